// Batal Hutang Lunas: a redemption or a step that made another loan is taken back: what was paid goes back, the pledges lie on the
// scale and are photographed before whoever approves, the loan runs on. Only the last link of a chain.
import { Alert, Badge, Button, Modal, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { berat, rupiah } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { useTempat } from '@/kit/konteks';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { baca } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { AmbilTimbangan } from '@/kit/transaksi/BagianIsian';
import { TombolTimbangan } from '@/kit/transaksi/TombolTimbangan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { ambilLunas, type HutangLunas, KUNCI_HUTANG, SARING_LUNAS } from './api';
import { KakiHutang } from './BagianLangkah';
import { IsianFotoJaminan } from './FotoJaminan';
import { nomorDariPindaian, sebutCara } from './model';

const CARA = [
  { value: 'ALL', label: 'Semua cara' },
  { value: 'TEBUS', label: 'Tebus' },
  { value: 'PERPANJANG', label: 'Perpanjang' },
  { value: 'CICIL', label: 'Cicil pokok' },
  { value: 'TAMBAH', label: 'Tambah pinjaman' },
  { value: 'SEBAGIAN', label: 'Tebus sebagian' },
];
const BATAL = [
  { value: 'TIDAK', label: 'Belum dibatalkan' },
  { value: 'YA', label: 'Sudah dibatalkan' },
  { value: 'ALL', label: 'Semua' },
];

/** Why a closing cannot be taken back; nothing when it can. */
export function sebabTetap(l: Pick<HutangLunas, 'no_batal' | 'terakhir'>): string {
  if (l.no_batal) return `Sudah dibatalkan ${l.no_batal}`;
  return l.terakhir ? '' : 'Sudah ada langkah sesudahnya; batalkan yang terakhir dulu';
}

const kolom = (onBatal: (l: HutangLunas) => void): readonly Kolom<HutangLunas>[] => [
  { kunci: 'no_lunas', judul: 'No Lunas', nilai: (l) => l.no_lunas, lebar: 185, urut: false },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (l) => l.tgl_system, lebar: 105, urut: false },
  { kunci: 'no_faktur_hutang', judul: 'No Hutang', nilai: (l) => l.no_faktur_hutang, lebar: 185, urut: false },
  {
    kunci: 'cara',
    judul: 'Cara',
    nilai: (l) => sebutCara(l.cara),
    tampil: (l) => (
      <Badge variant="light" tt="none" color={l.no_batal ? 'red' : 'gray'}>
        {l.no_batal ? `${sebutCara(l.cara)}, batal` : sebutCara(l.cara)}
      </Badge>
    ),
    lebar: 160,
    urut: false,
  },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (l) => l.nama_customer, lebar: 165, urut: false },
  {
    kunci: 'jumlah_hutang',
    judul: 'Pokok (Rp)',
    jenis: 'rupiah',
    nilai: (l) => l.jumlah_hutang,
    lebar: 120,
    total: true,
    urut: false,
  },
  {
    kunci: 'bunga_rp',
    judul: 'Bunga (Rp)',
    jenis: 'rupiah',
    nilai: (l) => l.bunga_rp,
    lebar: 105,
    total: true,
    urut: false,
  },
  {
    kunci: 'denda_rp',
    judul: 'Denda (Rp)',
    jenis: 'rupiah',
    nilai: (l) => l.denda_rp,
    lebar: 105,
    total: true,
    urut: false,
  },
  {
    kunci: 'masuk_rp',
    judul: 'Masuk (Rp)',
    jenis: 'rupiah',
    nilai: (l) => l.masuk_rp,
    lebar: 120,
    total: true,
    urut: false,
  },
  {
    kunci: 'keluar_rp',
    judul: 'Keluar (Rp)',
    jenis: 'rupiah',
    nilai: (l) => l.keluar_rp,
    lebar: 120,
    total: true,
    urut: false,
  },
  { kunci: 'no_penerus', judul: 'Hutang Baru', nilai: (l) => l.no_penerus, lebar: 185, urut: false },
  {
    kunci: 'pengambil',
    judul: 'Diambil',
    nilai: (l) => [l.pengambil, l.kuasa && '(kuasa)'].filter(Boolean).join(' '),
    lebar: 150,
    urut: false,
  },
  { kunci: 'oleh', judul: 'User', nilai: (l) => l.oleh, lebar: 110, urut: false },
  {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    tampil: (l) => (
      <Button
        size="compact-sm"
        variant="default"
        c={sebabTetap(l) ? undefined : 'red'}
        disabled={sebabTetap(l) !== ''}
        title={sebabTetap(l) || undefined}
        aria-label={`Batal ${l.no_lunas}`}
        onClick={() => onBatal(l)}
      >
        Batal
      </Button>
    ),
    lebar: 100,
    urut: false,
    diKanan: true,
  },
];

export default function BatalHutangLunas({ rute }: { rute: Rute }) {
  const { hari } = useTempat();
  const [batal, setBatal] = useState<HutangLunas>();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_HUTANG, 'lunas'],
    labelTotal: 'Total',
    bawaan: { ...SARING_LUNAS, tgl_from: hari.system, tgl_to: hari.system },
    ambil: ambilLunas,
  });
  usePemindai((kode) => {
    const no = nomorDariPindaian(kode);
    if (no) ubah({ cari: no });
  }, batal === undefined);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Pelunasan hutang"
        kolom={kolom(setBatal)}
        idBaris={(l) => l.no_lunas}
        {...tabel}
        kosong="Tidak ada pelunasan pada hari ini"
        ekspor={{ namaFile: 'hutang-lunas.csv' }}
        alat={
          <>
            <SaringTanggal nilai={saring} onGanti={ubah} />
            <Select
              aria-label="Cara"
              w={160}
              data={CARA}
              value={saring.cara}
              allowDeselect={false}
              onChange={(v) => ubah({ cara: v ?? 'ALL' })}
            />
            <Select
              aria-label="Pembatalan"
              w={165}
              data={BATAL}
              value={saring.batal}
              allowDeselect={false}
              onChange={(v) => ubah({ batal: v ?? 'ALL' })}
            />
          </>
        }
      />
      {batal && <DialogBatalLunas l={batal} onTutup={() => setBatal(undefined)} />}
    </Halaman>
  );
}

function DialogBatalLunas({ l, onTutup }: { l: HutangLunas; onTutup: () => void }) {
  const kueri = useQueryClient();
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const [alasan, setAlasan] = useState('');
  const [timbang, setTimbang] = useState<Readonly<Record<number, string>>>({});
  const [kantong, setKantong] = useState('');
  const [tempat, setTempat] = useState('');
  const simpan = useSimpanDokumen('hutang-lunas/{no}/batal', { jalur: { no: l.no_lunas } });
  const [foto, setFoto] = useState<ReadonlySet<number>>(new Set());
  const keluar = l.detail_barang.filter((b) => b.keluar);
  const belum = keluar.some((b) => !(Number(timbang[b.baris]) > 0));
  const kurang = belum
    ? 'Timbang lagi setiap jaminan'
    : keluar.some((b) => !foto.has(b.baris))
      ? 'Potret setiap jaminan yang kembali'
      : alasan.trim() === ''
        ? 'Isi alasannya'
        : undefined;
  const difoto = (baris: number, ada: boolean) =>
    setFoto((lama) => new Set(ada ? [...lama, baris] : [...lama].filter((b) => b !== baris)));
  const kirim = async () => {
    const jawab = await simpan.kirim({
      alasan: alasan.trim(),
      detail_barang: keluar.map((b) => ({ baris: b.baris, berat: Number(timbang[b.baris]) || 0 })),
      no_kantong: kantong.trim(),
      tempat: tempat.trim(),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Pelunasan Berhasil Dibatalkan');
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    onTutup();
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Batal ${sebutCara(l.cara).toLowerCase()} ${l.no_lunas}`}
      size={680}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <Alert color="orange" py={8}>
          {l.masuk_rp > 0 && `${rupiah(l.masuk_rp)} kembali ke ${l.nama_customer.toUpperCase()}. `}
          {l.keluar_rp > 0 && `${rupiah(l.keluar_rp)} kembali ke toko. `}
          {l.no_penerus && `Hutang ${l.no_penerus} dihapus dalam dokumen yang sama. `}
          {l.no_faktur_hutang} berjalan lagi seperti sebelumnya.
        </Alert>
        {keluar.length > 0 && (
          <>
            <TombolTimbangan timbangan={timbangan} />
            {keluar.map((b, i) => (
              <section key={b.baris} className={kelas.kotak} aria-label={`Jaminan ${b.baris} ${b.nama_barang}`}>
                <Text fw={600}>
                  {b.nama_barang} · {berat(b.berat)} gr
                </Text>
                <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={6}>
                  <Stack gap={6}>
                    <IsianBerat
                      label={`Berat sekarang ${b.baris}`}
                      required
                      value={timbang[b.baris] ?? ''}
                      onChange={(v) => {
                        simpan.lupakan();
                        setTimbang((lama) => ({ ...lama, [b.baris]: v }));
                      }}
                      error={simpan.kolom[`detail_barang[${i}].berat`] ?? simpan.kolom[`detail_barang[${i}].foto`]}
                      galatLangsung
                    />
                    <AmbilTimbangan
                      timbangan={timbangan}
                      onAmbil={(v) => setTimbang((lama) => ({ ...lama, [b.baris]: v }))}
                    />
                  </Stack>
                  <IsianFotoJaminan
                    no={l.no_faktur_hutang}
                    baris={b.baris}
                    sisi="kembali"
                    label={`Foto kembali ${b.nama_barang}`}
                    onJadi={(ada) => difoto(b.baris, ada)}
                  />
                </SimpleGrid>
              </section>
            ))}
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <TextInput
                label="No kantong"
                placeholder="Kosong: seperti dulu"
                maxLength={30}
                autoComplete="off"
                value={kantong}
                onChange={(e) => [setKantong(e.currentTarget.value.toUpperCase()), simpan.lupakan('no_kantong')]}
                error={simpan.kolom.no_kantong}
              />
              <TextInput
                label="Tempat"
                placeholder="Kosong: seperti dulu"
                maxLength={30}
                autoComplete="off"
                value={tempat}
                onChange={(e) => [setTempat(e.currentTarget.value.toUpperCase()), simpan.lupakan('tempat')]}
                error={simpan.kolom.tempat}
              />
            </SimpleGrid>
          </>
        )}
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          keterangan="Hari yang sama perlu SPV, sesudahnya OWN"
        />
        <KakiHutang
          simpan={simpan}
          label="Ya, Batalkan"
          bahaya
          kurang={kurang}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}

// A sample goes to the craftsman, and comes back: which order it is for, whose it is, what it weighs each time.
import { Alert, Button, Group, Modal, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { type KeadaanSimpan, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { pesan } from '@/kit/pesan';
import { teksAlasan } from '@/kit/transaksi/alasan';
import {
  IsianPengenal,
  PENGENAL_KOSONG,
  type Pengenal,
  pengenalKurang,
  rapikanPengenal,
} from '@/kit/transaksi/IsianPengenal';
import { type Contoh, hitungContohKembali, KUNCI_PESANAN, kueriPesanan, MASTER, nomorPesanan } from './api';

const JEDA = 300;

interface RangkaProps {
  judul: string;
  simpan: KeadaanSimpan;
  mati: boolean;
  /** What is still missing. */
  sebab: string;
  onSimpan: () => void;
  onTutup: () => void;
  children: ReactNode;
}

function RangkaContoh({ judul, simpan, mati, sebab, onSimpan, onTutup, children }: RangkaProps) {
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={judul}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        {children}
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan simpan={simpan} onSimpan={onSimpan} mati={mati} sebab={sebab} />
        </Group>
      </Stack>
    </Modal>
  );
}

function useJadi(onTutup: () => void) {
  const kueri = useQueryClient();
  return (kata: string | undefined) => {
    if (kata) pesan.sukses(kata);
    void kueri.invalidateQueries({ queryKey: KUNCI_PESANAN });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    onTutup();
  };
}

const KOSONG = {
  no_pesanan: '',
  milik: 'TOKO',
  kode_barcode: '',
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  kode_tukang: '',
  keterangan: '',
};

export function FormContoh({ onTutup }: { onTutup: () => void }) {
  const [m, setM] = useState(KOSONG);
  const [timbang, setTimbang] = useState('');
  const simpan = useSimpanDokumen('pesanan/contoh');
  const jadi = useJadi(onTutup);
  const ubah = (bagian: Partial<typeof KOSONG>) => {
    for (const nama of Object.keys(bagian)) simpan.lupakan(nama);
    setM((lama) => ({ ...lama, ...bagian }));
  };
  const no = m.no_pesanan.trim().toUpperCase();
  const pesanan = useQuery({ ...kueriPesanan(no), enabled: nomorPesanan(no) });
  const toko = m.milik === 'TOKO';
  const bernomor = m.kode_barcode.trim() !== '';
  const kirim = async () => {
    const jawab = await simpan.kirim({
      ...m,
      no_pesanan: no,
      ...asalContoh(m.kode_barcode, toko),
      berat: Number(timbang) || 0,
    });
    if (jawab) jadi(jawab.message);
  };
  const siap = no !== '' && Number(timbang) > 0 && (toko ? bernomor : bernomor || m.nama_barang.trim() !== '');
  return (
    <RangkaContoh
      judul="Contoh Keluar"
      simpan={simpan}
      mati={!siap}
      sebab={no === '' ? 'Isi nomor pesanannya' : Number(timbang) > 0 ? 'Sebut barangnya' : 'Timbang barangnya'}
      onSimpan={() => void kirim()}
      onTutup={onTutup}
    >
      <TextInput
        label="No pesanan"
        placeholder="Scan nota pesanan (FP…)"
        required
        data-autofocus
        autoComplete="off"
        value={m.no_pesanan}
        onChange={(e) => ubah({ no_pesanan: e.currentTarget.value.toUpperCase() })}
        description={
          pesanan.data
            ? `${pesanan.data.nama_customer}: ${pesanan.data.uraian}, janji ${pesanan.data.tgl_janji}`
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={simpan.kolom.no_pesanan ?? (pesanan.error ? pesanDari(pesanan.error) : undefined)}
      />
      <div>
        <Text fz={14} fw={500} mb={4}>
          Milik
        </Text>
        <SegmentedControl
          aria-label="Milik"
          fullWidth
          value={m.milik}
          onChange={(milik) => ubah({ milik })}
          data={[
            { value: 'TOKO', label: 'Toko' },
            { value: 'CUSTOMER', label: 'Pelanggan' },
          ]}
        />
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label={toko ? 'Barcode' : 'Barcode atau no nota (bila dari toko kita)'}
          required={toko}
          autoComplete="off"
          value={m.kode_barcode}
          onChange={(e) => [ubah({ kode_barcode: e.currentTarget.value }), simpan.lupakan('no_faktur_jual')]}
          error={simpan.kolom.kode_barcode ?? simpan.kolom.no_faktur_jual}
        />
        <IsianBerat
          label="Berat timbang"
          required
          value={timbang}
          onChange={(v) => [setTimbang(v), simpan.lupakan('berat')]}
          error={simpan.kolom.berat}
          galatLangsung
        />
      </SimpleGrid>
      {!toko && !bernomor && <BarangAsing m={m} ubah={ubah} kolom={simpan.kolom} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <PilihTukang
          nilai={m.kode_tukang}
          onGanti={(kode_tukang) => ubah({ kode_tukang })}
          galat={simpan.kolom.kode_tukang}
        />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={m.keterangan}
          onChange={(e) => ubah({ keterangan: e.currentTarget.value })}
          error={simpan.kolom.keterangan}
        />
      </SimpleGrid>
    </RangkaContoh>
  );
}

/** What was scanned: the tag of a piece, or of a customer's the nota it was sold by. */
export function asalContoh(teks: string, toko: boolean) {
  const rapi = teks.trim().toUpperCase();
  const nota = !toko && /[A-Z-]/.test(rapi);
  return {
    kode_barcode: rapi === '' || nota ? '' : rapikanBarcode(rapi),
    no_faktur_jual: nota ? rapi : '',
  };
}

interface BarangAsingProps {
  m: typeof KOSONG;
  ubah: (bagian: Partial<typeof KOSONG>) => void;
  kolom: Readonly<Record<string, string>>;
}

/** A piece that is not of the chain is described. */
function BarangAsing({ m, ubah, kolom }: BarangAsingProps) {
  const group = useQuery(MASTER.group);
  const jenis = useQuery(MASTER.jenis);
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
      <TextInput
        label="Nama barang"
        required
        maxLength={60}
        value={m.nama_barang}
        onChange={(e) => ubah({ nama_barang: e.currentTarget.value.toUpperCase() })}
        error={kolom.nama_barang}
      />
      <PilihDaftar
        label="Kategori"
        sebut="kategori"
        gagal={group.isError}
        galat={kolom.kode_group}
        data={(group.data ?? [])
          .filter((g) => !g.is_acc)
          .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }))}
        value={m.kode_group || null}
        onChange={(v) => ubah({ kode_group: v ?? '', kode_dept: '' })}
      />
      <PilihDaftar
        label="Jenis"
        sebut="jenis"
        gagal={jenis.isError}
        galat={kolom.kode_dept}
        data={(jenis.data ?? [])
          .filter((j) => !m.kode_group || !j.kode_group || j.kode_group === m.kode_group)
          .map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }))}
        value={m.kode_dept || null}
        onChange={(v) => ubah({ kode_dept: v ?? '' })}
      />
    </SimpleGrid>
  );
}

interface PilihTukangProps {
  nilai: string;
  onGanti: (kode: string) => void;
  galat?: string;
}

function PilihTukang({ nilai, onGanti, galat }: PilihTukangProps) {
  const tukang = useQuery(MASTER.tukang);
  return (
    <PilihDaftar
      label="Tukang yang membawa"
      placeholder="Kosong: tetap di toko"
      sebut="tukang"
      clearable
      gagal={tukang.isError}
      galat={galat}
      data={(tukang.data ?? []).map((t) => ({ value: t.kode_tukang, label: `${t.kode_tukang} · ${t.nama_tukang}` }))}
      value={nilai || null}
      onChange={(v) => onGanti(v ?? '')}
    />
  );
}

export function FormKembali({ c, onTutup }: { c: Contoh; onTutup: () => void }) {
  const [timbang, setTimbang] = useState('');
  const [uji, setUji] = useState('');
  const [siapa, setSiapa] = useState<Pengenal>(PENGENAL_KOSONG);
  const [keterangan, setKeterangan] = useState('');
  // The shop's own, and what was with a craftsman, is tested by a second person; the customer's goes home with its owner.
  const diuji = c.milik === 'TOKO' || c.kode_tukang !== '';
  const customer = c.milik !== 'TOKO';
  const simpan = useSimpanDokumen('pesanan/contoh/{no}/kembali', { jalur: { no: c.no_contoh } });
  const jadi = useJadi(onTutup);
  const gram = Number(timbang) || 0;
  const isi = {
    berat: gram,
    kadar_uji: diuji && Number(uji) > 0 ? Number(uji) : null,
    ...rapikanPengenal(customer && !pengenalKurang(siapa) ? siapa : { ...siapa, pengenal: '' }),
  };
  const [tanya] = useDebouncedValue(isi, JEDA);
  const tenang = tanya.berat;
  const { data: h } = useQuery({
    queryKey: [...KUNCI_PESANAN, 'contoh', c.no_contoh, tanya],
    queryFn: ({ signal }) => hitungContohKembali(c.no_contoh, { ...tanya, keterangan: '' }, signal),
    enabled: tenang > 0 && (!diuji || tanya.kadar_uji !== null),
    gcTime: 0,
    retry: false,
  });
  const kirim = async () => {
    const jawab = await simpan.kirim({ ...isi, keterangan });
    if (jawab) jadi(jawab.message);
  };
  const alasan = tenang === gram ? teksAlasan(h?.alasan) : '';
  return (
    <RangkaContoh
      judul={`Contoh Kembali ${c.no_contoh}`}
      simpan={simpan}
      mati={gram <= 0 || (diuji && !(Number(uji) > 0)) || (customer && pengenalKurang(siapa))}
      sebab={
        gram <= 0
          ? 'Timbang barangnya'
          : diuji && !(Number(uji) > 0)
            ? 'Isi kadar ujinya'
            : 'Isi empat angka terakhir pengenalnya'
      }
      onSimpan={() => void kirim()}
      onTutup={onTutup}
    >
      <Text>
        {[c.kode_barcode, c.nama_barang].filter(Boolean).join(' ')}, milik {c.milik === 'TOKO' ? 'toko' : c.pemilik},
        keluar {c.tgl_system} dengan {berat(c.berat)} gr{c.nama_tukang && `, dibawa ${c.nama_tukang}`}.
      </Text>
      <IsianBerat
        label="Berat timbang sekarang"
        required
        data-autofocus
        value={timbang}
        onChange={(v) => [setTimbang(v), simpan.lupakan('berat')]}
        error={simpan.kolom.berat}
        galatLangsung
      />
      {diuji && (
        <TextInput
          label="Kadar uji (%)"
          description="Diuji orang kedua, yang memberi otorisasi"
          required
          inputMode="decimal"
          value={uji}
          onChange={(e) => [setUji(e.currentTarget.value), simpan.lupakan('kadar_uji')]}
          error={simpan.kolom.kadar_uji}
        />
      )}
      {customer && (
        <IsianPengenal
          m={siapa}
          nama={c.pemilik}
          onGanti={(bagian) => [setSiapa((lama) => ({ ...lama, ...bagian })), simpan.lupakan()]}
          kolom={simpan.kolom}
          terkunci={simpan.sibuk}
        />
      )}
      {h && tenang === gram && (
        <Text role="status" data-selisih={h.selisih} c={h.selisih === 0 ? undefined : 'orange'}>
          {h.selisih === 0
            ? 'Beratnya sama dengan waktu keluar'
            : `${h.selisih > 0 ? 'Lebih' : 'Kurang'} ${berat(Math.abs(h.selisih))} gr`}
        </Text>
      )}
      {alasan && (
        <Alert color="orange" py={8}>
          Perlu otorisasi: {alasan}
        </Alert>
      )}
      <TextInput
        label="Keterangan"
        maxLength={200}
        value={keterangan}
        onChange={(e) => setKeterangan(e.currentTarget.value)}
        error={simpan.kolom.keterangan}
      />
    </RangkaContoh>
  );
}

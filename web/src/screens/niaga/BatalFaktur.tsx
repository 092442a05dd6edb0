// Taking a transaction back: find it, see everything that will be undone, say why, and have it approved. The same day a
// supervisor says yes, later the owner.
import { Alert, Button, Group, Kbd, List, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari, Tolak } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { useAlamat } from '@/kit/daftar/alamat';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { enterPolos } from '@/kit/enter';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { DI_SINI, KUNCI_DOKUMEN } from '@/kit/laporan/buka';
import { TautanSel } from '@/kit/laporan/konteksBuka';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { type FakturRinci, fakturDari, KUNCI_NIAGA } from './api';
import { IsiFaktur, LencanaFaktur } from './IsiFaktur';

/** Everything a cancellation undoes, in words. */
export function yangDibalik(f: FakturRinci): string[] {
  const uang = f.pembayaran.filter((b) => b.jenis !== 'TUKAR');
  return [
    ...f.detail_barang.map((b) =>
      b.jenis_barang === 'BARANG'
        ? `${b.kode_barcode} ${b.nama_barang} kembali ke ${b.kode_gudang} ${b.kode_baki}`
        : `${b.qty} ${b.nama_barang} kembali ke ${b.kode_gudang} ${b.kode_baki}`,
    ),
    ...f.detail_beli.map(
      (b) => `${b.kode_barcode} ${b.nama_barang} keluar dari ${b.kode_gudang} ${b.kode_baki}, kembali ke customer`,
    ),
    ...uang.map((b) => {
      const jumlah = rupiah(b.jumlah_rp);
      if (b.jenis === 'CASH') {
        return b.arah === 'MASUK' ? `Kas ${f.input_by} berkurang ${jumlah}` : `Kas ${f.input_by} bertambah ${jumlah}`;
      }
      if (b.jenis === 'TITIP') return `Titipan ${b.rujukan} kembali ${jumlah}`;
      if (b.jenis === 'KUPON') return `Kupon ${b.rujukan} bisa dipakai lagi`;
      return `Rekening ${b.no_rekening} ${b.arah === 'MASUK' ? 'berkurang' : 'bertambah'} ${jumlah}`;
    }),
  ];
}

interface Penghalang {
  /** The transaction that is taken back first, on a screen like this. */
  batalkan_dulu?: string;
  /** The document that took a piece further. */
  dokumen?: string;
}

/** What stands in the way, where the server named it. */
function penghalang(detail: unknown): Penghalang {
  return typeof detail === 'object' && detail !== null ? (detail as Penghalang) : {};
}

/** The cash that changes hands with a cancellation, in words; nothing where there is none. */
export function tunaiBatal({ tunai, laci }: { tunai: number; laci: string }): string | undefined {
  if (tunai === 0) return undefined;
  return tunai > 0
    ? `Kembalikan tunai ${rupiah(tunai)} ke customer, dari laci ${laci}.`
    : `Terima kembali tunai ${rupiah(-tunai)} dari customer, ke laci ${laci}.`;
}

export interface BatalFakturProps {
  rute: Rute;
  jalur: 'penjualan' | 'pembelian';
}

export function BatalFaktur({ rute, jalur }: BatalFakturProps) {
  const { pengguna } = useSesiAda();
  const kueri = useQueryClient();
  const isian = useRef<HTMLInputElement>(null);
  const [no, setNo] = useState('');
  const [f, setF] = useState<FakturRinci>();
  const [galat, setGalat] = useState<string>();
  /** Why it cannot be taken back, known before a reason is typed. */
  const [tolak, setTolak] = useState<Tolak>();
  /** The cash of what was just taken back. */
  const [jadi, setJadi] = useState<{ no: string; tunai?: string }>();
  const [alasan, setAlasan] = useState('');
  const simpan = useSimpanDokumen(`${jalur}/batal`);
  const cari = async (teks: string) => {
    const rapi = teks.trim().toUpperCase();
    if (rapi === '') return;
    setNo(rapi);
    setGalat(undefined);
    setF(undefined);
    setTolak(undefined);
    setJadi(undefined);
    setAlasan('');
    simpan.lupakan();
    try {
      const ada = await fakturDari(jalur, rapi);
      if (ada.no_batal === '') {
        const no_faktur = ada.no_faktur_group;
        await panggil('POST', `${jalur}/batal/periksa` as const, { body: { no_faktur } }).catch((sebab) => {
          if (!(sebab instanceof Tolak) || sebab.status !== 422) throw sebab;
          setTolak(sebab);
        });
      }
      setF(ada);
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    }
  };
  usePemindai((kode) => void cari(kode));
  // Asked for by a link: the address is used up, so that a step back fills nothing in.
  const [{ no: diminta }, alamat] = useAlamat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!diminta) return;
    alamat({ no: undefined }, { ganti: true });
    void cari(diminta);
  }, []);
  useTombol([{ kunci: 'F2', arti: 'No faktur', aksi: () => isian.current?.focus() }]);
  const hariIni = f?.tgl_system === pengguna.tgl_system;
  const cukup = pengguna.level === 'OWN' || (pengguna.level === 'SPV' && hariIni);
  const sendiri = f?.input_by === pengguna.user_id;
  const { batalkan_dulu: dulu, dokumen } = penghalang(tolak?.detail ?? simpan.detail);
  const bisa = f !== undefined && f.no_batal === '' && !tolak;
  const kirim = async () => {
    if (!f || !bisa || alasan.trim() === '') return;
    const jawab = await simpan.kirim({ no_faktur: f.no_faktur_group, alasan });
    if (!jawab) return;
    pesan.sukses(`${jawab.message ?? 'Berhasil'} (${jawab.data.no_batal})`);
    setJadi({ no: f.no_faktur_group, tunai: tunaiBatal(jawab.data) });
    setF(undefined);
    setNo('');
    setAlasan('');
    isian.current?.focus();
    void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
  };
  const jalanKeluar = (dulu || dokumen) && (
    <Group gap="xs" mt="xs">
      {dulu && (
        <Button size="xs" variant="default" onClick={() => void cari(dulu)}>
          Buka {dulu} untuk dibatalkan dulu
        </Button>
      )}
      {dokumen && <TautanSel ke={{ path: DI_SINI, search: { [KUNCI_DOKUMEN]: dokumen } }}>Lihat {dokumen}</TautanSel>}
    </Group>
  );
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label={rute.judul}
          mati={!bisa || alasan.trim() === ''}
        />
      }
    >
      <Stack gap="md" maw={960}>
        <Group align="flex-end" gap="sm">
          <TextInput
            ref={isian}
            label="No Faktur"
            placeholder="Scan nota, atau ketik nomornya lalu Enter"
            data-autofocus
            autoFocus
            autoComplete="off"
            rightSection={<Kbd size="xs">F2</Kbd>}
            rightSectionWidth={44}
            value={no}
            onChange={(e) => setNo(e.currentTarget.value)}
            onKeyDown={(e) => {
              if (!enterPolos(e)) return;
              e.preventDefault();
              void cari(no);
            }}
            error={simpan.kolom.no_faktur}
            style={{ flex: '1 1 280px' }}
          />
          <Button variant="default" leftSection={<IconSearch size={18} />} onClick={() => void cari(no)}>
            Cari
          </Button>
        </Group>
        {jadi?.tunai && (
          <Alert color="green" title={`Tunai dari ${jadi.no}`} role="status">
            <Text fw={600}>{jadi.tunai}</Text>
          </Alert>
        )}
        {!f && !galat && (
          <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
            Scan nota atau ketik nomornya: yang akan dibalik tampil di sini sebelum dibatalkan.
          </Text>
        )}
        {galat && <Galat pesan={galat} />}
        {tolak ? (
          <Alert color="red" role="alert" title="Tidak bisa dibatalkan">
            {tolak.message}
            {jalanKeluar}
          </Alert>
        ) : (
          <GalatDokumen simpan={simpan}>{jalanKeluar}</GalatDokumen>
        )}
        {f && (
          <>
            <Group gap="xs">
              <Text fw={600} fz={16}>
                {f.no_faktur_group}
              </Text>
              <LencanaFaktur f={f} />
            </Group>
            {bisa && (
              <>
                <Alert color="orange" title="Yang akan dibalik">
                  <List size="sm">
                    {yangDibalik(f).map((satu) => (
                      <List.Item key={satu}>{satu}</List.Item>
                    ))}
                  </List>
                </Alert>
                <Textarea
                  label="Alasan"
                  required
                  autoFocus
                  maxLength={200}
                  value={alasan}
                  onChange={(e) => {
                    simpan.lupakan('alasan');
                    setAlasan(e.currentTarget.value);
                  }}
                  error={simpan.kolom.alasan}
                  description={
                    cukup && !sendiri
                      ? undefined
                      : `Perlu otorisasi ${hariIni ? 'SPV atau OWN' : 'OWN (faktur hari lain)'}`
                  }
                />
              </>
            )}
            <div className={kelas.kotak}>
              <IsiFaktur f={f} />
            </div>
          </>
        )}
      </Stack>
    </Halaman>
  );
}

// Import Pre Order: a file of payments is read, its lines with a nominal are matched with pre-orders, everything is shown, and
// what was matched is validated as one document. What was not matched stays in sight with the reason.
import { Alert, Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { bacaBerkas } from '@/kit/impor/berkas';
import { BilahBerkas, banyak } from '@/kit/impor/Impor';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { bacaBerkasPo, cocokkanPo, KUNCI_PO, kueriKolomImpor } from './api';
import {
  type BarisImpor,
  cocok,
  dikirimCocok,
  gabung,
  hitungImpor,
  keTransaksi,
  keterangan,
  keValidasi,
} from './impor';

type Langkah =
  | { apa: 'pilih' }
  /** How far it is, in percent. */
  | { apa: 'jalan'; teks: string; sampai: number }
  | { apa: 'lihat'; nama: string; baris: readonly BarisImpor[] }
  | { apa: 'jadi'; no: string; jumlah: number; total: number };

type Saring = 'SEMUA' | 'COCOK' | 'TIDAK';

const BATAS = 300_000;

export default function ImportPreOrder({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const kolomBerkas = useQuery(kueriKolomImpor);
  const [langkah, setLangkah] = useState<Langkah>({ apa: 'pilih' });
  const [galat, setGalat] = useState<string>();
  const simpan = useSimpanDokumen('pre-order/validation', { batas: BATAS });
  const sedang = langkah.apa === 'jalan' || simpan.sibuk;
  const lihat = langkah.apa === 'lihat' ? langkah : undefined;
  const kirimkan = useMemo(() => keValidasi(lihat?.baris ?? []), [lihat]);

  const proses = async (berkas: File) => {
    setGalat(undefined);
    simpan.lupakan();
    setLangkah({ apa: 'jalan', teks: `Membaca ${berkas.name} …`, sampai: 20 });
    try {
      const isi = await bacaBerkas(berkas);
      const { baris } = await bacaBerkasPo({ ...isi, nama_berkas: berkas.name });
      const dikirim = dikirimCocok(baris);
      setLangkah({ apa: 'jalan', teks: `Mencocokkan ${banyak(dikirim.length)} pembayaran …`, sampai: 60 });
      const jawab = dikirim.length > 0 ? await cocokkanPo(dikirim.map(keTransaksi)) : [];
      setLangkah({ apa: 'lihat', nama: berkas.name, baris: gabung(baris, jawab) });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setLangkah({ apa: 'pilih' });
    }
  };
  const validasi = async () => {
    if (!lihat || kirimkan.length === 0) return;
    const ya = await konfirmasi(
      `${banyak(kirimkan.length)} pembayaran (${rupiah(hitungImpor(lihat.baris).nominal)}) divalidasi.`,
      { judul: rute.judul, ya: 'Validasi', tidak: 'Batal' },
    );
    if (!ya) return;
    const jawab = await simpan.kirim({ data_transaksi: kirimkan, nama_berkas: lihat.nama });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Divalidasi');
    const { no_dok, jumlah, total_rp } = jawab.data;
    setLangkah({ apa: 'jadi', no: no_dok, jumlah, total: total_rp });
    await kueri.invalidateQueries({ queryKey: KUNCI_PO });
  };
  const kepala = kolomBerkas.data?.kolom;
  const templat = kepala && {
    isi: `${kepala.map((k) => k.nama).join(',')}\r\n${kepala.map((k) => k.contoh).join(',')}\r\n`,
    nama: 'pre-order-templat.csv',
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          label={`Validasi (${banyak(kirimkan.length)})`}
          onSimpan={() => void validasi()}
          mati={kirimkan.length === 0 || sedang}
          sebab={sedang ? undefined : 'Belum ada pembayaran yang cocok untuk disimpan'}
          berubah={kirimkan.length > 0}
        />
      }
    >
      <Stack gap="md">
        {kolomBerkas.error && (
          <Galat pesan={pesanDari(kolomBerkas.error)} cobaLagi={() => void kolomBerkas.refetch()} />
        )}
        {galat && <Galat pesan={galat} />}
        <GalatDokumen simpan={simpan} />
        {langkah.apa === 'pilih' && (
          <Text>
            Pilih berkas pembayaran dari marketplace atau bank (CSV atau Excel). Hanya baris dengan nominal yang
            dicocokkan; baris lain tetap ditampilkan.
            {kolomBerkas.data && ` Paling banyak ${banyak(kolomBerkas.data.paling_banyak)} baris.`}
          </Text>
        )}
        {langkah.apa === 'jadi' && (
          <Alert color="green" icon={<IconCheck size={18} />} role="status" title={`Dokumen ${langkah.no}`}>
            {banyak(langkah.jumlah)} pembayaran divalidasi, {rupiah(langkah.total)}.
          </Alert>
        )}
        <BilahBerkas
          lagi={lihat !== undefined}
          sedang={sedang}
          onPilih={(berkas) => void proses(berkas)}
          templat={templat}
        />
        {langkah.apa === 'jalan' && <Jalannya teks={langkah.teks} sampai={langkah.sampai} />}
        {simpan.sibuk && <Jalannya teks="Memvalidasi …" sampai={90} />}
        {lihat && <TabelImpor nama={lihat.nama} baris={lihat.baris} />}
      </Stack>
    </Halaman>
  );
}

function Jalannya({ teks, sampai }: { teks: string; sampai: number }) {
  return (
    <Stack gap={6} role="status" py="md">
      <Text>{teks}</Text>
      <Progress value={sampai} animated aria-label={teks} />
    </Stack>
  );
}

const KOLOM: readonly Kolom<BarisImpor>[] = [
  { kunci: 'baris', judul: 'Baris', jenis: 'angka', nilai: (b) => b.baris, lebar: 70 },
  {
    kunci: 'keterangan',
    judul: 'Keterangan',
    nilai: keterangan,
    tampil: (b) => (
      <Text
        span
        fz={13}
        title={keterangan(b)}
        c={cocok(b) ? 'var(--karat-sukses)' : b.nominal > 0 || b.salah.length > 0 ? 'var(--karat-bahaya)' : 'dimmed'}
        data-cocok={cocok(b) ? 'ya' : 'tidak'}
      >
        {keterangan(b)}
      </Text>
    ),
    lebar: 260,
  },
  { kunci: 'no_po', judul: 'No Po', nilai: (b) => b.hasil?.no_po ?? '', lebar: 185 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (b) => b.hasil?.nama_customer ?? '', lebar: 160 },
  { kunci: 'kode_marketplace', judul: 'Marketplace', nilai: (b) => b.kode_marketplace, lebar: 115 },
  { kunci: 'no_order', judul: 'No Order', nilai: (b) => b.no_order, lebar: 150 },
  { kunci: 'no_rekening', judul: 'No Rekening', nilai: (b) => b.no_rekening, lebar: 140 },
  { kunci: 'tanggal', judul: 'Tanggal', nilai: (b) => b.tanggal, lebar: 110 },
  { kunci: 'no_pengirim', judul: 'Pengirim', nilai: (b) => b.no_pengirim, lebar: 130 },
  { kunci: 'nominal', judul: 'Nominal (Rp)', jenis: 'rupiah', nilai: (b) => b.nominal, lebar: 130, total: true },
  { kunci: 'biaya_rp', judul: 'Biaya (Rp)', jenis: 'rupiah', nilai: (b) => b.hasil?.biaya_rp, lebar: 110, total: true },
  {
    kunci: 'nominal_bayar',
    judul: 'Dibayar (Rp)',
    jenis: 'rupiah',
    nilai: (b) => (cocok(b) ? b.hasil?.nominal_bayar : undefined),
    lebar: 130,
    total: true,
  },
  { kunci: 'sisa_rp', judul: 'Sisa PO (Rp)', jenis: 'rupiah', nilai: (b) => b.hasil?.sisa_rp, lebar: 130 },
];

function TabelImpor({ nama, baris }: { nama: string; baris: readonly BarisImpor[] }) {
  const [saring, setSaring] = useState<Saring>('SEMUA');
  const n = useMemo(() => hitungImpor(baris), [baris]);
  const tampak = useMemo(
    () => (saring === 'SEMUA' ? baris : baris.filter((b) => cocok(b) === (saring === 'COCOK'))),
    [baris, saring],
  );
  return (
    <>
      <Alert color={n.cocok > 0 ? 'blue' : 'orange'} title={nama} role="status" data-cocok={n.cocok}>
        {banyak(n.jumlah)} baris: {banyak(n.cocok)} cocok ({rupiah(n.nominal)}
        {n.biaya > 0 && `, biaya ${rupiah(n.biaya)}`}), {banyak(n.tidakCocok)} tidak cocok, {banyak(n.tanpaNominal)}{' '}
        tanpa nominal.
      </Alert>
      <DataTable
        label="Pembayaran"
        kolom={KOLOM}
        data={tampak}
        idBaris={(b) => String(b.baris)}
        ekspor={{ namaFile: 'import-pre-order.csv' }}
        alat={
          <Group gap="xs">
            <SegmentedControl
              aria-label="Saring baris"
              value={saring}
              onChange={(v) => setSaring(v as Saring)}
              data={[
                { value: 'SEMUA', label: `Semua (${banyak(n.jumlah)})` },
                { value: 'COCOK', label: `Cocok (${banyak(n.cocok)})` },
                { value: 'TIDAK', label: `Lainnya (${banyak(n.jumlah - n.cocok)})` },
              ]}
            />
          </Group>
        }
      />
    </>
  );
}

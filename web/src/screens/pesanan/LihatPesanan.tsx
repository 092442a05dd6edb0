// Lihat Pesanan: the board of open orders first, the table of all of them beside it, one order with its story in a drawer.
// Every next step is a button with a key, on the card as in the drawer.
import { Button, Kbd, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { type IsiKartu, type LangkahKerja, PapanKerja } from '@/kit/papan/PapanKerja';
import { TUNGGU_VALIDASI } from '@/kit/papan/susun';
import { PilihTampil, useTampilKerja } from '@/kit/papan/tampil';
import { usePemindai } from '@/kit/pemindai';
import { useTombol } from '@/kit/tombol';
import { kueriSales } from '@/kit/transaksi/master';
import type { Rute } from '@/routes';
import {
  ambilPesanan,
  type KartuPesanan,
  KUNCI_PESANAN,
  kueriPapan,
  nomorPesanan,
  type Pesanan,
  SARING_PESANAN,
} from './api';
import { FotoPesanan } from './FotoPesanan';
import { useHakPesanan } from './hak';
import { LaciPesanan } from './LaciPesanan';
import { LencanaPesanan } from './LencanaPesanan';
import { type KodeLangkah, langkahPesanan, TAHAP } from './langkah';

const orang = (kode: string, nama: string) => [kode, nama].filter(Boolean).join(' · ');

export const keKartu = (k: KartuPesanan): IsiKartu => ({
  no: k.no,
  tahap: k.tahap,
  nama: k.nama_customer,
  apa: k.uraian,
  janji: k.tgl_janji,
  sisa: k.sisa_rp,
  tukang: orang(k.kode_tukang, k.nama_tukang),
  sales: k.kode_sales,
  tanda: [k.cara_harga === 'LOCK' && 'harga dikunci', k.contoh_keluar && 'contoh di luar'].filter(Boolean).join(' · '),
  cari: k.no_hp,
});

export const keKartuMenunggu = (k: KartuPesanan): IsiKartu =>
  k.tahap === 'PESAN' ? { ...keKartu(k), tunggu: TUNGGU_VALIDASI } : keKartu(k);

const gambar = (k: KartuPesanan) => (k.foto > 0 ? <FotoPesanan no={k.no} baris={k.foto} /> : null);

const KOLOM: readonly Kolom<Pesanan>[] = [
  { kunci: 'no_pesanan', judul: 'No Pesanan', nilai: (p) => p.no_pesanan, lebar: 190 },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (p) => p.tgl_system, lebar: 115 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (p) => p.nama_customer, lebar: 180 },
  {
    kunci: 'tahap',
    judul: 'Tahap',
    nilai: (p) => p.tahap,
    tampil: (p) => <LencanaPesanan p={p} />,
    lebar: 200,
  },
  { kunci: 'tgl_janji', judul: 'Janji', nilai: (p) => p.tgl_janji, lebar: 115 },
  { kunci: 'uraian', judul: 'Pesanan', nilai: (p) => p.uraian, lebar: 270, urut: false },
  { kunci: 'no_hp', judul: 'No HP', nilai: (p) => p.no_hp, lebar: 135, urut: false },
  { kunci: 'qty', judul: 'Qty', jenis: 'angka', nilai: (p) => p.qty, lebar: 70, total: true, urut: false },
  {
    kunci: 'berat_estimasi',
    judul: 'Taksiran (gr)',
    jenis: 'berat',
    nilai: (p) => p.berat_estimasi,
    lebar: 115,
    total: true,
    urut: false,
  },
  {
    kunci: 'total_harga',
    judul: 'Taksiran (Rp)',
    jenis: 'rupiah',
    nilai: (p) => p.total_harga,
    lebar: 130,
    total: true,
  },
  {
    kunci: 'jumlah_bayar',
    judul: 'Uang Muka (Rp)',
    jenis: 'rupiah',
    nilai: (p) => p.jumlah_bayar,
    lebar: 130,
    total: true,
    urut: false,
  },
  {
    kunci: 'sisa_dp',
    judul: 'Sisa Uang Muka (Rp)',
    jenis: 'rupiah',
    nilai: (p) => p.sisa_dp,
    lebar: 150,
    total: true,
    urut: false,
  },
  { kunci: 'no_faktur_group', judul: 'Diambil', nilai: (p) => p.no_faktur_group, lebar: 190, urut: false },
  { kunci: 'kode_sales', judul: 'Sales', nilai: (p) => p.kode_sales, lebar: 80, urut: false },
  { kunci: 'input_by', judul: 'User', nilai: (p) => p.input_by, lebar: 110, urut: false },
];

const STATUS = [
  { value: 'ALL', label: 'Semua' },
  { value: 'TERBUKA', label: 'Masih berjalan' },
  { value: 'TERLAMBAT', label: 'Telat' },
  ...Object.entries(TAHAP).map(([value, { kata }]) => ({ value, label: kata })),
];

export default function LihatPesanan({ rute }: { rute: Rute }) {
  const [{ pesanan: buka = '' }, alamat] = useAlamat();
  const [langkah, setLangkah] = useState<KodeLangkah>();
  const [tampil, pilihTampil] = useTampilKerja();
  const pindah = useNavigate();
  const bukaSatu = (no: string, dulu?: KodeLangkah) => {
    setLangkah(dulu);
    alamat({ pesanan: no || undefined });
  };
  const baru = () => void pindah({ to: '/transaksi-pesanan' });
  const impor = useImporAwal('pesanan', useSesiAda().pengguna.level);
  useTombol([{ kunci: 'F3', arti: 'Pesanan baru', aksi: baru }], buka === '' && !impor.terbuka);
  // The paper's barcode leads to its order, whatever is shown.
  usePemindai(
    (kode) => {
      const no = kode.trim().toUpperCase();
      if (nomorPesanan(no)) bukaSatu(no);
    },
    buka === '' && !impor.terbuka,
  );
  const pilih = <PilihTampil nilai={tampil} onGanti={pilihTampil} />;
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={impor.aksi}
      utama={
        <Button leftSection={<IconPlus size={18} />} rightSection={<Kbd size="xs">F3</Kbd>} onClick={baru}>
          Pesanan Baru
        </Button>
      }
    >
      {tampil === 'papan' ? <Papan alat={pilih} onBuka={bukaSatu} /> : <Tabel alat={pilih} onBuka={bukaSatu} />}
      {buka && <LaciPesanan key={buka} no={buka} langkah={langkah} onTutup={() => bukaSatu('')} />}
      {impor.dialog}
    </Halaman>
  );
}

interface BagianProps {
  alat: ReactNode;
  onBuka: (no: string, langkah?: KodeLangkah) => void;
}

function Papan({ alat, onBuka }: BagianProps) {
  const { pengguna, modul } = useSesiAda();
  const { data, error, isPending, refetch } = useQuery(kueriPapan);
  const wajibValid = modulNyala(modul, 'VALIDASI_PESANAN_MODULE');
  const hak = useHakPesanan();
  const kartu = data?.kartu ?? [];
  const adaValid = wajibValid || kartu.some((k) => k.tahap === 'VALID');
  const tahap = useMemo(
    () =>
      (['PESAN', 'VALID', 'PROSES', 'SELESAI'] as const)
        .filter((kode) => kode !== 'VALID' || adaValid)
        .map((kode) => ({ kode, judul: TAHAP[kode].kata })),
    [adaValid],
  );
  // What nobody looked at yet says so on its card.
  const isiKartu = useMemo(() => (wajibValid ? keKartuMenunggu : keKartu), [wajibValid]);
  const langkah = (k: KartuPesanan): readonly LangkahKerja[] =>
    langkahPesanan({ tahap: k.tahap, sisa_dp: 0 }, wajibValid, hak).map((satu) => ({
      label: satu.label,
      bahaya: satu.bahaya,
      mati: satu.mati,
      aksi: () => onBuka(k.no, satu.kode),
    }));
  return (
    <PapanKerja
      label="Pesanan"
      tahap={tahap}
      data={kartu}
      kartu={isiKartu}
      hari={data?.tgl || pengguna.tgl_system}
      langkah={langkah}
      onBuka={(k) => onBuka(k.no)}
      gambar={gambar}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      kosong="Tidak ada pesanan yang berjalan"
      alat={alat}
    />
  );
}

function Tabel({ alat, onBuka }: BagianProps) {
  const sales = useQuery(kueriSales).data ?? [];
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_PESANAN, 'daftar'],
    labelTotal: 'Total',
    bawaan: SARING_PESANAN,
    ambil: ambilPesanan,
  });
  return (
    <DataTable
      label="Pesanan"
      kolom={KOLOM}
      idBaris={(p) => p.no_pesanan}
      {...tabel}
      kosong="Tidak ada pesanan"
      ekspor={{ namaFile: 'pesanan.csv' }}
      onBaris={(p) => onBuka(p.no_pesanan)}
      alat={
        <>
          <SaringTanggal nilai={saring} onGanti={ubah} />
          <Select
            aria-label="Status"
            w={160}
            data={STATUS}
            value={saring.status}
            allowDeselect={false}
            onChange={(v) => ubah({ status: v ?? 'ALL' })}
          />
          <Select
            aria-label="Sales"
            w={160}
            searchable
            allowDeselect={false}
            data={[
              { value: 'ALL', label: 'Semua sales' },
              ...sales.map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` })),
            ]}
            value={saring.kode_sales}
            onChange={(v) => ubah({ kode_sales: v ?? 'ALL' })}
          />
          {alat}
        </>
      }
    />
  );
}

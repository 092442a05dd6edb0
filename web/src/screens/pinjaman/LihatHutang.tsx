// Lihat Hutang: every loan with its state, found by ticket QR, number, name, phone or bag; one of them with its story and its
// steps in a drawer. A ticket that is scanned anywhere here opens the redemption.
import { Alert, Button, Kbd, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { useTombol } from '@/kit/tombol';
import { kueriSales } from '@/kit/transaksi/master';
import type { Rute } from '@/routes';
import { ambilHutang, cariHutang, type Hutang, KUNCI_HUTANG, SARING_HUTANG } from './api';
import { LaciHutang } from './LaciHutang';
import { LencanaHutang } from './LencanaHutang';
import { dariSurat, type KodeLangkah, sebutStatus } from './model';

const KOLOM: readonly Kolom<Hutang>[] = [
  { kunci: 'no_faktur_hutang', judul: 'No Hutang', nilai: (h) => h.no_faktur_hutang, lebar: 185 },
  { kunci: 'tgl_hutang', judul: 'Tanggal', nilai: (h) => h.tgl_hutang, lebar: 110 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (h) => h.nama_customer, lebar: 155, urut: false },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: sebutStatus,
    tampil: (h) => <LencanaHutang h={h} />,
    lebar: 195,
    urut: false,
  },
  { kunci: 'jatuh_tempo', judul: 'Jatuh Tempo', nilai: (h) => h.jatuh_tempo, lebar: 115 },
  {
    kunci: 'jumlah_hutang',
    judul: 'Pokok (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.jumlah_hutang,
    lebar: 125,
    total: true,
  },
  { kunci: 'bunga_rp', judul: 'Bunga (Rp)', jenis: 'rupiah', nilai: (h) => h.bunga_rp, lebar: 110, urut: false },
  {
    kunci: 'total_bayar',
    judul: 'Tebus Hari Ini (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.total_bayar,
    lebar: 145,
    urut: false,
  },
  { kunci: 'uraian', judul: 'Jaminan', nilai: (h) => h.uraian, lebar: 220, urut: false },
  { kunci: 'no_kantong', judul: 'Kantong', nilai: (h) => h.no_kantong, lebar: 180, urut: false },
  { kunci: 'tempat', judul: 'Tempat', nilai: (h) => h.tempat, lebar: 100, urut: false },
  { kunci: 'no_hp', judul: 'No HP', nilai: (h) => h.no_hp, lebar: 130, urut: false },
  { kunci: 'qty', judul: 'Barang', jenis: 'angka', nilai: (h) => h.qty, lebar: 75, total: true, urut: false },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (h) => h.berat, lebar: 100, total: true, urut: false },
  {
    kunci: 'taksiran_rp',
    judul: 'Taksiran (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.taksiran_rp,
    lebar: 125,
    total: true,
    urut: false,
    tersembunyi: true,
  },
  {
    kunci: 'no_faktur_manual',
    judul: 'No Manual',
    nilai: (h) => h.no_faktur_manual,
    lebar: 110,
    urut: false,
    tersembunyi: true,
  },
  { kunci: 'kode_sales', judul: 'Sales', nilai: (h) => h.kode_sales, lebar: 80, urut: false },
  { kunci: 'input_by', judul: 'User', nilai: (h) => h.input_by, lebar: 110, urut: false },
];

const STATUS = [
  { value: 'TERBUKA', label: 'Masih terbuka' },
  { value: 'TELAT', label: 'Lewat jatuh tempo' },
  { value: 'TUNGGU', label: 'Menunggu cair' },
  { value: 'AKTIF', label: 'Berjalan' },
  { value: 'LUNAS', label: 'Lunas' },
  { value: 'LELANG', label: 'Dilelang' },
  { value: 'BATAL', label: 'Batal' },
  { value: 'ALL', label: 'Semua' },
];

interface Buka {
  langkah?: KodeLangkah;
  tiket?: number;
}

export default function LihatHutang({ rute }: { rute: Rute }) {
  const [{ no = '' }, alamat] = useAlamat();
  const [buka, setBuka] = useState<Buka>({});
  const [galat, setGalat] = useState<string>();
  const pindah = useNavigate();
  const sales = useQuery(kueriSales).data ?? [];
  const impor = useImporAwal('hutang', useSesiAda().pengguna.level);
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_HUTANG, 'daftar'],
    labelTotal: 'Total',
    bawaan: SARING_HUTANG,
    ambil: ambilHutang,
  });
  const bukaSatu = (nomor: string, dengan: Buka = {}) => {
    setBuka(dengan);
    alamat({ no: nomor || undefined });
  };
  const baru = () => void pindah({ to: '/transaksi-hutang' });
  useTombol([{ kunci: 'F3', arti: 'Hutang baru', aksi: baru }], no === '' && !impor.terbuka);
  /** A ticket in the hand means its redemption; a number or a bag means the loan. */
  const pindai = async (kode: string) => {
    setGalat(undefined);
    try {
      const { no_faktur_hutang, tiket, status } = await cariHutang(kode.trim());
      const tebus = status === 'AKTIF' && (tiket > 0 || dariSurat(kode));
      bukaSatu(no_faktur_hutang, { tiket: tiket || undefined, ...(tebus && { langkah: 'lunas' }) });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    }
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={[
        { label: 'Jatuh tempo', aksi: () => void pindah({ to: '/jatuh-tempo-hutang' as never }) },
        { label: 'Kantong jaminan', aksi: () => void pindah({ to: '/kantong-hutang' as never }) },
        ...impor.aksi,
      ]}
      utama={
        <Button leftSection={<IconPlus size={18} />} rightSection={<Kbd size="xs">F3</Kbd>} onClick={baru}>
          Hutang Baru
        </Button>
      }
    >
      <IsianPindai
        label="Scan surat hutang"
        placeholder="QR surat, nomor hutang atau kantong, lalu Enter"
        bebas
        onPindai={(kode) => void pindai(kode)}
        disabled={no !== ''}
        maw={420}
        mb="sm"
        autoFocus
        data-scan
      />
      {galat && (
        <Alert color="red" role="alert" mb="sm" withCloseButton onClose={() => setGalat(undefined)}>
          {galat}
        </Alert>
      )}
      <DataTable
        label="Hutang"
        kolom={KOLOM}
        idBaris={(h) => h.no_faktur_hutang}
        {...tabel}
        kosong="Tidak ada hutang"
        ekspor={{ namaFile: 'hutang.csv' }}
        onBaris={(h) => bukaSatu(h.no_faktur_hutang)}
        alat={
          <>
            <SaringTanggal nilai={saring} onGanti={ubah} />
            <Select
              aria-label="Status"
              w={170}
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
          </>
        }
      />
      {no && <LaciHutang key={no} no={no} {...buka} onBuka={bukaSatu} onTutup={() => bukaSatu('')} />}
      {impor.dialog}
    </Halaman>
  );
}

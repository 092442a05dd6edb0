// Lihat Titipan: deposits with what is left of each, taking a new one, and the story of one in a drawer.
import { Badge, Button, Group, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { useImporAwal } from '../awal/useImporAwal';
import { kueriTitipan, type SaringTitip, type Titipan } from './api';
import { FormTitip } from './FormTitip';
import { LaciTitipan } from './LaciTitipan';

const WARNA: Readonly<Record<string, string>> = {
  OPEN: 'blue',
  VALID: 'green',
  TERPAKAI: 'gray',
  KEMBALI: 'orange',
  BATAL: 'red',
};

export function LencanaTitipan({ t }: { t: Titipan }) {
  return (
    <Group gap={6} wrap="nowrap">
      <Badge variant="light" color={WARNA[t.status] ?? 'gray'}>
        {t.status}
      </Badge>
      {t.lewat && (
        <Badge variant="light" color="red">
          Lewat
        </Badge>
      )}
    </Group>
  );
}

export const KOLOM_TITIPAN: readonly Kolom<Titipan>[] = [
  { kunci: 'no_titip', judul: 'No Titipan', nilai: (t) => t.no_titip, lebar: 190, urut: false },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (t) => t.tgl_system, lebar: 115, urut: false },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (t) => t.nama_customer, lebar: 160, urut: false },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (t) => (t.lewat ? `${t.status} LEWAT` : t.status),
    tampil: (t) => <LencanaTitipan t={t} />,
    lebar: 140,
    urut: false,
  },
  { kunci: 'no_hp', judul: 'No HP', nilai: (t) => t.no_hp, lebar: 135, urut: false },
  {
    kunci: 'jumlah_rp',
    judul: 'Titipan (Rp)',
    jenis: 'rupiah',
    nilai: (t) => t.jumlah_rp,
    lebar: 125,
    urut: false,
    total: true,
  },
  { kunci: 'saldo', judul: 'Sisa (Rp)', jenis: 'rupiah', nilai: (t) => t.saldo, lebar: 125, urut: false, total: true },
  { kunci: 'cara_harga', judul: 'Harga', nilai: (t) => t.cara_harga, lebar: 80, urut: false },
  {
    kunci: 'kode_barcode',
    judul: 'Barang',
    nilai: (t) => (t.kode_barcode ? `${t.kode_barcode} ${t.nama_barang}` : t.kode_group),
    lebar: 190,
    urut: false,
  },
  { kunci: 'tgl_akhir', judul: 'Berlaku s/d', nilai: (t) => t.tgl_akhir, lebar: 115, urut: false },
  { kunci: 'input_by', judul: 'User', nilai: (t) => t.input_by, lebar: 110, urut: false },
];

const STATUS = [
  { value: 'ALL', label: 'Semua' },
  { value: 'AKTIF', label: 'Masih ada sisa' },
  { value: 'BELUM VALID', label: 'Belum valid' },
  { value: 'LEWAT', label: 'Lewat masa' },
  { value: 'HABIS', label: 'Habis' },
];

export default function LihatTitipan({ rute }: { rute: Rute }) {
  const [saring, setSaring] = useState<SaringTitip>({ tgl_from: '', tgl_to: '', cari: '', status: 'AKTIF' });
  const [halaman, setHalaman] = useState(1);
  const [ukuran, setUkuran] = useState(50);
  const [buka, setBuka] = useState('');
  const [baru, setBaru] = useState(false);
  const impor = useImporAwal('titipan');
  const { data, error, isPending, refetch } = useQuery(kueriTitipan(saring, halaman, ukuran));
  const ubah = (bagian: Partial<SaringTitip>) => {
    setSaring((lama) => ({ ...lama, ...bagian }));
    setHalaman(1);
  };
  useTombol([{ kunci: 'F3', arti: 'Titip Uang', aksi: () => setBaru(true) }], !baru && buka === '' && !impor.terbuka);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={impor.aksi}
      utama={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setBaru(true)}>
          Titip Uang
        </Button>
      }
    >
      <DataTable
        label="Titipan"
        kolom={KOLOM_TITIPAN}
        data={data?.baris ?? []}
        idBaris={(t) => t.no_titip}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Tidak ada titipan"
        ekspor={{ namaFile: 'titipan.csv' }}
        onBaris={(t) => setBuka(t.no_titip)}
        alat={
          <>
            <IsianTanggal
              aria-label="Dari tanggal"
              w={140}
              value={saring.tgl_from || null}
              onChange={(tgl) => ubah({ tgl_from: tgl ?? '' })}
            />
            <IsianTanggal
              aria-label="Sampai tanggal"
              w={140}
              value={saring.tgl_to || null}
              onChange={(tgl) => ubah({ tgl_to: tgl ?? '' })}
            />
            <Select
              aria-label="Status"
              w={160}
              data={STATUS}
              value={saring.status}
              allowDeselect={false}
              onChange={(v) => ubah({ status: v ?? 'ALL' })}
            />
          </>
        }
        jauh={{
          halaman,
          ukuran,
          cari: saring.cari,
          jumlah: data?.jumlah ?? 0,
          ganti: (b) => {
            setHalaman(b.halaman);
            setUkuran(b.ukuran);
            setSaring((lama) => ({ ...lama, cari: b.cari }));
          },
        }}
      />
      {baru && (
        <FormTitip
          onTutup={() => setBaru(false)}
          onJadi={(hasil) => {
            setBaru(false);
            setBuka(hasil.no_titip);
          }}
        />
      )}
      {impor.dialog}
      {buka && <LaciTitipan no={buka} onTutup={() => setBuka('')} />}
    </Halaman>
  );
}

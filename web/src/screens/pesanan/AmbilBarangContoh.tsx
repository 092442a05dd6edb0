// Ambil Barang Contoh: samples that are out and that came back; whose they are stays known. F3 writes one down as it goes.
import { Badge, Button, Kbd, Select } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { ambilContoh, type Contoh, KUNCI_PESANAN, SARING_CONTOH } from './api';
import { FormContoh, FormKembali } from './FormContoh';

const STATUS = [
  { value: 'KELUAR', label: 'Masih di luar' },
  { value: 'KEMBALI', label: 'Sudah kembali' },
  { value: 'ALL', label: 'Semua' },
];

const kolom = (onKembali: (c: Contoh) => void): readonly Kolom<Contoh>[] => [
  { kunci: 'no_contoh', judul: 'No Contoh', nilai: (c) => c.no_contoh, lebar: 170, urut: false },
  { kunci: 'no_pesanan', judul: 'No Pesanan', nilai: (c) => c.no_pesanan, lebar: 170, urut: false },
  { kunci: 'tgl_system', judul: 'Keluar', nilai: (c) => c.tgl_system, lebar: 105, urut: false },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (c) => c.status,
    tampil: (c) => (
      <Badge variant="light" color={c.status === 'KELUAR' ? 'orange' : 'gray'}>
        {c.status}
      </Badge>
    ),
    lebar: 100,
    urut: false,
  },
  {
    kunci: 'pemilik',
    judul: 'Milik',
    nilai: (c) => (c.milik === 'TOKO' ? 'TOKO' : c.pemilik),
    lebar: 150,
    urut: false,
  },
  {
    kunci: 'nama_barang',
    judul: 'Barang',
    nilai: (c) => [c.kode_barcode, c.nama_barang].filter(Boolean).join(' '),
    lebar: 240,
    urut: false,
  },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (c) => c.berat, lebar: 95, urut: false },
  { kunci: 'nama_tukang', judul: 'Dibawa', nilai: (c) => c.nama_tukang || 'Di toko', lebar: 130, urut: false },
  { kunci: 'tgl_kembali', judul: 'Kembali', nilai: (c) => c.tgl_kembali, lebar: 115, urut: false },
  {
    kunci: 'selisih',
    judul: 'Selisih (gr)',
    jenis: 'berat',
    nilai: (c) => (c.status === 'KEMBALI' ? c.selisih : null),
    lebar: 105,
    urut: false,
  },
  { kunci: 'oleh', judul: 'User', nilai: (c) => c.oleh, lebar: 110, urut: false },
  {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    tampil: (c) =>
      c.status === 'KELUAR' && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={14} />}
          onClick={(e) => {
            e.stopPropagation();
            onKembali(c);
          }}
        >
          Kembali
        </Button>
      ),
    lebar: 120,
    urut: false,
    diKanan: true,
  },
];

export default function AmbilBarangContoh({ rute }: { rute: Rute }) {
  const [baru, setBaru] = useState(false);
  const [kembali, setKembali] = useState<Contoh>();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_PESANAN, 'contoh'],
    bawaan: SARING_CONTOH,
    ambil: ambilContoh,
  });
  useTombol([{ kunci: 'F3', arti: 'Contoh keluar', aksi: () => setBaru(true) }], !baru && !kembali);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button
          leftSection={<IconPlus size={18} />}
          rightSection={<Kbd size="xs">F3</Kbd>}
          onClick={() => setBaru(true)}
        >
          Contoh Keluar
        </Button>
      }
    >
      <DataTable
        label="Barang contoh"
        kolom={kolom(setKembali)}
        idBaris={(c) => c.no_contoh}
        {...tabel}
        kosong="Tidak ada barang contoh"
        ekspor={{ namaFile: 'barang-contoh.csv' }}
        alat={
          <Select
            aria-label="Status"
            w={160}
            data={STATUS}
            value={saring.status}
            allowDeselect={false}
            onChange={(v) => ubah({ status: v ?? 'ALL' })}
          />
        }
      />
      {baru && <FormContoh onTutup={() => setBaru(false)} />}
      {kembali && <FormKembali c={kembali} onTutup={() => setKembali(undefined)} />}
    </Halaman>
  );
}

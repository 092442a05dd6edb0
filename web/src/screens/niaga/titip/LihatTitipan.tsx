// Lihat Titipan: deposits with what is left of each, taking a new one, and the story of one in a drawer.

import { Badge, Button, Group, Kbd, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { useTempat } from '@/kit/konteks';
import { useTombol } from '@/kit/tombol';
import { adaTertunda } from '@/kit/transaksi/useTransaksi';
import type { Rute } from '@/routes';
import { KUNCI_NIAGA } from '../api';
import { ambilTitipan, SARING_TITIP, type Titipan } from './api';
import { FormTitip } from './FormTitip';
import { LaciTitipan } from './LaciTitipan';
import { TITIPAN } from './useTitip';

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
  { kunci: 'no_titip', judul: 'No Titipan', nilai: (t) => t.no_titip, lebar: 190 },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (t) => t.tgl_system, lebar: 115 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (t) => t.nama_customer, lebar: 190 },
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
    total: true,
  },
  { kunci: 'saldo', judul: 'Sisa (Rp)', jenis: 'rupiah', nilai: (t) => t.saldo, lebar: 125, total: true },
  { kunci: 'cara_harga', judul: 'Harga', nilai: (t) => t.cara_harga, lebar: 80, urut: false },
  {
    kunci: 'kode_barcode',
    judul: 'Barang',
    nilai: (t) => (t.kode_barcode ? `${t.kode_barcode} ${t.nama_barang}` : t.kode_group),
    lebar: 190,
    urut: false,
  },
  { kunci: 'tgl_akhir', judul: 'Berlaku s/d', nilai: (t) => t.tgl_akhir, lebar: 115 },
  { kunci: 'input_by', judul: 'User', nilai: (t) => t.input_by, lebar: 110 },
];

const STATUS = [
  { value: 'ALL', label: 'Semua' },
  { value: 'AKTIF', label: 'Masih ada sisa' },
  { value: 'BELUM VALID', label: 'Belum valid' },
  { value: 'LEWAT', label: 'Lewat masa' },
  { value: 'HABIS', label: 'Habis' },
];

export default function LihatTitipan({ rute }: { rute: Rute }) {
  const [{ titipan: buka = '', baru: diminta }, alamat] = useAlamat();
  const setBuka = (no: string) => alamat({ titipan: no || undefined });
  const { pemilik } = useTempat();
  // A deposit that got no answer opens again by itself.
  const [baru, setBaru] = useState(() => diminta !== undefined || adaTertunda(TITIPAN.nama, pemilik));
  // Asked for by a link ('Titip Uang' on the dashboard): the address is used up, so that a step back opens nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (diminta !== undefined) alamat({ baru: undefined }, { ganti: true });
  }, []);
  const impor = useImporAwal('titipan', useSesiAda().pengguna.level);
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_NIAGA, 'titipan'],
    labelTotal: 'Total tanpa batal',
    bawaan: SARING_TITIP,
    ambil: ambilTitipan,
  });
  useTombol([{ kunci: 'F3', arti: 'Titip Uang', aksi: () => setBaru(true) }], !baru && buka === '' && !impor.terbuka);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={impor.aksi}
      utama={
        <Button
          leftSection={<IconPlus size={18} />}
          rightSection={<Kbd size="xs">F3</Kbd>}
          onClick={() => setBaru(true)}
        >
          Titip Uang
        </Button>
      }
    >
      <DataTable
        label="Titipan"
        kolom={KOLOM_TITIPAN}
        idBaris={(t) => t.no_titip}
        {...tabel}
        kosong="Tidak ada titipan"
        ekspor={{ namaFile: 'titipan.csv' }}
        onBaris={(t) => setBuka(t.no_titip)}
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
          </>
        }
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

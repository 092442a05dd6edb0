// Data Batu: every stone of the store where it lies, and the documents that moved them. A stone opens in a drawer with its certificate
// and its story. F3 receives stones.
import { Alert, Badge, Button, Group, Kbd, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import {
  ambilBatu,
  type Batu,
  type DokBatu,
  KUNCI_BATU,
  kueriDokumen,
  kueriPilihan,
  SARING_BATU,
  segarkan,
} from './api';
import { BatalBatu } from './BatalBatu';
import { LaciBatu } from './LaciBatu';
import { sebut, sebutSertifikat, sebutTempat } from './model';

const TAMPIL = [
  { value: 'batu', label: 'Batu' },
  { value: 'dokumen', label: 'Dokumen' },
];
const TEMPAT = [
  { value: 'ALL', label: 'Semua tempat' },
  { value: 'BRANKAS', label: 'Brankas' },
  { value: 'BARANG', label: 'Terpasang' },
  { value: 'TUKANG', label: 'Di tukang' },
  { value: 'KELUAR', label: 'Sudah keluar' },
];

const KOLOM: Kolom<Batu>[] = [
  { kunci: 'kode_batu', judul: 'Kode Batu', nilai: (b) => b.kode_batu, lebar: 125, urut: false },
  { kunci: 'batu', judul: 'Batu', nilai: sebut, lebar: 150, urut: false },
  { kunci: 'sertifikat', judul: 'Sertifikat', nilai: sebutSertifikat, lebar: 165, urut: false },
  { kunci: 'tempat', judul: 'Tempat', nilai: (b) => sebutTempat(b.tempat), lebar: 135, urut: false },
  { kunci: 'butir', judul: 'Butir', jenis: 'angka', nilai: (b) => b.butir, lebar: 75, urut: false, total: true },
  { kunci: 'carat', judul: 'Carat', jenis: 'berat', nilai: (b) => b.carat, lebar: 95, urut: false, total: true },
  { kunci: 'usd_carat', judul: 'USD/ct', jenis: 'persen', nilai: (b) => b.usd_carat, lebar: 95, urut: false },
  { kunci: 'nilai', judul: 'Modal', jenis: 'rupiah', nilai: (b) => b.nilai ?? 0, lebar: 130, urut: false, total: true },
  { kunci: 'kode_supplier', judul: 'Supplier', nilai: (b) => b.kode_supplier, lebar: 100, urut: false },
  { kunci: 'no_masuk', judul: 'No Masuk', nilai: (b) => b.no_masuk, lebar: 175, urut: false },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (b) => b.keterangan, lebar: 150, urut: false },
];

export default function DataBatu({ rute }: { rute: Rute }) {
  const [{ batu = '', tampil = 'batu' }, alamat] = useAlamat();
  const pindah = useNavigate();
  const terima = () => void pindah({ to: '/terima-batu' as never });
  const buka = (kode: string) => alamat({ batu: kode || undefined });
  const diam = batu !== '';
  useTombol([{ kunci: 'F3', arti: 'Terima Batu', aksi: terima }], !diam);
  usePemindai((kode) => {
    const rapi = kode.trim().toUpperCase();
    if (/^B[A-Z0-9]+-\d{5,}$/.test(rapi)) buka(rapi);
  }, !diam);
  const pilih = (
    <SegmentedControl
      aria-label="Tampilan"
      data={TAMPIL}
      value={tampil}
      onChange={(v) => alamat({ tampil: v === 'batu' ? undefined : v, hal: undefined, cari: undefined })}
    />
  );
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button leftSection={<IconPlus size={18} />} rightSection={<Kbd size="xs">F3</Kbd>} onClick={terima}>
          Terima Batu
        </Button>
      }
    >
      <BelumTerdaftar />
      {tampil === 'dokumen' ? <Dokumen alat={pilih} /> : <Register alat={pilih} onBuka={buka} />}
      {batu && <LaciBatu key={batu} kode={batu} onTutup={() => buka('')} />}
    </Halaman>
  );
}

/** Stones of pieces from before the register. */
function BelumTerdaftar() {
  const kueri = useQueryClient();
  const { data } = useQuery(kueriPilihan);
  const simpan = useSimpanDokumen('data-batu/awal');
  if (!data || data.belum_terdaftar === 0) return null;
  const kirim = async () => {
    const jawab = await simpan.kirim({ keterangan: '' });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    void segarkan(kueri);
  };
  return (
    <Alert color="blue" role="status" mb="md">
      <Group justify="space-between">
        {data.belum_terdaftar} batu di barang lama belum ada di register.
        <Button size="xs" loading={simpan.sibuk} onClick={() => void kirim()}>
          Catat Saldo Awal Batu
        </Button>
      </Group>
      <GalatDokumen simpan={simpan} />
    </Alert>
  );
}

function Register({ alat, onBuka }: { alat: ReactNode; onBuka: (kode: string) => void }) {
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_BATU, 'daftar'],
    labelTotal: 'Total',
    bawaan: SARING_BATU,
    ambil: ambilBatu,
  });
  const jenis = useQuery(kueriPilihan).data?.jenis_batu ?? [];
  return (
    <DataTable
      label="Data Batu"
      kolom={KOLOM}
      idBaris={(b) => `${b.kode_batu} ${b.tempat}`}
      {...tabel}
      kosong="Belum ada batu"
      ekspor={{ namaFile: 'data-batu.csv' }}
      onBaris={(b) => onBuka(b.kode_batu)}
      alat={
        <>
          {alat}
          <Select
            aria-label="Tempat"
            w={150}
            data={TEMPAT}
            value={saring.tempat}
            allowDeselect={false}
            onChange={(v) => ubah({ tempat: v ?? 'ALL' })}
          />
          <Select
            aria-label="Jenis batu"
            w={150}
            data={[{ value: 'ALL', label: 'Semua jenis' }, ...jenis.map((j) => ({ value: j.kode, label: j.nama }))]}
            value={saring.jenis_batu}
            allowDeselect={false}
            onChange={(v) => ubah({ jenis_batu: v ?? 'ALL' })}
          />
        </>
      }
    />
  );
}

function Dokumen({ alat }: { alat: ReactNode }) {
  const [cari, setCari] = useState('');
  const [batal, setBatal] = useState<DokBatu>();
  const { data, error, isPending, refetch } = useQuery(kueriDokumen(cari));
  const kolom: Kolom<DokBatu>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 185, urut: false },
    { kunci: 'jenis', judul: 'Jenis', nilai: (d) => d.jenis, lebar: 115, urut: false },
    { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 145, urut: false },
    { kunci: 'lawan', judul: 'Supplier / Barang / Customer', nilai: (d) => d.lawan, lebar: 200, urut: false },
    { kunci: 'butir', judul: 'Butir', jenis: 'angka', nilai: (d) => d.butir, lebar: 75, urut: false },
    { kunci: 'carat', judul: 'Carat', jenis: 'berat', nilai: (d) => d.carat, lebar: 95, urut: false },
    { kunci: 'total', judul: 'Harga', jenis: 'rupiah', nilai: (d) => d.total, lebar: 130, urut: false },
    { kunci: 'oleh', judul: 'User', nilai: (d) => d.oleh, lebar: 110, urut: false },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: (d) => (d.no_batal ? 'Dibatalkan' : ''),
      lebar: 120,
      urut: false,
      diKanan: true,
      tampil: (d) =>
        d.no_batal ? (
          <Badge variant="light" color="red" title={d.no_batal}>
            Dibatalkan
          </Badge>
        ) : (
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => setBatal(d)}>
            Batalkan
          </Button>
        ),
    },
  ];
  return (
    <>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      <DataTable
        label="Dokumen Batu"
        kolom={kolom}
        data={data ?? []}
        memuat={isPending}
        idBaris={(d) => d.no_dok}
        cari={false}
        kosong="Belum ada dokumen batu"
        ekspor={{ namaFile: 'dokumen-batu.csv' }}
        alat={
          <>
            {alat}
            <TextInput
              aria-label="Cari dokumen"
              placeholder="Nomor, barang, supplier, customer"
              w={260}
              value={cari}
              onChange={(e) => setCari(e.currentTarget.value)}
            />
          </>
        }
      />
      {batal && <BatalBatu d={batal} onTutup={() => setBatal(undefined)} />}
    </>
  );
}

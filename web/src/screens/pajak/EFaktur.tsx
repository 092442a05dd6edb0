// E-Faktur: what waits of each month, exports with their files, how sales are reported from which day, ranges of numbers.
import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { dialogGagal } from '@/kit/dialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { type Ekspor, kueriEfaktur, type Menunggu, type Rentang, type Setelan, segarkan, unduhEkspor } from './api';
import { kurangRentang, tulisNomor } from './isi';

export default function EFaktur({ rute }: { rute: Rute }) {
  const { data, error, isPending, refetch } = useQuery(kueriEfaktur);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && (
        <Stack gap="lg">
          <FormEkspor menunggu={data.menunggu} />
          <DaftarEkspor isi={data.ekspor} />
          <FormRentang isi={data.rentang} />
          <FormSetelan isi={data.setelan} />
        </Stack>
      )}
    </Halaman>
  );
}

const KOLOM_TUNGGU: readonly Kolom<Menunggu>[] = [
  { kunci: 'bulan', judul: 'Bulan', nilai: (m) => m.bulan, lebar: 110 },
  { kunci: 'dokumen', judul: 'Dokumen', jenis: 'angka', nilai: (m) => m.dokumen, lebar: 110 },
  { kunci: 'dpp', judul: 'DPP', jenis: 'rupiah', nilai: (m) => m.dpp, lebar: 160 },
  { kunci: 'ppn', judul: 'PPN', jenis: 'rupiah', nilai: (m) => m.ppn, lebar: 150 },
];

function FormEkspor({ menunggu }: { menunggu: readonly Menunggu[] }) {
  const kueri = useQueryClient();
  const [dari, setDari] = useState<string | null>(null);
  const [sampai, setSampai] = useState<string | null>(null);
  const simpan = useSimpanDokumen('e-faktur/ekspor');
  const sebab = dari && sampai ? undefined : 'Isi kedua tanggal';
  const kirim = async () => {
    const jawab = await simpan.kirim({ tgl_from: dari ?? '', tgl_to: sampai ?? '' });
    if (!jawab) return;
    pesan.sukses(`${jawab.data.faktur} faktur pajak, PPN ${rupiah(jawab.data.ppn)}`);
    await segarkan(kueri);
  };
  return (
    <Stack gap="sm">
      <DataTable
        label="Belum Berfaktur Pajak"
        kolom={KOLOM_TUNGGU}
        data={menunggu}
        idBaris={(m) => m.bulan}
        cari={false}
        kosong="Semua penjualan kena pajak dari hari yang ditutup sudah berfaktur pajak"
      />
      <Group align="flex-end" gap="xs">
        <IsianTanggal
          label="Tanggal Awal"
          value={dari}
          error={simpan.kolom.tgl_from}
          galatLangsung
          onChange={setDari}
        />
        <IsianTanggal
          label="Tanggal Akhir"
          value={sampai}
          error={simpan.kolom.tgl_to}
          galatLangsung
          onChange={setSampai}
        />
        <TombolSimpan
          simpan={simpan}
          label="Buat Faktur Pajak"
          onSimpan={() => void kirim()}
          mati={sebab !== undefined}
          sebab={sebab}
        />
      </Group>
      <GalatDokumen simpan={simpan} />
    </Stack>
  );
}

function DaftarEkspor({ isi }: { isi: readonly Ekspor[] }) {
  const kolom: Kolom<Ekspor>[] = [
    { kunci: 'id', judul: 'No', jenis: 'angka', nilai: (e) => e.id, lebar: 70 },
    { kunci: 'dari', judul: 'Dari', nilai: (e) => e.dari, lebar: 110 },
    { kunci: 'sampai', judul: 'Sampai', nilai: (e) => e.sampai, lebar: 110 },
    { kunci: 'faktur', judul: 'Faktur', jenis: 'angka', nilai: (e) => e.faktur, lebar: 90 },
    { kunci: 'dpp', judul: 'DPP', jenis: 'rupiah', nilai: (e) => e.dpp, lebar: 150 },
    { kunci: 'ppn', judul: 'PPN', jenis: 'rupiah', nilai: (e) => e.ppn, lebar: 140 },
    { kunci: 'waktu', judul: 'Dibuat', nilai: (e) => waktuLengkap(e.waktu), lebar: 150 },
    { kunci: 'oleh', judul: 'Oleh', nilai: (e) => e.oleh, lebar: 110 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      urut: false,
      lebar: 110,
      nilai: () => '',
      tampil: (e) => (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => void unduhEkspor(e).catch((sebab: unknown) => dialogGagal(pesanDari(sebab)))}
        >
          Unduh
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label="Ekspor Faktur Pajak"
      kolom={kolom}
      data={isi}
      idBaris={(e) => String(e.id)}
      cari={false}
      kosong="Belum ada ekspor faktur pajak"
    />
  );
}

const KOLOM_RENTANG: readonly Kolom<Rentang>[] = [
  { kunci: 'dari', judul: 'Dari', nilai: (r) => tulisNomor(r.dari), lebar: 170 },
  { kunci: 'sampai', judul: 'Sampai', nilai: (r) => tulisNomor(r.sampai), lebar: 170 },
  { kunci: 'tahun', judul: 'Tahun', nilai: (r) => r.tahun, lebar: 90 },
  { kunci: 'terpakai', judul: 'Terpakai', jenis: 'angka', nilai: (r) => r.terpakai, lebar: 110 },
  { kunci: 'sisa', judul: 'Sisa', jenis: 'angka', nilai: (r) => r.sampai - r.dari + 1 - r.terpakai, lebar: 110 },
];

function FormRentang({ isi }: { isi: readonly Rentang[] }) {
  const kueri = useQueryClient();
  const [m, setM] = useState({ dari: '', sampai: '', tahun: '' });
  const simpan = useSimpanDokumen('e-faktur/rentang');
  const isian = (kunci: keyof typeof m, label: string, maxLength: number) => (
    <TextInput
      label={label}
      maxLength={maxLength}
      value={m[kunci]}
      error={simpan.kolom[kunci]}
      disabled={simpan.sibuk}
      onChange={(e) => {
        simpan.lupakan(kunci);
        setM({ ...m, [kunci]: e.currentTarget.value });
      }}
    />
  );
  const kirim = async () => {
    const jawab = await simpan.kirim(m);
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    setM({ dari: '', sampai: '', tahun: '' });
    await segarkan(kueri);
  };
  const sebab = kurangRentang(m.dari, m.sampai, m.tahun);
  return (
    <Stack gap="sm">
      <Title order={2} fz={16} fw={600}>
        Nomor seri
      </Title>
      <DataTable
        label="Rentang Nomor Seri"
        kolom={KOLOM_RENTANG}
        data={isi}
        idBaris={(r) => String(r.urut)}
        cari={false}
        kosong="Belum ada nomor seri"
      />
      <Group align="flex-end" gap="xs">
        {isian('dari', 'Nomor Awal', 17)}
        {isian('sampai', 'Nomor Akhir', 17)}
        {isian('tahun', 'Tahun', 4)}
        <Button variant="default" loading={simpan.sibuk} disabled={sebab !== undefined} onClick={() => void kirim()}>
          Tambah Nomor
        </Button>
      </Group>
      <GalatDokumen simpan={simpan} />
    </Stack>
  );
}

const CARA = [
  { value: 'GABUNGAN', label: 'Satu faktur setiap hari' },
  { value: 'DOKUMEN', label: 'Satu faktur setiap dokumen' },
];

const KOLOM_SETELAN: readonly Kolom<Setelan>[] = [
  { kunci: 'berlaku', judul: 'Berlaku Sejak', nilai: (s) => s.berlaku, lebar: 130 },
  { kunci: 'cara', judul: 'Cara', nilai: (s) => CARA.find((c) => c.value === s.cara)?.label ?? s.cara, lebar: 230 },
  { kunci: 'kode_transaksi', judul: 'Kode Transaksi', nilai: (s) => s.kode_transaksi, lebar: 130 },
  { kunci: 'oleh', judul: 'Oleh', nilai: (s) => s.oleh, lebar: 120 },
];

function FormSetelan({ isi }: { isi: readonly Setelan[] }) {
  const kueri = useQueryClient();
  const [berlaku, setBerlaku] = useState<string | null>(null);
  const [cara, setCara] = useState('GABUNGAN');
  const [kode, setKode] = useState('01');
  const simpan = useSimpanDokumen('e-faktur/setelan');
  const kirim = async () => {
    const jawab = await simpan.kirim({ berlaku: berlaku ?? '', cara, kode_transaksi: kode });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    await segarkan(kueri);
  };
  return (
    <Stack gap="sm">
      <Title order={2} fz={16} fw={600}>
        Cara melaporkan
      </Title>
      <DataTable
        label="Cara Melaporkan"
        kolom={KOLOM_SETELAN}
        data={isi}
        idBaris={(s) => s.berlaku}
        cari={false}
        kosong="Satu faktur setiap hari, kode transaksi 01"
      />
      <Group align="flex-end" gap="xs">
        <IsianTanggal
          label="Berlaku Sejak"
          value={berlaku}
          error={simpan.kolom.berlaku}
          galatLangsung
          onChange={setBerlaku}
        />
        <Select
          label="Cara"
          data={CARA}
          value={cara}
          allowDeselect={false}
          onChange={(v) => setCara(v ?? 'GABUNGAN')}
        />
        <TextInput
          label="Kode Transaksi"
          maxLength={2}
          value={kode}
          error={simpan.kolom.kode_transaksi}
          onChange={(e) => setKode(e.currentTarget.value)}
        />
        <Button variant="default" loading={simpan.sibuk} disabled={!berlaku} onClick={() => void kirim()}>
          Simpan Cara
        </Button>
      </Group>
      <GalatDokumen simpan={simpan} />
    </Stack>
  );
}

// Jurnal: the days and their state, what has no account and why, every book against its journal, and months that are closed.
import { Alert, Badge, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import {
  type BarisSuspens,
  buatHari,
  type CocokBuku,
  type HariTerjurnal,
  kueriCocok,
  kueriJurnal,
  type LayarJurnal,
  type PeriodeAkun,
  segarkan,
} from './api';
import { periodeBerikut } from './isi';
import { LaciJurnal } from './LaciJurnal';

const BAGIAN = [
  { value: 'hari', label: 'Hari' },
  { value: 'suspens', label: 'Tanpa Akun' },
  { value: 'cocok', label: 'Kecocokan' },
  { value: 'periode', label: 'Periode' },
];

export default function Jurnal({ rute }: { rute: Rute }) {
  const { data, error, isPending, refetch } = useQuery(kueriJurnal);
  const [bagian, setBagian] = useState('hari');
  const [no, setNo] = useState('');
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      alat={<SegmentedControl aria-label="Bagian" value={bagian} onChange={setBagian} data={BAGIAN} />}
    >
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && (
        <Stack gap="md">
          {bagian === 'hari' && <DaftarHari d={data} />}
          {bagian === 'suspens' && <Suspens isi={data.suspens} onBuka={setNo} />}
          {bagian === 'cocok' && <Kecocokan />}
          {bagian === 'periode' && <Periode d={data} />}
        </Stack>
      )}
      {no !== '' && <LaciJurnal no={no} onTutup={() => setNo('')} />}
    </Halaman>
  );
}

const WARNA: Readonly<Record<string, string>> = { TETAP: 'teal', SEMENTARA: 'orange', TUTUP: 'gray' };

function DaftarHari({ d }: { d: LayarJurnal }) {
  const kueri = useQueryClient();
  const [ke, setKe] = useState<string>();
  const [mulai, setMulai] = useState<string | null>(null);
  const buat = useMutation({
    mutationFn: async (hari: readonly string[]) => {
      let akhir = '';
      for (const tanggal of hari) {
        setKe(tanggal);
        akhir = (await buatHari(tanggal)).message ?? '';
      }
      return akhir;
    },
    onSuccess: (teks) => pesan.sukses(teks || 'Jurnal selesai'),
    onError: (sebab) => pesan.gagal(pesanDari(sebab)),
    onSettled: () => {
      setKe(undefined);
      return segarkan(kueri);
    },
  });
  const kolom: Kolom<HariTerjurnal>[] = [
    { kunci: 'tanggal', judul: 'Tanggal', nilai: (h) => h.tanggal, lebar: 110 },
    {
      kunci: 'keadaan',
      judul: 'Keadaan',
      nilai: (h) => h.keadaan,
      lebar: 120,
      tampil: (h) => (
        <Badge variant="light" color={WARNA[h.keadaan] ?? 'gray'}>
          {h.keadaan}
        </Badge>
      ),
    },
    { kunci: 'dokumen', judul: 'Dokumen', jenis: 'angka', nilai: (h) => h.dokumen, lebar: 100 },
    { kunci: 'baris', judul: 'Baris', jenis: 'angka', nilai: (h) => h.baris, lebar: 90 },
    { kunci: 'debit', judul: 'Debit', jenis: 'rupiah', nilai: (h) => h.debit, lebar: 150 },
    { kunci: 'suspens', judul: 'Tanpa Akun', jenis: 'angka', nilai: (h) => h.suspens, lebar: 110 },
    { kunci: 'kali', judul: 'Dibuat (kali)', jenis: 'angka', nilai: (h) => h.kali, lebar: 110 },
    { kunci: 'waktu', judul: 'Terakhir', nilai: (h) => waktuLengkap(h.waktu), lebar: 150 },
    { kunci: 'oleh', judul: 'Oleh', nilai: (h) => h.oleh, lebar: 120 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      urut: false,
      lebar: 110,
      nilai: () => '',
      tampil: (h) =>
        h.keadaan === 'TUTUP' ? null : (
          <Button size="compact-xs" variant="subtle" disabled={buat.isPending} onClick={() => buat.mutate([h.tanggal])}>
            Buat Lagi
          </Button>
        ),
    },
  ];
  const belum = d.mulai ? d.belum : [];
  return (
    <Stack gap="sm">
      {!d.mulai && (
        <Alert color="blue" role="status">
          Belum ada hari yang dijurnal. Yang ada sebelum hari pertama masuk sebagai saldo awal hari itu.
        </Alert>
      )}
      {!d.mulai && (
        <Group align="flex-end" gap="xs">
          <IsianTanggal label="Hari Pertama" value={mulai} max={d.tgl_system} onChange={setMulai} />
          <Button loading={buat.isPending} disabled={!mulai} onClick={() => mulai && buat.mutate([mulai])}>
            Mulai Pembukuan
          </Button>
        </Group>
      )}
      {belum.length > 0 && (
        <Alert color="orange" role="status">
          {belum.length} hari belum dijurnal, mulai {belum[0]}.
        </Alert>
      )}
      <Group gap="xs">
        {belum.length > 0 && (
          <Button loading={buat.isPending} onClick={() => buat.mutate(belum)}>
            Buat yang Belum ({belum.length})
          </Button>
        )}
        {d.mulai && (
          <Button
            variant="default"
            disabled={buat.isPending || belum.length > 0}
            onClick={() => buat.mutate([d.tgl_system])}
          >
            Jurnal Hari Ini (sementara)
          </Button>
        )}
        {ke && <Text fz={13}>Membuat {ke}</Text>}
      </Group>
      <DataTable
        label="Hari Jurnal"
        kolom={kolom}
        data={d.hari}
        idBaris={(h) => h.tanggal}
        kosong="Belum ada hari yang dijurnal"
        ekspor={{ namaFile: 'hari-jurnal.csv' }}
      />
    </Stack>
  );
}

function Suspens({ isi, onBuka }: { isi: readonly BarisSuspens[]; onBuka: (no: string) => void }) {
  const kolom: Kolom<BarisSuspens>[] = [
    { kunci: 'sebab', judul: 'Sebab', nilai: (s) => s.sebab, lebar: 320 },
    { kunci: 'trx', judul: 'Transaksi', nilai: (s) => s.trx, lebar: 130 },
    { kunci: 'tipe', judul: 'Type', nilai: (s) => s.tipe, lebar: 130 },
    { kunci: 'kode', judul: 'Baris', nilai: (s) => s.kode, lebar: 130 },
    { kunci: 'banyak', judul: 'Banyak', jenis: 'angka', nilai: (s) => s.banyak, lebar: 90 },
    { kunci: 'debit', judul: 'Debit', jenis: 'rupiah', nilai: (s) => s.debit, lebar: 140 },
    { kunci: 'kredit', judul: 'Kredit', jenis: 'rupiah', nilai: (s) => s.kredit, lebar: 140 },
    { kunci: 'sejak', judul: 'Sejak', nilai: (s) => s.sejak, lebar: 110 },
    {
      kunci: 'contoh',
      judul: 'Contoh',
      nilai: (s) => s.contoh,
      lebar: 190,
      tampil: (s) => (
        <Button size="compact-xs" variant="subtle" onClick={() => onBuka(s.contoh)}>
          {s.contoh}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label="Baris Tanpa Akun"
      kolom={kolom}
      data={isi}
      idBaris={(s) => `${s.sebab} ${s.trx} ${s.tipe} ${s.kode}`}
      kosong="Semua baris punya akun"
      ekspor={{ namaFile: 'jurnal-tanpa-akun.csv' }}
    />
  );
}

const KOLOM_COCOK: readonly Kolom<CocokBuku>[] = [
  { kunci: 'buku', judul: 'Buku', nilai: (c) => c.buku, lebar: 260 },
  { kunci: 'sampai', judul: 'Sampai', nilai: (c) => c.sampai, lebar: 110 },
  { kunci: 'jurnal', judul: 'Jurnal', jenis: 'rupiah', nilai: (c) => c.jurnal, lebar: 170 },
  { kunci: 'saldo_buku', judul: 'Buku', jenis: 'rupiah', nilai: (c) => c.saldo_buku, lebar: 170 },
  { kunci: 'selisih', judul: 'Selisih', jenis: 'rupiah', nilai: (c) => c.selisih, lebar: 150 },
];

function Kecocokan() {
  const { data, error, isPending, refetch } = useQuery(kueriCocok);
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (isPending) return <RangkaTabel />;
  const beda = data.filter((c) => c.selisih !== 0).length;
  return (
    <Stack gap="sm">
      {data.length > 0 && (
        <Alert color={beda > 0 ? 'red' : 'teal'} role="status">
          {beda > 0 ? `${beda} buku berbeda dari jurnalnya` : 'Semua buku sama dengan jurnalnya'}
        </Alert>
      )}
      <DataTable
        label="Kecocokan Buku"
        kolom={KOLOM_COCOK}
        data={data}
        idBaris={(c) => c.buku}
        cari={false}
        kosong="Belum ada hari tutup yang dijurnal"
        ekspor={{ namaFile: 'kecocokan-buku.csv' }}
      />
    </Stack>
  );
}

const KOLOM_PERIODE: readonly Kolom<PeriodeAkun>[] = [
  { kunci: 'periode', judul: 'Periode', nilai: (p) => p.periode, lebar: 110 },
  { kunci: 'hari', judul: 'Hari', jenis: 'angka', nilai: (p) => p.hari, lebar: 80 },
  { kunci: 'baris', judul: 'Baris', jenis: 'angka', nilai: (p) => p.baris, lebar: 100 },
  { kunci: 'debit', judul: 'Debit', jenis: 'rupiah', nilai: (p) => p.debit, lebar: 160 },
  { kunci: 'laba', judul: 'Laba', jenis: 'rupiah', nilai: (p) => p.laba, lebar: 160 },
  { kunci: 'waktu', judul: 'Ditutup', nilai: (p) => waktuLengkap(p.waktu), lebar: 150 },
  { kunci: 'oleh', judul: 'Oleh', nilai: (p) => p.oleh, lebar: 120 },
  { kunci: 'disetujui', judul: 'Disetujui', nilai: (p) => p.disetujui, lebar: 120 },
];

function Periode({ d }: { d: LayarJurnal }) {
  const kueri = useQueryClient();
  const [periode, setPeriode] = useState(() => periodeBerikut(d));
  const simpan = useSimpanDokumen('jurnal/periode');
  const halangan = (simpan.detail as { halangan?: string[] } | undefined)?.halangan ?? [];
  const kirim = async () => {
    const jawab = await simpan.kirim({ periode: periode.trim() });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Periode sudah ditutup');
    setPeriode(periodeBerikut({ tutup_sampai: jawab.data.sampai }));
    await segarkan(kueri);
  };
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="xs">
        <TextInput
          label="Periode"
          placeholder="2026-11"
          maxLength={7}
          value={periode}
          error={simpan.kolom.periode}
          disabled={simpan.sibuk}
          onChange={(e) => {
            simpan.lupakan();
            setPeriode(e.currentTarget.value);
          }}
        />
        <Button loading={simpan.sibuk} disabled={periode.trim().length !== 7} onClick={() => void kirim()}>
          Tutup Periode
        </Button>
        {d.tutup_sampai && <Text fz={13}>Pembukuan ditutup sampai {d.tutup_sampai}</Text>}
      </Group>
      <GalatDokumen simpan={simpan}>
        {halangan.slice(0, 20).map((h) => (
          <div key={h}>{h}</div>
        ))}
      </GalatDokumen>
      <DataTable
        label="Periode yang Ditutup"
        kolom={KOLOM_PERIODE}
        data={d.periode}
        idBaris={(p) => p.periode}
        cari={false}
        kosong="Belum ada periode yang ditutup"
        ekspor={{ namaFile: 'periode-akun.csv' }}
      />
    </Stack>
  );
}

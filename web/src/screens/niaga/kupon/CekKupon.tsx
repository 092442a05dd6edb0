// Cek Kupon: a coupon in the customer's hand, scanned or typed, says at once whether it holds and what it is worth; below,
// all that sales gave and what became of each.
import { Badge, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { rupiah, tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { RangkaTabel } from '@/kit/Rangka';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { KUNCI_NIAGA } from '../api';
import { ambilKupon, type Kupon, type KuponCek, kueriCek, SARING_KUPON } from './api';

const WARNA: Readonly<Record<string, string>> = { AKTIF: 'green', DIPAKAI: 'blue', HANGUS: 'gray', BATAL: 'red' };

const STATUS = [
  { value: 'ALL', label: 'Semua status' },
  { value: 'AKTIF', label: 'Aktif' },
  { value: 'DIPAKAI', label: 'Dipakai' },
  { value: 'HANGUS', label: 'Hangus' },
  { value: 'BATAL', label: 'Batal' },
];

/** Rupiah as rupiah; hundredths of a percent as percent. */
export const nilaiKupon = (k: Pick<Kupon, 'jenis_nilai' | 'nilai'>): string =>
  k.jenis_nilai === 'PERSEN' ? `${tulisAngka(k.nilai / 100, 'persen')}%` : rupiah(k.nilai);

const KOLOM: readonly Kolom<Kupon>[] = [
  { kunci: 'no_kupon', judul: 'No Kupon', nilai: (k) => k.no_kupon, lebar: 160 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (k) => k.status,
    tampil: (k) => (
      <Badge variant="light" color={WARNA[k.status] ?? 'gray'}>
        {k.status}
      </Badge>
    ),
    lebar: 100,
  },
  { kunci: 'nilai', judul: 'Nilai', nilai: nilaiKupon, lebar: 110, urut: false },
  { kunci: 'nama_kupon', judul: 'Kupon', nilai: (k) => k.nama_kupon, lebar: 170 },
  { kunci: 'tgl_terbit', judul: 'Terbit', nilai: (k) => k.tgl_terbit, lebar: 115 },
  { kunci: 'tgl_akhir', judul: 'Berlaku Sampai', nilai: (k) => k.tgl_akhir, lebar: 125 },
  {
    kunci: 'min_pakai',
    judul: 'Min Belanja (Rp)',
    jenis: 'rupiah',
    nilai: (k) => k.min_pakai,
    lebar: 135,
  },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (k) => k.nama_customer, lebar: 190 },
  { kunci: 'no_faktur_group', judul: 'Dari Faktur', nilai: (k) => k.no_faktur_group, lebar: 175 },
  { kunci: 'no_akhir', judul: 'Dipakai / Diakhiri', nilai: (k) => k.no_akhir, lebar: 175, urut: false },
  { kunci: 'tgl_pakai', judul: 'Tanggal', nilai: (k) => k.tgl_pakai, lebar: 115 },
  {
    kunci: 'nilai_pakai',
    judul: 'Dibayar (Rp)',
    jenis: 'rupiah',
    nilai: (k) => k.nilai_pakai,
    lebar: 125,
    total: true,
  },
];

export default function CekKupon({ rute }: { rute: Rute }) {
  const [no, setNo] = useState('');
  const cek = useQuery(kueriCek(no));
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_NIAGA, 'kupon'],
    bawaan: SARING_KUPON,
    ambil: ambilKupon,
    labelTotal: 'Total dibayar',
  });
  const isian = useRef<HTMLDivElement>(null);
  useEffect(() => isian.current?.querySelector('input')?.focus(), []);
  const periksa = (kode: string) => {
    const rapi = kode.trim().toUpperCase();
    if (rapi === no) void cek.refetch();
    else setNo(rapi);
  };
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md">
        <div ref={isian}>
          <IsianPindai
            label="No Kupon"
            placeholder="Scan atau ketik nomor kupon, lalu Enter"
            onPindai={periksa}
            bebas
            size="md"
            maw={480}
          />
        </div>
        {no !== '' && (
          <section aria-label="Hasil cek kupon" aria-live="polite">
            {cek.isPending ? (
              <RangkaTabel />
            ) : cek.error instanceof Tolak && cek.error.status === 404 ? (
              <Putusan baik={false} judul={pesanDari(cek.error)} />
            ) : cek.error ? (
              <Galat pesan={pesanDari(cek.error)} cobaLagi={() => void cek.refetch()} />
            ) : (
              <Hasil k={cek.data} />
            )}
          </section>
        )}
        <DataTable
          label="Transaksi Kupon"
          kolom={KOLOM}
          idBaris={(k) => k.no_kupon}
          {...tabel}
          kosong="Tidak Ada Data"
          ekspor={{ namaFile: 'transaksi-kupon.csv' }}
          onBaris={(k) => periksa(k.no_kupon)}
          tinggi={no === '' ? undefined : 'max(280px, calc(100dvh - 520px))'}
          alat={
            <>
              <SaringTanggal nilai={saring} onGanti={ubah} />
              <Select
                aria-label="Status"
                w={140}
                data={STATUS}
                value={saring.status}
                allowDeselect={false}
                onChange={(v) => ubah({ status: v ?? 'ALL' })}
              />
            </>
          }
        />
      </Stack>
    </Halaman>
  );
}

function Putusan({ baik, judul }: { baik: boolean; judul: string }) {
  const Ikon = baik ? IconCircleCheck : IconCircleX;
  return (
    <Group gap="xs" c={baik ? 'green' : 'red'} wrap="nowrap" role={baik ? 'status' : 'alert'}>
      <Ikon size={28} aria-hidden />
      <Text fw={600} fz={20}>
        {judul}
      </Text>
    </Group>
  );
}

function Hasil({ k }: { k: KuponCek }) {
  const isi: [string, string][] = [
    ['No Kupon', k.no_kupon],
    ['Kupon', k.nama_kupon],
    ['Berlaku', `${k.tgl_terbit} s/d ${k.tgl_akhir}`],
    ['Minimal belanja', rupiah(k.min_pakai)],
    ['Customer', k.nama_customer || '-'],
    ['Dari faktur', k.no_faktur_group],
    ...(k.no_akhir
      ? ([[k.status === 'DIPAKAI' ? 'Dipakai di' : 'Diakhiri oleh', `${k.no_akhir} · ${k.tgl_pakai}`]] as [
          string,
          string,
        ][])
      : []),
    ...(k.status === 'DIPAKAI' ? ([['Dibayar', rupiah(k.nilai_pakai)]] as [string, string][]) : []),
  ];
  return (
    <div className={kelas.kotak} data-status={k.status}>
      <Group justify="space-between" align="flex-start" gap="md" mb="sm">
        <Putusan baik={k.berlaku} judul={k.berlaku ? 'Kupon berlaku' : k.alasan} />
        <Text className={kelas.total} c={k.berlaku ? undefined : 'dimmed'} data-nilai>
          {nilaiKupon(k)}
        </Text>
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 3, md: 4 }} spacing="sm">
        {isi.map(([judul, nilai]) => (
          <div key={judul}>
            <Text fz={12} c="dimmed">
              {judul}
            </Text>
            <Text fz={14} style={{ overflowWrap: 'anywhere' }}>
              {nilai}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </div>
  );
}

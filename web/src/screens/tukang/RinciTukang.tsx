// One craftsman: figures in front, what can be done, then works, documents and the lines of his account.
import { Badge, Button, Group, Stack, Tabs } from '@mantine/core';
import { IconCoins, IconPackageExport, IconPackageImport, IconPercentage } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Galat } from '@/kit/Galat';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import { type DokTukang, type KerjaTukang, kueriRinci, type MutasiTukang, segarkan, type TukangRinci } from './api';
import { BatalTukang } from './BatalTukang';
import { DialogEmas } from './DialogEmas';
import { DialogNorma } from './DialogNorma';
import { DialogTerima } from './DialogTerima';
import { DialogUpah } from './DialogUpah';
import { bisaDibayar } from './isi';

export interface DialogTukangProps {
  t: TukangRinci;
  onTutup: () => void;
  onJadi: (teks?: string) => void;
}

const DIALOG = { emas: DialogEmas, terima: DialogTerima, upah: DialogUpah, norma: DialogNorma };

export function RinciTukang({ kode }: { kode: string }) {
  const kueri = useQueryClient();
  const { data: t, error, isPending, refetch } = useQuery(kueriRinci(kode));
  const [buka, setBuka] = useState<keyof typeof DIALOG>();
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (isPending) return <RangkaTabel />;
  const jalan = t.kerja.filter((k) => k.status === 'JALAN').length;
  const dibayar = bisaDibayar(t.kerja).length;
  const Dialog = buka && DIALOG[buka];
  return (
    <Stack gap="md" component="section" aria-label={t.tukang.nama_tukang}>
      <DeretAngka
        label={`Keadaan ${t.tukang.nama_tukang}`}
        angka={[
          { judul: 'Emas murni yang dipegang', nilai: `${berat(t.saldo)} gr`, keterangan: t.tukang.nama_tukang },
          { judul: 'Pekerjaan berjalan', nilai: tulisAngka(jalan, 'angka') },
          { judul: 'Selesai, belum dibayar', nilai: tulisAngka(dibayar, 'angka') },
          { judul: 'Toleransi susut', nilai: `${tulisAngka(t.tukang.toleransi_susut, 'persen')}%` },
        ]}
      />
      <Group gap="xs">
        <Button
          leftSection={<IconPackageExport size={16} />}
          disabled={!t.tukang.aktif}
          title={t.tukang.aktif ? undefined : 'Tukang ini tidak aktif'}
          onClick={() => setBuka('emas')}
        >
          Serahkan Emas
        </Button>
        <Button
          variant="default"
          leftSection={<IconPackageImport size={16} />}
          disabled={t.saldo <= 0}
          title={t.saldo <= 0 ? 'Tukang ini tidak memegang emas toko' : undefined}
          onClick={() => setBuka('terima')}
        >
          Terima Hasil
        </Button>
        <Button
          variant="default"
          leftSection={<IconCoins size={16} />}
          disabled={dibayar === 0}
          title={dibayar === 0 ? 'Tidak ada pekerjaan selesai yang belum dibayar' : undefined}
          onClick={() => setBuka('upah')}
        >
          Bayar Upah
        </Button>
        <Button variant="subtle" leftSection={<IconPercentage size={16} />} onClick={() => setBuka('norma')}>
          Norma Susut
        </Button>
      </Group>
      <Tabs defaultValue="mutasi">
        <Tabs.List mb="sm">
          <Tabs.Tab value="mutasi">Mutasi</Tabs.Tab>
          <Tabs.Tab value="kerja">Pekerjaan</Tabs.Tab>
          <Tabs.Tab value="dokumen">Dokumen</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mutasi">
          <Mutasi isi={t.mutasi} />
        </Tabs.Panel>
        <Tabs.Panel value="kerja">
          <Kerja isi={t.kerja} />
        </Tabs.Panel>
        <Tabs.Panel value="dokumen">
          <Dokumen isi={t.dokumen} />
        </Tabs.Panel>
      </Tabs>
      {Dialog && (
        <Dialog
          t={t}
          onTutup={() => setBuka(undefined)}
          onJadi={(teks) => {
            setBuka(undefined);
            pesan.sukses(teks ?? 'Data Berhasil Disimpan');
            void segarkan(kueri);
          }}
        />
      )}
    </Stack>
  );
}

const SEBUTAN: Readonly<Record<string, string>> = {
  EMAS: 'Emas diserahkan',
  BARANG: 'Barang jadi',
  ROSOK: 'Rosok',
  SUSUT: 'Susut',
};

function Mutasi({ isi }: { isi: readonly MutasiTukang[] }) {
  const kolom: Kolom<MutasiTukang>[] = [
    { kunci: 'waktu', judul: 'Waktu', nilai: (m) => waktuLengkap(m.waktu), lebar: 150, urut: false },
    {
      kunci: 'jenis',
      judul: 'Uraian',
      nilai: (m) => `${m.balik ? 'Batal ' : ''}${SEBUTAN[m.jenis] ?? m.jenis}`,
      lebar: 145,
      urut: false,
    },
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (m) => m.no_dok, lebar: 175, urut: false },
    { kunci: 'masuk', judul: 'Masuk (gr)', jenis: 'berat', nilai: (m) => m.masuk, lebar: 95, urut: false },
    { kunci: 'keluar', judul: 'Keluar (gr)', jenis: 'berat', nilai: (m) => m.keluar, lebar: 95, urut: false },
    { kunci: 'saldo', judul: 'Saldo (gr)', jenis: 'berat', nilai: (m) => m.saldo, lebar: 100, urut: false },
    { kunci: 'oleh', judul: 'User', nilai: (m) => m.oleh, lebar: 110, urut: false },
  ];
  return (
    <DataTable
      label="Mutasi Emas Tukang"
      kolom={kolom}
      data={isi}
      idBaris={(m) => String(m.id)}
      cari={false}
      ekspor={{ namaFile: 'mutasi-tukang.csv' }}
    />
  );
}

function Kerja({ isi }: { isi: readonly KerjaTukang[] }) {
  const kolom: Kolom<KerjaTukang>[] = [
    { kunci: 'id', judul: 'No', nilai: (k) => String(k.id), lebar: 60, urut: false },
    { kunci: 'jenis_kerja', judul: 'Pekerjaan', nilai: (k) => k.jenis_kerja, lebar: 150, urut: false },
    { kunci: 'no_dok', judul: 'Untuk', nilai: (k) => k.no_dok, lebar: 185, urut: false },
    {
      kunci: 'status',
      judul: 'Keadaan',
      nilai: (k) => k.status,
      lebar: 130,
      urut: false,
      tampil: (k) => (
        <Badge variant="light" color={k.status === 'JALAN' ? 'blue' : k.no_upah ? 'gray' : 'green'}>
          {k.status === 'JALAN' ? 'Berjalan' : k.no_upah ? 'Dibayar' : 'Selesai'}
        </Badge>
      ),
    },
    { kunci: 'janji', judul: 'Janji', nilai: (k) => k.janji, lebar: 105, urut: false },
    { kunci: 'emas', judul: 'Emas (gr)', jenis: 'berat', nilai: (k) => k.emas, lebar: 100, urut: false },
    { kunci: 'kembali', judul: 'Kembali (gr)', jenis: 'berat', nilai: (k) => k.kembali, lebar: 110, urut: false },
    { kunci: 'norma', judul: 'Norma (%)', jenis: 'persen', nilai: (k) => k.norma, lebar: 90, urut: false },
    { kunci: 'no_upah', judul: 'Upah', nilai: (k) => k.no_upah, lebar: 185, urut: false },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (k) => k.keterangan, lebar: 180, urut: false },
  ];
  return <DataTable label="Pekerjaan Tukang" kolom={kolom} data={isi} idBaris={(k) => String(k.id)} cari={false} />;
}

function Dokumen({ isi }: { isi: readonly DokTukang[] }) {
  const [batal, setBatal] = useState<DokTukang>();
  const kolom: Kolom<DokTukang>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 185, urut: false },
    { kunci: 'jenis', judul: 'Jenis', nilai: (d) => d.jenis, lebar: 90, urut: false },
    { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 145, urut: false },
    { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (d) => d.murni, lebar: 110, urut: false },
    { kunci: 'susut', judul: 'Susut (gr)', jenis: 'berat', nilai: (d) => d.susut, lebar: 100, urut: false },
    { kunci: 'total', judul: 'Upah', jenis: 'rupiah', nilai: (d) => d.total, lebar: 120, urut: false },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (d) => d.keterangan, lebar: 180, urut: false },
    { kunci: 'oleh', judul: 'User', nilai: (d) => d.oleh, lebar: 110, urut: false },
    { kunci: 'disetujui', judul: 'Diuji / Disetujui', nilai: (d) => d.disetujui, lebar: 130, urut: false },
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
      <DataTable label="Dokumen Tukang" kolom={kolom} data={isi} idBaris={(d) => d.no_dok} cari={false} />
      {batal && <BatalTukang d={batal} onTutup={() => setBatal(undefined)} />}
    </>
  );
}

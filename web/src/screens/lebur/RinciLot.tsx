// One lot: figures in front, what can be done next, then what went in, what came out and what happened.
import { Badge, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconFlask, IconTruckDelivery } from '@tabler/icons-react';
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
import { kueriLot, type Pelebur, type RinciLot as Rinci, segarkan } from './api';
import { BatalLebur } from './BatalLebur';
import { DialogHasil } from './DialogHasil';
import { DialogKirim } from './DialogKirim';
import { TAHAP } from './isi';

export interface DialogLotProps {
  r: Rinci;
  pelebur: readonly Pelebur[];
  onTutup: () => void;
  onJadi: (teks?: string) => void;
}

const DIALOG = { kirim: DialogKirim, hasil: DialogHasil };

export function RinciLot({ no, pelebur }: { no: string; pelebur: readonly Pelebur[] }) {
  const kueri = useQueryClient();
  const { data: r, error, isPending, refetch } = useQuery(kueriLot(no));
  const [buka, setBuka] = useState<keyof typeof DIALOG>();
  const [batal, setBatal] = useState<{ no: string; akibat: string }>();
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (isPending) return <RangkaTabel />;
  const l = r.lot;
  const hasil = r.hasil.find((h) => h.no_batal === '');
  const Dialog = buka && DIALOG[buka];
  return (
    <Stack gap="md" component="section" aria-label={l.no_lot}>
      <DeretAngka label={`Keadaan ${l.no_lot}`} angka={angkaLot(r)} />
      <Group gap="xs">
        <Badge size="lg" variant="light" color={TAHAP[l.tahap]?.warna}>
          {TAHAP[l.tahap]?.judul ?? l.tahap}
        </Badge>
        {l.tahap === 'BUKA' && (
          <Button leftSection={<IconTruckDelivery size={16} />} onClick={() => setBuka('kirim')}>
            Kirim ke Pelebur
          </Button>
        )}
        {l.tahap === 'KIRIM' && (
          <Button leftSection={<IconFlask size={16} />} onClick={() => setBuka('hasil')}>
            Catat Hasil
          </Button>
        )}
        {(l.tahap === 'BUKA' || l.tahap === 'KIRIM') && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => setBatal({ no: l.no_lot, akibat: 'Barang dan rosoknya kembali ke tempat asalnya.' })}
          >
            Batalkan Lot
          </Button>
        )}
        {hasil && (
          <Button
            variant="subtle"
            color="red"
            onClick={() =>
              setBatal({
                no: hasil.no_dok,
                akibat: `Hasil ${berat(hasil.murni)} gr murni kembali ke lot, lotnya terbuka lagi.`,
              })
            }
          >
            Batalkan Hasil
          </Button>
        )}
      </Group>
      {l.tahap === 'KIRIM' && !r.boleh_uji && (
        <Text fz={13} c="dimmed">
          Anda menyerahkan atau menerima lot ini: hasilnya diuji dan disetujui orang ketiga.
        </Text>
      )}
      <Tabs defaultValue={r.keluar.length > 0 ? 'keluar' : 'isi'}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="isi">Isi Lot</Tabs.Tab>
          <Tabs.Tab value="keluar">Hasil</Tabs.Tab>
          <Tabs.Tab value="peristiwa">Perjalanan</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="isi">
          <Isi isi={r.isi} />
        </Tabs.Panel>
        <Tabs.Panel value="keluar">
          <Keluar isi={r.keluar} />
        </Tabs.Panel>
        <Tabs.Panel value="peristiwa">
          <Peristiwa isi={r.peristiwa} />
        </Tabs.Panel>
      </Tabs>
      {Dialog && (
        <Dialog
          r={r}
          pelebur={pelebur}
          onTutup={() => setBuka(undefined)}
          onJadi={(teks) => {
            setBuka(undefined);
            pesan.sukses(teks ?? 'Data Berhasil Disimpan');
            void segarkan(kueri);
          }}
        />
      )}
      {batal && <BatalLebur {...batal} onTutup={() => setBatal(undefined)} />}
    </Stack>
  );
}

function angkaLot({ lot: l, hasil }: Rinci) {
  const h = hasil.find((x) => x.no_batal === '');
  return [
    {
      judul: 'Murni masuk',
      nilai: `${berat(l.murni)} gr`,
      keterangan: `${tulisAngka(l.qty, 'angka')} buah, ${berat(l.berat)} gr`,
    },
    {
      judul: 'Timbangan',
      nilai: l.volume > 0 ? `${tulisAngka(l.volume, 'angka')} ml` : `${berat(l.timbang)} gr`,
      keterangan: `${l.oleh} ke ${l.penerima}`,
    },
    {
      judul: 'Murni keluar',
      nilai: h ? `${berat(h.murni)} gr` : '-',
      keterangan: h ? `Diuji ${h.penguji}` : l.nama_pelebur,
    },
    {
      judul: h && h.lebih > 0 ? 'Lebih murni' : 'Susut murni',
      nilai: h ? `${berat(h.lebih > 0 ? h.lebih : h.susut)} gr` : '-',
      keterangan: `Norma ${berat(l.norma)} gr`,
    },
  ];
}

function Isi({ isi }: { isi: Rinci['isi'] }) {
  const kolom: Kolom<Rinci['isi'][number]>[] = [
    { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode || 'Tanpa barcode', lebar: 120 },
    { kunci: 'nama_barang', judul: 'Barang', nilai: (b) => b.nama_barang, lebar: 200 },
    { kunci: 'kode_group', judul: 'Group', nilai: (b) => b.kode_group, lebar: 90 },
    { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 110, total: true },
    { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (b) => b.murni, lebar: 110, total: true },
  ];
  return (
    <DataTable
      label="Isi Lot"
      kolom={kolom}
      data={isi}
      idBaris={(b) => String(b.baris)}
      cari={false}
      kosong="Debu dan air sepuhan tidak punya emas di buku"
      ekspor={{ namaFile: 'isi-lot-lebur.csv' }}
    />
  );
}

function Keluar({ isi }: { isi: Rinci['keluar'] }) {
  const kolom: Kolom<Rinci['keluar'][number]>[] = [
    { kunci: 'no_dok', judul: 'No Hasil', nilai: (b) => b.no_dok, lebar: 180 },
    { kunci: 'bentuk', judul: 'Bentuk', nilai: (b) => b.bentuk, lebar: 80 },
    {
      kunci: 'nama_barang',
      judul: 'Barang',
      nilai: (b) => [b.nama_barang, b.kode_barcode].filter(Boolean).join(' '),
      lebar: 180,
    },
    {
      kunci: 'tempat',
      judul: 'Tempat',
      nilai: (b) => (b.bentuk === 'CIOK' ? 'Ciok' : `${b.gudang} ${b.baki}`),
      lebar: 120,
    },
    { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 110 },
    { kunci: 'kadar_uji', judul: 'Kadar (%)', jenis: 'persen', nilai: (b) => b.kadar_uji, lebar: 95 },
    { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (b) => b.murni, lebar: 110 },
  ];
  return (
    <DataTable
      label="Hasil Lot"
      kolom={kolom}
      data={isi}
      idBaris={(b) => `${b.no_dok}/${b.baris}`}
      cari={false}
      kosong="Belum ada hasil"
    />
  );
}

const SEBUTAN: Readonly<Record<string, string>> = {
  BUKA: 'Lot dibuka',
  KIRIM: 'Dikirim ke pelebur',
  HASIL: 'Hasil dicatat',
  'BATAL HASIL': 'Hasil dibatalkan',
  BATAL: 'Lot dibatalkan',
};

function Peristiwa({ isi }: { isi: Rinci['peristiwa'] }) {
  const kolom: Kolom<Rinci['peristiwa'][number]>[] = [
    { kunci: 'waktu', judul: 'Waktu', nilai: (p) => waktuLengkap(p.waktu), lebar: 150, urut: false },
    {
      kunci: 'peristiwa',
      judul: 'Peristiwa',
      nilai: (p) => SEBUTAN[p.peristiwa] ?? p.peristiwa,
      lebar: 160,
      urut: false,
    },
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (p) => p.no_dok, lebar: 180, urut: false },
    { kunci: 'kode_pelebur', judul: 'Pelebur', nilai: (p) => p.kode_pelebur, lebar: 90, urut: false },
    { kunci: 'timbang', judul: 'Timbangan (gr)', jenis: 'berat', nilai: (p) => p.timbang, lebar: 125, urut: false },
    { kunci: 'oleh', judul: 'User', nilai: (p) => p.oleh, lebar: 120, urut: false },
    { kunci: 'disetujui', judul: 'Penerima / Penguji', nilai: (p) => p.disetujui, lebar: 145, urut: false },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (p) => p.keterangan, lebar: 180, urut: false },
  ];
  return <DataTable label="Perjalanan Lot" kolom={kolom} data={isi} idBaris={(p) => String(p.ke)} cari={false} />;
}

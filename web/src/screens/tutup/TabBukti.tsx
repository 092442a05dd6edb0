// Proof of balance: every rule recomputed now, green or red, and every tray, drawer and account against its book.
// A row opens the documents behind it.
import { Accordion, Alert, Badge, Button, Group, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { jam, waktuLengkap } from '@/kit/waktu';
import { type Dokumen, kueriBukti, kueriDokumen, type Pos } from './api';
import kelas from './tutup.module.css';

const JENIS: Readonly<Record<string, string>> = { BAKI: 'Baki', KASIR: 'Kasir', REKENING: 'Rekening' };

function angka(pos: Pos, nilai: number): string {
  return pos.jenis === 'BAKI' ? `${berat(nilai / 1000)} gr` : tulisAngka(nilai, 'rupiah');
}

const KOLOM: readonly Kolom<Pos>[] = [
  {
    kunci: 'baik',
    judul: 'Keadaan',
    nilai: (p) => (p.baik ? 'Cocok' : 'Tidak cocok'),
    lebar: 120,
    tampil: (p) => (
      <Badge variant="light" color={p.baik ? 'green' : 'red'}>
        {p.baik ? 'Cocok' : 'Tidak cocok'}
      </Badge>
    ),
  },
  { kunci: 'jenis', judul: 'Jenis', nilai: (p) => JENIS[p.jenis] ?? p.jenis, lebar: 100 },
  { kunci: 'nama', judul: 'Nama', nilai: (p) => p.nama, lebar: 180 },
  { kunci: 'buku', judul: 'Buku', nilai: (p) => angka(p, p.buku), lebar: 140 },
  { kunci: 'saldo', judul: 'Saldo', nilai: (p) => angka(p, p.saldo), lebar: 140 },
  {
    kunci: 'qty',
    judul: 'Qty buku / saldo / isi',
    nilai: (p) => (p.jenis === 'BAKI' ? `${p.qty_buku} / ${p.qty_saldo} / ${p.qty_isi}` : ''),
    lebar: 160,
  },
];

const KOLOM_DOK: readonly Kolom<Dokumen>[] = [
  { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 190 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (d) => `${d.tgl_system} ${jam(d.waktu)}`, lebar: 150 },
  { kunci: 'oleh', judul: 'Oleh', nilai: (d) => d.oleh, lebar: 120 },
  { kunci: 'jumlah', judul: 'Jumlah', jenis: 'angka', nilai: (d) => d.jumlah, lebar: 130 },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (d) => d.keterangan, lebar: 220 },
];

function DokumenPos({ pos }: { pos: Pos }) {
  const { data, error, isPending, refetch } = useQuery(kueriDokumen(pos.jenis, pos.kunci));
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  return (
    <DataTable
      label={`Dokumen ${pos.nama}`}
      kolom={KOLOM_DOK}
      data={data ?? []}
      idBaris={(d) => `${d.no_dok} ${d.waktu} ${d.jumlah} ${d.keterangan}`}
      memuat={isPending}
    />
  );
}

export function TabBukti() {
  const [rantai, setRantai] = useState(false);
  const [saring, setSaring] = useState('SEMUA');
  const { data, error, isFetching, refetch } = useQuery(kueriBukti(rantai));
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (!data) return <RangkaTabel />;
  const merah = data.aturan.filter((satu) => !satu.baik);
  const pos = data.pos.filter((p) => (saring === 'MERAH' ? !p.baik : saring === 'SEMUA' || p.jenis === saring));
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text c="dimmed">Dihitung {waktuLengkap(data.waktu)}</Text>
        <Group>
          <Switch label="Telusuri rantai audit" checked={rantai} onChange={(e) => setRantai(e.currentTarget.checked)} />
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            Hitung Ulang
          </Button>
        </Group>
      </Group>
      <Alert
        color={data.baik ? 'green' : 'red'}
        variant="light"
        icon={data.baik ? <IconCircleCheck size={20} /> : <IconCircleX size={20} />}
        title={data.baik ? 'Semua buku seimbang' : 'Ada yang tidak seimbang'}
      >
        {data.aturan.length} aturan dan {data.pos.length} baki, kasir, dan rekening dihitung ulang dari bukunya
        {data.baris_audit == null
          ? '.'
          : `; ${tulisAngka(data.baris_audit, 'angka')} baris audit dan ${tulisAngka(data.baris_buku ?? 0, 'angka')} baris buku ditelusuri.`}
      </Alert>
      {merah.length > 0 && (
        <section className={kelas.bingkai} aria-label="Temuan">
          <Title order={2} fz={16} fw={600} mb="xs">
            Temuan
          </Title>
          <Stack gap="sm">
            {merah.map((satu) => (
              <div key={satu.aturan}>
                <Text fw={500} c="red">
                  {satu.aturan}
                </Text>
                {satu.temuan.map((t) => (
                  <Text key={`${t.objek} ${t.pesan}`} fz={13} className={kelas.contoh}>
                    {t.objek}: {t.pesan}
                  </Text>
                ))}
              </div>
            ))}
          </Stack>
        </section>
      )}
      <DataTable
        label="Baki, kasir, dan rekening"
        kolom={KOLOM}
        data={pos}
        idBaris={(p) => `${p.jenis} ${p.kunci}`}
        rincian={(p) => <DokumenPos pos={p} />}
        kosong={saring === 'MERAH' ? 'Semua cocok' : undefined}
        alat={
          <SegmentedControl
            aria-label="Saring bukti"
            value={saring}
            onChange={setSaring}
            data={[
              { value: 'SEMUA', label: 'Semua' },
              { value: 'BAKI', label: 'Baki' },
              { value: 'KASIR', label: 'Kasir' },
              { value: 'REKENING', label: 'Rekening' },
              { value: 'MERAH', label: 'Tidak cocok' },
            ]}
          />
        }
      />
      <Accordion variant="contained">
        <Accordion.Item value="aturan">
          <Accordion.Control>Semua aturan ({data.aturan.length})</Accordion.Control>
          <Accordion.Panel>
            <div className={kelas.aturan}>
              {data.aturan.map((satu) => (
                <Group key={satu.aturan} gap="xs" wrap="nowrap">
                  {satu.baik ? (
                    <IconCircleCheck size={18} color="var(--mantine-color-green-text)" aria-label="cocok" />
                  ) : (
                    <IconCircleX size={18} color="var(--mantine-color-red-text)" aria-label="tidak cocok" />
                  )}
                  <Text fz={13}>{satu.aturan}</Text>
                </Group>
              ))}
            </div>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}

// Money between stores, by the one that sent it: head office sees every branch's, a branch its own and what comes to it.
import { Badge, Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Lencana } from '@/kit/Lencana';
import { waktuLengkap } from '@/kit/waktu';
import { type Kiriman, kueriPerToko, STATUS_KIRIM } from './api';
import { BatalUang, CetakSlip } from './bagian';
import { SelisihUang } from './SelisihUang';

const KOLOM: readonly Kolom<Kiriman>[] = [
  { kunci: 'nota_kirim', judul: 'Nota Kirim', nilai: (k) => k.nota_kirim, lebar: 185 },
  { kunci: 'tgl_system', judul: 'Tanggal', jenis: 'tanggal', nilai: (k) => k.tgl_system, lebar: 110 },
  { kunci: 'jumlah_rp', judul: 'Jumlah (Rp)', jenis: 'rupiah', nilai: (k) => k.jumlah_rp, lebar: 140, total: true },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (k) => k.status,
    lebar: 150,
    tampil: (k) => <Lencana status={k.status} daftar={STATUS_KIRIM} />,
  },
  { kunci: 'ip_cabang', judul: 'Dari Toko', nilai: (k) => `${k.ip_cabang} ${k.nama_toko}`, lebar: 180 },
  { kunci: 'no_reff', judul: 'No Reff', nilai: (k) => k.no_reff, lebar: 165 },
  { kunci: 'tujuan', judul: 'Tujuan', nilai: (k) => `${k.tujuan} ${k.nama_tujuan}`, lebar: 170 },
  {
    kunci: 'jumlah_terima',
    judul: 'Diterima (Rp)',
    jenis: 'rupiah',
    nilai: (k) => k.jumlah_terima,
    lebar: 140,
    total: true,
  },
  { kunci: 'input_by', judul: 'Input By', nilai: (k) => k.input_by, lebar: 120 },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (k) => k.keterangan, lebar: 180 },
];

interface Props {
  /** A row that can be received here was chosen. */
  onTerima?: (no_reff: string) => void;
}

export function DaftarKiriman({ onTerima }: Props) {
  const { toko, pengguna } = useSesiAda();
  const kode = toko?.kode_toko ?? pengguna.kode_toko;
  const [status, setStatus] = useState('ALL');
  const [buka, setBuka] = useState<Kiriman>();
  const { data, error, isPending, refetch } = useQuery(kueriPerToko(status));
  const semua = (data ?? []).flatMap((t) => t.data);
  const jalan = (data ?? []).filter((t) => t.dalam_perjalanan > 0);
  return (
    <Stack gap="xs">
      <SelisihUang sini={kode} />
      {jalan.length > 0 && (
        <Group gap="xs" aria-label="Uang dalam perjalanan">
          {jalan.map((t) => (
            <Badge key={t.ip_cabang} variant="light" color="blue" size="lg" tt="none">
              {t.ip_cabang} dalam perjalanan {rupiah(t.dalam_perjalanan)}
            </Badge>
          ))}
        </Group>
      )}
      <DataTable
        label="Kirim uang"
        kolom={KOLOM}
        data={semua}
        idBaris={(k) => k.nota_kirim}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Belum ada uang yang dikirim"
        onBaris={setBuka}
        ekspor={{ namaFile: 'kirim-uang.csv' }}
        tinggi={420}
        alat={
          <SegmentedControl
            aria-label="Status"
            size="xs"
            value={status}
            onChange={setStatus}
            data={[
              { value: 'ALL', label: 'Semua' },
              { value: 'DIKIRIM', label: 'Di jalan' },
              { value: 'DONE', label: 'Diterima' },
            ]}
          />
        }
      />
      {buka && (
        <RinciKiriman
          k={buka}
          sini={kode}
          onTutup={() => setBuka(undefined)}
          onTerima={
            onTerima && buka.tujuan === kode && buka.status === 'DIKIRIM'
              ? () => {
                  onTerima(buka.no_reff);
                  setBuka(undefined);
                }
              : undefined
          }
        />
      )}
    </Stack>
  );
}

interface RinciProps {
  k: Kiriman;
  sini: string;
  onTutup: () => void;
  onTerima?: () => void;
}

export function isiKiriman(k: Kiriman): readonly (readonly [string, string])[] {
  const terima = k.jumlah_terima ?? undefined;
  return [
    ['Dari', `${k.ip_cabang} ${k.nama_toko}`],
    ['Ke', `${k.tujuan} ${k.nama_tujuan}`],
    ['Dikirim', `${waktuLengkap(k.waktu)} oleh ${k.input_by}`],
    ['Jumlah', rupiah(k.jumlah_rp)],
    ['No Referensi', k.no_reff],
    ['Keterangan', k.keterangan || '-'],
    ...(terima === undefined
      ? []
      : ([
          ['Diterima', `${rupiah(terima)} pada ${k.tgl_terima} oleh ${k.terima_by}`],
          ...(terima === k.jumlah_rp
            ? []
            : ([['Selisih', `${rupiah(terima - k.jumlah_rp)} · ${k.keterangan_terima}`]] as const)),
        ] as const)),
  ];
}

export function BarisIsi({ isi }: { isi: readonly (readonly [string, string])[] }) {
  return (
    <Stack gap={6}>
      {isi.map(([nama, nilai]) => (
        <Group key={nama} justify="space-between" gap="md" wrap="nowrap">
          <Text c="dimmed" fz={13}>
            {nama}
          </Text>
          <Text ta="right">{nilai}</Text>
        </Group>
      ))}
    </Stack>
  );
}

function RinciKiriman({ k, sini, onTutup, onTerima }: RinciProps) {
  const [langkah, setLangkah] = useState<'cetak' | 'batal'>();
  const no = k.ip_cabang === sini ? k.nota_kirim : k.no_terima;
  if (langkah === 'cetak') return <CetakSlip no={no} onTutup={onTutup} />;
  if (langkah === 'batal')
    return (
      <BatalUang no={k.nota_kirim} jumlah={k.jumlah_rp} onTutup={() => setLangkah(undefined)} onSelesai={onTutup} />
    );
  return (
    <Modal opened onClose={onTutup} title={k.nota_kirim} size="md" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md">
        <Lencana status={k.status} daftar={STATUS_KIRIM} />
        <BarisIsi isi={isiKiriman(k)} />
        <Group justify="flex-end" gap="xs">
          {k.status === 'DIKIRIM' && k.ip_cabang === sini && (
            <Button color="red" variant="light" onClick={() => setLangkah('batal')}>
              Batalkan
            </Button>
          )}
          {no !== '' && (
            <Button variant="default" onClick={() => setLangkah('cetak')}>
              Cetak Slip
            </Button>
          )}
          {onTerima && <Button onClick={onTerima}>Terima Uang</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}

// The piece that is decided about: photo, nota, what it weighs and cost, and a button with its key for every decision.
import { Badge, Button, Group, Kbd, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { kueriFotoAda } from '@/kit/barang/api';
import { FotoKecil } from '@/kit/barang/FotoBarang';
import type { Calon } from './api';
import { LENCANA, PUTUSAN, type Putusan } from './putusan';

export interface BarangSortirProps {
  b: Calon;
  putusan?: Putusan;
  jenis: 'SORTIR' | 'PINDAH';
  onPutus: (ke: Putusan) => void;
}

export function BarangSortir({ b, putusan, jenis, onPutus }: BarangSortirProps) {
  const sidik = useQuery(kueriFotoAda([b.kode_barcode])).data?.[b.kode_barcode];
  const pindah = jenis === 'PINDAH';
  const isi: [string, string][] = [
    [pindah ? 'Sortiran' : 'Nota', [b.no_faktur_beli || b.no_dok, b.surat].filter(Boolean).join(' · ')],
    pindah
      ? ['Sekarang', `${LENCANA[b.kode_gudang]?.kata ?? b.kode_gudang} · baki ${b.kode_toko}`]
      : ['Kondisi', b.kondisi || '-'],
    ['Kadar', `${tulisAngka(b.kadar_cetak, 'persen')}%`],
    ['Berat', `${berat(b.berat_asli)} gr`],
    ['Murni', `${berat(b.murni)} gr`],
    ...(b.harga > 0 ? ([['Dibeli', rupiah(b.harga)]] as [string, string][]) : []),
    [pindah ? 'Disortir' : 'Diserahkan', `${b.oleh} · ${b.tgl_masuk}`],
  ];
  return (
    <Paper withBorder p="md" component="section" aria-label={`Barang ${b.kode_barcode}`}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text fw={600}>{b.nama_barang}</Text>
            <Text fz={13} c="dimmed">
              {b.kode_barcode} · {b.kode_group} {b.kode_dept}
            </Text>
          </div>
          <FotoKecil kode={b.kode_barcode} sidik={sidik ?? ''} sisi={96} />
        </Group>
        <Stack gap={2} component="dl" m={0}>
          {isi.map(([judul, teks]) => (
            <Group key={judul} justify="space-between" gap="xs" wrap="nowrap">
              <Text component="dt" fz={13} c="dimmed">
                {judul}
              </Text>
              <Text component="dd" fz={13} m={0} ta="right">
                {teks}
              </Text>
            </Group>
          ))}
        </Stack>
        {b.batu && (
          <Badge color="orange" variant="light">
            Berbatu: keluarkan batunya sebelum dicuci
          </Badge>
        )}
        {b.susut && (
          <Text fz={13} c="orange">
            Susutnya masih menunggu validasi; belum bisa disortir.
          </Text>
        )}
        <Stack gap="xs">
          {PUTUSAN.map((p) => (
            <Button
              key={p.kode}
              color={p.warna}
              variant={putusan === p.kode ? 'filled' : 'light'}
              aria-pressed={putusan === p.kode}
              disabled={b.susut || (pindah && b.kode_gudang === p.kode)}
              rightSection={<Kbd size="xs">{p.tombol}</Kbd>}
              justify="space-between"
              onClick={() => onPutus(p.kode)}
            >
              {p.kata}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}

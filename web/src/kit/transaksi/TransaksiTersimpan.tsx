// After a document was saved: its number, the sum that changes hands as large as it gets, its nota on the way to paper,
// and on to the next customer.
import { Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rupiah } from '../angka';
import { NotaSelesai, type NotaSelesaiProps } from '../cetak/NotaSelesai';
import kelas from './transaksi.module.css';

export interface TransaksiTersimpanProps extends Omit<NotaSelesaiProps, 'kunci' | 'children'> {
  judul: string;
  no: string;
  /** What the customer paid; the shop, when negative. */
  neto: number;
  kembali: number;
  /** Under the sum: whose it is, further numbers. */
  keterangan?: ReactNode;
  /** Between the sum and the nota. */
  tengah?: ReactNode;
  /** Further buttons beside the nota's. */
  tombol?: ReactNode;
}

export function TransaksiTersimpan(p: TransaksiTersimpanProps) {
  const keluar = p.neto < 0;
  return (
    <section className={kelas.kotak} aria-label="Transaksi tersimpan">
      <Stack gap="sm">
        <Group gap="xs" justify="space-between">
          <Group gap="xs" c="green" role="status">
            <IconCheck size={22} aria-hidden />
            <Text fw={600}>{p.judul}</Text>
          </Group>
          <Text fw={600} data-nomor>
            {p.no}
          </Text>
        </Group>
        <div>
          <Text c="dimmed">{keluar ? 'Dibayar ke customer' : 'Kembali'}</Text>
          <Text className={kelas.besar} {...{ [keluar ? 'data-dibayar' : 'data-kembali']: '' }}>
            {rupiah(keluar ? -p.neto : p.kembali)}
          </Text>
          {p.keterangan && (
            <Text fz={13} c="dimmed" data-faktur>
              {p.keterangan}
            </Text>
          )}
        </div>
        {p.tengah}
        <NotaSelesai kunci={p.no} nota={p.nota} onTutup={p.onTutup}>
          {p.tombol}
        </NotaSelesai>
      </Stack>
    </section>
  );
}

// After the sale: the change as large as it gets, the nota on its way to paper, and on to the next customer.
import { Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { rupiah } from '@/kit/angka';
import { NotaSelesai } from './NotaSelesai';
import kelas from './niaga.module.css';
import type { Tersimpan } from './useTransaksi';

export function Selesai({ hasil, pelanggan, onTutup }: Tersimpan & { onTutup: () => void }) {
  const no = hasil.no_faktur_group;
  return (
    <section className={kelas.kotak} aria-label="Transaksi tersimpan">
      <Stack gap="sm">
        <Group gap="xs" justify="space-between">
          <Group gap="xs" c="green" role="status">
            <IconCheck size={22} aria-hidden />
            <Text fw={600}>Penjualan Berhasil Disimpan</Text>
          </Group>
          <Text fw={600} data-nomor>
            {no}
          </Text>
        </Group>
        <div>
          <Text c="dimmed">{hasil.neto < 0 ? 'Dibayar ke customer' : 'Kembali'}</Text>
          <Text className={kelas.besar} data-kembali>
            {rupiah(hasil.neto < 0 ? -hasil.neto : hasil.kembali)}
          </Text>
          <Text fz={13} c="dimmed">
            {[
              pelanggan?.nama_customer,
              hasil.jenis === 'TUKAR' ? 'Tukar tambah' : '',
              ...hasil.kupon.map((k) => `Kupon ${k}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <NotaSelesai no={no} jalur="penjualan" onTutup={onTutup} />
      </Stack>
    </section>
  );
}

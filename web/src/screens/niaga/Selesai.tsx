// After the sale: the change as large as it gets, the nota on its way to paper, and on to the next customer.
import { Group } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { uraianPoin } from '@/kit/transaksi/poin';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import type { Tersimpan } from '@/kit/transaksi/useTransaksi';
import { kertasNota, type Tercatat } from './api';
import type { Keadaan } from './model';

export function Selesai({ hasil, keadaan, onTutup }: Tersimpan<Keadaan, Tercatat> & { onTutup: () => void }) {
  const no = hasil.no_faktur_group;
  const { poin } = hasil;
  return (
    <TransaksiTersimpan
      judul="Penjualan Berhasil Disimpan"
      no={no}
      neto={hasil.neto}
      kembali={hasil.kembali}
      keterangan={[
        keadaan.pelanggan?.nama_customer,
        hasil.jenis === 'TUKAR' ? 'Tukar tambah' : '',
        ...hasil.kupon.map((k) => `Kupon ${k}`),
      ]
        .filter(Boolean)
        .join(' · ')}
      tengah={
        poin && (
          <Group gap="xs" fz={14} c="dimmed" data-poin={poin.saldo}>
            <IconCoins size={18} aria-hidden />
            <span>Poin: {uraianPoin(poin)}</span>
          </Group>
        )
      }
      nota={[kertasNota(no, 'penjualan')]}
      onTutup={onTutup}
    />
  );
}

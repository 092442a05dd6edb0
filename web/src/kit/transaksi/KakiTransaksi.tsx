// The end of a transaction, whichever is on the screen: what it comes to, and the buttons that empty and save it.
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { rupiah } from '../angka';
import { TombolSimpan, type TombolSimpanProps } from '../dokumen/TombolSimpan';
import kelas from './transaksi.module.css';

export interface JumlahTransaksiProps {
  neto: number;
  /** The server has not priced what stands there yet. */
  basi: boolean;
  /** Both sides of an exchange, and what the second is called. */
  sisi?: { jual: number; beli: number; sebutan: string };
  /** What it is, where it is not all of the document: 'Uang muka'. */
  sebut?: string;
}

export function JumlahTransaksi({ neto, basi, sisi, sebut = 'Total' }: JumlahTransaksiProps) {
  return (
    <>
      {sisi && (
        <Stack gap={2} fz={13}>
          <Group justify="space-between">
            <span>Penjualan</span>
            <span>{rupiah(sisi.jual)}</span>
          </Group>
          <Group justify="space-between">
            <span>{sisi.sebutan}</span>
            <span>{rupiah(-sisi.beli)}</span>
          </Group>
        </Stack>
      )}
      <Group justify="space-between" align="baseline" wrap="nowrap">
        <Text fw={500}>{neto < 0 ? 'Dibayar toko' : sebut}</Text>
        <Text className={kelas.total} data-basi={basi ? 'ya' : 'tidak'} data-neto={neto} role="status">
          {rupiah(Math.abs(neto))}
        </Text>
      </Group>
    </>
  );
}

export interface KakiTransaksiProps extends TombolSimpanProps {
  onKosongkan: () => void;
}

export function KakiTransaksi({ onKosongkan, ...tombol }: KakiTransaksiProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="subtle"
        color="red"
        size="md"
        px={12}
        aria-label="Kosongkan transaksi"
        disabled={tombol.mati || tombol.simpan.sibuk}
        onClick={onKosongkan}
      >
        <IconTrash size={18} />
      </Button>
      <div className={kelas.simpan}>
        <TombolSimpan {...tombol} />
      </div>
    </Group>
  );
}

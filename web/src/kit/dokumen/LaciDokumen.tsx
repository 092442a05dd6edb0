// A document in a drawer: its number above, what it is once it is read, and trying again where it could not be.
import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { pesanDari } from '@/api/tolak';
import { Galat } from '../Galat';
import { tertutup, useLapis } from '../lapis';
import { RangkaTabel } from '../Rangka';

/** What of a query the drawer needs. */
export interface KueriDokumen<D> {
  data: D | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface LaciDokumenProps<D> {
  no: string;
  kueri: KueriDokumen<D>;
  lebar: number;
  onTutup: () => void;
  children: (data: D) => ReactNode;
}

export function LaciDokumen<D>({ no, kueri, lebar, onTutup, children }: LaciDokumenProps<D>) {
  const lapis = useLapis();
  return (
    <Drawer
      opened
      // Escape is of the dialog in front alone.
      onClose={() => !tertutup(lapis) && onTutup()}
      position="right"
      size={lebar}
      title={no}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {kueri.error ? (
        <Galat pesan={pesanDari(kueri.error)} cobaLagi={() => void kueri.refetch()} />
      ) : kueri.data === undefined ? (
        <RangkaTabel />
      ) : (
        <Stack gap="md">{children(kueri.data)}</Stack>
      )}
    </Drawer>
  );
}

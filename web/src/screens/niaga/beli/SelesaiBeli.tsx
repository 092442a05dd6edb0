// After the purchase: what was paid, the nota on its way to paper, the photos of what came in, and on to the next.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kueriFotoAda } from '@/kit/barang/api';
import { FotoBarang } from '@/kit/barang/FotoBarang';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import { kertasNota, kueriFakturRinci } from '../api';
import type { TercatatBeli } from './api';

export function SelesaiBeli({ hasil, onTutup }: { hasil: TercatatBeli; onTutup: () => void }) {
  const no = hasil.no_faktur_group;
  const [foto, setFoto] = useState(false);
  return (
    <TransaksiTersimpan
      judul="Pembelian Berhasil Disimpan"
      no={no}
      neto={hasil.neto}
      kembali={hasil.kembali}
      tengah={foto && <FotoPembelian no={no} />}
      tombol={
        !foto && (
          <Button variant="default" onClick={() => setFoto(true)}>
            Foto Barang
          </Button>
        )
      }
      nota={[kertasNota(no, 'pembelian')]}
      onTutup={onTutup}
    />
  );
}

/** The pieces of a purchase with their photos: taken while the customer is still there. */
function FotoPembelian({ no }: { no: string }) {
  const { data } = useQuery(kueriFakturRinci('pembelian', no));
  const kode = (data?.detail_beli ?? []).map((b) => b.kode_barcode);
  const ada = useQuery(kueriFotoAda(kode)).data ?? {};
  return (
    <Group align="flex-start" gap="md">
      {(data?.detail_beli ?? []).map((b) => (
        <Stack key={b.kode_barcode} gap={4} maw={260}>
          <Text fz={13} fw={600}>
            {b.kode_barcode} {b.nama_barang}
          </Text>
          <FotoBarang kode={b.kode_barcode} sidik={ada[b.kode_barcode] ?? ''} boleh />
        </Stack>
      ))}
    </Group>
  );
}

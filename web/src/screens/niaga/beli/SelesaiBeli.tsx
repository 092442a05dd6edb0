// After the purchase: what was paid, the nota on its way to paper, the photos of what came in, and on to the next.
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { kueriFotoAda } from '@/screens/barang/data/api';
import { FotoBarang } from '@/screens/barang/data/FotoBarang';
import { kueriFakturRinci } from '../api';
import { NotaSelesai } from '../NotaSelesai';
import kelas from '../niaga.module.css';
import type { TercatatBeli } from './api';

export function SelesaiBeli({ hasil, onTutup }: { hasil: TercatatBeli; onTutup: () => void }) {
  const no = hasil.no_faktur_group;
  const [foto, setFoto] = useState(false);
  return (
    <section className={kelas.kotak} aria-label="Transaksi tersimpan">
      <Stack gap="sm">
        <Group gap="xs" justify="space-between">
          <Group gap="xs" c="green" role="status">
            <IconCheck size={22} aria-hidden />
            <Text fw={600}>Pembelian Berhasil Disimpan</Text>
          </Group>
          <Text fw={600} data-nomor>
            {no}
          </Text>
        </Group>
        <div>
          <Text c="dimmed">Dibayar ke customer</Text>
          <Text className={kelas.besar} data-dibayar>
            {rupiah(-hasil.neto)}
          </Text>
        </div>
        {foto && <FotoPembelian no={no} />}
        <NotaSelesai no={no} jalur="pembelian" onTutup={onTutup}>
          {!foto && (
            <Button variant="default" onClick={() => setFoto(true)}>
              Foto Barang
            </Button>
          )}
        </NotaSelesai>
      </Stack>
    </section>
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

// A transaction in a drawer, and its nota once more: a reprint is a copy.
import { Button, Drawer, Group, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { KUNCI_NIAGA, kueriFakturRinci, notaSebagaiPdf, serahkanNota } from './api';
import { IsiFaktur, LencanaFaktur } from './IsiFaktur';

export interface LaciFakturProps {
  no: string;
  jalur?: 'penjualan' | 'pembelian';
  onTutup: () => void;
}

export function LaciFaktur({ no, jalur = 'penjualan', onTutup }: LaciFakturProps) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriFakturRinci(jalur, no));
  const [cetak, setCetak] = useState(false);
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={560}
      title={data?.no_faktur_group ?? no}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <Stack gap="md">
          <Group justify="space-between">
            <LencanaFaktur f={data} />
            {!data.no_batal && (
              <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => setCetak(true)}>
                {data.cetakan > 0 ? 'Cetak Ulang Nota' : 'Cetak Nota'}
              </Button>
            )}
          </Group>
          <IsiFaktur f={data} />
        </Stack>
      )}
      {cetak && data && (
        <DialogCetak
          judul={`Cetak nota ${data.no_faktur_group}`}
          macam="nota"
          bahasa={['PDF', 'ESCPOS']}
          cetak={async (printer) => {
            const { data: hasil, message } = await serahkanNota(data.no_faktur_group, printer, jalur);
            return { kerja: hasil.kerja, message };
          }}
          pdf={() => notaSebagaiPdf(data.no_faktur_group, jalur)}
          namaPdf={`${data.no_faktur_group}.pdf`}
          onTutup={() => setCetak(false)}
          onTercetak={() => void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA })}
        />
      )}
    </Drawer>
  );
}

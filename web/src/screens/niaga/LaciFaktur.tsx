// A transaction in a drawer, and its nota once more: a reprint is a copy.
import { Button, Drawer, Group, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { modulNyala, putuskan } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { cariRute } from '@/routes';
import { KUNCI_NIAGA, kueriFakturRinci, notaSebagaiPdf, serahkanNota } from './api';
import { IsiFaktur, LencanaFaktur } from './IsiFaktur';
import { KirimNota } from './KirimNota';

export interface LaciFakturProps {
  no: string;
  jalur?: 'penjualan' | 'pembelian';
  onTutup: () => void;
}

export function LaciFaktur({ no, jalur = 'penjualan', onTutup }: LaciFakturProps) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriFakturRinci(jalur, no));
  const [cetak, setCetak] = useState(false);
  const pindah = useNavigate();
  const { pengguna, modul } = useSesiAda();
  // An exchange is cancelled as a whole, from either screen.
  const ruteBatal = jalur === 'penjualan' ? '/batal-penjualan' : '/batal-pembelian';
  const rute = cariRute(ruteBatal);
  const bolehBatal = rute !== undefined && putuskan(rute, pengguna, modul) === 'boleh';
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
              <Group gap="xs">
                {bolehBatal && (
                  <Button
                    variant="light"
                    color="red"
                    onClick={() => void pindah({ to: ruteBatal, search: { no: data.no_faktur_group } as never })}
                  >
                    Batalkan
                  </Button>
                )}
                {jalur === 'penjualan' && data.no_hp !== '' && modulNyala(modul, 'WHATSAPP_MODULE') && (
                  <KirimNota
                    no={data.no_faktur_group}
                    onKirim={() => void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA })}
                  />
                )}
                <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => setCetak(true)}>
                  {data.cetakan > 0 ? 'Cetak Ulang Nota' : 'Cetak Nota'}
                </Button>
              </Group>
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

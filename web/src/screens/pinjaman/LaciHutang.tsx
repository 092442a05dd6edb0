// A loan in a drawer: whose it is, what redeeming costs today and why, its pledges with photos, its chain, its story; its next
// steps as buttons with keys, each a dialog of its own; the ticket again.
import { Alert, Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { DialogNota } from '@/kit/cetak/CetakNota';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { LangkahDokumen } from '@/kit/dokumen/LangkahDokumen';
import { type HutangRinci, KUNCI_HUTANG, kertasHutang, kueriHutang } from './api';
import { DialogBatalHutang, DialogBatalLelang, DialogCair, DialogHilang } from './DialogHutang';
import { DialogLanjut } from './DialogLanjut';
import { DialogTebus } from './DialogTebus';
import { IsiHutang } from './IsiHutang';
import { LencanaHutang } from './LencanaHutang';
import { type KodeLangkah, langkahHutang } from './model';

export interface LaciHutangProps {
  no: string;
  /** The step that is meant, such as a redemption by its scanned ticket. */
  langkah?: KodeLangkah;
  tiket?: number;
  onBuka: (no: string) => void;
  onTutup: () => void;
}

type Mode = KodeLangkah | 'cetak' | undefined;

export function LaciHutang({ no, langkah, tiket, onBuka, onTutup }: LaciHutangProps) {
  const kueri = useQueryClient();
  const rinci = useQuery(kueriHutang(no));
  const { data } = rinci;
  const [mode, setMode] = useState<Mode>();
  const semua = data ? langkahHutang(data) : [];
  const diminta = semua.find((s) => s.kode === langkah);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the loan is there
  useEffect(() => {
    if (diminta && diminta.mati === undefined) setMode(diminta.kode);
  }, [data?.no_faktur_hutang]);
  const segarkan = () => {
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
  };
  return (
    <LaciDokumen no={no} kueri={rinci} lebar={720} onTutup={onTutup}>
      {(h) => (
        <>
          <Group justify="space-between">
            <LencanaHutang h={h} />
            {h.status !== 'BATAL' && (
              <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => setMode('cetak')}>
                {h.cetakan > 0 ? 'Cetak Ulang Surat' : 'Cetak Surat'}
              </Button>
            )}
          </Group>
          {diminta?.mati && <Alert color="orange">{diminta.mati}</Alert>}
          {tiket !== undefined && tiket !== h.tiket && h.status === 'AKTIF' && (
            <Alert color="red" role="alert">
              Surat yang discan adalah surat ke-{tiket}; yang berlaku surat ke-{h.tiket}.
            </Alert>
          )}
          <LangkahDokumen semua={semua} diam={mode !== undefined} onPilih={setMode} />
          <IsiHutang h={h} onBuka={onBuka} />
          <DialogLangkah
            h={h}
            mode={mode}
            tiket={tiket}
            onTutup={() => setMode(undefined)}
            onSegarkan={segarkan}
            onCetak={() => setMode('cetak')}
          />
          {mode === 'cetak' && (
            <DialogNota kertas={kertasHutang(no)} onTutup={() => setMode(undefined)} onTercetak={segarkan} />
          )}
        </>
      )}
    </LaciDokumen>
  );
}

interface DialogLangkahProps {
  h: HutangRinci;
  mode: Mode;
  tiket?: number;
  onTutup: () => void;
  onSegarkan: () => void;
  onCetak: () => void;
}

function DialogLangkah({ mode, onCetak, ...bersama }: DialogLangkahProps) {
  switch (mode) {
    case 'lunas':
      return <DialogTebus {...bersama} />;
    case 'PERPANJANG':
    case 'CICIL':
    case 'TAMBAH':
    case 'SEBAGIAN':
      return <DialogLanjut key={mode} {...bersama} cara={mode} />;
    case 'cair':
      return <DialogCair {...bersama} />;
    case 'hilang':
      return <DialogHilang {...bersama} onCetak={onCetak} />;
    case 'batal-lelang':
      return <DialogBatalLelang {...bersama} />;
    case 'batal':
      return <DialogBatalHutang {...bersama} />;
    default:
      return null;
  }
}

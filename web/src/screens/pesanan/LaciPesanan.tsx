// An order in a drawer: what was promised, its lines with picture and stage, money, samples, its whole story; its next steps
// as buttons with keys, each a dialog of its own; the nota again.
import { Alert, Button, Drawer, Group, Kbd, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import { KUNCI_PESANAN, kueriPesanan, notaPesananPdf, type PesananRinci, serahkanNotaPesanan } from './api';
import { DialogAmbil } from './DialogAmbil';
import { DialogBatalAmbil, DialogKembali } from './DialogBatal';
import { DialogProses, DialogSelesai, DialogUlang } from './DialogKerja';
import { DialogTerima } from './DialogTerima';
import { IsiPesanan } from './IsiPesanan';
import { LencanaPesanan } from './LencanaPesanan';
import { type KodeLangkah, langkahPesanan } from './langkah';

export interface LaciPesananProps {
  no: string;
  /** The step that was pressed on its card. */
  langkah?: KodeLangkah;
  onTutup: () => void;
}

type Mode = KodeLangkah | 'cetak' | undefined;

export function LaciPesanan({ no, langkah, onTutup }: LaciPesananProps) {
  const kueri = useQueryClient();
  const { modul } = useSesiAda();
  const { data, error, isPending, refetch } = useQuery(kueriPesanan(no));
  const [mode, setMode] = useState<Mode>();
  const semua = data ? langkahPesanan(data, modulNyala(modul, 'VALIDASI_PESANAN_MODULE')) : [];
  // What was pressed on the card opens once it is known that it still may be done.
  const tersedia = semua.some((s) => s.kode === langkah && s.mati === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the order is there
  useEffect(() => {
    if (langkah && tersedia) setMode(langkah);
  }, [data?.no_pesanan]);
  const segarkan = () => {
    void kueri.invalidateQueries({ queryKey: KUNCI_PESANAN });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
  };
  const jadi = (kata: string | undefined) => {
    if (kata) pesan.sukses(kata);
    setMode(undefined);
    segarkan();
  };
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={720}
      title={no}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <Stack gap="md">
          <Group justify="space-between">
            <LencanaPesanan p={data} />
            {data.tahap !== 'BATAL' && (
              <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => setMode('cetak')}>
                {data.cetakan > 0 ? 'Cetak Ulang Nota' : 'Cetak Nota'}
              </Button>
            )}
          </Group>
          {data.belum_masuk_rp > 0 && (
            <Alert color="orange">
              {rupiah(data.belum_masuk_rp)} dari uang muka belum dinyatakan masuk oleh bank; mengambil dan membatalkan
              perlu otorisasi.
            </Alert>
          )}
          <Langkah semua={semua} diam={mode !== undefined} onPilih={setMode} />
          <IsiPesanan p={data} />
          <DialogLangkah p={data} mode={mode} onTutup={() => setMode(undefined)} onJadi={jadi} onSegarkan={segarkan} />
          {mode === 'cetak' && (
            <DialogCetak
              judul={`Cetak nota ${no}`}
              macam="nota"
              bahasa={['PDF', 'ESCPOS']}
              cetak={async (printer) => {
                const { data: hasil, message } = await serahkanNotaPesanan(no, printer);
                return { kerja: hasil.kerja, message };
              }}
              pdf={() => notaPesananPdf(no)}
              namaPdf={`${no}.pdf`}
              onTutup={() => setMode(undefined)}
              onTercetak={segarkan}
            />
          )}
        </Stack>
      )}
    </Drawer>
  );
}

interface LangkahProps {
  semua: ReturnType<typeof langkahPesanan>;
  diam: boolean;
  onPilih: (kode: KodeLangkah) => void;
}

function Langkah({ semua, diam, onPilih }: LangkahProps) {
  useTombol(
    semua.map((s, i) => ({
      kunci: `Alt+${i + 1}`,
      arti: s.label,
      aksi: () => onPilih(s.kode),
      mati: s.mati !== undefined,
    })),
    !diam,
  );
  if (semua.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Langkah berikutnya">
      {semua.map((s, i) => (
        <Button
          key={s.kode}
          variant={i === 0 && !s.bahaya ? 'filled' : 'default'}
          c={s.bahaya ? 'red' : undefined}
          disabled={s.mati !== undefined}
          title={s.mati}
          rightSection={<Kbd size="xs">Alt+{i + 1}</Kbd>}
          onClick={() => onPilih(s.kode)}
        >
          {s.label}
        </Button>
      ))}
    </Group>
  );
}

interface DialogLangkahProps {
  p: PesananRinci;
  mode: Mode;
  onTutup: () => void;
  onJadi: (pesan: string | undefined) => void;
  onSegarkan: () => void;
}

function DialogLangkah({ p, mode, onTutup, onJadi, onSegarkan }: DialogLangkahProps) {
  const bersama = { p, onTutup, onJadi };
  switch (mode) {
    case 'proses':
      return <DialogProses {...bersama} />;
    case 'terima':
      return <DialogTerima {...bersama} />;
    case 'selesai':
      return <DialogSelesai {...bersama} />;
    case 'ulang':
      return <DialogUlang {...bersama} />;
    case 'ambil':
      return <DialogAmbil p={p} onTutup={onTutup} onTersimpan={onSegarkan} />;
    case 'batal':
      return <DialogKembali {...bersama} jalur="pesanan/{no}/batal" />;
    case 'kembali':
      return <DialogKembali {...bersama} jalur="pesanan/{no}/kembali" />;
    case 'batal-ambil':
      return <DialogBatalAmbil {...bersama} />;
    default:
      return null;
  }
}

// An order in a drawer: what was promised, its lines with picture and stage, money, samples, its whole story; its next steps
// as buttons with keys, each a dialog of its own; the nota again.
import { Alert, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { CetakNota } from '@/kit/cetak/CetakNota';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { LangkahDokumen } from '@/kit/dokumen/LangkahDokumen';
import { pesan } from '@/kit/pesan';
import { KUNCI_PESANAN, kertasPesanan, kueriPesanan, type PesananRinci } from './api';
import { DialogAmbil } from './DialogAmbil';
import { DialogBatalAmbil, DialogKembali } from './DialogBatal';
import { DialogProses, DialogSelesai, DialogUlang } from './DialogKerja';
import { DialogTerima } from './DialogTerima';
import { DialogUangMuka, sisaTaksiran } from './DialogUangMuka';
import { useHakPesanan } from './hak';
import { IsiPesanan } from './IsiPesanan';
import { LencanaPesanan } from './LencanaPesanan';
import { type FaktaPesanan, type KodeLangkah, langkahPesanan, sudahJadi } from './langkah';

export interface LaciPesananProps {
  no: string;
  /** The step that was pressed on its card. */
  langkah?: KodeLangkah;
  onTutup: () => void;
}

type Mode = KodeLangkah | undefined;

const fakta = (p: PesananRinci): FaktaPesanan => ({
  tahap: p.tahap,
  sisa_dp: p.sisa_dp,
  siap: sudahJadi(p.detail).length,
  sisa_taksiran: sisaTaksiran(p),
  no_faktur_group: p.no_faktur_group,
});

export function LaciPesanan({ no, langkah, onTutup }: LaciPesananProps) {
  const kueri = useQueryClient();
  const { modul } = useSesiAda();
  const rinci = useQuery(kueriPesanan(no));
  const { data } = rinci;
  const [mode, setMode] = useState<Mode>();
  const hak = useHakPesanan();
  const semua = data ? langkahPesanan(fakta(data), modulNyala(modul, 'VALIDASI_PESANAN_MODULE'), hak) : [];
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
    <LaciDokumen no={no} kueri={rinci} lebar={720} onTutup={onTutup}>
      {(data) => (
        <>
          <Group justify="space-between">
            <LencanaPesanan p={data} />
            {data.tahap !== 'BATAL' && (
              <CetakNota kertas={kertasPesanan(no)} cetakan={data.cetakan} onTercetak={segarkan} />
            )}
          </Group>
          {data.belum_masuk_rp > 0 && (
            <Alert color="orange">
              {rupiah(data.belum_masuk_rp)} dari uang muka belum dinyatakan masuk oleh bank; mengambil dan membatalkan
              perlu otorisasi.
            </Alert>
          )}
          <LangkahDokumen semua={semua} diam={mode !== undefined} onPilih={setMode} />
          <IsiPesanan p={data} />
          <DialogLangkah p={data} mode={mode} onTutup={() => setMode(undefined)} onJadi={jadi} onSegarkan={segarkan} />
        </>
      )}
    </LaciDokumen>
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
    case 'uang-muka':
      return <DialogUangMuka {...bersama} />;
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

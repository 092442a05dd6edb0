// A contract in a drawer: where it stands, its schedule with what was paid, each payment and where its money went, its
// story; its next steps as buttons with keys, each a dialog of its own; its papers again.
import { Alert, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { idDokumen } from '@/api/acak';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { CetakNota, DialogNota } from '@/kit/cetak/CetakNota';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { LangkahDokumen } from '@/kit/dokumen/LangkahDokumen';
import { pesan } from '@/kit/pesan';
import {
  type BayarCicilan,
  type CicilanRinci,
  KUNCI_CICILAN,
  kabari,
  kertasBayar,
  kertasCicilan,
  kueriCicilan,
} from './api';
import { LencanaCicilan } from './Bagian';
import { DialogAkhir } from './DialogAkhir';
import { DialogBatalBayar, DialogBatalSerah } from './DialogBatal';
import { DialogBayar } from './DialogBayar';
import { DialogSerah } from './DialogSerah';
import { useHakCicilan } from './hak';
import { IsiCicilan } from './IsiCicilan';
import { type KodeLangkah, langkahCicilan } from './model';

/** What every dialog of a step is told. */
export interface DialogCicilanProps {
  c: CicilanRinci;
  onTutup: () => void;
  /** It is written: what the server said. */
  onJadi: (kata: string) => void;
}

type Mode = { langkah: KodeLangkah } | { batalBayar: BayarCicilan } | { cetakBayar: BayarCicilan } | undefined;

export interface LaciCicilanProps {
  no: string;
  /** The step that was asked for by the list. */
  langkah?: KodeLangkah;
  onTutup: () => void;
}

export function LaciCicilan({ no, langkah, onTutup }: LaciCicilanProps) {
  const kueri = useQueryClient();
  const rinci = useQuery(kueriCicilan(no));
  const [mode, setMode] = useState<Mode>();
  const tutup = () => setMode(undefined);
  const segarkan = () => {
    for (const queryKey of [KUNCI_CICILAN, KUNCI_BARANG]) void kueri.invalidateQueries({ queryKey });
  };
  const jadi = (kata: string) => {
    pesan.sukses(kata);
    tutup();
    segarkan();
  };
  const hak = useHakCicilan();
  const ada = rinci.data?.no_cicilan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the contract is there
  useEffect(() => {
    if (langkah && rinci.data && langkahCicilan(rinci.data, hak).some((s) => s.kode === langkah)) setMode({ langkah });
  }, [ada]);
  const pilih = async (kode: KodeLangkah) => {
    if (kode !== 'kabari') return setMode({ langkah: kode });
    try {
      jadi((await kabari(no, idDokumen())).message ?? 'Customer dikabari');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  return (
    <LaciDokumen no={no} kueri={rinci} lebar={760} onTutup={onTutup}>
      {(c) => (
        <>
          <Group justify="space-between">
            <LencanaCicilan c={c} />
            {c.tahap !== 'BATAL' && <CetakNota kertas={kertasCicilan(no)} cetakan={c.cetakan} onTercetak={segarkan} />}
          </Group>
          {c.belum_masuk_rp > 0 && (
            <Alert color="orange">
              {rupiah(c.belum_masuk_rp)} belum dinyatakan masuk oleh bank: barang baru diserahkan sesudah divalidasi,
              atau dengan otorisasi.
            </Alert>
          )}
          {c.tahap === 'MACET' && (
            <Alert color="red">
              {c.tunggak} angsuran tidak dibayar. Bayar tunggakannya supaya berjalan lagi, atau lelang.
            </Alert>
          )}
          <LangkahDokumen
            semua={langkahCicilan(c, hak)}
            diam={mode !== undefined}
            onPilih={(kode) => void pilih(kode)}
          />
          <IsiCicilan
            c={c}
            onBatalBayar={hak.bayar ? (b) => setMode({ batalBayar: b }) : undefined}
            onCetakBayar={(b) => setMode({ cetakBayar: b })}
          />
          {mode && 'langkah' in mode && (
            <DialogLangkah c={c} langkah={mode.langkah} onTutup={tutup} onJadi={jadi} onTersimpan={segarkan} />
          )}
          {mode && 'batalBayar' in mode && <DialogBatalBayar c={c} b={mode.batalBayar} onTutup={tutup} onJadi={jadi} />}
          {mode && 'cetakBayar' in mode && (
            <DialogNota kertas={kertasBayar(no, mode.cetakBayar.no_bayar)} onTutup={tutup} onTercetak={segarkan} />
          )}
        </>
      )}
    </LaciDokumen>
  );
}

interface DialogLangkahProps extends DialogCicilanProps {
  langkah: KodeLangkah;
  onTersimpan: () => void;
}

function DialogLangkah({ langkah, onTersimpan, ...bersama }: DialogLangkahProps) {
  switch (langkah) {
    case 'bayar':
    case 'lunasi':
      return (
        <DialogBayar c={bersama.c} lunas={langkah === 'lunasi'} onTutup={bersama.onTutup} onTersimpan={onTersimpan} />
      );
    case 'serah':
      return <DialogSerah {...bersama} />;
    case 'serah-batal':
      return <DialogBatalSerah {...bersama} />;
    case 'batal':
    case 'lelang':
      return <DialogAkhir {...bersama} jenis={langkah} />;
    default:
      return null;
  }
}

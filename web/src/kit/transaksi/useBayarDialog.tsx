// The payment of a step that is taken in a dialog: the one panel, what is still missing marked before anything is sent, and
// what the shop pays out following the sum.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rupiah } from '../angka';
import type { KeadaanSimpan } from '../dokumen/simpan';
import { type Baris, baris, galatPerId } from './baris';
import {
  BAYAR_KELUAR,
  BAYAR_KOSONG,
  BAYAR_UANG,
  bayarBelumLengkap,
  bayarTerisi,
  dikirim,
  type MintaBayar,
  type Pelunasan,
  pelunasan,
} from './bayar';
import { BAYAR_SALAH, PanelBayar } from './PanelBayar';

export interface BayarDialog {
  /** Nothing where nothing is paid. */
  panel: ReactNode;
  /** What stands there covers the sum, neither more nor less. */
  pas: boolean;
  /** Why it does not. */
  sebab?: string;
  /** The panel says itself what was refused. */
  disebut: boolean;
  kembali: number;
  /** What is sent; undefined while something lacks, which is marked and has the cursor then. */
  ambil: () => MintaBayar[] | undefined;
}

function sebabBayar({ kurang, lebih }: Pelunasan, keluar: boolean): string | undefined {
  if (kurang > 0) return `${keluar ? 'Yang dikembalikan' : 'Pembayaran'} masih kurang ${rupiah(kurang)}`;
  return lebih > 0 ? `${keluar ? 'Yang dikembalikan' : 'Pembayaran'} lebih ${rupiah(lebih)}` : undefined;
}

/** `neto`: what the customer pays; the shop, when negative. `daftar`: what the payments are called in what is sent. */
export function useBayarDialog(neto: number, simpan: KeadaanSimpan, daftar = 'pembayaran'): BayarDialog {
  const wadah = useRef<HTMLDivElement>(null);
  const keluar = neto < 0;
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>(() => [
    baris({ ...BAYAR_KOSONG, jumlah_rp: keluar ? -neto : 0 }),
  ]);
  const [tandai, setTandai] = useState(false);
  // The price of the day moved while the dialog stood open, or something was typed that changes the sum.
  useEffect(() => {
    if (neto >= 0) return;
    setBayar((lama) =>
      lama.length === 1 ? lama.map((b) => ({ ...b, minta: { ...b.minta, jumlah_rp: -neto } })) : lama,
    );
  }, [neto]);
  const lunas = pelunasan(neto, bayar);
  const belum = bayarBelumLengkap(neto, bayar);
  return {
    pas: neto === 0 || (lunas.kurang === 0 && lunas.lebih === 0),
    sebab: neto === 0 ? undefined : sebabBayar(lunas, keluar),
    disebut: neto !== 0 && simpan.kolom[daftar] !== undefined,
    kembali: lunas.kembali,
    ambil: () => {
      if (neto === 0) return [];
      setTandai(true);
      if (belum.size === 0) return bayarTerisi(bayar);
      setTimeout(() => wadah.current?.querySelector<HTMLInputElement>(BAYAR_SALAH)?.focus());
      return undefined;
    },
    panel: neto !== 0 && (
      <div ref={wadah}>
        <PanelBayar
          neto={neto}
          jenis={keluar ? BAYAR_KELUAR : BAYAR_UANG}
          bayar={bayar}
          onGanti={(baru) => {
            simpan.lupakan();
            setBayar(baru);
          }}
          lunas={lunas}
          galat={tandai && belum.size > 0 ? belum : galatPerId(simpan.kolom, daftar, dikirim(bayar))}
          umum={simpan.kolom[daftar]}
          terkunci={simpan.sibuk}
        />
      </div>
    ),
  };
}

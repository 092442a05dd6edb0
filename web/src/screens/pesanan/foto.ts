// Pictures of lines that are not saved yet: kept in the browser beside the draft, sent once the order has its number.
import { useRef, useState } from 'react';
import { useTempat } from '@/kit/konteks';
import { bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import { pasangFotoPesanan } from './api';

type Tersimpan = Readonly<Record<string, string>>;

const kunci = (pemilik: string) => `transaksi.pesanan.foto.${pemilik}`;

export function keTeks(foto: Blob): Promise<string> {
  return new Promise((jadi, gagal) => {
    const pembaca = new FileReader();
    pembaca.onload = () => jadi(String(pembaca.result));
    pembaca.onerror = () => gagal(pembaca.error);
    pembaca.readAsDataURL(foto);
  });
}

/** The picture behind a data address; nothing when it is none. */
export function dariTeks(teks: string): Blob | undefined {
  const [kepala = '', isi] = teks.split(',', 2);
  const jenis = /^data:(image\/\w+);base64$/.exec(kepala)?.[1];
  if (!jenis || isi === undefined) return undefined;
  return new Blob([Uint8Array.from(atob(isi), (huruf) => huruf.charCodeAt(0))], { type: jenis });
}

/** The pictures by line; those of a draft stand there again after a reload. Pictures of lines that are gone go with the next change. */
export function useFotoDraf(detail: readonly { id: string }[]) {
  const { pemilik } = useTempat();
  const [semua, setSemua] = useState<ReadonlyMap<string, Blob>>(() => {
    const hasil = new Map<string, Blob>();
    for (const [id, teks] of Object.entries(bacaJson<Tersimpan>(kunci(pemilik)) ?? {})) {
      const foto = dariTeks(teks);
      if (foto) hasil.set(id, foto);
    }
    return hasil;
  });
  const kini = useRef(semua);
  const simpan = async (baru: ReadonlyMap<string, Blob>) => {
    kini.current = baru;
    setSemua(baru);
    if (baru.size === 0) return hapus(kunci(pemilik));
    const teks = await Promise.all([...baru].map(async ([id, foto]) => [id, await keTeks(foto)] as const));
    if (kini.current === baru) tulisJson(kunci(pemilik), Object.fromEntries(teks));
  };
  return {
    semua,
    atur: (id: string, foto: Blob | undefined) => {
      const ada = new Set(detail.map((b) => b.id));
      const baru = new Map([...kini.current].filter(([lain]) => ada.has(lain) && lain !== id));
      if (foto) baru.set(id, foto);
      void simpan(baru);
    },
    /** Those of an order that was saved. */
    buang: (yang: readonly { id: string }[]) => {
      const pergi = new Set(yang.map((b) => b.id));
      void simpan(new Map([...kini.current].filter(([id]) => !pergi.has(id))));
    },
  };
}

/** Sends the pictures of a saved order; answers the lines whose picture did not arrive. */
export async function kirimFoto(
  no: string,
  urutan: readonly { id: string }[],
  semua: ReadonlyMap<string, Blob>,
): Promise<number[]> {
  const gagal: number[] = [];
  for (const [i, { id }] of urutan.entries()) {
    const foto = semua.get(id);
    if (!foto) continue;
    try {
      await pasangFotoPesanan(no, i + 1, foto);
    } catch {
      gagal.push(i + 1);
    }
  }
  return gagal;
}

// The lines of a service while it is made, and their photos: those live in the window until there is a number to put them to.
import { useEffect, useState } from 'react';
import { useTempat } from '@/kit/konteks';
import { type Baris, baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { JANJI_HARI, type MintaPotong, tambahHari } from './model';

export type DialogPotong = { awal: Partial<MintaPotong>; id?: string };

interface Berbarang {
  barang: readonly Baris<MintaPotong>[];
  tgl_janji: string;
}

interface Transaksi<K extends Berbarang> {
  keadaan: K;
  ganti: (ubah: (lama: K) => K, bidang?: string) => void;
}

export function usePotong<K extends Berbarang>(t: Transaksi<K>) {
  const [dialog, setDialog] = useState<DialogPotong>();
  const [foto, setFoto] = useState<ReadonlyMap<string, Blob>>(new Map());
  const { system } = useTempat().hari;
  const baru = t.keadaan.barang.length === 0 && t.keadaan.tgl_janji === '';
  // A new one is promised for the usual day; what somebody empties stays empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a service
  useEffect(() => {
    if (baru && system) t.ganti((k) => ({ ...k, tgl_janji: tambahHari(system, JANJI_HARI) }));
  }, [baru, system]);
  return {
    dialog,
    buka: setDialog,
    tutup: () => setDialog(undefined),
    foto,
    jadi: (minta: MintaPotong, gambar: Blob | undefined) => {
      const baru = dialog?.id === undefined ? baris(minta) : undefined;
      const id = dialog?.id ?? baru?.id ?? '';
      t.ganti((k) => ({ ...k, barang: baru ? [...k.barang, baru] : ubahBaris(k.barang, id, minta) }));
      const lain = new Map(foto);
      if (gambar) lain.set(id, gambar);
      else lain.delete(id);
      setFoto(lain);
      setDialog(undefined);
    },
    hapus: (id: string) => {
      t.ganti((k) => ({ ...k, barang: hapusBaris(k.barang, id) }));
      setFoto(new Map([...foto].filter(([satu]) => satu !== id)));
    },
  };
}

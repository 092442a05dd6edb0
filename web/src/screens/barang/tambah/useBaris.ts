// The rows of a grid and their copy in the browser, where they stay until they are saved.
import { useCallback, useRef, useState } from 'react';
import { kodeTokoAktif } from '@/app/sesi';
import { bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import { type BarisBanyak, barisIsi, barisSunting } from './baris';

/** This device, this person, this store. Unsaved rows outlive a session. */
export const tempatBaris = (layar: string, user: string) => `karat.pilihan.${layar}.${kodeTokoAktif()}.${user}`;

export function useBaris(kunci: string) {
  const [baris, setBaris] = useState<BarisBanyak[]>(() => {
    const lama = bacaJson<BarisBanyak[]>(kunci);
    return Array.isArray(lama) && lama.length > 0 ? lama : [barisSunting()];
  });
  const kini = useRef(baris);
  const atur = useCallback(
    (baru: BarisBanyak[]) => {
      if (baru === kini.current) return;
      kini.current = baru;
      setBaris(baru);
      if (barisIsi(baru).length > 0) tulisJson(kunci, baru);
      else hapus(kunci);
    },
    [kunci],
  );
  return { baris, kini, atur };
}

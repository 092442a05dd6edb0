// Deleting a row: asks first in the specification's words, then says that it is gone or why it cannot be.
// Parameter screens have a question of their own.
import { useCallback, useRef, useState } from 'react';
import { Tolak } from '@/api/tolak';
import { konfirmasi, konfirmasiHapus } from '../dialog';
import { pesan } from '../pesan';
import { TEKS_DIALOG } from '../teks';
import { hapusBaris, pesanAtau, useSegarkan } from './data';
import { sebutBaris } from './nilai';
import { TEKS_MASTER } from './teks';
import type { BarisMaster, Definisi } from './tipe';

function tanyaHapus(def: Definisi, baris: BarisMaster): Promise<boolean> {
  if (!def.rute.includes('parameter')) return konfirmasiHapus(sebutBaris(def, baris));
  return konfirmasi(TEKS_DIALOG.yakinHapusParameter, {
    judul: `Hapus ${def.sebut} ${sebutBaris(def, baris)}`,
    bahaya: true,
  });
}

export function useHapus(def: Definisi) {
  const [tolakan, setTolakan] = useState<string>();
  const segarkan = useRef(useSegarkan(def));
  const hapus = useCallback(
    async (baris: BarisMaster) => {
      if (!(await tanyaHapus(def, baris))) return;
      try {
        await hapusBaris(def, baris._id);
        pesan.sukses(TEKS_MASTER.terhapus);
      } catch (sebab) {
        const gagal = pesanAtau(sebab, TEKS_MASTER.gagalHapus);
        // What is in use stays, and says where: that takes longer to read than a toast lasts.
        if (sebab instanceof Tolak && sebab.status === 409) setTolakan(gagal);
        else pesan.info(gagal);
      }
      await segarkan.current();
    },
    [def],
  );
  return { hapus, tolakan, tutupTolakan: () => setTolakan(undefined) };
}

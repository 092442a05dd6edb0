// Deleting a row: asks first in the specification's words, then says that it is gone, which can be undone for ten seconds,
// or why it cannot be; what is in use can be made inactive instead. Parameter screens have a question of their own.
import { useCallback, useRef, useState } from 'react';
import { Tolak } from '@/api/tolak';
import { konfirmasi, konfirmasiHapus } from '../dialog';
import { pesan } from '../pesan';
import { TEKS_DIALOG } from '../teks';
import { beraktif, hapusBaris, pesanAtau, simpanBaris, useSegarkan } from './data';
import { formDari, sebutBaris } from './nilai';
import { TEKS_MASTER } from './teks';
import type { BarisMaster, Definisi } from './tipe';

function tanyaHapus(def: Definisi, baris: BarisMaster): Promise<boolean> {
  if (!def.rute.includes('parameter')) return konfirmasiHapus(sebutBaris(def, baris));
  return konfirmasi(TEKS_DIALOG.yakinHapusParameter, {
    judul: `Hapus ${def.sebut} ${sebutBaris(def, baris)}`,
    bahaya: true,
  });
}

export interface TolakanHapus {
  pesan: string;
  /** Makes it inactive: nobody chooses it any more, and what names it stays whole. */
  nonaktifkan?: () => Promise<void>;
}

/** Is it a master whose rows can be made inactive, and is this one active? */
const aktif = (def: Definisi, baris: BarisMaster) => beraktif(def) && baris.aktif === true;

export function useHapus(def: Definisi) {
  const [tolakan, setTolakan] = useState<TolakanHapus>();
  const segarkan = useRef(useSegarkan(def));
  const hapus = useCallback(
    async (baris: BarisMaster) => {
      if (!(await tanyaHapus(def, baris))) return;
      try {
        await hapusBaris(def, baris._id);
        pesan.urungkan(`${TEKS_MASTER.terhapus}: ${sebutBaris(def, baris)}`, async () => {
          await simpanBaris(def, { ...formDari(def, baris), aktifkan: true });
          await segarkan.current();
        });
      } catch (sebab) {
        const gagal = pesanAtau(sebab, TEKS_MASTER.gagalHapus);
        // What is in use stays, and says where: that takes longer to read than a toast lasts.
        if (sebab instanceof Tolak && sebab.status === 409) {
          const nonaktifkan = async () => {
            await simpanBaris(def, { ...formDari(def, baris), aktif: false }, baris);
            pesan.sukses(`${sebutBaris(def, baris)} dinonaktifkan`);
            await segarkan.current();
          };
          setTolakan({ pesan: gagal, ...(aktif(def, baris) && { nonaktifkan }) });
        } else pesan.info(gagal);
      }
      await segarkan.current();
    },
    [def],
  );
  return { hapus, tolakan, tutupTolakan: () => setTolakan(undefined) };
}

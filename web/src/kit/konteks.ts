// What the shell tells the kit about the place it stands in: whether this is the POS tablet, where home is, who works at
// which store, and how somebody is asked to approve. Parts read it; none of them knows the session.
import { createContext, useContext } from 'react';
import type { PermohonanIzin } from '@/api/tipe';

export interface PermintaanIzin {
  /** Such as 'PENJUALAN'. */
  kategori: string;
  /** Such as 'PENJUALAN DI BAWAH MODAL'. */
  description: string;
  /** Document that the approval is bound to, where one is known. */
  dokumen?: string;
  /** Rupiah at stake; those who decide from afar see it. */
  nominal?: number;
  /** What the server said must be approved. Without it an approval covers no document. */
  permohonan?: PermohonanIzin;
}

export interface Tempat {
  pos: boolean;
  keRumah: () => void;
  /** The page above this one: the menu it stands in, or home. */
  kembali?: { sebut: string; href: string; buka: () => void };
  /** Who works at which store: what is kept in the browser belongs to both. */
  pemilik: string;
  /** Who works here: their sales person is put down on what they make. */
  orang: { user_id: string; nama: string };
  /** The business day, and whether this person may give a document another one. */
  hari: { system: string; bolehLain: boolean };
  /** Asks a supervisor or owner; answers the approval's id, or nothing when nobody approved. */
  mintaIzin: (permintaan: PermintaanIzin) => Promise<string | undefined>;
}

export const TEMPAT_KOSONG: Tempat = {
  pos: false,
  keRumah: () => undefined,
  pemilik: '',
  orang: { user_id: '', nama: '' },
  hari: { system: '', bolehLain: false },
  mintaIzin: async () => undefined,
};

export const KonteksTempat = createContext<Tempat>(TEMPAT_KOSONG);

export function useTempat(): Tempat {
  return useContext(KonteksTempat);
}

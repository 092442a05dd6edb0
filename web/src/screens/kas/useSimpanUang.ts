// Saving a document of money that may need an approval: the same body goes with the approval's id. What was saved makes
// every balance and list of money fresh.
import { useQueryClient } from '@tanstack/react-query';
import type { Tepat } from '@/api/panggil';
import {
  type IsiSimpan,
  type JalurSimpan,
  type JawabSimpan,
  type OpsiSimpan,
  type Simpan,
  useSimpanDokumen,
} from '@/kit/dokumen/simpan';
import { KUNCI_UANG } from './api';

export interface SimpanUang<J extends JalurSimpan> extends Simpan<J> {
  /** Answers what was saved; where the server wants an approval it is asked for. */
  catat: <const B extends IsiSimpan<J>>(isi: B & Tepat<B, IsiSimpan<J>>) => Promise<JawabSimpan<J> | undefined>;
}

export function useSimpanUang<J extends JalurSimpan>(jalur: J, opsi?: OpsiSimpan): SimpanUang<J> {
  const simpan = useSimpanDokumen(jalur, opsi);
  const kueri = useQueryClient();
  const catat: SimpanUang<J>['catat'] = async (isi) => {
    const jawab = await simpan.kirimIsi(isi);
    if (jawab) void kueri.invalidateQueries({ queryKey: KUNCI_UANG });
    return jawab;
  };
  return { ...simpan, catat };
}

// Saving a document of money that may need an approval: the same body goes with the approval's id. What was saved makes
// every balance and list of money fresh.
import { useQueryClient } from '@tanstack/react-query';
import type { Amplop } from '@/api/klien';
import { mintaOtorisasi } from '@/app/otorisasi';
import { type Simpan, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { KATEGORI_OTORISASI, KUNCI_UANG } from './api';

export interface SimpanUang<H> extends Simpan<H> {
  /** Answers what was saved; with `izin` a supervisor is asked first. */
  catat: (
    isi: Record<string, unknown>,
    izin?: { description: string; nominal: number },
  ) => Promise<Amplop<H> | undefined>;
}

export function useSimpanUang<H>(jalur: string): SimpanUang<H> {
  const simpan = useSimpanDokumen<H>(jalur);
  const kueri = useQueryClient();
  const catat: SimpanUang<H>['catat'] = async (isi, izin) => {
    const otorisasi = izin ? await mintaOtorisasi({ kategori: KATEGORI_OTORISASI, ...izin }) : '';
    if (otorisasi === undefined) return undefined;
    const jawab = await simpan.kirim(otorisasi ? { ...isi, otorisasi } : isi);
    if (jawab) void kueri.invalidateQueries({ queryKey: KUNCI_UANG });
    return jawab;
  };
  return { ...simpan, catat };
}

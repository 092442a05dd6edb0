// The rules of membership, each dated: what holds, what was decided for a day to come, what a change would do.

import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { KUNCI_MEMBER } from '../api';

export type SemuaAturan = Data<'get', 'member/aturan'>;
export type Dampak = Data<'post', 'member/aturan/{jenis}/pratinjau'>;

/** A rule by its name in the answer, and as the address of its calls has it. */
export const JENIS_ATURAN = {
  kode: 'kode',
  nilai_poin: 'nilai-poin',
  tingkat: 'tingkat',
  ucapan: 'ucapan',
} as const satisfies Record<keyof SemuaAturan, string>;

export type NamaAturan = keyof typeof JENIS_ATURAN;
export type IsiAturan<N extends NamaAturan> = SemuaAturan[N]['isi'];

export const kueriAturan = queryOptions({
  queryKey: [...KUNCI_MEMBER, 'aturan'],
  queryFn: async ({ signal }) => (await panggil('GET', 'member/aturan', { signal })).data,
  staleTime: 0,
});

export const lihatDampak = async (nama: NamaAturan, berlaku: string, isi: Record<string, unknown>) =>
  (
    await panggil('POST', 'member/aturan/{jenis}/pratinjau', {
      jalur: { jenis: JENIS_ATURAN[nama] },
      body: { berlaku, isi },
    })
  ).data;

export const simpanAturan = (nama: NamaAturan, berlaku: string, isi: Record<string, unknown>, kunci: string) =>
  panggil('POST', 'member/aturan/{jenis}', {
    jalur: { jenis: JENIS_ATURAN[nama] },
    body: { berlaku, isi },
    idempotencyKey: kunci,
  });

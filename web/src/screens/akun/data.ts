// The calls of Parameter Akun: journals, their save, and the chart of accounts.
// Shapes of the journals come from the OpenAPI document; the chart is a master.
import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';

export type Jurnal = Data<'get', 'para-akun-transaksi'>[number];
export type DetailAkun = Jurnal['detail_akun'][number];

export interface Akun {
  _id: string;
  versi: number;
  nomor_akun: string;
  nama_akun: string;
  golongan: string;
}

export type IsiAkun = Pick<Akun, 'nomor_akun' | 'nama_akun' | 'golongan'>;

/** What a stale save answers: what stands, and what was sent. */
export interface DuaVersi {
  tersimpan: Jurnal;
  dikirim: Jurnal;
  versi: number;
}

export const GOLONGAN = ['ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'HPP', 'BEBAN'] as const;

export const kueriJurnal = queryOptions({
  queryKey: ['para-akun-transaksi'],
  queryFn: async () => (await panggil('GET', 'para-akun-transaksi')).data,
});

export const kueriAkun = queryOptions({
  queryKey: ['akuns'],
  queryFn: async () => (await panggil('GET', 'akuns')).data,
});

/** Changed accounts hold from `mulai`; without one from the business day of the store. */
export function simpanJurnal(
  jurnal: Jurnal,
  nomor: ReadonlyMap<string, string>,
  { versi, mulai }: { versi: number; mulai: string | null },
) {
  const detail_akun = jurnal.detail_akun.map(({ kode_akun, jenis_akun }) => ({
    kode_akun,
    jenis_akun,
    nomor_akun: nomor.get(kode_akun) ?? '',
  }));
  return panggil('PUT', 'para-akun-transaksi/{trx}/{type}', {
    jalur: { trx: jurnal.trx, type: jurnal.type },
    body: { detail_akun, versi, ...(mulai && { mulai }) },
  });
}

export function isiAwal() {
  return panggil('POST', 'para-akun-transaksi/awal');
}

export function nomorAwal(jurnal: Jurnal): ReadonlyMap<string, string> {
  return new Map(jurnal.detail_akun.map((satu) => [satu.kode_akun, satu.nomor_akun]));
}

/** How many lines of a journal still wait for their account. */
export function belumDipilih(jurnal: Jurnal): number {
  return jurnal.detail_akun.filter((satu) => satu.nomor_akun === '').length;
}

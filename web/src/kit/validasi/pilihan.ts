// What a validation screen keeps and checks: who may answer for documents, and what is still missing before they are sent.

export interface Penjawab {
  user_id: string;
  user_name: string;
  level: string;
  aktif?: boolean;
}

export const TEKS_VALIDASI = {
  sales: 'Kode Sales Tidak Boleh Kosong',
  kosong: 'Harap pilih salah satu transaksi',
  user: 'Harap pilih user id',
  berhasil: 'Data Berhasil Divalidasi',
  gagal: 'Data Gagal Divalidasi',
  tidakAda: 'Data Tidak Ada',
} as const;

/** Levels that stand above the stores: nobody of them answers for a document of the counter. */
const DI_ATAS: ReadonlySet<string> = new Set(['SU', 'MU']);

/** Who can be named as the one that answers for the documents. */
export function penjawab(semua: readonly Penjawab[]): Penjawab[] {
  return semua.filter((u) => !DI_ATAS.has(u.level) && u.user_id && u.user_name && u.aktif !== false);
}

/** What must be said before anything is sent; nothing when all is there. */
export function belumSiap(nomor: readonly string[], user_id: string): string | undefined {
  if (nomor.length === 0) return TEKS_VALIDASI.kosong;
  return user_id === '' ? TEKS_VALIDASI.user : undefined;
}

// A list that the server pages: its filter, page and order stand in the address, its totals are the server's over all rows
// that match, and its export has all of them. A screen says what is asked and what its columns are.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Amplop } from '@/api/klien';
import { pesanDari } from '@/api/tolak';
import type { DataTableProps } from '../DataTable';
import type { UrutanTabel } from '../tabel/tipe';
import { useAlamat } from './alamat';

/** Which page, in which order. */
export type TanyaHalaman = {
  skip: number;
  limit: number;
  sort_by?: string;
  urut?: 'asc' | 'desc';
};
/** What a list is asked that has one order only. */
export type TanyaLembar = Pick<TanyaHalaman, 'skip' | 'limit'>;

export interface RencanaDaftar<S extends Record<string, string>, R> {
  /** The key of the query; filter and page are added to it. */
  kunci: readonly unknown[];
  /** The filters and what they are when the address says nothing. `cari` is the search box of the table. */
  bawaan: S;
  ambil: (tanya: S & TanyaHalaman, signal?: AbortSignal) => Promise<Amplop<R[]>>;
  /** What the totals are of, where it is not every row that matches. */
  labelTotal?: string;
  /** Where two lists stand on one page, what tells their parameters apart. */
  awalan?: string;
}

const UKURAN = 50;
/** The most that a call gives. */
const UKURAN_EKSPOR = 200;

/** What the parameters of a list are called in the address. */
function bacaAlamat<S extends Record<string, string>>(
  isi: Readonly<Record<string, string>>,
  bawaan: S,
  awalan: string,
) {
  const ambil = (nama: string) => isi[awalan + nama];
  const saring = Object.fromEntries(Object.entries(bawaan).map(([k, v]) => [k, ambil(k) ?? v])) as S;
  const angka = (nama: string, lain: number) => {
    const n = Number(ambil(nama) ?? lain);
    return Number.isInteger(n) && n > 0 ? n : lain;
  };
  const kolom = ambil('urut');
  const urut: UrutanTabel | undefined = kolom
    ? { kunci: kolom.replace(/^-/, ''), turun: kolom.startsWith('-') }
    : undefined;
  return { saring, halaman: angka('hal', 1), ukuran: angka('per', UKURAN), urut };
}

const tulisUrut = (u: UrutanTabel | undefined) => (u ? `${u.turun ? '-' : ''}${u.kunci}` : undefined);

export interface PesananHalaman {
  halaman: number;
  ukuran: number;
  cari: string;
  urut?: UrutanTabel;
}

/** Filter, page and order of a list, read from the address and written to it. */
export function useSaringAlamat<S extends Record<string, string>>(bawaan: S, awalan = '') {
  const [isi, atur] = useAlamat();
  const kini = bacaAlamat(isi, bawaan, awalan);
  const ubah = (bagian: Partial<S> | Record<string, string | undefined>, ganti = false) =>
    atur(Object.fromEntries(Object.entries(bagian).map(([k, v]) => [awalan + k, v])), { ganti });

  // What a day's list starts with is written down as well: the link means that day tomorrow too.
  const hilang = Object.entries(bawaan).filter(
    ([k, v]) => k.startsWith('tgl_') && v !== '' && isi[awalan + k] === undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is missing counts
  useEffect(() => {
    if (hilang.length > 0) ubah(Object.fromEntries(hilang), true);
  }, [hilang.length]);
  const pindah = (baru: PesananHalaman) =>
    ubah(
      {
        cari: baru.cari || undefined,
        hal: baru.halaman > 1 ? String(baru.halaman) : undefined,
        per: baru.ukuran === UKURAN ? undefined : String(baru.ukuran),
        urut: tulisUrut(baru.urut),
      },
      // Typing leaves no trail of steps back.
      baru.cari !== (kini.saring.cari ?? ''),
    );
  return { ...kini, ubah, pindah };
}

export function useDaftar<S extends Record<string, string>, R>(rencana: RencanaDaftar<S, R>) {
  const { saring, halaman, ukuran, urut, ubah, pindah } = useSaringAlamat(rencana.bawaan, rencana.awalan);

  const pesanan = urut ? { sort_by: urut.kunci, urut: urut.turun ? ('desc' as const) : ('asc' as const) } : {};
  const tanya = { ...saring, ...pesanan, skip: (halaman - 1) * ukuran, limit: ukuran };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...rencana.kunci, tanya],
    queryFn: ({ signal }) => rencana.ambil(tanya, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const total = useMemo(() => (data?.total ? new Map(Object.entries(data.total)) : undefined), [data]);

  /** Every row that matches, page after page, in the order on the screen. */
  const semua = async (): Promise<R[]> => {
    const baris: R[] = [];
    for (;;) {
      const { data: bagian } = await rencana.ambil({ ...tanya, skip: baris.length, limit: UKURAN_EKSPOR });
      baris.push(...bagian);
      if (bagian.length < UKURAN_EKSPOR) return baris;
    }
  };
  const tabel: Pick<DataTableProps<R>, 'data' | 'memuat' | 'galat' | 'jauh' | 'semua'> = {
    data: data?.data ?? [],
    memuat: isPending,
    galat: error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined,
    semua,
    jauh: {
      halaman,
      ukuran,
      cari: saring.cari ?? '',
      urut,
      total,
      labelTotal: rencana.labelTotal,
      lama: isPlaceholderData,
      jumlah: data?.count ?? data?.data.length ?? 0,
      ganti: pindah,
    },
  };
  return {
    saring,
    /** Changes filters and goes back to the first page. */
    ubah: (bagian: Partial<S>) => ubah({ ...bagian, hal: undefined }),
    tabel,
    refetch,
  };
}

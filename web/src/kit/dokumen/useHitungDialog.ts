// What a step would come to, asked of the server while it is typed; the last answer stays until the next one comes.
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';

const JEDA = 250;

export interface TanyaHitung<I, H> {
  kunci: readonly unknown[];
  /** What decides the answer. */
  isi: I;
  /** There is enough to ask. */
  siap?: boolean;
  hitung: (isi: I, signal: AbortSignal) => Promise<H>;
}

export function useHitungDialog<I, H>({ kunci, isi, siap = true, hitung }: TanyaHitung<I, H>) {
  const tulisan = JSON.stringify(isi);
  const [tenang] = useDebouncedValue(tulisan, JEDA);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...kunci, tenang],
    queryFn: ({ signal }) => hitung(JSON.parse(tenang) as I, signal),
    enabled: siap && tenang === tulisan,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return {
    h: siap ? data : undefined,
    /** What stands there is not yet what the server makes of it. */
    basi: tenang !== tulisan || isFetching,
    galat: siap && error ? pesanDari(error) : undefined,
    refetch,
  };
}

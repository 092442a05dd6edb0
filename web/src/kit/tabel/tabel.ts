// The table's column state, by @tanstack/react-table: which columns show, and how wide they are.
// Rows stay outside its row model: one object a row would cost a frame at every batch of a long report.
import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Kolom } from './tipe';

const fitur = tableFeatures({ columnVisibilityFeature, columnSizingFeature, columnResizingFeature });
export type FiturTabel = typeof fitur;

const TANPA_BARIS: never[] = [];
const LEBAR_BAWAAN = 140;

export function useKolomTabel<R extends object>(kolom: readonly Kolom<R>[]) {
  const definisi = useMemo(() => {
    const pembantu = createColumnHelper<FiturTabel, R>();
    return pembantu.columns(
      kolom.map((k) =>
        pembantu.accessor((baris) => k.nilai(baris), {
          id: k.kunci,
          header: k.judul,
          size: k.lebar ?? LEBAR_BAWAAN,
          minSize: 56,
        }),
      ),
    );
  }, [kolom]);
  const awal = useMemo(
    () => ({ columnVisibility: Object.fromEntries(kolom.filter((k) => k.tersembunyi).map((k) => [k.kunci, false])) }),
    [kolom],
  );
  const tabel = useTable({
    features: fitur,
    columns: definisi,
    data: TANPA_BARIS as R[],
    columnResizeMode: 'onChange',
    initialState: awal,
  });
  const terlihat = tabel.getVisibleLeafColumns().map((satu) => satu.id);
  const tanda = terlihat.join('\n');
  const kolomTerlihat = useMemo(() => {
    const nama = new Set(tanda.split('\n'));
    return kolom.filter((k) => nama.has(k.kunci));
  }, [kolom, tanda]);
  return { tabel, kolomTerlihat };
}

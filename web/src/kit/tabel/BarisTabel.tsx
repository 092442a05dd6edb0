// One row as plain <tr>/<td>, kept from drawing again while nothing about it changed.
// The checkbox and the expander stand in narrow cells of their own.
import clsx from 'clsx';
import { memo } from 'react';
import { IsiSel, kelasSel } from './Sel';
import kelas from './tabel.module.css';
import type { Kolom } from './tipe';

export interface BarisProps<R> {
  baris: R;
  id: string;
  nomor: number;
  kolom: readonly Kolom<R>[];
  tinggi: number;
  terpilih?: boolean;
  terbuka?: boolean;
  onPilih?: (id: string, ya: boolean) => void;
  onBuka?: (id: string) => void;
  /** This row has nothing to open: the place stays, the button goes. */
  tanpaRincian?: boolean;
  onBaris?: (baris: R) => void;
  sekaliKlik?: boolean;
  /** Pressed twice, where the cells have links of their own. */
  onGanda?: (baris: R) => void;
}

function Baris<R>({
  baris,
  id,
  nomor,
  kolom,
  tinggi,
  terpilih,
  terbuka,
  onPilih,
  onBuka,
  tanpaRincian,
  onBaris,
  sekaliKlik,
  onGanda = onBaris,
}: BarisProps<R>) {
  // A first column that is a picture has no words.
  const kata = String(kolom[0]?.nilai(baris) ?? '');
  const sebut = kata || id;
  return (
    <tr
      className={clsx(
        kelas.baris,
        terpilih && kelas.terpilih,
        (onGanda || onPilih || onBuka) && kelas.menjawab,
        onBaris && kelas.bisaDiklik,
      )}
      style={{ height: tinggi }}
      aria-rowindex={nomor + 2}
      data-baris={id}
      onClick={sekaliKlik && onBaris ? () => onBaris(baris) : undefined}
      onDoubleClick={onGanda && (() => onGanda(baris))}
    >
      {onPilih && (
        <td className={kelas.sempit}>
          <input
            type="checkbox"
            aria-label={`Pilih ${sebut}`}
            checked={terpilih ?? false}
            onChange={(kejadian) => onPilih(id, kejadian.currentTarget.checked)}
          />
        </td>
      )}
      {onBuka && (
        <td className={kelas.sempit}>
          {!tanpaRincian && (
            <button
              type="button"
              className={clsx(kelas.pembuka, terbuka && kelas.pembukaTerbuka)}
              aria-expanded={terbuka ?? false}
              aria-label={`Rincian ${sebut}`}
              onClick={() => onBuka(id)}
            />
          )}
        </td>
      )}
      {kolom.map((k, i) => (
        <td
          key={k.kunci}
          className={clsx(kelasSel(baris, k), i === 0 && kelas.lengket, k.diKanan && kelas.lengketKanan)}
        >
          {i === 0 && onBaris ? (
            <button
              type="button"
              className={kelas.tautan}
              aria-label={kata === '' ? `Buka ${id}` : undefined}
              onClick={() => onBaris(baris)}
            >
              <IsiSel baris={baris} kolom={k} />
            </button>
          ) : (
            <IsiSel baris={baris} kolom={k} />
          )}
        </td>
      ))}
    </tr>
  );
}

export const BarisTabel = memo(Baris) as typeof Baris;

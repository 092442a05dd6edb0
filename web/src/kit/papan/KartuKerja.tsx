// One work on the board: who, what, when, what is left to pay, and its next steps as buttons.
// The steps of the chosen card show their keys and are reached by Tab; those of the others only by a press.
import { Kbd, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { rupiah } from '../angka';
import kelas from './papan.module.css';
import { type Kerja, namaPendek, sebutJanji } from './susun';
import type { LangkahKerja } from './tipe';

interface Props<R> {
  kerja: Kerja<R>;
  hari: string;
  terpilih: boolean;
  /** Where Tab enters the column. */
  masuk: boolean;
  langkah: (kerja: R) => readonly LangkahKerja[];
  gambar?: (kerja: R) => ReactNode;
  onPilih: (no: string) => void;
  onBuka: (kerja: R) => void;
}

export const kunciLangkah = (urut: number): string => `Alt+${urut + 1}`;

/** So many stand on a card that is not chosen. */
const TAMPAK = 2;

function Kartu<R>({ kerja, hari, terpilih, masuk, langkah, gambar, onPilih, onBuka }: Props<R>) {
  const { isi, golongan, asal } = kerja;
  const semua = langkah(asal);
  const foto = gambar?.(asal);
  const keterangan = [isi.tukang, isi.tanda].filter(Boolean).join(' · ');
  return (
    <article
      className={kelas.kartu}
      data-kartu={isi.no}
      data-golongan={golongan}
      data-terpilih={terpilih ? 'ya' : undefined}
      aria-label={`${isi.no} ${isi.nama}`}
    >
      <button
        type="button"
        className={kelas.buka}
        data-buka
        data-awal={masuk || undefined}
        tabIndex={terpilih || masuk ? 0 : -1}
        onFocus={() => onPilih(isi.no)}
        onClick={() => {
          onPilih(isi.no);
          onBuka(asal);
        }}
      >
        {foto}
        <span className={kelas.isi}>
          <span className={kelas.baris}>
            <span className={kelas.nama} title={isi.nama}>
              {namaPendek(isi.nama) || 'Tanpa nama'}
            </span>
            <span className={kelas.janji} data-golongan={golongan} title={isi.janji}>
              {sebutJanji(isi.janji, hari)}
            </span>
          </span>
          <span className={kelas.apa} title={isi.apa}>
            {isi.apa}
          </span>
          <span className={`${kelas.baris} ${kelas.redup}`}>
            <span>{isi.no}</span>
            <span data-sisa={isi.sisa}>{isi.sisa > 0 ? rupiah(isi.sisa) : 'Lunas'}</span>
          </span>
          {isi.tunggu && <span className={kelas.tunggu}>{isi.tunggu}</span>}
          {keterangan && <span className={`${kelas.keterangan} ${kelas.redup}`}>{keterangan}</span>}
        </span>
      </button>
      {semua.length > 0 && (
        <div className={kelas.langkah}>
          {(terpilih ? semua : semua.slice(0, TAMPAK)).map((satu, urut) => (
            <button
              key={satu.label}
              type="button"
              className={kelas.tekan}
              data-bahaya={satu.bahaya ? 'ya' : undefined}
              tabIndex={terpilih ? 0 : -1}
              disabled={satu.mati !== undefined}
              title={satu.mati}
              onClick={() => {
                onPilih(isi.no);
                satu.aksi();
              }}
            >
              {satu.label} <VisuallyHidden>{isi.no} </VisuallyHidden>
              {terpilih && <Kbd size="xs">{kunciLangkah(urut)}</Kbd>}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}

export const KartuKerja = memo(Kartu) as typeof Kartu;

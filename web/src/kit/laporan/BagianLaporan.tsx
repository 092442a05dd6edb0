// A report that is several tables: each section with its own columns and its own words when it is empty, sums below it.
// On a phone the tables scroll sideways inside their frame; the page does not.
import { Text, Title } from '@mantine/core';
import clsx from 'clsx';
import { type ReactNode, useId, useMemo } from 'react';
import { bacaBagian, type IsiBagian, type TokoBagian } from './bagian';
import kelas from './bagian.module.css';
import { adalahAngka, judulKolom, tulisSelLaporan } from './kolom';
import type { DefLaporan, SelLaporan } from './tipe';
import type { Laporan } from './useLaporan';
import { useWadah } from './wadah';

export interface Bagian {
  /** As the rows name it. */
  nama: string;
  judul: string;
  /** Columns by their keys, and what they are called here where that differs. */
  kolom: readonly (string | readonly [kunci: string, judul: string])[];
  kosong: string;
}

interface Props {
  def: DefLaporan;
  laporan: Laporan;
  bagian: readonly Bagian[];
  /** Below the sections of a store. */
  kaki?: (toko: TokoBagian) => ReactNode;
}

export function BagianLaporan({ def, laporan: { wadah }, bagian, kaki }: Props) {
  const versi = useWadah(wadah);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows stay one array; its version says that it grew
  const toko = useMemo(() => bacaBagian(def, wadah.baris), [def, wadah, versi]);
  return (
    <div className={kelas.isi}>
      {toko.map((satu) => (
        <div key={satu.label} className={kelas.toko}>
          {satu.label && (
            <Title order={2} fz={18}>
              {satu.label}
            </Title>
          )}
          {bagian.map((milik) => (
            <SatuBagian
              key={milik.nama}
              def={def}
              bagian={milik}
              isi={satu.bagian.get(milik.nama)}
              tingkat={satu.label ? 3 : 2}
            />
          ))}
          {kaki?.(satu)}
        </div>
      ))}
    </div>
  );
}

interface PropsBagian {
  def: DefLaporan;
  bagian: Bagian;
  isi: IsiBagian | undefined;
  /** Of its heading: below that of the store, where there is one. */
  tingkat: 2 | 3;
}

function SatuBagian({ def, bagian, isi, tingkat }: PropsBagian) {
  const id = useId();
  const kolom = bagian.kolom.flatMap((satu) => {
    const [kunci, judul] = typeof satu === 'string' ? [satu, undefined] : satu;
    const ke = def.kolom.findIndex((k) => k.kunci === kunci);
    const k = def.kolom[ke];
    return k ? [{ ke, ...k, judul: judulKolom({ ...k, judul: judul ?? k.judul }) }] : [];
  });
  return (
    <section aria-labelledby={id} className={kelas.bagian}>
      <Title order={tingkat} fz={15} id={id}>
        {bagian.judul}
      </Title>
      {!isi || isi.baris.length === 0 ? (
        <Text c="dimmed" fz={14}>
          {bagian.kosong}
        </Text>
      ) : (
        <div className={kelas.gulir}>
          <table className={kelas.tabel} aria-label={bagian.judul}>
            <thead>
              <tr>
                {kolom.map((k) => (
                  <th key={k.kunci} scope="col" className={clsx(adalahAngka(k.jenis) && kelas.angka)}>
                    {k.judul}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {isi.baris.map((baris, nomor) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own and never move
                <tr key={nomor}>
                  {kolom.map((k) => (
                    <td key={k.kunci} className={clsx(adalahAngka(k.jenis) && kelas.angka)}>
                      {tulisSelLaporan(baris[k.ke] as SelLaporan, k.jenis)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {isi.jumlah && (
              <tfoot>
                <tr>
                  {kolom.map((k, i) => (
                    <td key={k.kunci} className={clsx(adalahAngka(k.jenis) && kelas.angka)}>
                      {i === 0 ? `Total (${isi.baris.length})` : tulisSelLaporan(isi.jumlah?.[k.ke], k.jenis)}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
    </section>
  );
}

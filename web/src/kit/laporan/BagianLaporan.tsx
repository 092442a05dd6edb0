// A report that is several tables, as its definition has them: each section with its own columns and its own words when it
// is empty, sums below it.
// On a phone the tables scroll sideways inside their frame; the page does not.
import { Group, Text, Title } from '@mantine/core';
import clsx from 'clsx';
import { useId, useMemo } from 'react';
import { rupiah, tulisAngka } from '../angka';
import { bacaBagian, type IsiBagian, type TokoBagian } from './bagian';
import kelas from './bagian.module.css';
import { sasaranKolom } from './buka';
import { adalahAngka, judulKolom, SelTerbuka, tulisSelLaporan } from './kolom';
import type { DefBagian, DefLaporan, JenisKolomLaporan, SelLaporan } from './tipe';
import type { Laporan } from './useLaporan';
import { useWadah } from './wadah';

interface Props {
  def: DefLaporan;
  laporan: Laporan;
}

export function BagianLaporan({ def, laporan: { wadah, keadaan } }: Props) {
  const versi = useWadah(wadah);
  const diminta = Object.values(keadaan.dipakai?.saringan ?? {});
  const dipilih = def.bagian.filter((b) => b.pilihan !== '' && diminta.includes(b.pilihan));
  const bagian = dipilih.length > 0 ? dipilih : def.bagian;
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
          <Kaki def={def} toko={satu} />
        </div>
      ))}
    </div>
  );
}

/** Added up from the rows: a section of one row has no sum of its own. */
function Kaki({ def, toko }: { def: DefLaporan; toko: TokoBagian }) {
  const { kaki } = def;
  if (!kaki) return null;
  const ke = def.kolom.findIndex((kolom) => kolom.kunci === kaki.kolom);
  const nilai = toko.bagian.get(kaki.bagian)?.baris.reduce((jumlah, baris) => jumlah + Number(baris[ke] ?? 0), 0) ?? 0;
  return (
    <Group justify="flex-end" gap="md">
      <Text fw={600}>{kaki.label}</Text>
      <Text fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {def.kolom[ke]?.jenis === 'rupiah' ? rupiah(nilai) : tulisAngka(nilai, 'angka')}
      </Text>
    </Group>
  );
}

const negatif = (nilai: unknown, jenis: JenisKolomLaporan) => adalahAngka(jenis) && Number(nilai) < 0 && kelas.negatif;

interface PropsBagian {
  def: DefLaporan;
  bagian: DefBagian;
  isi: IsiBagian | undefined;
  /** Of its heading: below that of the store, where there is one. */
  tingkat: 2 | 3;
}

function SatuBagian({ def, bagian, isi, tingkat }: PropsBagian) {
  const id = useId();
  const kolom = bagian.kolom.flatMap(({ kunci, judul }) => {
    const ke = def.kolom.findIndex((k) => k.kunci === kunci);
    const k = def.kolom[ke];
    return k ? [{ ke, ...k, judul: judulKolom({ ...k, judul }) }] : [];
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
                    <td
                      key={k.kunci}
                      className={clsx(adalahAngka(k.jenis) && kelas.angka, negatif(baris[k.ke], k.jenis))}
                    >
                      <SelTerbuka
                        teks={tulisSelLaporan(baris[k.ke] as SelLaporan, k.jenis)}
                        buka={sasaranKolom(k.kunci)}
                        baris={baris}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {isi.jumlah && (
              <tfoot>
                <tr>
                  {kolom.map((k, i) => (
                    <td
                      key={k.kunci}
                      className={clsx(adalahAngka(k.jenis) && kelas.angka, negatif(isi.jumlah?.[k.ke], k.jenis))}
                    >
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

// The sums of a report in sight above its rows, and beside each what it was in the period before.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { pesanDari } from '@/api/tolak';
import { rupiah, tulisAngka } from '../angka';
import { PANJANG } from '../grafik/KartuAngka';
import kartu from '../grafik/KartuAngka.module.css';
import tabel from '../tabel/tabel.module.css';
import { mintaJumlah } from './data';
import { judulKolom, tulisSelLaporan } from './kolom';
import kelas from './laporan.module.css';
import { rentangIsi, saringPeriode, sebelum } from './periode';
import type { BarisJumlah, DefKolomLaporan, DefLaporan, Permintaan } from './tipe';
import type { Laporan } from './useLaporan';
import { useWadah } from './wadah';

const PALING_BANYAK = 6;

/** The request of the period before; nothing where a report has no period. */
export function mintaSebelum(def: DefLaporan, minta: Permintaan): Permintaan | undefined {
  const dua = saringPeriode(def.saringan);
  const rentang = rentangIsi(def.saringan, minta.saringan);
  if (!dua || !rentang) return undefined;
  const lalu = sebelum(rentang);
  return { ...minta, saringan: { ...minta.saringan, [dua[0].kunci]: lalu.dari, [dua[1].kunci]: lalu.sampai } };
}

interface Props {
  def: DefLaporan;
  laporan: Laporan;
  banding: boolean;
}

export function AngkaLaporan({ def, laporan: { wadah, keadaan }, banding }: Props) {
  useWadah(wadah);
  const lalu = banding && keadaan.dipakai ? mintaSebelum(def, keadaan.dipakai) : undefined;
  const { data, error } = useQuery({
    queryKey: ['laporan', def.slug, 'sebelum', lalu],
    queryFn: ({ signal }) => (lalu ? mintaJumlah(def, lalu, signal) : null),
    enabled: lalu !== undefined && keadaan.tahap === 'selesai',
    staleTime: 0,
  });
  const { total } = wadah;
  if (keadaan.tahap !== 'selesai' || !total) return null;
  const semua = def.kolom
    .map((k, ke) => ({ k, ke }))
    .filter(({ ke }) => total.isi[ke] !== null && total.isi[ke] !== undefined);
  const kolom = semua.length > PALING_BANYAK ? semua.slice(-PALING_BANYAK) : semua;
  const rentang = lalu && rentangIsi(def.saringan, lalu.saringan);
  return (
    <section className={kelas.angkaLaporan} aria-label="Jumlah laporan">
      <dl className={kelas.deret}>
        <div className={kartu.kartu}>
          <Text component="dt" fz={12} c="dimmed">
            Baris
          </Text>
          <Text component="dd" m={0} fw={600} className={kartu.angka}>
            {tulisAngka(total.n, 'angka')}
          </Text>
          {data !== undefined && lalu && (
            <Beda kini={total.n} lalu={data?.n ?? 0} tulis={(n) => tulisAngka(n, 'angka')} />
          )}
        </div>
        {kolom.map(({ k, ke }) => (
          <SatuAngka key={k.kunci} k={k} ke={ke} total={total} lalu={lalu ? data : undefined} />
        ))}
      </dl>
      {rentang && (
        <Text fz={12} c={error ? 'red' : 'dimmed'} mt={4} role="status">
          {error ? pesanDari(error) : `Dibandingkan dengan ${rentang.dari} s/d ${rentang.sampai}`}
        </Text>
      )}
    </section>
  );
}

interface PropsAngka {
  k: DefKolomLaporan;
  ke: number;
  total: BarisJumlah;
  /** null: there was nothing in that period. */
  lalu: BarisJumlah | null | undefined;
}

function SatuAngka({ k, ke, total, lalu }: PropsAngka) {
  const nilai = Number(total.isi[ke] ?? 0);
  const tulis = (n: number) => (k.jenis === 'rupiah' ? rupiah(n) : tulisSelLaporan(n, k.jenis));
  const teks = tulis(nilai);
  return (
    <div className={kartu.kartu}>
      <Text component="dt" fz={12} c="dimmed">
        {k.jenis === 'rupiah' ? k.judul : judulKolom(k)}
      </Text>
      <Text
        component="dd"
        m={0}
        fw={600}
        className={clsx(kartu.angka, nilai < 0 && tabel.negatif)}
        data-panjang={teks.length > PANJANG || undefined}
      >
        {teks}
      </Text>
      {lalu !== undefined && <Beda kini={nilai} lalu={Number(lalu?.isi[ke] ?? 0)} tulis={tulis} />}
    </div>
  );
}

const PERSEN = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

function Beda({ kini, lalu, tulis }: { kini: number; lalu: number; tulis: (n: number) => string }) {
  const arah = kini > lalu ? 'naik' : kini < lalu ? 'turun' : 'tetap';
  const persen = lalu === 0 ? '' : `${PERSEN.format((Math.abs(kini - lalu) / Math.abs(lalu)) * 100)}% `;
  return (
    <Text component="dd" m={0} fz={12}>
      <span className={arah === 'naik' ? kelas.naik : arah === 'turun' ? kelas.turun : undefined}>
        {arah === 'tetap' ? 'tetap' : `${arah} ${persen}`}
      </span>
      <Text component="span" fz={12} c="dimmed">
        {` dari ${tulis(lalu)}`}
      </Text>
    </Text>
  );
}

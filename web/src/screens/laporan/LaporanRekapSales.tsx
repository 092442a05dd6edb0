// Laporan Rekap Sales: the totals of every kind of business first, then what each sales person brought in.
import { Title } from '@mantine/core';
import { useMemo } from 'react';
import { tulisAngka } from '@/kit/angka';
import bagian from '@/kit/laporan/bagian.module.css';
import { type BarisLaporan, barisData, type DefLaporan } from '@/kit/laporan/tipe';
import type { Laporan } from '@/kit/laporan/useLaporan';
import { useWadah } from '@/kit/laporan/wadah';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';
import kelas from './managerial.module.css';

export default function LaporanRekapSales({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} atas={Ringkasan} />;
}

const OMSET = [
  'OMSET EMAS',
  'OMSET LM MANUAL',
  'OMSET BERLIAN',
  'OMSET PESANAN BERLIAN',
  'OMSET EMAS MANUAL',
  'OMSET PESANAN',
  'OMSET SIMPAN PINJAM',
  'OMSET SERVICE',
  'OMSET LM',
] as const;
const ANGKA = [
  ['jumlah', 'Jumlah', 'angka'],
  ['berat', 'Berat (gr)', 'berat'],
  ['rupiah', 'Rupiah (Rp.)', 'rupiah'],
  ['ongkos', 'Ongkos (Rp.)', 'rupiah'],
] as const;

/** Sums of every kind, those nobody did as well. Weights are added as whole milligrams. */
export function jumlahOmset(def: Pick<DefLaporan, 'kolom'>, baris: readonly BarisLaporan[]) {
  const letak = (kunci: string) => def.kolom.findIndex((kolom) => kolom.kunci === kunci);
  const omset = letak('omset');
  return OMSET.map((nama) => {
    const milik = baris.filter(barisData).filter((satu) => satu[omset] === nama);
    const jumlah = ANGKA.map(([kunci]) => {
      const kali = kunci === 'berat' ? 1000 : 1;
      return milik.reduce((total, satu) => total + Math.round(Number(satu[letak(kunci)] ?? 0) * kali), 0) / kali;
    });
    return { nama, jumlah };
  });
}

function Ringkasan({ def, laporan }: { def: DefLaporan; laporan: Laporan }) {
  const { wadah, keadaan } = laporan;
  const versi = useWadah(wadah);
  const selesai = keadaan.tahap === 'selesai';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows stay one array; its version says that it grew
  const semua = useMemo(() => (selesai ? jumlahOmset(def, wadah.baris) : undefined), [def, wadah, versi, selesai]);
  if (!semua) return null;
  return (
    <section className={kelas.bingkai} aria-labelledby="total-omset" style={{ marginBottom: 16 }}>
      <Title order={2} fz={16} fw={600} id="total-omset" mb="sm">
        Total Omset
      </Title>
      <div className={bagian.gulir}>
        <table className={bagian.tabel} aria-label="Total Omset">
          <thead>
            <tr>
              <th scope="col">Omset</th>
              {ANGKA.map(([kunci, judul]) => (
                <th key={kunci} scope="col" className={bagian.angka}>
                  {judul}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {semua.map((satu) => (
              <tr key={satu.nama}>
                <td>{satu.nama}</td>
                {ANGKA.map(([kunci, , jenis], i) => (
                  <td key={kunci} className={bagian.angka}>
                    {tulisAngka(satu.jumlah[i] ?? 0, jenis)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

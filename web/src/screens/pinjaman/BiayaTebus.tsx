// What redeeming will cost after so many days: a small table with a bar for what is paid beside the principal.
import { Text } from '@mantine/core';
import { tulisAngka } from '@/kit/angka';
import kelasTrx from '@/kit/transaksi/transaksi.module.css';
import type { Simulasi } from './api';
import { panjangBatang } from './model';
import kelas from './pinjaman.module.css';

export interface BiayaTebusProps {
  simulasi: readonly Simulasi[];
  judul?: string;
  /** The figures are of what was typed before. */
  basi?: boolean;
}

export function BiayaTebus({ simulasi, judul = 'Biaya menebus', basi }: BiayaTebusProps) {
  const batang = panjangBatang(simulasi);
  if (simulasi.length === 0) return null;
  const denda = simulasi.some((s) => s.denda_rp > 0);
  return (
    <section className={kelasTrx.kotak} aria-label={judul} aria-busy={basi}>
      <table className={kelas.simulasi} aria-label={judul}>
        <thead>
          <tr>
            <th>Sesudah</th>
            <th className={kelas.kolomBatang}>Besarnya</th>
            <th className={kelas.angka}>Bunga (Rp)</th>
            {denda && <th className={kelas.angka}>Denda (Rp)</th>}
            <th className={kelas.angka}>Bayar (Rp)</th>
          </tr>
        </thead>
        <tbody>
          {simulasi.map((s, i) => (
            <tr key={s.hari} data-simulasi={s.hari} data-total={s.total_bayar}>
              <td>
                {s.hari} hari
                <Text component="span" fz={12} c="dimmed" ml={6}>
                  {s.tgl}
                </Text>
              </td>
              <td className={kelas.kolomBatang}>
                <div
                  className={kelas.batang}
                  data-rugi={s.hutang_rugi ? 'ya' : 'tidak'}
                  style={{ width: `${batang[i]}%` }}
                  aria-hidden
                />
              </td>
              <td className={kelas.angka}>{tulisAngka(s.bunga_rp, 'rupiah')}</td>
              {denda && <td className={kelas.angka}>{tulisAngka(s.denda_rp, 'rupiah')}</td>}
              <td className={kelas.angka} style={{ fontWeight: 600 }}>
                {tulisAngka(s.total_bayar, 'rupiah')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {simulasi.some((s) => s.hutang_rugi) && (
        <Text fz={12} c="red" mt={4}>
          Merah: bunganya melebihi pokok (hutang rugi).
        </Text>
      )}
    </section>
  );
}

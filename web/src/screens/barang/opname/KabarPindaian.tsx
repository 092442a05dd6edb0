// What came of the last scan, readable from two steps away: green where it belongs, orange where something is off, red
// where the code says nothing.
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { berat } from '@/kit/angka';
import type { Kabar } from './antrean';
import { rupaKelas } from './data';
import kelas from './hitung.module.css';
import { bunyi } from './suara';

type Nada = 'baik' | 'ganda' | 'lain' | 'buruk';

const WARNA: Readonly<Record<Nada, string>> = {
  baik: 'var(--mantine-color-green-8)',
  ganda: 'var(--mantine-color-blue-8)',
  lain: 'var(--mantine-color-orange-9)',
  buruk: 'var(--mantine-color-red-8)',
};

interface Isi {
  nada: Nada;
  besar: string;
  kode: string;
  kecil: string;
}

export function isiKabar(kabar: Kabar): Isi {
  if (kabar.bentuk === 'tolak') return { nada: 'buruk', besar: 'Ditolak', kode: kabar.kode, kecil: kabar.teks };
  if (kabar.bentuk === 'banyak') {
    const { dibaca, baru, ganda, kelas: jumlah } = kabar.hasil;
    const rinci = Object.entries(jumlah).map(([nama, qty]) => `${nama} ${qty}`);
    const bersih = Object.keys(jumlah).every((nama) => nama === 'ADA');
    return {
      nada: bersih ? 'baik' : 'lain',
      besar: `${baru} barang baru`,
      kode: `${dibaca} kode dibaca, ${ganda} sudah pernah`,
      kecil: rinci.join(' · '),
    };
  }
  const { hasil } = kabar;
  const judul = rupaKelas(false).find((satu) => satu.kelas === hasil.kelas)?.judul ?? hasil.kelas;
  const barang = hasil.nama_barang ? `${hasil.nama_barang} ${berat(hasil.berat)} gr` : '';
  const kecil = [barang, hasil.keterangan].filter(Boolean).join(' · ');
  if (hasil.ganda) return { nada: 'ganda', besar: 'Sudah dipindai', kode: hasil.kode, kecil };
  const nada = hasil.kelas === 'ADA' ? 'baik' : hasil.kelas === 'TIDAK DIKENAL' ? 'buruk' : 'lain';
  return { nada, besar: judul, kode: hasil.kode, kecil };
}

export function KabarPindaian({ kabar }: { kabar?: Kabar }) {
  const isi = kabar && isiKabar(kabar);
  const nada = isi?.nada;
  const ke = kabar?.ke;
  useEffect(() => {
    if (ke !== undefined && nada) bunyi(nada === 'baik' ? 'baik' : nada === 'buruk' ? 'buruk' : 'lain');
  }, [ke, nada]);
  if (!isi) {
    return (
      <div className={kelas.kabar} data-nada="kosong" role="status">
        <Text fz={16}>Pindai barang dengan scanner. Kode juga bisa diketik, lalu Enter.</Text>
      </div>
    );
  }
  return (
    <div
      className={kelas.kabar}
      data-nada={isi.nada}
      role="status"
      aria-live="polite"
      style={{ '--warna-kabar': WARNA[isi.nada] } as React.CSSProperties}
    >
      <span className={kelas.besar}>{isi.besar}</span>
      <Text fz={18} fw={600}>
        {isi.kode}
      </Text>
      <Text fz={14}>{isi.kecil}</Text>
    </div>
  );
}

/** The scans before it, so that a look away loses nothing. */
export function PindaianTerakhir({ terakhir }: { terakhir: readonly Kabar[] }) {
  if (terakhir.length < 2) return null;
  return (
    <ul className={kelas.terakhir} aria-label="Pindaian terakhir">
      {terakhir.slice(1).map((satu) => {
        const isi = isiKabar(satu);
        return (
          <li key={satu.ke} style={{ '--warna-kelas': WARNA[isi.nada] } as React.CSSProperties}>
            <Text span fz={13} fw={600}>
              {isi.kode}
            </Text>{' '}
            <Text span fz={13}>
              {isi.besar}
            </Text>{' '}
            <Text span fz={12} c="dimmed">
              {isi.kecil}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

// Lihat Cicilan: every contract, or what falls due with the late ones first; one contract in a drawer, from which every step
// is taken. A scanned slip opens its contract.
import { Button, Kbd, SegmentedControl, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSesiAda } from '@/app/sesi';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { DataTable } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { ambilCicilan, ambilTempo, KUNCI_CICILAN, nomorCicilan, SARING_CICILAN, SARING_TEMPO } from './api';
import { KOLOM_CICILAN } from './Bagian';
import { LaciCicilan } from './LaciCicilan';
import { HARI_TEMPO, kodeLangkah, SARING_TAHAP } from './model';

/** The due list has one order: the late ones first. */
const KOLOM_TEMPO = KOLOM_CICILAN.map((k) => ({ ...k, urut: false }));

const TAMPIL = [
  { value: 'semua', label: 'Semua' },
  { value: 'tempo', label: 'Jatuh tempo' },
];

export default function LihatCicilan({ rute }: { rute: Rute }) {
  const [{ no = '', tampil = 'semua', langkah }, alamat] = useAlamat();
  const buka = (nomor: string) => alamat({ no: nomor || undefined, langkah: undefined });
  const pindah = useNavigate();
  const baru = () => void pindah({ to: '/transaksi-cicilan' as never });
  const impor = useImporAwal('cicilan', useSesiAda().pengguna.level);
  const diam = no !== '' || impor.terbuka;
  useTombol([{ kunci: 'F3', arti: 'Cicilan Baru', aksi: baru }], !diam);
  usePemindai((kode) => {
    const rapi = kode.trim().toUpperCase();
    if (nomorCicilan(rapi)) buka(rapi);
  }, !diam);
  const pilih = (
    <SegmentedControl
      aria-label="Tampilan"
      data={TAMPIL}
      value={tampil}
      // Filters and page belong to the list they were set in.
      onChange={(v) =>
        alamat({ tampil: v === 'semua' ? undefined : v, hal: undefined, urut: undefined, cari: undefined })
      }
    />
  );
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={impor.aksi}
      utama={
        <Button leftSection={<IconPlus size={18} />} rightSection={<Kbd size="xs">F3</Kbd>} onClick={baru}>
          Cicilan Baru
        </Button>
      }
    >
      {tampil === 'tempo' ? <Tempo alat={pilih} onBuka={buka} /> : <Semua alat={pilih} onBuka={buka} />}
      {no && <LaciCicilan key={no} no={no} langkah={kodeLangkah(langkah)} onTutup={() => buka('')} />}
      {impor.dialog}
    </Halaman>
  );
}

interface DaftarProps {
  alat: ReactNode;
  onBuka: (no: string) => void;
}

function Semua({ alat, onBuka }: DaftarProps) {
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_CICILAN, 'daftar'],
    labelTotal: 'Total tanpa batal',
    bawaan: SARING_CICILAN,
    ambil: ambilCicilan,
  });
  return (
    <DataTable
      label="Cicilan"
      kolom={KOLOM_CICILAN}
      idBaris={(c) => c.no_cicilan}
      {...tabel}
      kosong="Tidak ada cicilan"
      ekspor={{ namaFile: 'cicilan.csv' }}
      onBaris={(c) => onBuka(c.no_cicilan)}
      alat={
        <>
          {alat}
          <SaringTanggal nilai={saring} onGanti={ubah} />
          <Select
            aria-label="Tahap"
            w={160}
            data={SARING_TAHAP}
            value={saring.tahap}
            allowDeselect={false}
            onChange={(v) => ubah({ tahap: v ?? 'TERBUKA' })}
          />
        </>
      }
    />
  );
}

function Tempo({ alat, onBuka }: DaftarProps) {
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_CICILAN, 'tempo'],
    bawaan: SARING_TEMPO,
    ambil: ambilTempo,
  });
  return (
    <DataTable
      label="Cicilan jatuh tempo"
      kolom={KOLOM_TEMPO}
      idBaris={(c) => c.no_cicilan}
      {...tabel}
      kosong="Tidak ada angsuran yang jatuh tempo"
      ekspor={{ namaFile: 'cicilan-jatuh-tempo.csv' }}
      onBaris={(c) => onBuka(c.no_cicilan)}
      alat={
        <>
          {alat}
          <Select
            aria-label="Jatuh tempo"
            w={180}
            data={HARI_TEMPO}
            value={saring.hari}
            allowDeselect={false}
            onChange={(v) => ubah({ hari: v ?? '7' })}
          />
        </>
      }
    />
  );
}

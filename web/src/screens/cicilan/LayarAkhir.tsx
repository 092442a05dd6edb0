// The screens that end contracts: those it can be done to, found by name, phone, number or a scan of the slip; choosing one
// shows what is given back before anybody agrees.
import { Text } from '@mantine/core';
import { DataTable } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { type TanyaHalaman, useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import type { Rute } from '@/routes';
import { ambilCicilan, type JenisAkhir, KUNCI_CICILAN, nomorCicilan, SARING_CICILAN } from './api';
import { KOLOM_CICILAN } from './Bagian';
import { LaciCicilan } from './LaciCicilan';

const SARING = { cari: '' };

const KATA: Readonly<Record<JenisAkhir, { tahap: string; label: string; petunjuk: string; kosong: string }>> = {
  batal: {
    tahap: 'TERBUKA',
    label: 'Cicilan yang belum selesai',
    petunjuk:
      'Cari nama, HP atau nomornya, atau scan slipnya, lalu pilih: yang dikembalikan dihitung dan diterangkan dulu.',
    kosong: 'Tidak ada cicilan yang belum selesai',
  },
  lelang: {
    tahap: 'MACET',
    label: 'Cicilan macet',
    petunjuk:
      'Cicilan yang tiga angsurannya, atau menurut setelan, tidak dibayar. Pilih satu: yang dikembalikan dihitung dan diterangkan dulu.',
    kosong: 'Tidak ada cicilan yang macet',
  },
};

export function LayarAkhir({ rute, jenis }: { rute: Rute; jenis: JenisAkhir }) {
  const [{ no = '' }, alamat] = useAlamat();
  const buka = (nomor: string) => alamat({ no: nomor || undefined });
  const kata = KATA[jenis];
  usePemindai((kode) => {
    const rapi = kode.trim().toUpperCase();
    if (nomorCicilan(rapi)) buka(rapi);
  }, no === '');
  const { tabel } = useDaftar({
    kunci: [...KUNCI_CICILAN, 'daftar', jenis],
    bawaan: SARING,
    ambil: (tanya: typeof SARING & TanyaHalaman, signal) =>
      ambilCicilan({ ...SARING_CICILAN, ...tanya, tahap: kata.tahap }, signal),
  });
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Text fz={13} c="dimmed" mb="sm">
        {kata.petunjuk}
      </Text>
      <DataTable
        label={kata.label}
        kolom={KOLOM_CICILAN}
        idBaris={(c) => c.no_cicilan}
        {...tabel}
        kosong={kata.kosong}
        ekspor={{ namaFile: `${jenis}-cicilan.csv` }}
        onBaris={(c) => buka(c.no_cicilan)}
      />
      {no && <LaciCicilan key={no} no={no} langkah={jenis} onTutup={() => buka('')} />}
    </Halaman>
  );
}

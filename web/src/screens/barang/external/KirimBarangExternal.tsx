// Offers pieces that came in between two days to the external web shop and shows what it took. Sending again is safe:
// only what it does not have goes out.
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { type BarangExternal, daftarkan } from './api';
import { KOLOM_EXTERNAL, SaringRentang } from './bagian';

const KOLOM: readonly Kolom<BarangExternal>[] = [
  ...KOLOM_EXTERNAL,
  { kunci: 'pesan', judul: 'Keterangan', nilai: (b) => b.pesan, lebar: 240 },
];

export default function KirimBarangExternal({ rute }: { rute: Rute }) {
  const { system } = useTempat().hari;
  const [rentang, setRentang] = useState({ tgl_from: system, tgl_to: system });
  const [data, setData] = useState<readonly BarangExternal[]>([]);
  const [galat, setGalat] = useState<unknown>();
  const [sibuk, setSibuk] = useState(false);
  const kirim = async () => {
    setSibuk(true);
    setGalat(undefined);
    try {
      const jawab = await daftarkan(rentang);
      setData(jawab.data);
      if (jawab.data.length === 0) pesan.info(jawab.message ?? 'Data Barang Tidak Tersedia');
      else pesan.sukses(jawab.message ?? 'Data Tersedia');
    } catch (sebab) {
      setGalat(sebab);
    }
    setSibuk(false);
  };
  const kolom = galat instanceof Tolak ? galat.fields : {};
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md">
        <SaringRentang
          rentang={rentang}
          onGanti={setRentang}
          galat={kolom}
          sibuk={sibuk}
          tombol="Kirim"
          onCari={() => void kirim()}
        />
        {galat !== undefined && Object.keys(kolom).length === 0 && (
          <Galat pesan={pesanDari(galat)} cobaLagi={() => void kirim()} />
        )}
        <DataTable
          label="Barang external"
          kolom={KOLOM}
          data={data}
          idBaris={(b) => b.kode_barcode}
          ekspor={{ namaFile: 'barang-external.csv' }}
          kosong="Pilih tanggal masuk barang, lalu Kirim"
        />
      </Stack>
    </Halaman>
  );
}

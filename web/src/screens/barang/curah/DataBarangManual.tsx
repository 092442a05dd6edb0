// Data Barang Manual: what the trays hold without a barcode, by group, type and tray; new stock; its documents.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { kueriAlasan, kueriManual, type StokManual } from '@/kit/curah/api';
import { idStok } from '@/kit/curah/isi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import type { Rute } from '@/routes';
import { DaftarDokumenCurah } from './DaftarDokumenCurah';
import { TabCurah } from './TabCurah';
import { TambahManual } from './TambahManual';
import { TersimpanCurah } from './TersimpanCurah';
import { useTambahManual } from './useTambahManual';

const KOLOM: readonly Kolom<StokManual>[] = [
  { kunci: 'kode_gudang', judul: 'Gudang', nilai: (s) => s.kode_gudang, lebar: 100 },
  { kunci: 'kode_toko', judul: 'Baki', nilai: (s) => s.kode_toko, lebar: 90 },
  { kunci: 'kode_group', judul: 'Group', nilai: (s) => s.kode_group, lebar: 90 },
  { kunci: 'kode_dept', judul: 'Jenis', nilai: (s) => s.kode_dept, lebar: 110 },
  { kunci: 'nama_dept', judul: 'Nama Jenis', nilai: (s) => s.nama_dept, lebar: 180 },
  { kunci: 'qty', judul: 'Stok (pcs)', jenis: 'angka', nilai: (s) => s.qty, lebar: 110, total: true },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (s) => s.berat, lebar: 120, total: true },
  {
    kunci: 'berat_murni',
    judul: 'Berat Murni (gr)',
    jenis: 'berat',
    nilai: (s) => s.berat_murni,
    lebar: 140,
    total: true,
  },
  { kunci: 'harga_modal', judul: 'Harga Modal', jenis: 'rupiah', nilai: (s) => s.harga_modal, lebar: 150, total: true },
];

export default function DataBarangManual({ rute }: { rute: Rute }) {
  const stok = useQuery(kueriManual);
  const alasan = useQuery(kueriAlasan);
  const tambah = useTambahManual();
  const simpan = () => void tambah.kirim();
  return (
    <TabCurah
      rute={rute}
      berubah={tambah.baris.length > 0}
      tab={[
        {
          kunci: 'stok',
          label: 'Stok',
          isi: (
            <DataTable
              label="Stok barang manual"
              kolom={KOLOM}
              data={stok.data ?? []}
              idBaris={idStok}
              memuat={stok.isPending}
              galat={stok.error ? { pesan: pesanDari(stok.error), cobaLagi: () => void stok.refetch() } : undefined}
              kosong="Belum ada stok barang manual. Tambahkan di tab Tambah Stok."
              ekspor={{ namaFile: 'barang-manual.csv' }}
            />
          ),
        },
        {
          kunci: 'tambah',
          label: 'Tambah Stok',
          utama: <TombolSimpan simpan={tambah.simpan} onSimpan={simpan} mati={tambah.baris.length === 0} />,
          isi: (
            <Stack gap="md">
              {tambah.terakhir && (
                <TersimpanCurah jalur="barang-manual" {...tambah.terakhir} onTutup={tambah.lupakanTerakhir} />
              )}
              <TambahManual keadaan={tambah} alasan={alasan.data ?? []} />
            </Stack>
          ),
        },
        {
          kunci: 'dokumen',
          label: 'Dokumen',
          isi: <DaftarDokumenCurah jalur="barang-manual" label="Dokumen barang manual" />,
        },
      ]}
    />
  );
}

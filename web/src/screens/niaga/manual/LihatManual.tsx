// Manual goods that were sold or bought on some days; the nota of each can be printed again.
import { Badge, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { serahkanNota } from '../api';
import { ambilManual, type BarisManual, KUNCI_MANUAL, notaPdf, SARING_MANUAL, type Sisi } from './api';

function kolom(reprint: (no: string) => void): readonly Kolom<BarisManual>[] {
  const teks = (kunci: keyof BarisManual & string, judul: string, lebar: number): Kolom<BarisManual> => ({
    kunci,
    judul,
    nilai: (b) => String(b[kunci]),
    lebar,
    urut: kunci !== 'no_faktur_group',
  });
  return [
    teks('no_faktur', 'No Faktur', 175),
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: (b) => (b.no_batal ? `BATAL ${b.no_batal}` : ''),
      tampil: (b) =>
        b.no_batal ? (
          <Badge color="red" variant="light" title={`${b.no_batal} oleh ${b.batal_oleh}`}>
            Batal
          </Badge>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPrinter size={14} />}
            aria-label={`Reprint ${b.no_faktur}`}
            onClick={() => reprint(b.no_faktur)}
          >
            Reprint
          </Button>
        ),
      lebar: 130,
      urut: false,
    },
    teks('deskripsi', 'Deskripsi', 150),
    { kunci: 'qty', judul: 'Jumlah', jenis: 'angka', nilai: (b) => b.qty, lebar: 75, total: true },
    {
      kunci: 'berat',
      judul: 'Berat (gr)',
      jenis: 'berat',
      nilai: (b) => b.berat,
      lebar: 95,
      total: true,
    },
    {
      kunci: 'harga',
      judul: 'Harga (Rp)',
      jenis: 'rupiah',
      nilai: (b) => b.harga,
      lebar: 120,
      total: true,
    },
    { kunci: 'waktu', judul: 'Waktu', nilai: (b) => waktuLengkap(b.waktu), lebar: 160 },
    teks('nama_customer', 'Nama Customer', 190),
    teks('kode_sales', 'Sales', 65),
    teks('kode_toko', 'Baki', 65),
    teks('no_faktur_group', 'No Faktur Group', 175),
    teks('input_by', 'User', 115),
  ];
}

export function LihatManual({ rute, sisi }: { rute: Rute; sisi: Sisi }) {
  const hari = useSesiAda().pengguna.tgl_system;
  const [cetak, setCetak] = useState('');
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_MANUAL, sisi],
    labelTotal: 'Total tanpa batal',
    bawaan: { ...SARING_MANUAL, tgl_from: hari, tgl_to: hari },
    ambil: (tanya, signal) => ambilManual(sisi, tanya, signal),
  });
  const semua = useMemo(() => kolom(setCetak), []);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label={rute.judul}
        kolom={semua}
        idBaris={(b) => b.no_faktur}
        {...tabel}
        kosong="Tidak Ada Data"
        ekspor={{ namaFile: `${sisi}-manual.csv` }}
        alat={<SaringTanggal nilai={saring} onGanti={ubah} />}
      />
      {cetak !== '' && (
        <DialogCetak
          judul={`Reprint ${cetak}`}
          macam="nota"
          bahasa={['PDF', 'ESCPOS']}
          cetak={async (printer) => {
            const { data: hasil, message } = await serahkanNota(cetak, printer, `${sisi}-manual`);
            return { kerja: hasil.kerja, message };
          }}
          pdf={() => notaPdf(sisi, cetak)}
          namaPdf={`${cetak}.pdf`}
          onTutup={() => setCetak('')}
        />
      )}
    </Halaman>
  );
}

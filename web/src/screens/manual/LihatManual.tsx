// Manual goods that were sold or bought on some days; the nota of each can be printed again.
import { Badge, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { DialogCetak } from '@/screens/barang/DialogCetak';
import { serahkanNota } from '../niaga/api';
import { type BarisManual, kueriLihat, notaPdf, type SaringManual, type Sisi } from './api';

function kolom(reprint: (no: string) => void): readonly Kolom<BarisManual>[] {
  const teks = (kunci: keyof BarisManual & string, judul: string, lebar: number): Kolom<BarisManual> => ({
    kunci,
    judul,
    nilai: (b) => String(b[kunci]),
    lebar,
    urut: false,
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
    { kunci: 'qty', judul: 'Jumlah', jenis: 'angka', nilai: (b) => b.qty, lebar: 75, total: true, urut: false },
    {
      kunci: 'berat',
      judul: 'Berat (gr)',
      jenis: 'berat',
      nilai: (b) => b.berat,
      lebar: 95,
      total: true,
      urut: false,
    },
    {
      kunci: 'harga',
      judul: 'Harga (Rp)',
      jenis: 'rupiah',
      nilai: (b) => b.harga,
      lebar: 120,
      total: true,
      urut: false,
    },
    { kunci: 'waktu', judul: 'Waktu', nilai: (b) => waktuLengkap(b.waktu), lebar: 160, urut: false },
    teks('nama_customer', 'Nama Customer', 140),
    teks('kode_sales', 'Sales', 65),
    teks('kode_toko', 'Baki', 65),
    teks('no_faktur_group', 'No Faktur Group', 175),
    teks('input_by', 'User', 115),
  ];
}

export function LihatManual({ rute, sisi }: { rute: Rute; sisi: Sisi }) {
  const hari = useSesiAda().pengguna.tgl_system;
  const [saring, setSaring] = useState<SaringManual>({ tgl_from: hari, tgl_to: hari, cari: '' });
  const [halaman, setHalaman] = useState(1);
  const [ukuran, setUkuran] = useState(50);
  const [cetak, setCetak] = useState('');
  const { data, error, isPending, refetch } = useQuery(kueriLihat(sisi, saring, halaman, ukuran));
  const semua = useMemo(() => kolom(setCetak), []);
  const ubah = (bagian: Partial<SaringManual>) => {
    setSaring((lama) => ({ ...lama, ...bagian }));
    setHalaman(1);
  };
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label={rute.judul}
        kolom={semua}
        data={data?.baris ?? []}
        idBaris={(b) => b.no_faktur}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Tidak Ada Data"
        ekspor={{ namaFile: `${sisi}-manual.csv` }}
        alat={
          <>
            <IsianTanggal
              aria-label="Dari tanggal"
              w={140}
              value={saring.tgl_from || null}
              onChange={(tgl) => ubah({ tgl_from: tgl ?? '' })}
            />
            <IsianTanggal
              aria-label="Sampai tanggal"
              w={140}
              value={saring.tgl_to || null}
              onChange={(tgl) => ubah({ tgl_to: tgl ?? '' })}
            />
          </>
        }
        jauh={{
          halaman,
          ukuran,
          cari: saring.cari,
          jumlah: data?.jumlah ?? 0,
          ganti: (baru) => {
            setHalaman(baru.halaman);
            setUkuran(baru.ukuran);
            setSaring((lama) => ({ ...lama, cari: baru.cari }));
          },
        }}
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

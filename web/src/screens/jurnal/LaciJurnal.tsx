// The lines of one document in the journal, with why one of them has no account.
import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { type BarisJurnal, kueriDokumen } from './api';

const KOLOM: readonly Kolom<BarisJurnal>[] = [
  { kunci: 'tanggal', judul: 'Tanggal', nilai: (b) => b.tanggal, lebar: 110 },
  { kunci: 'nomor_akun', judul: 'Akun', nilai: (b) => b.nomor_akun, lebar: 100 },
  { kunci: 'nama_akun', judul: 'Nama Akun', nilai: (b) => b.nama_akun || b.sebab, lebar: 240 },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (b) => b.keterangan, lebar: 220 },
  { kunci: 'debit', judul: 'Debit', jenis: 'rupiah', nilai: (b) => b.debit, lebar: 130 },
  { kunci: 'kredit', judul: 'Kredit', jenis: 'rupiah', nilai: (b) => b.kredit, lebar: 130 },
];

export function LaciJurnal({ no, onTutup }: { no: string; onTutup: () => void }) {
  const { data, error, isPending, refetch } = useQuery(kueriDokumen(no));
  return (
    <Drawer opened onClose={onTutup} position="right" size="xl" title={`Jurnal ${no}`}>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && (
        <DataTable
          label={`Jurnal ${no}`}
          kolom={KOLOM}
          data={data}
          idBaris={(b) => `${b.tanggal} ${b.urut}`}
          cari={false}
          kosong="Dokumen ini tidak ada di jurnal"
        />
      )}
    </Drawer>
  );
}

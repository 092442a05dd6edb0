// Parameter Akun: the list of journals, then the detail of one where account numbers are edited cell by cell and
// saved together. The chart of accounts stands beside it.
import { Button, SegmentedControl } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { DaftarAkun } from './DaftarAkun';
import { belumDipilih, isiAwal, type Jurnal, kueriAkun, kueriJurnal } from './data';
import { EditorJurnal } from './EditorJurnal';
import { TEKS_AKUN } from './teks';

const KOLOM: readonly Kolom<Jurnal>[] = [
  { kunci: 'nama', judul: 'Jurnal', nilai: (j) => j.nama, lebar: 320 },
  { kunci: 'trx', judul: 'Transaksi', nilai: (j) => j.trx, lebar: 150 },
  { kunci: 'type', judul: 'Type', nilai: (j) => j.type, lebar: 150 },
  { kunci: 'baris', judul: 'Baris', jenis: 'angka', nilai: (j) => j.detail_akun.length, lebar: 80 },
  {
    kunci: 'keadaan',
    judul: 'Keadaan',
    nilai: (j) => (belumDipilih(j) === 0 ? 'Lengkap' : `${belumDipilih(j)} akun belum dipilih`),
    lebar: 180,
  },
];

const idJurnal = (j: Jurnal) => `${j.trx}/${j.type}`;

export default function ParameterAkun({ rute }: { rute: Rute }) {
  const [bagian, setBagian] = useState<'jurnal' | 'akun'>('jurnal');
  // As it was when it was opened: a reload behind the scenes must not take away what was typed.
  const [dibuka, setDibuka] = useState<Jurnal>();
  const jurnal = useQuery(kueriJurnal);
  const akun = useQuery(kueriAkun);
  const gudang = useQueryClient();
  const galat = jurnal.error ?? akun.error;
  useEffect(() => {
    if (galat) pesan.info(pesanDari(galat));
  }, [galat]);
  const awal = useMutation({
    mutationFn: isiAwal,
    onSuccess: (jawaban) => {
      pesan.sukses(jawaban.message ?? TEKS_AKUN.berhasilEdit);
      return Promise.all([gudang.invalidateQueries(kueriJurnal), gudang.invalidateQueries(kueriAkun)]);
    },
    onError: (sebab) => pesan.info(pesanDari(sebab)),
  });

  if (dibuka && akun.data) {
    return (
      <EditorJurnal
        key={`${idJurnal(dibuka)} ${dibuka.versi}`}
        jurnal={dibuka}
        akun={akun.data}
        jejak={[...rute.menu, rute.judul]}
        onTutup={() => setDibuka(undefined)}
        onMuat={setDibuka}
      />
    );
  }
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      alat={
        <SegmentedControl
          aria-label="Bagian"
          value={bagian}
          onChange={(nilai) => setBagian(nilai === 'akun' ? 'akun' : 'jurnal')}
          data={[
            { value: 'jurnal', label: 'Jurnal' },
            { value: 'akun', label: 'Daftar Akun' },
          ]}
        />
      }
    >
      {galat ? (
        <Galat
          pesan={pesanDari(galat)}
          cobaLagi={() => {
            void jurnal.refetch();
            void akun.refetch();
          }}
        />
      ) : jurnal.isPending || akun.isPending ? (
        <RangkaTabel />
      ) : akun.data?.length === 0 ? (
        <Kosong teks={TEKS_AKUN.belumAda}>
          <Button loading={awal.isPending} onClick={() => awal.mutate()}>
            {TEKS_AKUN.isiAwal}
          </Button>
        </Kosong>
      ) : bagian === 'akun' ? (
        <DaftarAkun akun={akun.data ?? []} jurnal={jurnal.data ?? []} />
      ) : (
        <DataTable
          label="Daftar Jurnal"
          kolom={KOLOM}
          data={jurnal.data ?? []}
          idBaris={idJurnal}
          onBaris={setDibuka}
          ekspor={{ namaFile: 'parameter-akun.csv' }}
        />
      )}
    </Halaman>
  );
}

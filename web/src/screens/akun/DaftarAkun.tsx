// The chart of accounts: list, add, rename, delete. What a journal uses is not deleted; the server says so.
// A number that was deleted before is offered back.
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { panggilDefinisi } from '@/api/definisi';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { dialogGagal, konfirmasiHapus } from '@/kit/dialog';
import { pesan } from '@/kit/pesan';
import { type Akun, type Jurnal, kueriAkun } from './data';
import { FormAkun } from './FormAkun';

export function DaftarAkun({ akun, jurnal }: { akun: readonly Akun[]; jurnal: readonly Jurnal[] }) {
  const gudang = useQueryClient();
  const [dibuka, setDibuka] = useState<Akun | 'baru'>();
  const kolom = useMemo<readonly Kolom<Akun>[]>(() => {
    const dipakai = new Map<string, number>();
    for (const satu of jurnal.flatMap((j) => j.detail_akun))
      dipakai.set(satu.nomor_akun, (dipakai.get(satu.nomor_akun) ?? 0) + 1);
    const hapus = async (satu: Akun) => {
      if (!(await konfirmasiHapus(satu.nomor_akun))) return;
      try {
        const jawaban = await panggilDefinisi('DELETE', `akuns/${satu._id}`);
        pesan.sukses(jawaban.message ?? 'Data Berhasil Dihapus');
        await gudang.invalidateQueries(kueriAkun);
      } catch (sebab) {
        void dialogGagal(pesanDari(sebab));
      }
    };
    return [
      { kunci: 'nomor_akun', judul: 'Nomor Akun', nilai: (a) => a.nomor_akun, lebar: 130 },
      { kunci: 'nama_akun', judul: 'Nama Akun', nilai: (a) => a.nama_akun, lebar: 300 },
      { kunci: 'golongan', judul: 'Golongan', nilai: (a) => a.golongan, lebar: 130 },
      {
        kunci: 'dipakai',
        judul: 'Dipakai Di (baris jurnal)',
        jenis: 'angka',
        nilai: (a) => dipakai.get(a.nomor_akun) ?? 0,
        lebar: 170,
      },
      {
        kunci: 'aksi',
        judul: 'Aksi',
        urut: false,
        lebar: 90,
        nilai: () => '',
        tampil: (a) => (
          <Group gap={4} wrap="nowrap">
            <ActionIcon variant="subtle" aria-label={`Edit ${a.nomor_akun}`} onClick={() => setDibuka(a)}>
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="red" aria-label={`Hapus ${a.nomor_akun}`} onClick={() => void hapus(a)}>
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ),
      },
    ];
  }, [jurnal, gudang]);
  return (
    <>
      <DataTable
        label="Daftar Akun"
        kolom={kolom}
        data={akun}
        idBaris={(a) => a._id}
        tambah={{ aksi: () => setDibuka('baru') }}
        ekspor={{ namaFile: 'akun.csv' }}
      />
      {dibuka && (
        <FormAkun
          akun={dibuka === 'baru' ? undefined : dibuka}
          onTutup={() => setDibuka(undefined)}
          onTersimpan={(teks) => {
            setDibuka(undefined);
            pesan.sukses(teks);
            void gudang.invalidateQueries(kueriAkun);
          }}
        />
      )}
    </>
  );
}

// Export Data Member: the register of one store or of all, by code or by points, on the screen and as an Excel file.

import { Button, Group, Select } from '@mantine/core';
import { IconEye, IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { kueriToko } from '@/app/halaman/PilihToko';
import { useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { unduhBerkas } from '@/kit/unduh';
import type { Rute } from '@/routes';
import { TEKS_MEMBER } from './teks';

type Baris = Data<'get', 'member/get/export-data'>[number];

const URUT = [
  { value: 'kode_member', label: 'Kode Member' },
  { value: 'point', label: 'Point' },
];

const KOLOM: readonly Kolom<Baris>[] = [
  { kunci: 'kode_member', judul: 'Kode Member', nilai: (m) => m.kode_member, lebar: 140 },
  { kunci: 'nama_customer', judul: 'Nama Customer', nilai: (m) => m.nama_customer, lebar: 190 },
  { kunci: 'alamat_customer', judul: 'Alamat', nilai: (m) => m.alamat_customer, lebar: 220 },
  { kunci: 'kelurahan', judul: 'Kelurahan', nilai: (m) => m.kelurahan, lebar: 130 },
  { kunci: 'kecamatan', judul: 'Kecamatan', nilai: (m) => m.kecamatan, lebar: 130 },
  { kunci: 'kota', judul: 'Kota', nilai: (m) => m.kota, lebar: 130 },
  { kunci: 'no_hp', judul: 'No HP', nilai: (m) => m.no_hp, lebar: 135 },
  { kunci: 'nik', judul: 'NIK', nilai: (m) => m.nik, lebar: 160 },
  { kunci: 'tgl_daftar', judul: 'Tanggal Daftar', nilai: (m) => m.tgl_daftar, lebar: 125 },
  { kunci: 'tgl_lahir', judul: 'Tanggal Lahir', nilai: (m) => m.tgl_lahir, lebar: 120 },
  { kunci: 'kode_cabang_daftar', judul: 'Toko Daftar', nilai: (m) => m.kode_cabang_daftar, lebar: 110 },
  { kunci: 'point', judul: 'Point', jenis: 'angka', nilai: (m) => m.point, lebar: 100, total: true },
];

/** A whole register takes its time. */
const BATAS = 180_000;

interface Hasil {
  baris: readonly Baris[];
  /** What it was asked with: the file has the same. */
  query: { sort_by: string; kode_cabang_daftar: string };
}

export default function ExportDataMember({ rute }: { rute: Rute }) {
  const { pengguna, toko } = useSesiAda();
  const sini = toko?.kode_toko ?? pengguna.kode_toko;
  const { data: semuaToko = [] } = useQuery(kueriToko);
  const [urut, setUrut] = useState('kode_member');
  const [lokasi, setLokasi] = useState('ALL');
  const [hasil, setHasil] = useState<Hasil>();
  const [sibuk, setSibuk] = useState<'lihat' | 'excel'>();
  // Whatever went wrong, it is said in these words.
  const jalankan = async (apa: 'lihat' | 'excel', kerja: () => Promise<void>) => {
    setSibuk(apa);
    try {
      await kerja();
    } catch {
      if (apa === 'lihat') setHasil(undefined);
      pesan.info(TEKS_MEMBER.tidakAda);
    } finally {
      setSibuk(undefined);
    }
  };
  const lihat = () =>
    jalankan('lihat', async () => {
      const query = { sort_by: urut, kode_cabang_daftar: lokasi };
      const { data } = await panggil('GET', 'member/get/export-data', { query, batas: BATAS });
      if (data.length === 0) throw new Error(TEKS_MEMBER.tidakAda);
      setHasil({ baris: data, query });
    });
  const excel = ({ query }: Hasil) =>
    jalankan('excel', async () => {
      unduhBerkas(
        await ambilBerkas('GET', 'member/get/export-data/excel', { query, batas: BATAS }),
        `data-member-${query.kode_cabang_daftar.toLowerCase()}.xlsx`,
      );
    });
  useTombol([{ kunci: 'F9', arti: TEKS_MEMBER.lihat, aksi: () => void lihat() }], sibuk === undefined);
  const lain = semuaToko.filter((t) => t.kode_toko !== sini);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Group align="flex-end" gap="sm">
        <Select
          label="Urut Berdasarkan"
          w={190}
          allowDeselect={false}
          openOnFocus={false}
          data={URUT}
          value={urut}
          onChange={(v) => setUrut(v ?? 'kode_member')}
        />
        <Select
          label="Lokasi Daftar"
          w={230}
          searchable
          openOnFocus={false}
          allowDeselect={false}
          data={[
            { value: 'ALL', label: 'ALL' },
            { value: sini, label: `${sini} · Toko ini` },
            ...lain.map((t) => ({ value: t.kode_toko, label: `${t.kode_toko} · ${t.nama_toko}` })),
          ]}
          value={lokasi}
          onChange={(v) => setLokasi(v ?? 'ALL')}
          nothingFoundMessage="Tidak Ada Data"
        />
        <Button
          leftSection={<IconEye size={18} />}
          loading={sibuk === 'lihat'}
          disabled={sibuk === 'excel'}
          onClick={() => void lihat()}
        >
          {TEKS_MEMBER.lihat}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} />}
          loading={sibuk === 'excel'}
          disabled={!hasil || sibuk === 'lihat'}
          onClick={() => hasil && void excel(hasil)}
        >
          Export Excel
        </Button>
      </Group>
      <DataTable
        label="Data Member"
        kolom={KOLOM}
        data={hasil?.baris ?? []}
        idBaris={(m) => m.kode_member}
        memuat={sibuk === 'lihat'}
        kosong={hasil ? undefined : 'Pilih urutan dan lokasi daftar, lalu tekan Lihat.'}
      />
    </Halaman>
  );
}

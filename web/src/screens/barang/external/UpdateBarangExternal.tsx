// Pieces that the external web shop still offers although they are gone, and its active members; Kirim tells the shop.
import { Button, Stack, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';

import type { Rute } from '@/routes';
import { type BarangExternal, cariMember, cariTerjual, type MemberExternal, proses } from './api';
import { KOLOM_EXTERNAL, SaringRentang } from './bagian';

const KOLOM: readonly Kolom<BarangExternal>[] = [
  ...KOLOM_EXTERNAL,
  { kunci: 'status', judul: 'Status Barang', nilai: (b) => b.status, lebar: 120 },
];

const KOLOM_MEMBER: readonly Kolom<MemberExternal>[] = [
  { kunci: 'kode_member', judul: 'Kode Member', nilai: (m) => m.kode_member, lebar: 130 },
  { kunci: 'nama_customer', judul: 'Nama Customer', nilai: (m) => m.nama_customer, lebar: 200 },
  { kunci: 'alamat_customer', judul: 'Alamat', nilai: (m) => m.alamat_customer, lebar: 260 },
  { kunci: 'tgl_lahir', judul: 'Tgl Lahir', jenis: 'tanggal', nilai: (m) => m.tgl_lahir, lebar: 110 },
];

export default function UpdateBarangExternal({ rute }: { rute: Rute }) {
  const { system } = useTempat().hari;
  const [rentang, setRentang] = useState({ tgl_from: system, tgl_to: system });
  const [barang, setBarang] = useState<readonly BarangExternal[]>([]);
  const [member, setMember] = useState<readonly MemberExternal[]>([]);
  const [galat, setGalat] = useState<unknown>();
  const [sibuk, setSibuk] = useState<'cari' | 'kirim'>();
  const [sudah, setSudah] = useState(false);
  const jalankan = async (apa: 'cari' | 'kirim', kerja: () => Promise<void>) => {
    setSibuk(apa);
    setGalat(undefined);
    try {
      await kerja();
    } catch (sebab) {
      setGalat(sebab);
    }
    setSibuk(undefined);
  };
  const cari = () =>
    jalankan('cari', async () => {
      const [b, m] = await Promise.all([cariTerjual(rentang), cariMember()]);
      setBarang(b.data);
      setMember(m.data);
      setSudah(true);
      if (b.data.length === 0) pesan.info('Data Barang Tidak Tersedia');
      if (m.data.length === 0) pesan.info('Data Member Tidak Tersedia');
      if (b.data.length > 0) pesan.sukses('Data Tersedia');
    });
  const kirim = () =>
    jalankan('kirim', async () => {
      const jawab = await proses(
        barang.map((b) => b.id_ext),
        member.map((m) => m.kode_member),
      );
      pesan.sukses(jawab.message ?? '');
      setBarang([]);
      setMember([]);
      setSudah(false);
    });
  const kolom = galat instanceof Tolak ? galat.fields : {};
  const diSaring = 'tgl_from' in kolom || 'tgl_to' in kolom;
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button
          leftSection={<IconSend size={16} />}
          disabled={barang.length === 0 && member.length === 0}
          loading={sibuk === 'kirim'}
          onClick={() => void kirim()}
        >
          Kirim
        </Button>
      }
    >
      <Stack gap="md">
        <SaringRentang
          rentang={rentang}
          onGanti={setRentang}
          galat={kolom}
          sibuk={sibuk === 'cari'}
          tombol="Cari"
          onCari={() => void cari()}
        />
        {galat !== undefined && !diSaring && <Galat pesan={pesanDari(galat)} />}
        <section>
          <Title order={2} fz={16} mb="xs">
            Barang terjual
          </Title>
          <DataTable
            label="Barang terjual"
            kolom={KOLOM}
            data={barang}
            idBaris={(b) => b.kode_barcode}
            memuat={sibuk === 'cari'}
            kosong={sudah ? 'Tidak ada barang terjual yang masih tampil di toko web' : 'Pilih tanggal, lalu Cari'}
            tinggi={320}
          />
        </section>
        <section>
          <Title order={2} fz={16} mb="xs">
            Member aktif
          </Title>
          <DataTable
            label="Member aktif"
            kolom={KOLOM_MEMBER}
            data={member}
            idBaris={(m) => m.kode_member}
            memuat={sibuk === 'cari'}
            kosong={sudah ? 'Tidak ada member aktif untuk dikirim' : 'Pilih tanggal, lalu Cari'}
            tinggi={240}
          />
        </section>
      </Stack>
    </Halaman>
  );
}

// The chain's list of stolen pieces: everybody at a counter reads it, a supervisor or the owner writes it.
import { Alert, Badge, Button, Drawer, Group, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { IsianBerat } from '@/kit/IsianBerat';
import { pesan } from '@/kit/pesan';
import { KUNCI_NIAGA, MASTER } from '../api';
import { type Curian, cabutCurian, kueriCurian, laporCurian } from './api';

const KOLOM: readonly Kolom<Curian>[] = [
  { kunci: 'tgl_lapor', judul: 'Tgl Lapor', nilai: (c) => c.tgl_lapor, lebar: 115 },
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (c) => c.kode_barcode || '-', lebar: 100 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (c) => c.nama_barang, lebar: 150 },
  { kunci: 'sumber', judul: 'Sumber', nilai: (c) => `${c.sumber} (${c.toko})`, lebar: 160 },
  { kunci: 'kode_dept', judul: 'Jenis', nilai: (c) => c.kode_dept, lebar: 90 },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (c) => c.berat, lebar: 95 },
  { kunci: 'ciri', judul: 'Ciri', nilai: (c) => c.ciri, lebar: 140 },
];

const BARU = { kode_barcode: '', nama_barang: '', kode_dept: '', berat: '', ciri: '', sumber: '' };

export function LaciCurian({ onTutup }: { onTutup: () => void }) {
  const { pengguna } = useSesiAda();
  const kueri = useQueryClient();
  const boleh = pengguna.level === 'SPV' || pengguna.level === 'OWN';
  const [semua, setSemua] = useState(false);
  const [lapor, setLapor] = useState(false);
  const [cabut, setCabut] = useState<Curian>();
  const { data, error, isPending, refetch } = useQuery(kueriCurian(semua));
  const segarkan = () => kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
  const aksi: Kolom<Curian> = {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: (c) => (c.dicabut ? 'DICABUT' : ''),
    lebar: 100,
    diKanan: true,
    urut: false,
    tampil: (c) =>
      c.dicabut ? (
        <Badge variant="light" color="gray">
          Dicabut
        </Badge>
      ) : boleh ? (
        <Button size="compact-xs" variant="light" color="red" onClick={() => setCabut(c)}>
          Cabut
        </Button>
      ) : null,
  };
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={960}
      title="Barang Curian"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <Text fz={13} c="dimmed">
          Barang yang dilaporkan hilang atau dicuri di semua toko. Barcode yang sama tidak bisa dibeli; jenis dan berat
          yang mirip perlu otorisasi.
        </Text>
        {lapor && (
          <FormLapor
            onTutup={() => setLapor(false)}
            onJadi={() => {
              setLapor(false);
              void segarkan();
            }}
          />
        )}
        <DataTable
          label="Barang curian"
          kolom={[...KOLOM, aksi]}
          data={data ?? []}
          idBaris={(c) => c.id}
          memuat={isPending}
          galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
          kosong="Tidak ada laporan barang curian"
          tambah={boleh && !lapor ? { aksi: () => setLapor(true), label: 'Lapor' } : undefined}
          alat={
            <Switch label="Juga yang dicabut" checked={semua} onChange={(e) => setSemua(e.currentTarget.checked)} />
          }
        />
      </Stack>
      {cabut && (
        <DialogAlasan
          judul="Cabut Laporan"
          ya="Cabut"
          bahaya
          onYa={async (alasan) => {
            const { message } = await cabutCurian(cabut.id, alasan);
            pesan.sukses(message ?? '');
            setCabut(undefined);
            void segarkan();
            return true;
          }}
          onTutup={() => setCabut(undefined)}
        >
          <Text>
            {cabut.kode_barcode} {cabut.nama_barang} {cabut.berat > 0 && `${berat(cabut.berat)} gr`}
          </Text>
        </DialogAlasan>
      )}
    </Drawer>
  );
}

function FormLapor({ onTutup, onJadi }: { onTutup: () => void; onJadi: () => void }) {
  const jenis = useQuery(MASTER.jenis).data ?? [];
  const [isi, setIsi] = useState(BARU);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [umum, setUmum] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const simpan = async () => {
    setSibuk(true);
    setUmum(undefined);
    setGalat({});
    try {
      const { message } = await laporCurian({ ...isi, berat: Number(isi.berat) || 0 });
      pesan.sukses(message ?? '');
      onJadi();
    } catch (sebab) {
      const kolom = sebab instanceof Tolak ? sebab.fields : {};
      setGalat(kolom);
      if (Object.keys(kolom).length === 0) setUmum(pesanDari(sebab));
      setSibuk(false);
    }
  };
  const bidang = (kolom: keyof typeof BARU, label: string, maks: number) => (
    <TextInput
      label={label}
      maxLength={maks}
      autoComplete="off"
      value={isi[kolom]}
      onChange={(e) => setIsi({ ...isi, [kolom]: e.currentTarget.value })}
      error={galat[kolom]}
    />
  );
  return (
    <Stack gap="sm" component="section" aria-label="Lapor barang curian">
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
        {bidang('kode_barcode', 'Barcode (bila ada)', 20)}
        {bidang('nama_barang', 'Nama Barang', 100)}
        <Select
          label="Jenis"
          searchable
          clearable
          data={jenis.map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }))}
          value={isi.kode_dept || null}
          onChange={(v) => setIsi({ ...isi, kode_dept: v ?? '' })}
          error={galat.kode_dept}
          nothingFoundMessage="Tidak Ada Data"
        />
        <IsianBerat
          label="Berat"
          value={isi.berat}
          onChange={(v) => setIsi({ ...isi, berat: v })}
          error={galat.berat}
          galatLangsung
        />
        {bidang('ciri', 'Ciri', 300)}
        {bidang('sumber', 'Sumber laporan', 100)}
      </SimpleGrid>
      {umum && (
        <Alert color="red" role="alert">
          {umum}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onTutup}>
          Batal
        </Button>
        <Button loading={sibuk} onClick={() => void simpan()}>
          Simpan
        </Button>
      </Group>
    </Stack>
  );
}

// The gallery at /galeri: every part of the kit on one page, for developers. It is in no menu.
// Colours and type stand first, so that a change of the theme is seen at once.
import { Badge, Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BarisPelanggan } from '../BarisPelanggan';
import { Galat } from '../Galat';
import { Halaman } from '../Halaman';
import { Kosong } from '../Kosong';
import { RangkaTabel } from '../Rangka';
import { Bagian } from './Bagian';
import { GaleriDialog } from './GaleriDialog';
import { GaleriIsian } from './GaleriIsian';
import { GaleriGrafik, GaleriLaporan } from './GaleriLaporan';
import { GaleriTabel } from './GaleriTabel';

const WARNA = [undefined, 'red', 'green', 'orange', 'blue', 'gray'] as const;

export default function Galeri() {
  const [coba, setCoba] = useState(0);
  return (
    <Halaman
      judul="Galeri"
      jejak={['Pengembang', 'Kit']}
      keadaan={<Badge variant="light">Contoh</Badge>}
      utama={<Button rightSection={<Kbd size="xs">F9</Kbd>}>Aksi Utama</Button>}
      lain={[
        { label: 'Aksi lain', aksi: () => setCoba(coba + 1) },
        { label: 'Aksi berbahaya', aksi: () => setCoba(coba + 1), bahaya: true },
      ]}
    >
      <Bagian judul="Warna dan huruf">
        <Stack gap="sm">
          <Group gap="xs">
            {WARNA.map((warna) => (
              <Button key={warna ?? 'utama'} color={warna}>
                {warna ?? 'utama'}
              </Button>
            ))}
            <Button variant="light">light</Button>
            <Button variant="default">default</Button>
            <Button variant="subtle">subtle</Button>
          </Group>
          <Group gap="xs">
            {WARNA.map((warna) => (
              <Badge key={warna ?? 'utama'} color={warna} variant="light">
                {warna ?? 'utama'}
              </Badge>
            ))}
          </Group>
          <Text fz={20} fw={600}>
            Judul halaman 20 / 1,234,567,890
          </Text>
          <Text fz={16} fw={600}>
            Judul bagian 16
          </Text>
          <Text>Isi 14: Rp. 1,250,000 untuk 3.500 gr</Text>
          <Text fz={13}>Tabel 13: 0123456789</Text>
          <Text fz={12} c="dimmed">
            Meta 12, redup
          </Text>
        </Stack>
      </Bagian>
      <GaleriDialog />
      <GaleriIsian />
      <GaleriTabel />
      <GaleriLaporan />
      <GaleriGrafik />
      <Bagian judul="Keadaan">
        <Stack gap="md">
          <BarisPelanggan nama="Budi Santoso" jenis="UMUM" />
          <Galat pesan="Koneksi Bermasalah" cobaLagi={() => setCoba(coba + 1)} />
          <Kosong />
          <RangkaTabel />
        </Stack>
      </Bagian>
    </Halaman>
  );
}

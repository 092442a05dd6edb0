// The gallery's fields: every input filter, money, weight, date, scanner, and a form that Enter cannot submit.
// What a field holds is written under it.
import { Button, Grid, Group, Kbd, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { dialogSukses } from '../dialog';
import { Formulir } from '../Formulir';
import { IsianBerat } from '../IsianBerat';
import { IsianFoto } from '../IsianFoto';
import { IsianPindai } from '../IsianPindai';
import { IsianTanggal } from '../IsianTanggal';
import { IsianUang } from '../IsianUang';
import { IsianAngka, IsianDesimal, IsianKode, IsianMinimalSatu, IsianPersen } from '../isian';
import { TEKS_DIALOG } from '../teks';
import { Bagian } from './Bagian';

const TEKS_ISIAN = [
  { label: 'Angka saja', Isian: IsianAngka },
  { label: 'Minimal 1', Isian: IsianMinimalSatu },
  { label: 'Dua desimal', Isian: IsianDesimal },
  { label: 'Persen', Isian: IsianPersen },
  { label: 'Kode', Isian: IsianKode },
] as const;

export function GaleriIsian() {
  const [teks, setTeks] = useState<Record<string, string>>({});
  const [uang, setUang] = useState<number | null>(1_250_000);
  const [berat, setBerat] = useState('3.5');
  const [tanggal, setTanggal] = useState<string | null>(null);
  const [foto, setFoto] = useState<Blob>();
  const [pindaian, setPindaian] = useState<string[]>([]);
  const simpan = () => void dialogSukses(TEKS_DIALOG.ditambahkan);
  return (
    <Bagian judul="Isian">
      <Formulir label="Contoh formulir" onSimpan={simpan}>
        {TEKS_ISIAN.map(({ label, Isian }) => (
          <Grid.Col key={label} span={{ base: 12, xs: 6, md: 4 }}>
            <Isian
              label={label}
              value={teks[label] ?? ''}
              onChange={(nilai) => setTeks((lama) => ({ ...lama, [label]: nilai }))}
              error={teks[label] ? undefined : 'Wajib diisi'}
            />
          </Grid.Col>
        ))}
        <Grid.Col span={{ base: 12, xs: 6, md: 4 }}>
          <IsianUang label="Harga" value={uang} onChange={setUang} error={uang === null && 'Harga wajib diisi'} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, md: 4 }}>
          <IsianBerat label="Berat" value={berat} onChange={setBerat} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, md: 4 }}>
          <IsianTanggal label="Tanggal" value={tanggal} onChange={setTanggal} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, md: 4 }}>
          <IsianFoto label="Foto barang" nilai={foto} onUbah={setFoto} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <IsianPindai onPindai={(kode) => setPindaian((lama) => [kode, ...lama].slice(0, 5))} />
        </Grid.Col>
        <Grid.Col span={12}>
          <Group justify="space-between">
            <Stack gap={0}>
              <Text fz={13} c="dimmed">
                Hasil scan: <span data-testid="hasil-scan">{pindaian.join(', ') || '-'}</span>
              </Text>
              <Text fz={13} c="dimmed">
                Tanggal: {tanggal ?? '-'} · Berat: {berat || '-'} · Harga: {uang ?? '-'}
              </Text>
            </Stack>
            <Button onClick={simpan} rightSection={<Kbd size="xs">F9</Kbd>}>
              Simpan
            </Button>
          </Group>
        </Grid.Col>
      </Formulir>
    </Bagian>
  );
}

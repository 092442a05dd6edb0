// The stones of a piece, one row a lot: what they are, how many, carats and dollars a carat (or rupiah where a stone is
// not priced in dollars).
import { ActionIcon, Button, Grid, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type BarisDaftar, bacaDaftar, type JalurDaftar } from '@/api/panggil';
import { IsianUang } from '@/kit/IsianUang';
import { IsianAngka, IsianCarat, IsianDesimal } from '@/kit/isian';
import { kunciMaster } from '@/kit/master/data';
import { type Pilihan, sebut } from './acuan';
import { type Batu, batuKosong } from './satu';

interface Props {
  batu: readonly Batu[];
  onUbah: (batu: Batu[]) => void;
  galat: Readonly<Record<string, string>>;
}

function usePilihan<J extends JalurDaftar>(
  jalur: J,
  kode: keyof BarisDaftar<J>,
  nama: keyof BarisDaftar<J>,
): Pilihan[] {
  const { data = [] } = useQuery({
    queryKey: [...kunciMaster(jalur), 'semua'],
    queryFn: () => bacaDaftar(jalur),
  });
  return data.map((b) => ({ value: String(b[kode]), label: sebut(String(b[kode]), String(b[nama] ?? '')) }));
}

export function BatuBarang({ batu, onUbah, galat }: Props) {
  const daftar = {
    jenis_batu: usePilihan('jenis-batu', 'kode_jenis_batu', 'nama_jenis_batu'),
    shape: usePilihan('batu-shape', 'kode_shape', 'nama_shape'),
    color: usePilihan('batu-color', 'kode_color', 'nama_color'),
    clarity: usePilihan('batu-clarity', 'kode_clarity', 'nama_clarity'),
  };
  const ubah = (id: string, isi: Partial<Batu>) => onUbah(batu.map((b) => (b.id === id ? { ...b, ...isi } : b)));
  return (
    <Stack gap="sm">
      {batu.map((b, i) => {
        const salah = (kolom: string) => galat[`data_berlian[${i}].${kolom}`];
        const pilih = (kolom: keyof typeof daftar, label: string, wajib = false) => (
          <Select
            label={label}
            required={wajib}
            searchable
            clearable={!wajib}
            data={daftar[kolom]}
            value={b[kolom] || null}
            error={salah(kolom)}
            nothingFoundMessage="Tidak Ada Data"
            clearButtonProps={{ 'aria-label': `Kosongkan ${label}` }}
            onChange={(nilai) => ubah(b.id, { [kolom]: nilai ?? '' })}
          />
        );
        return (
          <Paper key={b.id} withBorder p="sm" component="fieldset" aria-label={`Batu ${i + 1}`}>
            <Grid gap="sm" align="flex-start">
              <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>{pilih('jenis_batu', 'Jenis Batu', true)}</Grid.Col>
              <Grid.Col span={{ base: 6, xs: 3, md: 2 }}>
                <IsianAngka
                  label="Butir"
                  required
                  value={b.butir}
                  error={salah('butir')}
                  galatLangsung
                  onChange={(butir) => ubah(b.id, { butir })}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 6, xs: 3, md: 2 }}>
                <IsianCarat
                  label="Carat"
                  required
                  value={b.carat}
                  error={salah('carat')}
                  galatLangsung
                  onChange={(carat) => ubah(b.id, { carat })}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 6, xs: 6, md: 2 }}>
                <IsianDesimal
                  label="USD / Carat"
                  value={b.usd_carat}
                  error={salah('usd_carat')}
                  galatLangsung
                  onChange={(usd_carat) => ubah(b.id, { usd_carat })}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 6, xs: 6, md: 3 }}>
                <IsianUang
                  label="Harga (tanpa USD)"
                  disabled={b.usd_carat !== ''}
                  value={b.usd_carat === '' ? b.harga : null}
                  error={salah('harga')}
                  galatLangsung
                  onChange={(harga) => ubah(b.id, { harga })}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 6, xs: 4, md: 2 }}>{pilih('shape', 'Shape')}</Grid.Col>
              <Grid.Col span={{ base: 6, xs: 4, md: 2 }}>{pilih('color', 'Color')}</Grid.Col>
              <Grid.Col span={{ base: 6, xs: 4, md: 2 }}>{pilih('clarity', 'Clarity')}</Grid.Col>
              <Grid.Col span={{ base: 10, xs: 10, md: 5 }}>
                <TextInput
                  label="Sertifikat"
                  maxLength={40}
                  value={b.sertifikat}
                  error={salah('sertifikat')}
                  onChange={(e) => ubah(b.id, { sertifikat: e.currentTarget.value.toUpperCase() })}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 2, xs: 2, md: 1 }} pt={28}>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={36}
                  aria-label={`Hapus batu ${i + 1}`}
                  onClick={() => onUbah(batu.filter((lain) => lain.id !== b.id))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Grid.Col>
            </Grid>
          </Paper>
        );
      })}
      {galat.data_berlian && (
        <Text c="var(--karat-bahaya)" fz={13} role="alert">
          {galat.data_berlian}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => onUbah([...batu, batuKosong()])}
        style={{ alignSelf: 'flex-start' }}
      >
        Tambah batu
      </Button>
    </Stack>
  );
}

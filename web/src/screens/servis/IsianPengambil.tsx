// Who takes a piece or money home: the person on the document by the number of their card, or somebody with a power of attorney,
// which is approved.
import { SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { KeadaanSimpan } from '@/kit/dokumen/simpan';

const KUASA_KOSONG = { nama: '', no_hp: '', nik: '', alamat: '' };

export interface Pengambil {
  nik: string;
  kuasa: typeof KUASA_KOSONG | null;
}

const enamBelas = (nik: string): boolean => nik.replace(/\D/g, '').length === 16;

/** What is sent of them, and whether it is enough. */
export function usePengambil() {
  const [nik, setNik] = useState('');
  const [kuasa, setKuasa] = useState<typeof KUASA_KOSONG>();
  const lengkap = kuasa ? kuasa.nama.trim().length >= 2 && enamBelas(kuasa.nik) : enamBelas(nik);
  const minta: Pengambil = { nik: kuasa ? '' : nik, kuasa: kuasa ?? null };
  return { nik, setNik, kuasa, setKuasa, lengkap, minta };
}

export interface IsianPengambilProps {
  siapa: ReturnType<typeof usePengambil>;
  nama: string;
  simpan: Pick<KeadaanSimpan, 'kolom' | 'lupakan'>;
}

export function IsianPengambil({ siapa, nama, simpan }: IsianPengambilProps) {
  const { kuasa, setKuasa } = siapa;
  const isian = (kolom: keyof typeof KUASA_KOSONG, label: string, maks: number) => (
    <TextInput
      label={label}
      required={kolom === 'nama' || kolom === 'nik'}
      maxLength={maks}
      autoComplete="off"
      value={kuasa?.[kolom] ?? ''}
      onChange={(e) => {
        simpan.lupakan(`kuasa.${kolom}`);
        setKuasa({ ...(kuasa ?? KUASA_KOSONG), [kolom]: e.currentTarget.value });
      }}
      error={simpan.kolom[`kuasa.${kolom}`]}
    />
  );
  return (
    <Stack gap="sm">
      <Switch
        label="Diambil orang lain (kuasa, perlu otorisasi)"
        checked={kuasa !== undefined}
        onChange={(e) => setKuasa(e.currentTarget.checked ? KUASA_KOSONG : undefined)}
      />
      {kuasa ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {isian('nama', 'Nama pengambil', 60)}
          {isian('nik', 'NIK pengambil', 16)}
          {isian('no_hp', 'No HP pengambil', 20)}
          {isian('alamat', 'Alamat pengambil', 200)}
        </SimpleGrid>
      ) : (
        <>
          <Text fz={13}>
            Serahkan kepada <b>{nama.toUpperCase()}</b>; lihat KTP-nya, bukan hanya notanya.
          </Text>
          <TextInput
            label="NIK di KTP"
            required
            data-autofocus
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
            w={220}
            value={siapa.nik}
            onChange={(e) => {
              simpan.lupakan('nik');
              siapa.setNik(e.currentTarget.value);
            }}
            error={simpan.kolom.nik}
          />
        </>
      )}
    </Stack>
  );
}

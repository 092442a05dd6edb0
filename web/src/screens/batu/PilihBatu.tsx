// Choosing a stone of a place: by its code as it is scanned, or by typing a part of what it is. Enter takes the highlighted one.
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { tulisAngka } from '@/kit/angka';
import { type Batu, kueriDi } from './api';
import { sebut, sebutSertifikat } from './model';

export interface PilihBatuProps {
  tempat: string;
  /** Narrows the place: the craftsman. */
  cari?: string;
  /** Codes on the list already. */
  kecuali: readonly string[];
  terkunci?: boolean;
  galat?: string;
  onPilih: (batu: Batu) => void;
}

export function PilihBatu({ tempat, cari = '', kecuali, terkunci, galat, onPilih }: PilihBatuProps) {
  const { data, error } = useQuery(kueriDi(tempat, cari));
  const [teks, setTeks] = useState('');
  const ada = (data ?? []).filter((b) => !kecuali.includes(b.kode_batu));
  return (
    <Select
      label="Batu"
      placeholder="Scan kode batu, atau ketik jenis, sertifikat"
      searchable
      data-scan
      data={ada.map((b) => ({
        value: b.kode_batu,
        label: [b.kode_batu, sebut(b), sebutSertifikat(b), `${b.butir} butir`, `${tulisAngka(b.carat, 'berat')} ct`]
          .filter(Boolean)
          .join(' · '),
      }))}
      value={null}
      searchValue={teks}
      onSearchChange={setTeks}
      onChange={(kode) => {
        const batu = ada.find((b) => b.kode_batu === kode);
        if (batu) onPilih(batu);
        setTeks('');
      }}
      selectFirstOptionOnChange
      nothingFoundMessage={tempat === 'BRANKAS' ? 'Tidak ada batu di brankas' : 'Tidak ada batu di sini'}
      error={error ? pesanDari(error) : galat}
      disabled={terkunci}
    />
  );
}

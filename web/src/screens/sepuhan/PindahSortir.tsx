// Pindah Sortir: what was sorted and still lies where the sorting put it, decided about anew.
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import type { Rute } from '@/routes';
import { kueriTersortir } from './api';
import { PUTUSAN } from './putusan';
import { Sortir } from './Sortir';

export default function PindahSortir({ rute }: { rute: Rute }) {
  const [putusan, setPutusan] = useState('ALL');
  const { data = [], error, isPending, refetch } = useQuery(kueriTersortir(putusan));
  return (
    <Sortir
      rute={rute}
      jalur="pindah-sortir"
      jenis="PINDAH"
      data={data}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      kosong="Tidak ada barang sortiran di tempat ini"
      alat={
        <Select
          aria-label="Putusan sekarang"
          w={170}
          data={[{ value: 'ALL', label: 'Semua putusan' }, ...PUTUSAN.map((p) => ({ value: p.kode, label: p.kata }))]}
          value={putusan}
          allowDeselect={false}
          onChange={(v) => setPutusan(v ?? 'ALL')}
        />
      }
    />
  );
}

// Sortir Pembelian: what was bought and lies in BELI, today's and older, decided about piece by piece or by rule.
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { IsianTanggal } from '@/kit/IsianTanggal';
import type { Rute } from '@/routes';
import { kueriBelum } from './api';
import { Sortir } from './Sortir';

export default function SortirPembelian({ rute }: { rute: Rute }) {
  const [dari, setDari] = useState('');
  const [sampai, setSampai] = useState('');
  const { data = [], error, isPending, refetch } = useQuery(kueriBelum(dari, sampai));
  return (
    <Sortir
      rute={rute}
      jalur="sortir-pembelian"
      jenis="SORTIR"
      data={data}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      kosong="Tidak ada pembelian yang menunggu disortir"
      alat={
        <Group gap="xs" wrap="nowrap">
          <IsianTanggal aria-label="Dibeli dari" value={dari || null} onChange={(v) => setDari(v ?? '')} />
          <IsianTanggal aria-label="Dibeli sampai" value={sampai || null} onChange={(v) => setSampai(v ?? '')} />
        </Group>
      }
    />
  );
}

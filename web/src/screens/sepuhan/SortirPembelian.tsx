// Sortir Pembelian: what was bought and lies in BELI, today's and older, decided about piece by piece or by rule.
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
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
      kosong={
        dari || sampai ? 'Tidak ada pembelian di tanggal ini yang menunggu disortir' : 'Semua pembelian sudah disortir'
      }
      alat={
        <Group gap="xs" wrap="nowrap">
          <SaringTanggal
            label={['Dibeli dari', 'Dibeli sampai']}
            nilai={{ tgl_from: dari, tgl_to: sampai }}
            onGanti={({ tgl_from, tgl_to }) => {
              if (tgl_from !== undefined) setDari(tgl_from);
              if (tgl_to !== undefined) setSampai(tgl_to);
            }}
          />
        </Group>
      }
    />
  );
}

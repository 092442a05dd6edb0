// Pieces of a service on the scale once more: weight and stones, line by line, before they leave or come back.
import { Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import type { KeadaanSimpan } from '@/kit/dokumen/simpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { galatPerId } from '@/kit/transaksi/baris';
import type { BarisServis } from './api';

export interface Ditimbang {
  id: string;
  baris: number;
  berat: string;
  jumlah_batu: number;
}

export function useTimbang(semua: readonly BarisServis[]) {
  const [timbang, setTimbang] = useState<readonly Ditimbang[]>(() =>
    semua.map((b) => ({
      id: String(b.baris),
      baris: b.baris,
      berat: '',
      jumlah_batu: b.berat_keluar > 0 ? b.batu_keluar : b.jumlah_batu,
    })),
  );
  const ubah = (id: string, bagian: Partial<Ditimbang>) =>
    setTimbang((lama) => lama.map((b) => (b.id === id ? { ...b, ...bagian } : b)));
  return { timbang, ubah };
}

export const belumTimbang = (timbang: readonly Ditimbang[]): boolean => timbang.some((b) => !(Number(b.berat) > 0));

export const keTimbang = (timbang: readonly Ditimbang[]) =>
  timbang.map((b) => ({ baris: b.baris, berat: Number(b.berat) || 0, jumlah_batu: b.jumlah_batu }));

export interface IsianTimbangProps {
  semua: readonly BarisServis[];
  timbang: readonly Ditimbang[];
  onUbah: (id: string, bagian: Partial<Ditimbang>) => void;
  simpan: Pick<KeadaanSimpan, 'kolom' | 'lupakan'>;
  /** The dialog opens on the first weight. */
  dulu?: boolean;
}

export function IsianTimbang({ semua, timbang, onUbah, simpan, dulu }: IsianTimbangProps) {
  const galat = galatPerId(simpan.kolom, 'detail_barang', timbang);
  const ubah = (id: string, bagian: Partial<Ditimbang>) => {
    simpan.lupakan();
    onUbah(id, bagian);
  };
  return (
    <Stack gap="xs">
      {timbang.map((b, ke) => {
        const asal = semua.find((a) => a.baris === b.baris);
        const salah = galat.get(b.id) ?? {};
        return (
          <Group key={b.id} align="flex-start" gap="sm">
            <Text fz={13} style={{ flex: '1 1 160px' }} pt={28}>
              {asal?.nama_barang} · {berat(asal?.berat_keluar || asal?.berat || 0)} gr
            </Text>
            <IsianBerat
              label={`Berat sekarang ${b.baris}`}
              required
              data-autofocus={dulu && ke === 0 ? true : undefined}
              w={150}
              value={b.berat}
              onChange={(v) => ubah(b.id, { berat: v })}
              error={salah.berat ?? salah.umum}
              galatLangsung
            />
            <NumberInput
              label={`Batu ${b.baris}`}
              w={90}
              min={0}
              max={9999}
              allowDecimal={false}
              allowNegative={false}
              value={b.jumlah_batu}
              onChange={(v) => ubah(b.id, { jumlah_batu: Number(v) || 0 })}
              error={salah.jumlah_batu}
            />
          </Group>
        );
      })}
    </Stack>
  );
}

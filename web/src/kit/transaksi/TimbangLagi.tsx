// Pieces of a sale that come back over the counter, because their pick-up is taken back: each on the scale before anybody says yes.
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { berat } from '../angka';
import type { KeadaanSimpan } from '../dokumen/simpan';
import { IsianBerat } from '../IsianBerat';
import { galatPerId } from './baris';

export interface BarangKeluar {
  kode_barcode: string;
  nama_barang: string;
  /** As it went out; left out where that is not known here. */
  berat?: number;
}

export function useTimbangLagi(semua: readonly BarangKeluar[]) {
  const [isi, setIsi] = useState<Readonly<Record<string, string>>>({});
  const timbang = semua.map((b) => ({ ...b, id: b.kode_barcode, timbang: isi[b.kode_barcode] ?? '' }));
  return {
    timbang,
    ubah: (kode: string, nilai: string) => setIsi((lama) => ({ ...lama, [kode]: nilai })),
    belum: timbang.some((b) => !(Number(b.timbang) > 0)),
    minta: timbang.map((b) => ({ kode_barcode: b.kode_barcode, berat: Number(b.timbang) || 0 })),
  };
}

export interface IsianTimbangLagiProps {
  lagi: ReturnType<typeof useTimbangLagi>;
  simpan: Pick<KeadaanSimpan, 'kolom' | 'lupakan' | 'sibuk'>;
}

/** All of a refusal stands at its fields: of a weight or of the reason. */
export function disebutDiIsian({ kolom }: Pick<KeadaanSimpan, 'kolom'>): boolean {
  const semua = Object.keys(kolom);
  return semua.length > 0 && semua.every((k) => k === 'alasan' || k.startsWith('detail_barang['));
}

/** One field a piece; the first has the focus. */
export function IsianTimbangLagi({ lagi, simpan }: IsianTimbangLagiProps) {
  const galat = galatPerId(simpan.kolom, 'detail_barang', lagi.timbang);
  return (
    <Stack gap="xs">
      {lagi.timbang.map((b, ke) => (
        <Group key={b.id} align="flex-start" gap="sm">
          <Text fz={13} style={{ flex: '1 1 180px' }} pt={28}>
            {b.kode_barcode} {b.nama_barang}
            {b.berat !== undefined && ` · keluar ${berat(b.berat)} gr`}
          </Text>
          <IsianBerat
            label={`Berat sekarang ${b.kode_barcode}`}
            required
            w={170}
            data-autofocus={ke === 0 ? true : undefined}
            value={b.timbang}
            onChange={(v) => {
              simpan.lupakan();
              lagi.ubah(b.id, v);
            }}
            error={galat.get(b.id)?.berat ?? galat.get(b.id)?.umum}
            disabled={simpan.sibuk}
            galatLangsung
          />
        </Group>
      ))}
    </Stack>
  );
}

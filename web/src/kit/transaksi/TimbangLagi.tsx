// Pieces that come back because a step is taken back: each on the scale before anybody says yes.
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

/** A piece as its document knows it. */
export interface Ditimbang {
  id: string;
  /** What it is, and what it weighed. */
  sebut: string;
}

export function useTimbang(semua: readonly Ditimbang[]) {
  const [isi, setIsi] = useState<Readonly<Record<string, string>>>({});
  const timbang = semua.map((b) => ({ ...b, timbang: isi[b.id] ?? '' }));
  return {
    timbang,
    ubah: (id: string, nilai: string) => setIsi((lama) => ({ ...lama, [id]: nilai })),
    belum: timbang.some((b) => !(Number(b.timbang) > 0)),
    berat: (id: string) => Number(isi[id]) || 0,
  };
}

/** The pieces of a sale, by their barcodes. */
export function useTimbangLagi(semua: readonly BarangKeluar[]) {
  const lagi = useTimbang(
    semua.map(({ kode_barcode, nama_barang, berat: dulu }) => ({
      id: kode_barcode,
      sebut: `${kode_barcode} ${nama_barang}${dulu === undefined ? '' : ` · keluar ${berat(dulu)} gr`}`,
    })),
  );
  return { ...lagi, minta: semua.map(({ kode_barcode: k }) => ({ kode_barcode: k, berat: lagi.berat(k) })) };
}

export interface IsianTimbangLagiProps {
  lagi: ReturnType<typeof useTimbang>;
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
            {b.sebut}
          </Text>
          <IsianBerat
            label={`Berat sekarang ${b.id}`}
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

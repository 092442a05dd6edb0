// Why pieces are destroyed and where they go: the two choices every destroying screen asks for.
import { Grid, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { kueriGudang } from '@/kit/dokumen/PilihBaki';
import type { Simpan } from '@/kit/dokumen/simpan';
import { PILIHAN } from '../data/api';

interface Props {
  kondisi: string | null;
  onKondisi: (kondisi: string | null) => void;
  tujuan: string | null;
  onTujuan: (gudang: string | null) => void;
  simpan: Simpan<unknown>;
}

export function IsianHancur({ kondisi, onKondisi, tujuan, onTujuan, simpan }: Props) {
  const gudang = useQuery(kueriGudang).data ?? [];
  const kondisiAda = useQuery(PILIHAN.kondisi);
  return (
    <>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <Select
          label="Kondisi Barang"
          required
          searchable
          data={kondisiAda.data ?? []}
          value={kondisi}
          onChange={(nilai) => {
            onKondisi(nilai);
            simpan.lupakan('kondisi');
          }}
          error={simpan.kolom.kondisi ?? (kondisiAda.isError ? 'Daftar kondisi tidak dapat dibaca' : undefined)}
          disabled={simpan.sibuk}
          nothingFoundMessage="Tidak Ada Data"
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <Select
          label="Tujuan Gudang"
          required
          data={gudang.filter((g) => g.boleh_tujuan_hancur).map((g) => g.kode_gudang)}
          value={tujuan}
          onChange={(nilai) => {
            onTujuan(nilai);
            simpan.lupakan('gudang_tujuan');
          }}
          error={simpan.kolom.gudang_tujuan}
          disabled={simpan.sibuk}
        />
      </Grid.Col>
    </>
  );
}

// Why pieces are destroyed and where they go: the two choices every destroying screen asks for.
import { Grid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PILIHAN } from '@/kit/barang/api';
import { kueriGudang } from '@/kit/dokumen/PilihBaki';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import type { KeadaanSimpan } from '@/kit/dokumen/simpan';

interface Props {
  kondisi: string | null;
  onKondisi: (kondisi: string | null) => void;
  tujuan: string | null;
  onTujuan: (gudang: string | null) => void;
  simpan: KeadaanSimpan;
}

export function IsianHancur({ kondisi, onKondisi, tujuan, onTujuan, simpan }: Props) {
  const gudang = useQuery(kueriGudang);
  const kondisiAda = useQuery(PILIHAN.kondisi);
  return (
    <>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <PilihDaftar
          label="Kondisi Barang"
          required
          sebut="kondisi"
          gagal={kondisiAda.isError}
          galat={simpan.kolom.kondisi}
          data={kondisiAda.data ?? []}
          value={kondisi}
          onChange={(nilai) => {
            onKondisi(nilai);
            simpan.lupakan('kondisi');
          }}
          disabled={simpan.sibuk}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <PilihDaftar
          label="Tujuan Gudang"
          required
          sebut="gudang"
          gagal={gudang.isError}
          galat={simpan.kolom.gudang_tujuan}
          data={(gudang.data ?? []).filter((g) => g.boleh_tujuan_hancur && g.aktif !== false).map((g) => g.kode_gudang)}
          value={tujuan}
          onChange={(nilai) => {
            onTujuan(nilai);
            simpan.lupakan('gudang_tujuan');
          }}
          disabled={simpan.sibuk}
        />
      </Grid.Col>
    </>
  );
}

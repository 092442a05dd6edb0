// A warehouse and a tray in it. Trays follow the warehouse; choosing another warehouse empties the tray.
import { Grid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import { kunciMaster } from '../master/data';
import { PilihDaftar } from './PilihDaftar';

export interface Gudang {
  kode_gudang: string;
  nama_gudang: string;
  boleh_jual: boolean;
  milik_customer: boolean;
  dihitung_opname: boolean;
  boleh_sumber_hancur: boolean;
  boleh_tujuan_hancur: boolean;
  aktif: boolean;
}

export interface Baki {
  kode_baki: string;
  nama_baki: string;
  kode_gudang: string;
  kapasitas: number;
}

export const kueriGudang = {
  queryKey: [...kunciMaster('gudang'), 'semua'],
  queryFn: async () => (await panggil('GET', 'gudang/get/all')).data,
};

export const kueriBaki = {
  queryKey: [...kunciMaster('baki'), 'siap'],
  queryFn: async () => (await panggil('GET', 'baki/ready')).data,
};

export interface TempatBaki {
  kode_gudang: string;
  /** The tray, as the goods calls name it. */
  kode_toko: string;
}

export interface PilihBakiProps {
  nilai: TempatBaki;
  onGanti: (nilai: TempatBaki) => void;
  /** Warehouses that may be chosen. */
  boleh?: (gudang: Gudang) => boolean;
  /** Where goods lie, not where they go: a warehouse that is not active may be chosen too. */
  asal?: boolean;
  galat?: Readonly<Record<string, string | undefined>>;
  labelGudang?: string;
  labelBaki?: string;
  wajib?: boolean;
  mati?: boolean;
}

export function PilihBaki({
  nilai,
  onGanti,
  boleh = () => true,
  asal = false,
  galat = {},
  labelGudang = 'Kode Gudang',
  labelBaki = 'Kode Baki',
  wajib = true,
  mati,
}: PilihBakiProps) {
  const gudang = useQuery(kueriGudang);
  const baki = useQuery(kueriBaki);
  const pilihanGudang = (gudang.data ?? [])
    .filter((g) => (asal || g.aktif !== false) && boleh(g))
    .map((g) => g.kode_gudang);
  const pilihanBaki = (baki.data ?? []).filter((b) => b.kode_gudang === nilai.kode_gudang).map((b) => b.kode_baki);
  return (
    <>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <PilihDaftar
          label={labelGudang}
          data={pilihanGudang}
          value={nilai.kode_gudang || null}
          onChange={(kode) => onGanti({ kode_gudang: kode ?? '', kode_toko: '' })}
          sebut="gudang"
          gagal={gudang.isError}
          galat={galat.kode_gudang}
          allowDeselect={!wajib}
          required={wajib}
          disabled={mati}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <PilihDaftar
          label={labelBaki}
          data={pilihanBaki}
          value={nilai.kode_toko || null}
          onChange={(kode) => onGanti({ ...nilai, kode_toko: kode ?? '' })}
          sebut="baki"
          gagal={baki.isError}
          galat={galat.kode_toko}
          allowDeselect={!wajib}
          required={wajib}
          disabled={mati || nilai.kode_gudang === ''}
          nothingFoundMessage="Tidak ada baki di gudang ini"
        />
      </Grid.Col>
    </>
  );
}

// Why pieces are destroyed and where they go: the two choices every destroying screen asks for.
import { useQuery } from '@tanstack/react-query';
import { PILIHAN } from '@/kit/barang/api';
import { PilihKolom } from '@/kit/dokumen/IsianDokumen';
import { kueriGudang } from '@/kit/dokumen/PilihBaki';
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
      <PilihKolom
        simpan={simpan}
        kolom="kondisi"
        label="Kondisi Barang"
        required
        sebut="kondisi"
        gagal={kondisiAda.isError}
        data={kondisiAda.data ?? []}
        nilai={kondisi}
        onGanti={onKondisi}
      />
      <PilihKolom
        simpan={simpan}
        kolom="gudang_tujuan"
        label="Tujuan Gudang"
        required
        sebut="gudang"
        gagal={gudang.isError}
        data={(gudang.data ?? []).filter((g) => g.boleh_tujuan_hancur && g.aktif !== false).map((g) => g.kode_gudang)}
        nilai={tujuan}
        onGanti={onTujuan}
      />
    </>
  );
}

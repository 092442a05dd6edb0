// What new pieces are chosen from: groups, types, trays, suppliers, and how the store prices and rounds.
import { useQuery } from '@tanstack/react-query';
import { bacaDaftar, type JalurDaftar } from '@/api/panggil';
import { nilaiModul } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { kueriBaki } from '@/kit/dokumen/PilihBaki';
import { kunciMaster } from '@/kit/master/data';
import { type AturanBerat, aturanBerat } from './berat';

export interface Group {
  kode_group: string;
  nama_group: string;
  kadar: number;
  kadar_cetak: number;
  kadar_modal: number;
  is_acc: boolean;
  is_berlian: boolean;
}

export interface Jenis {
  kode_dept: string;
  nama_dept: string;
  kode_group: string;
}

export interface Supplier {
  kode_supplier: string;
  nama_supplier: string;
  is_faktur: boolean;
  aktif: boolean;
}

export interface Pilihan {
  value: string;
  label: string;
}

export const sebut = (kode: string, nama: string): string =>
  nama !== '' && nama !== kode ? `${kode} · ${nama}` : kode;

function kueri<J extends JalurDaftar>(slug: string, jalur: J) {
  return {
    queryKey: [...kunciMaster(slug), 'semua'],
    queryFn: () => bacaDaftar(jalur),
  };
}

export interface Acuan {
  group: Group[];
  jenis: Jenis[];
  supplier: Supplier[];
  baki: { kode_baki: string; nama_baki: string; kode_gudang: string }[];
  memuat: boolean;
  galat: unknown;
  cobaLagi: () => void;
}

/** All lists at once; empty while they load. */
export function useAcuan(): Acuan {
  const group = useQuery(kueri('master-group', 'group/get/all'));
  const jenis = useQuery(kueri('master-jenis', 'jenis/get/all'));
  const supplier = useQuery(kueri('master-supplier', 'supplier-barang'));
  const baki = useQuery(kueriBaki);
  const semua = [group, jenis, supplier, baki];
  return {
    group: (group.data ?? []).filter((satu) => satu.aktif !== false),
    jenis: (jenis.data ?? []).filter((satu) => satu.aktif !== false),
    supplier: (supplier.data ?? []).filter((satu) => satu.aktif),
    baki: baki.data ?? [],
    memuat: semua.some((satu) => satu.isPending),
    galat: semua.find((satu) => satu.error)?.error,
    cobaLagi: () => {
      for (const satu of semua) void satu.refetch();
    },
  };
}

export interface SistemHarga {
  /** One price of pure gold times the purity: purities are entered. */
  seratus: boolean;
  aturan: AturanBerat;
}

export function useSistemHarga(): SistemHarga {
  const { modul } = useSesiAda();
  return {
    seratus: (nilaiModul(modul, 'kategori_harga') || 'harga_100%') === 'harga_100%',
    aturan: aturanBerat(nilaiModul(modul, 'PEMBULATAN_BERAT') || 'V2'),
  };
}

/** Types of a group: its own, and those of every group. */
export function jenisDari(jenis: readonly Jenis[], group: string): Pilihan[] {
  return jenis
    .filter((satu) => satu.kode_group === '' || satu.kode_group === group)
    .map((satu) => ({ value: satu.kode_dept, label: sebut(satu.kode_dept, satu.nama_dept) }));
}

/** A tray as the calls name it: tray and warehouse joined by a tilde. */
export function pilihanBaki(baki: Acuan['baki'], boleh?: readonly string[]): Pilihan[] {
  return baki
    .filter((satu) => !boleh || boleh.includes(satu.kode_gudang))
    .map((satu) => ({
      value: `${satu.kode_baki}~${satu.kode_gudang}`,
      label: `${sebut(satu.kode_baki, satu.nama_baki)} (${satu.kode_gudang})`,
    }));
}

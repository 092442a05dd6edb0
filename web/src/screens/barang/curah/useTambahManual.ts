// The lines of new manual stock before they are saved.
import { useState } from 'react';
import { type Isi, idStok, jumlahkan } from '@/kit/curah/isi';
import { useDokumenCurah } from './useDokumenCurah';

export interface BarisTambah extends Isi {
  kode_group: string;
  kode_dept: string;
  nama_dept: string;
  kode_gudang: string;
  kode_toko: string;
}

export type TambahManual = ReturnType<typeof useTambahManual>;

export function useTambahManual() {
  const dok = useDokumenCurah('barang-manual');
  const [baris, setBaris] = useState<readonly (BarisTambah & { id: string })[]>([]);
  const [alasan, setAlasan] = useState('PEMBELIAN');
  const [keterangan, setKeterangan] = useState('');

  return {
    simpan: dok.simpan,
    galat: dok.galat,
    terakhir: dok.terakhir,
    lupakanTerakhir: dok.lupakanTerakhir,
    baris,
    jumlah: jumlahkan(baris),
    alasan,
    setAlasan,
    keterangan,
    setKeterangan,
    /** False when this type stands in the list for this tray already. */
    masukkan: (satu: BarisTambah): boolean => {
      const id = idStok({ ...satu, qty: 0, berat: 0 });
      if (baris.some((b) => b.id === id)) return false;
      setBaris([...baris, { ...satu, id }]);
      return true;
    },
    buang: (id: string) => {
      setBaris(baris.filter((b) => b.id !== id));
      dok.simpan.lupakan();
    },
    kirim: async () => {
      if (baris.length === 0) return;
      const detail_barang = baris.map((b) => ({
        kode_group: b.kode_group,
        kode_dept: b.kode_dept,
        kode_gudang: b.kode_gudang,
        kode_toko: b.kode_toko,
        qty: Number(b.qty),
        berat: Number(b.berat),
        harga_modal: b.modal ?? 0,
      }));
      const nama = baris.map((b) => b.id);
      if (await dok.kirim(nama, { alasan, keterangan, detail_barang })) {
        setBaris([]);
        setKeterangan('');
      }
    },
  };
}

// The purchase that stands on the screen: priced by the server while it is typed, approved where it must be, saved once.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { mintaOtorisasi } from '@/app/otorisasi';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { KUNCI_BARANG } from '@/screens/barang/data/api';
import { KUNCI_NIAGA } from '../api';
import { galatPerId, type Keadaan, keTransaksi, mulaiBaru, pelunasan } from '../model';
import { type BarisBeli, type HitunganBeli, hitungPembelian, type TercatatBeli } from './api';

const JEDA_HITUNG = 200;

export interface HargaBeli {
  baris: ReadonlyMap<string, BarisBeli>;
  total?: HitunganBeli;
  /** What stands there is not yet what the server makes of the pieces. */
  basi: boolean;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  umum?: string;
}

const KOSONG: HargaBeli = { baris: new Map(), basi: false, galat: new Map() };

export function useBeli() {
  const kueri = useQueryClient();
  const [keadaan, setKeadaan] = useState<Keadaan>(() => mulaiBaru());
  const [alamat, setAlamat] = useState('');
  const [nik, setNik] = useState('');
  const [harga, setHarga] = useState<HargaBeli>(KOSONG);
  const [selesai, setSelesai] = useState<TercatatBeli>();
  const kini = useRef(keadaan);
  const simpan = useSimpanDokumen<TercatatBeli>('pembelian');
  const ganti = useCallback((ubah: (lama: Keadaan) => Keadaan) => {
    kini.current = ubah(kini.current);
    setKeadaan(kini.current);
  }, []);

  const isi = useCallback(
    (k: Keadaan) => {
      const { detail_barang, customer, ...sisa } = keTransaksi(k);
      return { ...sisa, customer: { ...customer, alamat_customer: alamat, nik } };
    },
    [alamat, nik],
  );
  const hitung = useCallback(
    async (signal?: AbortSignal): Promise<HitunganBeli | undefined> => {
      const saat = kini.current;
      if (saat.beli.length === 0) {
        setHarga(KOSONG);
        return undefined;
      }
      try {
        const h = await hitungPembelian({ ...isi(saat), kode_sales: '', pembayaran: [] }, signal);
        const baris = new Map(saat.beli.flatMap((b, i) => (h.detail_beli[i] ? [[b.id, h.detail_beli[i]]] : [])));
        setHarga({ baris, total: h, basi: false, galat: new Map() });
        return h;
      } catch (sebab) {
        if (signal?.aborted) return undefined;
        const galat = galatPerId(sebab instanceof Tolak ? sebab.fields : {}, 'detail_beli', saat.beli);
        setHarga((lama) => ({ ...lama, basi: true, galat, umum: galat.size > 0 ? undefined : pesanDari(sebab) }));
        return undefined;
      }
    },
    [isi],
  );
  const inti = JSON.stringify([keadaan.beli, keadaan.pelanggan, nik.length === 16 ? nik : '']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inti` is all that prices depend on
  useEffect(() => {
    const kendali = new AbortController();
    setHarga((lama) => ({ ...lama, basi: kini.current.beli.length > 0 }));
    const nanti = setTimeout(() => void hitung(kendali.signal), JEDA_HITUNG);
    return () => {
      clearTimeout(nanti);
      kendali.abort();
    };
  }, [inti]);

  const bersihkan = () => {
    simpan.lupakan();
    setAlamat('');
    setNik('');
    ganti((lama) => mulaiBaru(lama.kode_sales));
  };

  const izin = useRef('');
  /** Saves what stands there; answers whether it was. */
  const kirim = async (): Promise<boolean> => {
    const total = harga.basi || !harga.total ? await hitung() : harga.total;
    if (!total) return false;
    // A repeat after a lost answer carries the same approval.
    let otorisasi = simpan.terputus ? izin.current : '';
    if (total.alasan.length > 0 && otorisasi === '') {
      const id = await mintaOtorisasi({
        kategori: 'PEMBELIAN',
        description: total.alasan.join('; ').slice(0, 100),
        nominal: total.nominal,
      });
      if (!id) return false;
      otorisasi = id;
    }
    izin.current = otorisasi;
    const jawab = await simpan.kirim({ ...isi(kini.current), neto: total.neto, otorisasi });
    if (!jawab) return false;
    setSelesai(jawab.data);
    bersihkan();
    void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    return true;
  };

  return {
    keadaan,
    ganti,
    alamat,
    setAlamat,
    nik,
    setNik,
    harga,
    simpan,
    kirim,
    bersihkan,
    selesai,
    tutupSelesai: () => setSelesai(undefined),
    lunas: pelunasan(-(harga.total?.total_beli ?? 0), keadaan.bayar),
  };
}

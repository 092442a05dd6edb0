// Manual trade that stands on the screen: priced by the server while it is typed, approved where it must be, saved once.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { mintaOtorisasi } from '@/app/otorisasi';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { KUNCI_CURAH } from '../curah/api';
import { type Baris, galatPerId, pelunasan } from '../niaga/model';
import { type HargaManual, type HitunganManual, hitungManual, KUNCI_MANUAL, type TercatatManual } from './api';
import { type KeadaanManual, keManual, kosong, type MintaManual, mulaiManual } from './model';

const JEDA_HITUNG = 200;

type GalatBaris = ReadonlyMap<string, Readonly<Record<string, string>>>;

export interface Harga {
  jual: ReadonlyMap<string, HargaManual>;
  beli: ReadonlyMap<string, HargaManual>;
  total?: HitunganManual;
  /** What stands there is not yet what the server makes of the lines. */
  basi: boolean;
  galatJual: GalatBaris;
  galatBeli: GalatBaris;
  umum?: string;
}

const KOSONG: Harga = { jual: new Map(), beli: new Map(), basi: false, galatJual: new Map(), galatBeli: new Map() };

const pasangkan = (baris: readonly Baris<MintaManual>[], harga: readonly HargaManual[]) =>
  new Map(baris.flatMap((b, i) => (harga[i] ? [[b.id, harga[i]]] : [])));

export function useManual() {
  const kueri = useQueryClient();
  const [keadaan, setKeadaan] = useState<KeadaanManual>(() => mulaiManual());
  const [harga, setHarga] = useState<Harga>(KOSONG);
  const [selesai, setSelesai] = useState<TercatatManual>();
  const kini = useRef(keadaan);
  const simpan = useSimpanDokumen<TercatatManual>('jual-beli-manual');
  const ganti = useCallback((ubah: (lama: KeadaanManual) => KeadaanManual) => {
    kini.current = ubah(kini.current);
    setKeadaan(kini.current);
  }, []);

  const hitung = useCallback(async (signal?: AbortSignal): Promise<HitunganManual | undefined> => {
    const saat = kini.current;
    if (kosong(saat)) {
      setHarga(KOSONG);
      return undefined;
    }
    try {
      const { detail_barang, detail_beli } = keManual(saat);
      const h = await hitungManual({ detail_barang, detail_beli }, signal);
      setHarga({
        ...KOSONG,
        jual: pasangkan(saat.jual, h.detail_barang),
        beli: pasangkan(saat.beli, h.detail_beli),
        total: h,
      });
      return h;
    } catch (sebab) {
      if (signal?.aborted) return undefined;
      const kolom = sebab instanceof Tolak ? sebab.fields : {};
      const galatJual = galatPerId(kolom, 'detail_barang', saat.jual);
      const galatBeli = galatPerId(kolom, 'detail_beli', saat.beli);
      const umum = galatJual.size + galatBeli.size > 0 ? undefined : pesanDari(sebab);
      setHarga((lama) => ({ ...lama, basi: true, galatJual, galatBeli, umum }));
      return undefined;
    }
  }, []);
  const inti = JSON.stringify([keadaan.jual, keadaan.beli]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inti` is all that prices depend on
  useEffect(() => {
    const kendali = new AbortController();
    setHarga((lama) => ({ ...lama, basi: !kosong(kini.current) }));
    const nanti = setTimeout(() => void hitung(kendali.signal), JEDA_HITUNG);
    return () => {
      clearTimeout(nanti);
      kendali.abort();
    };
  }, [inti]);

  const bersihkan = () => {
    simpan.lupakan();
    ganti((lama) => mulaiManual(lama.kode_sales));
  };

  const izin = useRef('');
  /** Saves what stands there; answers whether it was. */
  const kirim = async (): Promise<boolean> => {
    const total = harga.basi || !harga.total ? await hitung() : harga.total;
    if (!total) return false;
    // A repeat after a lost answer carries the same approval.
    let otorisasi = simpan.terputus ? izin.current : '';
    if (total.alasan.length > 0 && otorisasi === '') {
      const dijual = kini.current.jual.length > 0;
      const modal = dijual && total.alasan.some((a) => a.includes('di bawah modal'));
      const id = await mintaOtorisasi({
        kategori: dijual ? 'PENJUALAN' : 'PEMBELIAN',
        description: modal ? 'PENJUALAN DI BAWAH MODAL' : total.alasan.join('; ').slice(0, 100),
        nominal: total.nominal,
      });
      if (!id) return false;
      otorisasi = id;
    }
    izin.current = otorisasi;
    const jawab = await simpan.kirim({ ...keManual(kini.current), neto: total.neto, otorisasi });
    if (!jawab) return false;
    setSelesai(jawab.data);
    bersihkan();
    void kueri.invalidateQueries({ queryKey: KUNCI_MANUAL });
    void kueri.invalidateQueries({ queryKey: KUNCI_CURAH });
    return true;
  };

  return {
    keadaan,
    ganti,
    harga,
    simpan,
    kirim,
    bersihkan,
    selesai,
    tutupSelesai: () => setSelesai(undefined),
    lunas: pelunasan(harga.total?.neto ?? 0, keadaan.bayar),
  };
}

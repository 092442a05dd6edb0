// A document at the counter while it is being made: kept over a reload, priced by the server while it is typed, approved
// where it must be, saved once. What differs between sale, purchase and the rest is handed in as a plan; what is the same
// is here, so that no screen can drift from another.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Amplop } from '@/api/klien';
import type { Isi, JalurApi, PermohonanIzin } from '@/api/tipe';
import { type IsiSimpan, type JalurSimpan, type Percobaan, useSimpanDi } from '../dokumen/simpan';
import { type PermintaanIzin, useTempat } from '../konteks';
import { useNanti } from '../nanti';
import { bacaJson, tulisJson } from '../simpanan';
import { type Alasan, alasanDari } from './alasan';
import { type Baris, type GalatBaris, galatPerId } from './baris';
import { bayarBelumLengkap, type MintaBayar, pelunasan } from './bayar';
import { useAntrean } from './useAntrean';
import { type Hitungan, useHitung } from './useHitung';

export interface KeadaanTransaksi {
  bayar: readonly Baris<MintaBayar>[];
}

/** Why an approval is needed, and of what sum. */
export interface PerluIzin {
  alasan: readonly Alasan[];
  nominal: number;
  /** All of it in the server's words; what the approval is bound to. */
  permohonan?: PermohonanIzin | null;
}

/** What makes a document this one and no other. A constant of its screen. */
export interface RencanaTransaksi<K extends KeadaanTransaksi, H> {
  /** Names what is kept in the browser. */
  nama: string;
  /** Where it is saved. */
  jalur: string;
  /** A new one; after a saved one, with what stays from customer to customer. */
  mulai: (sebelum?: K) => K;
  /** There is nothing to price or to save yet. */
  kosong: (k: K) => boolean;
  /** What decides the price: it is asked for again when this changes. */
  inti: (k: K) => object;
  // A method: a plan may ask for more of what it gets than that it is an object.
  hitung(inti: object, signal: AbortSignal): Promise<H>;
  /** What the customer pays; the shop, when negative. */
  neto: (k: K, h: H | undefined) => number;
  /** What is saved; the approval is added to it. */
  isi: (k: K, h: H) => object;
  perluIzin: (h: H) => PerluIzin;
  /** What is asked of the approver, by the codes of the reasons. */
  izin: (k: K, perlu: PerluIzin) => PermintaanIzin;
  /** What must be filled in before it is sent, by field: said before anybody is asked to approve. */
  wajib?: (k: K) => Readonly<Record<string, string>>;
  /** The lists of the document, for what the server says of their rows. */
  daftar: Readonly<Record<string, (k: K) => readonly { id: string }[]>>;
  /** What a saved document makes old. */
  segarkan: readonly (readonly unknown[])[];
  /** What of it may lie in the browser; all of it when left out. */
  draf?: (k: K) => K;
}

/** Documents that the server prices at a call of their own, by the OpenAPI document: `penjualan` has `penjualan/hitung`. */
type JalurBerharga = {
  [J in JalurApi<'POST'>]: J extends `${infer P}/hitung` ? (P extends JalurSimpan ? P : never) : never;
}[JalurApi<'POST'>];

/** A plan whose call is one of the OpenAPI document: what is saved is what that call takes. */
export type RencanaDokumen<K extends KeadaanTransaksi, H, P extends JalurBerharga> = RencanaTransaksi<K, H> & {
  jalur: P;
  isi: (k: K, h: H) => IsiSimpan<P>;
  inti: (k: K) => Isi<'post', `${P}/hitung`>;
  hitung: (inti: Isi<'post', `${P}/hitung`>, signal: AbortSignal) => Promise<H>;
};

export type HasilKirim = 'tersimpan' | 'belum' | 'kurang' | 'bayar' | 'wajib' | 'sibuk';

const TANPA_KOLOM: Readonly<Record<string, string>> = {};

export interface Tersimpan<K, J> {
  hasil: J;
  pesan?: string;
  /** As it was sent. */
  keadaan: K;
}

const kunciDraf = (nama: string, pemilik: string) => `transaksi.${nama}.${pemilik}`;
const kunciKirim = (nama: string, pemilik: string) => `${kunciDraf(nama, pemilik)}.kirim`;

/** Did a document of this kind get no answer before the page was loaded again? */
export function adaTertunda(nama: string, pemilik: string): boolean {
  return bacaJson(kunciKirim(nama, pemilik)) !== undefined;
}

/** The reasons that a refusal names for an approval. */
function izinDariTolak(detail: unknown): PerluIzin | undefined {
  if (typeof detail !== 'object' || detail === null || !('otorisasi' in detail)) return undefined;
  const { otorisasi, nominal, permohonan } = detail as {
    otorisasi: unknown;
    nominal?: unknown;
    permohonan?: PermohonanIzin;
  };
  const alasan = alasanDari(otorisasi);
  return alasan.length > 0 ? { alasan, nominal: Number(nominal ?? 0), permohonan } : undefined;
}

export function useTransaksi<K extends KeadaanTransaksi, H, J>(rencana: RencanaTransaksi<K, H>) {
  const kueri = useQueryClient();
  const { pemilik, mintaIzin } = useTempat();
  const draf = kunciDraf(rencana.nama, pemilik);
  const simpan = useSimpanDi<object, Amplop<J>>(rencana.jalur, {
    ingat: kunciKirim(rencana.nama, pemilik),
    diam: true,
  });
  const [keadaan, setKeadaan] = useState<K>(() => {
    // What was sent and got no answer is what stands there, whatever was typed in another window since.
    const dikirim = simpan.tertunda()?.beserta as K | undefined;
    return { ...rencana.mulai(), ...(dikirim ?? bacaJson<K>(draf)) };
  });
  const [selesai, setSelesai] = useState<Tersimpan<K, J>>();
  const [wajib, setWajib] = useState(TANPA_KOLOM);
  /** A save found payments that lack something: what they lack is shown until they have it. */
  const [tandaiBayar, setTandaiBayar] = useState(false);
  const kini = useRef(keadaan);
  /** A save, from the key until the answer, with the approval it waits for. */
  const jalan = useRef<Promise<unknown>>(undefined);
  const [sibuk, setSibuk] = useNanti();
  /** What is sent stands, and is being approved or sent: nothing may change it. */
  const tetap = useRef(false);
  const [terlihat, setTerlihat] = useNanti();
  const aturTetap = (ya: boolean) => {
    tetap.current = ya;
    setTerlihat(ya);
  };
  const terkunci = () => tetap.current || simpan.tertunda() !== undefined;

  const atur = useCallback(
    (baru: K) => {
      kini.current = baru;
      setKeadaan(baru);
      if (!rencana.kosong(baru)) setSelesai(undefined);
      tulisJson(draf, rencana.draf ? rencana.draf(baru) : baru);
    },
    [draf, rencana],
  );
  const harga = useHitung(rencana, keadaan, kini);
  const { hitungan, basi, kolom, umum, saat, pastikan, terima, ulang, basiKini } = harga;
  const antrean = useAntrean({ pastikan, basiKini }, jalan);

  const lupakan = simpan.lupakan;
  /** Changes what stands there and forgets what was refused of it; with a name, only of that field. */
  const ganti = (ubah: (lama: K) => K, bidang?: string) => {
    if (terkunci()) return;
    if (bidang !== undefined || simpan.umum !== undefined) lupakan(bidang);
    if (bidang !== undefined && bidang in wajib) setWajib(TANPA_KOLOM);
    atur(ubah(kini.current));
  };
  /** A change whose price is known already: both are seen at once. */
  const gantiTerharga = (baru: K, hasil: H) => {
    if (terkunci()) return;
    ganti(() => baru);
    terima(baru, hasil);
  };
  const bersihkan = (baru?: K) => {
    lupakan();
    setWajib(TANPA_KOLOM);
    setTandaiBayar(false);
    const awal = baru ?? rencana.mulai(kini.current);
    atur(awal);
    if (rencana.kosong(awal)) harga.kosongkan();
  };

  /** Asks where it must be asked, then sends; a refusal that names reasons of its own is asked for once more. */
  const setujuiDanKirim = async (k: K, h: Hitungan<K, H>): Promise<Percobaan<Amplop<J>>> => {
    let perlu = rencana.perluIzin(h.hasil);
    for (let ke = 0; ke < 2; ke++) {
      let otorisasi = '';
      if (perlu.alasan.length > 0) {
        const { permohonan } = perlu;
        const id = await mintaIzin({ ...rencana.izin(k, perlu), ...(permohonan && { permohonan }) });
        if (!id) return {};
        otorisasi = id;
      }
      const isi = { ...rencana.isi(k, h.hasil), ...(otorisasi && { otorisasi }) };
      const { jawab, tolak } = await simpan.coba(isi, k);
      const lain = ke === 0 ? izinDariTolak(tolak?.detail) : undefined;
      if (!lain) return { jawab, tolak };
      perlu = lain;
    }
    return {};
  };
  const kirimTetap = async (): Promise<HasilKirim> => {
    const lama = simpan.tertunda();
    // What is priced goes out at once, before the screen is drawn again.
    const h = lama ? undefined : (harga.kiniHitungan() ?? (await pastikan()));
    const k = kini.current;
    let hasil: Percobaan<Amplop<J>>;
    if (lama) hasil = await simpan.coba(lama.isi, lama.beserta);
    else {
      if (!h) return 'belum';
      const belum = rencana.wajib?.(k) ?? TANPA_KOLOM;
      const kosongnya = Object.keys(belum).length > 0 ? belum : TANPA_KOLOM;
      // All of the form, before anybody is called to approve it.
      const jumlah = rencana.neto(k, h.hasil);
      const bayarKurang = bayarBelumLengkap(jumlah, k.bayar).size > 0;
      setWajib(kosongnya);
      setTandaiBayar(bayarKurang);
      if (kosongnya !== TANPA_KOLOM) return 'wajib';
      const { kurang, lebih } = pelunasan(jumlah, k.bayar);
      if (kurang > 0 || lebih > 0) return 'kurang';
      if (bayarKurang) return 'bayar';
      aturTetap(true);
      hasil = await setujuiDanKirim(k, h);
    }
    // Refused for certain: the prices of the day may have changed, or a piece went to somebody else.
    if (hasil.tolak) ulang();
    if (!hasil.jawab) return 'belum';
    setSelesai({ hasil: hasil.jawab.data, pesan: hasil.jawab.message, keadaan: k });
    bersihkan();
    // The change for the customer first; what else became old is asked for once it is drawn.
    setTimeout(() => {
      for (const queryKey of rencana.segarkan) void kueri.invalidateQueries({ queryKey });
    });
    return 'tersimpan';
  };
  /** Saves what stands there, once what was pressed and scanned before is done and the price is known. */
  const kirim = async (): Promise<HasilKirim> => {
    if (jalan.current) return 'sibuk';
    const habis = antrean.habis();
    // With nothing to wait for it is on its way before the screen is drawn again.
    const janji = (habis ? habis.then(kirimTetap) : kirimTetap()).finally(() => {
      jalan.current = undefined;
      aturTetap(false);
      setSibuk(false);
    });
    jalan.current = janji;
    setSibuk(true);
    return janji;
  };

  const galat = useMemo(() => {
    const semua = Object.entries(rencana.daftar).map(([nama, baris]) => {
      const hitung = saat ? galatPerId(kolom, nama, baris(saat)) : new Map();
      return [nama, hitung.size > 0 ? hitung : galatPerId(simpan.kolom, nama, baris(keadaan))] as const;
    });
    return new Map(semua);
  }, [rencana, kolom, saat, simpan.kolom, keadaan]);
  const neto = rencana.neto(keadaan, hitungan?.hasil);
  const galatBayar = useMemo(
    (): GalatBaris => (tandaiBayar ? bayarBelumLengkap(neto, keadaan.bayar) : new Map()),
    [tandaiBayar, neto, keadaan.bayar],
  );
  return {
    keadaan,
    ganti,
    gantiTerharga,
    /** The last priced answer, with the lines it is of. */
    hitungan,
    /** What stands there is not yet what the server makes of it. */
    basi,
    /** What the server said of the whole while pricing. */
    umum,
    neto,
    lunas: pelunasan(neto, keadaan.bayar),
    /** What was said of the rows of a list, by line. */
    galat: (nama: string): GalatBaris =>
      nama === 'pembayaran' && galatBayar.size > 0 ? galatBayar : (galat.get(nama) ?? new Map()),
    kolom: { ...kolom, ...simpan.kolom, ...wajib },
    simpan: { ...simpan, sibuk },
    /** Nothing may be changed: it is being sent, or was sent and got no answer. */
    terkunci: terlihat || (!tetap.current && terkunci()),
    terkunciKini: terkunci,
    kosong: rencana.kosong(keadaan),
    antre: antrean.antre,
    menunggu: antrean.menunggu,
    menungguKini: antrean.menungguKini,
    kirim,
    bersihkan,
    /** Gives up the document that got no answer: what stands there becomes a new one. */
    bukaLagi: () => lupakan(),
    selesai,
    tutupSelesai: () => setSelesai(undefined),
    kini: () => kini.current,
  };
}

export type Transaksi<K extends KeadaanTransaksi, H, J> = ReturnType<typeof useTransaksi<K, H, J>>;

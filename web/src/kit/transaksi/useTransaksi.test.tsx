// The transaction of the kit against a server that is slow, refuses, asks for an approval or is gone: the latest price
// wins, a repeat after a lost answer is the same to the letter, nothing is sent twice, keys pressed ahead are kept.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buatKueri } from '@/api/kueri';
import { KonteksTempat, type PermintaanIzin, TEMPAT_KOSONG } from '../konteks';
import { alasanDari, uraianIzin } from './alasan';
import { type Baris, baris } from './baris';
import { BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar } from './bayar';
import { adaTertunda, type RencanaTransaksi, useTransaksi } from './useTransaksi';

interface Keadaan {
  barang: readonly string[];
  bayar: readonly Baris<MintaBayar>[];
}
interface Harga {
  neto: number;
  alasan: unknown;
}

/** Answers of the price call, each under its question until the test lets it go. */
let tanya: { inti: { barang: string[] }; jawab: (h: Harga) => void; signal: AbortSignal }[] = [];
/** Priced at once, when set. */
let langsung: ((barang: readonly string[]) => Harga) | undefined;

const RENCANA: RencanaTransaksi<Keadaan, Harga> = {
  nama: 'uji',
  jalur: 'uji',
  mulai: () => ({ barang: [], bayar: [baris(BAYAR_KOSONG)] }),
  kosong: (k) => k.barang.length === 0,
  inti: (k) => ({ barang: k.barang }),
  hitung: (inti, signal) =>
    langsung
      ? Promise.resolve(langsung((inti as { barang: string[] }).barang))
      : new Promise((jawab) => tanya.push({ inti: inti as { barang: string[] }, jawab, signal })),
  neto: (_, h) => h?.neto ?? 0,
  isi: (k, h) => ({ barang: k.barang, neto: h.neto, pembayaran: bayarTerisi(k.bayar) }),
  perluIzin: (h) => ({ alasan: alasanDari(h.alasan), nominal: h.neto }),
  izin: (_, { alasan, nominal }) => ({
    kategori: 'PENJUALAN',
    description: uraianIzin(alasan, { MODAL: 'PENJUALAN DI BAWAH MODAL' }),
    nominal,
  }),
  daftar: { pembayaran: (k) => dikirim(k.bayar) },
  segarkan: [],
};

let server: ((ke: number) => Response | Promise<Response>) | undefined;
const terkirim: { kunci: string; isi: Record<string, unknown> }[] = [];
const jawab = (status: number, isi: unknown) => new Response(JSON.stringify(isi), { status });
const TERSIMPAN = { data: { no: 'N-1' } };

beforeEach(() => {
  localStorage.clear();
  tanya = [];
  langsung = (barang) => ({ neto: barang.length * 1000, alasan: [] });
  terkirim.length = 0;
  server = () => jawab(200, TERSIMPAN);
  vi.stubGlobal('fetch', async (_: string, opsi: { headers: Record<string, string>; body: string }) => {
    terkirim.push({ kunci: opsi.headers['Idempotency-Key'] ?? '', isi: JSON.parse(opsi.body) });
    return (await server?.(terkirim.length)) ?? jawab(500, {});
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Opsi {
  pemilik?: string;
  mintaIzin?: (p: PermintaanIzin) => Promise<string | undefined>;
}

function mulai({ pemilik = 'kasir1@JKT1', mintaIzin = async () => undefined }: Opsi = {}) {
  const klien = buatKueri();
  const tempat = { ...TEMPAT_KOSONG, pemilik, mintaIzin };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KonteksTempat.Provider value={tempat}>
      <QueryClientProvider client={klien}>{children}</QueryClientProvider>
    </KonteksTempat.Provider>
  );
  return renderHook(() => useTransaksi<Keadaan, Harga, { no: string }>(RENCANA), { wrapper });
}

type Layar = ReturnType<typeof mulai>['result'];
const isi = (layar: Layar, ...barang: string[]) => act(() => layar.current.ganti((k) => ({ ...k, barang })));
const bayar = (layar: Layar, jumlah_rp: number) =>
  act(() => layar.current.ganti((k) => ({ ...k, bayar: [baris({ ...BAYAR_KOSONG, jumlah_rp })] })));

it('jawaban harga yang basi dibuang dan hanya satu tanya berjalan', async () => {
  langsung = undefined;
  const { result } = mulai();
  isi(result, 'a');
  await waitFor(() => expect(tanya).toHaveLength(1));
  isi(result, 'a', 'b');
  await waitFor(() => expect(tanya).toHaveLength(2));
  expect(tanya[0]?.signal.aborted).toBe(true);
  await act(async () => tanya[1]?.jawab({ neto: 2000, alasan: [] }));
  expect([result.current.neto, result.current.basi]).toEqual([2000, false]);
  await act(async () => tanya[0]?.jawab({ neto: 1000, alasan: [] }));
  expect([result.current.neto, result.current.basi]).toEqual([2000, false]);
});

it('harga basi begitu isian berubah', async () => {
  const { result } = mulai();
  isi(result, 'a');
  expect(result.current.basi).toBe(true);
  await waitFor(() => expect(result.current.basi).toBe(false));
  isi(result);
  expect([result.current.basi, result.current.neto]).toEqual([false, 0]);
});

it('simpan menunggu harga yang sedang dihitung, beserta yang diketik sampai saat itu', async () => {
  langsung = undefined;
  const { result } = mulai();
  isi(result, 'a');
  bayar(result, 2000);
  await waitFor(() => expect(tanya).toHaveLength(1));
  let hasil: Promise<string> | undefined;
  act(() => {
    hasil = result.current.kirim();
  });
  // Typed after the key, before the price: it belongs to what is saved, and is priced first.
  isi(result, 'a', 'b');
  await act(async () => tanya[0]?.jawab({ neto: 1000, alasan: [] }));
  expect(terkirim).toEqual([]);
  await waitFor(() => expect(tanya).toHaveLength(2));
  await act(async () => tanya[1]?.jawab({ neto: 2000, alasan: [] }));
  await act(async () => expect(await hasil).toBe('tersimpan'));
  expect(terkirim.map((t) => t.isi)).toEqual([{ barang: ['a', 'b'], neto: 2000, pembayaran: [expect.anything()] }]);
});

it('scan dan tombol yang ditekan lebih dulu dikerjakan berurutan, simpan terakhir', async () => {
  const { result } = mulai();
  const urutan: string[] = [];
  let lepas: () => void = () => undefined;
  await act(async () => {
    void result.current.antre(async () => {
      await new Promise<void>((lanjut) => {
        lepas = lanjut;
      });
      urutan.push('scan');
      result.current.ganti((k) => ({ ...k, barang: ['a'] }));
    });
    void result.current.antre(
      () => {
        urutan.push(`uang pas ${result.current.neto}`);
        result.current.ganti((k) => ({ ...k, bayar: [baris({ ...BAYAR_KOSONG, jumlah_rp: 1000 })] }));
      },
      { harga: true },
    );
  });
  expect(result.current.menungguKini()).toBe(true);
  await waitFor(() => expect(result.current.menunggu).toBe(true));
  let hasil: Promise<string> | undefined;
  act(() => {
    hasil = result.current.kirim();
  });
  await act(async () => {
    lepas();
    expect(await hasil).toBe('tersimpan');
  });
  expect(urutan).toEqual(['scan', 'uang pas 1000']);
  expect(terkirim).toHaveLength(1);
});

it('scan selama menyimpan menjadi milik transaksi berikutnya', async () => {
  const { result } = mulai();
  isi(result, 'a');
  bayar(result, 1000);
  let lepas: (r: Response) => void = () => undefined;
  server = () =>
    new Promise((lanjut) => {
      lepas = lanjut;
    });
  let hasil: Promise<string> | undefined;
  act(() => {
    hasil = result.current.kirim();
  });
  await waitFor(() => expect(terkirim).toHaveLength(1));
  // Guarded at once, shown where the answer takes its time.
  expect(result.current.terkunciKini()).toBe(true);
  await waitFor(() => expect(result.current.terkunci).toBe(true));
  act(() => {
    void result.current.antre(() => result.current.ganti((k) => ({ ...k, barang: [...k.barang, 'berikut'] })));
    // Nothing changes what is on its way.
    result.current.ganti((k) => ({ ...k, barang: ['lain'] }));
  });
  await act(async () => {
    lepas(jawab(200, TERSIMPAN));
    expect(await hasil).toBe('tersimpan');
  });
  await waitFor(() => expect(result.current.keadaan.barang).toEqual(['berikut']));
});

it('yang tidak terjawab dikirim ulang dengan kunci dan isi yang sama, juga setelah dimuat ulang', async () => {
  const pertama = mulai();
  isi(pertama.result, 'a');
  bayar(pertama.result, 1000);
  server = () => Promise.reject(new TypeError('putus'));
  await act(async () => expect(await pertama.result.current.kirim()).toBe('belum'));
  expect(pertama.result.current.terkunci).toBe(true);
  pertama.unmount();

  expect(adaTertunda('uji', 'kasir1@JKT1')).toBe(true);
  langsung = () => ({ neto: 9999, alasan: [] });
  const kedua = mulai();
  expect(kedua.result.current.keadaan.barang).toEqual(['a']);
  expect([kedua.result.current.simpan.terputus, kedua.result.current.terkunci]).toEqual([true, true]);
  isi(kedua.result, 'b');
  expect(kedua.result.current.keadaan.barang).toEqual(['a']);
  server = () => jawab(200, TERSIMPAN);
  await act(async () => expect(await kedua.result.current.kirim()).toBe('tersimpan'));
  expect(terkirim).toHaveLength(2);
  expect(terkirim[1]).toEqual(terkirim[0]);
  expect(kedua.result.current.selesai).toMatchObject({ hasil: { no: 'N-1' }, keadaan: { barang: ['a'] } });
  expect(adaTertunda('uji', 'kasir1@JKT1')).toBe(false);
  expect(mulai().result.current.keadaan.barang).toEqual([]);
});

it('yang tidak terjawab menjadi transaksi baru hanya bila diminta', async () => {
  const { result } = mulai();
  isi(result, 'a');
  bayar(result, 1000);
  server = () => jawab(503, {});
  await act(async () => expect(await result.current.kirim()).toBe('belum'));
  act(() => result.current.bukaLagi());
  isi(result, 'a');
  server = () => jawab(200, TERSIMPAN);
  await act(async () => expect(await result.current.kirim()).toBe('tersimpan'));
  expect(terkirim[1]?.kunci).not.toBe(terkirim[0]?.kunci);
});

it('draf hanya milik orang dan tokonya', async () => {
  const { result } = mulai();
  isi(result, 'a');
  expect(mulai().result.current.keadaan.barang).toEqual(['a']);
  expect(mulai({ pemilik: 'kasir1@BDG1' }).result.current.keadaan.barang).toEqual([]);
  expect(mulai({ pemilik: 'kasir2@JKT1' }).result.current.keadaan.barang).toEqual([]);
});

it('dua kali simpan selama otorisasi terbuka membuat satu dokumen', async () => {
  const minta: PermintaanIzin[] = [];
  let setujui: (id: string) => void = () => undefined;
  const mintaIzin = (p: PermintaanIzin) => {
    minta.push(p);
    return new Promise<string | undefined>((lanjut) => {
      setujui = lanjut;
    });
  };
  const { result } = mulai({ mintaIzin });
  langsung = () => ({ neto: 1000, alasan: [{ kode: 'POTONGAN', pesan: 'CINCIN: Potongan HUT 10%', baris: 0 }] });
  isi(result, 'a');
  bayar(result, 1000);
  let pertama: Promise<string> | undefined;
  act(() => {
    pertama = result.current.kirim();
  });
  await waitFor(() => expect(minta).toHaveLength(1));
  await act(async () => expect(await result.current.kirim()).toBe('sibuk'));
  // Guarded at once, shown where the answer takes its time.
  expect(result.current.terkunciKini()).toBe(true);
  await waitFor(() => expect(result.current.terkunci).toBe(true));
  await act(async () => {
    setujui('izin-1');
    expect(await pertama).toBe('tersimpan');
  });
  expect([minta.length, terkirim.length, terkirim[0]?.isi.otorisasi]).toEqual([1, 1, 'izin-1']);
  expect(minta[0]).toEqual({ kategori: 'PENJUALAN', description: 'CINCIN: Potongan HUT 10%', nominal: 1000 });
});

it('penolakan yang menyebut alasan dimintakan otorisasi lalu dikirim lagi', async () => {
  const minta: PermintaanIzin[] = [];
  const { result } = mulai({
    mintaIzin: async (p) => {
      minta.push(p);
      return 'izin-2';
    },
  });
  const otorisasi = [{ kode: 'MODAL', pesan: 'Harga 1000 di bawah modal', baris: 0 }];
  server = (ke) =>
    ke === 1 ? jawab(422, { code: 'X', message: 'Perlu', detail: { otorisasi, nominal: 7 } }) : jawab(200, TERSIMPAN);
  isi(result, 'a');
  bayar(result, 1000);
  await act(async () => expect(await result.current.kirim()).toBe('tersimpan'));
  expect(minta).toEqual([{ kategori: 'PENJUALAN', description: 'PENJUALAN DI BAWAH MODAL', nominal: 7 }]);
  expect(terkirim[1]?.isi.otorisasi).toBe('izin-2');
  expect(terkirim[1]?.kunci).not.toBe(terkirim[0]?.kunci);
});

it('tanpa persetujuan atau pembayaran pas tidak ada yang dikirim', async () => {
  const { result } = mulai();
  isi(result, 'a');
  await act(async () => expect(await result.current.kirim()).toBe('kurang'));
  langsung = () => ({ neto: 1000, alasan: ['Berat berbeda'] });
  bayar(result, 1000);
  isi(result, 'b');
  await act(async () => expect(await result.current.kirim()).toBe('belum'));
  expect([terkirim.length, result.current.terkunci]).toEqual([0, false]);
});

it('setelah ditolak kuncinya baru dan isian tetap ada', async () => {
  const { result } = mulai();
  isi(result, 'a');
  bayar(result, 1000);
  server = (ke) =>
    ke === 1
      ? jawab(422, { code: 'X', message: 'Salah', fields: { 'pembayaran[0].jumlah_rp': 'Kurang' } })
      : jawab(200, TERSIMPAN);
  await act(async () => expect(await result.current.kirim()).toBe('belum'));
  const id = result.current.keadaan.bayar[0]?.id ?? '';
  expect(result.current.galat('pembayaran').get(id)).toEqual({ jumlah_rp: 'Kurang' });
  await act(async () => expect(await result.current.kirim()).toBe('tersimpan'));
  expect(terkirim[1]?.kunci).not.toBe(terkirim[0]?.kunci);
});

it('permintaan otorisasi mengikuti kode alasan, bukan isi teksnya', () => {
  const resmi = { MODAL: 'PENJUALAN DI BAWAH MODAL' };
  const modal = { kode: 'MODAL', pesan: 'GELANG: Harga 5 di bawah modal', baris: 0 };
  const berat = { kode: 'BERAT', pesan: 'CINCIN: di bawah modal kata timbangan', baris: 1 };
  expect(uraianIzin(alasanDari([modal, modal]), resmi)).toBe('PENJUALAN DI BAWAH MODAL');
  expect(uraianIzin(alasanDari([berat]), resmi)).toBe(berat.pesan);
  expect(uraianIzin(alasanDari([modal, berat]), resmi)).toBe(`PENJUALAN DI BAWAH MODAL; ${berat.pesan}`);
  expect(alasanDari(undefined)).toEqual([]);
});

it('rekening yang belum dipilih dikatakan sebelum otorisasi diminta, dan hilang begitu dipilih', async () => {
  const minta: PermintaanIzin[] = [];
  const { result } = mulai({
    mintaIzin: async (p) => {
      minta.push(p);
      return 'izin-3';
    },
  });
  langsung = () => ({ neto: 1000, alasan: [{ kode: 'MODAL', pesan: 'Harga di bawah modal', baris: 0 }] });
  const debet = baris({ ...BAYAR_KOSONG, jenis: 'DEBET' as const, jumlah_rp: 1000 });
  isi(result, 'a');
  act(() => result.current.ganti((k) => ({ ...k, bayar: [debet] })));
  await act(async () => expect(await result.current.kirim()).toBe('bayar'));
  expect([minta.length, terkirim.length, result.current.terkunci]).toEqual([0, 0, false]);
  expect(result.current.galat('pembayaran').get(debet.id)).toEqual({ no_rekening: 'No Rekening Harus Dipilih' });

  const lengkap = { ...debet, minta: { ...debet.minta, no_rekening: '123' } };
  act(() => result.current.ganti((k) => ({ ...k, bayar: [lengkap] })));
  expect(result.current.galat('pembayaran').size).toBe(0);
  await act(async () => expect(await result.current.kirim()).toBe('tersimpan'));
  expect([minta.length, terkirim.length, terkirim[0]?.isi.otorisasi]).toEqual([1, 1, 'izin-3']);
});

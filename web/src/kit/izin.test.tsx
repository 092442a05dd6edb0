// Saving what must be approved: the server's words are what is asked for, and the approval goes with the same document.
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Amplop } from '@/api/klien';
import type { PermohonanIzin } from '@/api/tipe';
import { gambar } from '../../test/bungkus';
import { useSimpanDi } from './dokumen/simpan';
import { KonteksTempat, type PermintaanIzin, TEMPAT_KOSONG } from './konteks';
import { RincianIzin } from './RincianIzin';

const PERMOHONAN: PermohonanIzin = {
  kategori: 'PENJUALAN',
  perihal: 'Harga di bawah hitungan',
  dokumen: null,
  nominal: 600_000,
  alasan: [{ kode: 'DISKON', pesan: 'Harga di bawah hitungan', baris: '1' }],
  rincian: [
    {
      judul: 'A001 GELANG',
      keterangan: 'Jual 1 buah 4.110 g',
      normal: 6_000_000,
      diminta: 600_000,
      rugi: 5_400_000,
      rugi_persen: '90.00',
    },
  ],
  pemilik: false,
  segel: 'SEGEL',
};

interface Terkirim {
  kunci: string | null;
  isi: Record<string, unknown>;
}

/** The server: refuses without an approval, answers nothing the first time it has one, then saves. */
function server() {
  const terkirim: Terkirim[] = [];
  vi.stubGlobal('fetch', async (_: string, opsi: RequestInit) => {
    const isi = JSON.parse(String(opsi.body)) as Record<string, unknown>;
    terkirim.push({ kunci: new Headers(opsi.headers).get('Idempotency-Key'), isi });
    const jawab = (status: number, badan: unknown) =>
      new Response(JSON.stringify(badan), { status, headers: { 'content-type': 'application/json' } });
    if (!isi.otorisasi) return jawab(422, { code: 'KAS-12', message: 'Perlu', detail: { permohonan: PERMOHONAN } });
    if (terkirim.length === 2) throw new TypeError('putus');
    return jawab(200, { data: { no_faktur: 'KK-1' } });
  });
  return terkirim;
}

it('penolakan yang meminta otorisasi dimintakan dengan kata server, dan ulangan setelah putus membawa yang sama', async () => {
  const terkirim = server();
  const minta: PermintaanIzin[] = [];
  const mintaIzin = async (p: PermintaanIzin) => {
    minta.push(p);
    return 'izin-1';
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KonteksTempat.Provider value={{ ...TEMPAT_KOSONG, mintaIzin }}>{children}</KonteksTempat.Provider>
  );
  const { result } = renderHook(() => useSimpanDi<{ jumlah_rp: number }, Amplop<{ no_faktur: string }>>('uang-kas'), {
    wrapper,
  });
  await act(async () => expect(await result.current.kirim({ jumlah_rp: 5 })).toBeUndefined());
  expect(result.current.terputus).toBe(true);
  await act(async () => expect((await result.current.kirim({ jumlah_rp: 5 }))?.data.no_faktur).toBe('KK-1'));
  expect(minta).toEqual([{ kategori: 'PENJUALAN', description: PERMOHONAN.perihal, permohonan: PERMOHONAN }]);
  expect(terkirim.map((t) => t.isi.otorisasi)).toEqual([undefined, 'izin-1', 'izin-1']);
  expect(terkirim[2]?.kunci).toBe(terkirim[1]?.kunci);
  expect(terkirim[1]?.kunci).not.toBe(terkirim[0]?.kunci);
});

it('penyetuju membaca barang, harga normal dan yang diminta, serta potongannya dalam rupiah dan persen', async () => {
  gambar(<RincianIzin isi={{ ...PERMOHONAN, pemilik: true }} />);
  expect(await screen.findByText('A001 GELANG')).toBeInTheDocument();
  expect(screen.getByText(/Normal .*6,000,000.* diminta .*600,000/)).toBeInTheDocument();
  expect(screen.getByText(/Potongan .*5,400,000.*90\.00%/)).toBeInTheDocument();
  expect(screen.queryByText(/Rugi/)).toBeNull();
  expect(screen.getByText('Hanya bisa disetujui OWN')).toBeInTheDocument();
});

it.each([
  [4_633_500, /^Rp\. 4,633,500$/],
  [-250_000, /^Toko membayar Rp\. 250,000$/],
  [null, /^Rp\. 9,463,500$/],
])('kepala tukar tambah menyebut netonya: %s', async (neto, teks) => {
  gambar(<RincianIzin isi={{ ...PERMOHONAN, nominal: 9_463_500, neto }} />);
  expect(await screen.findByText(teks)).toBeInTheDocument();
});

it('yang dibayar toko di atas harga normal tidak disebut potongan', async () => {
  const baris = { judul: 'B001', keterangan: 'Beli', normal: 100, diminta: 120, rugi: 20, rugi_persen: '20.00' };
  gambar(<RincianIzin isi={{ ...PERMOHONAN, rincian: [baris] }} />);
  expect(await screen.findByText(/Di atas normal .*20.*20\.00%/)).toBeInTheDocument();
});

// The calls about stores and the shape of one.
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';

export type TokoRinci = Data<'get', 'tokos/get/all'>[number];

export interface IsiToko {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  no_telp: string;
  no_whatsapp: string;
  teks_logo: string;
  npwp: string;
  portal: string;
}

export const JUDUL_TOKO = {
  nama_toko: 'Nama Toko',
  alamat_toko: 'Alamat',
  no_telp: 'No Telepon',
  no_whatsapp: 'No WhatsApp',
  teks_logo: 'Teks Logo',
  npwp: 'NPWP',
} as const;

/** Two printed lines of an address; the limits of the wider group of reports. */
export const BARIS_ALAMAT = [48, 90] as const;

/** Breaks an address at the last space of the first line, or hard where there is none. */
export function barisAlamat(alamat: string): [string, string] {
  const rapi = alamat.trim().replace(/\s+/g, ' ');
  if (rapi.length <= BARIS_ALAMAT[0]) return [rapi, ''];
  const spasi = rapi.lastIndexOf(' ', BARIS_ALAMAT[0]);
  const batas = spasi > 0 ? spasi : BARIS_ALAMAT[0];
  return [rapi.slice(0, batas).trim(), rapi.slice(batas).trim().slice(0, BARIS_ALAMAT[1])];
}

export const kueriTokoSendiri = (kode: string) => ({
  queryKey: ['tokos', 'sendiri', kode],
  queryFn: async () => (await panggil('GET', 'system/toko')).data,
});

export const kueriSemuaToko = {
  queryKey: ['tokos', 'rinci'],
  queryFn: async () => (await panggil('GET', 'tokos/get/all')).data,
};

/** The store's logo; null while it has none. */
export const kueriLogo = (kode: string) => ({
  queryKey: ['tokos', 'logo', kode],
  queryFn: async () => {
    const logo = await ambilBerkas('GET', 'logo_toko');
    return logo.size > 0 ? logo : null;
  },
});

export function pasangLogo(logo: Blob) {
  const body = new FormData();
  body.set('image', logo, 'logo.jpg');
  return panggil('POST', 'logo_toko', { body });
}
export const hapusLogo = () => panggil('DELETE', 'logo_toko');

export const simpanToko = (kode: string, body: Isi<'put', 'system/edit/{kode_toko}'>) =>
  panggil('PUT', 'system/edit/{kode_toko}', { jalur: { kode_toko: kode }, body });
export const ubahToko = (kode: string, body: Isi<'put', 'tokos/{kode_toko}'>) =>
  panggil('PUT', 'tokos/{kode_toko}', { jalur: { kode_toko: kode }, body });
export const tambahToko = (body: Omit<IsiToko, 'teks_logo' | 'npwp'>) => panggil('POST', 'tokos', { body });

export const aturAktif = (kode: string, aktif: boolean) =>
  panggil('PUT', 'tokos/{kode_toko}/aktif', { jalur: { kode_toko: kode }, body: { aktif } });

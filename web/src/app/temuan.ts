// What the palette finds beside menus: a piece, a nota, a document by its number, deposits, customers by name, phone or
// member code, settings. Each asks only for somebody who may open what it would show.
import { useDebouncedValue } from '@mantine/hooks';
import { IconAdjustments, IconBarcode, IconFileText, IconPigMoney, IconReceipt, IconUser } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { DAFTAR_DOKUMEN, MELAYANI } from '@/api/dokumen';
import { panggil } from '@/api/panggil';
import { rupiah } from '@/kit/angka';
import { kueriDokumen } from '@/kit/laporan/data';
import { nilaiCocok } from './cariMenu';

export interface Temuan {
  kunci: string;
  judul: string;
  tempat: string;
  Ikon: ComponentType<{ size: number; stroke: number }>;
  path: string;
  search?: Record<string, string>;
  /** Opens over the page one is at. */
  diSini?: boolean;
}

export interface HasilCari {
  temuan: readonly Temuan[];
  /** The answer is still on its way. */
  ditanya: boolean;
}

const DATA_BARANG = '/data-barang';
const TUNDA = 150;
const PALING_PENDEK = 3;
const SEDIKIT = 4;

type Terlihat = ReadonlySet<string>;

/** The piece whose barcode was typed or scanned, with the way to its life. */
export function useCariBarang(cari: string, terlihat: Terlihat): HasilCari {
  const kode = /^\d{4,8}$/.test(cari.trim()) ? cari.trim().padStart(8, '0') : '';
  const { data, isFetching: ditanya } = useQuery({
    queryKey: ['barang', 'palet', kode],
    queryFn: async () => (await panggil('GET', 'barang/kartu/{barcode}', { jalur: { barcode: kode } })).data,
    enabled: terlihat.has(DATA_BARANG) && kode !== '',
    retry: false,
  });
  if (!data || kode === '') return { temuan: [], ditanya };
  const satu = {
    kunci: kode,
    judul: `${data.kode_barcode} ${data.nama_barang}`,
    tempat: ['Barang', data.toko, data.status, data.kode_gudang, data.kode_toko].filter(Boolean).join(' / '),
    Ikon: IconBarcode,
    path: DATA_BARANG,
    search: { barang: data.kode_barcode },
  };
  return { temuan: [satu], ditanya };
}

const LIHAT: readonly { path: string; jalur: 'penjualan' | 'pembelian'; awal: RegExp }[] = [
  { path: '/lihat-penjualan', jalur: 'penjualan', awal: /^(NG|FJ)/ },
  { path: '/lihat-pembelian', jalur: 'pembelian', awal: /^(NG|FB)/ },
];

const NOMOR = /^([A-Z]{2})[A-Z0-9]*-\d{6}-\d+$/;

/** The transaction of a nota's number; nothing when there is none. */
export function useCariNota(cari: string, terlihat: Terlihat): HasilCari {
  const no = cari.trim().toUpperCase();
  const lihat = /^[A-Z0-9]+-\d{6}-\d+$/.test(no)
    ? LIHAT.find((l) => l.awal.test(no) && terlihat.has(l.path))
    : undefined;
  const { data, isFetching: ditanya } = useQuery({
    queryKey: ['niaga', 'palet', no],
    queryFn: lihat
      ? async () =>
          (await panggil('POST', `${lihat.jalur}/get/bynota` as const, { body: { no_faktur_group: no } })).data
      : skipToken,
    retry: false,
  });
  if (!data || !lihat) return { temuan: [], ditanya };
  const satu = {
    kunci: no,
    judul: `${data.no_faktur_group} ${data.nama_customer}`.trim(),
    tempat: ['Nota', data.jenis, data.tgl_system, data.no_batal && 'BATAL'].filter(Boolean).join(' / '),
    Ikon: IconReceipt,
    path: lihat.path,
    search: { faktur: data.no_faktur_group },
  };
  return { temuan: [satu], ditanya };
}

/** The list that a document's number belongs to, already searched for it. Pure: nothing is asked. */
export function cariDokumen(cari: string, terlihat: Terlihat): Temuan[] {
  const no = cari.trim().toUpperCase();
  const daftar = DAFTAR_DOKUMEN[NOMOR.exec(no)?.[1] ?? ''];
  if (!daftar || !terlihat.has(daftar.path)) return [];
  const { path, nama } = daftar;
  return [
    { kunci: `dok ${no}`, judul: no, tempat: `Dokumen / ${nama}`, Ikon: IconFileText, path, search: { cari: no } },
  ];
}

/** The document of a number, where this person may see it: on its own screen, or over the page. Notas are found above. */
export function useCariDokumen(cari: string): HasilCari {
  const no = cari.trim().toUpperCase();
  const jenis = NOMOR.exec(no)?.[1] ?? '';
  const { data, isFetching: ditanya } = useQuery({
    ...kueriDokumen(no),
    enabled: jenis !== '' && !/^(NG|FJ|FB|FT)$/.test(jenis),
  });
  if (!data || data.no_dok !== no) return { temuan: [], ditanya };
  const satu = {
    kunci: `isi ${no}`,
    judul: `${no} ${data.nama}`,
    tempat: ['Dokumen', data.tgl_system, data.oleh].join(' / '),
    Ikon: IconFileText,
    ...(data.layar
      ? { path: data.layar.path, search: { [data.layar.kunci]: no } }
      : { path: '.', search: { dokumen: no }, diSini: true }),
  };
  return { temuan: [satu], ditanya };
}

/** What is asked of the server only once the typing rests, and whether it still has to be. */
function useTertunda(cari: string, boleh: boolean): [string, boolean] {
  const [tenang] = useDebouncedValue(cari.trim(), TUNDA);
  const cukup = boleh && cari.trim().length >= PALING_PENDEK;
  return [cukup && tenang === cari.trim() ? tenang : '', cukup && tenang !== cari.trim()];
}

const TITIPAN = '/lihat-titipan';

/** Deposits by number, customer, phone or barcode. */
export function useCariTitipan(cari: string, terlihat: Terlihat): HasilCari {
  const [kata, belum] = useTertunda(cari, terlihat.has(TITIPAN));
  const { data, isFetching } = useQuery({
    queryKey: ['niaga', 'palet', 'titipan', kata],
    queryFn: async () => {
      const query = { cari: kata, status: 'ALL', tgl_from: '', tgl_to: '', skip: 0, limit: SEDIKIT };
      return (await panggil('GET', 'titipan', { query })).data;
    },
    enabled: kata !== '',
    retry: false,
  });
  const temuan = (kata === '' ? [] : (data ?? [])).map((t) => ({
    kunci: t.no_titip,
    judul: `${t.no_titip} ${t.nama_customer}`.trim(),
    tempat: ['Titipan', t.no_hp, rupiah(t.jumlah_rp)].filter(Boolean).join(' / '),
    Ikon: IconPigMoney,
    path: TITIPAN,
    search: { titipan: t.no_titip },
  }));
  return { temuan, ditanya: belum || isFetching };
}

const RIWAYAT_PELANGGAN = '/lihat-penjualan';
const RIWAYAT_MEMBER = '/lihat-transaksi-member';

/** Customers and members by name, phone or member code: a member's story opens, a customer's sales. */
export function useCariPelanggan(cari: string, terlihat: Terlihat): HasilCari {
  const member = terlihat.has(RIWAYAT_MEMBER);
  const boleh = member || (terlihat.has(RIWAYAT_PELANGGAN) && MELAYANI.some((path) => terlihat.has(path)));
  const [kata, belum] = useTertunda(cari, boleh);
  const { data, isFetching } = useQuery({
    queryKey: ['niaga', 'palet', 'pelanggan', kata],
    queryFn: async () => (await panggil('GET', 'pelanggan', { query: { cari: kata } })).data,
    enabled: kata !== '',
    retry: false,
  });
  const temuan = (kata === '' ? [] : (data ?? [])).slice(0, SEDIKIT).map((p) => ({
    kunci: `pelanggan ${p.kode_pelanggan || p.kode_member || p.nama_customer}`,
    judul: p.nama_customer,
    tempat: ['Pelanggan', p.kode_member && `member ${p.kode_member}`, p.no_hp].filter(Boolean).join(' / '),
    Ikon: IconUser,
    ...(member && (p.kode_member || !terlihat.has(RIWAYAT_PELANGGAN))
      ? { path: RIWAYAT_MEMBER, search: { kode: p.kode_member || p.kode_pelanggan } }
      : {
          path: RIWAYAT_PELANGGAN,
          search: { cari: p.no_hp || p.nama_customer, tgl_from: '', tgl_to: '' } as Record<string, string>,
        }),
  }));
  return { temuan, ditanya: belum || isFetching };
}

const SETTING = '/settingsystem';

/** Settings by their key or by what they mean. */
export function useCariSetting(cari: string, terlihat: Terlihat, toko: string): readonly Temuan[] {
  const boleh = terlihat.has(SETTING) && cari.trim().length >= PALING_PENDEK;
  const { data = [] } = useQuery({
    queryKey: ['para-system', 'keterangan', toko],
    queryFn: async () => (await panggil('GET', 'para-system/keterangan')).data,
    enabled: boleh,
    staleTime: 60_000,
    retry: false,
  });
  if (!boleh) return [];
  return data
    .map((s) => ({ s, nilai: nilaiCocok(s.key.replaceAll('_', ' '), `${s.key} ${s.arti}`, cari) }))
    .filter(({ nilai }) => nilai > 0)
    .sort((a, b) => b.nilai - a.nilai)
    .slice(0, SEDIKIT)
    .map(({ s }) => ({
      kunci: `setting ${s.key}`,
      judul: s.arti,
      tempat: `Setting System / ${s.key}`,
      Ikon: IconAdjustments,
      path: SETTING,
      search: { cari: s.key },
    }));
}

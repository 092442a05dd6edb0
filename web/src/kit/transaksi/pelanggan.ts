// The customer of a document: somebody of the register, a member by code, or written down at the counter.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import { tungguJawaban } from '../dokumen/pindai';

export type Pelanggan = Data<'get', 'pelanggan'>[number];

export interface PelangganDipilih {
  kode_pelanggan: string;
  kode_member: string;
  jenis_pelanggan: string;
  nama_customer: string;
  no_hp: string;
}

export function dipilih(p: Pelanggan): PelangganDipilih {
  return {
    kode_pelanggan: p.kode_pelanggan,
    kode_member: p.kode_member,
    jenis_pelanggan: p.jenis_pelanggan,
    nama_customer: p.nama_customer,
    no_hp: p.no_hp,
  };
}

/** Who it is, as every document sends it: by the register's code where there is one. */
export function keCustomer(p: PelangganDipilih | undefined) {
  return {
    kode_pelanggan: p?.kode_pelanggan ?? '',
    kode_member: p?.kode_pelanggan ? '' : (p?.kode_member ?? ''),
    jenis_pelanggan: p?.jenis_pelanggan ?? '',
    nama_customer: p?.nama_customer ?? '',
  };
}

/** What was said of the customer, under whichever name the document has it. */
export function galatCustomer(kolom: Readonly<Record<string, string>>, bidang: string): string | undefined {
  return kolom[`customer.${bidang}`] ?? kolom[bidang];
}

export const kueriPelanggan = (cari: string) =>
  queryOptions({
    queryKey: ['niaga', 'pelanggan', cari],
    queryFn: async ({ signal }) => (await panggil('GET', 'pelanggan', { query: { cari }, signal })).data,
    enabled: cari.trim().length >= 3,
    placeholderData: keepPreviousData,
  });

export const memberDari = async (kode: string) =>
  (await panggil('GET', 'member/get/by-kode-member/{kode}', { jalur: { kode } })).data;

/** What a card says besides. */
export type InfoMember = Pick<
  Data<'get', 'member/get/by-kode-member/{kode}'>,
  'tingkat' | 'point' | 'tgl_lahir' | 'ulang_tahun' | 'hari_ulang_tahun' | 'tahan_sampai'
>;

/** A card as it stands now: a sale that was put aside shows today's points. */
export const kueriMember = (kode: string) =>
  queryOptions({
    queryKey: ['niaga', 'member', kode],
    queryFn: () => memberDari(kode),
    enabled: kode !== '',
    staleTime: 0,
    retry: false,
  });

/** A card and no barcode of a piece, which has eight digits: what is scanned at the counter may be either. */
export function mungkinKartu(teks: string): boolean {
  const kode = teks.trim().toUpperCase();
  // A code ends with a number; a word that somebody typed does not.
  return /^(?=.{8,13}$)[A-Z0-9]*\d{4}$/.test(kode) && !/^\d{8}$/.test(kode);
}

/** Whose card was scanned; nothing when it is none. While the server is away it waits. */
export async function dariKartu(teks: string): Promise<PelangganDipilih | undefined> {
  if (!mungkinKartu(teks)) return undefined;
  try {
    return dipilih(
      await tungguJawaban(
        () => memberDari(teks.trim().toUpperCase()),
        () => undefined,
      ),
    );
  } catch {
    return undefined;
  }
}

export const catatPelanggan = async (isi: Isi<'post', 'pelanggan'>) =>
  (await panggil('POST', 'pelanggan', { body: isi })).data;

/** The number on record, whole: that somebody looked is written down. */
export const lihatNik = async (kode: string) =>
  (await panggil('POST', 'pelanggan/{kode}/nik', { jalur: { kode } })).data.nik;

export const PANJANG_NIK = 16;

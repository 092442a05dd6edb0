// The calls of goods on an external web shop and the shapes they carry.
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';

export type BarangExternal = Data<'get', 'barang/find-sold-external'>[number];
export type MemberExternal = Data<'get', 'member/external/find-active'>[number];

export interface Rentang {
  tgl_from: string;
  tgl_to: string;
}

/** Sending a thousand pieces to a slow shop takes its time. */
const BATAS = 300_000;

export const daftarkan = (rentang: Rentang) =>
  panggil('POST', 'barang/register-web-external', { body: rentang, batas: BATAS });

export const cariTerjual = (rentang: Rentang) => panggil('GET', 'barang/find-sold-external', { query: { ...rentang } });

export const cariMember = () => panggil('GET', 'member/external/find-active');

export const proses = (data_barangs: readonly string[], data_members: readonly string[]) =>
  panggil('POST', 'external/process-external-italy', {
    body: { data_barangs, data_members },
    batas: BATAS,
  });

// The form of a member without its looks: what it begins with, what is sent, how old somebody is. Pure.
import type { IsiMember, Member } from './api';

/** What is typed; the photo and the card that it becomes are handled beside it. */
export interface IsianMember {
  nama_customer: string;
  alamat_customer: string;
  kelurahan: string;
  kecamatan: string;
  kode_kota: string;
  no_hp: string;
  nik: string;
  tgl_lahir: string;
  setuju: boolean;
  /** Empty: today. */
  tgl_setuju: string;
  /** The user whose own card it is. */
  pegawai: string;
  /** The chain's next code, the one on a card, or none. */
  cara_kode: 'URUT' | 'KARTU' | 'TANPA';
  kode_member: string;
  /** Of the register already; empty for somebody new. */
  kode_pelanggan: string;
}

export const MEMBER_KOSONG: IsianMember = {
  nama_customer: '',
  alamat_customer: '',
  kelurahan: '',
  kecamatan: '',
  kode_kota: '',
  no_hp: '',
  nik: '',
  tgl_lahir: '',
  setuju: false,
  tgl_setuju: '',
  pegawai: '',
  cara_kode: 'URUT',
  kode_member: '',
  kode_pelanggan: '',
};

/** A card as the form holds it. The NIK is shown in part: what stays empty stays as it is. */
export function isianDari(m: Member): IsianMember {
  return {
    nama_customer: m.nama_customer,
    alamat_customer: m.alamat_customer,
    kelurahan: m.kelurahan,
    kecamatan: m.kecamatan,
    kode_kota: m.kode_kota,
    no_hp: m.no_hp,
    nik: '',
    tgl_lahir: m.tgl_lahir,
    setuju: m.setuju,
    tgl_setuju: m.tgl_setuju,
    pegawai: m.pegawai,
    cara_kode: m.kode_member ? 'TANPA' : 'URUT',
    kode_member: '',
    kode_pelanggan: m.kode_pelanggan,
  };
}

/** As it is sent: a code only where a card was read, a day of consent only where there is consent. */
export function kirimanMember(isi: IsianMember, yakin: boolean): IsiMember {
  return {
    ...isi,
    nama_customer: isi.nama_customer.trim(),
    kode_member: isi.cara_kode === 'KARTU' ? isi.kode_member.trim().toUpperCase() : '',
    tgl_setuju: isi.setuju ? isi.tgl_setuju : '',
    yakin,
  };
}

/** What the form can say before the server does, by field. */
export function periksaMember(isi: IsianMember, hari: string): Readonly<Record<string, string>> {
  const salah: Record<string, string> = {};
  if (isi.nama_customer.trim() === '') salah.nama_customer = 'Nama Customer Harus Diisi';
  if (isi.nik !== '' && !/^\d{16}$/.test(isi.nik)) salah.nik = 'NIK harus 16 angka';
  if (isi.tgl_lahir !== '' && isi.tgl_lahir > hari) salah.tgl_lahir = 'Tanggal lahir belum terjadi';
  const kode = isi.kode_member.trim();
  if (isi.cara_kode === 'KARTU' && (kode.length < 8 || kode.length > 13))
    salah.kode_member = 'Kode member 8 sampai 13 karakter';
  return salah;
}

/** Whole years on a day; nothing without a birth date. */
export function umur(tgl_lahir: string, hari: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tgl_lahir) || tgl_lahir > hari) return undefined;
  const tahun = Number(hari.slice(0, 4)) - Number(tgl_lahir.slice(0, 4));
  return hari.slice(5) < tgl_lahir.slice(5) ? tahun - 1 : tahun;
}

/** Street, kelurahan, kecamatan and town in one line. */
export function alamatLengkap(m: Pick<Member, 'alamat_customer' | 'kelurahan' | 'kecamatan' | 'kota'>): string {
  return [m.alamat_customer, m.kelurahan, m.kecamatan, m.kota].filter(Boolean).join(', ');
}

/** The cards that a refusal names: somebody has this phone already. */
export function kembarDari(detail: unknown): Member[] {
  if (typeof detail !== 'object' || detail === null || !('kembar' in detail)) return [];
  return Array.isArray(detail.kembar) ? (detail.kembar as Member[]) : [];
}

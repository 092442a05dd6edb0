// The calls of the people screens and the shapes they carry.
// Query keys start with 'users', so that a change of anybody freshens every list of users.
import { panggil } from '@/api/panggil';
import type { Data, SimpulAkses } from '@/api/tipe';

export type User = Data<'get', 'users'>[number];
export type Template = Data<'get', 'akses/template'>[number];
export type AksesUser = Omit<Data<'get', 'users/akses/{user_id}'>, 'akses'> & { akses: SimpulAkses[] };
export type Beda = Data<'post', 'akses/massal'>[number];
export type SandiBaru = Data<'post', 'users'>;
export type Mode = 'GANTI' | 'TAMBAH' | 'CABUT';

export interface IsiUser {
  user_id: string;
  user_name: string;
  level: string;
  kode_toko: string;
  pusat: boolean;
  /** Stores besides their own. */
  cabang: string[];
  no_whatsapp: string;
  aktif: boolean;
  akses_template: boolean;
  password: string;
}

export const KUNCI_USERS = ['users'] as const;

export const kueriUsers = {
  queryKey: [...KUNCI_USERS, 'kelola'],
  queryFn: async () => (await panggil('GET', 'users')).data,
};

export const kueriTemplate = {
  queryKey: [...KUNCI_USERS, 'template'],
  queryFn: async () => (await panggil('GET', 'akses/template')).data,
};

export const kueriAkses = (user_id: string) => ({
  queryKey: [...KUNCI_USERS, 'akses', user_id],
  queryFn: async () => (await panggil('GET', 'users/akses/{user_id}', { jalur: { user_id } })).data,
});

export async function tambahUser({ aktif: _aktif, akses_template: _template, password, ...isi }: IsiUser) {
  return panggil('POST', 'users', { body: { ...isi, password: password || undefined } });
}

/** Field by field: the form holds the row as the list gave it, and a field the call does not know is refused. */
export async function ubahUser(isi: IsiUser, versi: number) {
  const { user_id, user_name, level, kode_toko, pusat, cabang, no_whatsapp, aktif, akses_template } = isi;
  const body = { user_name, level, kode_toko, pusat, cabang, no_whatsapp, aktif, akses_template, versi };
  return panggil('PUT', 'users/edit/{user_id}', { jalur: { user_id }, body });
}

export async function resetPassword(user_id: string, password: string) {
  return panggil('POST', 'users/reset-password/{user_id}', {
    jalur: { user_id },
    body: { password: password || undefined },
  });
}

export async function simpanAkses(user_id: string, akses: readonly string[], versi: number) {
  return panggil('PUT', 'users/akses/{user_id}', { jalur: { user_id }, body: { akses, versi } });
}

export interface IsiMassal {
  mode: Mode;
  akses: readonly string[];
  users: readonly { user_id: string; versi?: number }[];
}

export const periksaMassal = (body: IsiMassal) => panggil('POST', 'akses/massal/periksa', { body });
export const terapkanMassal = (body: IsiMassal) => panggil('POST', 'akses/massal', { body });

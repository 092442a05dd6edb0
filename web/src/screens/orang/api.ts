// The calls of the people screens and the shapes they carry.
// Query keys start with 'users', so that a change of anybody freshens every list of users.
import { panggil } from '@/api/klien';
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
  no_whatsapp: string;
  aktif: boolean;
  akses_template: boolean;
  password: string;
}

export const KUNCI_USERS = ['users'] as const;

export const kueriUsers = {
  queryKey: [...KUNCI_USERS, 'kelola'],
  queryFn: async () => (await panggil<User[]>('GET', 'users')).data,
};

export const kueriTemplate = {
  queryKey: [...KUNCI_USERS, 'template'],
  queryFn: async () => (await panggil<Template[]>('GET', 'akses/template')).data,
};

export const kueriAkses = (user_id: string) => ({
  queryKey: [...KUNCI_USERS, 'akses', user_id],
  queryFn: async () => (await panggil<AksesUser>('GET', `users/akses/${encodeURIComponent(user_id)}`)).data,
});

export async function tambahUser({ aktif: _aktif, akses_template: _template, password, ...isi }: IsiUser) {
  return panggil<SandiBaru>('POST', 'users', { body: { ...isi, password: password || undefined } });
}

export async function ubahUser({ user_id, password: _password, ...isi }: IsiUser, versi: number) {
  return panggil<boolean>('PUT', `users/edit/${encodeURIComponent(user_id)}`, { body: { ...isi, versi } });
}

export async function resetPassword(user_id: string, password: string) {
  return panggil<SandiBaru>('POST', `users/reset-password/${encodeURIComponent(user_id)}`, {
    body: { password: password || undefined },
  });
}

export async function simpanAkses(user_id: string, akses: readonly string[], versi: number) {
  return panggil<number>('PUT', `users/akses/${encodeURIComponent(user_id)}`, { body: { akses, versi } });
}

export interface IsiMassal {
  mode: Mode;
  akses: readonly string[];
  users: readonly { user_id: string; versi?: number }[];
}

export const periksaMassal = (body: IsiMassal) => panggil<Beda[]>('POST', 'akses/massal/periksa', { body });
export const terapkanMassal = (body: IsiMassal) => panggil<Beda[]>('POST', 'akses/massal', { body });

// The calls of the system settings.
import { panggil } from '@/api/panggil';
import type { Data, Setelan } from '@/api/tipe';

export type Setting = Data<'get', 'para-system/keterangan'>[number];

export const kueriSetting = (kode: string) => ({
  queryKey: ['para-system', 'keterangan', kode],
  queryFn: async () => (await panggil('GET', 'para-system/keterangan')).data,
});

export const simpanSetting = (body: readonly Setelan[]) => panggil('PUT', 'para-system', { body });

/** Groups in the order they come, each with its settings. */
export function perKelompok(setting: readonly Setting[]): [string, Setting[]][] {
  const hasil = new Map<string, Setting[]>();
  for (const satu of setting) hasil.set(satu.kelompok, [...(hasil.get(satu.kelompok) ?? []), satu]);
  return [...hasil];
}

export function cocok(setting: Setting, cari: string): boolean {
  const kata = cari.trim().toLowerCase();
  return `${setting.key} ${setting.arti} ${setting.kelompok} ${setting.menu.join(' ')}`.toLowerCase().includes(kata);
}

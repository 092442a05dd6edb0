// Menus that a test gives to somebody, as an owner does on 'Hak Akses Users': the others stay.
import { expect } from '@playwright/test';
import { Api } from './api';

interface Simpul {
  key: string;
  is_show: boolean;
  children: Simpul[];
}

const daun = (pohon: readonly Simpul[]): string[] =>
  pohon.flatMap((s) => (s.children.length > 0 ? daun(s.children) : s.is_show ? [s.key] : []));

export async function beriMenu(owner: string, user: string, menu: string): Promise<void> {
  const own = await Api.masuk(owner);
  const { akses, versi } = await own.ambil<{ akses: Simpul[]; versi: number }>(`users/akses/${user}`);
  const ada = daun(akses);
  if (ada.includes(menu)) return;
  const { status, message } = await own.panggil('PUT', `users/akses/${user}`, { akses: [...ada, menu], versi });
  expect(status, message).toBe(200);
}

// Page model of closing: a store of the test's own with its people, so that no other test is logged out or finds
// itself on another day.
import { expect, type Locator, type Page } from '@playwright/test';
import { Api } from '../alat/api';
import { server } from '../alat/server';
import { SANDI } from '../alat/uji';

const SEMENTARA = 'sandi-awal-uji';

async function panggil(jalur: string, badan: unknown, token = ''): Promise<{ token: string }> {
  const jawaban = await fetch(`${server().url}/api/v1/${jalur}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(badan),
  });
  if (!jawaban.ok) throw new Error(`${jalur}: ${jawaban.status} ${await jawaban.text()}`);
  return ((await jawaban.json()) as { data: { token: string } }).data;
}

/** A store with an owner, a supervisor and two cashiers: own-KODE, spv-KODE, kasir1-KODE, kasir2-KODE. */
export async function buatToko(kode: string): Promise<void> {
  const su = await Api.masuk('su');
  const toko = await su.panggil('POST', 'tokos', {
    kode_toko: kode,
    nama_toko: `Toko Uji ${kode}`,
    alamat_toko: 'Jl. Uji 1',
    no_telp: '021-7000001',
    no_whatsapp: '',
  });
  expect(toko.status, toko.message).toBe(200);
  for (const [nama, level] of [
    ['own', 'OWN'],
    ['spv', 'SPV'],
    ['kasir1', 'KASIR'],
    ['kasir2', 'KASIR'],
  ]) {
    const user_id = `${nama}-${kode.toLowerCase()}`;
    const isi = { user_id, user_name: user_id, level, kode_toko: kode, password: SEMENTARA };
    const jadi = await su.panggil('POST', 'users', isi);
    expect(jadi.status, jadi.message).toBe(200);
    const { token } = await panggil('users/login', { user_id, password: SEMENTARA });
    await panggil('users/ganti-password', { password_lama: SEMENTARA, password_baru: SANDI }, token);
  }
}

export async function uangMasuk(user: string, jumlah_rp: number): Promise<void> {
  const api = await Api.masuk(user);
  const isi = { jenis: 'MASUK', kategori: 'MODAL', deskripsi: 'modal', jumlah_rp };
  expect((await api.panggil('POST', 'uang-kas', isi)).status).toBe(200);
}

export class TutupToko {
  readonly tutup: Locator;
  readonly halangan: Locator;
  readonly konfirmasi: Locator;

  constructor(readonly page: Page) {
    this.tutup = page.getByRole('button', { name: 'Tutup Toko', exact: true });
    this.halangan = page.getByRole('region', { name: 'Yang harus diselesaikan' });
    this.konfirmasi = page.getByRole('dialog', { name: 'Konfirmasi Tutup Toko' });
  }

  async buka(tab = 'Tutup Toko'): Promise<void> {
    await this.page.goto('/tutup-toko');
    await this.page.getByRole('tab', { name: tab }).click();
  }

  /** Pieces of each denomination. */
  async hitung(lembar: Record<string, number>): Promise<void> {
    for (const [nilai, banyak] of Object.entries(lembar)) {
      await this.page.getByLabel(`Lembar ${nilai}`, { exact: true }).fill(String(banyak));
    }
  }
}

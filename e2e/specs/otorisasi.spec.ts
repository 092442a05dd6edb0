// The approvals inbox: a request of a cashier reaches the supervisor's screen, is approved or refused there, once.
// The cashier's side goes through the API, as the cashier's own screen does.
import type { APIRequestContext, Page } from '@playwright/test';
import { harusRamah } from '../alat/axe';
import { server } from '../alat/server';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

async function kasir(request: APIRequestContext) {
  const masuk = await request.post('/api/v1/users/login', { data: { user_id: 'kasir2-sby1', password: SANDI } });
  const headers = { Authorization: `Bearer ${(await masuk.json()).data.token}` };
  return {
    async minta(description: string, nominal: number): Promise<string> {
      const jawaban = await request.post('/api/v1/authorization/permintaan', {
        headers,
        data: { kategori: 'PENJUALAN', description, nominal, keterangan: 'pelanggan lama' },
      });
      expect(jawaban.ok()).toBe(true);
      return (await jawaban.json()).data.id;
    },
    async keadaan(id: string) {
      return (await (await request.get(`/api/v1/authorization/permintaan/${id}`, { headers })).json()).data;
    },
  };
}

const tombol = (page: Page, nama: string | RegExp) => page.getByRole('button', { name: nama, exact: true });

test.use({ bolehGalat: { pola: [/status of 422/] } });

test('permintaan kasir sampai di layar supervisor, disetujui dengan passwordnya', async ({ page, request }) => {
  await new HalamanMasuk(page).masuk('spv-sby1');
  await expect(tombol(page, 'Permintaan otorisasi')).toBeVisible();
  const peminta = await kasir(request);
  const id = await peminta.minta('PENJUALAN DI BAWAH MODAL', 1_250_000);
  await expect(page.getByText('Permintaan otorisasi: PENJUALAN DI BAWAH MODAL')).toBeVisible();
  await tombol(page, 'Permintaan otorisasi: 1 menunggu').click();
  const satu = page.getByRole('article', { name: 'PENJUALAN DI BAWAH MODAL' });
  await expect(satu.getByText('1,250,000')).toBeVisible();
  await expect(satu.getByText(/PELANGGAN LAMA/)).toBeVisible();
  await harusRamah(page);
  await satu.getByRole('button', { name: 'Setujui' }).click();
  await satu.getByLabel('Password Anda').fill('salah');
  await satu.getByRole('button', { name: 'Setujui Sekarang' }).click();
  await expect(satu.getByLabel('Password Anda')).toHaveAccessibleDescription(/.{5,}/);
  expect((await peminta.keadaan(id)).status).toBe('MENUNGGU');
  await satu.getByLabel('Password Anda').fill(SANDI);
  await satu.getByRole('button', { name: 'Setujui Sekarang' }).click();
  await expect(page.getByText('Tidak ada permintaan yang menunggu')).toBeVisible();
  expect(await peminta.keadaan(id)).toMatchObject({ status: 'DISETUJUI', penyetuju: 'spv-sby1' });
});

test('yang ditolak satu orang hilang dari kotak orang lain, dengan alasannya', async ({ page, request, browser }) => {
  await new HalamanMasuk(page).masuk('spv-sby1');
  const lain = await (await browser.newContext({ baseURL: server().url })).newPage();
  await new HalamanMasuk(lain).masuk('own-sby1');
  const peminta = await kasir(request);
  const id = await peminta.minta('HAPUS PESANAN', 0);
  await expect(tombol(lain, 'Permintaan otorisasi: 1 menunggu')).toBeVisible();
  await tombol(page, 'Permintaan otorisasi: 1 menunggu').click();
  const satu = page.getByRole('article', { name: 'HAPUS PESANAN' });
  await satu.getByRole('button', { name: 'Tolak' }).click();
  await satu.getByRole('button', { name: 'Tolak Sekarang' }).click();
  await expect(satu.getByText('Alasan wajib diisi')).toBeVisible();
  await satu.getByLabel('Alasan').fill('pesanan sudah dibayar');
  await satu.getByRole('button', { name: 'Tolak Sekarang' }).click();
  await expect(tombol(lain, 'Permintaan otorisasi')).toBeVisible();
  expect(await peminta.keadaan(id)).toMatchObject({ status: 'DITOLAK', alasan: 'pesanan sudah dibayar' });
  await lain.context().close();
});

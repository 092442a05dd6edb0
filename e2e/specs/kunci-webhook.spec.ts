// Keys and webhooks of the chain's own programs: a key made, used and revoked; a webhook that a listener of the test's own is told
// by, signed, tried, and told again after it was away.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const OWN = 'own-jkt1';
const TABLET = { width: 1024, height: 768 };

test.use({ bolehGalat: { pola: [/status of 422/] } });

interface Kiriman {
  kepala: IncomingMessage['headers'];
  badan: string;
}

/** A program that keeps what it is told, and answers as the test says. */
async function penerima() {
  const datang: Kiriman[] = [];
  const jawab = { status: 200 };
  const s: Server = createServer((tanya, balas) => {
    let badan = '';
    tanya.on('data', (bagian: Buffer) => {
      badan += bagian.toString();
    });
    tanya.on('end', () => {
      datang.push({ kepala: tanya.headers, badan });
      balas.writeHead(jawab.status);
      balas.end();
    });
  });
  await new Promise<void>((siap) => s.listen(0, '127.0.0.1', siap));
  return { url: `http://127.0.0.1:${(s.address() as AddressInfo).port}/karat`, datang, jawab, tutup: () => s.close() };
}

const sah = (k: Kiriman, rahasia: string) => {
  const pesan = `${k.kepala['x-karat-timestamp']}.${k.kepala['x-karat-id']}.${k.badan}`;
  return `v1=${createHmac('sha256', rahasia).update(pesan).digest('hex')}` === k.kepala['x-karat-signature'];
};

for (const viewport of [{ width: 1440, height: 900 }, TABLET]) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('kunci api: dibuat, tampil sekali, dipakai sebuah program, lalu dicabut', async ({ page }) => {
      const nama = `Pembukuan ${Date.now() % 1_000_000}`;
      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/kunci-api');
      const isi = page.getByRole('main');
      await expect(isi.getByRole('heading', { name: 'Kunci API', level: 1 })).toBeVisible();
      await isi.getByRole('button', { name: 'Buat Kunci' }).click();
      await expect(isi.getByText('Nama Tidak Boleh Kosong')).toBeVisible();
      await isi.getByLabel('Nama', { exact: true }).fill(nama);
      await isi.getByRole('textbox', { name: 'Berlaku Sampai' }).fill(`${new Date().getFullYear() + 1}-01-31`);
      await isi.getByRole('checkbox', { name: 'Stok barang' }).check();
      await harusRamah(page);
      await isi.getByRole('button', { name: 'Buat Kunci' }).click();
      const sekali = page.getByRole('dialog', { name: 'Kunci API' });
      const kunci = (await sekali.getByTestId('kunci-api').textContent()) ?? '';
      expect(kunci).toMatch(/^karat_[A-Za-z0-9]{40}$/);
      await harusRamah(page);
      await sekali.getByRole('button', { name: 'Sudah Dicatat' }).click();
      const panggil = (jalur: string) =>
        fetch(`${server().url}/api/v1/${jalur}`, { headers: { Authorization: `Bearer ${kunci}` } });
      expect((await panggil('luar/stok')).status).toBe(200);
      expect((await panggil('luar/penjualan')).status).toBe(403);
      expect((await panggil('kunci-api')).status).toBe(403);
      await page.reload();
      const baris = isi.getByRole('row').filter({ hasText: nama });
      await expect(baris).toContainText(`karat_…${kunci.slice(-4)}`);
      await expect(page.getByText(kunci)).toHaveCount(0);
      await baris.getByRole('button', { name: 'Pemakaian' }).click();
      const pakai = page.getByRole('dialog', { name: `Pemakaian ${nama}` });
      await expect(pakai.getByText('STOK', { exact: true })).toBeVisible();
      await pakai.getByRole('button', { name: 'Tutup' }).click();
      await baris.getByRole('button', { name: 'Cabut' }).click();
      await page.getByRole('dialog', { name: 'Cabut Kunci API' }).getByRole('button', { name: 'Cabut' }).click();
      await expect(baris).toContainText('Dicabut');
      expect((await panggil('luar/stok')).status).toBe(401);
      await harusRamah(page);
    });

    test('webhook: alamat dalam ditolak, dibuat, dicoba, gagal dengan sebabnya, lalu dikirim ulang', async ({ page }) => {
      const luar = await penerima();
      const nama = `Toko Web ${Date.now() % 1_000_000}`;
      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/webhook');
      const isi = page.getByRole('main');
      await isi.getByRole('button', { name: 'Tambah Webhook' }).click();
      const form = page.getByRole('dialog', { name: 'Webhook Baru' });
      await form.getByLabel('Nama', { exact: true }).fill(nama);
      await form.getByLabel('Alamat').fill('http://10.0.0.1/karat');
      await form.getByRole('checkbox', { name: 'Penjualan' }).check();
      await harusRamah(page);
      await form.getByRole('button', { name: 'Simpan' }).click();
      await expect(form.getByText(/jaringan dalam yang tidak boleh dihubungi/)).toBeVisible();
      await form.getByLabel('Alamat').fill(luar.url);
      await form.getByRole('button', { name: 'Simpan' }).click();
      const sekali = page.getByRole('dialog', { name: 'Rahasia Webhook' });
      const rahasia = (await sekali.getByTestId('rahasia-webhook').textContent()) ?? '';
      expect(rahasia).toMatch(/^[A-Za-z0-9]{40}$/);
      await sekali.getByRole('button', { name: 'Sudah Dicatat' }).click();
      const kartu = isi.getByRole('region', { name: nama });
      await expect(kartu).toContainText(luar.url);
      await harusRamah(page);
      luar.jawab.status = 500;
      await kartu.getByRole('button', { name: 'Kirim Uji' }).click();
      await expect.poll(() => luar.datang.length).toBe(1);
      const baris = isi.getByRole('row').filter({ hasText: nama });
      await expect(baris).toContainText('Alamat webhook menjawab 500');
      expect(sah(luar.datang[0] as Kiriman, rahasia)).toBe(true);
      await harusRamah(page);
      // What waits goes by itself; what was told may be told again, under the same id.
      luar.jawab.status = 200;
      const api = await Api.masuk(OWN);
      await isi.getByRole('tab', { name: 'Webhook' }).click();
      await kartu.getByRole('button', { name: 'Kirim Uji' }).click();
      const terkirim = baris.filter({ hasText: 'Terkirim' }).first();
      await expect(terkirim).toBeVisible();
      const id = luar.datang.at(-1)?.kepala['x-karat-id'];
      const sebelum = luar.datang.length;
      await terkirim.getByRole('button', { name: 'Kirim Ulang' }).click();
      await page.getByRole('dialog', { name: 'Kirim Ulang' }).getByRole('button', { name: 'OK' }).click();
      await expect.poll(() => luar.datang.length).toBeGreaterThan(sebelum);
      expect(luar.datang.slice(sebelum).some((k) => k.kepala['x-karat-id'] === id && sah(k, rahasia))).toBe(true);
      await isi.getByRole('tab', { name: 'Webhook' }).click();
      await kartu.getByRole('button', { name: 'Hapus' }).click();
      await page.getByRole('dialog', { name: 'Hapus Webhook' }).getByRole('button', { name: 'Hapus' }).click();
      await expect(kartu).toHaveCount(0);
      const sisa = (await api.ambil<{ nama: string }[]>('webhook')).filter((w) => w.nama === nama);
      expect(sisa).toEqual([]);
      luar.tutup();
    });
  });
}

// The page behind the QR of a paper, as a customer opens it: the QR is read out of the nota itself, on a phone, without a script.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { server } from '../alat/server';
import { expect, test } from '../alat/uji';

const TOKO = 'jkt1';
test.use({ viewport: { width: 390, height: 844 }, bolehGalat: { pola: [/status of 404/] } });

/** What a decoder reads out of a nota. */
function bacaQr(pdf: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lacak-'));
  try {
    writeFileSync(path.join(folder, 'nota.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', '200', '-png', 'nota.pdf', 'nota'], { cwd: folder });
    const gambar = readdirSync(folder).filter((b) => b.endsWith('.png'));
    const terbaca = execFileSync('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', ...gambar], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return terbaca.toString().trim().split('\n')[0] ?? '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The address of the page, read out of the paper. */
async function alamat(own: Api, jalur: string): Promise<string> {
  const jawab = await own.berkas(jalur);
  expect(jawab.status).toBe(200);
  return bacaQr(Buffer.from(await jawab.arrayBuffer()));
}

test.beforeEach(async () => {
  const own = await Api.masuk(`own-${TOKO}`);
  const setelan = [{ key: 'ALAMAT_PUBLIK_URL', value: server().url }];
  expect((await own.panggil('PUT', 'para-system', setelan)).status).toBe(200);
});

for (const [apa, daftar, nomor] of [
  ['pesanan', 'pesanan?status=TERBUKA&limit=1', 'no_pesanan'],
  ['service', 'service?tahap=TERBUKA&jenis=CUSTOMER&limit=1', 'no_service'],
  ['hutang', 'hutang?status=TERBUKA&limit=1', 'no_faktur_hutang'],
] as const) {
  test(`QR di nota ${apa} membuka halamannya di ponsel, tanpa nama siapa pun`, async ({ page }) => {
    const own = await Api.masuk(`own-${TOKO}`);
    const { data } = await own.panggil<Record<string, string>[]>('GET', daftar);
    const satu = data[0] ?? {};
    const [no, nama] = [satu[nomor] ?? '', satu.nama_customer ?? ''];
    expect(no && nama).toBeTruthy();

    const dibaca = await alamat(own, `${apa}/${no}/nota`);
    expect(dibaca).toMatch(new RegExp(`^${server().url}/lacak/${no}\\.[0-9a-f]{32}$`));

    await page.goto(dibaca);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('body')).toContainText(no);
    const teks = ((await page.locator('body').textContent()) ?? '').toUpperCase();
    expect(teks).not.toContain(nama.toUpperCase());
    expect(await page.locator('script').count()).toBe(0);
    // Nothing to push sideways, and what is pressed is as large as a thumb.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const tombol of await page.getByRole('link').all()) {
      expect((await tombol.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
    await harusRamah(page);

    // One letter wrong opens nothing, and says so calmly.
    const salah = dibaca.endsWith('0') ? `${dibaca.slice(0, -1)}1` : `${dibaca.slice(0, -1)}0`;
    const jawab = await page.goto(salah);
    expect(jawab?.status()).toBe(404);
    await expect(page.locator('body')).toContainText('Halaman ini tidak ada');
    await expect(page.locator('body')).not.toContainText(no);
  });
}

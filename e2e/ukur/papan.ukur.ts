// The board with 5,000 open works, as the page itself sees it: from the last byte of the answer to the frame that shows the
// cards. The answer is the test's own; reading it from the books is the server's bench.
import type { Page } from '@playwright/test';
import { expect, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const BANYAK = 5000;
const ULANG = 9;
const BATAS = 300;
const TAHAP = ['PESAN', 'PROSES', 'SELESAI'];

const hari = (n: number) => new Date(Date.UTC(2026, 10, 18 + n)).toISOString().slice(0, 10);

const kartu = (i: number) => ({
  no: `FPSBY1-261118-${String(i).padStart(4, '0')}`,
  tahap: TAHAP[i % TAHAP.length],
  tgl_system: hari(0),
  tgl_janji: hari((i % 60) - 20),
  hari_lewat: 20 - (i % 60),
  nama_customer: `PELANGGAN NOMOR ${i}`,
  no_hp: `0812${i}`,
  uraian: `CINCIN KAWIN ${i % 9}.500 g +1`,
  qty: 2,
  cara_harga: i % 3 === 0 ? 'LOCK' : 'FLOAT',
  kode_sales: `S${String(i % 10).padStart(2, '0')}`,
  kode_tukang: 'T02',
  nama_tukang: 'PAK SLAMET',
  total_rp: 5_000_000 + i,
  dp_rp: 1_500_000,
  sisa_rp: 3_500_000 + i,
  valid: true,
  contoh_keluar: false,
  foto: 0,
});

/** Notes when the first cards are painted. */
function pasang(): void {
  const lihat = new MutationObserver(() => {
    if (document.querySelector('[data-kartu]') === null) return;
    lihat.disconnect();
    requestAnimationFrame(() => {
      (window as unknown as { tampak: number }).tampak = performance.now();
    });
  });
  lihat.observe(document, { subtree: true, childList: true });
}

async function sekali(page: Page): Promise<number> {
  await page.goto('/lihat-pesanan');
  await expect.poll(() => page.evaluate(() => (window as unknown as { tampak?: number }).tampak ?? 0)).toBeGreaterThan(0);
  return page.evaluate(() => {
    const datang = performance.getEntriesByType('resource').find((satu) => satu.name.includes('pesanan/papan'));
    return (window as unknown as { tampak: number }).tampak - ((datang as PerformanceResourceTiming | undefined)?.responseEnd ?? 0);
  });
}

test('papan 5.000 pekerjaan diukur', async ({ page }) => {
  const data = { tgl: hari(0), kartu: Array.from({ length: BANYAK }, (_, i) => kartu(i)) };
  await page.route('**/api/v1/pesanan/papan*', (rute) => rute.fulfill({ json: { data } }));
  await page.addInitScript(pasang);
  await new HalamanMasuk(page).langsung('kasir1-sby1');
  const semua: number[] = [];
  for (let ke = 0; ke < ULANG; ke++) semua.push(await sekali(page));
  const urut = semua.sort((a, b) => a - b);
  const median = Math.round(urut[Math.floor(urut.length / 2)] ?? 0);
  // A missed target is only reported.
  process.stderr.write(`papan ${BANYAK} kartu: median ${median} ms (target ${BATAS}), paling lama ${Math.round(urut.at(-1) ?? 0)} ms\n`);
  await expect(page.locator('[data-banyak="1667"]').first()).toBeVisible();
  expect(await page.locator('[data-kartu]').count()).toBeLessThan(100);
});

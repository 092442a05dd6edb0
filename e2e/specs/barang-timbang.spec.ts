// Weighing in the browser: typed where there is no scale, read from a scale where there is one, on the tablet. Store SBY1,
// tray L01, which demo data leaves empty.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { expect, test } from '../alat/uji';
import { HalamanLaporan } from '../pages/HalamanLaporan';
import { HalamanMasuk } from '../pages/HalamanMasuk';
import { buatBarang } from '../pages/StockOpname';

interface Baki {
  kode_toko: string;
  seharusnya: number;
}

async function seharusnya(api: Api): Promise<number> {
  const semua = await api.ambil<Baki[]>('timbang-baki/keadaan?kode_gudang=TOKO');
  return semua.find((b) => b.kode_toko === 'L01')?.seharusnya ?? 0;
}

/** By its control: the panel of the tray names the session too, and which one is chosen at first depends on the hour. */
async function sesi(page: Page, nama: 'Pagi' | 'Sore') {
  await page.getByRole('radiogroup', { name: 'Sesi timbang' }).getByText(nama, { exact: true }).click();
}

test('baki ditimbang dengan tangan: selisih menyebut barangnya, lalu cocok', async ({ page }) => {
  const own = await Api.masuk('own-sby1');
  const [satu = ''] = await buatBarang(own, 'L01', [12.345, 23.456]);
  const harus = await seharusnya(own);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/timbang-baki');
  await sesi(page, 'Pagi');
  await page.getByRole('button', { name: /^L01 Belum/ }).click();
  const panel = page.getByRole('region', { name: 'Timbang baki L01' });
  // The piece with its tag and bag.
  await panel.getByLabel('Berat timbangan (diketik)').fill((harus - 12.745).toFixed(3));
  await page.keyboard.press('F9');
  await expect(panel.getByText(/^Selisih -12\.745 gr/)).toBeVisible();
  await expect(panel.getByText('diduga hilang:')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Barang yang diduga' })).toContainText(satu);
  await expect(page.getByRole('button', { name: /^L01 Selisih/ })).toBeVisible();
  await harusRamah(page);
  await panel.getByLabel('Berat timbangan (diketik)').fill(harus.toFixed(3));
  await page.keyboard.press('F9');
  await expect(panel.getByText(/^Cocok/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^L01 Cocok/ })).toBeVisible();

  const laporan = new HalamanLaporan(page, 'Laporan Aktivitas Timbang Baki');
  await laporan.buka('/laporan-aktivitas-timbang-baki');
  await laporan.filter();
  await expect(laporan.tabel).toContainText('Timbang PAGI baki L01');
});

test('timbangan dibaca lewat Web Serial di tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const own = await Api.masuk('own-sby1');
  const baris = `ST,GS,+ ${(await seharusnya(own)).toFixed(3)} g`;
  // A scale that was allowed before: the browser hands its port out again.
  await page.addInitScript((baris) => {
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      open: async () => {
        port.readable = new ReadableStream<Uint8Array>({
          start(kendali) {
            const kirim = () => kendali.enqueue(new TextEncoder().encode(`${baris}\r\n`));
            kirim();
            setInterval(kirim, 200);
          },
        });
      },
      close: async () => undefined,
    };
    Object.defineProperty(navigator, 'serial', {
      value: { getPorts: async () => [port], requestPort: async () => port },
    });
  }, baris);
  await new HalamanMasuk(page).langsung('own-sby1');
  await page.goto('/timbang-baki');
  await sesi(page, 'Sore');
  await page.getByRole('button', { name: /^L01/ }).click();
  const panel = page.getByRole('region', { name: 'Timbang baki L01' });
  await expect(panel.getByText('Stabil', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: /Simpan Timbangan/ }).click();
  await expect(panel.getByText(/^Cocok/)).toBeVisible();
  await harusRamah(page);
  const semua = await own.ambil<{ kode_toko: string; sore: { diketik: boolean } | null }[]>(
    'timbang-baki/keadaan?kode_gudang=TOKO',
  );
  expect(semua.find((b) => b.kode_toko === 'L01')?.sore?.diketik).toBe(false);
});

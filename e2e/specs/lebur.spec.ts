// Melting in the browser: broken rings are melted by lot, weighed by two, tested by a third, the refined gold is sold, and the owner's position
// agrees with what lies where to the milligram. The pieces are the test's own.
import type { Page } from '@playwright/test';
import { Api } from '../alat/api';
import { harusRamah } from '../alat/axe';
import { bakiUji, cincin } from '../alat/barang';
import { pastikanHarga } from '../alat/niaga';
import { expect, SANDI, test } from '../alat/uji';
import { HalamanMasuk } from '../pages/HalamanMasuk';

const TOKO = 'bdg1';
const SPV = `spv-${TOKO}`;
const OWN = `own-${TOKO}`;
const KASIR = `kasir1-${TOKO}`;

test.use({ bolehGalat: { pola: [/status of (409|422)/] } });

async function setujui(page: Page, user: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByLabel('Username').fill(user);
  await dialog.getByLabel('Password', { exact: true }).fill(SANDI);
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect(dialog).toBeHidden();
}

interface Posisi {
  murni: number;
  tempat: { tempat: string; murni: number }[];
}

/** Fine milligrams in all, in lots, refined, and waiting for the melt. */
async function posisi(): Promise<[number, number, number, number]> {
  const p = await (await Api.masuk(OWN)).ambil<Posisi>('posisi-emas');
  const mg = (g: number) => Math.round(g * 1000);
  const di = (kode: string) => mg(p.tempat.find((t) => t.tempat === kode)?.murni ?? 0);
  return [mg(p.murni), di('LEBUR'), di('CIOK'), di('HANCUR')];
}

for (const [viewport, tray] of [
  [{ width: 1440, height: 900 }, 'RL1'],
  [{ width: 1024, height: 768 }, 'RL2'],
] as const) {
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport });

    test('barang hancur dilebur, diuji orang ketiga, cioknya dijual, posisi emas cocok', async ({ page }) => {
      const own = await pastikanHarga(TOKO);
      await bakiUji(own, tray, 'RUSAK');
      const kode = await cincin(own, ['RUSAK', tray], [12, 8], 'CINCIN LEBUR');
      const hancur = {
        kondisi: 'PUTUS',
        gudang_tujuan: 'HANCUR',
        keterangan: 'uji',
        detail_barang: kode.map((kode_barcode) => ({ kode_barcode })),
      };
      const jawab = await own.panggil('POST', 'hancurbarang', hancur);
      expect(jawab.status, jawab.message).toBe(200);
      // Who neither gives nor takes a lot tells its assay: a cashier, to whom the owner gave the menus.
      const { versi } = await own.ambil<{ versi: number }>(`users/akses/${KASIR}`);
      const hak = { mode: 'TAMBAH', akses: ['/lot-lebur', '/jual-ciok'], users: [{ user_id: KASIR, versi }] };
      expect((await own.panggil('POST', 'akses/massal', hak)).status).toBe(200);
      const [awal, lebur, ciok, menunggu] = await posisi();

      await new HalamanMasuk(page).langsung(SPV);
      await page.goto('/lot-lebur');
      const isi = page.getByRole('main');
      await isi.getByRole('button', { name: 'Buka Lot' }).click();
      let dialog = page.getByRole('dialog', { name: 'Buka Lot Lebur' });
      for (const satu of kode) await dialog.getByRole('checkbox', { name: `Pilih ${satu}` }).check();
      await dialog.getByRole('textbox', { name: 'Timbangan' }).fill('20');
      await harusRamah(page);
      await dialog.getByRole('button', { name: /^Buka Lot/ }).click();
      // Nobody hands gold over alone.
      await setujui(page, OWN);
      await expect(dialog).toBeHidden();
      expect(await posisi()).toEqual([awal, lebur + 15_000, ciok, menunggu - 15_000]);

      await isi.getByRole('button', { name: 'Kirim ke Pelebur' }).click();
      dialog = page.getByRole('dialog', { name: /^Kirim LB/ });
      await dialog.getByRole('combobox', { name: 'Pelebur' }).click();
      await page.getByRole('option', { name: /^L01/ }).click();
      await dialog.getByRole('textbox', { name: 'Timbangan' }).fill('20');
      await dialog.getByRole('button', { name: /^Kirim/ }).click();
      await setujui(page, OWN);
      await expect(dialog).toBeHidden();
      await expect(isi.getByRole('button', { name: 'Catat Hasil' })).toBeVisible();
      await harusRamah(page);
      const lot = new URL(page.url()).searchParams.get('lot') ?? '';

      // The cashier neither gave nor took it.
      await new HalamanMasuk(page).langsung(KASIR);
      await page.goto(`/lot-lebur?lot=${lot}`);
      await isi.getByRole('button', { name: 'Catat Hasil' }).click();
      dialog = page.getByRole('dialog', { name: `Hasil ${lot}` });
      const baris = dialog.getByRole('group', { name: 'Hasil 1' });
      await baris.getByRole('textbox', { name: 'Berat' }).fill('14.98');
      await baris.getByRole('textbox', { name: 'Kadar uji (%)' }).fill('100');
      await expect(dialog.getByRole('table', { name: 'Emas murni' })).toContainText('0.020 gr');
      await harusRamah(page);
      await dialog.getByRole('button', { name: /^Simpan Hasil/ }).click();
      await expect(dialog).toBeHidden();
      expect(await posisi()).toEqual([awal - 20, lebur, ciok + 14_980, menunggu - 15_000]);

      await page.goto('/jual-ciok');
      await isi.getByRole('checkbox').last().check();
      await isi.getByRole('combobox', { name: 'Pembeli' }).click();
      await page.getByRole('option', { name: /^L01/ }).click();
      await isi.getByRole('textbox', { name: 'Timbangan' }).fill('14.98');
      await expect(isi.getByRole('table', { name: 'Hitungan jual ciok' })).toContainText('PPh 22');
      await harusRamah(page);
      await isi.getByRole('button', { name: /^Jual/ }).click();
      await setujui(page, SPV);
      await expect(
        isi
          .locator('[data-baris]')
          .filter({ hasText: /^JCBDG1-/ })
          .first(),
      ).toBeVisible();
      expect(await posisi()).toEqual([awal - 15_000, lebur, ciok, menunggu - 15_000]);

      await new HalamanMasuk(page).langsung(OWN);
      await page.goto('/posisi-emas');
      const [kini] = await posisi();
      const gram = (kini / 1000).toLocaleString('en-US', { minimumFractionDigits: 3 });
      await expect(isi.getByText(`${gram} gr`).first()).toBeVisible();
      await expect(isi.locator('[data-baris]').filter({ hasText: 'Lot lebur' })).toBeVisible();
      await harusRamah(page);
    });
  });
}

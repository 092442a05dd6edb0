// A quarter of the walk over every master.
import { jalaniMaster } from '../alat/jalanMaster';
import { test } from '../alat/uji';

// What the server refuses, the browser writes into its console as well.
test.use({ bolehGalat: { pola: [/Failed to load resource: .* status of (403|409|422) /] } });

test('setiap master ditambah, dicari, diubah, dan dihapus dari layarnya (2 dari 4)', async ({ page }) => {
  await jalaniMaster(page, 1, 4);
});

// What a swipe pays out: the fee half up to the rupiah, as the server has it. In whole numbers, with the percent in
// hundredths, so that the screen never shows another figure than the server will ask for.

export function hitungGesek(gesek: number, fee: string): { fee_rp: number; cash: number } {
  const [bulat = '0', pecah = ''] = fee.trim().split('.');
  const perseratus = Number(bulat || 0) * 100 + Number(pecah.padEnd(2, '0').slice(0, 2));
  if (!Number.isSafeInteger(gesek * perseratus)) return { fee_rp: 0, cash: gesek };
  const fee_rp = Math.floor((gesek * perseratus + 5000) / 10000);
  return { fee_rp, cash: gesek - fee_rp };
}

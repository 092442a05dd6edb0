// Chance that can be had again: everything drawn comes from one seed, which is printed.

/** @param {number} benih */
export function acak(benih) {
  let keadaan = benih >>> 0;
  const satu = () => {
    keadaan = (keadaan + 0x6d2b79f5) >>> 0;
    let t = keadaan;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const bulat = (n) => Math.floor(satu() * n);
  return {
    satu,
    /** Whole, from 0 to below n. */
    bulat,
    /** One of a list. @template T @param {readonly T[]} daftar @returns {T} */
    pilih: (daftar) => daftar[bulat(daftar.length)],
    /** The list in another order. @template T @param {readonly T[]} daftar @returns {T[]} */
    kocok: (daftar) => {
      const hasil = [...daftar];
      for (let i = hasil.length - 1; i > 0; i--) {
        const j = bulat(i + 1);
        [hasil[i], hasil[j]] = [hasil[j], hasil[i]];
      }
      return hasil;
    },
    /** Another stream of the same seed. */
    cabang: (n) => acak((benih * 1000003 + n) >>> 0),
  };
}

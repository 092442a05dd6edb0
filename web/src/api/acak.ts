// Ids made by the client: 16 alphanumeric characters, also where crypto.randomUUID is missing (plain http on a shop's LAN).
// Used for live report requests and image names; idempotency keys begin with the time.

const HURUF = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function idAcak(panjang = 16): string {
  let hasil = '';
  while (hasil.length < panjang) {
    for (const bita of crypto.getRandomValues(new Uint8Array(panjang))) {
      // 248 is the largest multiple of 62 under 256: bytes above it would favour some letters.
      if (bita < 248 && hasil.length < panjang) hasil += HURUF[bita % HURUF.length];
    }
  }
  return hasil;
}

/** An idempotency key: milliseconds first, so that the server's index grows at its end, then what nobody can guess. */
export function idDokumen(saat: number = Date.now()): string {
  return saat.toString(36).padStart(9, '0') + idAcak();
}

// Local storage with names and types. Device preferences ('karat.pilihan.…') outlive a session; everything else ends with it.
// Storage may be refused by the browser (private windows): then values live in memory for this tab.

const PILIHAN = 'karat.pilihan.';
const cadangan = new Map<string, string>();

export function baca(kunci: string): string | null {
  try {
    return localStorage.getItem(kunci);
  } catch {
    return cadangan.get(kunci) ?? null;
  }
}

export function tulis(kunci: string, nilai: string): void {
  try {
    localStorage.setItem(kunci, nilai);
  } catch {
    cadangan.set(kunci, nilai);
  }
}

export function hapus(kunci: string): void {
  cadangan.delete(kunci);
  try {
    localStorage.removeItem(kunci);
  } catch {
    // Nothing was stored there.
  }
}

export function bacaJson<T>(kunci: string): T | undefined {
  const teks = baca(kunci);
  if (teks === null) return undefined;
  try {
    return JSON.parse(teks) as T;
  } catch {
    return undefined;
  }
}

export function tulisJson(kunci: string, nilai: unknown): void {
  tulis(kunci, JSON.stringify(nilai));
}

/** Ends the session's storage and keeps what the person chose for this device. */
export function kosongkan(): void {
  cadangan.clear();
  try {
    for (const kunci of Object.keys(localStorage)) if (!kunci.startsWith(PILIHAN)) localStorage.removeItem(kunci);
  } catch {
    // Nothing was stored there.
  }
}

// Work that may wait until the page stands: loading what is needed a moment later.
const PALING_LAMA = 1500;

/** Runs once the browser has nothing better to do; the answer takes it back. */
export function senggang(kerja: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const jam = setTimeout(kerja, 300);
    return () => clearTimeout(jam);
  }
  const nomor = requestIdleCallback(kerja, { timeout: PALING_LAMA });
  return () => cancelIdleCallback(nomor);
}

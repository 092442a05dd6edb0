// Whether the server answers, and since when. Every call tells what it met; while somebody watches (the shell does) the
// server is asked now and then, so that an outage is known within three seconds although nobody pressed anything.
// Who needs the server can wait here until it is back.

export type KeadaanServer = 'ada' | 'terganggu' | 'putus';

export interface SambunganServer {
  keadaan: KeadaanServer;
  /** Since when it stands so, in milliseconds of the clock. */
  sejak: number;
}

/** From an answer to the next question, and how long an answer may take: together below three seconds. */
export const JEDA_DENYUT = 1400;
export const BATAS_DENYUT = 1400;

const ALAMAT_SEHAT = '/healthz';

let kini: SambunganServer = { keadaan: 'ada', sejak: Date.now() };
const pendengar = new Set<() => void>();
let penjaga = 0;
let detak: ReturnType<typeof setTimeout> | undefined;
let bertanya: Promise<KeadaanServer> | undefined;

export const sambunganServer = {
  ambil: (): SambunganServer => kini,
  dengar(satu: () => void): () => void {
    pendengar.add(satu);
    return () => pendengar.delete(satu);
  },
};

function atur(keadaan: KeadaanServer): void {
  if (kini.keadaan === keadaan) return;
  kini = { keadaan, sejak: Date.now() };
  for (const satu of [...pendengar]) satu();
}

/** Asks the server itself; never throws. Several who ask at once share the answer. */
export function periksaServer(): Promise<KeadaanServer> {
  bertanya ??= tanya().finally(() => {
    bertanya = undefined;
  });
  return bertanya;
}

async function tanya(): Promise<KeadaanServer> {
  let keadaan: KeadaanServer = 'putus';
  try {
    const jawaban = await fetch(ALAMAT_SEHAT, { cache: 'no-store', signal: AbortSignal.timeout(BATAS_DENYUT) });
    keadaan = jawaban.ok ? 'ada' : 'terganggu';
  } catch {
    // No answer: it stays 'putus'.
  }
  if (penjaga > 0) atur(keadaan);
  return keadaan;
}

function berikut(jeda: number): void {
  clearTimeout(detak);
  detak = undefined;
  if (penjaga === 0) return;
  detak = setTimeout(() => {
    // A page that nobody sees asks nobody; a browser that says it is offline is believed.
    const diam = document.visibilityState === 'hidden' || !navigator.onLine;
    if (diam && !navigator.onLine) atur('putus');
    void (diam ? Promise.resolve() : periksaServer()).then(() => berikut(JEDA_DENYUT));
  }, jeda);
}

/** Watches until what is returned is called. */
export function jagaSambungan(): () => void {
  penjaga += 1;
  const segera = () => berikut(0);
  window.addEventListener('online', segera);
  window.addEventListener('offline', segera);
  document.addEventListener('visibilitychange', segera);
  if (penjaga === 1) berikut(JEDA_DENYUT);
  return () => {
    penjaga -= 1;
    window.removeEventListener('online', segera);
    window.removeEventListener('offline', segera);
    document.removeEventListener('visibilitychange', segera);
    if (penjaga > 0) return;
    clearTimeout(detak);
    atur('ada');
  };
}

/** A call was answered, whatever with: the server is there. */
export function serverMenjawab(): void {
  if (penjaga === 0) return;
  if (kini.keadaan === 'putus') atur('ada');
  if (detak !== undefined) berikut(JEDA_DENYUT);
}

/** A call got no answer: the server is asked at once. */
export function serverDiam(): void {
  if (penjaga > 0) berikut(0);
}

/**
 * Waits until the server is back. False: nobody watches, or the wait was given up; then the failure stands as it is.
 * What failed although the server answers is worth one more try, so the server is asked first.
 */
export async function tungguServer(tanda?: AbortSignal): Promise<boolean> {
  if (penjaga === 0 || tanda?.aborted) return false;
  if (navigator.onLine && (await periksaServer()) === 'ada') {
    // It is there: the call failed alone. It is tried again, but not without end in one breath.
    await new Promise((lanjut) => setTimeout(lanjut, JEDA_DENYUT));
    return !tanda?.aborted;
  }
  return new Promise((selesai) => {
    const putuskan = (hasil: boolean) => {
      berhenti();
      tanda?.removeEventListener('abort', batal);
      selesai(hasil);
    };
    const batal = () => putuskan(false);
    const berhenti = sambunganServer.dengar(() => {
      if (kini.keadaan === 'ada') putuskan(true);
    });
    tanda?.addEventListener('abort', batal, { once: true });
    serverDiam();
  });
}

// Photos that wait in the browser for their piece to get a number. They are too large for local storage, so they stand in
// a database of their own; where the browser has none they live as long as the page.

const NAMA = 'karat-foto';
const RAK = 'foto';
const cadangan = new Map<string, Blob>();

function buka(): Promise<IDBDatabase | undefined> {
  return new Promise((selesai) => {
    if (typeof indexedDB === 'undefined') return selesai(undefined);
    const minta = indexedDB.open(NAMA, 1);
    minta.onupgradeneeded = () => minta.result.createObjectStore(RAK);
    minta.onsuccess = () => selesai(minta.result);
    minta.onerror = () => selesai(undefined);
  });
}

async function kerja<T>(cara: IDBTransactionMode, f: (rak: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const db = await buka();
  if (!db) return undefined;
  try {
    return await new Promise((selesai) => {
      const minta = f(db.transaction(RAK, cara).objectStore(RAK));
      minta.onsuccess = () => selesai(minta.result);
      minta.onerror = () => selesai(undefined);
    });
  } finally {
    db.close();
  }
}

export async function simpanFoto(id: string, foto: Blob): Promise<void> {
  cadangan.set(id, foto);
  await kerja('readwrite', (rak) => rak.put(foto, id));
}

export async function ambilFoto(id: string): Promise<Blob | undefined> {
  return cadangan.get(id) ?? (await kerja<Blob>('readonly', (rak) => rak.get(id)));
}

export async function hapusFoto(id: readonly string[]): Promise<void> {
  for (const satu of id) {
    cadangan.delete(satu);
    await kerja('readwrite', (rak) => rak.delete(satu));
  }
}

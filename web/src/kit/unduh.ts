// Hands a file to the person, made in the browser or by the server.
// The mark in front lets spreadsheets read Indonesian text as UTF-8.

export function unduhCsv(isi: string, namaFile: string): void {
  unduhBerkas(new Blob(['\uFEFF', isi], { type: 'text/csv;charset=utf-8' }), namaFile);
}

export function unduhBerkas(berkas: Blob, namaFile: string): void {
  const alamat = URL.createObjectURL(berkas);
  const tautan = document.createElement('a');
  tautan.href = alamat;
  tautan.download = namaFile;
  tautan.click();
  lepasNanti(alamat);
}

/** An address of a file in memory is given up long after a slow machine, or a window of its own, has read it. */
export function lepasNanti(alamat: string, nanti = 600_000): void {
  setTimeout(() => URL.revokeObjectURL(alamat), nanti);
}

/** Chromium drops what goes beyond ten files within about a second. */
const SERENTENG = 8;
const JEDA_MS = 1_200;

/** Several files one by one, in their order; ends when the last one was handed over. */
export async function unduhBanyak(berkas: readonly { isi: Blob; nama: string }[]): Promise<void> {
  for (const [ke, b] of berkas.entries()) {
    if (ke > 0 && ke % SERENTENG === 0) await new Promise((lanjut) => setTimeout(lanjut, JEDA_MS));
    unduhBerkas(b.isi, b.nama);
  }
}

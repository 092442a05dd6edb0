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

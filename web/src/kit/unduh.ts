// Hands a file that was made in the browser to the person.
// The mark in front lets spreadsheets read Indonesian text as UTF-8.

export function unduhCsv(isi: string, namaFile: string): void {
  const alamat = URL.createObjectURL(new Blob(['\uFEFF', isi], { type: 'text/csv;charset=utf-8' }));
  const tautan = document.createElement('a');
  tautan.href = alamat;
  tautan.download = namaFile;
  tautan.click();
  setTimeout(() => URL.revokeObjectURL(alamat), 1000);
}

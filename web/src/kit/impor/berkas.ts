// A table a person chose as a file, as the server takes it: CSV by its text, Excel as it is.

export type IsiBerkas = { csv: string } | { xlsx: string };

export const TERIMA_BERKAS = '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How many bytes become text at once. */
const SEKALI = 0x8000;

export async function bacaBerkas(berkas: File): Promise<IsiBerkas> {
  if (!/\.xlsx$/i.test(berkas.name)) return { csv: await berkas.text() };
  const isi = new Uint8Array(await berkas.arrayBuffer());
  let biner = '';
  for (let i = 0; i < isi.length; i += SEKALI) biner += String.fromCharCode(...isi.subarray(i, i + SEKALI));
  return { xlsx: btoa(biner) };
}

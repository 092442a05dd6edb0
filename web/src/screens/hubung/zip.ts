// Takes files out of a ZIP whose files are stored as they are (the server's export): each is a cut of the whole, so that
// nothing of it is read into the page's memory.

const KEPALA = 30;
const DAFTAR = 46;
const AKHIR = 22;
const TANDA_DAFTAR = 0x02014b50;
const TANDA_AKHIR = 0x06054b50;

export interface BerkasZip {
  nama: string;
  isi: Blob;
}

const lihat = async (b: Blob, dari: number, panjang: number) =>
  new DataView(await b.slice(dari, dari + panjang).arrayBuffer());

/** Every file, in the order of the ZIP; nothing when it is not whole. */
export async function keluarkan(zip: Blob): Promise<BerkasZip[] | undefined> {
  if (zip.size < AKHIR) return undefined;
  const akhir = await lihat(zip, zip.size - AKHIR, AKHIR);
  if (akhir.getUint32(0, true) !== TANDA_AKHIR) return undefined;
  const daftar = await lihat(zip, akhir.getUint32(16, true), akhir.getUint32(12, true));
  const semua: BerkasZip[] = [];
  let letak = 0;
  for (let ke = akhir.getUint16(10, true); ke > 0; ke -= 1) {
    if (daftar.getUint32(letak, true) !== TANDA_DAFTAR || daftar.getUint16(letak + 10, true) !== 0) return undefined;
    const panjang = daftar.getUint32(letak + 20, true);
    const panjangNama = daftar.getUint16(letak + 28, true);
    const nama = new TextDecoder().decode(new Uint8Array(daftar.buffer, letak + DAFTAR, panjangNama));
    const isi = daftar.getUint32(letak + 42, true) + KEPALA + panjangNama;
    semua.push({ nama, isi: zip.slice(isi, isi + panjang, 'text/csv') });
    letak += DAFTAR + panjangNama;
  }
  return semua;
}

// A PDF of the server in a window of its own; where the browser lets none open, as a download.
import { lepasNanti, unduhBerkas } from '@/kit/unduh';

/** Called inside the click: the window must open before the answer comes. */
export async function bukaBerkas(ambil: Promise<Blob>, nama: string): Promise<void> {
  const jendela = window.open('', '_blank');
  try {
    const berkas = await ambil;
    if (!jendela) return unduhBerkas(berkas, nama);
    const alamat = URL.createObjectURL(berkas);
    jendela.location.replace(alamat);
    lepasNanti(alamat);
  } catch (sebab) {
    jendela?.close();
    throw sebab;
  }
}

// The file of a report in the person's hands: a short PDF opens in a new window, everything else is saved.
// The window must open while the click is still being handled, so it opens empty and gets its PDF later.
import { pesanDari } from '@/api/tolak';
import { pesan } from '../pesan';
import { lepasNanti, unduhBerkas } from '../unduh';
import { berkasLaporan } from './data';
import { BATAS_JENDELA, TEKS_LAPORAN } from './teks';
import type { BentukBerkas, DefLaporan, Permintaan } from './tipe';

export async function eksporLaporan(
  def: DefLaporan,
  minta: Permintaan,
  bentuk: BentukBerkas,
  banyakBaris: number,
): Promise<void> {
  const jendela = bentuk === 'pdf' && banyakBaris <= BATAS_JENDELA ? window.open('', '_blank') : undefined;
  if (jendela) jendela.document.title = def.judul;
  try {
    const berkas = await berkasLaporan(def, minta, bentuk);
    const nama = berkas.nama || `${def.slug}.${bentuk}`;
    if (jendela && !berkas.simpan) {
      const alamat = URL.createObjectURL(berkas.isi);
      jendela.location.replace(alamat);
      lepasNanti(alamat);
      return;
    }
    jendela?.close();
    if (jendela === null) pesan.info(TEKS_LAPORAN.jendelaDitahan);
    unduhBerkas(berkas.isi, nama);
  } catch (sebab) {
    jendela?.close();
    pesan.info(pesanDari(sebab));
  }
}

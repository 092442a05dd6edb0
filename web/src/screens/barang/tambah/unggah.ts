// Photos on their way to their pieces, a few at a time. One that fails is told, and never holds the others up.
import { panggil } from '@/api/panggil';

export interface FotoBarang {
  kode_barcode: string;
  foto: () => Promise<Blob | undefined>;
}

const SEKALIGUS = 3;

export async function unggahSatu(kode_barcode: string, foto: Blob): Promise<void> {
  const body = new FormData();
  body.append('image', foto, `${kode_barcode}.jpg`);
  body.append('kode_barcode', kode_barcode);
  await panggil('POST', 'foto_produk/{barcode}', { jalur: { barcode: kode_barcode }, body });
}

/** Sends all of them; answers those that did not arrive. */
export async function unggahFoto(semua: readonly FotoBarang[], maju: (selesai: number) => void): Promise<FotoBarang[]> {
  const gagal: FotoBarang[] = [];
  let berikut = 0;
  let selesai = 0;
  const kerja = async () => {
    for (let satu = semua[berikut++]; satu; satu = semua[berikut++]) {
      try {
        const isi = await satu.foto();
        if (isi) await unggahSatu(satu.kode_barcode, isi);
      } catch (sebab) {
        // The piece stands without its photo: only logged, as the specification says, and offered again.
        // biome-ignore lint/suspicious/noConsole: the log is where the specification wants it
        console.warn(`Foto ${satu.kode_barcode} gagal diunggah`, sebab);
        gagal.push(satu);
      }
      selesai += 1;
      maju(selesai);
    }
  };
  await Promise.all(Array.from({ length: Math.min(SEKALIGUS, semua.length) }, kerja));
  return gagal;
}

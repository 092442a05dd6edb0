// Pictures on their way to the server: shrunk in the browser to the specified size, so that a queue of photos does not
// wait for the line. The server checks and draws them again whatever is done here.

export interface UkuranFoto {
  lebar: number;
  tinggi: number;
  /** 0 to 1; photos go with half. */
  mutu?: number;
}

export const FOTO_PRODUK: UkuranFoto = { lebar: 720, tinggi: 1366 };
export const FOTO_LOGO: UkuranFoto = { lebar: 1000, tinggi: 500, mutu: 0.9 };
export const FOTO_SPLASH: UkuranFoto = { lebar: 1241, tinggi: 2348 };
const MUTU = 0.5;

export const TEKS_FOTO = {
  bukanGambar: 'Berkas ini bukan gambar JPEG, PNG atau WebP yang utuh',
  jenis: 'image/jpeg,image/png,image/webp',
} as const;

/** The largest size within the limits, in the shape it has; never larger than it was. */
export function muat(asal: UkuranFoto, batas: UkuranFoto): UkuranFoto {
  const kali = Math.min(1, batas.lebar / asal.lebar, batas.tinggi / asal.tinggi);
  return { lebar: Math.max(1, Math.round(asal.lebar * kali)), tinggi: Math.max(1, Math.round(asal.tinggi * kali)) };
}

/** A part of a picture, in its own pixels. */
export interface Bidang {
  x: number;
  y: number;
  lebar: number;
  tinggi: number;
}

/** Where somebody looks: the middle of what is seen (0 to 1 of each side), and how near. */
export interface Sorotan {
  mendatar: number;
  tegak: number;
  dekat: number;
}

/** The part of a picture that fills a frame of a shape (width by height), never beyond its edges. */
export function bidangSorot(asal: UkuranFoto, bentuk: number, { mendatar, tegak, dekat }: Sorotan): Bidang {
  const lebar = Math.min(asal.lebar, asal.tinggi * bentuk) / Math.max(1, dekat);
  const tinggi = lebar / bentuk;
  const jepit = (tengah: number, sisi: number, penuh: number) =>
    Math.min(Math.max(tengah * penuh - sisi / 2, 0), penuh - sisi);
  return { x: jepit(mendatar, lebar, asal.lebar), y: jepit(tegak, tinggi, asal.tinggi), lebar, tinggi };
}

/**
 * The picture, or a part of it, as a JPEG of quality 50 (unless its kind says otherwise) within the limits, upright, on white.
 */
export async function perkecil(berkas: Blob, batas: UkuranFoto = FOTO_PRODUK, bidang?: Bidang): Promise<Blob> {
  const gambar = await createImageBitmap(berkas, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(TEKS_FOTO.bukanGambar);
  });
  try {
    const dari = bidang ?? { x: 0, y: 0, lebar: gambar.width, tinggi: gambar.height };
    const { lebar, tinggi } = muat(dari, batas);
    const kanvas = new OffscreenCanvas(lebar, tinggi);
    const pena = kanvas.getContext('2d');
    if (!pena) throw new Error(TEKS_FOTO.bukanGambar);
    pena.fillStyle = '#fff';
    pena.fillRect(0, 0, lebar, tinggi);
    pena.imageSmoothingQuality = 'high';
    pena.drawImage(gambar, dari.x, dari.y, dari.lebar, dari.tinggi, 0, 0, lebar, tinggi);
    return await kanvas.convertToBlob({ type: 'image/jpeg', quality: batas.mutu ?? MUTU });
  } finally {
    gambar.close();
  }
}

// The barcode in the name of a photo: '12345.jpg' and '00012345.PNG' are both of piece 00012345.

export function barcodeBerkas(nama: string): string | undefined {
  const cocok = /^0*(\d{1,8})\.(?:jpe?g|png|webp)$/i.exec(nama.trim());
  const kode = cocok?.[1]?.padStart(8, '0');
  return kode && kode !== '00000000' ? kode : undefined;
}

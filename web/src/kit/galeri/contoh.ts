// Made-up rows for the gallery: always the same, as many as are asked for.
// Weights are multiples of a milligram, prices of a rupiah.

export interface Contoh {
  kode: string;
  nama: string;
  baki: string;
  tanggal: string;
  berat: number;
  harga: number;
  selisih: number;
}

const NAMA = ['CINCIN POLOS', 'GELANG RANTAI', 'KALUNG ITALI', 'ANTING TUSUK', 'LIONTIN HATI', 'GELANG BANGLE'];

export function buatContoh(banyak: number, mulai = 0): Contoh[] {
  return Array.from({ length: banyak }, (_, i) => {
    const nomor = mulai + i;
    const berat = (500 + ((nomor * 7919) % 24_500)) / 1000;
    return {
      kode: `BRG${String(nomor + 1).padStart(6, '0')}`,
      nama: NAMA[nomor % NAMA.length] ?? '',
      baki: `B${String((nomor % 24) + 1).padStart(2, '0')}`,
      tanggal: `2026-${String((nomor % 12) + 1).padStart(2, '0')}-${String((nomor % 28) + 1).padStart(2, '0')}`,
      berat,
      harga: Math.round(berat * 1_385_000),
      selisih: ((nomor * 104_729) % 90_000) - 30_000,
    };
  });
}

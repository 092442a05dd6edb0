// Figures and days as the shop writes them.

const angka = new Intl.NumberFormat('en-US');
export const ribuan = (n: number): string => angka.format(n);
export const rp = (n: number): string => `Rp. ${ribuan(n)}`;
export const gram = (n: number): string => `${n.toFixed(3)} gr`;
export const persen = (n: number): string => `${n.toFixed(2).replace(/\.?0+$/, '')}%`;

export function rentangHarga(dari: number | null, sampai: number | null): string | null {
  if (dari === null) return null;
  return sampai === null || sampai === dari ? rp(dari) : `${rp(dari)} – ${rp(sampai)}`;
}

export function rentangBerat(dari: number, sampai: number): string {
  if (sampai <= 0) return '';
  return dari === sampai ? gram(dari) : `${dari.toFixed(3)} – ${gram(sampai)}`;
}

const BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

// `15 November 2026` of `2026-11-15`, with or without a time behind it.
export function hari(teks: string): string {
  const [t, b, h] = teks.slice(0, 10).split('-').map(Number);
  return t && b && h ? `${h} ${BULAN[b - 1] ?? ''} ${t}` : teks;
}

export const hariPendek = (teks: string): string => {
  const [, b, h] = teks.slice(0, 10).split('-').map(Number);
  return b && h ? `${h} ${(BULAN[b - 1] ?? '').slice(0, 3)}` : teks;
};

// RATNA DEWI as people write it.
export const nama = (teks: string): string =>
  teks.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (huruf) => huruf.toUpperCase());

// Words as they stand in an address: `cincin-solitaire`; the server writes them the same way.
export const sebut = (teks: string): string =>
  teks
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');

// A number as WhatsApp wants it.
export function nomorWa(no: string): string {
  const digit = no.replace(/\D/g, '');
  return digit.startsWith('0') ? `62${digit.slice(1)}` : digit;
}

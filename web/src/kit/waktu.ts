// Dates as the shop counts them: the Jakarta day, written yyyy-MM-dd.
// Months are named in Indonesian where a date is read rather than typed.

const HARI = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const JAM = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' });
const PANJANG = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const PENDEK = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'short' });

export function hariIni(saat: Date = new Date()): string {
  return HARI.format(saat);
}

export function jam(saat: Date | string): string {
  const waktu = typeof saat === 'string' ? new Date(saat) : saat;
  return Number.isNaN(waktu.getTime()) ? '' : JAM.format(waktu);
}

/** 2026-11-15 → Minggu, 15 November 2026; anything else comes back as it is. */
export function tanggalPanjang(tanggal: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tanggal)) return tanggal;
  return PANJANG.format(new Date(`${tanggal}T00:00:00Z`));
}

/** 2026-11-15 → 15 Nov, where there is no room for more; anything else comes back as it is. */
export function tanggalPendek(tanggal: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tanggal)) return tanggal;
  return PENDEK.format(new Date(`${tanggal}T00:00:00Z`));
}

export function tanggalSah(teks: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(teks)) return false;
  const waktu = new Date(`${teks}T00:00:00Z`);
  return !Number.isNaN(waktu.getTime()) && waktu.toISOString().startsWith(teks);
}

/** An instant as people read it, and as files have it: 2026-11-15 08:30 in Jakarta; anything else comes back as it is. */
export function waktuLengkap(saat: string): string {
  const waktu = new Date(saat);
  return Number.isNaN(waktu.getTime()) ? saat : `${hariIni(waktu)} ${jam(waktu).replace('.', ':')}`;
}

/** Is this moment still to come? Nothing and what is none is past. */
export function belumLewat(saat: string, kini: Date = new Date()): boolean {
  return new Date(saat).getTime() > kini.getTime();
}

const MENIT = 60;
const JAM_DETIK = 60 * MENIT;
const HARI_DETIK = 24 * JAM_DETIK;

/** How long something still lives: minutes and seconds at the end, hours and days before: 4:05, 11 jam 47 menit, 2 hari 3 jam. */
export function sisaWaktu(detik: number): string {
  const bagian = (besar: number, sebut: string, kecil: number, sebutKecil: string) => {
    const sisa = Math.floor((detik % besar) / kecil);
    return `${Math.floor(detik / besar)} ${sebut}${sisa > 0 ? ` ${sisa} ${sebutKecil}` : ''}`;
  };
  if (detik >= HARI_DETIK) return bagian(HARI_DETIK, 'hari', JAM_DETIK, 'jam');
  if (detik >= JAM_DETIK) return bagian(JAM_DETIK, 'jam', MENIT, 'menit');
  return `${Math.floor(detik / MENIT)}:${String(detik % MENIT).padStart(2, '0')}`;
}

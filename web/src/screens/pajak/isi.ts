// Numbers of tax invoices as people write and read them.

/** 13 digits as `000-26.00000001`. */
export function tulisNomor(nomor: number): string {
  const t = String(nomor).padStart(13, '0');
  return `${t.slice(0, 3)}-${t.slice(3, 5)}.${t.slice(5)}`;
}

/** Why a range cannot be added yet. */
export function kurangRentang(dari: string, sampai: string, tahun: string): string | undefined {
  const angka = (teks: string) => teks.replace(/\D/g, '');
  if (angka(dari).length !== 13 || angka(sampai).length !== 13) return 'Nomor seri 13 angka';
  if (angka(sampai) < angka(dari)) return 'Nomor akhir di bawah nomor awal';
  return /^\d{4}$/.test(tahun.trim()) ? undefined : 'Tahun empat angka';
}

// Periods that people ask for by name, and the period before one. Days are those of the server's business date, never of
// the browser's clock. Pure.
import type { DefSaring, IsiSaringan } from './tipe';

export const PERIODE = {
  HARI_INI: 'Hari Ini',
  KEMARIN: 'Kemarin',
  TUJUH_HARI: '7 Hari',
  BULAN_INI: 'Bulan Ini',
  BULAN_LALU: 'Bulan Lalu',
} as const;
export type NamaPeriode = keyof typeof PERIODE;

export interface Rentang {
  dari: string;
  sampai: string;
}

const keTanggal = (teks: string) => new Date(`${teks}T00:00:00Z`);
const keTeks = (tanggal: Date) => tanggal.toISOString().slice(0, 10);

export function tambahHari(teks: string, hari: number): string {
  const tanggal = keTanggal(teks);
  tanggal.setUTCDate(tanggal.getUTCDate() + hari);
  return keTeks(tanggal);
}

/** First and last day of the month that is `geser` months away. */
function bulan(teks: string, geser: number): Rentang {
  const [tahun = 0, bln = 1] = teks.split('-').map(Number);
  return {
    dari: keTeks(new Date(Date.UTC(tahun, bln - 1 + geser, 1))),
    sampai: keTeks(new Date(Date.UTC(tahun, bln + geser, 0))),
  };
}

export function rentangPeriode(nama: NamaPeriode, tglSystem: string): Rentang {
  switch (nama) {
    case 'HARI_INI':
      return { dari: tglSystem, sampai: tglSystem };
    case 'KEMARIN': {
      const kemarin = tambahHari(tglSystem, -1);
      return { dari: kemarin, sampai: kemarin };
    }
    case 'TUJUH_HARI':
      return { dari: tambahHari(tglSystem, -6), sampai: tglSystem };
    case 'BULAN_INI':
      return { dari: bulan(tglSystem, 0).dari, sampai: tglSystem };
    case 'BULAN_LALU':
      return bulan(tglSystem, -1);
  }
}

const NAMA = Object.keys(PERIODE) as NamaPeriode[];

/** The name of a period, where it has one today. */
export function namaRentang(rentang: Rentang, tglSystem: string): NamaPeriode | undefined {
  return NAMA.find((nama) => {
    const satu = rentangPeriode(nama, tglSystem);
    return satu.dari === rentang.dari && satu.sampai === rentang.sampai;
  });
}

/** As many days right before it; of a month, or its first days, the same of the month before. */
export function sebelum({ dari, sampai }: Rentang): Rentang {
  const penuh = bulan(dari, 0);
  if (dari === penuh.dari && sampai <= penuh.sampai && dari !== sampai) {
    const lalu = bulan(dari, -1);
    if (sampai === penuh.sampai) return lalu;
    const akhir = `${lalu.dari.slice(0, 8)}${sampai.slice(8)}`;
    return { dari: lalu.dari, sampai: akhir < lalu.sampai ? akhir : lalu.sampai };
  }
  const hari = Math.round((keTanggal(sampai).getTime() - keTanggal(dari).getTime()) / 86_400_000);
  const akhir = tambahHari(dari, -1);
  return { dari: tambahHari(akhir, -hari), sampai: akhir };
}

/** The two filters that are a report's period, where somebody may choose it. */
export function saringPeriode(saringan: readonly DefSaring[]): readonly [DefSaring, DefSaring] | undefined {
  const [dari, sampai, ...lain] = saringan.filter((s) => s.jenis === 'tanggal' && !s.tetap);
  return dari && sampai && lain.length === 0 ? [dari, sampai] : undefined;
}

export function rentangIsi(saringan: readonly DefSaring[], isi: IsiSaringan): Rentang | undefined {
  const dua = saringPeriode(saringan);
  const [dari, sampai] = dua?.map((s) => isi[s.kunci]) ?? [];
  return typeof dari === 'string' && typeof sampai === 'string' && dari !== '' && sampai !== ''
    ? { dari, sampai }
    : undefined;
}

// What a loan says of itself, in words and colours: when it falls due, where its ceiling comes from, how its interest came
// about, which steps it can take. Pure: the server guards every step again.
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import type { BarisHitung, HutangRinci, Simulasi } from './api';

export const STATUS: Readonly<Record<string, { kata: string; warna: string }>> = {
  TUNGGU: { kata: 'Menunggu cair', warna: 'orange' },
  AKTIF: { kata: 'Berjalan', warna: 'green' },
  LUNAS: { kata: 'Lunas', warna: 'gray' },
  LELANG: { kata: 'Dilelang', warna: 'grape' },
  BATAL: { kata: 'Batal', warna: 'red' },
};

/** A loan that was extended is paid and has a successor. */
export function sebutStatus(h: { status: string; no_penerus?: string }): string {
  if (h.status === 'LUNAS' && h.no_penerus) return 'Diperpanjang';
  return STATUS[h.status]?.kata ?? h.status;
}

export const warnaStatus = (h: { status: string }): string => STATUS[h.status]?.warna ?? 'gray';

/** Days to the due day in words; days over it are positive. */
export function sebutHari(hari: number): string {
  if (hari === 0) return 'jatuh tempo hari ini';
  return hari < 0 ? `${-hari} hari lagi` : `lewat ${hari} hari`;
}

export function warnaHari(hari: number): string {
  if (hari > 0) return 'red';
  return hari >= -7 ? 'orange' : 'gray';
}

/** A whole number of this system. */
export const nomorHutang = (no: string): boolean => /^FH[A-Z0-9]+-\d{6}-\d{4,}$/.test(no);
/** The nota of a sale, which names its piece. */
export const nomorNota = (no: string): boolean => /^(FJ|NG)[A-Z0-9]+-\d{6}-\d{4,}$/.test(no);

/** The loan's number within what a scanner read: alone, with the ticket's number behind it, or in an address. */
export function nomorDariPindaian(teks: string): string | undefined {
  return /FH[A-Z0-9]+-\d{6}-\d{4,}/.exec(teks.trim().toUpperCase())?.[0];
}

/** What the QR of a ticket says: the address of its public page. */
export const dariSurat = (teks: string): boolean => /\/lacak\//i.test(teks);

export const CARA_LANJUT = {
  PERPANJANG: 'Perpanjang',
  CICIL: 'Cicil pokok',
  TAMBAH: 'Tambah pinjaman',
  SEBAGIAN: 'Tebus sebagian',
} as const;

export type CaraLanjut = keyof typeof CARA_LANJUT;

export const sebutCara = (cara: string): string =>
  cara === 'TEBUS' ? 'Tebus' : (CARA_LANJUT[cara as CaraLanjut] ?? cara);

export type KodeLangkah = 'lunas' | CaraLanjut | 'cair' | 'hilang' | 'batal' | 'batal-lelang';

export interface Langkah {
  kode: KodeLangkah;
  label: string;
  bahaya?: boolean;
  /** Why it waits. */
  mati?: string;
}

/** The next steps, the usual one first; those that can never be of this loan are left out. */
export function langkahHutang({
  status,
  boleh,
  qty,
}: Pick<HutangRinci, 'status' | 'boleh' | 'qty'>): readonly Langkah[] {
  const mati = (kata: string) => (kata ? { mati: kata } : {});
  const batal: Langkah = { kode: 'batal', label: 'Batalkan', bahaya: true, ...mati(boleh.batal) };
  if (status === 'TUNGGU') return [{ kode: 'cair', label: 'Cairkan', ...mati(boleh.cair) }, batal];
  if (status === 'LELANG')
    return [{ kode: 'batal-lelang', label: 'Batalkan lelang', bahaya: true, ...mati(boleh.batal_lelang) }];
  if (status !== 'AKTIF') return [];
  const lanjut = (kode: CaraLanjut): Langkah => ({ kode, label: CARA_LANJUT[kode], ...mati(boleh.lanjut) });
  return [
    { kode: 'lunas', label: 'Tebus', ...mati(boleh.lunas) },
    lanjut('PERPANJANG'),
    lanjut('CICIL'),
    lanjut('TAMBAH'),
    ...(qty > 1 ? [lanjut('SEBAGIAN')] : []),
    { kode: 'hilang', label: 'Surat hilang', ...mati(boleh.hilang) },
    batal,
  ];
}

/** Where the ceiling of a pledge comes from. */
export function asalPlafond(b: Pick<BarisHitung, 'sumber' | 'ltv' | 'kadar' | 'kode_group'>): string {
  switch (b.sumber) {
    case 'KADAR':
      return `Plafond kadar ${tulisAngka(b.kadar, 'persen')}%: ${tulisAngka(b.ltv, 'persen')}% dari taksiran`;
    case 'POKOK':
      return `Batas pinjaman per gram kategori ${b.kode_group}`;
    default:
      return `Bawaan toko: ${tulisAngka(b.ltv, 'persen')}% dari taksiran`;
  }
}

/** How the value of a pledge came about; the ceiling is the last line. */
export function rumusJaminan(b: BarisHitung) {
  const semua = [
    {
      keterangan: `${berat(Math.max(b.berat - b.berat_atribut, 0))} gr emas ${tulisAngka(b.kadar, 'persen')}% × ${rupiah(b.harga_gram)}`,
      nilai: b.nilai_emas_rp,
    },
    { keterangan: `Potongan keadaan ${b.kondisi}`.trim(), nilai: -b.potongan_rp },
    { keterangan: 'Taksiran', nilai: b.taksiran_rp },
    { keterangan: asalPlafond(b), nilai: b.plafond_rp },
  ];
  return semua.filter((r, i) => i !== 1 || r.nilai !== 0);
}

/** Which purity counts, when the test says less than was stated. */
export function sebutKadar(b: Pick<BarisHitung, 'kadar_sebut' | 'kadar_uji' | 'kadar'>): string {
  const dipakai = `${tulisAngka(b.kadar, 'persen')}%`;
  if (b.kadar_uji > 0 && b.kadar_uji < b.kadar_sebut)
    return `Kadar uji ${dipakai}, lebih rendah dari yang disebut ${tulisAngka(b.kadar_sebut, 'persen')}%`;
  return b.kadar_uji > 0 ? `Kadar uji ${tulisAngka(b.kadar_uji, 'persen')}%, dipakai ${dipakai}` : `Kadar ${dipakai}`;
}

/** How much of the longest bar a step's interest and penalty take. */
export function panjangBatang(semua: readonly Pick<Simulasi, 'bunga_rp' | 'denda_rp'>[]): number[] {
  const jumlah = semua.map((s) => s.bunga_rp + s.denda_rp);
  const paling = Math.max(...jumlah, 0);
  return jumlah.map((n) => (paling === 0 ? 0 : Math.round((n / paling) * 100)));
}

/** What is said under the principal: what may still be lent on these pledges. */
export function sebutPlafond(jumlah: number, h: { plafond_rp: number; lebur_rp: number }): string {
  const paling = `Plafond ${rupiah(h.plafond_rp)}`;
  if (jumlah > h.lebur_rp && h.lebur_rp > 0) return `${paling}. Tidak boleh melebihi nilai lebur ${rupiah(h.lebur_rp)}`;
  return jumlah > h.plafond_rp ? `${paling}, lebih ${rupiah(jumlah - h.plafond_rp)}: perlu otorisasi OWN` : paling;
}

/** An identity has sixteen digits; what is typed keeps only those. */
export const rapikanNik = (teks: string): string => teks.replace(/\D/g, '').slice(0, 16);
export const nikUtuh = (nik: string): boolean => /^\d{16}$/.test(nik);

export interface Penebus {
  tiket: number | null;
  nik: string;
  kuasa?: { nama: string; no_hp: string; nik: string; alamat: string };
}

/** What still keeps somebody from taking the pledges along; nothing when all is there. */
export function kurangPenebus(p: Penebus): string | undefined {
  if (!p.tiket) return 'No surat hutang harus diisi; bila hilang, catat dulu di Surat hilang';
  if (!p.kuasa) return nikUtuh(p.nik) ? undefined : 'NIK pemilik hutang harus 16 angka';
  if (p.kuasa.nama.trim() === '') return 'Nama penerima kuasa harus diisi';
  return nikUtuh(p.kuasa.nik) ? undefined : 'NIK penerima kuasa harus 16 angka';
}

/** The principal that a step asks for by itself: an extension keeps it. */
export const pokokBaru = (cara: CaraLanjut, jumlah: number | null): number | null =>
  cara === 'PERPANJANG' ? null : jumlah;

/** The share of the principal that lies on the pledges that stay. */
export const sisaPokok = (semua: readonly { baris: number; pokok_rp: number }[], lepas: readonly number[]): number =>
  semua.filter((b) => !lepas.includes(b.baris)).reduce((n, b) => n + b.pokok_rp, 0);

/** What hinders a step before the server is asked. */
export function kurangLanjut(cara: CaraLanjut, lama: number, jumlah: number | null, lepas: readonly number[]) {
  if (cara === 'PERPANJANG') return undefined;
  if (cara === 'SEBAGIAN' && lepas.length === 0) return 'Pilih barang yang ditebus';
  if (jumlah === null || jumlah <= 0) return 'Isi pokok yang baru';
  if (cara === 'CICIL' && jumlah >= lama) return 'Pokok baru harus di bawah pokok sekarang';
  if (cara === 'TAMBAH' && jumlah <= lama) return 'Pokok baru harus di atas pokok sekarang';
  return undefined;
}

/** What an auction costs besides: what of the value goes neither to the debt nor to the customer. */
export const biayaLelang = (t: {
  nilai_rp: number;
  jumlah_hutang: number;
  bunga_rp: number;
  denda_rp: number;
  kelebihan_rp: number;
}): number => (t.kelebihan_rp > 0 ? t.nilai_rp - t.jumlah_hutang - t.bunga_rp - t.denda_rp - t.kelebihan_rp : 0);

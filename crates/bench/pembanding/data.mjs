// The same report that crates/bench/src/ukur/cetak.rs makes: groups of 25 rows with sub-totals, and a total.
// The figures are kept as whole numbers there, so that both sides have to format them.

export const KOLOM = [
  'No',
  'Tanggal',
  'No Faktur',
  'Kode Barcode',
  'Nama Customer',
  'Nama Barang',
  'Group',
  'Kadar',
  'Qty',
  'Berat',
  'Harga / Gram',
  'Total',
];
export const PER_GRUP = 25;
const NAMA = ['Siti Rahmawati', 'Bapak H. Muhammad Abdul Qodir Al-Jaelani', 'Ny. Lim', 'Budi Santoso'];
const BARANG = [
  'CINCIN POLOS',
  'KALUNG RANTAI ITALY 750 PUTIH MOTIF DAUN KELOR',
  'GELANG KERONCONG',
  'ANTING',
];

export const berat = (i) => 1_000 + ((i * 37) % 9_000);

export function baris(i) {
  return {
    no: i + 1,
    tanggal: '2026-11-15',
    faktur: `FJJKT1-261115-${String(i).padStart(5, '0')}`,
    barcode: String(i + 120).padStart(8, '0'),
    nama: NAMA[i % 4],
    barang: BARANG[((i * 7) % 11) % 4],
    group: '750',
    kadar: 7_500,
    qty: 1,
    berat: berat(i),
    gram: 1_250_000,
    total: berat(i) * 1_250,
  };
}

/** Calls back for every row in order: a group's title, its rows, its sub-total; the total at the end. */
export function semua(n, { grup, isi, jumlah }) {
  let sub = 0;
  let total = 0;
  for (let i = 0; i < n; i += 1) {
    if (i % PER_GRUP === 0) {
      if (i > 0) jumlah('Sub Total', PER_GRUP, sub);
      sub = 0;
      grup(`GROUP ${String(i / PER_GRUP).padStart(4, '0')} EMAS TUA`);
    }
    isi(baris(i));
    sub += berat(i);
    total += berat(i);
  }
  jumlah('Sub Total', n % PER_GRUP || PER_GRUP, sub);
  jumlah('TOTAL', n, total);
}

/** One line of JSON: processor seconds and peak memory of this whole process, and the bytes it made. */
export function lapor(byte) {
  const pakai = process.resourceUsage();
  const cpu = (pakai.userCPUTime + pakai.systemCPUTime) / 1e6;
  console.log(JSON.stringify({ cpu, mb: (pakai.maxRSS * 1024) / 1e6, byte }));
}

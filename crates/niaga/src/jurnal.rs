//! What documents of sales, purchases, exchanges, manual goods and deposits are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::FakturGroup, "PENJUALAN", "EMAS"),
        jurnal(JenisDok::BatalFaktur, "PENJUALAN", "EMAS"),
        jurnal(JenisDok::JualBeliManual, "PENJUALAN", "MANUAL"),
        jurnal(JenisDok::Titipan, "TITIPAN", "MASUK").sisa("MODAL"),
        jurnal(JenisDok::BatalTitipan, "TITIPAN", "KEMBALI").sisa("DITAHAN"),
    ],
    rincian: &[JUAL, BELI, BAYAR, MANUAL],
};

const JUAL: &str = "SELECT x.dok, x.trx, x.tipe, k.kode, CAST(x.tanda * CASE k.kode WHEN 'PENJUALAN' THEN x.ppn + x.ongkos + \
     x.harga_atribut - x.harga_jual WHEN 'ONGKOS' THEN -x.ongkos WHEN 'ATRIBUT' THEN -x.harga_atribut ELSE x.diskon \
     END AS BIGINT), x.baris FROM (SELECT j.no_faktur_group AS dok, CASE substr(s.no_sumber, 1, 2) WHEN 'FP' THEN \
     'PESANAN' WHEN 'PO' THEN 'PRE_ORDER' WHEN 'FC' THEN 'CICILAN' ELSE 'PENJUALAN' END AS trx, CASE \
     substr(s.no_sumber, 1, 2) WHEN 'FP' THEN 'AMBIL' WHEN 'PO' THEN 'AMBIL' WHEN 'FC' THEN 'LUNAS' ELSE CASE WHEN \
     j.is_lm = 1 THEN 'LM' WHEN j.is_berlian = 1 THEN 'BERLIAN' WHEN j.jenis_barang = 'CURAH' THEN 'AKSESORIS' ELSE \
     'EMAS' END END AS tipe, 1 AS tanda, j.harga_jual, j.ppn, j.ongkos, j.harga_atribut, j.diskon, j.baris FROM \
     jual j LEFT JOIN faktur_sumber s ON s.toko = j.toko AND s.no_faktur_group = j.no_faktur_group WHERE j.toko = \
     $1 AND j.tgl_system = $2 UNION ALL SELECT b.no_batal AS dok, CASE substr(s.no_sumber, 1, 2) WHEN 'FP' THEN \
     'PESANAN' WHEN 'PO' THEN 'PRE_ORDER' WHEN 'FC' THEN 'CICILAN' ELSE 'PENJUALAN' END AS trx, CASE \
     substr(s.no_sumber, 1, 2) WHEN 'FP' THEN 'AMBIL' WHEN 'PO' THEN 'AMBIL' WHEN 'FC' THEN 'LUNAS' ELSE CASE WHEN \
     j.is_lm = 1 THEN 'LM' WHEN j.is_berlian = 1 THEN 'BERLIAN' WHEN j.jenis_barang = 'CURAH' THEN 'AKSESORIS' ELSE \
     'EMAS' END END AS tipe, -1 AS tanda, j.harga_jual, j.ppn, j.ongkos, j.harga_atribut, j.diskon, j.baris FROM \
     faktur_batal b JOIN jual j ON j.toko = b.toko AND j.no_faktur_group = b.no_faktur_group LEFT JOIN \
     faktur_sumber s ON s.toko = j.toko AND s.no_faktur_group = j.no_faktur_group WHERE b.toko = $1 AND \
     b.tgl_system = $2) x CROSS JOIN (SELECT 'PENJUALAN' AS kode UNION ALL SELECT 'ONGKOS' UNION ALL SELECT \
     'ATRIBUT' UNION ALL SELECT 'POTONGAN') k ORDER BY 1, 6, 4";

const BELI: &str = "SELECT b.no_faktur_group, 'PEMBELIAN', CASE WHEN b.cara_nilai = 'LEBUR' THEN 'LEBUR' WHEN b.surat = 'NOTA' \
     THEN 'NOTA' ELSE 'TANPA_NOTA' END, 'PERSEDIAAN', CAST(0 AS BIGINT), b.baris FROM beli b WHERE b.toko = $1 AND \
     b.tgl_system = $2 UNION ALL SELECT z.no_batal, 'PEMBELIAN', 'NOTA', 'PERSEDIAAN', CAST(0 AS BIGINT), 1 FROM \
     faktur_batal z JOIN faktur f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group WHERE z.toko = $1 \
     AND z.tgl_system = $2 AND f.jenis = 'BELI' ORDER BY 1, 6";

const BAYAR: &str = "SELECT x.dok, 'PENJUALAN', 'EMAS', CASE x.jenis WHEN 'KUPON' THEN 'POTONGAN' ELSE x.jenis END, CAST(x.tanda * \
     CASE x.sisi WHEN 'JUAL' THEN x.jumlah_rp ELSE -x.jumlah_rp END AS BIGINT) FROM (SELECT y.no_faktur_group AS \
     dok, 1 AS tanda, y.jenis, y.sisi, y.jumlah_rp FROM bayar y JOIN faktur f ON f.toko = y.toko AND \
     f.no_faktur_group = y.no_faktur_group WHERE f.toko = $1 AND f.tgl_system = $2 AND y.jenis IN ('KUPON', \
     'TUKAR') UNION ALL SELECT b.no_batal, -1, y.jenis, y.sisi, y.jumlah_rp FROM bayar y JOIN faktur_batal b ON \
     b.toko = y.toko AND b.no_faktur_group = y.no_faktur_group WHERE b.toko = $1 AND b.tgl_system = $2 AND y.jenis \
     IN ('KUPON', 'TUKAR')) x ORDER BY 1";

const MANUAL: &str = "SELECT x.dok, CASE x.sisi WHEN 'JUAL' THEN 'PENJUALAN' ELSE 'PEMBELIAN' END, 'MANUAL', CASE x.sisi WHEN 'JUAL' \
     THEN 'PENJUALAN' ELSE 'PERSEDIAAN' END, CAST(CASE x.sisi WHEN 'JUAL' THEN x.tanda * (x.ppn - x.harga) ELSE 0 \
     END AS BIGINT), x.baris FROM (SELECT b.no_faktur_group AS dok, 1 AS tanda, b.sisi, b.harga, b.ppn, b.baris \
     FROM manual_baris b WHERE b.toko = $1 AND b.tgl_system = $2 UNION ALL SELECT z.no_batal, -1, b.sisi, b.harga, \
     b.ppn, b.baris FROM manual_batal z JOIN manual_baris b ON b.toko = z.toko AND b.no_faktur_group = \
     z.no_faktur_group WHERE z.toko = $1 AND z.tgl_system = $2) x ORDER BY 1, 6";

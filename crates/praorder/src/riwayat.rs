//! What pre-orders tell of a person: ordered, paid, given back, sent. What was sold for them trade tells.

/// A payment is money of the person's, giving it back takes it off again; using it for a nota is told by the nota's own payment.
pub(crate) const RIWAYAT: &[&str] = &[
    "SELECT p.waktu AS waktu, p.toko || '/' || p.no_po AS id, p.tgl_system AS tgl_system, p.toko AS kode_toko, 'PRE ORDER' AS jenis, \
     p.no_po AS no_dok, p.deskripsi AS uraian, CAST(0 AS BIGINT) AS rupiah, p.berat_estimasi AS berat, CAST(0 AS BIGINT) AS poin, \
     CASE WHEN EXISTS (SELECT 1 FROM praorder_peristiwa e WHERE e.toko = p.toko AND e.no_po = p.no_po AND e.jenis = 'BATAL') \
     THEN 'BATAL' ELSE '' END AS status FROM praorder p WHERE p.kode_pelanggan IN {orang}",
    "SELECT i.waktu AS waktu, b.toko || '/' || b.no_dok || '/' || CAST(b.baris AS TEXT) AS id, b.tgl_system AS tgl_system, \
     b.toko AS kode_toko, 'BAYAR PRE ORDER' AS jenis, b.no_dok AS no_dok, b.no_po || ' ' || b.kode_marketplace AS uraian, \
     b.nominal + b.biaya AS rupiah, CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status \
     FROM praorder p JOIN praorder_bayar b ON b.toko = p.toko AND b.no_po = p.no_po \
     JOIN praorder_impor i ON i.toko = b.toko AND i.no_dok = b.no_dok WHERE p.kode_pelanggan IN {orang}",
    "SELECT e.waktu AS waktu, e.toko || '/' || e.rujukan AS id, e.tgl_system AS tgl_system, e.toko AS kode_toko, \
     'KEMBALI PRE ORDER' AS jenis, e.rujukan AS no_dok, e.no_po || ': ' || e.alasan AS uraian, -e.jumlah_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status \
     FROM praorder p JOIN praorder_peristiwa e ON e.toko = p.toko AND e.no_po = p.no_po WHERE p.kode_pelanggan IN {orang}",
    "SELECT k.waktu AS waktu, k.toko || '/' || k.no_closing || '/' || CAST(k.baris AS TEXT) AS id, k.tgl_system AS tgl_system, \
     k.toko AS kode_toko, 'KIRIM PRE ORDER' AS jenis, k.no_closing AS no_dok, \
     k.no_po || ': ' || k.status_kirim || ' ' || CAST(k.qty AS TEXT) || ' potong ' || k.no_resi AS uraian, CAST(0 AS BIGINT) AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status \
     FROM praorder p JOIN praorder_kirim k ON k.toko = p.toko AND k.no_po = p.no_po WHERE p.kode_pelanggan IN {orang}",
];

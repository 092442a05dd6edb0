//! What orders tell of a person: taken with what was paid down, used at the pick-up, given back.

/// Money paid down is the customer's; using it on a nota takes it off again, as giving it back does.
pub(crate) const RIWAYAT: &[&str] = &[
    "SELECT p.waktu AS waktu, p.toko || '/' || p.no_pesanan AS id, p.tgl_system AS tgl_system, p.toko AS kode_toko, \
     'PESANAN' AS jenis, p.no_pesanan AS no_dok, p.uraian AS uraian, p.jumlah_bayar AS rupiah, p.berat_estimasi AS berat, \
     CAST(0 AS BIGINT) AS poin, CASE WHEN k.tahap = 'BATAL' THEN 'BATAL' ELSE '' END AS status \
     FROM pesanan p JOIN pesanan_kini k ON k.toko = p.toko AND k.no_pesanan = p.no_pesanan WHERE p.kode_pelanggan IN {orang}",
    "SELECT e.waktu AS waktu, e.toko || '/' || e.no_pesanan || '/' || CAST(e.urut AS TEXT) AS id, e.tgl_system AS tgl_system, \
     e.toko AS kode_toko, CASE WHEN e.tahap IN ('AMBIL', 'BATAL AMBIL') THEN 'PAKAI UANG MUKA' \
     WHEN e.tahap = 'KEMBALI' THEN 'KEMBALI UANG MUKA' ELSE 'BATAL' END AS jenis, e.rujukan AS no_dok, \
     CASE WHEN e.tahap = 'BATAL AMBIL' THEN 'Batal diambil: ' ELSE '' END || e.no_pesanan \
     || CASE WHEN e.keterangan <> '' THEN ': ' || e.keterangan ELSE '' END AS uraian, \
     CASE WHEN e.tahap = 'BATAL AMBIL' THEN e.jumlah_rp ELSE -e.jumlah_rp END AS rupiah, CAST(0 AS BIGINT) AS berat, \
     CAST(0 AS BIGINT) AS poin, '' AS status \
     FROM pesanan p JOIN pesanan_peristiwa e ON e.toko = p.toko AND e.no_pesanan = p.no_pesanan \
     WHERE p.kode_pelanggan IN {orang} AND e.tahap IN ('AMBIL', 'BATAL AMBIL', 'BATAL', 'KEMBALI')",
];

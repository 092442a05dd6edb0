//! What services tell of a person: what they brought, what was finished, fetched or given back, on the time line of their story.

/// A down payment is the person's money; fetching pays the rest, a cancellation gives it back.
pub(crate) const RIWAYAT: &[&str] = &[
    "SELECT s.waktu AS waktu, s.toko || '/' || s.no_service AS id, s.tgl_system AS tgl_system, s.toko AS kode_toko, \
     'SERVICE' AS jenis, s.no_service AS no_dok, 'Service ' || (SELECT CAST(COUNT(*) AS TEXT) FROM service_baris b \
      WHERE b.toko = s.toko AND b.no_service = s.no_service) || ' barang, janji ' || s.tgl_janji AS uraian, s.dp_rp AS rupiah, \
     (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM service_baris b WHERE b.toko = s.toko AND b.no_service = s.no_service) AS berat, \
     CAST(0 AS BIGINT) AS poin, k.tahap AS status FROM service s JOIN service_kini k ON k.toko = s.toko \
     AND k.no_service = s.no_service WHERE s.kode_pelanggan IN {orang}",
    "SELECT a.waktu AS waktu, a.toko || '/' || a.no_ambil AS id, a.tgl_system AS tgl_system, a.toko AS kode_toko, \
     'SERVICE AMBIL' AS jenis, a.no_ambil AS no_dok, s.no_service || ' diambil ' || a.pengambil AS uraian, \
     a.dibayar_rp - a.dikembalikan_rp AS rupiah, CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status \
     FROM service_ambil a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service WHERE s.kode_pelanggan IN {orang}",
    "SELECT a.waktu AS waktu, a.toko || '/' || a.no_batal AS id, a.tgl_system AS tgl_system, a.toko AS kode_toko, \
     'BATAL' AS jenis, a.no_batal AS no_dok, s.no_service || ': ' || a.alasan AS uraian, a.dibayar_rp - a.dikembalikan_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM service_batal a JOIN service s ON s.toko = a.toko \
     AND s.no_service = a.no_service WHERE s.kode_pelanggan IN {orang}",
    "SELECT x.waktu AS waktu, x.toko || '/' || x.no_batal AS id, x.tgl_system AS tgl_system, x.toko AS kode_toko, \
     'BATAL' AS jenis, x.no_batal AS no_dok, x.no_ambil || ' batal diambil: ' || x.alasan AS uraian, \
     a.dikembalikan_rp - a.dibayar_rp AS rupiah, CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status \
     FROM service_ambil_batal x JOIN service_ambil a ON a.toko = x.toko AND a.no_ambil = x.no_ambil \
     JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service WHERE s.kode_pelanggan IN {orang}",
    "SELECT g.waktu AS waktu, g.toko || '/' || g.no_ganti AS id, g.tgl_system AS tgl_system, g.toko AS kode_toko, \
     'SERVICE' AS jenis, g.no_ganti AS no_dok, s.no_service || ' ' || g.jenis || ': toko berhutang ' || g.jumlah_rp AS uraian, \
     CAST(0 AS BIGINT) AS rupiah, CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, g.jenis AS status \
     FROM service_ganti g JOIN service s ON s.toko = g.toko AND s.no_service = g.no_service WHERE s.kode_pelanggan IN {orang}",
    "SELECT y.waktu AS waktu, y.toko || '/' || y.no_bayar AS id, y.tgl_system AS tgl_system, y.toko AS kode_toko, \
     'SERVICE' AS jenis, y.no_bayar AS no_dok, y.no_ganti || ' dibayar kepada ' || y.penerima AS uraian, -y.jumlah_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM service_ganti_bayar y JOIN service_ganti g ON g.toko = y.toko \
     AND g.no_ganti = y.no_ganti JOIN service s ON s.toko = g.toko AND s.no_service = g.no_service WHERE s.kode_pelanggan IN {orang}",
];

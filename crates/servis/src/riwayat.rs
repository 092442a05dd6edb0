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
];

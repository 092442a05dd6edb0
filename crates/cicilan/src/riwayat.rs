//! What instalments tell of a person: what was signed, paid, taken back or ended, on the time line of their story.

/// What was paid down and paid is the person's money; an end gives some of it back. The sale itself is trade's to tell.
pub(crate) const RIWAYAT: &[&str] = &[
    "SELECT s.waktu AS waktu, s.toko || '/' || s.no_cicilan AS id, s.tgl_system AS tgl_system, s.toko AS kode_toko, \
     'CICILAN' AS jenis, s.no_cicilan AS no_dok, 'Cicilan ' || s.tenor || ' bulan, ' || s.uraian AS uraian, s.dp_rp AS rupiah, \
     s.berat AS berat, CAST(0 AS BIGINT) AS poin, k.tahap AS status FROM kontrak_cicilan s JOIN cicilan_kini k ON k.toko = s.toko \
     AND k.no_cicilan = s.no_cicilan WHERE s.kode_pelanggan IN {orang}",
    "SELECT b.waktu AS waktu, b.toko || '/' || b.no_bayar AS id, b.tgl_system AS tgl_system, b.toko AS kode_toko, \
     'BAYAR CICILAN' AS jenis, b.no_bayar AS no_dok, s.no_cicilan || ' dibayar ' || b.penyetor AS uraian, b.jumlah_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, b.jenis AS status FROM cicilan_bayar b JOIN kontrak_cicilan s ON s.toko = b.toko \
     AND s.no_cicilan = b.no_cicilan WHERE s.kode_pelanggan IN {orang}",
    "SELECT z.waktu AS waktu, z.toko || '/' || z.no_batal AS id, z.tgl_system AS tgl_system, z.toko AS kode_toko, \
     'BATAL' AS jenis, z.no_batal AS no_dok, b.no_bayar || ': ' || z.alasan AS uraian, -b.jumlah_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM cicilan_bayar_batal z JOIN cicilan_bayar b ON b.toko = z.toko \
     AND b.no_bayar = z.no_bayar JOIN kontrak_cicilan s ON s.toko = b.toko AND s.no_cicilan = b.no_cicilan WHERE s.kode_pelanggan IN {orang}",
    "SELECT a.waktu AS waktu, a.toko || '/' || a.no_akhir AS id, a.tgl_system AS tgl_system, a.toko AS kode_toko, \
     a.jenis AS jenis, a.no_akhir AS no_dok, s.no_cicilan || ': ' || a.alasan AS uraian, \
     CASE WHEN a.diserahkan = 1 THEN CAST(0 AS BIGINT) ELSE -a.dibayar_rp END AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, a.jenis AS status FROM cicilan_akhir a JOIN kontrak_cicilan s ON s.toko = a.toko \
     AND s.no_cicilan = a.no_cicilan WHERE s.kode_pelanggan IN {orang}",
];

//! What loans tell of a person: what was lent, how it was closed, taken back or auctioned, and what was left for them, on the time line
//! of their story.

/// Money lent is money the person got: below zero; what they paid is above.
pub(crate) const RIWAYAT: &[&str] = &[
    "SELECT h.waktu AS waktu, h.toko || '/' || h.no_hutang AS id, h.tgl_system AS tgl_system, h.toko AS kode_toko, \
     'HUTANG' AS jenis, h.no_hutang AS no_dok, CASE h.asal WHEN 'LANJUT' THEN 'Lanjutan ' || h.no_asal ELSE 'Pinjaman' END || ', ' || \
      (SELECT CAST(COUNT(*) AS TEXT) FROM hutang_baris b WHERE b.toko = h.toko AND b.no_hutang = h.no_hutang) || ' barang, jatuh tempo ' \
      || h.jatuh_tempo AS uraian, CASE h.asal WHEN 'BARU' THEN h.biaya_rp - h.pokok_rp ELSE 0 END AS rupiah, \
     (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = h.toko AND b.no_hutang = h.no_hutang) AS berat, \
     CAST(0 AS BIGINT) AS poin, k.status AS status FROM hutang h JOIN hutang_kini k ON k.toko = h.toko \
     AND k.no_hutang = h.no_hutang WHERE h.kode_pelanggan IN {orang}",
    "SELECT l.waktu AS waktu, l.toko || '/' || l.no_lunas AS id, l.tgl_system AS tgl_system, l.toko AS kode_toko, \
     'HUTANG LUNAS' AS jenis, l.no_lunas AS no_dok, l.no_hutang || ' ' || l.cara AS uraian, l.masuk_rp - l.keluar_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, \
     CASE WHEN EXISTS (SELECT 1 FROM hutang_batal_lunas z WHERE z.toko = l.toko AND z.no_lunas = l.no_lunas) THEN 'BATAL' ELSE '' END AS status \
     FROM hutang_lunas l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang WHERE h.kode_pelanggan IN {orang}",
    "SELECT z.waktu AS waktu, z.toko || '/' || z.no_batal AS id, z.tgl_system AS tgl_system, z.toko AS kode_toko, \
     'BATAL' AS jenis, z.no_batal AS no_dok, z.no_hutang || ': ' || z.alasan AS uraian, z.pokok_rp - h.biaya_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM hutang_batal z JOIN hutang h ON h.toko = z.toko \
     AND h.no_hutang = z.no_hutang WHERE h.kode_pelanggan IN {orang}",
    "SELECT z.waktu AS waktu, z.toko || '/' || z.no_batal AS id, z.tgl_system AS tgl_system, z.toko AS kode_toko, \
     'BATAL' AS jenis, z.no_batal AS no_dok, z.no_lunas || ': ' || z.alasan AS uraian, z.keluar_rp - z.masuk_rp AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM hutang_batal_lunas z JOIN hutang h ON h.toko = z.toko \
     AND h.no_hutang = z.no_hutang WHERE h.kode_pelanggan IN {orang}",
    "SELECT r.waktu AS waktu, r.toko || '/' || r.no_peringatan AS id, r.tgl_system AS tgl_system, r.toko AS kode_toko, \
     'PERINGATAN' AS jenis, r.no_peringatan AS no_dok, r.no_hutang || ' ' || r.cara AS uraian, CAST(0 AS BIGINT) AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM peringatan_hutang r JOIN hutang h ON h.toko = r.toko \
     AND h.no_hutang = r.no_hutang WHERE h.kode_pelanggan IN {orang}",
    "SELECT l.waktu AS waktu, l.toko || '/' || l.no_lelang AS id, l.tgl_system AS tgl_system, l.toko AS kode_toko, \
     'LELANG' AS jenis, l.no_lelang AS no_dok, l.no_hutang || ' dilelang, kelebihan ' || CAST(l.kelebihan_rp AS TEXT) AS uraian, \
     CAST(0 AS BIGINT) AS rupiah, CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, \
     CASE WHEN EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko AND z.no_lelang = l.no_lelang) THEN 'BATAL' ELSE '' END AS status \
     FROM lelang_hutang l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang WHERE h.kode_pelanggan IN {orang}",
    "SELECT z.waktu AS waktu, z.toko || '/' || z.no_batal AS id, z.tgl_system AS tgl_system, z.toko AS kode_toko, \
     'BATAL' AS jenis, z.no_batal AS no_dok, z.no_lelang || ': ' || z.alasan AS uraian, CAST(0 AS BIGINT) AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM lelang_batal z JOIN hutang h ON h.toko = z.toko \
     AND h.no_hutang = z.no_hutang WHERE h.kode_pelanggan IN {orang}",
    "SELECT b.waktu AS waktu, b.toko || '/' || b.no_bayar AS id, b.tgl_system AS tgl_system, b.toko AS kode_toko, \
     'KELEBIHAN' AS jenis, b.no_bayar AS no_dok, b.no_lelang || ' ' || b.penerima AS uraian, \
     CASE b.cara WHEN 'BAYAR' THEN -b.jumlah_rp ELSE 0 END AS rupiah, CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, b.cara AS status \
     FROM kelebihan_bayar b JOIN hutang h ON h.toko = b.toko AND h.no_hutang = b.no_hutang WHERE h.kode_pelanggan IN {orang}",
];

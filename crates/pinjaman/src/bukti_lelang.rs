//! What must always hold between notices, valuations, auctions, surpluses and counts, and the books.

use ledger::periksa::{Aturan, Jendela, batal_habis};

pub(crate) const ATURAN: [Aturan; 12] = [
    Aturan::baru(
        "I9 lelang = buku pinjaman",
        "SELECT toko, no_dok, 'lelang pokok ' || SUM(p) || ' terbayar ' || SUM(t) || ' kelebihan ' || SUM(k) || ' rugi ' || SUM(r) || \
         ', buku ' || SUM(bp) || ' ' || SUM(bt) || ' ' || SUM(bk) || ' ' || SUM(br) FROM \
         (SELECT toko, no_lelang AS no_dok, pokok_rp AS p, terbayar_rp AS t, kelebihan_rp AS k, rugi_rp AS r, 0 AS bp, 0 AS bt, 0 AS bk, 0 AS br \
          FROM lelang_hutang UNION ALL SELECT toko, no_dok, 0, 0, 0, 0, CASE WHEN akun = 'POKOK' THEN keluar - masuk ELSE 0 END, \
          CASE WHEN akun IN ('BUNGA', 'DENDA', 'BIAYA') THEN masuk - keluar ELSE 0 END, CASE WHEN akun = 'KELEBIHAN' THEN masuk - keluar ELSE 0 END, \
          CASE WHEN akun = 'RUGI' THEN masuk - keluar ELSE 0 END FROM buku_pinjaman WHERE jenis_dok = 'LL') x \
         GROUP BY toko, no_dok HAVING SUM(p) <> SUM(bp) OR SUM(t) <> SUM(bt) OR SUM(k) <> SUM(bk) OR SUM(r) <> SUM(br) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I2 nilai lelang = barang yang masuk",
        "SELECT toko, no_dok, 'lelang ' || SUM(n) || ', barang ' || SUM(b) || ', stok ' || SUM(s) FROM \
         (SELECT toko, no_lelang AS no_dok, nilai_rp AS n, 0 AS b, 0 AS s FROM lelang_hutang \
          UNION ALL SELECT r.toko, r.no_lelang, 0, r.nilai_rp, 0 FROM lelang_hutang l JOIN lelang_hutang_baris r ON r.toko = l.toko \
          AND r.no_lelang = l.no_lelang \
          UNION ALL SELECT toko, no_dok, 0, 0, nilai FROM buku_stok WHERE jenis_dok = 'LL' AND milik = 'TOKO' AND substr(gudang, 1, 1) <> '@') x \
         GROUP BY toko, no_dok HAVING SUM(n) <> SUM(b) OR SUM(n) <> SUM(s) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I9 nilai lelang dibagi: pokok, bunga, kelebihan atau rugi",
        "SELECT l.toko, l.no_lelang, 'nilai ' || l.nilai_rp || ', pokok ' || l.pokok_rp || ', terbayar ' || l.terbayar_rp || ', kelebihan ' || \
         l.kelebihan_rp || ', rugi ' || l.rugi_rp FROM lelang_hutang l \
         WHERE l.nilai_rp <> l.pokok_rp + l.terbayar_rp + l.kelebihan_rp - l.rugi_rp OR l.terbayar_rp > l.bunga_rp + l.denda_rp + l.biaya_rp \
         OR (l.kelebihan_rp > 0 AND l.terbayar_rp <> l.bunga_rp + l.denda_rp + l.biaya_rp) OR (l.rugi_rp > 0 AND l.terbayar_rp > 0) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["lelang_hutang"])),
    Aturan::baru(
        "I9 dilelang sesudah jatuh tempo, diperingatkan orang lain, dinilai dua orang",
        "SELECT l.toko, l.no_lelang, 'jatuh tempo ' || k.jatuh_tempo || ', status ' || k.status FROM lelang_hutang l \
         JOIN hutang_kini k ON k.toko = l.toko AND k.no_hutang = l.no_hutang \
         WHERE ((k.status <> 'LELANG' OR k.no_tutup <> l.no_lelang) AND NOT EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko \
          AND z.no_lelang = l.no_lelang)) OR l.tgl_system <= k.jatuh_tempo \
         OR NOT EXISTS (SELECT 1 FROM peringatan_hutang r WHERE r.toko = l.toko AND r.no_hutang = l.no_hutang AND r.cara <> 'TELEPON' \
          AND r.oleh <> l.disetujui AND r.tgl_system <= l.tgl_system) \
         UNION ALL SELECT b.toko, b.no_lelang || ' baris ' || b.baris, 'nilai ' || b.nilai_rp || ' bukan yang lebih rendah dari taksiran dua orang' \
         FROM lelang_hutang_baris b JOIN lelang_hutang l ON l.toko = b.toko AND l.no_lelang = b.no_lelang \
         WHERE b.nilai_rp <> CASE WHEN b.nilai_1_rp < b.nilai_2_rp THEN b.nilai_1_rp ELSE b.nilai_2_rp END \
         OR NOT EXISTS (SELECT 1 FROM taksir_lelang t WHERE t.toko = b.toko AND t.no_hutang = b.no_hutang AND t.baris = b.baris \
          AND t.tgl_system = l.tgl_system AND t.oleh = l.penilai_1 AND t.nilai_rp = b.nilai_1_rp) \
         OR NOT EXISTS (SELECT 1 FROM taksir_lelang t WHERE t.toko = b.toko AND t.no_hutang = b.no_hutang AND t.baris = b.baris \
          AND t.tgl_system = l.tgl_system AND t.oleh = l.penilai_2 AND t.nilai_rp = b.nilai_2_rp) \
         UNION ALL SELECT k.toko, k.no_hutang, 'dilelang tanpa dokumen' FROM hutang_kini k WHERE k.status = 'LELANG' AND NOT EXISTS (SELECT 1 \
          FROM lelang_hutang l WHERE l.toko = k.toko AND l.no_hutang = k.no_hutang AND l.no_lelang = k.no_tutup \
          AND NOT EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko AND z.no_lelang = l.no_lelang)) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 uang kelebihan = lelang - dibayar",
        "SELECT toko, no_hutang, 'lelang ' || SUM(l) || ', dibayar ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, no_hutang, kelebihan_rp AS l, 0 AS b, 0 AS s FROM lelang_hutang \
          UNION ALL SELECT l.toko, l.no_hutang, -l.kelebihan_rp, 0, 0 FROM lelang_batal z JOIN lelang_hutang l ON l.toko = z.toko \
           AND l.no_lelang = z.no_lelang \
          UNION ALL SELECT toko, no_hutang, 0, jumlah_rp, 0 FROM kelebihan_bayar \
          UNION ALL SELECT toko, no_hutang, 0, 0, saldo FROM saldo_pinjaman WHERE akun = 'KELEBIHAN') x \
         GROUP BY toko, no_hutang HAVING SUM(l) - SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 lelang dibatalkan di harinya, sebelum kelebihannya dibayar",
        "SELECT z.toko, z.no_batal, 'lelang ' || z.no_lelang || ' ' || l.tgl_system || ', batal ' || z.tgl_system FROM lelang_batal z \
         JOIN lelang_hutang l ON l.toko = z.toko AND l.no_lelang = z.no_lelang \
         WHERE z.tgl_system <> l.tgl_system OR z.no_hutang <> l.no_hutang OR z.nilai_rp <> l.nilai_rp OR z.kelebihan_rp <> l.kelebihan_rp \
         OR z.disetujui = '' OR EXISTS (SELECT 1 FROM kelebihan_bayar k WHERE k.toko = z.toko AND k.no_lelang = z.no_lelang) \
         OR NOT EXISTS (SELECT 1 FROM hutang_peristiwa e WHERE e.toko = z.toko AND e.no_hutang = z.no_hutang \
          AND e.peristiwa = 'BATAL LELANG' AND e.rujukan = z.no_batal) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["lelang_batal", "kelebihan_bayar"])),
    Aturan::baru(
        "I9 jaminan lelang batal ditimbang lagi seberat waktu dilelang",
        "SELECT z.toko, z.no_batal || ' baris ' || l.baris, 'dilelang ' || l.berat || ', kembali ' || COALESCE(b.berat, 0) FROM lelang_batal z \
         JOIN lelang_hutang_baris l ON l.toko = z.toko AND l.no_lelang = z.no_lelang LEFT JOIN lelang_batal_baris b ON b.toko = z.toko \
         AND b.no_batal = z.no_batal AND b.baris = l.baris WHERE b.berat IS NULL OR b.berat_buku <> l.berat OR ABS(b.berat - l.berat) > 20 \
         UNION ALL SELECT b.toko, b.no_batal || ' baris ' || b.baris, 'tidak dilelang' FROM lelang_batal z JOIN lelang_batal_baris b \
         ON b.toko = z.toko AND b.no_batal = z.no_batal WHERE NOT EXISTS (SELECT 1 FROM lelang_hutang_baris l WHERE l.toko = z.toko \
         AND l.no_lelang = z.no_lelang AND l.baris = b.baris) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["lelang_batal"])),
    Aturan::dari("I20 lelang batal: semua buku nol", || {
        batal_habis("lelang_batal", "no_lelang", &["buku_stok", "buku_pinjaman"])
    }),
    Aturan::baru(
        "I5 uang kelebihan keluar = dibayar",
        "SELECT k.toko, k.no_bayar, k.cara || ' ' || k.jumlah_rp || ', dibayar ' || k.dibayar FROM (SELECT k.toko, k.no_bayar, k.cara, k.jumlah_rp, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = k.toko AND b.no_faktur_group = k.no_bayar AND b.arah = 'KELUAR'), 0) AS dibayar \
         FROM kelebihan_bayar k) k WHERE k.dibayar <> CASE WHEN k.cara = 'BAYAR' THEN k.jumlah_rp ELSE 0 END ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["kelebihan_bayar"])),
    Aturan::baru(
        "I17 lelang, kelebihan dan selisih hitungan punya otorisasi terpakai sebesar itu",
        "SELECT d.toko, d.no_dok, 'otorisasi ' || d.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM (SELECT toko, no_lelang AS no_dok, otorisasi, nilai_rp AS jumlah FROM lelang_hutang \
          UNION ALL SELECT toko, no_bayar, otorisasi, jumlah_rp FROM kelebihan_bayar WHERE otorisasi <> '' OR kuasa = 1 OR cara = 'PUTUS' \
          UNION ALL SELECT toko, no_jawab, otorisasi, 0 FROM hitung_jaminan_jawab) d \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I21 peringatan di pinjaman = daftar peringatan",
        "SELECT k.toko, k.no_hutang, 'tercatat ' || k.peringatan || ' terakhir ' || k.tgl_peringatan FROM hutang_kini k \
         WHERE k.peringatan <> (SELECT COUNT(*) FROM peringatan_hutang r WHERE r.toko = k.toko AND r.no_hutang = k.no_hutang) \
         OR k.tgl_peringatan <> COALESCE((SELECT MAX(r.tgl_system) FROM peringatan_hutang r WHERE r.toko = k.toko AND r.no_hutang = k.no_hutang \
          AND r.cara <> 'TELEPON'), '') ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I3 hitungan jaminan = kantongnya",
        "SELECT j.toko, j.no_hitung, 'kantong ' || j.kantong || ', cocok ' || j.cocok || ', baris ' || j.n || ', ada ' || j.ada \
         FROM (SELECT j.toko, j.no_hitung, j.kantong, j.cocok, (SELECT COUNT(*) FROM hitung_jaminan_baris b WHERE b.toko = j.toko \
          AND b.no_hitung = j.no_hitung) AS n, (SELECT COUNT(*) FROM hitung_jaminan_baris b WHERE b.toko = j.toko AND b.no_hitung = j.no_hitung \
          AND b.hasil = 'ADA') AS ada FROM hitung_jaminan j) j WHERE j.kantong <> j.n OR j.cocok <> j.ada \
         UNION ALL SELECT w.toko, w.no_jawab, 'menjawab kantong yang cocok' FROM hitung_jaminan_jawab w JOIN hitung_jaminan_baris b \
          ON b.toko = w.toko AND b.no_hitung = w.no_hitung AND b.baris = w.baris WHERE b.hasil = 'ADA' ORDER BY 1, 2",
    ),
];

//! What must always hold between the documents of money and the books: what was sent and received, moved and taken back.

use crate::domain::{BANK, KAS};
use ledger::periksa::{Aturan, Bukti, Jendela};

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "potret_kas",
        "potret_bank",
        "kirim_uang_terima",
        "kirim_uang_selesai",
        "kirim_uang",
        "pindah_saldo_baris",
        "pindah_saldo",
        "uang_batal",
        "uang_keluar",
    ],
    bertanggal: &["uang_batal", "uang_keluar"],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I11 uang dalam perjalanan = dikirim - diterima",
        "SELECT MIN(toko), no_reff, 'buku ' || SUM(b) || ', kiriman ' || SUM(k) FROM \
         (SELECT toko, no_reff, jumlah_in - jumlah_out AS b, 0 AS k FROM buku_transit \
          UNION ALL SELECT toko, no_reff, 0, jumlah FROM kirim_uang WHERE status <> 'BATAL' \
          UNION ALL SELECT toko, no_reff, 0, -jumlah_terima FROM kirim_uang_terima \
          UNION ALL SELECT toko, no_reff, 0, -jumlah FROM kirim_uang_selesai) x \
         GROUP BY no_reff HAVING SUM(b) <> SUM(k) ORDER BY 2",
    ).lintas(),
    Aturan::baru(
        "I11 kedua sisi kiriman uang sama",
        // What left a drawer is on its way; what arrived is in a drawer; the difference stays on its way until it is settled.
        "SELECT k.toko, k.nota_kirim, 'dikirim ' || k.jumlah || ', kas ' || k.kas || ', perjalanan ' || k.jalan FROM \
         (SELECT u.toko, u.nota_kirim, u.jumlah, u.status, \
          COALESCE((SELECT SUM(b.jumlah_out - b.jumlah_in) FROM buku_kas b WHERE b.toko = u.toko AND b.no_dok = u.nota_kirim), 0) AS kas, \
          COALESCE((SELECT SUM(t.jumlah_in - t.jumlah_out) FROM buku_transit t WHERE t.toko = u.toko AND t.no_dok = u.nota_kirim \
           AND t.no_reff = u.no_reff), 0) AS jalan FROM kirim_uang u) k \
         WHERE k.kas <> k.jalan OR k.kas <> CASE WHEN k.status = 'BATAL' THEN 0 ELSE k.jumlah END \
         UNION ALL SELECT k.toko, k.no_terima, 'dikirim ' || k.jumlah_kirim || ', diterima ' || k.jumlah_terima || ', kas ' || \
          k.kas || ', perjalanan ' || k.jalan FROM \
         (SELECT r.toko, r.no_terima, r.jumlah_kirim, r.jumlah_terima, \
          COALESCE((SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_kas b WHERE b.toko = r.toko AND b.no_dok = r.no_terima), 0) AS kas, \
          COALESCE((SELECT SUM(t.jumlah_out - t.jumlah_in) FROM buku_transit t WHERE t.toko = r.toko AND t.no_dok = r.no_terima \
           AND t.no_reff = r.no_reff), 0) AS jalan, \
          COALESCE((SELECT SUM(s.jumlah) FROM kirim_uang_selesai s WHERE s.toko = r.toko AND s.no_dok = r.no_terima), 0) AS lama \
          FROM kirim_uang_terima r) k \
         WHERE k.kas <> k.jumlah_terima OR k.jalan <> k.jumlah_terima + k.lama \
         UNION ALL SELECT k.toko, k.no_dok, k.tindakan || ' ' || k.jumlah || ', kas ' || k.kas || ', perjalanan ' || k.jalan FROM \
         (SELECT s.toko, s.no_dok, s.tindakan, s.jumlah, \
          COALESCE((SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_kas b WHERE b.toko = s.toko AND b.no_dok = s.no_dok), 0) AS kas, \
          COALESCE((SELECT SUM(t.jumlah_out - t.jumlah_in) FROM buku_transit t WHERE t.toko = s.toko AND t.no_dok = s.no_dok \
           AND t.no_reff = s.no_reff), 0) AS jalan FROM kirim_uang_selesai s WHERE s.tindakan <> 'LAMA') k \
         WHERE k.jalan <> k.jumlah OR k.kas <> CASE WHEN k.tindakan IN ('RUGI', 'LABA') THEN 0 ELSE k.jumlah END \
         UNION ALL SELECT u.toko, u.nota_kirim, 'status ' || u.status || ' tidak sesuai penerimaannya' FROM kirim_uang u \
         LEFT JOIN kirim_uang_terima r ON r.no_reff = u.no_reff AND r.toko = u.tujuan AND r.jumlah_kirim = u.jumlah \
         WHERE (u.status = 'DONE' AND r.no_reff IS NULL) OR (u.status <> 'DONE' AND r.no_reff IS NOT NULL) ORDER BY 1, 2",
    ).lintas(),
    Aturan::baru(
        "I12 pindah saldo tidak mengubah jumlah kas",
        "SELECT toko, no_dok, 'selisih ' || SUM(jumlah_in - jumlah_out) FROM buku_kas WHERE jenis_dok = 'PS' \
         GROUP BY toko, no_dok HAVING SUM(jumlah_in - jumlah_out) <> 0 ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I12 saldo yang dipindah = baris asalnya",
        "SELECT toko, no_dok || ' ' || kasir, 'keluar ' || SUM(k) || ', baris asal ' || SUM(a) FROM \
         (SELECT k.toko, k.no_dok, k.kasir, k.jumlah_out AS k, 0 AS a FROM buku_kas k \
          JOIN pindah_saldo h ON h.toko = k.toko AND h.no_pindah = k.no_dok WHERE k.jumlah_out > 0 \
          UNION ALL SELECT p.toko, p.no_pindah, p.kasir, 0, b.jumlah_in - b.jumlah_out FROM pindah_saldo_baris p \
          JOIN buku_kas b ON b.toko = p.toko AND b.id = p.id_kas AND b.kasir = p.kasir) x \
         GROUP BY toko, no_dok, kasir HAVING SUM(k) <> SUM(a) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 dokumen uang yang dibatalkan habis di setiap buku",
        "SELECT d.toko, d.no_dok, 'sisa ' || SUM(d.n) FROM \
         (SELECT b.toko, b.no_dok, b.jumlah_in - b.jumlah_out AS n, 'kas' AS buku FROM buku_kas b \
          JOIN uang_batal u ON u.toko = b.toko AND u.no_dok = b.no_dok \
          UNION ALL SELECT b.toko, b.no_dok, b.jumlah_in - b.jumlah_out, 'bank' FROM buku_bank b \
          JOIN uang_batal u ON u.toko = b.toko AND u.no_dok = b.no_dok \
          UNION ALL SELECT b.toko, b.no_dok, b.jumlah_in - b.jumlah_out, 'transit' FROM buku_transit b \
          JOIN uang_batal u ON u.toko = b.toko AND u.no_dok = b.no_dok) d \
         GROUP BY d.toko, d.no_dok, d.buku HAVING SUM(d.n) <> 0 ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["uang_batal"])),
    Aturan::baru(
        "I17 dokumen uang berotorisasi punya otorisasi terpakai sebesar itu",
        // Two documents of one approval cannot both be the one it names.
        "SELECT d.toko, d.no_dok, 'otorisasi ' || d.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM (SELECT u.toko, u.no_dok, u.otorisasi, COALESCE((SELECT SUM(k.jumlah_in + k.jumlah_out) FROM buku_kas k \
          WHERE k.toko = u.toko AND k.no_dok = u.no_dok AND +k.balik IS NULL), 0) AS satu, \
          COALESCE((SELECT SUM(k.jumlah_in + k.jumlah_out) FROM buku_bank k \
          WHERE k.toko = u.toko AND k.no_dok = u.no_dok AND +k.balik IS NULL), 0) AS dua FROM uang_batal u WHERE u.otorisasi <> '-' \
          UNION ALL SELECT s.toko, s.no_dok, s.otorisasi, ABS(s.jumlah), ABS(s.jumlah) FROM kirim_uang_selesai s \
          WHERE s.tindakan <> 'LAMA') d \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = d.no_dok AND o.nominal IN (d.satu, d.dua)) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_dok AND o.nominal IN (d.satu, d.dua)) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["uang_batal"])),
    Aturan::baru(
        "I17 uang keluar di atas batas sehari disetujui",
        // What stands of a person's day and nobody approved, against the limit of that day; the highest, if it was changed.
        "SELECT d.toko, d.tgl_system || ' ' || d.oleh, 'keluar ' || d.n || ', batas ' || d.batas || ' tanpa otorisasi' FROM \
         (SELECT u.toko, u.tgl_system, u.oleh, MAX(u.batas) AS batas, \
          SUM(COALESCE((SELECT SUM(k.jumlah_out) FROM buku_kas k WHERE k.toko = u.toko AND k.no_dok = u.no_dok \
           AND +k.balik IS NULL), 0) + COALESCE((SELECT SUM(k.jumlah_out) FROM buku_bank k WHERE k.toko = u.toko \
           AND k.no_dok = u.no_dok AND +k.balik IS NULL), 0)) AS n FROM uang_keluar u \
          WHERE NOT EXISTS (SELECT 1 FROM uang_batal b WHERE b.toko = u.toko AND b.no_dok = u.no_dok) \
          AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = u.toko AND o.dipakai_dok = u.no_dok AND o.status = 'TERPAKAI') \
          AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = u.toko AND o.dipakai_dok = u.no_dok \
           AND o.status = 'TERPAKAI') GROUP BY u.toko, u.tgl_system, u.oleh) d WHERE d.n > d.batas ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["uang_keluar"])),
    Aturan::baru(
        "I16 saldo awal = saldo akhir hari sebelumnya",
        "SELECT toko, hari || ' ' || objek, 'awal - akhir kemarin: ' || SUM(n) FROM \
         (SELECT p.toko, p.tanggal AS hari, 'kas ' || p.kasir AS objek, p.awal AS n FROM potret_kas p \
          UNION ALL SELECT p.toko, t.tgl_berikut, 'kas ' || p.kasir, -p.akhir FROM potret_kas p JOIN tutup_toko t \
          ON t.toko = p.toko AND t.tanggal = p.tanggal WHERE EXISTS (SELECT 1 FROM tutup_toko x \
          WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut) \
          UNION ALL SELECT p.toko, p.tanggal, 'bank ' || p.no_rekening, p.awal FROM potret_bank p \
          UNION ALL SELECT p.toko, t.tgl_berikut, 'bank ' || p.no_rekening, -p.akhir FROM potret_bank p \
          JOIN tutup_toko t ON t.toko = p.toko AND t.tanggal = p.tanggal WHERE EXISTS (SELECT 1 FROM tutup_toko x \
          WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut)) x GROUP BY toko, hari, objek HAVING SUM(n) <> 0 \
         ORDER BY 1, 2",
    ),
    Aturan::dari("I16 potret kas = buku kas", || KAS.sql_semua()).hanya_semua(),
    Aturan::dari("I16 potret bank = buku bank", || BANK.sql_semua()).hanya_semua(),
];

//! What must always hold of the journal: it balances, its sums are those of its lines, it agrees with the books to the rupiah,
//! and a closed period stays what it was.

use ledger::periksa::{Aturan, Bukti, Jendela};

pub(crate) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "jurnal_hari",
        "jurnal_baris",
        "jurnal_saldo",
        "jurnal_manual",
        "jurnal_manual_baris",
        "jurnal_manual_batal",
        "periode_akun",
        "periode_saldo",
        "akun",
    ],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "L14 setiap dokumen di jurnal seimbang",
        "SELECT b.toko, b.no_dok, 'tanggal ' || b.tanggal || ', debit ' || SUM(b.debit) || ', kredit ' || SUM(b.kredit) \
         FROM jurnal_baris b GROUP BY b.toko, b.tanggal, b.no_dok HAVING SUM(b.debit) <> SUM(b.kredit) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "L14 saldo jurnal = barisnya",
        "SELECT x.toko, x.tanggal || ' ' || x.nomor_akun, 'baris ' || SUM(x.bd) || '/' || SUM(x.bk) || ', saldo ' || SUM(x.sd) || '/' || \
         SUM(x.sk) FROM (SELECT b.toko, b.tanggal, b.nomor_akun, b.kelas, b.debit AS bd, b.kredit AS bk, 0 AS sd, 0 AS sk FROM jurnal_baris b \
         UNION ALL SELECT s.toko, s.tanggal, s.nomor_akun, s.kelas, 0, 0, s.debit, s.kredit FROM jurnal_saldo s) x \
         GROUP BY x.toko, x.tanggal, x.nomor_akun, x.kelas HAVING SUM(x.bd) <> SUM(x.sd) OR SUM(x.bk) <> SUM(x.sk) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "L14 hari jurnal = barisnya",
        "SELECT x.toko, x.tanggal, 'hari ' || x.baris || ' baris ' || x.debit || ' tanpa akun ' || x.suspens || ', isi ' || x.n || ' baris ' \
         || x.d || ' tanpa akun ' || x.s FROM (SELECT h.toko, h.tanggal, h.baris, h.debit, h.suspens, COUNT(b.urut) AS n, \
         COALESCE(SUM(b.debit), 0) AS d, COALESCE(SUM(CASE WHEN b.nomor_akun = 'SUSPENS' THEN 1 ELSE 0 END), 0) AS s FROM jurnal_hari h \
         LEFT JOIN jurnal_baris b ON b.toko = h.toko AND b.tanggal = h.tanggal GROUP BY h.toko, h.tanggal, h.baris, h.debit, h.suspens) x \
         WHERE x.n <> x.baris OR x.d <> x.debit OR x.s <> x.suspens ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::dari("L14 neraca saldo = buku", crate::cocok::aturan).sejak(Jendela::Lewat),
    Aturan::baru(
        "L14 jurnal manual seimbang dan dibukukan",
        "SELECT m.toko, m.no_jurnal, 'jumlah ' || m.jumlah_rp || ', debit ' || x.d || ', kredit ' || x.k FROM jurnal_manual m \
         JOIN (SELECT toko, no_jurnal, SUM(debit) AS d, SUM(kredit) AS k FROM jurnal_manual_baris GROUP BY toko, no_jurnal) x \
         ON x.toko = m.toko AND x.no_jurnal = m.no_jurnal WHERE x.d <> m.jumlah_rp OR x.k <> m.jumlah_rp \
         UNION ALL SELECT e.toko, e.no_jurnal, 'di jurnal tanggal ' || e.tanggal || ' ' || COALESCE(SUM(b.debit), 0) || ', seharusnya ' || e.n \
         FROM (SELECT y.toko, y.no_jurnal, y.tanggal, SUM(y.n) AS n FROM (\
          SELECT m.toko, m.no_jurnal, m.tanggal, m.waktu, m.jumlah_rp AS n FROM jurnal_manual m UNION ALL \
          SELECT m.toko, m.no_jurnal, k.tanggal, k.waktu, m.jumlah_rp FROM jurnal_manual_batal k JOIN jurnal_manual m ON m.toko = k.toko \
           AND m.no_jurnal = k.no_jurnal) y JOIN jurnal_hari h ON h.toko = y.toko AND h.tanggal = y.tanggal AND h.waktu >= y.waktu \
          GROUP BY y.toko, y.no_jurnal, y.tanggal) e LEFT JOIN jurnal_baris b ON b.toko = e.toko AND b.tanggal = e.tanggal \
         AND b.no_dok = e.no_jurnal GROUP BY e.toko, e.no_jurnal, e.tanggal, e.n HAVING COALESCE(SUM(b.debit), 0) <> e.n ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "L14 periode yang ditutup tidak berubah",
        "SELECT p.toko, p.periode, 'tutup ' || p.hari || ' hari ' || p.baris || ' baris ' || p.debit || ', kini ' || p.h || ' hari ' || p.b || \
         ' baris ' || p.d FROM (SELECT p.toko, p.periode, p.waktu, p.hari, p.baris, p.debit, COUNT(h.tanggal) AS h, \
         COALESCE(SUM(h.baris), 0) AS b, COALESCE(SUM(h.debit), 0) AS d, COALESCE(SUM(h.suspens), 0) AS s, COALESCE(MAX(h.waktu), '') AS w \
         FROM periode_akun p LEFT JOIN jurnal_hari h ON h.toko = p.toko AND h.tanggal <= p.sampai AND substr(h.tanggal, 1, 7) = p.periode \
         GROUP BY p.toko, p.periode, p.waktu, p.hari, p.baris, p.debit) p \
         WHERE p.h <> p.hari OR p.b <> p.baris OR p.d <> p.debit OR p.s <> 0 OR p.w > p.waktu ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "L14 saldo periode = hari-harinya",
        "SELECT x.toko, x.periode || ' ' || x.nomor_akun, 'tutup ' || SUM(x.pd) || '/' || SUM(x.pk) || ', hari ' || SUM(x.hd) || '/' || \
         SUM(x.hk) FROM (SELECT p.toko, p.periode, p.nomor_akun, p.kelas, p.debit AS pd, p.kredit AS pk, 0 AS hd, 0 AS hk FROM periode_saldo p \
         UNION ALL SELECT s.toko, p.periode, s.nomor_akun, s.kelas, 0, 0, s.debit, s.kredit FROM periode_akun p JOIN jurnal_saldo s \
         ON s.toko = p.toko AND s.tanggal >= p.periode AND s.tanggal <= p.sampai) x \
         GROUP BY x.toko, x.periode, x.nomor_akun, x.kelas HAVING SUM(x.pd) <> SUM(x.hd) OR SUM(x.pk) <> SUM(x.hk) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "I17 jurnal manual punya otorisasi terpakai",
        "SELECT m.toko, m.no_jurnal, 'otorisasi ' || m.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM jurnal_manual m WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = m.toko AND o.id = m.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = m.no_jurnal AND o.nominal = m.jumlah_rp) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = m.toko AND o.id = m.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = m.no_jurnal AND o.nominal = m.jumlah_rp) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
];

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
        "SELECT h.toko, h.tanggal, 'hari ' || h.baris || ' baris ' || h.debit || ', isi ' || x.n || ' baris ' || x.d FROM jurnal_hari h \
         JOIN (SELECT h.toko, h.tanggal, (SELECT COUNT(*) FROM jurnal_baris b WHERE b.toko = h.toko AND b.tanggal = h.tanggal) AS n, \
         COALESCE((SELECT SUM(b.debit) FROM jurnal_baris b WHERE b.toko = h.toko AND b.tanggal = h.tanggal), 0) AS d FROM jurnal_hari h) x \
         ON x.toko = h.toko AND x.tanggal = h.tanggal WHERE x.n <> h.baris OR x.d <> h.debit ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::dari("L14 neraca saldo = buku", crate::cocok::aturan).sejak(Jendela::Lewat),
    Aturan::baru(
        "L14 jurnal manual seimbang dan dibukukan",
        "SELECT m.toko, m.no_jurnal, 'jumlah ' || m.jumlah_rp || ', debit ' || x.d || ', kredit ' || x.k FROM jurnal_manual m \
         JOIN (SELECT toko, no_jurnal, SUM(debit) AS d, SUM(kredit) AS k FROM jurnal_manual_baris GROUP BY toko, no_jurnal) x \
         ON x.toko = m.toko AND x.no_jurnal = m.no_jurnal WHERE x.d <> m.jumlah_rp OR x.k <> m.jumlah_rp \
         UNION ALL SELECT m.toko, m.no_jurnal, 'tidak ada di jurnal tanggal ' || m.tanggal FROM jurnal_manual m JOIN jurnal_hari h \
         ON h.toko = m.toko AND h.tanggal = m.tanggal WHERE h.waktu >= m.waktu AND NOT EXISTS (SELECT 1 FROM jurnal_baris b \
         WHERE b.toko = m.toko AND b.tanggal = m.tanggal AND b.no_dok = m.no_jurnal) ORDER BY 1, 2",
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
        "I17 jurnal manual punya otorisasi terpakai",
        "SELECT m.toko, m.no_jurnal, 'otorisasi ' || m.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM jurnal_manual m WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = m.toko AND o.id = m.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = m.no_jurnal AND o.nominal = m.jumlah_rp) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = m.toko AND o.id = m.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = m.no_jurnal AND o.nominal = m.jumlah_rp) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
];

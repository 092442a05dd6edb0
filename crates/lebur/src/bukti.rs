//! What must always hold of melting: a lot is what the books took in and holds it until it is closed, once; loss and gain are named,
//! within the norm or approved, tested by a third; refined gold is sold once, at a price, for money.

use crate::domain::LEBUR;
use ledger::periksa::{Aturan, Bukti, Jendela, batal_habis};

pub(crate) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "lot_lebur",
        "lot_lebur_baris",
        "lot_lebur_peristiwa",
        "lot_lebur_kini",
        "hasil_lebur",
        "hasil_lebur_baris",
        "jual_ciok",
        "jual_ciok_baris",
        "batal_lebur",
        "potret_lebur",
        "potret_posisi",
        "buku_lebur",
        "tutup_toko",
        "otorisasi",
        "otorisasi_sendiri",
        "barang_batu",
    ],
    bertanggal: &["lot_lebur", "lot_lebur_peristiwa", "hasil_lebur", "jual_ciok", "batal_lebur"],
    // A sale that is taken back has a number of its own kind and no payment; the rule I5 below proves its money.
    ..Bukti::TANPA
};

/// What an approval of this document by another, or by an owner who is alone, looks like.
macro_rules! disetujui {
    ($tabel:literal, $dok:literal) => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = ",
            $tabel,
            ".toko AND o.id = ",
            $tabel,
            ".otorisasi AND o.status = 'TERPAKAI' AND o.dipakai_dok = ",
            $dok,
            " AND o.penyetuju <> ",
            $tabel,
            ".oleh) AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = ",
            $tabel,
            ".toko AND o.id = ",
            $tabel,
            ".otorisasi AND o.status = 'TERPAKAI' AND o.dipakai_dok = ",
            $dok,
            ")"
        )
    };
}

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I2 lot lebur = baris = buku stok",
        "SELECT toko, no_lot, 'kepala ' || SUM(k) || ' mg murni, baris ' || SUM(r) || ', buku ' || SUM(b) || '; nilai ' || SUM(kn) || \
         ', ' || SUM(rn) || ', ' || SUM(bn) FROM \
         (SELECT toko, no_lot, murni AS k, 0 AS r, 0 AS b, nilai AS kn, 0 AS rn, 0 AS bn, berat AS kb, 0 AS rb, 0 AS bb FROM lot_lebur \
          UNION ALL SELECT l.toko, l.no_lot, 0, r.murni, 0, 0, r.nilai, 0, 0, r.berat, 0 FROM lot_lebur l JOIN lot_lebur_baris r \
          ON r.toko = l.toko AND r.no_lot = l.no_lot \
          UNION ALL SELECT toko, no_dok, 0, 0, murni, 0, 0, nilai, 0, 0, berat FROM buku_stok WHERE gudang = '@LEBUR' AND jenis_dok = 'LB' \
          AND +balik IS NULL \
          UNION ALL SELECT toko, no_dok, 0, 0, murni, 0, 0, nilai, 0, 0, berat FROM buku_curah WHERE gudang = '@LEBUR' \
          AND jenis_dok = 'LB' AND +balik IS NULL) x GROUP BY toko, no_lot \
         HAVING SUM(k) <> SUM(r) OR SUM(k) <> SUM(b) OR SUM(kn) <> SUM(rn) OR SUM(kn) <> SUM(bn) OR SUM(kb) <> SUM(rb) \
         OR SUM(kb) <> SUM(bb) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["lot_lebur", "buku_stok", "buku_curah"])),
    // A lot that is open holds all that went in, one that is closed or taken back nothing.
    Aturan::baru(
        "I19 emas di lot lebur = lot yang terbuka",
        "SELECT toko, nomor, 'buku ' || SUM(b) || ' mg murni, lot terbuka ' || SUM(l) FROM \
         (SELECT toko, baki AS nomor, murni AS b, berat AS bb, nilai AS bn, 0 AS l, 0 AS lb, 0 AS ln FROM saldo_lokasi \
          WHERE gudang = '@LEBUR' \
          UNION ALL SELECT toko, baki, murni, berat, nilai, 0, 0, 0 FROM saldo_curah WHERE gudang = '@LEBUR' \
          UNION ALL SELECT l.toko, l.no_lot, 0, 0, 0, l.murni, l.berat, l.nilai FROM lot_lebur l JOIN lot_lebur_kini k \
          ON k.toko = l.toko AND k.no_lot = l.no_lot AND k.tahap IN ('BUKA', 'KIRIM')) x GROUP BY toko, nomor \
         HAVING SUM(b) <> SUM(l) OR SUM(bb) <> SUM(lb) OR SUM(bn) <> SUM(ln) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 ciok di buku = hasil yang belum dijual",
        "SELECT toko, nomor, 'buku ' || SUM(b) || ' mg murni, hasil ' || SUM(h) FROM \
         (SELECT toko, baki AS nomor, murni AS b, berat AS bb, nilai AS bn, 0 AS h, 0 AS hb, 0 AS hn FROM saldo_curah WHERE gudang = '@CIOK' \
          UNION ALL SELECT r.toko, r.no_dok || '/' || r.baris, 0, 0, 0, r.murni, r.berat, r.nilai FROM hasil_lebur_baris r \
          WHERE r.bentuk = 'CIOK' AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = r.toko AND b.no_dok = r.no_dok) \
          AND NOT EXISTS (SELECT 1 FROM jual_ciok_baris j WHERE j.toko = r.toko AND j.no_hasil = r.no_dok AND j.baris_hasil = r.baris \
           AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = j.toko AND b.no_dok = j.no_dok))) x GROUP BY toko, nomor \
         HAVING SUM(b) <> SUM(h) OR SUM(bb) <> SUM(hb) OR SUM(bn) <> SUM(hn) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 hasil lebur = lotnya dan barisnya",
        "SELECT h.toko, h.no_dok, 'masuk ' || h.murni_masuk || ' mg murni, keluar ' || h.murni || ', lot atau baris tidak sama' \
         FROM hasil_lebur h LEFT JOIN lot_lebur l ON l.toko = h.toko AND l.no_lot = h.no_lot WHERE l.no_lot IS NULL \
         OR l.murni <> h.murni_masuk OR l.berat <> h.berat_masuk OR l.nilai <> h.nilai OR l.norma <> h.norma OR l.jenis <> h.jenis \
         OR h.murni <> COALESCE((SELECT SUM(r.murni) FROM hasil_lebur_baris r WHERE r.toko = h.toko AND r.no_dok = h.no_dok), 0) \
         OR h.berat <> COALESCE((SELECT SUM(r.berat) FROM hasil_lebur_baris r WHERE r.toko = h.toko AND r.no_dok = h.no_dok), 0) \
         OR (h.nilai <> COALESCE((SELECT SUM(r.nilai) FROM hasil_lebur_baris r WHERE r.toko = h.toko AND r.no_dok = h.no_dok), 0)) \
         ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["hasil_lebur"])),
    Aturan::baru(
        "I2 susut dan lebih lebur = buku curah",
        "SELECT toko, no_dok, 'dokumen susut ' || SUM(s) || ' lebih ' || SUM(l) || ' mg, buku ' || SUM(bs) || ' ' || SUM(bl) FROM \
         (SELECT toko, no_dok, susut AS s, lebih AS l, 0 AS bs, 0 AS bl, susut_berat AS sb, lebih_berat AS lb, 0 AS bsb, 0 AS blb \
          FROM hasil_lebur \
          UNION ALL SELECT toko, no_dok, 0, 0, CASE WHEN gudang = '@SUSUT' THEN murni ELSE 0 END, \
          CASE WHEN gudang = '@LEBIH' THEN -murni ELSE 0 END, 0, 0, CASE WHEN gudang = '@SUSUT' THEN berat ELSE 0 END, \
          CASE WHEN gudang = '@LEBIH' THEN -berat ELSE 0 END FROM buku_curah WHERE jenis_dok = 'LH' AND +balik IS NULL) x \
         GROUP BY toko, no_dok HAVING SUM(s) <> SUM(bs) OR SUM(l) <> SUM(bl) OR SUM(sb) <> SUM(bsb) OR SUM(lb) <> SUM(blb) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I19 lot lebur ditutup sekali",
        "SELECT l.toko, l.no_lot, 'hasil yang berlaku ' || COUNT(h.no_dok) || ', ' || k.tahap || ' ' || k.no_hasil FROM lot_lebur l \
         JOIN lot_lebur_kini k ON k.toko = l.toko AND k.no_lot = l.no_lot LEFT JOIN hasil_lebur h ON h.toko = l.toko \
         AND h.no_lot = l.no_lot AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = h.toko AND b.no_dok = h.no_dok) \
         GROUP BY l.toko, l.no_lot, k.tahap, k.no_hasil HAVING COUNT(h.no_dok) <> CASE WHEN k.tahap = 'SELESAI' THEN 1 ELSE 0 END \
         OR COALESCE(MAX(h.no_dok), '') <> k.no_hasil ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 keadaan lot lebur = peristiwa terakhir",
        "SELECT l.toko, l.no_lot, COALESCE(k.tahap, '-') || ', peristiwa ' || COALESCE(p.peristiwa, '-') FROM lot_lebur l \
         LEFT JOIN lot_lebur_kini k ON k.toko = l.toko AND k.no_lot = l.no_lot \
         LEFT JOIN lot_lebur_peristiwa p ON p.toko = l.toko AND p.no_lot = l.no_lot AND p.ke = (SELECT MAX(x.ke) \
          FROM lot_lebur_peristiwa x WHERE x.toko = l.toko AND x.no_lot = l.no_lot) WHERE k.tahap IS NULL OR p.peristiwa IS NULL \
         OR k.tahap <> CASE p.peristiwa WHEN 'BUKA' THEN 'BUKA' WHEN 'HASIL' THEN 'SELESAI' WHEN 'BATAL' THEN 'BATAL' ELSE 'KIRIM' END \
         OR k.kode_pelebur <> p.kode_pelebur ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 lot lebur diterima orang lain",
        concat!(
            "SELECT l.toko, l.no_lot, 'diserahkan ' || l.oleh || ', diterima ' || l.penerima FROM lot_lebur l WHERE ",
            disetujui!("l", "l.no_lot"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["lot_lebur"])),
    Aturan::baru(
        "I17 lot lebur ke pelebur disetujui orang lain",
        concat!(
            "SELECT e.toko, e.no_lot, 'dikirim ' || e.oleh || ', disetujui ' || e.disetujui FROM lot_lebur_peristiwa e \
             WHERE e.peristiwa = 'KIRIM' AND ",
            disetujui!("e", "e.no_lot"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["lot_lebur_peristiwa"])),
    Aturan::baru(
        "I17 hasil lebur diuji orang ketiga",
        "SELECT h.toko, h.no_dok, 'diuji ' || h.penguji || ', diserahkan ' || l.oleh || ', diterima ' || l.penerima FROM hasil_lebur h \
         JOIN lot_lebur l ON l.toko = h.toko AND l.no_lot = h.no_lot WHERE (EXISTS (SELECT 1 FROM lot_lebur_peristiwa e \
          WHERE e.toko = h.toko AND e.no_lot = h.no_lot AND e.peristiwa IN ('BUKA', 'KIRIM') AND h.penguji IN (e.oleh, e.disetujui)) \
         OR (h.penguji <> h.oleh AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = h.toko AND o.id = h.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = h.no_dok AND o.penyetuju = h.penguji))) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = h.toko AND o.id = h.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = h.no_dok) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["hasil_lebur"])),
    Aturan::baru(
        "I19 susut lebur di atas norma dan lebih disetujui",
        concat!(
            "SELECT h.toko, h.no_dok, 'susut ' || h.susut || ' mg, norma ' || h.norma || ', lebih ' || h.lebih FROM hasil_lebur h \
             WHERE (h.susut > h.norma OR h.lebih_berat > 0 OR NOT EXISTS (SELECT 1 FROM hasil_lebur_baris r WHERE r.toko = h.toko \
             AND r.no_dok = h.no_dok)) AND ",
            disetujui!("h", "h.no_dok"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["hasil_lebur"])),
    Aturan::baru(
        "I19 susut lebur tidak dilepas yang membawa lotnya",
        "SELECT h.toko, h.no_dok, 'disetujui ' || h.disetujui || ', yang membawa lotnya' FROM hasil_lebur h \
         WHERE h.disetujui <> '' AND EXISTS (SELECT 1 FROM lot_lebur_peristiwa e WHERE e.toko = h.toko AND e.no_lot = h.no_lot \
          AND e.peristiwa IN ('BUKA', 'KIRIM') AND e.oleh = h.disetujui) AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o \
          WHERE o.toko = h.toko AND o.id = h.otorisasi AND o.status = 'TERPAKAI' AND o.dipakai_dok = h.no_dok) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["hasil_lebur"])),
    Aturan::baru(
        "I5 jual ciok = baris, uang dan buku pajak",
        "SELECT toko, no_dok, 'total ' || SUM(t) || ', uang ' || SUM(u) || '; harga ' || SUM(h) || ', baris ' || SUM(r) || '; pph ' || \
         SUM(p) || ', buku ' || SUM(bp) FROM \
         (SELECT toko, no_dok, total AS t, 0 AS u, harga AS h, 0 AS r, pph AS p, 0 AS bp, murni AS m, 0 AS rm FROM jual_ciok \
          UNION ALL SELECT j.toko, j.no_dok, 0, 0, 0, r.harga, 0, 0, 0, r.murni FROM jual_ciok j JOIN jual_ciok_baris r \
          ON r.toko = j.toko AND r.no_dok = j.no_dok \
          UNION ALL SELECT toko, no_dok, 0, jumlah_in - jumlah_out, 0, 0, 0, 0, 0, 0 FROM buku_kas WHERE jenis_dok = 'JC' AND +balik IS NULL \
          UNION ALL SELECT toko, no_dok, 0, jumlah_in - jumlah_out, 0, 0, 0, 0, 0, 0 FROM buku_bank WHERE jenis_dok = 'JC' AND +balik IS NULL \
          UNION ALL SELECT toko, no_dok, 0, 0, 0, 0, 0, pajak, 0, 0 FROM buku_pajak WHERE jenis_pajak = 'PPH22' AND +balik IS NULL) x \
         GROUP BY toko, no_dok HAVING SUM(t) <> SUM(u) OR SUM(h) <> SUM(r) OR SUM(p) <> SUM(bp) OR SUM(m) <> SUM(rm) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["jual_ciok", "buku_kas", "buku_bank", "buku_pajak"])),
    Aturan::baru(
        "I17 jual ciok disetujui orang lain",
        concat!(
            "SELECT j.toko, j.no_dok, 'harga ' || j.harga || ', paling murah ' || j.lantai || ', disetujui ' || j.disetujui \
             FROM jual_ciok j WHERE ",
            disetujui!("j", "j.no_dok"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["jual_ciok"])),
    Aturan::baru(
        "L12 PPh 22 jual ciok dan batas harganya",
        "SELECT j.toko, j.no_dok, 'pph ' || j.pph || ' dari ' || j.harga || ', paling murah ' || j.lantai FROM jual_ciok j \
         WHERE j.pph <> j.harga * j.tarif_pph / 10000 OR (j.is_badan = 0 AND j.pph > 0) OR (j.harga < j.lantai AND j.pemilik = 0) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["jual_ciok"])),
    Aturan::dari("I20 dokumen lebur batal: bukunya nol", || {
        batal_habis("batal_lebur", "no_dok", &["buku_stok", "buku_curah", "buku_kas", "buku_bank", "buku_pajak"])
    })
    .sejak(Jendela::Hanya(&["batal_lebur"])),
    // What a closed day says of where the gold lay is what the books keep of that day.
    Aturan::baru(
        "I14 potret posisi = potret stok, curah, tukang dan lebur",
        "SELECT toko, tanggal, 'posisi ' || SUM(p) || ' mg murni, buku ' || SUM(b) FROM \
         (SELECT toko, tanggal, murni AS p, 0 AS b FROM potret_posisi WHERE tempat <> 'JALAN' \
          UNION ALL SELECT s.toko, s.tanggal, 0, s.murni FROM potret_stok s WHERE EXISTS (SELECT 1 FROM potret_posisi q \
          WHERE q.toko = s.toko AND q.tanggal = s.tanggal) \
          UNION ALL SELECT s.toko, s.tanggal, 0, s.murni FROM potret_curah s WHERE s.jenis_stok = 'MANUAL' AND EXISTS \
          (SELECT 1 FROM potret_posisi q WHERE q.toko = s.toko AND q.tanggal = s.tanggal) \
          UNION ALL SELECT s.toko, s.tanggal, 0, s.saldo FROM potret_tukang s WHERE EXISTS (SELECT 1 FROM potret_posisi q \
          WHERE q.toko = s.toko AND q.tanggal = s.tanggal) \
          UNION ALL SELECT s.toko, s.tanggal, 0, s.murni FROM potret_lebur s WHERE EXISTS (SELECT 1 FROM potret_posisi q \
          WHERE q.toko = s.toko AND q.tanggal = s.tanggal)) x \
         GROUP BY toko, tanggal HAVING SUM(p) <> SUM(b) ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::dari(LEBUR.aturan, || LEBUR.sql_semua()).hanya_semua(),
];

//! What must always hold between the documents of points and gifts and their books (I10).

use super::domain::HADIAH;
use ledger::periksa::{Aturan, Bukti, Jendela};

pub(super) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "dok_poin_batal",
        "dok_poin",
        "dok_hadiah_baris",
        "dok_hadiah",
        "hadiah",
        "potret_hadiah",
        "tutup_toko",
    ],
    bertanggal: &["dok_poin", "dok_hadiah", "dok_poin_batal"],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I10 dokumen poin = buku poin",
        "SELECT d.toko, d.no_dok, 'dokumen ' || d.n || ', buku ' || d.b FROM (SELECT d.toko, d.no_dok, \
         CASE WHEN d.jenis = 'TAMBAH' THEN d.poin ELSE -d.poin END AS n, \
         COALESCE((SELECT SUM(b.poin) FROM buku_poin b WHERE b.toko = d.toko AND b.no_dok = d.no_dok \
         AND b.kode_pelanggan = d.kode_pelanggan AND +b.balik IS NULL AND b.jenis = d.jenis), 0) AS b FROM dok_poin d) d \
         WHERE d.n <> d.b ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["dok_poin"])),
    Aturan::baru(
        "I10 tukar hadiah = buku poin",
        "SELECT d.toko, d.no_dok, 'dokumen ' || d.poin || ', baris ' || d.r || ', buku ' || d.b FROM (SELECT d.toko, d.no_dok, d.poin, \
         COALESCE((SELECT SUM(-r.qty * r.point) FROM dok_hadiah_baris r WHERE r.toko = d.toko AND r.no_dok = d.no_dok), 0) AS r, \
         COALESCE((SELECT SUM(-b.poin) FROM buku_poin b WHERE b.toko = d.toko AND b.no_dok = d.no_dok AND +b.balik IS NULL \
         AND b.jenis = 'TUKAR'), 0) AS b FROM dok_hadiah d WHERE d.jenis = 'TUKAR') d \
         WHERE d.poin <> d.b OR d.poin <> d.r ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["dok_hadiah"])),
    Aturan::baru(
        "I10 dokumen hadiah = buku hadiah",
        "SELECT toko, no_dok || ' ' || kode_hadiah, 'dokumen ' || SUM(d) || ', buku ' || SUM(b) FROM \
         (SELECT toko, no_dok, kode_hadiah, qty AS d, 0 AS b FROM dok_hadiah_baris \
          UNION ALL SELECT toko, no_dok, kode_hadiah, 0, qty FROM buku_hadiah WHERE +balik IS NULL) x \
         GROUP BY toko, no_dok, kode_hadiah HAVING SUM(d) <> SUM(b) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "I10 stock master hadiah = buku hadiah",
        "SELECT h.toko, h.kode_hadiah, 'master ' || h.stock || ', buku ' || COALESCE(s.qty, 0) FROM hadiah h \
         LEFT JOIN saldo_hadiah s ON s.toko = h.toko AND s.kode_hadiah = h.kode_hadiah \
         WHERE h.stock <> COALESCE(s.qty, 0) ORDER BY 1, 2",
    ),
    // Lapsed points that came back, and points that follow a merged card, stand beside the reverse.
    Aturan::baru(
        "I20 dokumen poin dan hadiah batal: buku nol",
        "SELECT b.toko, b.no_dok, 'masih ada baris yang belum dibalik' FROM dok_poin_batal b WHERE \
         EXISTS (SELECT 1 FROM buku_poin x WHERE x.toko = b.toko AND x.no_dok = b.no_dok AND +x.balik IS NULL \
         AND x.jenis NOT IN ('PULIH', 'GABUNG', 'KELUAR') AND NOT EXISTS (SELECT 1 FROM buku_poin y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_hadiah x WHERE x.toko = b.toko AND x.no_dok = b.no_dok AND +x.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_hadiah y WHERE y.toko = x.toko AND y.balik = x.id)) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["dok_poin_batal"])),
    Aturan::baru(
        "I17 poin impor tidak dipakai pengimpornya sendirian",
        "SELECT b.toko, b.no_dok, 'poin ' || i.no_dok || ' diimpor dan dipakai ' || b.oleh || ' tanpa otorisasi' FROM buku_poin b \
         JOIN impor_member i ON i.no_dok = b.lot AND i.oleh = b.oleh WHERE b.jenis IN ('BAYAR', 'TUKAR') AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = b.toko AND o.dipakai_dok = b.no_dok AND o.status = 'TERPAKAI') \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = b.toko AND o.dipakai_dok = b.no_dok \
         AND o.status = 'TERPAKAI') ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::dari(HADIAH.aturan, || HADIAH.sql_semua()).hanya_semua(),
];

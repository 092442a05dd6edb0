//! What must always hold of tax invoices: they are what the tax book says, their numbers follow each other within their ranges.

use ledger::periksa::{Aturan, Bukti, Jendela};

pub(crate) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &["efaktur", "efaktur_baris", "efaktur_ekspor", "efaktur_rentang"],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I23 faktur pajak = buku pajak",
        "SELECT e.toko, 'faktur ' || e.id, 'dpp ' || e.dpp || ' ppn ' || e.ppn || ', buku ' || x.d || ' ' || x.p FROM efaktur e \
         JOIN (SELECT r.toko, r.id_efaktur, SUM(b.dpp) AS d, SUM(b.pajak) AS p, SUM(r.dpp) AS rd, SUM(r.ppn) AS rp FROM efaktur_baris r \
          JOIN buku_pajak b ON b.toko = r.toko AND b.id = r.id_pajak GROUP BY r.toko, r.id_efaktur) x ON x.toko = e.toko \
          AND x.id_efaktur = e.id WHERE x.d <> e.dpp OR x.p <> e.ppn OR x.rd <> e.dpp OR x.rp <> e.ppn OR (e.nomor > 0) <> (e.ppn > 0) \
         UNION ALL SELECT e.toko, 'faktur ' || e.id, 'tanpa baris' FROM efaktur e WHERE NOT EXISTS (SELECT 1 FROM efaktur_baris r \
          WHERE r.toko = e.toko AND r.id_efaktur = e.id) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "I15 nomor faktur pajak tanpa lompatan",
        "SELECT r.toko, 'rentang ' || r.urut, 'terpakai ' || r.n || ' nomor, terakhir ' || r.m FROM (SELECT r.toko, r.urut, r.dari, \
         COUNT(e.nomor) AS n, COALESCE(MAX(e.nomor), 0) AS m FROM efaktur_rentang r LEFT JOIN efaktur e ON e.toko = r.toko \
         AND e.nomor BETWEEN r.dari AND r.sampai GROUP BY r.toko, r.urut, r.dari) r WHERE r.n > 0 AND r.m <> r.dari + r.n - 1 \
         UNION ALL SELECT e.toko, 'faktur ' || e.id, 'nomor ' || e.nomor || ' di luar rentang toko' FROM efaktur e WHERE e.nomor > 0 \
         AND NOT EXISTS (SELECT 1 FROM efaktur_rentang r WHERE r.toko = e.toko AND e.nomor BETWEEN r.dari AND r.sampai) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "I23 ekspor faktur pajak = fakturnya",
        "SELECT k.toko, 'ekspor ' || k.id, 'faktur ' || k.faktur || ' ppn ' || k.ppn || ', isi ' || k.n || ' ppn ' || k.p FROM \
         (SELECT k.toko, k.id, k.faktur, k.dpp, k.ppn, SUM(CASE WHEN e.nomor > 0 THEN 1 ELSE 0 END) AS n, COALESCE(SUM(e.dpp), 0) AS d, \
         COALESCE(SUM(e.ppn), 0) AS p FROM efaktur_ekspor k LEFT JOIN efaktur e ON e.toko = k.toko AND e.id_ekspor = k.id \
         GROUP BY k.toko, k.id, k.faktur, k.dpp, k.ppn) k WHERE k.n <> k.faktur OR k.d <> k.dpp OR k.p <> k.ppn ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
];

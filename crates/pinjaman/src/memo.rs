//! Interest and penalty of loans in SQL, for what looks at all of them at once: the memo at closing, the rule that proves what was
//! charged. The same integers as `values::bunga`; multiplications are split so that none is larger than 64 bits.

use db::{Tx, args};
use platform::Hasil;
use platform::domain::{Hari, Potret};

/// Days of a date as a number, as `kini::nomor_hari` counts them; `kolom` holds an ISO date.
pub(crate) fn nomor_sql(kolom: &str) -> String {
    let angka = |dari: i64, n: i64| format!("CAST(substr({kolom}, {dari}, {n}) AS BIGINT)");
    let (y, m, d) = (angka(1, 4), angka(6, 2), angka(9, 2));
    let y = format!("({y} - CASE WHEN {m} <= 2 THEN 1 ELSE 0 END)");
    let m = format!("({m} + CASE WHEN {m} > 2 THEN -3 ELSE 9 END)");
    format!("(365 * {y} + {y} / 4 - {y} / 100 + {y} / 400 + (153 * {m} + 2) / 5 + {d} - 307)")
}

/// Days charged for days elapsed; `h` is the alias of the loan, `grace` its days of grace here.
pub(crate) fn lama_sql(h: &str, hari: &str, grace: &str) -> String {
    let paling = format!("CASE WHEN {hari} > {h}.min_hari THEN {hari} ELSE {h}.min_hari END");
    format!(
        "CASE WHEN {grace} > 0 AND {hari} <= {grace} THEN 0 \
         ELSE ({paling} + {h}.blok_hari - 1) / {h}.blok_hari * {h}.blok_hari END"
    )
}

/// `pokok x bunga x lama / (100 x 30)` up to the next multiple.
pub(crate) fn bunga_sql(h: &str, pokok: &str, lama: &str) -> String {
    let rupiah = format!(
        "({pokok} / 300000 * {h}.bunga * ({lama}) + ({pokok} % 300000 * {h}.bunga * ({lama}) + 299999) / 300000)"
    );
    format!("({rupiah} + {h}.pembulatan - 1) / {h}.pembulatan * {h}.pembulatan")
}

/// The penalty of so many days late: a share of the principal for every started 30 days, half up.
pub(crate) fn denda_sql(h: &str, pokok: &str, telat: &str) -> String {
    let periode = format!("(({telat} + 29) / 30)");
    format!(
        "CASE WHEN {telat} <= 0 THEN 0 ELSE {pokok} / 10000 * {h}.denda * {periode} \
         + ({pokok} % 10000 * {h}.denda * {periode} + 5000) / 10000 END"
    )
}

/// What is owed by and to customers at closing, with what had run up by then.
pub(crate) const PINJAMAN: Potret = Potret {
    aturan: "I16 potret pinjaman = buku pinjaman",
    tabel: "potret_pinjaman",
    buku: "buku_pinjaman",
    kunci: &["no_hutang", "akun"],
    nilai: &[("saldo", "masuk - b.keluar")],
    dalam: " AND b.akun IN ('POKOK', 'KELEBIHAN')",
    tulis: potret,
};

/// Days are counted to the later of the business day and Jakarta's, as a redemption would.
fn potret(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    let hari = crate::kini::nomor_hari(h.tgl.max(h.hari_ini))?;
    let grace = "CASE WHEN h.asal = 'LANJUT' THEN 0 ELSE h.grace_hari END";
    let lama = lama_sql("h", "($3 - k.hari_mulai)", grace);
    let sql = format!(
        "INSERT INTO potret_pinjaman (toko, tanggal, no_hutang, akun, saldo, lama, bunga, denda) \
         SELECT x.toko, $2, x.no_hutang, 'POKOK', x.saldo, x.lama, {bunga}, {denda} FROM \
         (SELECT s.toko, s.no_hutang, s.saldo, h.bunga, h.denda, h.pembulatan, $3 - k.hari_tempo AS telat, {lama} AS lama \
          FROM saldo_pinjaman s JOIN hutang h ON h.toko = s.toko AND h.no_hutang = s.no_hutang \
          JOIN hutang_kini k ON k.toko = s.toko AND k.no_hutang = s.no_hutang \
          WHERE s.toko = $1 AND s.akun = 'POKOK' AND s.saldo > 0) x",
        bunga = bunga_sql("x", "x.saldo", "x.lama"),
        denda = denda_sql("x", "x.saldo", "x.telat"),
    );
    tx.exec(&sql, args![&h.toko, h.tgl, hari])?;
    tx.exec(
        "INSERT INTO potret_pinjaman (toko, tanggal, no_hutang, akun, saldo, lama, bunga, denda) \
         SELECT toko, $2, no_hutang, akun, saldo, 0, 0, 0 FROM saldo_pinjaman WHERE toko = $1 AND akun = 'KELEBIHAN' AND saldo > 0",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

//! What the reports of the double-entry journal share: which stores count, names of accounts, and the statements that the
//! report of a store and that of the chain are both made of.

/// The stores of a report: `toko` the chosen one, `rantai` all of them together.
macro_rules! toko_jurnal {
    (toko) => {
        "s.toko = :toko"
    };
    (rantai) => {
        ":toko <> ''"
    };
}
pub(crate) use toko_jurnal;

/// The chart: one name a number, whatever store has it.
macro_rules! bagan {
    () => {
        "(SELECT a.nomor_akun, MIN(a.nama_akun) AS nama_akun, MIN(a.golongan) AS golongan FROM akun a GROUP BY a.nomor_akun)"
    };
}
pub(crate) use bagan;

/// Sums of every account before a day, within days, and after them.
macro_rules! neraca_saldo {
    ($mana:ident) => {
        concat!(
            "SELECT CASE x.nomor_akun WHEN 'SUSPENS' THEN 'TANPA AKUN' ELSE COALESCE(a.golongan, 'TANPA AKUN') END AS golongan, x.nomor_akun, \
             COALESCE(a.nama_akun, 'BELUM DIPETAKAN') AS nama_akun, CAST(x.awal AS BIGINT) AS saldo_awal, CAST(x.debit AS BIGINT) AS debit, \
             CAST(x.kredit AS BIGINT) AS kredit, CAST(x.awal + x.debit - x.kredit AS BIGINT) AS saldo_akhir FROM (SELECT s.nomor_akun, \
             SUM(CASE WHEN s.tanggal < :tgl_from THEN s.debit - s.kredit ELSE 0 END) AS awal, \
             SUM(CASE WHEN s.tanggal >= :tgl_from THEN s.debit ELSE 0 END) AS debit, \
             SUM(CASE WHEN s.tanggal >= :tgl_from THEN s.kredit ELSE 0 END) AS kredit FROM jurnal_saldo s WHERE ",
            crate::akuntansi::toko_jurnal!($mana),
            " AND s.tanggal <= :tgl_to GROUP BY s.nomor_akun) x LEFT JOIN ",
            crate::akuntansi::bagan!(),
            " a ON a.nomor_akun = x.nomor_akun WHERE x.awal <> 0 OR x.debit <> 0 OR x.kredit <> 0 ORDER BY x.nomor_akun",
        )
    };
}
pub(crate) use neraca_saldo;

/// Income less cost: every account of the year's result within days, income above nothing.
macro_rules! laba_rugi {
    ($mana:ident) => {
        concat!(
            "SELECT a.golongan, x.nomor_akun, a.nama_akun, CAST(x.n AS BIGINT) AS jumlah FROM (SELECT s.nomor_akun, \
             SUM(s.kredit - s.debit) AS n FROM jurnal_saldo s WHERE ",
            crate::akuntansi::toko_jurnal!($mana),
            " AND s.tanggal BETWEEN :tgl_from AND :tgl_to GROUP BY s.nomor_akun) x JOIN ",
            crate::akuntansi::bagan!(),
            " a ON a.nomor_akun = x.nomor_akun AND a.golongan IN ('PENDAPATAN', 'HPP', 'BEBAN') WHERE x.n <> 0 \
             ORDER BY CASE a.golongan WHEN 'PENDAPATAN' THEN 1 WHEN 'HPP' THEN 2 ELSE 3 END, x.nomor_akun",
        )
    };
}
pub(crate) use laba_rugi;

/// What the shop has and owes at the end of a day; results of this year and of those before are its own capital. What has no
/// account stands among the assets, so that both sides stay equal.
macro_rules! neraca {
    ($mana:ident) => {
        concat!(
            "SELECT y.sisi, y.golongan, y.nomor_akun, y.nama_akun, CAST(y.n AS BIGINT) AS jumlah FROM (\
             SELECT CASE WHEN x.golongan IN ('ASET', 'TANPA AKUN') THEN 'AKTIVA' ELSE 'PASIVA' END AS sisi, x.golongan, x.nomor_akun, \
             x.nama_akun, SUM(CASE WHEN x.golongan IN ('ASET', 'TANPA AKUN') THEN x.n ELSE -x.n END) AS n FROM (SELECT CASE \
             WHEN a.golongan IN ('PENDAPATAN', 'HPP', 'BEBAN') THEN 'MODAL' ELSE COALESCE(a.golongan, 'TANPA AKUN') END AS golongan, \
             CASE WHEN a.golongan IN ('PENDAPATAN', 'HPP', 'BEBAN') THEN CASE WHEN substr(s.tanggal, 1, 4) = substr(:tgl, 1, 4) \
             THEN 'LABA 2' ELSE 'LABA 1' END ELSE s.nomor_akun END AS nomor_akun, \
             CASE WHEN a.golongan IN ('PENDAPATAN', 'HPP', 'BEBAN') THEN CASE WHEN substr(s.tanggal, 1, 4) = substr(:tgl, 1, 4) \
             THEN 'LABA TAHUN BERJALAN' ELSE 'LABA TAHUN LALU' END ELSE COALESCE(a.nama_akun, 'BELUM DIPETAKAN') END AS nama_akun, \
             s.debit - s.kredit AS n FROM jurnal_saldo s LEFT JOIN ",
            crate::akuntansi::bagan!(),
            " a ON a.nomor_akun = s.nomor_akun WHERE ",
            crate::akuntansi::toko_jurnal!($mana),
            " AND s.tanggal <= :tgl) x GROUP BY 1, 2, 3, 4) y WHERE y.n <> 0 \
             ORDER BY y.sisi, CASE y.golongan WHEN 'ASET' THEN 1 WHEN 'TANPA AKUN' THEN 2 WHEN 'KEWAJIBAN' THEN 3 ELSE 4 END, y.nomor_akun",
        )
    };
}
pub(crate) use neraca;

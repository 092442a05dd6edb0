//! Cash that the shops paid to one person, for the limits that ask who sells so much.

use db::{Conn, args};
use platform::Hasil;
use values::{Rupiah, Tanggal};

/// What was paid in cash to a NIK (named by what finds it) on a day and in its month, over the chain.
pub(crate) struct Tunai {
    pub(crate) hari: Rupiah,
    pub(crate) bulan: Rupiah,
}

/// Cash for what they brought; cancelled purchases do not count.
pub(crate) fn kepada(c: &mut Conn, sidik_nik: &str, tgl: Tanggal) -> Hasil<Tunai> {
    let sql = "SELECT CAST(COALESCE(SUM(CASE WHEN b.arah = 'KELUAR' THEN b.jumlah_rp ELSE -b.jumlah_rp END), 0) AS BIGINT) \
         FROM faktur f JOIN bayar b ON b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'BELI' \
         AND b.jenis = 'CASH' WHERE f.sidik_nik = $1 AND f.sidik_nik <> '' AND f.tgl_system BETWEEN $2 AND $3 \
         AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = f.toko AND x.no_faktur_group = f.no_faktur_group)";
    Ok(Tunai {
        hari: c.nilai(sql, args![sidik_nik, tgl, tgl])?,
        bulan: c.nilai(sql, args![sidik_nik, tgl.awal_bulan(), tgl.akhir_bulan()])?,
    })
}

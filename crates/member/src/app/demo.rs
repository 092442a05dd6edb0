//! Members of the demo who use the app: one a day logs in for the first time.

use db::{Tx, args};
use platform::Hasil;
use platform::domain::HariDemo;

pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let calon: Option<String> = tx.one(
        "SELECT p.kode_pelanggan FROM pelanggan p WHERE p.kode_cabang_daftar = $1 AND p.kode_member <> '' AND p.keluar = '' \
         AND p.gabung_ke = '' AND NOT EXISTS (SELECT 1 FROM app_aktivasi a WHERE a.kode_pelanggan = p.kode_pelanggan) \
         ORDER BY p.kode_member LIMIT 1",
        args![&h.own.toko],
        |r| r.get(0),
    )?;
    let Some(kode) = calon else { return Ok(()) };
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO app_aktivasi (kode_pelanggan, nomor, waktu, toko, cara) VALUES ($1, 1, $2, $3, 'PESAN')",
        args![kode, kini, &h.own.toko],
    )?;
    Ok(())
}

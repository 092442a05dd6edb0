//! The cashier who answers for documents that a second person looked at: somebody who works in the store, named by that person.

use db::{Conn, args};
use platform::penolakan::Penolakan;
use platform::{Hasil, Pelaku};

/// The account that is named, as it is written; never head office's, which answers for no drawer.
pub fn baca(c: &mut Conn, p: &Pelaku, user_id: &str, galat: impl Penolakan) -> Hasil<String> {
    const KOLOM: &str = "user_id";
    let kode = user_id.trim();
    if kode.is_empty() {
        return Err(galat.pada(KOLOM, "Harap pilih user id"));
    }
    let ada: Option<String> = c.one(
        "SELECT user_id FROM pengguna WHERE LOWER(user_id) = LOWER($1) AND aktif = 1 AND level NOT IN ('SU', 'MU') \
         AND (kode_toko = $2 OR EXISTS (SELECT 1 FROM pengguna_cabang b WHERE b.user_id = pengguna.user_id AND b.kode_toko = $2))",
        args![kode, &p.toko],
        |r| r.get(0),
    )?;
    match ada {
        Some(user_id) => Ok(user_id),
        None => Err(galat.pada(KOLOM, format!("User {kode} tidak ada di toko ini"))),
    }
}

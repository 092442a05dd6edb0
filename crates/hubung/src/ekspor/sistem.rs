//! data_system: the store itself and its settings, a row each. Addresses of other servers stay here: there may be a secret in one.

use db::{Conn, args};
use platform::modul::{KUNCI, Setelan};
use platform::{Hasil, toko};
use values::{KodeToko, Tanggal};

/// The day, the key, its value.
pub(super) fn baris(c: &mut Conn, kode: &KodeToko, tgl: Tanggal) -> Hasil<Vec<[String; 3]>> {
    let (t, set, hari) = (toko::cari(c, kode)?, Setelan::baca(c, kode)?, tgl.to_string());
    let tutup: String = c.nilai(
        "SELECT COALESCE(MAX(no_tutup), '') FROM tutup_toko WHERE toko = $1 AND tanggal = $2",
        args![kode, tgl],
    )?;
    let toko = [
        ("kode_toko", kode.to_string()),
        ("nama_toko", t.nama_toko),
        ("alamat_toko", t.alamat_toko),
        ("no_telp", t.no_telp),
        ("no_whatsapp", t.no_whatsapp),
        ("tgl_system", hari.clone()),
        ("no_tutup", tutup),
    ];
    let toko = toko.into_iter().map(|(k, v)| (k.to_owned(), v));
    let setelan = KUNCI
        .iter()
        .filter(|k| !k.kunci.ends_with("_URL"))
        .map(|k| (k.kunci.to_owned(), set.nilai(k.kunci).to_owned()));
    Ok(toko.chain(setelan).map(|(k, v)| [hari.clone(), k, v]).collect())
}

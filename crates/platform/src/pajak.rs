//! PPN rates by day: read by every document that fixes a rate, written when a store changes one in its settings.
//! What a document took stays on the document; a later rate does not touch it.

use crate::Hasil;
use db::{Conn, RANTAI, Tx, args};
use values::pajak::{ObjekPajak, TarifPpn};
use values::{AsalPerolehan, KodeToko, Persen, Tanggal};

/// Settings whose change is a new rate, each with the rate it is.
const SETELAN: &[(&str, &str)] = &[
    ("TARIF_PPN_EMAS_FAKTUR", "EMAS_FAKTUR"),
    ("TARIF_PPN_EMAS_TANPA_FAKTUR", "EMAS_TANPA_FAKTUR"),
    ("TARIF_PPN_NON_EMAS", "NON_EMAS"),
    ("TARIF_PPN_LOGAM_MULIA", "LOGAM_MULIA"),
];

/// The kinds of rates.
pub(crate) const JENIS: [&str; 4] = ["EMAS_FAKTUR", "EMAS_TANPA_FAKTUR", "NON_EMAS", "LOGAM_MULIA"];

/// The rate a setting holds; none when it is another setting.
pub(crate) fn jenis_setelan(kunci: &str) -> Option<&'static str> {
    SETELAN.iter().find(|(k, _)| *k == kunci).map(|(_, jenis)| *jenis)
}

/// All rates of a store on a day.
pub fn tarif_hari(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<TarifPpn> {
    let mut t = TarifPpn::default();
    // The chain's rows of a day come first, so that the store's own overwrite them, and later days earlier ones.
    let sql = "SELECT jenis, tarif FROM tarif_ppn WHERE toko IN ($1, $2) AND berlaku <= $3 \
               ORDER BY berlaku, CASE toko WHEN $1 THEN 1 ELSE 0 END";
    c.each(sql, args![toko, RANTAI, tgl.to_string()], |r| {
        let nilai = Persen::perseratus(r.int(1)?);
        match r.get::<String>(0)?.as_str() {
            "EMAS_FAKTUR" => t.berfaktur = nilai,
            "EMAS_TANPA_FAKTUR" => t.tanpa_faktur = nilai,
            "NON_EMAS" => t.non_emas = nilai,
            _ => t.logam_mulia = nilai,
        }
        Ok::<(), db::Error>(())
    })?;
    Ok(t)
}

/// The rate of a piece sold on a day, by what its group is taxed as (`group_barang.jenis_ppn`) and by the evidence it was
/// acquired with.
pub fn tarif_ppn(
    c: &mut Conn,
    toko: &KodeToko,
    tgl: Tanggal,
    jenis_ppn: &str,
    asal: AsalPerolehan,
) -> Hasil<Persen> {
    let objek = match jenis_ppn {
        "TANPA_PPN" => return Ok(Persen::NOL),
        "NON_EMAS" => ObjekPajak::NonEmas,
        "LOGAM_MULIA" => ObjekPajak::LogamMulia,
        _ => ObjekPajak::PerhiasanEmas(asal),
    };
    Ok(tarif_hari(c, toko, tgl)?.untuk(objek))
}

/// The rate of a kind on a day.
pub(crate) fn tarif_jenis(c: &mut Conn, toko: &KodeToko, tgl: Tanggal, jenis: &str) -> Hasil<Persen> {
    let t = tarif_hari(c, toko, tgl)?;
    Ok(match jenis {
        "EMAS_FAKTUR" => t.berfaktur,
        "EMAS_TANPA_FAKTUR" => t.tanpa_faktur,
        "NON_EMAS" => t.non_emas,
        _ => t.logam_mulia,
    })
}

/// A store's own rate from a day on; a second change on that day replaces the first.
pub(crate) fn berlakukan(
    tx: &mut Tx<'_>,
    jenis: &str,
    mulai: Tanggal,
    tarif: Persen,
    oleh: &str,
) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO tarif_ppn (toko, jenis, berlaku, tarif, oleh, keterangan) VALUES ($1, $2, $3, $4, $5, '') \
         ON CONFLICT (toko, jenis, berlaku) DO UPDATE SET tarif = $4, oleh = $5",
        args![&toko, jenis, mulai.to_string(), tarif.sebagai_perseratus(), oleh],
    )?;
    Ok(())
}

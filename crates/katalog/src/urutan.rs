//! The order of a list, as somebody dragged it.

use crate::definisi::{Entitas, Macam};
use crate::simpan::{catat, izin};
use crate::{Edisi, KatalogTolak, tabel};
use db::{Tx, args};
use platform::{Hasil, Pelaku};
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeSet;

/// The codes of a list from the first to the last.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = UrutanKatalog)]
pub struct Urutan {
    pub kode: Vec<String>,
}

/// The place after the last.
pub(crate) fn berikut(tx: &mut Tx<'_>, edisi: Edisi, macam: Macam) -> Hasil<i64> {
    let n: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MAX(urutan), 0) AS BIGINT) FROM katalog_isi WHERE edisi = $1 AND jenis = $2",
        args![edisi.kode(), macam.kode()],
    )?;
    Ok(n + 1)
}

/// Every living entry once; who missed one that came meanwhile is told to look again.
pub fn atur(tx: &mut Tx<'_>, p: &Pelaku, (e, edisi): (&Entitas, Edisi), u: &Urutan) -> Hasil<()> {
    izin(tx, e, edisi, p)?;
    let ada = tabel::semua(tx, edisi, e.macam)?;
    let kini: BTreeSet<&str> = ada.iter().map(|b| b.kode.as_str()).collect();
    let minta: BTreeSet<&str> = u.kode.iter().map(String::as_str).collect();
    if kini != minta || u.kode.len() != ada.len() {
        return Err(
            KatalogTolak::Urutan.tolak("Daftar ini sudah berubah; muat ulang lalu atur lagi urutannya")
        );
    }
    for (ke, kode) in (1_i64..).zip(&u.kode) {
        tx.exec(
            "UPDATE katalog_isi SET urutan = $4 WHERE edisi = $1 AND jenis = $2 AND kode = $3",
            args![edisi.kode(), e.macam.kode(), kode.as_str(), ke],
        )?;
    }
    catat(tx, p, (edisi, e.macam.kode()), "URUTKAN", "", &json!(u.kode))
}

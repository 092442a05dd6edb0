//! Taking an entry out: it sleeps, its pictures go. What items are linked with stays until they are not.

use crate::definisi::{Entitas, Jenis, Macam};
use crate::simpan::{catat, izin, perbarui};
use crate::tabel::{self, BarisKatalog};
use crate::{Edisi, Gambar, KatalogTolak, defs, gambar};
use db::Tx;
use platform::{Hasil, Pelaku};
use serde_json::json;

/// Answers the pictures nobody names any more.
pub fn hapus(tx: &mut Tx<'_>, p: &Pelaku, (e, edisi): (&Entitas, Edisi), kode: &str) -> Hasil<Vec<Gambar>> {
    izin(tx, e, edisi, p)?;
    let lama = tabel::hidup(tx, edisi, e, kode)?;
    let pemakai = dipakai(tx, edisi, e.macam, kode)?;
    if let Some(pertama) = pemakai.first() {
        let lain =
            if pemakai.len() > 1 { format!(" dan {} lainnya", pemakai.len() - 1) } else { String::new() };
        let pesan =
            format!("{} {kode} masih dipakai barang {pertama}{lain}; lepaskan dulu di Item Katalog", e.sebut);
        return Err(KatalogTolak::MasihDipakai.tolak(pesan));
    }
    let b = BarisKatalog {
        dihapus: true,
        versi: lama.versi + 1,
        diubah: tx.sekarang().to_string(),
        oleh: p.user_id.to_string(),
        ..lama
    };
    perbarui(tx, &b)?;
    let lepas = gambar::pakai(tx, (edisi, e.macam), kode, &[])?;
    catat(tx, p, (edisi, &b.jenis), "HAPUS", kode, &json!({ "versi": b.versi }))?;
    Ok(lepas)
}

/// The items that name an entry.
fn dipakai(tx: &mut Tx<'_>, edisi: Edisi, macam: Macam, kode: &str) -> db::Result<Vec<String>> {
    let kolom: Vec<(Macam, &str)> = defs::SEMUA
        .into_iter()
        .flat_map(|e| e.kolom.iter().map(move |k| (e.macam, k)))
        .filter(|(_, k)| k.jenis == Jenis::Daftar(Some(macam)))
        .map(|(m, k)| (m, k.nama))
        .collect();
    let mut pemakai = Vec::new();
    for (m, nama) in kolom {
        let semua = tabel::semua(tx, edisi, m)?;
        pemakai.extend(semua.iter().filter(|b| b.butir(nama).any(|k| k == kode)).map(|b| b.kode.clone()));
    }
    Ok(pemakai)
}

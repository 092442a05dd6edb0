//! How a store reports its taxable sales, by the day it holds from: an invoice a document, or one a day for all of them.

use crate::PajakTolak;
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Tanggal};

/// Until a store says otherwise: sales to consumers are summed by day.
const AWAL: (&str, &str) = ("GABUNGAN", "01");

db::bacaan! {
    /// A setting with the day it holds from.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SetelanEfaktur)]
    pub struct Setelan {
        pub berlaku: String = "s.berlaku",
        /// DOKUMEN or GABUNGAN
        pub cara: String = "s.cara",
        pub kode_transaksi: String = "s.kode_transaksi",
        pub oleh: String = "s.oleh",
    }
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaSetelanEfaktur)]
pub struct MintaSetelan {
    pub berlaku: String,
    pub cara: String,
    pub kode_transaksi: String,
}

/// All of a store, the newest day first; of a day only what counts.
pub fn daftar(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Setelan>> {
    Ok(c.baris::<Setelan>(
        "FROM efaktur_setelan s WHERE s.toko = $1 AND s.versi = (SELECT MAX(x.versi) FROM efaktur_setelan x WHERE x.toko = s.toko \
         AND x.berlaku = s.berlaku) ORDER BY s.berlaku DESC",
        args![toko],
    )?)
}

/// What holds on a day: the way, and the code of the transaction.
pub(crate) fn hari(semua: &[Setelan], tgl: &str) -> (String, String) {
    semua.iter().find(|s| s.berlaku.as_str() <= tgl).map_or_else(
        || (AWAL.0.to_owned(), AWAL.1.to_owned()),
        |s| (s.cara.clone(), s.kode_transaksi.clone()),
    )
}

/// Sets it from a day on that nothing was reported of yet.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaSetelan) -> Hasil<Vec<Setelan>> {
    let kode = tx.toko().clone();
    let tgl = Tanggal::parse(m.berlaku.trim())
        .map_err(|_| PajakTolak::Isian.pada("berlaku", "Tanggal berlaku tidak benar"))?;
    let cara = m.cara.trim().to_uppercase();
    if !["DOKUMEN", "GABUNGAN"].contains(&cara.as_str()) {
        return Err(PajakTolak::Isian.pada("cara", "Cara DOKUMEN atau GABUNGAN"));
    }
    let transaksi = m.kode_transaksi.trim();
    if transaksi.len() != 2 || !transaksi.bytes().all(|b| b.is_ascii_digit()) {
        return Err(PajakTolak::Isian.pada("kode_transaksi", "Kode transaksi dua angka"));
    }
    let akhir: Option<String> =
        tx.one("SELECT MAX(tanggal) FROM efaktur WHERE toko = $1", args![&kode], |r| r.get(0))?.flatten();
    if let Some(t) = akhir.filter(|t| tgl.to_string() <= *t) {
        return Err(PajakTolak::SudahDilaporkan.pada("berlaku", format!("Sampai {t} sudah dilaporkan")));
    }
    let kini = tx.sekarang();
    let versi: i64 = tx.nilai(
        "SELECT COALESCE(MAX(versi), 0) + 1 FROM efaktur_setelan WHERE toko = $1 AND berlaku = $2",
        args![&kode, tgl],
    )?;
    tx.exec(
        "INSERT INTO efaktur_setelan (toko, berlaku, versi, cara, kode_transaksi, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&kode, tgl, versi, cara.as_str(), transaksi, kini, &p.user_id],
    )?;
    let isi = serde_json::json!({ "berlaku": tgl, "cara": cara, "kode_transaksi": transaksi }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "SETELAN EFAKTUR", "efaktur", &isi)?;
    daftar(tx, &kode)
}

//! Stores: the chain's list, the row a session shows, making one. Changing one from the screens is in `urus`.

pub mod aktif;
pub mod urus;

use crate::Hasil;
use crate::TokoTolak;
use db::{Conn, Tx, args};
use serde::Serialize;
use values::{KodeToko, Tanggal};

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Toko {
        pub kode_toko: KodeToko = "kode_toko",
        pub nama_toko: String = "nama_toko",
        pub alamat_toko: String = "alamat_toko",
        pub no_telp: String = "no_telp",
        pub no_whatsapp: String = "no_whatsapp",
        pub portal: String = "portal",
        pub pusat: bool = "pusat",
        pub tgl_system: Tanggal = "tgl_system",
    }
}

/// A store in the list of the picker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TokoRingkas)]
pub struct Ringkas {
    pub kode_toko: String,
    pub nama_toko: String,
    pub alamat_toko: String,
    pub portal: String,
    pub pusat: bool,
    pub tgl_system: String,
}

pub fn cari(c: &mut Conn, kode: &KodeToko) -> Hasil<Toko> {
    c.baris_satu("FROM toko WHERE kode_toko = $1 AND aktif = 1", args![kode])?
        .ok_or_else(|| TokoTolak::TidakAda.tolak(format!("Toko {kode} tidak terdaftar")))
}

pub fn semua(c: &mut Conn) -> db::Result<Vec<Toko>> {
    c.baris("FROM toko WHERE aktif = 1 ORDER BY pusat DESC, kode_toko", args![])
}

/// Makes a store, open on the given day. Runs under the chain's key and the store's own.
pub fn buat(tx: &mut Tx<'_>, t: &Toko, oleh: &str) -> Hasil<()> {
    let dibuat = tx.sekarang();
    let n = tx.exec(
        "INSERT INTO toko (kode_toko, nama_toko, alamat_toko, no_telp, no_whatsapp, portal, pusat, aktif, tgl_system, \
         tgl_tutup, dibuat, versi) VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, NULL, $9, 1) ON CONFLICT DO NOTHING",
        args![
            &t.kode_toko,
            t.nama_toko.as_str(),
            t.alamat_toko.as_str(),
            t.no_telp.as_str(),
            t.no_whatsapp.as_str(),
            t.portal.as_str(),
            t.pusat,
            t.tgl_system,
            dibuat
        ],
    )?;
    if n == 0 {
        return Err(TokoTolak::Sudah.tolak(format!("Toko {} sudah terdaftar", t.kode_toko)));
    }
    if t.pusat {
        tx.exec(
            "INSERT INTO para_system (toko, kunci, nilai, versi) VALUES ($1, 'APP_TYPE', 'PUSAT', 1)",
            args![&t.kode_toko],
        )?;
    }
    ledger::audit::catat_hari_ini(tx, oleh, "BUAT TOKO", t.kode_toko.as_str(), "{}")?;
    Ok(())
}

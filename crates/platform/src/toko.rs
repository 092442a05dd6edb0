//! Stores: the chain's list, the row a session shows, making one. Changing one from the screens is in `urus`.

pub mod urus;

use crate::{Hasil, Tolak};
use db::{Conn, Tx, args};
use serde::Serialize;
use values::{KodeToko, Tanggal};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toko {
    pub kode_toko: KodeToko,
    pub nama_toko: String,
    pub alamat_toko: String,
    pub no_telp: String,
    pub no_whatsapp: String,
    pub portal: String,
    pub pusat: bool,
    pub tgl_system: Tanggal,
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

const KOLOM: &str = "kode_toko, nama_toko, alamat_toko, no_telp, no_whatsapp, portal, pusat, tgl_system";

fn baris(r: &db::Row<'_>) -> db::Result<Toko> {
    Ok(Toko {
        kode_toko: r.get(0)?,
        nama_toko: r.get(1)?,
        alamat_toko: r.get(2)?,
        no_telp: r.get(3)?,
        no_whatsapp: r.get(4)?,
        portal: r.get(5)?,
        pusat: r.get(6)?,
        tgl_system: r.get(7)?,
    })
}

pub fn cari(c: &mut Conn, kode: &KodeToko) -> Hasil<Toko> {
    c.one(&format!("SELECT {KOLOM} FROM toko WHERE kode_toko = $1 AND aktif = 1"), args![kode], baris)?
        .ok_or_else(|| Tolak::tidak_ada("TOKO-01", format!("Toko {kode} tidak terdaftar")))
}

pub fn semua(c: &mut Conn) -> db::Result<Vec<Toko>> {
    c.rows(
        &format!("SELECT {KOLOM} FROM toko WHERE aktif = 1 ORDER BY pusat DESC, kode_toko"),
        args![],
        baris,
    )
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
        return Err(Tolak::sudah("TOKO-03", format!("Toko {} sudah terdaftar", t.kode_toko)));
    }
    ledger::audit::catat_hari_ini(tx, oleh, "BUAT TOKO", t.kode_toko.as_str(), "{}")?;
    Ok(())
}

//! What the screen of tax invoices shows: settings, ranges, exports, and what of the tax book still waits.

use crate::rentang::{self, Rentang};
use crate::setelan::{self, Setelan};
use db::{Conn, args};
use platform::{Hasil, toko};
use serde::Serialize;
use values::KodeToko;

db::bacaan! {
    /// An export.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = EksporEfaktur)]
    pub struct Ekspor {
        pub id: i64 = "e.id",
        pub dari: String = "e.dari",
        pub sampai: String = "e.sampai",
        pub waktu: String = "e.waktu",
        pub oleh: String = "e.oleh",
        pub faktur: i64 = "e.faktur",
        pub dpp: i64 = "e.dpp",
        pub ppn: i64 = "e.ppn",
    }
}

db::bacaan! {
    /// What waits of a month.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = EfakturMenunggu)]
    pub struct Menunggu {
        pub bulan: String = "substr(b.tgl_system, 1, 7)",
        pub dokumen: i64 = "COUNT(DISTINCT b.no_dok)",
        pub dpp: i64 = "CAST(SUM(b.dpp) AS BIGINT)",
        pub ppn: i64 = "CAST(SUM(b.pajak) AS BIGINT)",
    }
}

/// The screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LayarEfaktur)]
pub struct Layar {
    pub tgl_system: String,
    pub setelan: Vec<Setelan>,
    pub rentang: Vec<Rentang>,
    pub menunggu: Vec<Menunggu>,
    pub ekspor: Vec<Ekspor>,
}

pub fn layar(c: &mut Conn, kode: &KodeToko) -> Hasil<Layar> {
    let tgl_system = toko::cari(c, kode)?.tgl_system.to_string();
    let menunggu = c.baris::<Menunggu>(
        "FROM buku_pajak b WHERE b.toko = $1 AND b.tgl_system < $2 AND b.jenis_pajak = 'PPN KELUARAN' AND NOT EXISTS (SELECT 1 \
         FROM efaktur_baris e WHERE e.toko = b.toko AND e.id_pajak = b.id) GROUP BY substr(b.tgl_system, 1, 7) ORDER BY 1",
        args![kode, tgl_system.as_str()],
    )?;
    let ekspor = c.baris::<Ekspor>(
        "FROM efaktur_ekspor e WHERE e.toko = $1 ORDER BY e.id DESC LIMIT 200",
        args![kode],
    )?;
    Ok(Layar {
        tgl_system,
        setelan: setelan::daftar(c, kode)?,
        rentang: rentang::daftar(c, kode)?,
        menunggu,
        ekspor,
    })
}

//! What pure gold cost on the days before, for the app's chart: the prices a store had in force, day by day.

use super::beranda::pilih_toko;
use db::{Conn, args};
use platform::{Hasil, toko};
use serde::Serialize;
use std::time::Duration;
use values::{Tanggal, Waktu};

/// Days that are told.
const HARI: u64 = 90;

/// Pure gold on a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogHargaHari)]
pub struct HargaHari {
    pub tanggal: String,
    /// of a gram
    pub harga_jual: i64,
    pub harga_beli: i64,
}

/// Pure gold in a store over the last days, the oldest first. A store that prices its groups alone has none.
pub fn riwayat_harga(c: &mut Conn, toko_minta: &str, tgl: Tanggal) -> Hasil<Vec<HargaHari>> {
    let semua = toko::semua(c)?;
    let kode = pilih_toko(&semua, toko_minta)?;
    let salah = |e: values::TanggalSalah| db::Error::Lain(e.to_string());
    let dari =
        Waktu::di(tgl, 12, 0, 0).and_then(|w| w.kurang(Duration::from_secs(HARI * 86_400))).map_err(salah)?;
    Ok(c.rows(
        "SELECT tanggal, harga_jual, harga_beli FROM harga_emas WHERE toko = $1 AND kode_group = '' AND dihapus = 0 \
         AND harga_jual > 0 AND tanggal >= $2 AND tanggal <= $3 ORDER BY tanggal",
        args![&kode, dari.tanggal(), tgl],
        |r| Ok(HargaHari { tanggal: r.get(0)?, harga_jual: r.int(1)?, harga_beli: r.int(2)? }),
    )?)
}

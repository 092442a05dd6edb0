//! Refiners of the master.

use crate::LeburTolak;
use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use values::KodeToko;

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PeleburRingkas)]
    pub struct Pelebur {
        pub kode_pelebur: String = "pelebur.kode_pelebur",
        pub nama_pelebur: String = "pelebur.nama_pelebur",
        pub npwp: String = "pelebur.npwp",
        /// a business: PPh 22 comes on top of the price
        pub is_badan: bool = "pelebur.is_badan",
        pub aktif: bool = "pelebur.aktif",
    }
}

/// Those that may get a lot or buy.
pub fn daftar(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Pelebur>> {
    Ok(c.baris::<Pelebur>(
        "FROM pelebur WHERE pelebur.toko = $1 AND pelebur.dihapus = 0 AND pelebur.aktif = 1 ORDER BY pelebur.kode_pelebur",
        args![toko],
    )?)
}

/// The refiner; refused when the master has no such one, or it is not active.
pub fn wajib_ada(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<Pelebur> {
    let kode = kode.trim().to_uppercase();
    let tolak = |pesan: String| Err(LeburTolak::PeleburTidakAda.pada("kode_pelebur", pesan));
    if kode.is_empty() {
        return tolak("Pelebur Harus Dipilih".to_owned());
    }
    let ada = c.baris_satu::<Pelebur>(
        "FROM pelebur WHERE pelebur.toko = $1 AND pelebur.kode_pelebur = $2 AND pelebur.dihapus = 0",
        args![toko, kode.as_str()],
    )?;
    match ada {
        Some(p) if p.aktif => Ok(p),
        Some(_) => tolak(format!("Pelebur {kode} tidak aktif")),
        None => tolak(format!("Pelebur {kode} tidak ada")),
    }
}

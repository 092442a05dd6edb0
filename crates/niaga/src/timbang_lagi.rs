//! Pieces of a sale that come back over the counter, because their pick-up is taken back: each stands on the scale and weighs what it
//! did when it went out.

use crate::tolak::NiagaTolak;
use db::{Conn, args};
use platform::Hasil;
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use serde::{Deserialize, Serialize};
use values::batas::berat_barang;
use values::{Berat, KodeToko, NoFaktur};

/// What a scale may differ from another.
const TIMBANGAN: Berat = Berat::mg(20);

/// A piece on the scale once more.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct BarangTimbang {
    pub kode_barcode: String,
    /// what the scale says now
    #[schema(value_type = f64)]
    pub berat: Berat,
}

db::bacaan! {
    /// A piece as its sale gave it out.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct BarangKeluar {
        pub kode_barcode: String = "j.kode_barcode",
        pub nama_barang: String = "j.nama_barang",
        /// on the scale then, or on its tag
        #[schema(value_type = f64)]
        pub berat: Berat = "CASE WHEN j.berat_timbang > 0 THEN j.berat_timbang ELSE j.berat_awal END",
    }
}

/// The pieces of a sale as they went out.
pub fn keluar(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Vec<BarangKeluar>> {
    let sql = "FROM jual j WHERE j.toko = $1 AND j.no_faktur_group = $2 AND j.jenis_barang = 'BARANG' ORDER BY j.baris";
    Ok(c.baris(sql, args![toko, no])?)
}

/// Every piece of a sale was weighed and is the one that went out; answers what the approver reads.
pub(crate) fn periksa(
    c: &mut Conn,
    toko: &KodeToko,
    no: &NoFaktur,
    timbang: &[BarangTimbang],
) -> Hasil<Vec<Rincian>> {
    let (mut salah, mut semua) = (Salah::default(), Vec::new());
    for b in keluar(c, toko, no)? {
        let ada = timbang.iter().enumerate().find(|(_, t)| t.kode_barcode.trim() == b.kode_barcode);
        let Some((ke, t)) = ada else {
            salah.kepala(
                "detail_barang",
                format!("Barang {} ({}) belum ditimbang", b.kode_barcode, b.nama_barang),
            );
            continue;
        };
        if let Err(pesan) = berat_barang(t.berat) {
            salah.beri(ke, "berat", pesan);
        } else if (t.berat.sebagai_mg() - b.berat.sebagai_mg()).abs() > TIMBANGAN.sebagai_mg() {
            let pesan = format!(
                "{} keluar {} g, sekarang {} g: beli kembali dengan notanya",
                b.nama_barang, b.berat, t.berat
            );
            salah.beri(ke, "berat", pesan);
        } else {
            let uraian = format!("keluar {} g, kini {} g", b.berat, t.berat);
            semua.push(Rincian::teks(format!("{} {}", b.kode_barcode, b.nama_barang), uraian));
        }
    }
    salah.tolak(NiagaTolak::BatalTimbang)?;
    Ok(semua)
}

//! Pieces that come back because a step is taken back: each stands on the scale and weighs what it did then. Those of a sale are
//! found here; other documents bring their own.

use crate::tolak::NiagaTolak;
use db::{Conn, args};
use platform::Hasil;
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use serde::{Deserialize, Serialize};
use values::batas::berat_barang;
use values::{Berat, KodeToko, NoFaktur};

/// What a scale may differ from another.
pub const TIMBANGAN: Berat = Berat::mg(20);

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

/// A piece as it was, and the words of its document.
#[derive(Debug, Clone, Copy)]
pub struct Dulu<'a> {
    /// how it is called
    pub sebut: &'a str,
    pub berat: Berat,
    /// when it weighed that
    pub kapan: &'a str,
    /// what is done with another one
    pub beda: &'a str,
}

impl Dulu<'_> {
    /// What the scale says now, with its row of the request; what is wrong is told there, or at the head where it was left out.
    pub fn ditimbang(&self, salah: &mut Salah, kini: Option<(usize, Berat)>) -> Option<Berat> {
        let Self { sebut, berat, kapan, beda } = *self;
        let Some((ke, kini)) = kini else {
            salah.kepala("detail_barang", format!("{sebut} belum ditimbang"));
            return None;
        };
        if let Err(pesan) = berat_barang(kini) {
            salah.beri(ke, "berat", pesan);
            return None;
        }
        if (kini.sebagai_mg() - berat.sebagai_mg()).abs() > TIMBANGAN.sebagai_mg() {
            salah.beri(ke, "berat", format!("{sebut} {kapan} {berat} g, sekarang {kini} g: {beda}"));
            return None;
        }
        Some(kini)
    }

    /// As the approver reads it.
    pub fn rincian(&self, kini: Berat) -> Rincian {
        Rincian::teks(self.sebut, format!("{} {} g, kini {kini} g", self.kapan, self.berat))
    }
}

/// Every piece of a sale was weighed and is the one that went out; answers what the approver reads.
pub(crate) fn periksa(
    c: &mut Conn,
    toko: &KodeToko,
    no: &NoFaktur,
    (timbang, beda): (&[BarangTimbang], &str),
) -> Hasil<Vec<Rincian>> {
    let (mut salah, mut semua) = (Salah::default(), Vec::new());
    for b in keluar(c, toko, no)? {
        let ada = timbang.iter().enumerate().find(|(_, t)| t.kode_barcode.trim() == b.kode_barcode);
        let sebut = format!("Barang {} ({})", b.kode_barcode, b.nama_barang);
        let dulu = Dulu { sebut: &sebut, berat: b.berat, kapan: "keluar", beda };
        if let Some(kini) = dulu.ditimbang(&mut salah, ada.map(|(ke, t)| (ke, t.berat))) {
            semua.push(dulu.rincian(kini));
        }
    }
    salah.tolak(NiagaTolak::BatalTimbang)?;
    Ok(semua)
}

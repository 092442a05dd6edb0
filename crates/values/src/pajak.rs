//! PPN on a sale line: the rate by evidence of acquisition, the base (DPP) and the tax. Sales and the tax
//! reports use it; rates are dated data of the shop, the defaults are those of the law today.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::hitung;
use crate::{Meluap, Persen, Rupiah};

/// Where a piece came from; every piece keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AsalPerolehan {
    /// A supplier, with a complete tax invoice.
    SupplierFaktur,
    SupplierTanpaFaktur,
    /// Bought from the public.
    Masyarakat,
    /// Came out of a melt.
    Lebur,
    /// An unredeemed pledge.
    Lelang,
}

impl AsalPerolehan {
    pub const ALL: &'static [Self] =
        &[Self::SupplierFaktur, Self::SupplierTanpaFaktur, Self::Masyarakat, Self::Lebur, Self::Lelang];

    /// The text kept in the database.
    pub const fn kode(self) -> &'static str {
        match self {
            Self::SupplierFaktur => "SUPPLIER_FAKTUR",
            Self::SupplierTanpaFaktur => "SUPPLIER_TANPA_FAKTUR",
            Self::Masyarakat => "MASYARAKAT",
            Self::Lebur => "LEBUR",
            Self::Lelang => "LELANG",
        }
    }

    pub fn dari_kode(kode: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|asal| asal.kode() == kode)
    }

    /// Only a complete tax invoice for the piece gives the lower rate.
    pub const fn berfaktur(self) -> bool {
        matches!(self, Self::SupplierFaktur)
    }
}

/// What is sold, as far as the tax asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ObjekPajak {
    PerhiasanEmas(AsalPerolehan),
    /// Jewellery without gold, stones.
    NonEmas,
    /// Bullion bars (LM).
    LogamMulia,
}

/// The rates in force on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TarifPpn {
    pub berfaktur: Persen,
    pub tanpa_faktur: Persen,
    pub non_emas: Persen,
    pub logam_mulia: Persen,
}

impl Default for TarifPpn {
    fn default() -> Self {
        Self {
            berfaktur: Persen::perseratus(110),
            tanpa_faktur: Persen::perseratus(165),
            non_emas: Persen::perseratus(110),
            logam_mulia: Persen::NOL,
        }
    }
}

impl TarifPpn {
    pub const fn untuk(&self, objek: ObjekPajak) -> Persen {
        match objek {
            ObjekPajak::PerhiasanEmas(asal) if asal.berfaktur() => self.berfaktur,
            ObjekPajak::PerhiasanEmas(_) => self.tanpa_faktur,
            ObjekPajak::NonEmas => self.non_emas,
            ObjekPajak::LogamMulia => self.logam_mulia,
        }
    }
}

/// The tax of one line: `dpp + ppn = total` to the rupiah.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ppn {
    pub tarif: Persen,
    pub dpp: Rupiah,
    pub ppn: Rupiah,
    /// What the customer pays.
    pub total: Rupiah,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum PajakSalah {
    #[error("Tarif PPN {0}% tidak boleh kurang dari nol.")]
    Tarif(Persen),
    #[error(transparent)]
    Meluap(#[from] Meluap),
}

/// Rounded once a line, half up. `termasuk` (PPN_TERMASUK) says whether the price already holds the tax;
/// the base is the full price even when part is paid by exchange.
pub fn ppn(harga: Rupiah, tarif: Persen, termasuk: bool) -> Result<Ppn, PajakSalah> {
    if tarif.di_bawah_nol() {
        return Err(PajakSalah::Tarif(tarif));
    }
    if !termasuk {
        let ppn = harga.persen(tarif)?;
        return Ok(Ppn { tarif, dpp: harga, ppn, total: harga.tambah(ppn)? });
    }
    let penuh = i128::from(Persen::SERATUS_PERSEN);
    let bawah = penuh + i128::from(tarif.sebagai_perseratus());
    let dpp = Rupiah::new(hitung::bagi_bulat(i128::from(harga.nilai()) * penuh, bawah)?);
    Ok(Ppn { tarif, dpp, ppn: harga.kurang(dpp)?, total: harga })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn tarif_mengikuti_bukti_perolehan() {
        let tarif = TarifPpn::default();
        for asal in AsalPerolehan::ALL {
            let harap = if *asal == AsalPerolehan::SupplierFaktur { 110 } else { 165 };
            assert_eq!(tarif.untuk(ObjekPajak::PerhiasanEmas(*asal)).sebagai_perseratus(), harap, "{asal:?}");
            assert_eq!(AsalPerolehan::dari_kode(asal.kode()), Some(*asal));
            assert_eq!(serde_json::to_string(asal).unwrap(), format!("\"{}\"", asal.kode()));
        }
        assert_eq!(tarif.untuk(ObjekPajak::NonEmas).to_string(), "1.10");
        assert_eq!(tarif.untuk(ObjekPajak::LogamMulia), Persen::NOL);
    }

    #[test]
    fn ppn_termasuk_dan_di_luar_harga() {
        for (harga, tarif, termasuk, dpp, pajak, total) in [
            (1_011_000, 110, true, 1_000_000, 11_000, 1_011_000),
            (1_016_500, 165, true, 1_000_000, 16_500, 1_016_500),
            (1_000_000, 110, true, 989_120, 10_880, 1_000_000),
            (1_000_000, 110, false, 1_000_000, 11_000, 1_011_000),
            (1_000_000, 0, true, 1_000_000, 0, 1_000_000),
            (-1_011_000, 110, true, -1_000_000, -11_000, -1_011_000),
        ] {
            let hasil = ppn(Rupiah::new(harga), Persen::perseratus(tarif), termasuk).unwrap();
            let angka = (hasil.dpp.nilai(), hasil.ppn.nilai(), hasil.total.nilai());
            assert_eq!(angka, (dpp, pajak, total), "{harga} {tarif}");
        }
        let minus = Persen::perseratus(-1);
        assert_eq!(ppn(Rupiah::new(1), minus, true), Err(PajakSalah::Tarif(minus)));
    }

    proptest! {
        #[test]
        fn dpp_dan_ppn_selalu_genap_dengan_total(
            harga in 0_i64..100_000_000_000,
            lain in 0_i64..100_000_000_000,
            tarif in 0_i64..2_000,
            termasuk in any::<bool>(),
        ) {
            let hitung = |n| ppn(Rupiah::new(n), Persen::perseratus(tarif), termasuk).unwrap();
            let hasil = hitung(harga);
            prop_assert_eq!(hasil.dpp.tambah(hasil.ppn), Ok(hasil.total));
            prop_assert!(!hasil.ppn.di_bawah_nol());
            prop_assert!(hitung(harga.min(lain)).dpp <= hitung(harga.max(lain)).dpp);
        }
    }
}

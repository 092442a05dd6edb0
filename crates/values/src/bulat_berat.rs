//! Rounding of the selling weight: the rules V0 to V6 and the half gram step, as tables. Item entry and
//! finished orders use them (berat_asli to berat); the weight paid at a purchase has its own function.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Berat, Meluap};

/// Up to and including `sampai` milligrams of remainder, `tambah` milligrams are added to the block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Langkah {
    pub sampai: i64,
    pub tambah: i64,
}

/// A rounding rule as data: the weight is cut to a block, the remainder decides what is added.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TabelBulat {
    blok: i64,
    langkah: Cow<'static, [Langkah]>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum TabelBulatSalah {
    #[error("Blok pembulatan berat harus lebih dari nol.")]
    Blok,
    #[error("Baris pembulatan berat harus urut dan menutup seluruh blok.")]
    Baris,
    #[error("Pembulatan berat tidak boleh menurun bila berat bertambah.")]
    Menurun,
    #[error("Berat yang sudah bulat tidak boleh berubah bila dibulatkan lagi.")]
    BerubahLagi,
}

const fn l(sampai: i64, tambah: i64) -> Langkah {
    Langkah { sampai, tambah }
}

static V0: TabelBulat = tabel(1, &[l(0, 0)]);
static V1: TabelBulat = tabel(100, &[l(49, 0), l(99, 100)]);
static V2: TabelBulat = tabel(100, &[l(20, 0), l(60, 50), l(99, 100)]);
static V3: TabelBulat = tabel(100, &[l(20, 0), l(80, 50), l(99, 100)]);
static V4: TabelBulat = tabel(100, &[l(0, 0), l(50, 50), l(99, 100)]);
static V5: TabelBulat = tabel(100, &[l(0, 0), l(99, 100)]);
static V6: TabelBulat = tabel(100, &[l(0, 0), l(30, 30), l(50, 50), l(80, 80), l(99, 100)]);
static STEP_0_5: TabelBulat = tabel(1_000, &[l(0, 0), l(500, 500), l(999, 1_000)]);

const fn tabel(blok: i64, langkah: &'static [Langkah]) -> TabelBulat {
    TabelBulat { blok, langkah: Cow::Borrowed(langkah) }
}

impl TabelBulat {
    /// A shop's own table; refused unless it is monotone and idempotent as the built-in ones are.
    pub fn new(blok: i64, langkah: Vec<Langkah>) -> Result<Self, TabelBulatSalah> {
        let tabel = Self { blok, langkah: Cow::Owned(langkah) };
        tabel.periksa()?;
        Ok(tabel)
    }

    /// A weight below zero (there is none on a scale) is cut downwards, which keeps the rule monotone.
    pub fn bulatkan(&self, berat: Berat) -> Result<Berat, Meluap> {
        let mg = berat.sebagai_mg();
        let sisa = mg.rem_euclid(self.blok);
        mg.checked_sub(sisa)
            .and_then(|blok| blok.checked_add(self.tambahan(sisa)?))
            .map(Berat::mg)
            .ok_or(Meluap)
    }

    fn tambahan(&self, sisa: i64) -> Option<i64> {
        self.langkah.iter().find(|langkah| sisa <= langkah.sampai).map(|langkah| langkah.tambah)
    }

    fn periksa(&self) -> Result<(), TabelBulatSalah> {
        if self.blok <= 0 {
            return Err(TabelBulatSalah::Blok);
        }
        let urut = self.langkah.windows(2).all(|w| matches!(w, [a, b] if a.sampai < b.sampai));
        let penuh = self.langkah.last().is_some_and(|akhir| akhir.sampai == self.blok - 1);
        if !urut || !penuh || self.langkah.first().is_none_or(|awal| awal.sampai < 0) {
            return Err(TabelBulatSalah::Baris);
        }
        let naik = self.langkah.windows(2).all(|w| matches!(w, [a, b] if a.tambah <= b.tambah));
        if !naik || self.langkah.iter().any(|langkah| !(0..=self.blok).contains(&langkah.tambah)) {
            return Err(TabelBulatSalah::Menurun);
        }
        let tetap = |bulat: i64| bulat == self.blok || self.tambahan(bulat) == Some(bulat);
        if !tetap(0) || !self.langkah.iter().all(|langkah| tetap(langkah.tambah)) {
            return Err(TabelBulatSalah::BerubahLagi);
        }
        Ok(())
    }
}

/// The rules a shop may choose from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AturanBerat {
    /// No rounding.
    #[default]
    V0,
    /// To the nearest 0.1 g.
    V1,
    V2,
    V3,
    /// Up to the next 0.05 g.
    V4,
    /// Up to the next 0.1 g.
    V5,
    V6,
    /// Up to the next half gram.
    #[serde(rename = "STEP_0_5")]
    Step05,
}

impl AturanBerat {
    pub const ALL: &'static [Self] =
        &[Self::V0, Self::V1, Self::V2, Self::V3, Self::V4, Self::V5, Self::V6, Self::Step05];

    pub const fn nama(self) -> &'static str {
        match self {
            Self::V0 => "V0",
            Self::V1 => "V1",
            Self::V2 => "V2",
            Self::V3 => "V3",
            Self::V4 => "V4",
            Self::V5 => "V5",
            Self::V6 => "V6",
            Self::Step05 => "STEP_0_5",
        }
    }

    pub fn tabel(self) -> &'static TabelBulat {
        match self {
            Self::V0 => &V0,
            Self::V1 => &V1,
            Self::V2 => &V2,
            Self::V3 => &V3,
            Self::V4 => &V4,
            Self::V5 => &V5,
            Self::V6 => &V6,
            Self::Step05 => &STEP_0_5,
        }
    }

    pub fn bulatkan(self, berat: Berat) -> Result<Berat, Meluap> {
        self.tabel().bulatkan(berat)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
#[error("Pembulatan berat '{0}' tidak dikenal; pilih V0 sampai V6 atau STEP_0_5.")]
pub struct AturanBeratSalah(String);

impl FromStr for AturanBerat {
    type Err = AturanBeratSalah;

    fn from_str(teks: &str) -> Result<Self, Self::Err> {
        let rapi = teks.trim().to_ascii_uppercase();
        let ada = Self::ALL.iter().copied().find(|aturan| aturan.nama() == rapi);
        ada.ok_or_else(|| AturanBeratSalah(crate::galat::cuplik(teks)))
    }
}

impl fmt::Display for AturanBerat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.nama())
    }
}

/// The weight a purchase pays: cut to 0.01 g and never rounded up, unless the module lets the shop use one
/// of its selling rules.
pub fn berat_beli(berat: Berat, aturan: Option<AturanBerat>) -> Result<Berat, Meluap> {
    const SEPERSERATUS_GRAM: i64 = 10;
    match aturan {
        Some(aturan) => aturan.bulatkan(berat),
        None => {
            let mg = berat.sebagai_mg();
            mg.checked_sub(mg.rem_euclid(SEPERSERATUS_GRAM)).map(Berat::mg).ok_or(Meluap)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn contoh_dua_koma_tiga_empat_lima_gram() {
        let berat = Berat::mg(2_345);
        for (aturan, hasil) in [
            ("V0", "2.345"),
            ("V1", "2.300"),
            ("V2", "2.350"),
            ("V3", "2.350"),
            ("V4", "2.350"),
            ("V5", "2.400"),
            ("V6", "2.350"),
            ("STEP_0_5", "2.500"),
        ] {
            let aturan: AturanBerat = aturan.parse().unwrap();
            assert_eq!(aturan.bulatkan(berat).unwrap().to_string(), hasil, "{aturan}");
        }
    }

    #[test]
    fn batas_setiap_baris_tabel() {
        use AturanBerat::*;
        for (aturan, pasangan) in [
            (V1, &[(49, 0), (50, 100), (99, 100)][..]),
            (V2, &[(20, 0), (21, 50), (60, 50), (61, 100), (99, 100)]),
            (V3, &[(20, 0), (21, 50), (80, 50), (81, 100)]),
            (V4, &[(0, 0), (1, 50), (50, 50), (51, 100)]),
            (V5, &[(0, 0), (1, 100), (99, 100)]),
            (V6, &[(0, 0), (1, 30), (30, 30), (31, 50), (50, 50), (51, 80), (80, 80), (81, 100)]),
            (Step05, &[(0, 0), (1, 500), (500, 500), (501, 1_000), (999, 1_000)]),
        ] {
            for (sisa, tambah) in pasangan {
                let hasil = aturan.bulatkan(Berat::mg(7_000 + sisa));
                assert_eq!(hasil, Ok(Berat::mg(7_000 + tambah)), "{aturan} {sisa}");
            }
        }
    }

    #[test]
    fn semua_tabel_bawaan_sah() {
        for aturan in AturanBerat::ALL {
            assert_eq!(aturan.tabel().periksa(), Ok(()), "{aturan}");
            assert_eq!(aturan.nama().parse(), Ok(*aturan));
            assert_eq!(serde_json::to_string(aturan).unwrap(), format!("\"{aturan}\""));
        }
        assert!("V7".parse::<AturanBerat>().is_err());
        assert_eq!(V5.bulatkan(Berat::mg(i64::MAX)), Err(Meluap));
    }

    #[test]
    fn tabel_buatan_toko_diperiksa() {
        use TabelBulatSalah::*;
        assert!(TabelBulat::new(100, vec![l(25, 0), l(75, 50), l(99, 100)]).is_ok());
        for (blok, langkah, salah) in [
            (0, vec![l(0, 0)], Blok),
            (100, vec![], Baris),
            (100, vec![l(49, 0)], Baris),
            (100, vec![l(50, 0), l(50, 0), l(99, 100)], Baris),
            (100, vec![l(49, 100), l(99, 0)], Menurun),
            (100, vec![l(49, 0), l(99, 101)], Menurun),
            (100, vec![l(99, 100)], BerubahLagi),
            (100, vec![l(20, 0), l(99, 20)], BerubahLagi),
        ] {
            assert_eq!(TabelBulat::new(blok, langkah.clone()), Err(salah), "{langkah:?}");
        }
    }

    #[test]
    fn berat_beli_tidak_pernah_naik() {
        assert_eq!(berat_beli(Berat::mg(2_349), None), Ok(Berat::mg(2_340)));
        assert_eq!(berat_beli(Berat::mg(2_340), None), Ok(Berat::mg(2_340)));
        assert_eq!(berat_beli(Berat::mg(2_345), Some(AturanBerat::V1)), Ok(Berat::mg(2_300)));
    }

    proptest! {
        #[test]
        fn pembulatan_monoton_idempoten_dan_terbatas(
            aturan in prop::sample::select(AturanBerat::ALL),
            a in -5_000_i64..100_000,
            b in -5_000_i64..100_000,
        ) {
            let bulat = |mg| aturan.bulatkan(Berat::mg(mg)).unwrap();
            prop_assert!(bulat(a.min(b)) <= bulat(a.max(b)));
            prop_assert_eq!(aturan.bulatkan(bulat(a)), Ok(bulat(a)));
            let selisih = bulat(a).kurang(Berat::mg(a)).unwrap().sebagai_mg().abs();
            prop_assert!(selisih < aturan.tabel().blok);
        }

        #[test]
        fn berat_beli_dipotong_kurang_dari_seperseratus_gram(a in 0_i64..10_000_000) {
            let bayar = berat_beli(Berat::mg(a), None).unwrap().sebagai_mg();
            prop_assert!(bayar <= a && a - bayar < 10 && bayar % 10 == 0);
        }
    }
}

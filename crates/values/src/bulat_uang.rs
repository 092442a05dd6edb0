//! Rounding of money to a multiple (PEMBULATAN, 500 by default), up or down. Price and interest rules
//! call it once, at their end; it is the only rounding a customer sees.

use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::hitung;
use crate::{Meluap, Rupiah};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Arah {
    Naik,
    Turun,
}

/// A multiple and a direction.
///
/// Below zero the direction stays that of the number line: up is towards zero, down away from it
/// (-750 rounds up to -500 and down to -1,000). So rounding stays monotone over all amounts; a
/// cancellation never rounds again, it posts the negative of what was stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Pembulatan {
    kelipatan: i64,
    arah: Arah,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("Kelipatan pembulatan harus lebih dari nol.")]
pub struct KelipatanSalah;

impl Default for Pembulatan {
    /// Up to the next 500, where a shop has set nothing else.
    fn default() -> Self {
        Self { kelipatan: 500, arah: Arah::Naik }
    }
}

impl Pembulatan {
    /// To the whole rupiah: changes nothing.
    pub const TANPA: Self = Self { kelipatan: 1, arah: Arah::Naik };

    pub fn new(kelipatan: i64, arah: Arah) -> Result<Self, KelipatanSalah> {
        if kelipatan > 0 { Ok(Self { kelipatan, arah }) } else { Err(KelipatanSalah) }
    }

    pub const fn kelipatan(self) -> i64 {
        self.kelipatan
    }

    pub const fn arah(self) -> Arah {
        self.arah
    }

    pub fn bulatkan(self, rupiah: Rupiah) -> Result<Rupiah, Meluap> {
        self.bulatkan_pecahan(i128::from(rupiah.nilai()), 1)
    }

    /// Rounds an exact fraction, so that a formula that divides is rounded once and not twice.
    pub(crate) fn bulatkan_pecahan(self, atas: i128, bawah: i128) -> Result<Rupiah, Meluap> {
        let bawah = bawah.checked_mul(i128::from(self.kelipatan)).ok_or(Meluap)?;
        let banyak = match self.arah {
            Arah::Naik => hitung::bagi_naik(atas, bawah)?,
            Arah::Turun => hitung::bagi_turun(atas, bawah)?,
        };
        Rupiah::new(banyak).kali(self.kelipatan)
    }
}

impl<'de> Deserialize<'de> for Pembulatan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Mentah {
            kelipatan: i64,
            arah: Arah,
        }
        let mentah = Mentah::deserialize(deserializer)?;
        Self::new(mentah.kelipatan, mentah.arah).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn uang_naik_dan_turun_ke_kelipatan() {
        for (rupiah, naik, turun) in [
            (0, 0, 0),
            (1, 500, 0),
            (500, 500, 500),
            (501, 1_000, 500),
            (70_833, 71_000, 70_500),
            (-1, 0, -500),
            (-750, -500, -1_000),
            (-500, -500, -500),
        ] {
            let bulat = |arah| Pembulatan::new(500, arah).unwrap().bulatkan(Rupiah::new(rupiah));
            assert_eq!(bulat(Arah::Naik), Ok(Rupiah::new(naik)), "{rupiah} naik");
            assert_eq!(bulat(Arah::Turun), Ok(Rupiah::new(turun)), "{rupiah} turun");
        }
    }

    #[test]
    fn kelipatan_nol_dan_minus_ditolak() {
        assert_eq!(Pembulatan::new(0, Arah::Naik), Err(KelipatanSalah));
        assert_eq!(Pembulatan::new(-500, Arah::Turun), Err(KelipatanSalah));
        assert!(serde_json::from_str::<Pembulatan>(r#"{"kelipatan":0,"arah":"NAIK"}"#).is_err());
        let sah = Pembulatan::default();
        let teks = serde_json::to_string(&sah).unwrap();
        assert_eq!(teks, r#"{"kelipatan":500,"arah":"NAIK"}"#);
        assert_eq!(serde_json::from_str::<Pembulatan>(&teks).unwrap(), sah);
        assert_eq!(sah.bulatkan(Rupiah::new(i64::MAX)), Err(Meluap));
    }

    proptest! {
        #[test]
        fn pembulatan_monoton_idempoten_dan_terbatas(
            kelipatan in 1_i64..100_000,
            naik in any::<bool>(),
            a in -1_000_000_000_i64..1_000_000_000,
            b in -1_000_000_000_i64..1_000_000_000,
        ) {
            let aturan = Pembulatan::new(kelipatan, if naik { Arah::Naik } else { Arah::Turun }).unwrap();
            let bulat = |n| aturan.bulatkan(Rupiah::new(n)).unwrap().nilai();
            prop_assert!(bulat(a.min(b)) <= bulat(a.max(b)));
            prop_assert_eq!(bulat(bulat(a)), bulat(a));
            prop_assert_eq!(bulat(a) % kelipatan, 0);
            let selisih = if naik { bulat(a) - a } else { a - bulat(a) };
            prop_assert!((0..kelipatan).contains(&selisih));
            prop_assert_eq!(Pembulatan::TANPA.bulatkan(Rupiah::new(a)), Ok(Rupiah::new(a)));
        }
    }
}

//! Whole rupiah. Every price, payment and balance is one of these; there is no fraction of a rupiah
//! anywhere. Any crate may use it, the integer inside is reached only through `nilai`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use crate::batas::{JUMLAH_MAKS, KATA_JUMLAH};
use crate::desimal::{self, Bentuk, aritmetika};
use crate::hitung;
use crate::{AngkaSalah, Meluap, Persen};

/// An amount of money, on the wire a JSON integer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Rupiah(i64);

aritmetika!(Rupiah);

impl Rupiah {
    pub const fn new(nilai: i64) -> Self {
        Self(nilai)
    }

    pub const fn nilai(self) -> i64 {
        self.0
    }

    /// A price that was computed: beyond [`JUMLAH_MAKS`] there is none.
    pub(crate) fn dihitung(nilai: i64) -> Result<Self, Meluap> {
        if (-JUMLAH_MAKS.0..=JUMLAH_MAKS.0).contains(&nilai) { Ok(Self(nilai)) } else { Err(Meluap) }
    }

    fn dikirim(nilai: i64) -> Result<Self, AngkaSalah> {
        desimal::dalam_batas(nilai, JUMLAH_MAKS.0, ("Jumlah", KATA_JUMLAH)).map(Self)
    }

    pub fn kali(self, banyak: i64) -> Result<Self, Meluap> {
        self.0.checked_mul(banyak).map(Self).ok_or(Meluap)
    }

    /// A percentage of the amount, half up to the rupiah (away from zero below zero).
    pub fn persen(self, persen: Persen) -> Result<Self, Meluap> {
        hitung::bagi_bulat(
            hitung::kali([self.0, persen.sebagai_perseratus()])?,
            i128::from(Persen::SERATUS_PERSEN),
        )
        .map(Self)
    }
}

impl fmt::Display for Rupiah {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let angka = desimal::tulis(self.0, 0, true);
        let teks = match angka.strip_prefix('-') {
            Some(besar) => format!("-Rp.{besar}"),
            None => format!("Rp.{angka}"),
        };
        f.pad(&teks)
    }
}

impl FromStr for Rupiah {
    type Err = AngkaSalah;

    /// Plain digits with an optional minus: `1250000`.
    fn from_str(teks: &str) -> Result<Self, Self::Err> {
        desimal::baca(teks, &Bentuk { bidang: "Rupiah", desimal: 0, contoh: "1250000" })
            .and_then(Self::dikirim)
    }
}

impl<'de> Deserialize<'de> for Rupiah {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::dikirim(i64::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rupiah_ditulis_dengan_koma_dan_tanda_di_depan() {
        for (nilai, teks) in [
            (0, "Rp.0"),
            (500, "Rp.500"),
            (1_250_000, "Rp.1,250,000"),
            (-500, "-Rp.500"),
            (-1_000, "-Rp.1,000"),
        ] {
            assert_eq!(Rupiah::new(nilai).to_string(), teks);
        }
    }

    #[test]
    fn rupiah_di_kawat_adalah_bilangan_bulat() {
        assert_eq!(serde_json::to_string(&Rupiah::new(-1500)).unwrap(), "-1500");
        assert_eq!(serde_json::from_str::<Rupiah>("1250000").unwrap(), Rupiah::new(1_250_000));
        for salah in ["1.5", "1.0", "1e3", "\"5\"", "null"] {
            assert!(serde_json::from_str::<Rupiah>(salah).is_err(), "{salah}");
        }
    }

    #[test]
    fn rupiah_dibaca_dari_angka_polos() {
        assert_eq!("1250000".parse(), Ok(Rupiah::new(1_250_000)));
        assert_eq!("-5".parse(), Ok(Rupiah::new(-5)));
        for salah in ["1,250,000", "Rp.5", "1.5", ""] {
            assert!(salah.parse::<Rupiah>().is_err(), "{salah}");
        }
    }

    #[test]
    fn luapan_selalu_terlihat() {
        let besar = Rupiah::new(i64::MAX);
        assert_eq!(besar.tambah(Rupiah::new(1)), Err(Meluap));
        assert_eq!(Rupiah::new(i64::MIN).negatif(), Err(Meluap));
        assert_eq!(Rupiah::new(i64::MIN).kurang(Rupiah::new(1)), Err(Meluap));
        assert_eq!(besar.kali(2), Err(Meluap));
        assert_eq!(Rupiah::jumlah([besar, besar]), Err(Meluap));
        assert_eq!(Rupiah::jumlah([besar, besar, Rupiah::new(-i64::MAX)]), Ok(besar));
    }

    #[test]
    fn persen_dibulatkan_setengah_ke_atas() {
        assert_eq!(Rupiah::new(1_000_000).persen(Persen::perseratus(300)), Ok(Rupiah::new(30_000)));
        assert_eq!(Rupiah::new(50).persen(Persen::perseratus(100)), Ok(Rupiah::new(1)));
        assert_eq!(Rupiah::new(49).persen(Persen::perseratus(100)), Ok(Rupiah::new(0)));
    }

    proptest! {
        #[test]
        fn kurang_membalik_tambah(a in -1_i64 << 60..1_i64 << 60, b in -1_i64 << 60..1_i64 << 60) {
            let (a, b) = (Rupiah::new(a), Rupiah::new(b));
            prop_assert_eq!(a.tambah(b).unwrap().kurang(b), Ok(a));
            prop_assert_eq!(Rupiah::jumlah([a, b, b.negatif().unwrap()]), Ok(a));
        }
    }
}

//! Price per gram, the only bridge between weight and money. Price rules use it; documents keep it as the
//! snapshot of the rate that priced them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use crate::batas::{JUMLAH_MAKS, KATA_JUMLAH};
use crate::desimal::{self, Bentuk};
use crate::hitung;
use crate::{AngkaSalah, Berat, Kadar, Meluap, Rupiah};

const MG_PER_GRAM: i128 = 1_000;

/// Whole rupiah per gram, on the wire a JSON integer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct HargaGram(i64);

impl HargaGram {
    pub const NOL: Self = Self(0);

    pub const fn new(rupiah_per_gram: i64) -> Self {
        Self(rupiah_per_gram)
    }

    pub const fn nilai(self) -> i64 {
        self.0
    }

    fn dikirim(nilai: i64) -> Result<Self, AngkaSalah> {
        desimal::dalam_batas(nilai, JUMLAH_MAKS.nilai(), ("Harga per gram", KATA_JUMLAH)).map(Self)
    }

    /// The price of a weight, rounded once: half up to the rupiah. Below zero a half goes away from zero,
    /// so that the price of minus a weight is exactly minus its price.
    pub fn kali(self, berat: Berat) -> Result<Rupiah, Meluap> {
        let hasil = hitung::bagi_bulat(hitung::kali([self.0, berat.sebagai_mg()])?, MG_PER_GRAM)?;
        Rupiah::dihitung(hasil)
    }

    /// The price per gram of a purity, from the price of pure gold; half up to the rupiah.
    pub fn untuk_kadar(self, kadar: Kadar) -> Result<Self, Meluap> {
        let seratus = i128::from(Kadar::PENUH.sebagai_perseratus());
        hitung::bagi_bulat(hitung::kali([self.0, kadar.sebagai_perseratus()])?, seratus).map(Self)
    }

    /// `berat x harga x kadar / 100` with one rounding instead of two, where no price per gram of that
    /// purity is shown in between.
    pub fn kali_kadar(self, berat: Berat, kadar: Kadar) -> Result<Rupiah, Meluap> {
        let atas = hitung::kali([self.0, berat.sebagai_mg(), kadar.sebagai_perseratus()])?;
        let bawah = MG_PER_GRAM * i128::from(Kadar::PENUH.sebagai_perseratus());
        hitung::bagi_bulat(atas, bawah).and_then(Rupiah::dihitung)
    }

    /// The average price per gram (harga rata), half up; none without a weight.
    pub fn rata(harga: Rupiah, berat: Berat) -> Result<Option<Self>, Meluap> {
        if !berat.positif() {
            return Ok(None);
        }
        let atas = i128::from(harga.nilai()) * MG_PER_GRAM;
        let rata = hitung::bagi_bulat(atas, i128::from(berat.sebagai_mg()))?;
        Rupiah::dihitung(rata).map(|rata| Some(Self(rata.nilai())))
    }
}

impl fmt::Display for HargaGram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}/g", Rupiah::new(self.0)))
    }
}

impl FromStr for HargaGram {
    type Err = AngkaSalah;

    fn from_str(teks: &str) -> Result<Self, Self::Err> {
        desimal::baca(teks, &Bentuk { bidang: "Harga per gram", desimal: 0, contoh: "1250000" })
            .and_then(Self::dikirim)
    }
}

impl<'de> Deserialize<'de> for HargaGram {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::dikirim(i64::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn harga_kali_berat_dibulatkan_sekali_setengah_ke_atas() {
        for (harga, mg, rupiah) in [
            (1_000_000, 2_345, 2_345_000),
            (1_001, 500, 501),
            (1_001, -500, -501),
            (999, 1, 1),
            (499, 1, 0),
            (0, 2_345, 0),
        ] {
            assert_eq!(HargaGram::new(harga).kali(Berat::mg(mg)), Ok(Rupiah::new(rupiah)), "{harga} x {mg}");
        }
        assert_eq!(HargaGram::new(i64::MAX).kali(Berat::mg(i64::MAX)), Err(Meluap));
    }

    #[test]
    fn harga_mengikuti_kadar() {
        let murni = HargaGram::new(1_500_001);
        let kadar = Kadar::perseratus(7_500).unwrap();
        assert_eq!(murni.untuk_kadar(kadar), Ok(HargaGram::new(1_125_001)));
        assert_eq!(murni.untuk_kadar(Kadar::PENUH), Ok(murni));
        assert_eq!(murni.kali_kadar(Berat::mg(10_000), kadar), Ok(Rupiah::new(11_250_008)));
    }

    #[test]
    fn harga_rata_butuh_berat() {
        let rata = HargaGram::rata(Rupiah::new(2_345_000), Berat::mg(2_345));
        assert_eq!(rata, Ok(Some(HargaGram::new(1_000_000))));
        assert_eq!(HargaGram::rata(Rupiah::new(1), Berat::NOL), Ok(None));
        assert_eq!(HargaGram::new(1_000_000).to_string(), "Rp.1,000,000/g");
    }

    proptest! {
        #[test]
        fn harga_naik_bila_berat_naik(harga in 0_i64..10_000_000, a in 0_i64..10_000_000, b in 0_i64..10_000_000) {
            let harga = HargaGram::new(harga);
            let (kecil, besar) = (Berat::mg(a.min(b)), Berat::mg(a.max(b)));
            prop_assert!(harga.kali(kecil).unwrap() <= harga.kali(besar).unwrap());
            prop_assert_eq!(
                harga.kali(besar.negatif().unwrap()).unwrap(),
                harga.kali(besar).unwrap().negatif().unwrap()
            );
            prop_assert_eq!(harga.kali_kadar(besar, Kadar::PENUH), harga.kali(besar));
        }
    }
}

//! What diamonds are priced in: dollars in cents, the exchange rate, and the carat of a stone. The sale
//! price of diamonds uses them; the bill keeps the rate as its snapshot.

use crate::batas::{KATA_USD, USD_MAKS};
use crate::desimal::{aritmetika, bentuk_desimal, dalam_batas};
use crate::galat::{AngkaSalah, Meluap};
use crate::{Rupiah, hitung};

/// US dollars in cents; two decimals as text and on the wire.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UsdSen(i64);

aritmetika!(UsdSen);
bentuk_desimal!(UsdSen, "USD", 2, "125.50", UsdSen::dikirim);

impl UsdSen {
    pub const fn sen(sen: i64) -> Self {
        Self(sen)
    }

    fn dikirim(sen: i64) -> Result<Self, AngkaSalah> {
        dalam_batas(sen, USD_MAKS, ("USD", KATA_USD)).map(Self)
    }

    pub const fn sebagai_sen(self) -> i64 {
        self.0
    }

    /// Half up to the rupiah.
    pub fn ke_rupiah(self, kurs: Kurs) -> Result<Rupiah, Meluap> {
        hitung::bagi_bulat(hitung::kali([self.0, kurs.0])?, 100 * 100).and_then(Rupiah::dihitung)
    }
}

/// Rupiah for one US dollar in hundredths of a rupiah, above zero; two decimals as text and on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kurs(i64);

bentuk_desimal!(Kurs, "Kurs", 2, "16250.00", Kurs::perseratus);

impl Kurs {
    /// From hundredths of a rupiah: `Kurs::perseratus(1_625_000)` is Rp.16,250 for a dollar.
    pub fn perseratus(nilai: i64) -> Result<Self, AngkaSalah> {
        if nilai > 0 {
            return Ok(Self(nilai));
        }
        Err(AngkaSalah::DiLuarBatas {
            bidang: "Kurs",
            isi: crate::desimal::tulis(nilai, 2, false),
            batas: "kurs harus lebih dari nol",
        })
    }

    /// In hundredths of a rupiah.
    pub const fn sebagai_perseratus(self) -> i64 {
        self.0
    }
}

/// Weight of a stone in thousandths of a carat; three decimals as text and on the wire. Not the karat of
/// gold, which is a purity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CaratBatu(i64);

aritmetika!(CaratBatu);
bentuk_desimal!(CaratBatu, "Carat", 3, "0.250", |nilai| Ok(CaratBatu(nilai)));

impl CaratBatu {
    /// From thousandths of a carat.
    pub const fn perseribu(nilai: i64) -> Self {
        Self(nilai)
    }

    /// In thousandths of a carat.
    pub const fn sebagai_perseribu(self) -> i64 {
        self.0
    }

    /// `carat x price per carat x kurs`, rounded once, half up to the rupiah.
    pub fn harga(self, usd_per_carat: UsdSen, kurs: Kurs) -> Result<Rupiah, Meluap> {
        let atas = hitung::kali([self.0, usd_per_carat.0, kurs.0])?;
        hitung::bagi_bulat(atas, 1_000 * 100 * 100).and_then(Rupiah::dihitung)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dolar_menjadi_rupiah_dengan_kurs() {
        let kurs = Kurs::perseratus(1_625_050).unwrap();
        assert_eq!(UsdSen::sen(12_550).ke_rupiah(kurs), Ok(Rupiah::new(2_039_438)));
        assert_eq!(kurs.to_string(), "16250.50");
        assert!(Kurs::perseratus(0).is_err());
        assert!("-1".parse::<Kurs>().is_err());
    }

    #[test]
    fn harga_berlian_dibulatkan_sekali() {
        let kurs: Kurs = "16000".parse().unwrap();
        let carat: CaratBatu = "0.255".parse().unwrap();
        assert_eq!(carat.harga(UsdSen::sen(100_000), kurs), Ok(Rupiah::new(4_080_000)));
        assert_eq!(serde_json::to_string(&carat).unwrap(), "0.255");
    }
}

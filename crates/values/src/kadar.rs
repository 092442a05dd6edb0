//! Purity of gold in hundredths of a percent, always between 0 and 100. Goods, prices and the fine weight
//! read it; it knows its karat and its hallmark.

use crate::desimal::bentuk_desimal;
use crate::galat::AngkaSalah;

/// A purity; as text and on the wire exactly two decimals (`75.00`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kadar(i64);

bentuk_desimal!(Kadar, "Kadar", 2, "75.00", Kadar::perseratus);

impl Kadar {
    pub const NOL: Self = Self(0);
    /// 100 %: the purity of every piece where prices are kept per group.
    pub const PENUH: Self = Self(10_000);
    /// The hallmarks usual in Indonesia, per mille.
    pub const CAP_LAZIM: [i64; 6] = [375, 420, 700, 750, 916, 999];

    /// From hundredths of a percent: `Kadar::perseratus(7_500)` is 75 %.
    pub fn perseratus(nilai: i64) -> Result<Self, AngkaSalah> {
        if (0..=Self::PENUH.0).contains(&nilai) {
            return Ok(Self(nilai));
        }
        Err(AngkaSalah::DiLuarBatas {
            bidang: "Kadar",
            isi: crate::desimal::tulis(nilai, 2, false),
            batas: "kadar di antara 0.00 dan 100.00",
        })
    }

    /// In hundredths of a percent.
    pub const fn sebagai_perseratus(self) -> i64 {
        self.0
    }

    /// Hundredths of a karat (24ths), half up: 75 % is 1800, that is 18 K.
    pub const fn karat(self) -> i64 {
        (self.0 * 24 + 50) / 100
    }

    /// Per mille, truncated as a hallmark is: 91.67 % is 916.
    pub const fn permil(self) -> i64 {
        self.0 / 10
    }

    /// The hallmark when it is one of the usual ones.
    pub fn cap(self) -> Option<i64> {
        Self::CAP_LAZIM.into_iter().find(|cap| *cap == self.permil())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kadar_tahu_karat_dan_capnya() {
        for (kadar, karat, cap) in [
            (3_750, 900, Some(375)),
            (4_200, 1_008, Some(420)),
            (7_000, 1_680, Some(700)),
            (7_500, 1_800, Some(750)),
            (9_167, 2_200, Some(916)),
            (9_999, 2_400, Some(999)),
            (10_000, 2_400, None),
            (0, 0, None),
        ] {
            let kadar = Kadar::perseratus(kadar).unwrap();
            assert_eq!((kadar.karat(), kadar.cap()), (karat, cap), "{kadar}");
        }
    }

    #[test]
    fn kadar_di_luar_nol_sampai_seratus_ditolak() {
        assert!(Kadar::perseratus(-1).is_err());
        assert!(Kadar::perseratus(10_001).is_err());
        assert!("100.01".parse::<Kadar>().is_err());
        assert!(serde_json::from_str::<Kadar>("-1").is_err());
        assert_eq!("100".parse(), Ok(Kadar::PENUH));
        assert_eq!(serde_json::to_string(&Kadar::PENUH).unwrap(), "100.00");
        assert_eq!(serde_json::from_str::<Kadar>("37.5").unwrap().sebagai_perseratus(), 3_750);
    }
}

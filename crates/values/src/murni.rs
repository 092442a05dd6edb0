//! Fine weight: the pure gold in a piece. Every stock movement carries it, and it is the one number that
//! survives wash, melt and transfer.

use crate::hitung;
use crate::{Berat, Kadar, Meluap};

/// `berat_stock x kadar_cetak / 100`, cut to the milligram (towards zero, so that moving a piece out takes
/// exactly what moving it in brought).
pub fn berat_murni(berat_stock: Berat, kadar_cetak: Kadar) -> Result<Berat, Meluap> {
    let atas = hitung::kali([berat_stock.sebagai_mg(), kadar_cetak.sebagai_perseratus()])?;
    hitung::bagi_potong(atas, i128::from(Kadar::PENUH.sebagai_perseratus())).map(Berat::mg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn berat_murni_dipotong_ke_miligram() {
        for (mg, kadar, murni) in [
            (2_345, 7_500, 1_758),
            (2_345, 10_000, 2_345),
            (2_345, 0, 0),
            (1, 9_999, 0),
            (-2_345, 7_500, -1_758),
        ] {
            let kadar = Kadar::perseratus(kadar).unwrap();
            assert_eq!(berat_murni(Berat::mg(mg), kadar), Ok(Berat::mg(murni)), "{mg} {kadar}");
        }
    }

    proptest! {
        #[test]
        fn berat_murni_tidak_melebihi_berat_dan_bisa_dibalik(mg in 0_i64..100_000_000, kadar in 0_i64..=10_000) {
            let kadar = Kadar::perseratus(kadar).unwrap();
            let murni = berat_murni(Berat::mg(mg), kadar).unwrap();
            prop_assert!(murni <= Berat::mg(mg) && murni >= Berat::NOL);
            prop_assert_eq!(berat_murni(Berat::mg(-mg), kadar), murni.negatif());
            prop_assert!(murni <= berat_murni(Berat::mg(mg + 1), kadar).unwrap());
        }
    }
}

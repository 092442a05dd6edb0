//! Fine weight: the pure gold in a piece. Every stock movement carries it, and it is the one number that
//! survives wash, melt and transfer.

use crate::hitung;
use crate::{Berat, CaratBatu, Kadar, Meluap};

/// What a stone of one carat weighs, in milligrams.
const MG_PER_CARAT: i64 = 200;

/// `(berat_stock - berat_atribut) x kadar_cetak / 100`, cut to the milligram (towards zero, so that moving a piece out
/// takes exactly what moving it in brought). `berat_atribut` is all that is no gold, set stones included.
pub fn berat_murni(berat_stock: Berat, berat_atribut: Berat, kadar_cetak: Kadar) -> Result<Berat, Meluap> {
    let emas = berat_stock.kurang(berat_atribut)?;
    let atas = hitung::kali([emas.sebagai_mg(), kadar_cetak.sebagai_perseratus()])?;
    hitung::bagi_potong(atas, i128::from(Kadar::PENUH.sebagai_perseratus())).map(Berat::mg)
}

/// What set stones weigh, half up to the milligram: five carats are a gram.
pub fn berat_batu(carat: CaratBatu) -> Result<Berat, Meluap> {
    hitung::bagi_bulat(hitung::kali([carat.sebagai_perseribu(), MG_PER_CARAT])?, 1_000).map(Berat::mg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn berat_murni_dipotong_ke_miligram() {
        for (mg, atribut, kadar, murni) in [
            (2_345, 0, 7_500, 1_758),
            (2_345, 0, 10_000, 2_345),
            (2_345, 0, 0, 0),
            (1, 0, 9_999, 0),
            (-2_345, 0, 7_500, -1_758),
            // A stone is no gold: 10 g with 2 g of stone at 75 % hold 6 g.
            (10_000, 2_000, 7_500, 6_000),
            (2_345, 345, 7_500, 1_500),
            (2_345, 2_345, 7_500, 0),
        ] {
            let kadar = Kadar::perseratus(kadar).unwrap();
            let hasil = berat_murni(Berat::mg(mg), Berat::mg(atribut), kadar);
            assert_eq!(hasil, Ok(Berat::mg(murni)), "{mg} {atribut} {kadar}");
        }
    }

    #[test]
    fn lima_carat_satu_gram() {
        for (carat, mg) in [(0, 0), (5_000, 1_000), (250, 50), (2, 0), (3, 1), (10_000, 2_000)] {
            assert_eq!(berat_batu(CaratBatu::perseribu(carat)), Ok(Berat::mg(mg)), "{carat}");
        }
    }

    proptest! {
        #[test]
        fn berat_murni_tidak_melebihi_berat_dan_bisa_dibalik(mg in 0_i64..100_000_000, kadar in 0_i64..=10_000) {
            let kadar = Kadar::perseratus(kadar).unwrap();
            let hitung = |mg, atribut| berat_murni(Berat::mg(mg), Berat::mg(atribut), kadar).unwrap();
            let murni = hitung(mg, 0);
            prop_assert!(murni <= Berat::mg(mg) && murni >= Berat::NOL);
            prop_assert_eq!(hitung(-mg, 0), murni.negatif().unwrap());
            prop_assert!(murni <= hitung(mg + 1, 0));
            prop_assert!(hitung(mg, mg / 3) <= murni);
            prop_assert_eq!(hitung(mg, mg), Berat::NOL);
        }
    }
}

//! Weight in whole milligrams. Scales, tags, books and notas all use it; only a price per gram turns it
//! into money (`HargaGram::kali`), so a weight and an amount can never be multiplied by accident.

use crate::batas::{BERAT_MAKS, KATA_BERAT};
use crate::desimal::{aritmetika, bentuk_desimal, dalam_batas};

/// A weight or a difference of weights; as text and on the wire grams with exactly three decimals.
///
/// A weight times an amount of money has no meaning and does not compile:
///
/// ```compile_fail,E0369
/// use values::{Berat, Rupiah};
/// let salah = Berat::mg(2_345) * Rupiah::new(1_000_000);
/// ```
///
/// The price per gram does it:
///
/// ```
/// use values::{Berat, HargaGram, Rupiah};
/// assert_eq!(HargaGram::new(1_000_000).kali(Berat::mg(2_345)), Ok(Rupiah::new(2_345_000)));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Berat(i64);

aritmetika!(Berat);
bentuk_desimal!(Berat, "Berat", 3, "2.345", Berat::dikirim);

impl Berat {
    pub const fn mg(mg: i64) -> Self {
        Self(mg)
    }

    fn dikirim(mg: i64) -> Result<Self, crate::AngkaSalah> {
        dalam_batas(mg, BERAT_MAKS.0, ("Berat", KATA_BERAT)).map(Self)
    }

    pub const fn sebagai_mg(self) -> i64 {
        self.0
    }

    /// The size of a difference, without its sign.
    pub fn mutlak(self) -> Result<Self, crate::Meluap> {
        if self.0 < 0 { self.negatif() } else { Ok(self) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{from_str, to_string};

    #[test]
    fn berat_ditulis_tiga_desimal() {
        assert_eq!(Berat::mg(2_345).to_string(), "2.345");
        assert_eq!(Berat::mg(2_300).to_string(), "2.300");
        assert_eq!(Berat::mg(-20).to_string(), "-0.020");
        assert_eq!("2.3".parse(), Ok(Berat::mg(2_300)));
        assert!("2.3456".parse::<Berat>().is_err());
    }

    #[test]
    fn berat_di_kawat_adalah_angka_tiga_desimal() {
        assert_eq!(to_string(&Berat::mg(2_300)).unwrap(), "2.300");
        assert_eq!(to_string(&vec![Berat::mg(0), Berat::mg(-1)]).unwrap(), "[0.000,-0.001]");
    }

    #[test]
    fn berat_dibaca_dari_digit_bukan_dari_pecahan_biner() {
        assert_eq!(from_str::<Berat>("2.345").unwrap(), Berat::mg(2_345));
        assert_eq!(from_str::<Berat>(" \"2.345\"").unwrap(), Berat::mg(2_345));
        assert_eq!(from_str::<Berat>("999999.999").unwrap(), Berat::mg(999_999_999));
        assert_eq!(from_str::<Option<Berat>>("null").unwrap(), None);
        for salah in ["2.3456", "1e3", "1E3", "2.5e0", "null", "true", "[1]", "\"1e3\"", "\"\""] {
            assert!(from_str::<Berat>(salah).is_err(), "{salah}");
        }
    }

    #[test]
    fn pesan_salah_menyebut_berat() {
        let pesan = from_str::<Berat>("2.3456").unwrap_err().to_string();
        assert!(pesan.contains("Berat '2.3456' paling banyak 3 angka di belakang titik"), "{pesan}");
    }

    proptest! {
        #[test]
        fn berat_pulang_pergi(mg in -1_000_000_000_i64..=1_000_000_000) {
            let berat = Berat::mg(mg);
            prop_assert_eq!(berat.to_string().parse(), Ok(berat));
            prop_assert_eq!(from_str::<Berat>(&to_string(&berat).unwrap()).unwrap(), berat);
        }
    }
}

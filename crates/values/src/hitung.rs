//! Integer division with a named rounding, in 128 bits. The one place of the crate where a quotient is
//! rounded; the value types and the price rules call it, nobody outside does.

use crate::galat::Meluap;

/// Rounds a half away from zero, so that a reversed document is the exact negative of the first one.
pub(crate) fn bagi_bulat(atas: i128, bawah: i128) -> Result<i64, Meluap> {
    if bawah <= 0 {
        return Err(Meluap);
    }
    let besar = atas.checked_abs().ok_or(Meluap)?;
    let hasil = besar.checked_add(bawah / 2).ok_or(Meluap)? / bawah;
    // bawah / 2 truncates for an odd divisor; there is no exact half then, so the result is the same.
    ke_i64(if atas < 0 { -hasil } else { hasil })
}

/// Rounds towards minus infinity.
pub(crate) fn bagi_turun(atas: i128, bawah: i128) -> Result<i64, Meluap> {
    if bawah <= 0 {
        return Err(Meluap);
    }
    ke_i64(atas.div_euclid(bawah))
}

/// Rounds towards plus infinity.
pub(crate) fn bagi_naik(atas: i128, bawah: i128) -> Result<i64, Meluap> {
    if bawah <= 0 {
        return Err(Meluap);
    }
    let sisa = i128::from(atas.rem_euclid(bawah) != 0);
    ke_i64(atas.div_euclid(bawah).checked_add(sisa).ok_or(Meluap)?)
}

/// Cuts off towards zero, so that a reversed movement is the exact negative of the first one.
pub(crate) fn bagi_potong(atas: i128, bawah: i128) -> Result<i64, Meluap> {
    if bawah <= 0 {
        return Err(Meluap);
    }
    ke_i64(atas / bawah)
}

/// The product of all factors, or an overflow.
pub(crate) fn kali<const N: usize>(faktor: [i64; N]) -> Result<i128, Meluap> {
    faktor.iter().try_fold(1_i128, |hasil, f| hasil.checked_mul(i128::from(*f))).ok_or(Meluap)
}

pub(crate) fn ke_i64(nilai: i128) -> Result<i64, Meluap> {
    i64::try_from(nilai).map_err(|_| Meluap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setengah_menjauh_dari_nol() {
        for (atas, bawah, hasil) in [
            (5, 10, 1),
            (4, 10, 0),
            (-5, 10, -1),
            (-4, 10, 0),
            (1, 3, 0),
            (2, 3, 1),
            (-2, 3, -1),
            (15, 10, 2),
        ] {
            assert_eq!(bagi_bulat(atas, bawah), Ok(hasil), "{atas}/{bawah}");
        }
    }

    #[test]
    fn naik_dan_turun_mengapit_hasil_bagi() {
        for (atas, turun, naik) in [(7, 2, 3), (6, 2, 2), (-7, -3, -2), (0, 0, 0)] {
            assert_eq!(bagi_turun(atas, 3), Ok(turun));
            assert_eq!(bagi_naik(atas, 3), Ok(naik));
            assert_eq!(bagi_potong(atas, 3), Ok(if atas < 0 { naik } else { turun }));
        }
    }

    #[test]
    fn pembagi_nol_dan_luapan_ditolak() {
        assert_eq!(bagi_bulat(1, 0), Err(Meluap));
        assert_eq!(bagi_naik(1, 0), Err(Meluap));
        assert_eq!(bagi_turun(i128::MAX, 1), Err(Meluap));
        assert_eq!(kali([i64::MAX, i64::MAX, i64::MAX]), Err(Meluap));
    }
}

//! Numbers as screens, notas and reports print them: thousands by commas, decimals by a point. Pure text;
//! nothing here rounds or computes.

use crate::desimal;
use crate::{Berat, Rupiah};

/// `1,250,000`.
pub fn ribuan(nilai: i64) -> String {
    desimal::tulis(nilai, 0, true)
}

/// `1,250,000`, without the `Rp.` that `Display` writes: for columns.
pub fn angka_rupiah(rupiah: Rupiah) -> String {
    ribuan(rupiah.nilai())
}

/// `1,234.567`: grams with three decimals.
pub fn gram(berat: Berat) -> String {
    desimal::tulis(berat.sebagai_mg(), 3, true)
}

/// A whole number of the smallest unit as text: `desimal(1_234_567, 3, true)` is `1,234.567`.
pub fn desimal(nilai: i64, angka: u32, ribuan: bool) -> String {
    desimal::tulis(nilai, angka, ribuan)
}

/// Bytes as lower case hexadecimal: how every fingerprint is kept. By bytes, because a posting makes several.
pub fn heksa(bytes: &[u8]) -> String {
    const fn angka(n: u8) -> u8 {
        if n < 10 { b'0' + n } else { b'a' - 10 + n }
    }
    let mut teks = Vec::with_capacity(bytes.len() * 2);
    for b in bytes {
        teks.extend_from_slice(&[angka(b >> 4), angka(b & 15)]);
    }
    String::from_utf8(teks).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ribuan_dipisah_koma() {
        for (nilai, teks) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (1_250_000, "1,250,000"),
            (-1_250_000, "-1,250,000"),
            (-999, "-999"),
        ] {
            assert_eq!(ribuan(nilai), teks);
            assert_eq!(angka_rupiah(Rupiah::new(nilai)), teks);
        }
    }

    #[test]
    fn heksa_dua_angka_setiap_byte() {
        assert_eq!(heksa(&[0, 9, 10, 0x7f, 0xff]), "00090a7fff");
        assert_eq!(heksa(&[]), "");
    }

    #[test]
    fn berat_selalu_tiga_desimal() {
        assert_eq!(gram(Berat::mg(2_345)), "2.345");
        assert_eq!(gram(Berat::mg(1_234_500)), "1,234.500");
        assert_eq!(gram(Berat::mg(-20)), "-0.020");
        assert_eq!(desimal(1_234_567, 3, true), "1,234.567");
        assert_eq!(desimal(-1_234_567, 2, false), "-12345.67");
    }
}

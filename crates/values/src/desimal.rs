//! Exact decimals as text and as JSON numbers, read and written digit by digit. The macros here give the
//! value types their arithmetic, their text and their wire form; nothing outside the crate uses them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::galat::{AngkaSalah, cuplik};

/// How a decimal is named in a message and how many digits follow its point.
pub(crate) struct Bentuk {
    pub bidang: &'static str,
    pub desimal: u32,
    pub contoh: &'static str,
}

/// Reads `-12.345` exactly. No exponent, no grouping, no `+`, no bare point.
pub(crate) fn baca(teks: &str, bentuk: &Bentuk) -> Result<i64, AngkaSalah> {
    let bukan = || AngkaSalah::BukanAngka { bidang: bentuk.bidang, isi: cuplik(teks), contoh: bentuk.contoh };
    let luas = || AngkaSalah::DiLuarBatas {
        bidang: bentuk.bidang,
        isi: cuplik(teks),
        batas: "angkanya terlalu besar",
    };
    let rapi = teks.trim();
    let (minus, badan) = rapi.strip_prefix('-').map_or((false, rapi), |sisa| (true, sisa));
    let (bulat, pecahan) = match badan.split_once('.') {
        Some((_, "")) => return Err(bukan()),
        Some(pasangan) => pasangan,
        None => (badan, ""),
    };
    let digit = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    if bulat.is_empty() || !digit(bulat) || !digit(pecahan) {
        return Err(bukan());
    }
    let kurang = usize::try_from(bentuk.desimal).ok().and_then(|d| d.checked_sub(pecahan.len()));
    let Some(kurang) = kurang else {
        return Err(AngkaSalah::TerlaluTeliti {
            bidang: bentuk.bidang,
            isi: cuplik(teks),
            desimal: bentuk.desimal,
        });
    };
    let angka = bulat.bytes().chain(pecahan.bytes()).chain(std::iter::repeat_n(b'0', kurang));
    let mut nilai = 0_i128;
    for b in angka {
        nilai = nilai.checked_mul(10).and_then(|n| n.checked_add(i128::from(b - b'0'))).ok_or_else(luas)?;
    }
    i64::try_from(if minus { -nilai } else { nilai }).map_err(|_| luas())
}

/// Within a limit, in either direction; the message names the limit and nothing of what was sent.
pub(crate) fn dalam_batas(
    nilai: i64,
    maks: i64,
    (bidang, batas): (&'static str, &'static str),
) -> Result<i64, AngkaSalah> {
    if (-maks..=maks).contains(&nilai) { Ok(nilai) } else { Err(AngkaSalah::LewatBatas { bidang, batas }) }
}

/// Writes with exactly `desimal` digits after the point; the whole part may be grouped by commas.
pub(crate) fn tulis(nilai: i64, desimal: u32, ribuan: bool) -> String {
    let satuan = 10_u64.saturating_pow(desimal);
    let besar = nilai.unsigned_abs();
    let mut bulat = (besar / satuan).to_string();
    if ribuan {
        let mut tempat = bulat.len();
        while tempat > 3 {
            tempat -= 3;
            bulat.insert(tempat, ',');
        }
    }
    let tanda = if nilai < 0 { "-" } else { "" };
    if desimal == 0 {
        return format!("{tanda}{bulat}");
    }
    let lebar = usize::try_from(desimal).unwrap_or_default();
    format!("{tanda}{bulat}.{:0lebar$}", besar % satuan)
}

/// A JSON number with its zeros kept: 2.300 stays 2.300.
pub(crate) fn ke_json<S: Serializer>(teks: String, serializer: S) -> Result<S::Ok, S::Error> {
    RawValue::from_string(teks).map_err(serde::ser::Error::custom)?.serialize(serializer)
}

/// The digits of a JSON number, or the text of a JSON string.
///
/// Serde buffers a body in `flatten`, `untagged` and internally tagged types and loses the digits there;
/// reading then fails rather than passing through a binary fraction. Keep such fields in plain structs.
pub(crate) fn dari_json<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let mentah = Box::<RawValue>::deserialize(deserializer)?;
    let teks = mentah.get();
    if teks.starts_with('"') {
        serde_json::from_str(teks).map_err(D::Error::custom)
    } else {
        Ok(teks.to_owned())
    }
}

/// Checked arithmetic for a private `i64`.
macro_rules! aritmetika {
    ($tipe:ident) => {
        impl $tipe {
            pub const NOL: Self = Self(0);

            pub fn tambah(self, lain: Self) -> Result<Self, $crate::Meluap> {
                self.0.checked_add(lain.0).map(Self).ok_or($crate::Meluap)
            }

            pub fn kurang(self, lain: Self) -> Result<Self, $crate::Meluap> {
                self.0.checked_sub(lain.0).map(Self).ok_or($crate::Meluap)
            }

            /// The same amount with the other sign: what a cancellation posts.
            pub fn negatif(self) -> Result<Self, $crate::Meluap> {
                self.0.checked_neg().map(Self).ok_or($crate::Meluap)
            }

            /// The sum, in 128 bits, so that the order of the terms cannot make it overflow.
            pub fn jumlah<I: IntoIterator<Item = Self>>(semua: I) -> Result<Self, $crate::Meluap> {
                let mut total = 0_i128;
                for satu in semua {
                    total = total.checked_add(i128::from(satu.0)).ok_or($crate::Meluap)?;
                }
                $crate::hitung::ke_i64(total).map(Self)
            }

            pub const fn adalah_nol(self) -> bool {
                self.0 == 0
            }

            /// Strictly above zero.
            pub const fn positif(self) -> bool {
                self.0 > 0
            }

            /// Strictly below zero.
            pub const fn di_bawah_nol(self) -> bool {
                self.0 < 0
            }
        }
    };
}

/// Text and wire form of a private `i64` with a fixed number of decimals; `$buat` checks the range.
macro_rules! bentuk_desimal {
    ($tipe:ident, $bidang:literal, $desimal:literal, $contoh:literal, $buat:expr) => {
        impl $tipe {
            const BENTUK: $crate::desimal::Bentuk =
                $crate::desimal::Bentuk { bidang: $bidang, desimal: $desimal, contoh: $contoh };
        }

        impl std::fmt::Display for $tipe {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&$crate::desimal::tulis(self.0, $desimal, false))
            }
        }

        impl std::str::FromStr for $tipe {
            type Err = $crate::AngkaSalah;

            fn from_str(teks: &str) -> Result<Self, Self::Err> {
                $buat($crate::desimal::baca(teks, &Self::BENTUK)?)
            }
        }

        impl serde::Serialize for $tipe {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::desimal::ke_json(self.to_string(), serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $tipe {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::desimal::dari_json(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {aritmetika, bentuk_desimal};

#[cfg(test)]
mod tests {
    use super::*;

    const GRAM: Bentuk = Bentuk { bidang: "Berat", desimal: 3, contoh: "2.345" };

    #[test]
    fn desimal_dibaca_persis() {
        for (teks, nilai) in [
            ("2.345", 2345),
            ("2.3", 2300),
            ("2", 2000),
            ("-0.001", -1),
            ("0", 0),
            (" 10.50 ", 10500),
            ("007", 7000),
        ] {
            assert_eq!(baca(teks, &GRAM), Ok(nilai), "{teks}");
        }
        assert_eq!(baca("-9223372036854775.808", &GRAM), Ok(i64::MIN));
    }

    #[test]
    fn yang_bukan_desimal_ditolak() {
        for teks in ["", "-", ".", ".5", "2.", "+2", "1e3", "2,345", "2.3.4", "--2", "abc", "1 2", "٣"] {
            assert!(matches!(baca(teks, &GRAM), Err(AngkaSalah::BukanAngka { .. })), "{teks}");
        }
        assert!(matches!(baca("2.3450", &GRAM), Err(AngkaSalah::TerlaluTeliti { .. })));
        assert!(matches!(baca("9223372036854775.808", &GRAM), Err(AngkaSalah::DiLuarBatas { .. })));
        assert!(matches!(baca(&"9".repeat(400), &GRAM), Err(AngkaSalah::DiLuarBatas { .. })));
    }

    #[test]
    fn desimal_ditulis_dengan_lebar_tetap() {
        assert_eq!(tulis(2300, 3, false), "2.300");
        assert_eq!(tulis(-5, 3, false), "-0.005");
        assert_eq!(tulis(i64::MIN, 0, true), "-9,223,372,036,854,775,808");
        assert_eq!(tulis(1_234_567, 3, true), "1,234.567");
    }
}

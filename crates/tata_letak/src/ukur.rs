//! A length or size with two decimals, kept as a whole number of hundredths: what is saved, compared and drawn
//! is the same number, whatever a drag on the screen produced.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Hundredths of a millimetre, or of a point for font sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Ukur(i32);

/// Far beyond any paper; what is larger is no length.
const BATAS: i32 = 10_000_000;

impl Ukur {
    pub const fn seratus(n: i32) -> Self {
        Self(n)
    }

    pub fn bulat(mm: i16) -> Self {
        Self(i32::from(mm) * 100)
    }

    /// From the database.
    pub fn dari(n: i64) -> Self {
        Self(i32::try_from(n).unwrap_or(BATAS))
    }

    pub fn nilai(self) -> i64 {
        i64::from(self.0)
    }

    pub fn tambah(self, lain: Self) -> Self {
        Self(self.0.saturating_add(lain.0))
    }

    pub fn kurang(self, lain: Self) -> Self {
        Self(self.0.saturating_sub(lain.0))
    }

    /// For the drawing, which works in single precision.
    pub fn gambar(self) -> f32 {
        let bagian = |n: i32| i16::try_from(n).map_or(f32::MAX, f32::from);
        bagian(self.0 / 100) + bagian(self.0 % 100) / 100.0
    }
}

impl Serialize for Ukur {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.0 % 100 == 0 {
            s.serialize_i32(self.0 / 100)
        } else {
            s.serialize_f64(f64::from(self.0) / 100.0)
        }
    }
}

impl<'de> Deserialize<'de> for Ukur {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let x = f64::deserialize(d)?;
        // Rounded through its text: no cast that could cut a value silently.
        let n: Option<i32> = format!("{:.0}", (x * 100.0).round()).parse().ok();
        n.filter(|n| n.abs() <= BATAS).map(Self).ok_or_else(|| de::Error::custom("ukuran di luar batas"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ukuran_dibulatkan_ke_dua_desimal_dan_kembali_sama() {
        for (teks, n, kembali) in [
            ("12.345", 1235, "12.35"),
            ("0", 0, "0"),
            ("-0.004", 0, "0"),
            ("85.6", 8560, "85.6"),
            ("-3", -300, "-3"),
        ] {
            let u: Ukur = serde_json::from_str(teks).unwrap();
            assert_eq!((u.nilai(), serde_json::to_string(&u).unwrap().as_str()), (n, kembali), "{teks}");
        }
        assert!((Ukur::seratus(8560).gambar() - 85.6).abs() < 1e-5);
        for salah in ["1e300", "1e6", "\"a\"", "null"] {
            assert!(serde_json::from_str::<Ukur>(salah).is_err(), "{salah}");
        }
    }
}

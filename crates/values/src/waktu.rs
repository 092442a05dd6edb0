//! A moment, to the millisecond, always shown in Jakarta time. Its text has a fixed width, so that text
//! order is time order in the database. Any crate may use it; "now" comes only from a `Jam`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{Offset, offset};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Tanggal;
use crate::galat::{TanggalSalah, cuplik};
use crate::tanggal::isi_angka;

/// Asia/Jakarta. A fixed offset needs no time zone database, and Jakarta has not moved since 1964.
const JAKARTA: Offset = offset(7);

/// A moment; as text and on the wire `2026-11-15T08:30:00.000+07:00`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Waktu(Timestamp);

impl Waktu {
    /// 1970-01-01T07:00:00.000+07:00.
    pub const AWAL: Self = Self(Timestamp::UNIX_EPOCH);

    /// Anything finer than a millisecond is cut off, so that equal texts are equal moments.
    pub fn dari_timestamp(saat: Timestamp) -> Result<Self, TanggalSalah> {
        let milidetik = saat.as_nanosecond().div_euclid(1_000_000);
        Self::dari_milidetik(i64::try_from(milidetik).map_err(|_| TanggalSalah::DiLuarBatas)?)
    }

    /// Milliseconds since 1970-01-01T00:00Z.
    pub fn dari_milidetik(milidetik: i64) -> Result<Self, TanggalSalah> {
        let saat = Timestamp::from_millisecond(milidetik).map_err(|_| TanggalSalah::DiLuarBatas)?;
        if JAKARTA.to_datetime(saat).year() < 0 { Err(TanggalSalah::DiLuarBatas) } else { Ok(Self(saat)) }
    }

    /// A time of day in Jakarta.
    pub fn di(tanggal: Tanggal, jam: i8, menit: i8, detik: i8) -> Result<Self, TanggalSalah> {
        let salah = || TanggalSalah::Waktu(format!("{tanggal} {jam:02}:{menit:02}:{detik:02}"));
        let waktu = jiff::civil::Time::new(jam, menit, detik, 0).map_err(|_| salah())?;
        let saat = JAKARTA.to_timestamp(DateTime::from_parts(tanggal.date(), waktu)).map_err(|_| salah())?;
        Self::dari_timestamp(saat)
    }

    /// Reads RFC 3339 with any offset; the moment is kept, the offset becomes Jakarta's.
    pub fn parse(teks: &str) -> Result<Self, TanggalSalah> {
        let saat = teks.trim().parse::<Timestamp>().map_err(|_| TanggalSalah::Waktu(cuplik(teks)))?;
        Self::dari_timestamp(saat)
    }

    pub const fn timestamp(self) -> Timestamp {
        self.0
    }

    pub fn milidetik(self) -> i64 {
        self.0.as_millisecond()
    }

    /// The day in Jakarta.
    pub fn tanggal(self) -> Tanggal {
        Tanggal::di_dalam_batas(self.setempat().date())
    }

    /// `08:30:00` in Jakarta.
    pub fn jam(self) -> String {
        let s = self.setempat();
        format!("{:02}:{:02}:{:02}", s.hour(), s.minute(), s.second())
    }

    pub fn tambah(self, lama: Duration) -> Result<Self, TanggalSalah> {
        Self::dari_timestamp(self.0.checked_add(lama).map_err(|_| TanggalSalah::DiLuarBatas)?)
    }

    pub fn kurang(self, lama: Duration) -> Result<Self, TanggalSalah> {
        Self::dari_timestamp(self.0.checked_sub(lama).map_err(|_| TanggalSalah::DiLuarBatas)?)
    }

    /// Milliseconds from `awal` to this moment; negative when `awal` is later.
    pub fn selisih_milidetik(self, awal: Self) -> i64 {
        self.milidetik().saturating_sub(awal.milidetik())
    }

    fn setempat(self) -> DateTime {
        JAKARTA.to_datetime(self.0)
    }
}

impl fmt::Display for Waktu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = self.setempat();
        let mut teks = *b"0000-00-00T00:00:00.000+07:00";
        isi_angka(&mut teks, 0..4, s.year());
        isi_angka(&mut teks, 5..7, s.month());
        isi_angka(&mut teks, 8..10, s.day());
        isi_angka(&mut teks, 11..13, s.hour());
        isi_angka(&mut teks, 14..16, s.minute());
        isi_angka(&mut teks, 17..19, s.second());
        isi_angka(&mut teks, 20..23, s.millisecond());
        f.pad(std::str::from_utf8(&teks).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Waktu {
    type Err = TanggalSalah;

    fn from_str(teks: &str) -> Result<Self, Self::Err> {
        Self::parse(teks)
    }
}

impl Serialize for Waktu {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Waktu {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn waktu_ditulis_dalam_waktu_jakarta() {
        let waktu = Waktu::parse("2026-11-15T01:30:00.1239Z").unwrap();
        assert_eq!(waktu.to_string(), "2026-11-15T08:30:00.123+07:00");
        assert_eq!(waktu.jam(), "08:30:00");
        assert_eq!(Waktu::parse(&waktu.to_string()), Ok(waktu));
        assert_eq!(serde_json::to_string(&waktu).unwrap(), "\"2026-11-15T08:30:00.123+07:00\"");
        assert_eq!(Waktu::AWAL.to_string(), "1970-01-01T07:00:00.000+07:00");
    }

    #[test]
    fn hari_berganti_pada_tengah_malam_jakarta() {
        let sebelum = Waktu::parse("2026-11-14T16:59:59.999Z").unwrap();
        let sesudah = sebelum.tambah(Duration::from_millis(1)).unwrap();
        assert_eq!(Ok(sebelum.tanggal()), Tanggal::new(2026, 11, 14));
        assert_eq!(Ok(sesudah.tanggal()), Tanggal::new(2026, 11, 15));
        assert_eq!(Ok(sesudah), Waktu::di(Tanggal::new(2026, 11, 15).unwrap(), 0, 0, 0));
        assert_eq!(sesudah.selisih_milidetik(sebelum), 1);
        assert_eq!(sesudah.kurang(Duration::from_millis(1)), Ok(sebelum));
    }

    #[test]
    fn waktu_tanpa_zona_ditolak() {
        for salah in ["2026-11-15T08:30:00", "2026-11-15", "", "08:30"] {
            assert!(Waktu::parse(salah).is_err(), "{salah}");
        }
        assert!(Waktu::dari_milidetik(i64::MAX).is_err());
        assert!(Waktu::di(Tanggal::new(2026, 1, 1).unwrap(), 24, 0, 0).is_err());
    }

    proptest! {
        #[test]
        fn urutan_teks_adalah_urutan_waktu(a in 0_i64..4_000_000_000_000, b in -60_000_000_000_000_i64..200_000_000_000_000) {
            let (a, b) = (Waktu::dari_milidetik(a).unwrap(), Waktu::dari_milidetik(b).unwrap());
            prop_assert_eq!(a.cmp(&b), a.to_string().cmp(&b.to_string()));
            prop_assert_eq!(b.to_string().len(), 29);
            prop_assert_eq!(Waktu::parse(&b.to_string()), Ok(b));
        }
    }
}

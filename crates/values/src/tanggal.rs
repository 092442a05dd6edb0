//! A calendar day: business dates, due dates, birthdays. Text is always ISO `YYYY-MM-DD`, so that text
//! order is date order in the database. Any crate may use it.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::galat::{TanggalSalah, cuplik};

/// A day of the years 0000 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tanggal(Date);

impl Tanggal {
    pub fn new(tahun: i16, bulan: i8, hari: i8) -> Result<Self, TanggalSalah> {
        let tanggal = Date::new(tahun, bulan, hari)
            .map_err(|_| TanggalSalah::Tanggal(format!("{tahun:04}-{bulan:02}-{hari:02}")))?;
        Self::dari_date(tanggal)
    }

    pub fn dari_date(tanggal: Date) -> Result<Self, TanggalSalah> {
        if tanggal.year() < 0 { Err(TanggalSalah::DiLuarBatas) } else { Ok(Self(tanggal)) }
    }

    /// For a day whose year is known to be in range already: that of a `Waktu`.
    pub(crate) const fn di_dalam_batas(tanggal: Date) -> Self {
        Self(tanggal)
    }

    pub const fn date(self) -> Date {
        self.0
    }

    /// Reads exactly `YYYY-MM-DD`.
    pub fn parse(teks: &str) -> Result<Self, TanggalSalah> {
        let salah = || TanggalSalah::Tanggal(cuplik(teks));
        let rapi = teks.trim();
        let bentuk = rapi.len() == 10
            && rapi
                .bytes()
                .enumerate()
                .all(|(i, b)| if i == 4 || i == 7 { b == b'-' } else { b.is_ascii_digit() });
        if !bentuk {
            return Err(salah());
        }
        Self::dari_date(rapi.parse().map_err(|_| salah())?)
    }

    pub fn tambah_hari(self, hari: i64) -> Result<Self, TanggalSalah> {
        let rentang = jiff::Span::new().try_days(hari).map_err(|_| TanggalSalah::DiLuarBatas)?;
        Self::dari_date(self.0.checked_add(rentang).map_err(|_| TanggalSalah::DiLuarBatas)?)
    }

    /// Calendar months later; the last day of the month where the day does not exist (31 January + 1).
    pub fn tambah_bulan(self, bulan: i64) -> Result<Self, TanggalSalah> {
        let rentang = jiff::Span::new().try_months(bulan).map_err(|_| TanggalSalah::DiLuarBatas)?;
        Self::dari_date(self.0.checked_add(rentang).map_err(|_| TanggalSalah::DiLuarBatas)?)
    }

    /// Days from `awal` to this day; negative when `awal` is later.
    pub fn selisih_hari(self, awal: Self) -> i64 {
        let detik = self.0.duration_since(awal.0).as_secs();
        detik / (24 * 60 * 60)
    }

    pub fn sebelum(self, lain: Self) -> bool {
        self < lain
    }

    pub fn sesudah(self, lain: Self) -> bool {
        self > lain
    }

    pub fn tahun(self) -> i16 {
        self.0.year()
    }

    /// `261115`, as in document numbers.
    pub fn yymmdd(self) -> String {
        let mut teks = *b"000000";
        isi_angka(&mut teks, 0..2, self.0.year());
        isi_angka(&mut teks, 2..4, self.0.month());
        isi_angka(&mut teks, 4..6, self.0.day());
        String::from_utf8_lossy(&teks).into_owned()
    }

    /// `2026-11`: the first seven characters of the text, as reports group by month.
    pub fn bulan(self) -> String {
        format!("{:04}-{:02}", self.0.year(), self.0.month())
    }

    pub fn awal_bulan(self) -> Self {
        Self(self.0.first_of_month())
    }

    pub fn akhir_bulan(self) -> Self {
        Self(self.0.last_of_month())
    }
}

impl fmt::Display for Tanggal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut teks = *b"0000-00-00";
        isi_angka(&mut teks, 0..4, self.0.year());
        isi_angka(&mut teks, 5..7, self.0.month());
        isi_angka(&mut teks, 8..10, self.0.day());
        f.pad(std::str::from_utf8(&teks).map_err(|_| fmt::Error)?)
    }
}

/// Writes the last digits of a number that is not negative over its place in a text of fixed width. Every row
/// of a book carries a day and a moment; the general formatter is several times slower.
pub(crate) fn isi_angka(teks: &mut [u8], tempat: std::ops::Range<usize>, n: impl Into<i32>) {
    let mut n: i32 = n.into();
    for b in teks.get_mut(tempat).unwrap_or_default().iter_mut().rev() {
        *b = b'0' + u8::try_from(n % 10).unwrap_or(0);
        n /= 10;
    }
}

impl FromStr for Tanggal {
    type Err = TanggalSalah;

    fn from_str(teks: &str) -> Result<Self, Self::Err> {
        Self::parse(teks)
    }
}

impl Serialize for Tanggal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tanggal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn tgl(teks: &str) -> Tanggal {
        Tanggal::parse(teks).unwrap()
    }

    #[test]
    fn tanggal_pulang_pergi_sebagai_iso() {
        let tanggal = tgl("2026-11-15");
        assert_eq!(tanggal.to_string(), "2026-11-15");
        assert_eq!(tanggal.yymmdd(), "261115");
        assert_eq!(tanggal.bulan(), "2026-11");
        assert_eq!(tgl("0007-01-02").to_string(), "0007-01-02");
        assert_eq!(serde_json::to_string(&tanggal).unwrap(), "\"2026-11-15\"");
        assert_eq!(serde_json::from_str::<Tanggal>("\"2026-11-15\"").unwrap(), tanggal);
    }

    #[test]
    fn tanggal_yang_tidak_ada_ditolak() {
        for salah in
            ["2026-02-29", "2026-13-01", "20261115", "2026-1-5", "15-11-2026", "", "2026-11-15T00:00"]
        {
            assert!(Tanggal::parse(salah).is_err(), "{salah}");
        }
        assert!(Tanggal::new(2026, 2, 30).is_err());
        assert!(Tanggal::new(-1, 1, 1).is_err());
    }

    #[test]
    fn hari_dihitung_menurut_kalender() {
        assert_eq!(tgl("2028-02-28").tambah_hari(2), Ok(tgl("2028-03-01")));
        assert_eq!(tgl("2026-01-31").tambah_bulan(1), Ok(tgl("2026-02-28")));
        assert_eq!(tgl("2026-03-01").selisih_hari(tgl("2026-02-01")), 28);
        assert_eq!(tgl("2026-02-01").selisih_hari(tgl("2026-03-01")), -28);
        assert_eq!(tgl("2026-02-10").awal_bulan(), tgl("2026-02-01"));
        assert_eq!(tgl("2026-02-10").akhir_bulan(), tgl("2026-02-28"));
        assert!(tgl("2026-02-01").sebelum(tgl("2026-02-02")));
        assert!(tgl("2026-02-03").sesudah(tgl("2026-02-02")));
        assert!(tgl("9999-12-31").tambah_hari(1).is_err());
        assert!(tgl("0000-01-01").tambah_hari(-1).is_err());
        assert!(tgl("2026-01-01").tambah_hari(i64::MAX).is_err());
    }

    proptest! {
        #[test]
        fn selisih_membalik_tambah_dan_teks_urut(hari in -20_000_i64..20_000) {
            let awal = tgl("2026-01-01");
            let lain = awal.tambah_hari(hari).unwrap();
            prop_assert_eq!(lain.selisih_hari(awal), hari);
            prop_assert_eq!(lain.to_string().cmp(&awal.to_string()), lain.cmp(&awal));
            prop_assert_eq!(lain.to_string().parse(), Ok(lain));
        }
    }
}

//! Document numbers: `{PREFIX}{KODE_TOKO}-{YYMMDD}-{NNNN}`, for example `FJJKT1-261115-0042`. The numbering
//! of the database layer makes them; everyone else only parses and shows them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::galat::{NoFakturSalah, cuplik};
use crate::{JenisDok, KodeToko, Tanggal};

/// A document number. NNNN is a minimum width: after 9999 it grows to 10000.
///
/// The shortest number (a store code of one letter) has 2 + 1 + 1 + 6 + 1 + 4 = 15 characters, which is
/// where the manual lookup of an invoice starts, so no width has to be added for short store codes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NoFaktur {
    jenis: JenisDok,
    toko: KodeToko,
    tanggal: Tanggal,
    urut: u32,
}

impl NoFaktur {
    /// Shortest possible text.
    pub const PANJANG_MIN: usize = 15;

    /// The year has two digits in the text, so only 2000 to 2099 can be numbered; `urut` starts at 1.
    pub fn new(jenis: JenisDok, toko: &KodeToko, tanggal: Tanggal, urut: u32) -> Result<Self, NoFakturSalah> {
        if !(2000..=2099).contains(&tanggal.tahun()) {
            return Err(NoFakturSalah::Tahun);
        }
        if urut == 0 {
            return Err(NoFakturSalah::Urut);
        }
        Ok(Self { jenis, toko: toko.clone(), tanggal, urut })
    }

    /// Reads exactly what `Display` writes; a store code may hold dashes itself, so it is read from the right.
    pub fn parse(teks: &str) -> Result<Self, NoFakturSalah> {
        let salah = || NoFakturSalah::Bentuk(cuplik(teks));
        let rapi = teks.trim().to_ascii_uppercase();
        let (kepala, urut) = rapi.rsplit_once('-').ok_or_else(salah)?;
        let (kepala, hari) = kepala.rsplit_once('-').ok_or_else(salah)?;
        let (awalan, toko) = kepala.split_at_checked(2).ok_or_else(salah)?;
        let jenis: JenisDok = awalan.parse()?;
        let toko = KodeToko::parse(toko)?;
        let tahun = hari.get(0..2).ok_or_else(salah)?;
        let bulan = hari.get(2..4).ok_or_else(salah)?;
        let sisa = hari.get(4..).ok_or_else(salah)?;
        let tanggal = Tanggal::parse(&format!("20{tahun}-{bulan}-{sisa}")).map_err(|_| salah())?;
        let faktur = Self::new(jenis, &toko, tanggal, urut.parse().map_err(|_| salah())?)?;
        // Two texts of one number would be two keys in the database: 00042 is refused where 0042 is meant.
        if faktur.to_string() == rapi { Ok(faktur) } else { Err(salah()) }
    }

    pub const fn jenis(&self) -> JenisDok {
        self.jenis
    }

    pub const fn toko(&self) -> &KodeToko {
        &self.toko
    }

    pub const fn tanggal(&self) -> Tanggal {
        self.tanggal
    }

    pub const fn urut(&self) -> u32 {
        self.urut
    }
}

impl fmt::Display for NoFaktur {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { jenis, toko, tanggal, urut } = self;
        f.pad(&format!("{}{toko}-{}-{urut:04}", jenis.prefix(), tanggal.yymmdd()))
    }
}

impl FromStr for NoFaktur {
    type Err = NoFakturSalah;

    fn from_str(teks: &str) -> Result<Self, Self::Err> {
        Self::parse(teks)
    }
}

impl Serialize for NoFaktur {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for NoFaktur {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn nomor_dibaca_dan_ditulis_kembali() {
        let faktur = NoFaktur::parse("FJJKT1-261115-0042").unwrap();
        assert_eq!(faktur.jenis(), JenisDok::Penjualan);
        assert_eq!(faktur.toko().as_str(), "JKT1");
        assert_eq!(faktur.tanggal().to_string(), "2026-11-15");
        assert_eq!(faktur.urut(), 42);
        assert_eq!(faktur.to_string(), "FJJKT1-261115-0042");
        assert_eq!(NoFaktur::parse(" fjjkt1-261115-0042 "), Ok(faktur));
    }

    #[test]
    fn nomor_urut_boleh_lebih_dari_empat_angka() {
        assert_eq!(NoFaktur::parse("FBA-B-261115-10000").unwrap().urut(), 10_000);
        assert_eq!(NoFaktur::parse("FBA-B-261115-10000").unwrap().toko().as_str(), "A-B");
    }

    #[test]
    fn nomor_yang_salah_ditolak() {
        for salah in [
            "",
            "FJ",
            "FJJKT1",
            "FJJKT1-261115",
            "XXJKT1-261115-0042",
            "FJ-261115-0042",
            "FJJKT1-261315-0042",
            "FJJKT1-261115-42",
            "FJJKT1-261115-00042",
            "FJJKT1-261115-0000",
            "FJJKT1-261115-+042",
            "FJJKT1-2611150-0042",
            "FJABCDEFGHI-261115-0042",
            "É-261115-0042",
            "FJJKT1-éé15-0042",
        ] {
            assert!(NoFaktur::parse(salah).is_err(), "{salah}");
        }
        let toko = KodeToko::parse("A").unwrap();
        let hari = Tanggal::new(2026, 1, 1).unwrap();
        assert_eq!(NoFaktur::new(JenisDok::Penjualan, &toko, hari, 0), Err(NoFakturSalah::Urut));
        let lama = Tanggal::new(1999, 12, 31).unwrap();
        assert_eq!(NoFaktur::new(JenisDok::Penjualan, &toko, lama, 1), Err(NoFakturSalah::Tahun));
    }

    proptest! {
        #[test]
        fn nomor_pulang_pergi_dan_paling_sedikit_lima_belas_karakter(
            jenis in prop::sample::select(JenisDok::ALL),
            toko in "[A-Z0-9_./-]{1,8}",
            hari in 0_i64..36_000,
            urut in 1_u32..,
        ) {
            let tanggal = Tanggal::new(2000, 1, 1).unwrap().tambah_hari(hari).unwrap();
            let faktur = NoFaktur::new(jenis, &KodeToko::parse(&toko).unwrap(), tanggal, urut).unwrap();
            let teks = faktur.to_string();
            prop_assert!(teks.len() >= NoFaktur::PANJANG_MIN);
            prop_assert_eq!(NoFaktur::parse(&teks), Ok(faktur));
        }
    }
}

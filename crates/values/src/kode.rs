//! The codes of the shop, each its own type, made by one macro: stores, warehouses, trays, groups, users,
//! barcodes, members. Parsed once at the edge and trusted inside; any crate may use them.

use crate::galat::{KodeSalah, cuplik};

macro_rules! kode {
    ($(#[$dok:meta])* $tipe:ident, $bidang:literal, $aturan:literal, $rapikan:ident, $sah:ident, $min:literal..=$max:literal) => {
        $(#[$dok])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $tipe(Box<str>);

        impl $tipe {
            pub fn parse(teks: &str) -> Result<Self, KodeSalah> {
                let rapi = $rapikan(teks);
                if ($min..=$max).contains(&rapi.len()) && rapi.bytes().all($sah) {
                    return Ok(Self(rapi.into_boxed_str()));
                }
                Err(KodeSalah { bidang: $bidang, isi: cuplik(teks), aturan: $aturan })
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl AsRef<str> for $tipe {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl std::borrow::Borrow<str> for $tipe {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $tipe {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&self.0)
            }
        }

        impl std::str::FromStr for $tipe {
            type Err = KodeSalah;

            fn from_str(teks: &str) -> Result<Self, Self::Err> {
                Self::parse(teks)
            }
        }

        impl serde::Serialize for $tipe {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> serde::Deserialize<'de> for $tipe {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let teks = String::deserialize(deserializer)?;
                Self::parse(&teks).map_err(serde::de::Error::custom)
            }
        }
    };
}

kode!(
    /// A store of the chain.
    KodeToko, "Kode toko", "isi 1 sampai 8 karakter A-Z, 0-9, _ - . /", besar, kode_umum, 1..=8
);
kode!(
    /// A warehouse: TOKO, STOCK, BELI ...
    KodeGudang, "Kode gudang", "isi 1 sampai 20 karakter A-Z, 0-9, _ - . /", besar, kode_umum, 1..=20
);
kode!(
    /// A tray; the goods calls name it `kode_toko`.
    KodeBaki, "Kode baki", "isi 1 sampai 20 karakter A-Z, 0-9, _ - . /", besar, kode_umum, 1..=20
);
kode!(
    /// A group of goods by purity or type.
    KodeGroup, "Kode group", "isi 1 sampai 20 karakter A-Z, 0-9, _ - . /", besar, kode_umum, 1..=20
);
kode!(
    /// A type of goods (jenis): ring, necklace ...
    KodeDept, "Kode dept", "isi 1 sampai 20 karakter A-Z, 0-9, _ - . /", besar, kode_umum, 1..=20
);
kode!(
    /// A sales person.
    KodeSales, "Kode sales", "isi 1 sampai 20 karakter A-Z, 0-9, _ - . /", besar, kode_umum, 1..=20
);
kode!(
    /// A bank account of the shop.
    NoRekening, "No rekening", "isi 1 sampai 20 karakter A-Z, 0-9, _ - . /", besar, kode_umum, 1..=20
);
kode!(
    /// A user of the program.
    UserId, "User id", "isi 1 sampai 32 karakter a-z, 0-9, . _ -", kecil, nama_user, 1..=32
);
kode!(
    /// The barcode of a piece, unique in the chain: eight digits.
    KodeBarcode, "Kode barcode", "isi 1 sampai 8 angka", delapan_angka, angka, 8..=8
);
kode!(
    /// A member card.
    KodeMember, "Kode member", "isi 8 sampai 13 karakter A-Z, 0-9", polos, huruf_angka, 8..=13
);

impl KodeBarcode {
    pub const TERBESAR: u32 = 99_999_999;

    pub fn dari_angka(angka: u32) -> Result<Self, KodeSalah> {
        Self::parse(&angka.to_string())
    }

    pub fn angka(&self) -> u32 {
        self.0.bytes().fold(0, |hasil, b| hasil * 10 + u32::from(b - b'0'))
    }
}

fn besar(teks: &str) -> String {
    teks.trim().chars().map(|c| if c == ' ' { '_' } else { c.to_ascii_uppercase() }).collect()
}

fn kecil(teks: &str) -> String {
    teks.trim().to_ascii_lowercase()
}

fn polos(teks: &str) -> String {
    teks.trim().to_ascii_uppercase()
}

/// An empty text stays empty: a forgotten barcode must not become 00000000.
fn delapan_angka(teks: &str) -> String {
    let rapi = teks.trim();
    if rapi.is_empty() { String::new() } else { format!("{rapi:0>8}") }
}

fn kode_umum(b: u8) -> bool {
    huruf_angka(b) || matches!(b, b'_' | b'-' | b'.' | b'/')
}

fn nama_user(b: u8) -> bool {
    b.is_ascii_lowercase() || angka(b) || matches!(b, b'.' | b'_' | b'-')
}

fn angka(b: u8) -> bool {
    b.is_ascii_digit()
}

fn huruf_angka(b: u8) -> bool {
    b.is_ascii_uppercase() || angka(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn kode_dirapikan_sekali_di_tepi() {
        assert_eq!(KodeToko::parse(" jkt1 ").unwrap().as_str(), "JKT1");
        assert_eq!(KodeBaki::parse("cincin muda 1").unwrap().as_str(), "CINCIN_MUDA_1");
        assert_eq!(UserId::parse(" Budi.S ").unwrap().as_str(), "budi.s");
        assert_eq!(KodeMember::parse("abc12345").unwrap().as_str(), "ABC12345");
        assert_eq!(NoRekening::parse("123-456/7").unwrap().to_string(), "123-456/7");
    }

    #[test]
    fn kode_yang_salah_ditolak_dengan_pesan_yang_menyebut_bidangnya() {
        for salah in ["", "  ", "ABCDEFGHI", "JKT#1", "É", "A\tB", "A\nB"] {
            assert!(KodeToko::parse(salah).is_err(), "{salah:?}");
        }
        for salah in ["", "a b", "a/b", &"x".repeat(33)] {
            assert!(UserId::parse(salah).is_err(), "{salah:?}");
        }
        for salah in ["1234567", "12345678901234", "ABC-12345"] {
            assert!(KodeMember::parse(salah).is_err(), "{salah:?}");
        }
        assert_eq!(
            KodeToko::parse("JKT#1").unwrap_err().to_string(),
            "Kode toko 'JKT#1' tidak sah; isi 1 sampai 8 karakter A-Z, 0-9, _ - . /."
        );
    }

    #[test]
    fn barcode_selalu_delapan_angka() {
        assert_eq!(KodeBarcode::parse("42").unwrap().as_str(), "00000042");
        assert_eq!(KodeBarcode::dari_angka(42), KodeBarcode::parse("00000042"));
        assert_eq!(KodeBarcode::dari_angka(KodeBarcode::TERBESAR).unwrap().angka(), 99_999_999);
        assert!(KodeBarcode::dari_angka(100_000_000).is_err());
        for salah in ["", " ", "123456789", "12A", "-1"] {
            assert!(KodeBarcode::parse(salah).is_err(), "{salah:?}");
        }
    }

    #[test]
    fn kode_diperiksa_juga_dari_json() {
        assert_eq!(serde_json::from_str::<KodeToko>("\"jkt1\"").unwrap().as_str(), "JKT1");
        assert!(serde_json::from_str::<KodeToko>("\"JKT#1\"").is_err());
        assert_eq!(serde_json::to_string(&KodeBarcode::parse("7").unwrap()).unwrap(), "\"00000007\"");
    }

    proptest! {
        #[test]
        fn parse_idempoten(teks in "[ a-zA-Z0-9_./-]{0,24}") {
            if let Ok(kode) = KodeBaki::parse(&teks) {
                prop_assert_eq!(KodeBaki::parse(kode.as_str()), Ok(kode));
            }
            if let Ok(user) = UserId::parse(&teks) {
                prop_assert_eq!(UserId::parse(user.as_str()), Ok(user));
            }
        }

        #[test]
        fn barcode_pulang_pergi(angka in 0_u32..=99_999_999) {
            let kode = KodeBarcode::dari_angka(angka).unwrap();
            prop_assert_eq!(kode.as_str().len(), 8);
            prop_assert_eq!(kode.angka(), angka);
        }
    }
}

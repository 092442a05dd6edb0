//! Refusals as types. A domain declares its own in one enum: the code that stays, the status that goes with it, what it
//! means. A refusal is made from a variant, so that code and status cannot disagree, and recognised by it, never by text.

use crate::{Status, Tolak};
use std::collections::{BTreeMap, BTreeSet};

/// What is declared of a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Isi {
    /// the variant, by which Rust and the web know it
    pub nama: &'static str,
    pub kode: &'static str,
    pub status: Status,
    /// when it is said; for the list in docs/penolakan.md
    pub arti: &'static str,
}

/// A variant of such an enum.
pub trait Penolakan: Copy {
    fn isi(self) -> Isi;

    /// The refusal in the words of this case.
    fn tolak(self, pesan: impl Into<String>) -> Tolak {
        Tolak::dari(self, pesan)
    }

    /// The same, on the field it is about.
    fn pada(self, kolom: &str, pesan: impl Into<String>) -> Tolak {
        let pesan = pesan.into();
        Tolak::dari(self, pesan.clone()).kolom(kolom, pesan)
    }
}

/// Declares the refusals of a domain: `Nama = "KODE-01" Aturan "when it is said"`.
#[macro_export]
macro_rules! penolakan {
    ($(#[$m:meta])* $v:vis enum $Nama:ident {
        $($(#[$vm:meta])* $V:ident = $kode:literal $status:ident $arti:literal),* $(,)?
    }) => {
        $(#[$m])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $v enum $Nama {
            $($(#[$vm])* #[doc = $arti] $V,)*
        }

        impl $Nama {
            /// All of them, in their order.
            #[allow(dead_code)]
            pub const SEMUA: &'static [$crate::penolakan::Isi] = &[
                $($crate::penolakan::Isi {
                    nama: stringify!($V), kode: $kode, status: $crate::Status::$status, arti: $arti,
                },)*
            ];

            /// All of them under their name, as the list of all domains has them.
            #[allow(dead_code)]
            pub const DAFTAR: $crate::penolakan::Domain = (stringify!($Nama), Self::SEMUA);

            #[allow(dead_code)]
            pub const fn kode(self) -> &'static str {
                match self {
                    $(Self::$V => $kode,)*
                }
            }

            /// The refusal in the words of this case.
            #[allow(dead_code)]
            pub fn tolak(self, pesan: impl Into<String>) -> $crate::Tolak {
                $crate::penolakan::Penolakan::tolak(self, pesan)
            }

            /// The same, on the field it is about.
            #[allow(dead_code)]
            pub fn pada(self, kolom: &str, pesan: impl Into<String>) -> $crate::Tolak {
                $crate::penolakan::Penolakan::pada(self, kolom, pesan)
            }
        }

        impl $crate::penolakan::Penolakan for $Nama {
            fn isi(self) -> $crate::penolakan::Isi {
                match self {
                    $(Self::$V => $crate::penolakan::Isi {
                        nama: stringify!($V), kode: $kode, status: $crate::Status::$status, arti: $arti,
                    },)*
                }
            }
        }
    };
}

/// The refusals of a domain: its enum by name, and all of it.
pub type Domain = (&'static str, &'static [Isi]);

/// The text of docs/penolakan.md: every refusal of these domains, by its code. One that is said with two statuses (a
/// thing that is missing at an address, or named in a field) is one line.
pub fn daftar(domain: &[Domain]) -> String {
    let mut teks = "# Refusals\n\nMade from the enums of the domains (`KARAT_PERBARUI=1` writes this file anew). A code means one \
                    thing; the words that a user reads are those of the case.\n"
        .to_owned();
    for (nama, semua) in domain {
        teks.push_str(&format!("\n## {nama}\n\n| code | status | when |\n|---|---|---|\n"));
        let mut menurut: BTreeMap<&str, (BTreeSet<u16>, &str)> = BTreeMap::new();
        for i in *semua {
            menurut.entry(i.kode).or_insert((BTreeSet::new(), i.arti)).0.insert(i.status.angka());
        }
        for (kode, (status, arti)) in menurut {
            let status: Vec<String> = status.iter().map(u16::to_string).collect();
            teks.push_str(&format!("| {kode} | {} | {arti} |\n", status.join(", ")));
        }
    }
    teks
}

/// The codes as the web knows them: an object a domain, the code under the name of the variant.
pub fn tabel_web(domain: &[Domain]) -> String {
    let mut teks =
        "// Generated from the refusals of the domains (docs/penolakan.md) by `make api`; not edited by hand.\n".to_owned();
    for (nama, semua) in domain {
        teks.push_str(&format!("\nexport const {nama} = {{\n"));
        for i in *semua {
            teks.push_str(&format!("  {}: '{}',\n", i.nama, i.kode));
        }
        teks.push_str("} as const;\n");
    }
    teks
}

/// What is wrong with the list as a whole: a code that means two things or stands in two enums, a prefix that belongs to
/// nobody or to two. Prefixes of `bersama` are those of layers that every domain speaks for.
pub fn cela(domain: &[Domain], bersama: &[&str]) -> Vec<String> {
    let (mut cela, mut arti, mut milik) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
    for (nama, semua) in domain {
        let mut status = BTreeSet::new();
        for i in *semua {
            let (enumnya, artinya) = *arti.entry(i.kode).or_insert((*nama, i.arti));
            if enumnya != *nama || artinya != i.arti || !status.insert((i.kode, i.status.angka())) {
                cela.push(format!("{} berarti dua hal: {enumnya} dan {nama}", i.kode));
            }
            let depan = i.kode.split('-').next().unwrap_or_default();
            let pemilik = *milik.entry(depan).or_insert(*nama);
            if pemilik != *nama && !bersama.contains(&depan) {
                cela.push(format!("{depan} milik {pemilik} dan {nama}"));
            }
        }
    }
    cela
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::penolakan! {
        enum UjiTolak {
            Habis = "UJI-01" Aturan "nothing is left",
            Hilang = "UJI-02" TidakAda "it is not there",
        }
    }

    #[test]
    fn kode_dan_status_datang_dari_satu_tempat() {
        let t = UjiTolak::Hilang.pada("no", "Tidak ada");
        assert_eq!((t.kode, t.status), ("UJI-02", Status::TidakAda));
        assert_eq!(t.kolom.get("no").map(String::as_str), Some("Tidak ada"));
        assert!(t.adalah(UjiTolak::Hilang) && !t.adalah(UjiTolak::Habis));
        assert_eq!(UjiTolak::SEMUA.len(), 2);
        let teks = daftar(&[("Uji", UjiTolak::SEMUA)]);
        assert!(teks.contains("| UJI-02 | 404 | it is not there |"), "{teks}");
        assert_eq!(UjiTolak::Habis.kode(), "UJI-01");
        let web = tabel_web(&[("UjiTolak", UjiTolak::SEMUA)]);
        assert!(web.contains("export const UjiTolak = {\n  Habis: 'UJI-01',\n"), "{web}");
    }

    #[test]
    fn kode_dua_arti_dan_awalan_dua_pemilik_ketahuan() {
        crate::penolakan! {
            #[allow(dead_code)]
            enum LainTolak {
                Habis = "UJI-01" Aturan "something else",
                Sendiri = "LAIN-01" Aturan "it is alone",
                SendiriHilang = "LAIN-01" TidakAda "it is alone",
            }
        }
        assert_eq!(cela(&[("UjiTolak", UjiTolak::SEMUA)], &[]), Vec::<String>::new());
        assert_eq!(
            cela(&[("UjiTolak", UjiTolak::SEMUA), ("LainTolak", LainTolak::SEMUA)], &[]),
            ["UJI-01 berarti dua hal: UjiTolak dan LainTolak", "UJI milik UjiTolak dan LainTolak"]
        );
        assert!(daftar(&[("LainTolak", LainTolak::SEMUA)]).contains("| LAIN-01 | 404, 422 | it is alone |"));
    }
}

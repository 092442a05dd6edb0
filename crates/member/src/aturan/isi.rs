//! What each rule of membership says, what it is before anybody decided, and what is wrong with one.

use platform::salah::Salah;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use values::Rupiah;

/// A kind of rule.
pub trait Isi: Serialize + DeserializeOwned + Default + Clone + PartialEq {
    const JENIS: &'static str;
    /// Money hangs on it: a supervisor who could change it alone would pay with points worth a thousand times as much, and put it
    /// back afterwards.
    const HANYA_OWN: bool = false;

    #[must_use]
    fn rapikan(self) -> Self {
        self
    }

    fn periksa(&self, s: &mut Salah);
}

/// How codes of members are made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AturanKode {
    /// letters and digits that open a code of the chain
    pub awalan: String,
    /// of the whole code, with its check digit
    pub panjang: usize,
}

impl Default for AturanKode {
    fn default() -> Self {
        Self { awalan: "MB".to_owned(), panjang: 10 }
    }
}

/// Digits of the sequence that a code has at least: a hundred thousand members.
const URUT_PALING_SEDIKIT: usize = 5;

impl Isi for AturanKode {
    const JENIS: &'static str = "KODE";

    fn rapikan(self) -> Self {
        Self { awalan: self.awalan.trim().to_uppercase(), ..self }
    }

    fn periksa(&self, s: &mut Salah) {
        if !(1..=5).contains(&self.awalan.len()) || !self.awalan.bytes().all(|b| b.is_ascii_alphanumeric()) {
            s.kepala("awalan", "Awalan 1 sampai 5 huruf atau angka");
        }
        if !(8..=13).contains(&self.panjang) {
            s.kepala("panjang", "Panjang kode 8 sampai 13 karakter");
        } else if self.panjang < self.awalan.len() + URUT_PALING_SEDIKIT + 1 {
            s.kepala(
                "panjang",
                format!(
                    "Dengan awalan ini panjang paling sedikit {}",
                    self.awalan.len() + URUT_PALING_SEDIKIT + 1
                ),
            );
        }
    }
}

/// What a point is worth as a payment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NilaiPoin {
    #[schema(value_type = i64)]
    pub rupiah: Rupiah,
}

impl Default for NilaiPoin {
    fn default() -> Self {
        Self { rupiah: Rupiah::new(1_000) }
    }
}

impl Isi for NilaiPoin {
    const JENIS: &'static str = "NILAI_POIN";
    const HANYA_OWN: bool = true;

    fn periksa(&self, s: &mut Salah) {
        if !(1..=10_000_000).contains(&self.rupiah.nilai()) {
            s.kepala("rupiah", "Nilai satu poin Rp 1 sampai Rp 10.000.000");
        }
    }
}

/// A level of membership.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct BarisTingkat {
    pub nama: String,
    /// spent in twelve months
    #[schema(value_type = i64)]
    pub dari_rp: Rupiah,
    /// hundredths: 100 earns what the masters say, 150 half as much again
    pub pengali: i64,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AturanTingkat {
    /// from the lowest on; none: all members are alike
    pub tingkat: Vec<BarisTingkat>,
}

impl AturanTingkat {
    /// The level that so much spending reaches.
    pub fn untuk(&self, belanja: Rupiah) -> Option<&BarisTingkat> {
        self.tingkat.iter().rev().find(|t| t.dari_rp <= belanja)
    }
}

impl Isi for AturanTingkat {
    const JENIS: &'static str = "TINGKAT";
    const HANYA_OWN: bool = true;

    fn rapikan(self) -> Self {
        let rapi = |t: BarisTingkat| BarisTingkat { nama: konter::pelanggan::rapi(&t.nama), ..t };
        Self { tingkat: self.tingkat.into_iter().map(rapi).collect() }
    }

    fn periksa(&self, s: &mut Salah) {
        if self.tingkat.len() > 10 {
            s.kepala("tingkat", "Paling banyak 10 tingkat");
        }
        for (ke, t) in self.tingkat.iter().enumerate() {
            if t.nama.is_empty() || t.nama.chars().count() > 20 {
                s.beri(ke, "nama", "Nama tingkat 1 sampai 20 karakter");
            }
            if self.tingkat[..ke].iter().any(|l| l.nama == t.nama) {
                s.beri(ke, "nama", "Nama tingkat ini sudah ada");
            }
            if !(1..=1_000).contains(&t.pengali) {
                s.beri(ke, "pengali", "Pengali 0,01 sampai 10");
            }
            match ke.checked_sub(1).map(|n| self.tingkat[n].dari_rp) {
                None if t.dari_rp != Rupiah::NOL => s.beri(ke, "dari_rp", "Tingkat pertama mulai dari Rp 0"),
                Some(lalu) if t.dari_rp <= lalu => {
                    s.beri(ke, "dari_rp", "Harus lebih dari tingkat sebelumnya");
                }
                _ => {}
            }
        }
    }
}

/// What members are told, with what is put in their place: {nama}, {toko}, {poin}, {tanggal}.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Ucapan {
    pub ulang_tahun: String,
    /// so many days before the birthday
    pub hari_sebelum: i64,
    pub hangus: String,
    /// so many days before points lapse; 0: nobody is told
    pub hangus_hari: i64,
}

impl Default for Ucapan {
    fn default() -> Self {
        Self {
            ulang_tahun:
                "Selamat ulang tahun {nama}, semoga sehat dan bahagia selalu. Salam hangat dari {toko}."
                    .to_owned(),
            hari_sebelum: 0,
            hangus:
                "Yth. {nama}, {poin} poin Anda hangus pada {tanggal}. Tukarkan sebelum hari itu di {toko}."
                    .to_owned(),
            hangus_hari: 7,
        }
    }
}

/// Which of the places a text of greeting may have.
fn tempat_asing(teks: &str, boleh: &[&str]) -> Option<String> {
    let mut sisa = teks;
    while let Some(mulai) = sisa.find('{') {
        let Some(akhir) = sisa[mulai..].find('}') else { return Some(sisa[mulai..].to_owned()) };
        let nama = &sisa[mulai + 1..mulai + akhir];
        if !boleh.contains(&nama) {
            return Some(format!("{{{nama}}}"));
        }
        sisa = &sisa[mulai + akhir + 1..];
    }
    None
}

impl Isi for Ucapan {
    const JENIS: &'static str = "UCAPAN";

    fn rapikan(self) -> Self {
        Self {
            ulang_tahun: self.ulang_tahun.trim().to_owned(),
            hangus: self.hangus.trim().to_owned(),
            ..self
        }
    }

    fn periksa(&self, s: &mut Salah) {
        for (kolom, teks, boleh) in [
            ("ulang_tahun", &self.ulang_tahun, &["nama", "toko"][..]),
            ("hangus", &self.hangus, &["nama", "toko", "poin", "tanggal"][..]),
        ] {
            if teks.is_empty() || teks.chars().count() > 1_000 {
                s.kepala(kolom, "Teks 1 sampai 1000 karakter");
            } else if let Some(asing) = tempat_asing(teks, boleh) {
                s.kepala(kolom, format!("{asing} tidak dikenal; yang bisa: {{{}}}", boleh.join("}, {")));
            }
        }
        if !(0..=7).contains(&self.hari_sebelum) {
            s.kepala("hari_sebelum", "0 sampai 7 hari sebelum ulang tahun");
        }
        if !(0..=60).contains(&self.hangus_hari) {
            s.kepala("hangus_hari", "0 sampai 60 hari sebelum poin hangus");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn salah(isi: &impl Isi) -> Vec<String> {
        let mut s = Salah::di("tingkat");
        isi.periksa(&mut s);
        s.pesan().iter().map(|(_, k, _)| k.clone()).collect()
    }

    #[test]
    fn bawaan_sah_dan_yang_keliru_disebut_kolomnya() {
        assert_eq!(salah(&AturanKode::default()), Vec::<String>::new());
        assert_eq!(salah(&NilaiPoin::default()), Vec::<String>::new());
        assert_eq!(salah(&AturanTingkat::default()), Vec::<String>::new());
        assert_eq!(salah(&Ucapan::default()), Vec::<String>::new());
        assert_eq!(salah(&AturanKode { awalan: "M-".into(), panjang: 14 }), ["awalan", "panjang"]);
        assert_eq!(salah(&AturanKode { awalan: "ABCDE".into(), panjang: 8 }), ["panjang"]);
        assert_eq!(salah(&NilaiPoin { rupiah: Rupiah::NOL }), ["rupiah"]);
        let t = |nama: &str, dari: i64, pengali| BarisTingkat {
            nama: nama.into(),
            dari_rp: Rupiah::new(dari),
            pengali,
        };
        let aturan = AturanTingkat { tingkat: vec![t("A", 1, 100), t("A", 1, 0)] };
        assert_eq!(salah(&aturan), ["dari_rp", "nama", "pengali", "dari_rp"]);
        let u = Ucapan {
            ulang_tahun: "Halo {poin}".into(),
            hangus: "{nama".into(),
            hari_sebelum: 8,
            hangus_hari: -1,
        };
        assert_eq!(salah(&u), ["ulang_tahun", "hangus", "hari_sebelum", "hangus_hari"]);
    }

    #[test]
    fn tingkat_menurut_belanja() {
        let t = |nama: &str, dari: i64| BarisTingkat {
            nama: nama.into(),
            dari_rp: Rupiah::new(dari),
            pengali: 100,
        };
        let a = AturanTingkat { tingkat: vec![t("BIASA", 0), t("EMAS", 50)] };
        let nama = |n: i64| a.untuk(Rupiah::new(n)).map(|t| t.nama.as_str());
        assert_eq!(
            (nama(0), nama(49), nama(50), nama(99)),
            (Some("BIASA"), Some("BIASA"), Some("EMAS"), Some("EMAS"))
        );
        assert_eq!(AturanTingkat::default().untuk(Rupiah::new(9)), None);
    }
}

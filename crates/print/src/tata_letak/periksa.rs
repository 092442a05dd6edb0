//! The check of a layout before it is saved: every fault of every element, named so that the designer can show
//! it. A layout that passes can be drawn with any data, except where a barcode's own value cannot be encoded.

use std::collections::HashSet;
use std::fmt;
use std::ops::RangeInclusive;

use super::isian::{Bagian, urai};
use super::{Elemen, JenisElemen, TataLetak};
use crate::huruf::NamaHuruf;
use crate::kode_batang;

/// What a kind of layout allows.
#[derive(Debug, Clone)]
pub struct Aturan<'a> {
    /// Fields its text may name.
    pub bidang: &'a [&'a str],
    /// Fields its pictures may name.
    pub gambar: &'a [&'a str],
    pub font_size: RangeInclusive<f32>,
    /// Member cards are always turned by 90.
    pub rotate: Option<u16>,
}

impl<'a> Aturan<'a> {
    /// Sizes 6 to 10, any quarter turn.
    pub const fn new(bidang: &'a [&'a str], gambar: &'a [&'a str]) -> Self {
        Self { bidang, gambar, font_size: 6.0..=10.0, rotate: None }
    }

    pub const fn kartu_member(bidang: &'a [&'a str], gambar: &'a [&'a str]) -> Self {
        Self { bidang, gambar, font_size: 6.0..=10.0, rotate: Some(90) }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Sebab {
    Kertas,
    TerlaluBanyak,
    TanpaNama,
    NamaKembar,
    UkuranKotak,
    DiLuarKertas,
    Putaran(u16),
    Huruf(String),
    UkuranHuruf(f32),
    Bidang(String),
    Kurung(String),
    IsiKosong,
    IsiTerlaluPanjang,
    Sandi,
    Gambar,
}

/// A fault and the element that has it (empty for the layout itself).
#[derive(Debug, Clone, PartialEq)]
pub struct ElemenSalah {
    pub elemen: String,
    pub sebab: Sebab,
}

impl fmt::Display for ElemenSalah {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.elemen.is_empty() {
            write!(f, "Elemen '{}': ", self.elemen)?;
        }
        match &self.sebab {
            Sebab::Kertas => write!(f, "Ukuran kertas harus 10 sampai 1000 mm."),
            Sebab::TerlaluBanyak => write!(f, "Elemen paling banyak {BATAS_ELEMEN}."),
            Sebab::TanpaNama => write!(f, "Ada elemen tanpa nama."),
            Sebab::NamaKembar => write!(f, "nama dipakai dua kali."),
            Sebab::UkuranKotak => write!(f, "lebar dan tinggi harus lebih dari nol."),
            Sebab::DiLuarKertas => write!(f, "keluar dari kertas; geser atau perkecil."),
            Sebab::Putaran(n) => write!(f, "putaran {n} tidak bisa dipakai di sini."),
            Sebab::Huruf(n) => write!(f, "huruf '{n}' tidak dikenal."),
            Sebab::UkuranHuruf(n) => write!(f, "ukuran huruf {n} di luar batas."),
            Sebab::Bidang(n) => write!(f, "field '{n}' tidak dikenal."),
            Sebab::Kurung(n) => write!(f, "kurung kurawal tidak berpasangan di '{n}'."),
            Sebab::IsiKosong => write!(f, "isi belum ada."),
            Sebab::IsiTerlaluPanjang => write!(f, "isi paling banyak {BATAS_ISI} karakter."),
            Sebab::Sandi => write!(f, "isi tidak bisa dijadikan barcode atau QR."),
            Sebab::Gambar => write!(f, "gambar bukan PNG atau JPEG, atau terlalu besar."),
        }
    }
}

const BATAS_ELEMEN: usize = 300;
const BATAS_ISI: usize = 2_000;
/// Rounding of a drag, in millimetres.
const LONGGAR: f32 = 0.05;

/// All faults of a layout; `Ok` when there are none.
pub fn periksa(t: &TataLetak, aturan: &Aturan<'_>) -> Result<(), Vec<ElemenSalah>> {
    let mut salah = Vec::new();
    let mut umum = |sebab| salah.push(ElemenSalah { elemen: String::new(), sebab });
    if !(10.0..=1_000.0).contains(&t.lebar) || !(10.0..=1_000.0).contains(&t.tinggi) {
        umum(Sebab::Kertas);
    }
    if t.elemen.len() > BATAS_ELEMEN {
        umum(Sebab::TerlaluBanyak);
        return Err(salah);
    }
    let mut nama = HashSet::new();
    for e in &t.elemen {
        let mut catat = |sebab| salah.push(ElemenSalah { elemen: e.name.clone(), sebab });
        if e.name.trim().is_empty() {
            catat(Sebab::TanpaNama);
        } else if !nama.insert(e.name.as_str()) {
            catat(Sebab::NamaKembar);
        }
        if let Some(sebab) = tempat(t, e) {
            catat(sebab);
        }
        if e.rotate % 90 != 0 || e.rotate >= 360 || aturan.rotate.is_some_and(|r| r != e.rotate) {
            catat(Sebab::Putaran(e.rotate));
        }
        if e.jenis == JenisElemen::Text {
            if NamaHuruf::parse(&e.font_family).is_none() {
                catat(Sebab::Huruf(e.font_family.chars().take(40).collect()));
            }
            if !aturan.font_size.contains(&e.font_size) {
                catat(Sebab::UkuranHuruf(e.font_size));
            }
        }
        isi(e, aturan, &mut catat);
    }
    if salah.is_empty() { Ok(()) } else { Err(salah) }
}

fn tempat(t: &TataLetak, e: &Elemen) -> Option<Sebab> {
    // A line may have no thickness; the others need an area. NaN fails every comparison.
    let kotak = if e.jenis == JenisElemen::Line {
        e.width >= 0.0 && e.height >= 0.0 && e.width + e.height > 0.0
    } else {
        e.width > 0.0 && e.height > 0.0
    };
    if !kotak {
        return Some(Sebab::UkuranKotak);
    }
    let dalam = e.position_x >= -LONGGAR
        && e.position_y >= -LONGGAR
        && e.position_x + e.width <= t.lebar + LONGGAR
        && e.position_y + e.height <= t.tinggi + LONGGAR;
    (!dalam).then_some(Sebab::DiLuarKertas)
}

fn isi(e: &Elemen, aturan: &Aturan<'_>, catat: &mut dyn FnMut(Sebab)) {
    if e.isi.chars().count() > BATAS_ISI {
        return catat(Sebab::IsiTerlaluPanjang);
    }
    let dikenal = match e.jenis {
        JenisElemen::Line => return,
        JenisElemen::Gambar => {
            let nama = super::gambar::nama_gambar(&e.isi);
            if nama.is_empty() {
                catat(Sebab::IsiKosong);
            } else if !aturan.gambar.contains(&nama) {
                catat(Sebab::Bidang(nama.to_owned()));
            }
            return;
        }
        JenisElemen::Text | JenisElemen::Barcode | JenisElemen::Qrcode => aturan.bidang,
    };
    let bagian = match urai(&e.isi) {
        Ok(bagian) => bagian,
        Err(di) => return catat(Sebab::Kurung(di)),
    };
    let mut tetap = String::new();
    let mut ada_bidang = false;
    for b in bagian {
        match b {
            Bagian::Tetap(t) => tetap.push_str(t),
            Bagian::Bidang(n) => {
                ada_bidang = true;
                if !dikenal.contains(&n) {
                    catat(Sebab::Bidang(n.to_owned()));
                }
            }
        }
    }
    let sandi = match e.jenis {
        JenisElemen::Barcode => kode_batang::code128,
        JenisElemen::Qrcode => kode_batang::qr,
        _ => return,
    };
    if tetap.is_empty() && !ada_bidang {
        catat(Sebab::IsiKosong);
    } else if !tetap.is_empty() && sandi(&tetap).is_err() {
        catat(Sebab::Sandi);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ATURAN: Aturan<'_> = Aturan::new(&["no_faktur", "kode_barcode"], &["logo"]);

    fn letak(ubah: impl Fn(&mut Elemen)) -> TataLetak {
        let mut e = Elemen::new("no_faktur", JenisElemen::Text, "No. {no_faktur}", (5.0, 5.0, 40.0, 5.0));
        ubah(&mut e);
        TataLetak { nama: "PENJUALAN".into(), lebar: 100.0, tinggi: 60.0, elemen: vec![e] }
    }

    fn sebab(ubah: impl Fn(&mut Elemen)) -> Vec<Sebab> {
        match periksa(&letak(ubah), &ATURAN) {
            Ok(()) => Vec::new(),
            Err(salah) => {
                assert!(salah.iter().all(|s| !s.to_string().is_empty()));
                salah.into_iter().map(|s| s.sebab).collect()
            }
        }
    }

    #[test]
    fn elemen_yang_baik_diterima() {
        assert_eq!(sebab(|_| ()), []);
        assert_eq!(sebab(|e| e.position_x = 60.0), []);
        assert_eq!(sebab(|e| (e.jenis, e.height) = (JenisElemen::Line, 0.0)), []);
        assert_eq!(sebab(|e| (e.jenis, e.isi) = (JenisElemen::Gambar, "{logo}".into())), []);
        assert_eq!(sebab(|e| (e.jenis, e.isi) = (JenisElemen::Barcode, "{kode_barcode}".into())), []);
    }

    #[test]
    fn setiap_kesalahan_ditolak_dengan_sebabnya() {
        assert_eq!(sebab(|e| e.position_x = 60.2), [Sebab::DiLuarKertas]);
        assert_eq!(sebab(|e| e.position_y = -1.0), [Sebab::DiLuarKertas]);
        assert_eq!(sebab(|e| e.position_x = f32::NAN), [Sebab::DiLuarKertas]);
        assert_eq!(sebab(|e| e.width = f32::INFINITY), [Sebab::DiLuarKertas]);
        assert_eq!(sebab(|e| e.width = 0.0), [Sebab::UkuranKotak]);
        assert_eq!(sebab(|e| e.height = f32::NAN), [Sebab::UkuranKotak]);
        assert_eq!(sebab(|e| e.rotate = 45), [Sebab::Putaran(45)]);
        assert_eq!(sebab(|e| e.font_family = "comic".into()), [Sebab::Huruf("comic".into())]);
        assert_eq!(sebab(|e| e.font_size = 5.9), [Sebab::UkuranHuruf(5.9)]);
        assert_eq!(sebab(|e| e.isi = "{harga_modal}".into()), [Sebab::Bidang("harga_modal".into())]);
        assert_eq!(sebab(|e| e.isi = "{no_faktur".into()), [Sebab::Kurung("{no_faktur".into())]);
        assert_eq!(sebab(|e| e.isi = "x".repeat(2_001)), [Sebab::IsiTerlaluPanjang]);
        assert_eq!(sebab(|e| e.name = " ".into()), [Sebab::TanpaNama]);
        assert_eq!(sebab(|e| (e.jenis, e.isi) = (JenisElemen::Barcode, "é".into())), [Sebab::Sandi]);
        assert_eq!(sebab(|e| (e.jenis, e.isi) = (JenisElemen::Qrcode, String::new())), [Sebab::IsiKosong]);
        let foto = Sebab::Bidang("foto".into());
        assert_eq!(sebab(|e| (e.jenis, e.isi) = (JenisElemen::Gambar, "foto".into())), [foto]);
    }

    #[test]
    fn pesan_menyebut_elemennya() {
        let salah = periksa(&letak(|e| e.position_x = 99.0), &ATURAN).unwrap_err();
        assert_eq!(salah[0].to_string(), "Elemen 'no_faktur': keluar dari kertas; geser atau perkecil.");
    }

    #[test]
    fn nama_kembar_dan_kertas_ditolak() {
        let mut t = letak(|_| ());
        t.elemen.push(t.elemen[0].clone());
        assert_eq!(periksa(&t, &ATURAN).unwrap_err()[0].sebab, Sebab::NamaKembar);
        t.elemen = vec![t.elemen[0].clone(); 301];
        assert_eq!(periksa(&t, &ATURAN).unwrap_err()[0].sebab, Sebab::TerlaluBanyak);
        let mut t = letak(|_| ());
        t.lebar = f32::NAN;
        assert_eq!(periksa(&t, &ATURAN).unwrap_err()[0].sebab, Sebab::Kertas);
    }

    #[test]
    fn kartu_member_selalu_diputar_90() {
        let aturan = Aturan::kartu_member(&["no_faktur"], &[]);
        assert!(periksa(&letak(|_| ()), &aturan).is_err());
        assert!(periksa(&letak(|e| e.rotate = 90), &aturan).is_ok());
    }
}

//! A layout on the wire and as the printer draws it: the labels with the names of the specification, the paper
//! around them, and the check that refuses what cannot be printed.

use crate::{LetakTolak, Tipe, Ukur};
use platform::Hasil;
use print::huruf::NamaHuruf;
use print::tata_letak::{
    Aturan, Elemen, ElemenSalah, JenisElemen, RataTeks, Sebab, Sisi, TataLetak, periksa,
};
use serde::{Deserialize, Serialize};

/// One element of a nota, slip, label or member card. Lengths are millimetres, the font size points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = LetakLabel)]
pub struct Label {
    pub name: String,
    /// text with fields in braces; the name of a picture for `gambar`
    #[serde(default)]
    pub isi: String,
    /// text, line, gambar, barcode or qrcode
    pub jenis: String,
    #[schema(value_type = f64)]
    pub width: Ukur,
    #[schema(value_type = f64)]
    pub height: Ukur,
    #[schema(value_type = f64)]
    pub position_x: Ukur,
    #[schema(value_type = f64)]
    pub position_y: Ukur,
    /// 0, 90, 180 or 270; always 90 on a member card
    #[serde(default)]
    pub rotate: u16,
    /// the layout's font when empty
    #[serde(default)]
    pub font_family: String,
    #[serde(default = "ukuran_bawaan")]
    #[schema(value_type = f64)]
    pub font_size: Ukur,
    /// is it printed?
    #[serde(default = "tampak")]
    pub status: bool,
    /// the nota type it belongs to
    #[serde(default, rename = "type")]
    pub tipe: String,
    #[serde(default)]
    pub is_mobile: bool,
    /// DEPAN or BELAKANG
    #[serde(default)]
    pub side: String,
    /// kiri, tengah or kanan
    #[serde(default)]
    pub rata: String,
    /// false for what the layout came with: it can be hidden, not deleted
    #[serde(default)]
    pub is_deletable: bool,
}

fn ukuran_bawaan() -> Ukur {
    Ukur::bulat(8)
}

fn tampak() -> bool {
    true
}

/// The paper and the standing of a layout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LetakKepala)]
pub struct Kepala {
    #[serde(rename = "type")]
    pub tipe: String,
    pub is_mobile: bool,
    /// font of labels that name none
    pub font: String,
    /// millimetres
    #[schema(value_type = f64)]
    pub lebar: Ukur,
    #[schema(value_type = f64)]
    pub tinggi: Ukur,
    /// 0 while the store uses the program's own layout
    pub versi: i64,
}

/// A layout: its paper and its labels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Letak {
    pub letak: Kepala,
    pub nota: Vec<Label>,
}

/// Font sizes a layout may use; the designer offers 6 to 10 first.
pub const UKURAN_HURUF: std::ops::RangeInclusive<f32> = 6.0..=24.0;
const NAMA_MAKS: usize = 60;

fn jenis(teks: &str) -> Option<JenisElemen> {
    Some(match teks {
        "text" => JenisElemen::Text,
        "line" => JenisElemen::Line,
        "gambar" => JenisElemen::Gambar,
        "barcode" => JenisElemen::Barcode,
        "qrcode" => JenisElemen::Qrcode,
        _ => return None,
    })
}

fn sisi(teks: &str) -> Option<Sisi> {
    match teks {
        "DEPAN" => Some(Sisi::Depan),
        "BELAKANG" => Some(Sisi::Belakang),
        _ => None,
    }
}

fn rata(teks: &str) -> Option<RataTeks> {
    Some(match teks {
        "kiri" => RataTeks::Kiri,
        "tengah" => RataTeks::Tengah,
        "kanan" => RataTeks::Kanan,
        _ => return None,
    })
}

impl Label {
    /// Fills what a call may leave out, so that the same label is always written the same.
    pub(crate) fn rapikan(&mut self, kepala: &Kepala) {
        self.name = self.name.split_whitespace().collect::<Vec<_>>().join(" ");
        self.isi = self.isi.replace("\r\n", "\n").trim_end().to_owned();
        for (teks, bawaan) in [
            (&mut self.font_family, kepala.font.as_str()),
            (&mut self.side, "DEPAN"),
            (&mut self.rata, "kiri"),
        ] {
            if teks.is_empty() {
                *teks = bawaan.to_owned();
            }
        }
        self.tipe.clone_from(&kepala.tipe);
        self.is_mobile = kepala.is_mobile;
    }

    fn elemen(&self) -> Result<Elemen, (&'static str, &'static str)> {
        Ok(Elemen {
            name: self.name.clone(),
            isi: self.isi.clone(),
            jenis: jenis(&self.jenis)
                .ok_or(("jenis", "Jenis hanya text, line, gambar, barcode atau qrcode"))?,
            width: self.width.gambar(),
            height: self.height.gambar(),
            position_x: self.position_x.gambar(),
            position_y: self.position_y.gambar(),
            rotate: self.rotate,
            font_family: self.font_family.clone(),
            font_size: self.font_size.gambar(),
            status: self.status,
            side: sisi(&self.side).ok_or(("side", "Sisi hanya DEPAN atau BELAKANG"))?,
            rata: rata(&self.rata).ok_or(("rata", "Rata hanya kiri, tengah atau kanan"))?,
        })
    }
}

/// The cell of the form a fault belongs to.
fn kolom(sebab: &Sebab) -> &'static str {
    match sebab {
        Sebab::Kertas => "lebar",
        Sebab::TerlaluBanyak => "nota",
        Sebab::TanpaNama | Sebab::NamaKembar => "name",
        Sebab::UkuranKotak => "width",
        Sebab::DiLuarKertas => "position_x",
        Sebab::Putaran(_) => "rotate",
        Sebab::Huruf(_) => "font_family",
        Sebab::UkuranHuruf(_) => "font_size",
        Sebab::Bidang(_)
        | Sebab::Kurung(_)
        | Sebab::IsiKosong
        | Sebab::IsiTerlaluPanjang
        | Sebab::Sandi
        | Sebab::Gambar => "isi",
    }
}

impl Letak {
    /// As the printer draws it, or everything that is wrong with it, each on its cell.
    pub fn untuk_cetak(&self, t: &Tipe) -> Hasil<TataLetak> {
        let mut salah: Vec<(String, String)> = Vec::new();
        if NamaHuruf::parse(&self.letak.font).is_none() {
            salah.push(("font".to_owned(), format!("Huruf '{}' tidak dikenal", sebut(&self.letak.font))));
        }
        let mut elemen = Vec::new();
        for (i, l) in self.nota.iter().enumerate() {
            if l.name.chars().count() > NAMA_MAKS {
                salah.push((format!("nota[{i}].name"), format!("Nama paling panjang {NAMA_MAKS} karakter")));
            }
            if l.side == "BELAKANG" && !t.dua_sisi() {
                salah.push((format!("nota[{i}].side"), format!("{} hanya punya sisi DEPAN", t.nama)));
            }
            match l.elemen() {
                Ok(e) => elemen.push(e),
                Err((kolom, pesan)) => salah.push((format!("nota[{i}].{kolom}"), pesan.to_owned())),
            }
        }
        let jadi = TataLetak {
            nama: t.judul.to_owned(),
            lebar: self.letak.lebar.gambar(),
            tinggi: self.letak.tinggi.gambar(),
            elemen,
        };
        let bidang: Vec<&str> = t.bidang().iter().map(|b| b.nama).collect();
        let aturan =
            Aturan { bidang: &bidang, gambar: t.gambar(), font_size: UKURAN_HURUF, rotate: t.putaran() };
        if let Err(lain) = periksa(&jadi, &aturan) {
            salah.extend(lain.iter().map(|s| self.tempat(s)));
        }
        let Some((_, pesan)) = salah.first() else { return Ok(jadi) };
        let tolak = LetakTolak::Isian.tolak(pesan.clone());
        Err(salah.iter().take(50).fold(tolak, |t, (kolom, pesan)| t.kolom(kolom, pesan.clone())))
    }

    fn tempat(&self, s: &ElemenSalah) -> (String, String) {
        let kolom = kolom(&s.sebab);
        let mut sama = self.nota.iter().enumerate().filter(|(_, l)| l.name == s.elemen).map(|(i, _)| i);
        // Of two elements of one name the later one is told.
        let di = if s.sebab == Sebab::NamaKembar { sama.next_back() } else { sama.next() };
        let umum = matches!(s.sebab, Sebab::Kertas | Sebab::TerlaluBanyak);
        let tempat = match di {
            Some(i) if !umum => format!("nota[{i}].{kolom}"),
            _ => kolom.to_owned(),
        };
        (tempat, s.to_string())
    }
}

fn sebut(teks: &str) -> String {
    teks.chars().take(40).collect()
}

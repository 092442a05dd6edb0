//! Layouts that a shop edits itself: elements with a place on a piece of paper. Here are their types; `periksa`
//! refuses what cannot be printed, `gambar` draws notas, slips, labels and member cards from them.

mod gambar;
mod isian;
mod periksa;

pub use gambar::{Setumpuk, Susunan, gambar, gambar_banyak};
pub use isian::{Data, Isi};
pub use periksa::{Aturan, ElemenSalah, Sebab, periksa};

pub(crate) use isian::isi_teks;

use serde::{Deserialize, Serialize};

/// What an element is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum JenisElemen {
    Text,
    Line,
    Gambar,
    Barcode,
    Qrcode,
}

/// The side of a card. Slips and labels have only a front.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Sisi {
    #[default]
    Depan,
    Belakang,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RataTeks {
    #[default]
    Kiri,
    Tengah,
    Kanan,
}

/// One element, with the names of the wire. Lengths are millimetres, the font size points. Place and size are
/// those of the box on the paper; `rotate` turns what is inside it clockwise, so a box never leaves its place.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Elemen {
    pub name: String,
    /// Text with fields in braces: `No. {no_faktur}`. For `gambar` the name of the picture's field alone.
    #[serde(default)]
    pub isi: String,
    pub jenis: JenisElemen,
    pub width: f32,
    pub height: f32,
    pub position_x: f32,
    pub position_y: f32,
    #[serde(default)]
    pub rotate: u16,
    #[serde(default = "huruf_bawaan")]
    pub font_family: String,
    #[serde(default = "ukuran_bawaan")]
    pub font_size: f32,
    /// Is it printed?
    #[serde(default = "tampak")]
    pub status: bool,
    #[serde(default)]
    pub side: Sisi,
    #[serde(default)]
    pub rata: RataTeks,
}

fn huruf_bawaan() -> String {
    crate::huruf::NamaHuruf::default().teks().to_owned()
}

fn ukuran_bawaan() -> f32 {
    8.0
}

fn tampak() -> bool {
    true
}

impl Elemen {
    /// A visible element of the default font at size 8.
    pub fn new(name: &str, jenis: JenisElemen, isi: &str, kotak: (f32, f32, f32, f32)) -> Self {
        Self {
            name: name.to_owned(),
            isi: isi.to_owned(),
            jenis,
            position_x: kotak.0,
            position_y: kotak.1,
            width: kotak.2,
            height: kotak.3,
            rotate: 0,
            font_family: huruf_bawaan(),
            font_size: ukuran_bawaan(),
            status: true,
            side: Sisi::Depan,
            rata: RataTeks::Kiri,
        }
    }
}

/// Paper (one slip, one label, one side of a card) and what stands on it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TataLetak {
    pub nama: String,
    /// Millimetres.
    pub lebar: f32,
    pub tinggi: f32,
    pub elemen: Vec<Elemen>,
}

//! Fields in the text of an element: `{nama_field}`; `{{` and `}}` are braces. Reading them is shared by the
//! check at save and the drawing, so the two cannot disagree.

use std::collections::HashMap;

/// The values that fill a layout.
pub trait Data {
    /// `None` when the document has no such value: it prints as nothing.
    fn teks(&self, bidang: &str) -> Option<&str>;
    /// A picture as the bytes of a PNG or JPEG file.
    fn gambar(&self, bidang: &str) -> Option<&[u8]>;
}

/// Values in maps.
#[derive(Debug, Clone, Default)]
pub struct Isi {
    pub teks: HashMap<String, String>,
    pub gambar: HashMap<String, Vec<u8>>,
}

impl Data for Isi {
    fn teks(&self, bidang: &str) -> Option<&str> {
        self.teks.get(bidang).map(String::as_str)
    }

    fn gambar(&self, bidang: &str) -> Option<&[u8]> {
        self.gambar.get(bidang).map(Vec::as_slice)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bagian<'a> {
    Tetap(&'a str),
    Bidang(&'a str),
}

/// The parts of a text, or where its braces go wrong.
pub(super) fn urai(isi: &str) -> Result<Vec<Bagian<'_>>, String> {
    let mut semua = Vec::new();
    let mut sisa = isi;
    while let Some(i) = sisa.find(['{', '}']) {
        let (tetap, mulai) = sisa.split_at(i);
        if !tetap.is_empty() {
            semua.push(Bagian::Tetap(tetap));
        }
        if let Some(lanjut) = mulai.strip_prefix("{{").or_else(|| mulai.strip_prefix("}}")) {
            semua.push(Bagian::Tetap(mulai.get(..1).unwrap_or_default()));
            sisa = lanjut;
            continue;
        }
        let dalam = mulai.strip_prefix('{').and_then(|m| m.split_once('}'));
        let Some((bidang, lanjut)) = dalam else {
            return Err(mulai.chars().take(20).collect());
        };
        semua.push(Bagian::Bidang(bidang.trim()));
        sisa = lanjut;
    }
    if !sisa.is_empty() {
        semua.push(Bagian::Tetap(sisa));
    }
    Ok(semua)
}

/// Is this text one column of a table: a single `detail_…` field, whose value has one line a piece?
pub(super) fn berbaris(isi: &str) -> bool {
    matches!(urai(isi.trim()).as_deref(), Ok([Bagian::Bidang(n)]) if n.starts_with("detail_"))
}

/// The text with its fields filled in. Broken braces print as they stand; the check refuses them earlier.
pub(crate) fn isi_teks(isi: &str, data: &dyn Data) -> String {
    let Ok(bagian) = urai(isi) else { return isi.to_owned() };
    bagian
        .into_iter()
        .map(|b| match b {
            Bagian::Tetap(t) => t,
            Bagian::Bidang(n) => data.teks(n).unwrap_or_default(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bidang_diisi_dan_kurung_ganda_menjadi_kurung() {
        let mut isi = Isi::default();
        isi.teks.insert("nama".into(), "Siti {x}".into());
        assert_eq!(isi_teks("Yth. {nama}, {{tetap}} {tidak_ada}.", &isi), "Yth. Siti {x}, {tetap} .");
        assert_eq!(urai("a{b}c").unwrap(), [Bagian::Tetap("a"), Bagian::Bidang("b"), Bagian::Tetap("c")]);
        assert_eq!(urai("harga {rupiah"), Err("{rupiah".into()));
        assert_eq!(urai("} salah"), Err("} salah".into()));
        assert!(berbaris(" {detail_berat} ") && !berbaris("{berat}") && !berbaris("Berat {detail_berat}"));
    }
}

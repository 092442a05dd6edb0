//! Code128 and QR as rectangles, to be drawn as vectors: sharp at any size and on any printer. Pure.

use barcoders::sym::code128::Code128;
use qrcode::{Color, EcLevel, QrCode};

use crate::{Galat, Hasil};

/// A symbol as a grid of modules, its quiet zone included; the dark parts are runs (column, row, length).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simbol {
    pub kolom: usize,
    pub baris: usize,
    pub gelap: Vec<(usize, usize, usize)>,
}

/// Light modules that a scanner wants left and right of a Code128.
const TENANG_BATANG: usize = 10;
/// Light modules around a QR code.
const TENANG_QR: usize = 4;

/// Code128. Digits in pairs (all barcodes of pieces) use set C, which is half as wide.
pub fn code128(isi: &str) -> Hasil<Simbol> {
    let salah = || Galat::Barcode(isi.chars().take(40).collect());
    if isi.is_empty() || isi.len() > 80 || !isi.bytes().all(|b| (b' '..=b'~').contains(&b)) {
        return Err(salah());
    }
    let pasangan = isi.len().is_multiple_of(2) && isi.bytes().all(|b| b.is_ascii_digit());
    let set = if pasangan { '\u{0106}' } else { '\u{0181}' };
    let batang = Code128::new(format!("{set}{isi}")).map_err(|_| salah())?.encode();
    let gelap = batang.iter().map(|b| *b == 1).collect::<Vec<_>>();
    Ok(Simbol {
        kolom: gelap.len() + 2 * TENANG_BATANG,
        baris: 1,
        gelap: deret(&gelap, gelap.len(), TENANG_BATANG, 0),
    })
}

/// QR with the middle level of error correction.
pub fn qr(isi: &str) -> Hasil<Simbol> {
    let kode = QrCode::with_error_correction_level(isi, EcLevel::M).map_err(|_| Galat::Qr)?;
    let sisi = kode.width();
    let gelap = kode.to_colors().into_iter().map(|w| w == Color::Dark).collect::<Vec<_>>();
    Ok(Simbol {
        kolom: sisi + 2 * TENANG_QR,
        baris: sisi + 2 * TENANG_QR,
        gelap: deret(&gelap, sisi, TENANG_QR, TENANG_QR),
    })
}

impl Simbol {
    /// As a picture that any browser draws.
    pub fn svg(&self) -> String {
        let kotak: String =
            self.gelap.iter().map(|(x, y, n)| format!("M{x} {y}h{n}v1h-{n}z")).collect::<Vec<_>>().concat();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" shape-rendering=\"crispEdges\">\
             <path fill=\"#fff\" d=\"M0 0h{0}v{1}H0z\"/><path d=\"{kotak}\"/></svg>",
            self.kolom, self.baris
        )
    }
}

fn deret(gelap: &[bool], lebar: usize, geser_x: usize, geser_y: usize) -> Vec<(usize, usize, usize)> {
    let mut semua = Vec::new();
    for (y, baris) in gelap.chunks(lebar.max(1)).enumerate() {
        let mut x = 0;
        for kelompok in baris.chunk_by(|a, b| a == b) {
            if kelompok.first() == Some(&true) {
                semua.push((x + geser_x, y + geser_y, kelompok.len()));
            }
            x += kelompok.len();
        }
    }
    semua
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delapan_angka_memakai_set_c() {
        // Start, four pairs, check: 11 modules each; stop: 13. Set B would need four more symbols.
        assert_eq!(code128("00012345").unwrap().kolom, 6 * 11 + 13 + 20);
        assert_eq!(code128("0001234").unwrap().kolom, 9 * 11 + 13 + 20);
    }

    #[test]
    fn isi_yang_tidak_bisa_disandi_ditolak() {
        for isi in ["", "é", "a\nb", "\u{0106}12", &"9".repeat(81)] {
            assert!(matches!(code128(isi), Err(Galat::Barcode(_))), "{isi:?}");
        }
        assert!(matches!(qr(&"x".repeat(5_000)), Err(Galat::Qr)));
    }

    #[test]
    fn bagian_gelap_di_dalam_daerah_tenang() {
        let q = qr("https://toko.example/m/MBR-000123").unwrap();
        assert!(q.gelap.iter().all(|(x, y, n)| *x >= 4 && *y >= 4 && x + n <= q.kolom - 4));
        let b = code128("SKU-750 a").unwrap();
        assert!(b.gelap.iter().all(|(x, _, n)| *x >= 10 && x + n <= b.kolom - 10));
    }
}

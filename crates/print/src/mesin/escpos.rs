//! ESC/POS: a slip line by line, with a cut at its end. Barcodes and QR codes are drawn by the printer.

use super::ascii;
use crate::kode_batang;
use crate::slip::{BarisSlip, Slip, potong};

const AWAL: &[u8] = b"\x1b@";
/// Feed and cut.
const AKHIR: &[u8] = b"\n\n\n\x1dVB\x00";
const TENGAH: &[u8] = b"\x1ba\x01";
const KIRI: &[u8] = b"\x1ba\x00";

fn baris(b: &mut Vec<u8>, t: &str) {
    b.extend(ascii(t).bytes());
    b.push(b'\n');
}

fn copy(b: &mut Vec<u8>) {
    b.extend(TENGAH);
    baris(b, "COPY");
    b.extend(KIRI);
}

/// Dots of a character and of a barcode's module.
const HURUF: usize = 12;
const MODUL: usize = 2;

/// Has the paper room for it? A printer leaves out a barcode that is too long for it.
fn muat(t: &str, lebar: usize) -> bool {
    kode_batang::code128(&ascii(t)).is_ok_and(|s| s.kolom * MODUL <= lebar * HURUF)
}

/// Centred, 60 dots high, modules of 2 dots; set C for pairs of digits. `sebut` writes the code below it.
fn barcode(b: &mut Vec<u8>, t: &str, sebut: bool) {
    let isi = ascii(t);
    let pasangan = isi.len().is_multiple_of(2) && isi.bytes().all(|c| c.is_ascii_digit());
    let data: Vec<u8> = if pasangan {
        let dua = isi.as_bytes().chunks(2);
        dua.filter_map(|p| std::str::from_utf8(p).ok()?.parse().ok()).collect()
    } else {
        isi.replace('{', "{{").into_bytes()
    };
    let Ok(panjang) = u8::try_from(data.len() + 2) else { return };
    b.extend(TENGAH);
    b.extend(b"\x1dh\x3c\x1dw\x02\x1dH");
    b.push(if sebut { 2 } else { 0 });
    b.extend(b"\x1dkI");
    b.extend([panjang, b'{', if pasangan { b'C' } else { b'B' }]);
    b.extend(data);
    b.extend(KIRI);
}

/// Centred, modules of 5 dots, middle level of error correction.
fn qr(b: &mut Vec<u8>, t: &str) {
    let isi = ascii(t);
    let Ok(panjang) = u16::try_from(isi.len() + 3) else { return };
    b.extend(TENGAH);
    b.extend(b"\x1d(k\x04\x001A2\x00\x1d(k\x03\x001C\x05\x1d(k\x03\x001E1");
    b.extend(b"\x1d(k");
    b.extend(panjang.to_le_bytes());
    b.extend(b"1P0");
    b.extend(isi.bytes());
    b.extend(b"\x1d(k\x03\x001Q0");
    b.extend(KIRI);
}

/// A slip, `lebar` characters a line, with a cut at the end.
pub fn escpos(slip: &Slip, lebar: usize) -> Vec<u8> {
    let mut b = AWAL.to_vec();
    if slip.cetak_ulang {
        copy(&mut b);
    }
    for (i, isi) in slip.baris.iter().enumerate() {
        let tertulis = |t: &str| {
            let lanjut = slip.baris.get(i + 1);
            matches!(lanjut, Some(BarisSlip::Judul(l) | BarisSlip::Teks(l)) if l.trim() == t)
        };
        match isi {
            BarisSlip::Judul(t) => {
                b.extend(TENGAH);
                b.extend(b"\x1bE\x01");
                for t in potong(t, lebar) {
                    baris(&mut b, &t);
                }
                b.extend(b"\x1bE\x00");
                b.extend(KIRI);
            }
            BarisSlip::Barcode(t) if muat(t, lebar) => barcode(&mut b, t, !tertulis(t)),
            // Too long for the paper as bars: it can still be scanned, and read.
            BarisSlip::Barcode(t) => {
                qr(&mut b, t);
                if !tertulis(t) {
                    b.extend(TENGAH);
                    baris(&mut b, t);
                    b.extend(KIRI);
                }
            }
            BarisSlip::Qr(t) => qr(&mut b, t),
            lain => {
                let satu = Slip { baris: vec![lain.clone()], cetak_ulang: false };
                for t in satu.teks(lebar) {
                    baris(&mut b, &t);
                }
            }
        }
    }
    b.extend(AKHIR);
    b
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ada(b: &[u8], cari: &[u8]) -> bool {
        b.windows(cari.len()).any(|w| w == cari)
    }

    #[test]
    fn slip_menjadi_escpos() {
        let slip = Slip {
            baris: vec![
                BarisSlip::Judul("TOKO".into()),
                BarisSlip::Teks("Kopi\u{1b}@ é".into()),
                BarisSlip::Barcode("00012345".into()),
                BarisSlip::Qr("X-1".into()),
            ],
            cetak_ulang: true,
        };
        let b = escpos(&slip, 32);
        assert!(b.starts_with(b"\x1b@") && b.ends_with(b"\x1dVB\x00"));
        assert!(ada(&b, b"COPY\n") && ada(&b, b"Kopi@ e\n"));
        assert_eq!(b.windows(2).filter(|w| *w == b"\x1b@").count(), 1);
        assert!(ada(&b, b"\x1dkI\x06{C\x00\x01\x17\x2d"));
        assert!(ada(&b, b"\x1d(k\x06\x001P0X-1\x1d(k\x03\x001Q0"));
    }

    #[test]
    fn barcode_yang_tidak_muat_menjadi_qr_dan_nomornya_tertulis_sekali() {
        let nomor = "FJJKT1-261115-0042";
        let kode = BarisSlip::Barcode(nomor.into());
        let slip = |baris| Slip { baris, cetak_ulang: false };
        let sendiri = slip(vec![kode.clone()]);
        let lebar = escpos(&sendiri, 48);
        assert!(ada(&lebar, b"\x1dH\x02\x1dkI\x14{BFJJKT1") && !ada(&lebar, b"\x1d(k"));
        let sempit = escpos(&sendiri, 32);
        assert!(!ada(&sempit, b"\x1dk") && ada(&sempit, b"1P0FJJKT1-261115-0042\x1d(k"));
        assert!(ada(&sempit, b"FJJKT1-261115-0042\n"));
        let bertulis = slip(vec![kode, BarisSlip::Judul(nomor.into())]);
        assert!(ada(&escpos(&bertulis, 48), b"\x1dH\x00\x1dkI"));
        assert_eq!(String::from_utf8_lossy(&escpos(&bertulis, 32)).matches(nomor).count(), 2);
    }
}

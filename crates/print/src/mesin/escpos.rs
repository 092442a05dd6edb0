//! ESC/POS: a slip line by line, or a layout set in characters. Barcodes and QR codes are drawn by the printer.

use super::{ascii, baris_isi, bulat, yang_dicetak};
use crate::slip::{BarisSlip, Slip, potong};
use crate::tata_letak::{Data, Elemen, JenisElemen, RataTeks, TataLetak};

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

/// Centred, 60 dots high, modules of 2 dots, digits below; set C for pairs of digits.
fn barcode(b: &mut Vec<u8>, t: &str) {
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
    b.extend(b"\x1dh\x3c\x1dw\x02\x1dH\x02\x1dkI");
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
    for isi in &slip.baris {
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
            BarisSlip::Barcode(t) => barcode(&mut b, t),
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

/// Elements whose tops are this close (in millimetres) stand on one line.
const SEBARIS: f32 = 2.0;

/// A layout set in characters: the paper's width is `lebar` characters, elements side by side stay side by side,
/// everything else goes downwards. Pictures are left out and nothing is turned.
pub fn escpos_letak(t: &TataLetak, data: &dyn Data, lebar: usize, cetak_ulang: bool) -> Vec<u8> {
    let mut semua: Vec<&Elemen> = yang_dicetak(t).collect();
    semua.sort_by(|a, b| a.position_y.total_cmp(&b.position_y).then(a.position_x.total_cmp(&b.position_x)));
    let mut b = AWAL.to_vec();
    if cetak_ulang {
        copy(&mut b);
    }
    let huruf_per_mm = f32::from(u16::try_from(lebar).unwrap_or(48)) / t.lebar.max(1.0);
    let mut sebaris: Vec<&Elemen> = Vec::new();
    for e in semua {
        let beda = sebaris.first().is_some_and(|p| e.position_y - p.position_y > SEBARIS);
        let simbol = matches!(e.jenis, JenisElemen::Barcode | JenisElemen::Qrcode);
        if beda || simbol {
            tulis(&mut b, &sebaris, data, lebar, huruf_per_mm);
            sebaris.clear();
        }
        match e.jenis {
            JenisElemen::Text | JenisElemen::Line => sebaris.push(e),
            JenisElemen::Gambar => {}
            JenisElemen::Barcode | JenisElemen::Qrcode => {
                let isi = baris_isi(e, data).concat();
                match e.jenis {
                    _ if isi.is_empty() => {}
                    JenisElemen::Qrcode => qr(&mut b, &isi),
                    _ => barcode(&mut b, &isi),
                }
            }
        }
    }
    tulis(&mut b, &sebaris, data, lebar, huruf_per_mm);
    b.extend(AKHIR);
    b
}

/// Elements side by side as lines; bold when all of them are.
fn tulis(b: &mut Vec<u8>, sebaris: &[&Elemen], data: &dyn Data, lebar: usize, per_mm: f32) {
    let mut keluar: Vec<Vec<char>> = Vec::new();
    for e in sebaris {
        let dari = bulat(e.position_x * per_mm).min(lebar.saturating_sub(1));
        let ruang = bulat(e.width * per_mm).clamp(1, lebar - dari);
        let isi: Vec<String> = if e.jenis == JenisElemen::Line {
            vec!["-".repeat(ruang)]
        } else {
            baris_isi(e, data).iter().flat_map(|t| potong(t, ruang)).collect()
        };
        for (i, t) in isi.iter().enumerate() {
            if keluar.len() <= i {
                keluar.push(vec![' '; lebar]);
            }
            let sisa = ruang.saturating_sub(t.chars().count());
            let geser = match e.rata {
                RataTeks::Kiri => 0,
                RataTeks::Tengah => sisa / 2,
                RataTeks::Kanan => sisa,
            };
            let tempat = keluar.get_mut(i).into_iter().flatten().skip(dari + geser);
            tempat.zip(t.chars()).for_each(|(tempat, c)| *tempat = c);
        }
    }
    let tebal = !sebaris.is_empty()
        && sebaris.iter().all(|e| e.jenis == JenisElemen::Text && e.font_family == "tahoma_bold");
    if tebal {
        b.extend(b"\x1bE\x01");
    }
    for t in keluar {
        baris(b, t.into_iter().collect::<String>().trim_end());
    }
    if tebal {
        b.extend(b"\x1bE\x00");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tata_letak::Isi;

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
            ],
            cetak_ulang: true,
        };
        let b = escpos(&slip, 32);
        assert!(b.starts_with(b"\x1b@") && b.ends_with(b"\x1dVB\x00"));
        assert!(ada(&b, b"COPY\n") && ada(&b, b"Kopi@ e\n"));
        assert_eq!(b.windows(2).filter(|w| *w == b"\x1b@").count(), 1);
        assert!(ada(&b, b"\x1dkI\x06{C\x00\x01\x17\x2d"));
    }

    #[test]
    fn tata_letak_menjadi_baris_huruf() {
        use JenisElemen::{Barcode, Gambar, Line, Qrcode, Text};
        let mut isi = Isi::default();
        isi.teks.insert("nama".into(), "CINCIN POLOS ANAK KECIL\u{1b}@".into());
        isi.teks.insert("harga".into(), "1,250,000".into());
        let mut toko = Elemen::new("toko", Text, "TOKO EMAS", (0.0, 0.0, 80.0, 5.0));
        (toko.font_family, toko.rata) = ("tahoma_bold".into(), RataTeks::Tengah);
        let mut harga = Elemen::new("harga", Text, "{harga}", (40.0, 10.5, 40.0, 5.0));
        harga.rata = RataTeks::Kanan;
        let mut sembunyi = Elemen::new("rahasia", Text, "RAHASIA", (0.0, 6.0, 40.0, 5.0));
        sembunyi.status = false;
        let t = TataLetak {
            nama: "SLIP".into(),
            lebar: 80.0,
            tinggi: 60.0,
            elemen: vec![
                Elemen::new("qr", Qrcode, "X-1", (0.0, 40.0, 20.0, 20.0)),
                harga,
                Elemen::new("nama", Text, "{nama}", (0.0, 10.0, 40.0, 5.0)),
                Elemen::new("garis", Line, "", (0.0, 20.0, 80.0, 0.0)),
                Elemen::new("kosong", Text, "{tidak_ada}", (0.0, 22.5, 80.0, 5.0)),
                Elemen::new("foto", Gambar, "{logo}", (0.0, 0.0, 20.0, 20.0)),
                Elemen::new("kode", Barcode, "00012345", (0.0, 25.0, 60.0, 10.0)),
                toko,
                sembunyi,
            ],
        };
        let b = escpos_letak(&t, &isi, 40, false);
        let teks: String = b.iter().map(|b| char::from(*b)).collect();
        let harus = [
            "\x1bE\x01               TOKO EMAS\n\x1bE\x00",
            "CINCIN POLOS ANAK              1,250,000\nKECIL@\n",
            &"-".repeat(40),
            "\x1dkI\x06{C\x00\x01\x17\x2d",
            "\x1d(k\x06\x001P0X-1\x1d(k\x03\x001Q0",
        ];
        let mut dari = 0;
        for h in harus {
            let di =
                teks[dari..].find(h).unwrap_or_else(|| panic!("{h:?} tidak ada setelah {dari} di {teks:?}"));
            dari += di;
        }
        assert!(!teks.contains("RAHASIA") && !teks.contains("COPY") && teks.matches("\x1b@").count() == 1);
        assert!(ada(&escpos_letak(&t, &isi, 32, true), b"COPY\n"));
    }
}

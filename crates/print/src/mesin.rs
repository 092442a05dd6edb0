//! The languages of printers: ESC/POS for slips on thermal paper, ZPL and TSPL for labels. Only bytes are made
//! here; sending them is the caller's. Nothing in a value can end a field or start a command.

use crate::slip::{BarisSlip, Slip, potong};
use crate::tata_letak::{Data, Elemen, JenisElemen, Sisi, TataLetak, isi_teks};

/// Dots in a millimetre of the usual 203 dpi head.
const TITIK: f32 = 8.0;

/// Plain ASCII: printers differ in everything beyond it. Accents are taken off the letters names have.
fn ascii(teks: &str) -> String {
    teks.chars()
        .map(|c| match c {
            ' '..='~' => c,
            'à'..='å' => 'a',
            'è'..='ë' => 'e',
            'ì'..='ï' => 'i',
            'ò'..='ö' => 'o',
            'ù'..='ü' => 'u',
            'À'..='Å' => 'A',
            'È'..='Ë' => 'E',
            'ç' => 'c',
            'ñ' => 'n',
            '–' | '—' => '-',
            '‘' | '’' => '\'',
            '“' | '”' => '"',
            '\n' | '\t' | '\u{a0}' => ' ',
            _ => '?',
        })
        .collect()
}

/// A slip as ESC/POS, `lebar` characters a line, with a cut at the end.
pub fn escpos(slip: &Slip, lebar: usize) -> Vec<u8> {
    let mut b = Vec::from(*b"\x1b@");
    let baris = |b: &mut Vec<u8>, t: &str| {
        b.extend(ascii(t).bytes());
        b.push(b'\n');
    };
    if slip.cetak_ulang {
        b.extend(b"\x1ba\x01");
        baris(&mut b, "COPY");
        b.extend(b"\x1ba\x00");
    }
    for isi in &slip.baris {
        match isi {
            BarisSlip::Judul(t) => {
                b.extend(b"\x1ba\x01\x1bE\x01");
                for t in potong(t, lebar) {
                    baris(&mut b, &t);
                }
                b.extend(b"\x1bE\x00\x1ba\x00");
            }
            BarisSlip::Barcode(t) => {
                let isi = ascii(t);
                let pasangan = isi.len().is_multiple_of(2) && isi.bytes().all(|c| c.is_ascii_digit());
                let data: Vec<u8> = if pasangan {
                    let dua = isi.as_bytes().chunks(2);
                    dua.filter_map(|p| std::str::from_utf8(p).ok()?.parse().ok()).collect()
                } else {
                    isi.replace('{', "{{").into_bytes()
                };
                let Ok(panjang) = u8::try_from(data.len() + 2) else { continue };
                // Centred, 60 dots high, modules of 2 dots, digits below; set C for pairs of digits.
                b.extend(b"\x1ba\x01\x1dh\x3c\x1dw\x02\x1dH\x02\x1dkI");
                b.extend([panjang, b'{', if pasangan { b'C' } else { b'B' }]);
                b.extend(data);
                b.extend(b"\x1ba\x00");
            }
            lain => {
                let satu = Slip { baris: vec![lain.clone()], cetak_ulang: false };
                for t in satu.teks(lebar) {
                    baris(&mut b, &t);
                }
            }
        }
    }
    b.extend(b"\n\n\n\x1dVB\x00");
    b
}

/// A length of the layout in dots.
fn titik(mm: f32) -> String {
    format!("{:.0}", (mm * TITIK).max(0.0))
}

/// Points of a font in dots of the head.
fn tinggi_huruf(e: &Elemen) -> String {
    format!("{:.0}", (e.font_size * 25.4 / 72.0 * TITIK).max(8.0))
}

fn yang_dicetak(t: &TataLetak) -> impl Iterator<Item = &Elemen> {
    t.elemen.iter().filter(|e| e.status && e.side == Sisi::Depan)
}

/// A label as ZPL. Pictures are left out: labels of pieces have none.
pub fn zpl(t: &TataLetak, data: &dyn Data) -> String {
    // `^FH` lets every dangerous character be written in hexadecimal.
    let aman = |teks: &str| {
        let mut hasil = String::new();
        for c in ascii(teks).chars() {
            match c {
                '^' => hasil.push_str("_5E"),
                '~' => hasil.push_str("_7E"),
                '_' => hasil.push_str("_5F"),
                '\\' => hasil.push_str("_5C"),
                '>' => hasil.push_str("_3E"),
                c => hasil.push(c),
            }
        }
        hasil
    };
    let mut z = format!("^XA\n^CI28\n^PW{}\n^LL{}\n", titik(t.lebar), titik(t.tinggi));
    for e in yang_dicetak(t) {
        let arah = match e.rotate {
            90 => 'R',
            180 => 'I',
            270 => 'B',
            _ => 'N',
        };
        let isi = aman(isi_teks(&e.isi, data).trim());
        let di = format!("^FO{},{}", titik(e.position_x), titik(e.position_y));
        let tegak = e.rotate == 90 || e.rotate == 270;
        let (w, h) = if tegak { (e.height, e.width) } else { (e.width, e.height) };
        match e.jenis {
            JenisElemen::Line => {
                let (w, h) = (titik(e.width.max(0.25)), titik(e.height.max(0.25)));
                z.push_str(&format!("{di}^GB{w},{h},{}^FS\n", titik(e.width.min(e.height).max(0.25))));
            }
            JenisElemen::Gambar => {}
            _ if isi.is_empty() => {}
            JenisElemen::Text => {
                let tinggi = tinggi_huruf(e);
                z.push_str(&format!("{di}^A0{arah},{tinggi},{tinggi}^FB{},9,0,L^FH^FD{isi}^FS\n", titik(w)));
            }
            JenisElemen::Barcode => {
                z.push_str(&format!("{di}^BY2^BC{arah},{},N,N,N,A^FH^FD{isi}^FS\n", titik(h)));
            }
            JenisElemen::Qrcode => {
                z.push_str(&format!("{di}^BQN,2,{}^FH^FDMA,{isi}^FS\n", besar_qr(e)));
            }
        }
    }
    z.push_str("^XZ\n");
    z
}

/// A label as TSPL.
pub fn tspl(t: &TataLetak, data: &dyn Data) -> String {
    let aman = |teks: &str| ascii(teks).replace('\\', "/").replace('"', "\\[\"]");
    let mut z = format!("SIZE {:.1} mm,{:.1} mm\r\nGAP 2 mm,0\r\nDIRECTION 1\r\nCLS\r\n", t.lebar, t.tinggi);
    for e in yang_dicetak(t) {
        let isi = aman(isi_teks(&e.isi, data).trim());
        let (x, y) = (titik(e.position_x), titik(e.position_y));
        let putar = e.rotate % 360;
        match e.jenis {
            JenisElemen::Line => {
                z.push_str(&format!(
                    "BAR {x},{y},{},{}\r\n",
                    titik(e.width.max(0.25)),
                    titik(e.height.max(0.25))
                ));
            }
            JenisElemen::Gambar => {}
            _ if isi.is_empty() => {}
            JenisElemen::Text => {
                z.push_str(&format!("TEXT {x},{y},\"{}\",{putar},1,1,\"{isi}\"\r\n", huruf_tspl(e)));
            }
            JenisElemen::Barcode => {
                let tinggi = titik(if putar == 90 || putar == 270 { e.width } else { e.height });
                z.push_str(&format!("BARCODE {x},{y},\"128\",{tinggi},0,{putar},2,2,\"{isi}\"\r\n"));
            }
            JenisElemen::Qrcode => {
                z.push_str(&format!("QRCODE {x},{y},M,{},A,{putar},\"{isi}\"\r\n", besar_qr(e)));
            }
        }
    }
    z.push_str("PRINT 1,1\r\n");
    z
}

/// Dots of a QR module: what a symbol of 25 modules may take of its box.
fn besar_qr(e: &Elemen) -> String {
    format!("{:.0}", (e.width.min(e.height) * TITIK / 29.0).floor().clamp(1.0, 10.0))
}

/// The built-in bitmap font nearest to the size.
fn huruf_tspl(e: &Elemen) -> char {
    if e.font_size < 5.5 {
        '1'
    } else if e.font_size < 8.0 {
        '2'
    } else {
        '3'
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tata_letak::Isi;

    fn label(isi: &str) -> (String, String) {
        let mut data = Isi::default();
        data.teks.insert("nama".into(), isi.into());
        data.teks.insert("kode_barcode".into(), "00012345".into());
        let t = TataLetak {
            nama: "LABEL".into(),
            lebar: 60.0,
            tinggi: 20.0,
            elemen: vec![
                Elemen::new("nama", JenisElemen::Text, "{nama}", (2.0, 2.0, 30.0, 4.0)),
                Elemen::new("barcode", JenisElemen::Barcode, "{kode_barcode}", (2.0, 8.0, 30.0, 8.0)),
                Elemen::new("qr", JenisElemen::Qrcode, "{kode_barcode}", (40.0, 2.0, 15.0, 15.0)),
                Elemen::new("foto", JenisElemen::Gambar, "foto", (40.0, 2.0, 15.0, 15.0)),
            ],
        };
        (zpl(&t, &data), tspl(&t, &data))
    }

    #[test]
    fn label_menjadi_zpl_dan_tspl() {
        let (zpl, tspl) = label("CINCIN 750");
        let teks = format!("{zpl}{tspl}");
        for harus in [
            "^XA\n^CI28\n^PW480\n^LL160\n",
            "^FO16,16^A0N,23,23^FB240,9,0,L^FH^FDCINCIN 750^FS",
            "^FO16,64^BY2^BCN,64,N,N,N,A^FH^FD00012345^FS",
            "^FO320,16^BQN,2,4^FH^FDMA,00012345^FS",
            "SIZE 60.0 mm,20.0 mm\r\n",
            "TEXT 16,16,\"3\",0,1,1,\"CINCIN 750\"\r\n",
            "BARCODE 16,64,\"128\",64,0,0,2,2,\"00012345\"\r\n",
            "QRCODE 320,16,M,4,A,0,\"00012345\"\r\n",
        ] {
            assert!(teks.contains(harus), "{harus}\n{teks}");
        }
    }

    #[test]
    fn nilai_tidak_bisa_menyisipkan_perintah() {
        let (zpl, tspl) = label("x^XA^FDy~JA\"\r\nPRINT 9,9\r\n\u{1b}@é");
        assert!(zpl.contains("x_5EXA_5EFDy_7EJA") && zpl.matches("^XA").count() == 1, "{zpl}");
        assert!(!zpl.contains('~') && !zpl.contains('\u{1b}'), "{zpl}");
        assert!(!tspl.contains("\nPRINT 9") && tspl.contains("\\[\"]"), "{tspl}");
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
        let ada = |cari: &[u8]| b.windows(cari.len()).any(|w| w == cari);
        assert!(b.starts_with(b"\x1b@") && b.ends_with(b"\x1dVB\x00"));
        assert!(ada(b"COPY\n") && ada(b"Kopi@ e\n"));
        assert_eq!(b.windows(2).filter(|w| *w == b"\x1b@").count(), 1);
        assert!(ada(b"\x1dkI\x06{C\x00\x01\x17\x2d"));
    }
}

//! ZPL and TSPL: a label of a layout, for heads of 203 dots an inch. The printer draws codes and letters itself;
//! pictures are left out, labels of pieces have none.

use super::{baris_isi, bulat, yang_dicetak};
use crate::kode_batang;
use crate::slip::potong;
use crate::tata_letak::{Data, Elemen, JenisElemen, RataTeks, TataLetak};

/// Dots in a millimetre.
const TITIK: f32 = 8.0;
/// Thinnest line, in millimetres.
const TIPIS: f32 = 0.25;

/// A length of the layout in dots.
fn titik(mm: f32) -> usize {
    bulat(mm * TITIK)
}

/// Width and height of the box as its content sees them.
fn ruang(e: &Elemen) -> (f32, f32) {
    if e.rotate == 90 || e.rotate == 270 { (e.height, e.width) } else { (e.width, e.height) }
}

/// Dots a module of a barcode may have so that it stays in its box, quiet zone included.
fn modul(e: &Elemen, isi: &str) -> usize {
    let kolom = kode_batang::code128(isi).map_or(100, |s| s.kolom);
    (titik(ruang(e).0) / kolom.max(1)).clamp(1, 4)
}

/// Dots of a QR module.
fn modul_qr(e: &Elemen, isi: &str) -> usize {
    let kolom = kode_batang::qr(isi).map_or(33, |s| s.kolom);
    (titik(e.width.min(e.height)) / kolom.max(1)).clamp(1, 10)
}

/// A label as ZPL.
pub fn zpl(t: &TataLetak, data: &dyn Data) -> String {
    // `^FH` lets every dangerous character be written in hexadecimal.
    let aman = |teks: &str| {
        let mut hasil = String::new();
        for c in teks.chars() {
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
        let di = format!("^FO{},{}", titik(e.position_x), titik(e.position_y));
        let baris = baris_isi(e, data);
        let isi = baris.concat();
        let (w, h) = ruang(e);
        match e.jenis {
            JenisElemen::Line => {
                let (w, h) = (titik(e.width.max(TIPIS)), titik(e.height.max(TIPIS)));
                z.push_str(&format!("{di}^GB{w},{h},{}^FS\n", w.min(h)));
            }
            JenisElemen::Gambar => {}
            _ if isi.is_empty() => {}
            JenisElemen::Text => {
                let tinggi = bulat((e.font_size * 25.4 / 72.0 * TITIK).max(8.0));
                let rata = match e.rata {
                    RataTeks::Kiri => 'L',
                    RataTeks::Tengah => 'C',
                    RataTeks::Kanan => 'R',
                };
                let isi = baris.iter().map(|b| aman(b)).collect::<Vec<_>>().join("\\&");
                z.push_str(&format!(
                    "{di}^A0{arah},{tinggi},{tinggi}^FB{},9,0,{rata}^FH^FD{isi}^FS\n",
                    titik(w)
                ));
            }
            JenisElemen::Barcode => {
                let (modul, isi) = (modul(e, &isi), aman(&isi));
                z.push_str(&format!("{di}^BY{modul}^BC{arah},{},N,N,N,A^FH^FD{isi}^FS\n", titik(h)));
            }
            JenisElemen::Qrcode => {
                let (modul, isi) = (modul_qr(e, &isi), aman(&isi));
                z.push_str(&format!("{di}^BQN,2,{modul}^FH^FDMA,{isi}^FS\n"));
            }
        }
    }
    z.push_str("^XZ\n");
    z
}

/// The built-in bitmap font nearest to the size: its name, width and height in dots.
fn huruf_tspl(e: &Elemen) -> (char, usize, usize) {
    if e.font_size < 5.5 {
        ('1', 8, 12)
    } else if e.font_size < 8.0 {
        ('2', 12, 20)
    } else {
        ('3', 16, 24)
    }
}

/// TSPL turns about the point it is given: the corner of the box where the turned content begins, moved down its
/// own lines by `turun` dots.
fn sudut(e: &Elemen, turun: usize) -> (usize, usize) {
    let (x, y) = (titik(e.position_x), titik(e.position_y));
    let (w, h) = (titik(e.width), titik(e.height));
    match e.rotate {
        90 => ((x + w).saturating_sub(turun), y),
        180 => (x + w, (y + h).saturating_sub(turun)),
        270 => (x + turun, y + h),
        _ => (x, y + turun),
    }
}

/// A label as TSPL.
pub fn tspl(t: &TataLetak, data: &dyn Data) -> String {
    let aman = |teks: &str| teks.replace('\\', "/").replace('"', "\\[\"]");
    let mut z = format!("SIZE {:.1} mm,{:.1} mm\r\nGAP 2 mm,0\r\nDIRECTION 1\r\nCLS\r\n", t.lebar, t.tinggi);
    for e in yang_dicetak(t) {
        let baris = baris_isi(e, data);
        let isi = baris.concat();
        let (x, y) = sudut(e, 0);
        let putar = e.rotate;
        let (w, h) = ruang(e);
        match e.jenis {
            JenisElemen::Line => {
                let (x, y) = (titik(e.position_x), titik(e.position_y));
                let (w, h) = (titik(e.width.max(TIPIS)), titik(e.height.max(TIPIS)));
                z.push_str(&format!("BAR {x},{y},{w},{h}\r\n"));
            }
            JenisElemen::Gambar => {}
            _ if isi.is_empty() => {}
            JenisElemen::Text => {
                let (huruf, lebar, tinggi) = huruf_tspl(e);
                let muat = (titik(w) / lebar).max(1);
                let semua = baris.iter().flat_map(|b| potong(b, muat));
                for (i, b) in semua.enumerate().take((titik(h) / tinggi).max(1)) {
                    let (x, y) = sudut(e, i * tinggi);
                    z.push_str(&format!("TEXT {x},{y},\"{huruf}\",{putar},1,1,\"{}\"\r\n", aman(&b)));
                }
            }
            JenisElemen::Barcode => {
                let modul = modul(e, &isi);
                z.push_str(&format!(
                    "BARCODE {x},{y},\"128\",{},0,{putar},{modul},{modul},\"{}\"\r\n",
                    titik(h),
                    aman(&isi)
                ));
            }
            JenisElemen::Qrcode => {
                z.push_str(&format!(
                    "QRCODE {x},{y},M,{},A,{putar},\"{}\"\r\n",
                    modul_qr(e, &isi),
                    aman(&isi)
                ));
            }
        }
    }
    z.push_str("PRINT 1,1\r\n");
    z
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tata_letak::Isi;

    fn label(isi: &str, putar: u16) -> (String, String) {
        let mut data = Isi::default();
        data.teks.insert("nama".into(), isi.into());
        data.teks.insert("kode_barcode".into(), "00012345".into());
        let mut elemen = vec![
            Elemen::new("nama", JenisElemen::Text, "{nama}", (2.0, 2.0, 30.0, 6.0)),
            Elemen::new("barcode", JenisElemen::Barcode, "{kode_barcode}", (2.0, 8.0, 30.0, 8.0)),
            Elemen::new("qr", JenisElemen::Qrcode, "{kode_barcode}", (40.0, 2.0, 15.0, 15.0)),
            Elemen::new("foto", JenisElemen::Gambar, "foto", (40.0, 2.0, 15.0, 15.0)),
        ];
        for e in &mut elemen {
            e.rotate = putar;
        }
        let t = TataLetak { nama: "LABEL".into(), lebar: 60.0, tinggi: 20.0, elemen };
        (zpl(&t, &data), tspl(&t, &data))
    }

    #[track_caller]
    fn memuat(teks: &str, semua: &[&str]) {
        for harus in semua {
            assert!(teks.contains(harus), "{harus}\n{teks}");
        }
    }

    #[test]
    fn label_menjadi_zpl_dan_tspl() {
        let (zpl, tspl) = label("CINCIN 750\nRp 1,250", 0);
        memuat(
            &zpl,
            &[
                "^XA\n^CI28\n^PW480\n^LL160\n",
                "^FO16,16^A0N,23,23^FB240,9,0,L^FH^FDCINCIN 750\\&Rp 1,250^FS",
                "^FO16,64^BY2^BCN,64,N,N,N,A^FH^FD00012345^FS",
                "^FO320,16^BQN,2,4^FH^FDMA,00012345^FS",
            ],
        );
        memuat(
            &tspl,
            &[
                "SIZE 60.0 mm,20.0 mm\r\n",
                "TEXT 16,16,\"3\",0,1,1,\"CINCIN 750\"\r\nTEXT 16,40,\"3\",0,1,1,\"Rp 1,250\"\r\n",
                "BARCODE 16,64,\"128\",64,0,0,2,2,\"00012345\"\r\n",
                "QRCODE 320,16,M,4,A,0,\"00012345\"\r\n",
            ],
        );
    }

    #[test]
    fn isi_yang_diputar_tetap_di_dalam_kotaknya() {
        // The box is (16, 16) to (256, 64) in dots; turned content begins at another corner of it.
        let (zpl, tspl) = label("CINCIN", 90);
        memuat(&zpl, &["^FO16,16^A0R,23,23^FB48,", "^FO16,64^BY1^BCR,240,"]);
        memuat(&tspl, &["TEXT 256,16,\"3\",90,1,1,\"CIN\"\r\nTEXT 232,16,\"3\",90,1,1,\"CIN\"\r\n"]);
        memuat(&label("CINCIN", 180).1, &["TEXT 256,64,\"3\",180,1,1,\"CINCIN\"\r\n"]);
        memuat(&label("CINCIN", 270).1, &["TEXT 16,64,\"3\",270,1,1,\"CIN\"\r\nTEXT 40,64,"]);
    }

    #[test]
    fn nilai_tidak_bisa_menyisipkan_perintah() {
        let (zpl, tspl) = label("x^XA^FDy~JA\"\r\nPRINT 9,9\r\n\u{1b}@é", 0);
        assert!(zpl.contains("x_5EXA_5EFDy_7EJA") && zpl.matches("^XA").count() == 1, "{zpl}");
        assert!(!zpl.contains('~') && !zpl.contains('\u{1b}'), "{zpl}");
        assert!(!tspl.contains("\nPRINT 9") && tspl.contains("\\[\"]"), "{tspl}");
    }
}

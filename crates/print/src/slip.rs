//! Text slips for narrow paper: lines, columns of twenty characters, a barcode. The same slip leaves as plain
//! lines, as a PDF of its own length, or (in `mesin`) as ESC/POS.

use crate::huruf;
use crate::kanvas::{Dokumen, MM, panjang};
use crate::kode_batang;
use crate::tata_letak::{Data, Elemen, JenisElemen, RataTeks, Sisi, TataLetak, isi_teks};
use crate::{Galat, Hasil};

/// Characters of a column.
pub const LEBAR_KOLOM: usize = 20;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BarisSlip {
    Judul(String),
    Teks(String),
    /// Cells side by side, each wrapped in its twenty characters.
    Kolom(Vec<String>),
    Garis,
    Barcode(String),
    Qr(String),
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Slip {
    pub baris: Vec<BarisSlip>,
    /// A reprint carries the word COPY.
    pub cetak_ulang: bool,
}

/// Breaks text into pieces of at most `lebar` characters, at spaces where it can.
pub fn potong(teks: &str, lebar: usize) -> Vec<String> {
    let lebar = lebar.max(1);
    let mut semua = Vec::new();
    for bagian in teks.split('\n') {
        let mut baris = String::new();
        let mut panjang_baris = 0;
        for kata in bagian.split_whitespace() {
            let mut kata: Vec<char> = kata.chars().filter(|c| !c.is_control()).collect();
            if panjang_baris > 0 && panjang_baris + 1 + kata.len() > lebar {
                semua.push(std::mem::take(&mut baris));
                panjang_baris = 0;
            }
            while kata.len() > lebar {
                semua.push(kata.drain(..lebar).collect());
            }
            if panjang_baris > 0 && !kata.is_empty() {
                baris.push(' ');
                panjang_baris += 1;
            }
            panjang_baris += kata.len();
            baris.extend(kata);
        }
        semua.push(baris);
    }
    semua
}

/// Cells side by side as lines of text.
fn sisi(kolom: &[String]) -> Vec<String> {
    let sel: Vec<Vec<String>> = kolom.iter().map(|k| potong(k, LEBAR_KOLOM)).collect();
    let banyak = sel.iter().map(Vec::len).max().unwrap_or(0);
    (0..banyak)
        .map(|i| {
            let baris: String = sel
                .iter()
                .map(|s| format!("{:<LEBAR_KOLOM$}", s.get(i).map_or("", String::as_str)))
                .collect();
            baris.trim_end().to_owned()
        })
        .collect()
}

impl Slip {
    /// Columns of twenty characters that paper of this width in millimetres has room for.
    pub fn kolom_kertas(lebar_mm: f32) -> usize {
        [40.0, 80.0, 120.0, 160.0, 200.0].iter().filter(|l| **l <= lebar_mm).count().max(1)
    }

    /// A layout as lines of at most `karakter` characters: what stands side by side becomes columns, pieces follow
    /// each other line by line. Pictures are left out.
    pub fn dari_letak(t: &TataLetak, data: &dyn Data, karakter: usize, cetak_ulang: bool) -> Self {
        let kolom = Self::kolom_kertas(t.lebar).min(karakter / LEBAR_KOLOM).max(1);
        let mut elemen: Vec<&Elemen> =
            t.elemen.iter().filter(|e| e.status && e.side == Sisi::Depan).collect();
        elemen.sort_by(|a, b| a.position_y.total_cmp(&b.position_y));
        let mut slip = Self { baris: Vec::new(), cetak_ulang };
        let mut sisa = elemen.as_slice();
        while let Some((pertama, _)) = sisa.split_first() {
            // Within two millimetres of each other is one row.
            let banyak = sisa.iter().take_while(|e| e.position_y < pertama.position_y + 2.0).count();
            let (baris, lanjut) = sisa.split_at(banyak);
            sisa = lanjut;
            slip.tambah_baris(baris, data, kolom);
        }
        slip
    }

    fn tambah_baris(&mut self, baris: &[&Elemen], data: &dyn Data, kolom: usize) {
        let mut teks: Vec<(&Elemen, String)> = Vec::new();
        for e in baris {
            let isi = isi_teks(&e.isi, data);
            match e.jenis {
                JenisElemen::Line => self.baris.push(BarisSlip::Garis),
                JenisElemen::Text => teks.push((e, isi)),
                JenisElemen::Gambar => {}
                _ if isi.trim().is_empty() => {}
                JenisElemen::Barcode => self.baris.push(BarisSlip::Barcode(isi.trim().to_owned())),
                JenisElemen::Qrcode => self.baris.push(BarisSlip::Qr(isi.trim().to_owned())),
            }
        }
        teks.sort_by(|a, b| a.0.position_x.total_cmp(&b.0.position_x));
        if let [(e, isi)] = teks.as_slice() {
            let isi = isi.trim_end().to_owned();
            self.baris.push(match e.rata {
                RataTeks::Tengah => BarisSlip::Judul(isi),
                _ => BarisSlip::Teks(isi),
            });
            return;
        }
        let banyak = teks.iter().map(|(_, t)| t.split('\n').count()).max().unwrap_or(0);
        for i in 0..banyak {
            let mut sel: Vec<String> = teks
                .iter()
                .map(|(_, t)| t.split('\n').nth(i).unwrap_or_default().trim().to_owned())
                .collect();
            // One cell too many: the first (the name of a piece) gets a line of its own.
            if sel.len() > kolom {
                self.baris.push(BarisSlip::Teks(sel.remove(0)));
            }
            self.baris.extend(sel.chunks(kolom).map(|s| BarisSlip::Kolom(s.to_vec())));
        }
    }

    /// As plain lines `lebar` characters wide (48 on 80 mm paper, 32 on 58 mm).
    pub fn teks(&self, lebar: usize) -> Vec<String> {
        let mut semua = Vec::new();
        if self.cetak_ulang {
            semua.push(format!("{:^lebar$}", "COPY").trim_end().to_owned());
        }
        for b in &self.baris {
            match b {
                BarisSlip::Judul(t) => semua
                    .extend(potong(t, lebar).iter().map(|t| format!("{t:^lebar$}").trim_end().to_owned())),
                BarisSlip::Teks(t) => semua.extend(potong(t, lebar)),
                BarisSlip::Kolom(k) => semua.extend(sisi(k)),
                BarisSlip::Garis => semua.push("-".repeat(lebar)),
                BarisSlip::Barcode(t) | BarisSlip::Qr(t) => semua.push(t.clone()),
            }
        }
        semua
    }

    /// On a roll of the width given in millimetres; the page is as long as the slip.
    pub fn pdf(&self, judul: &str, lebar_mm: f32) -> Hasil<Vec<u8>> {
        const TEPI: f32 = 3.0 * MM;
        const UKURAN: f32 = 8.0;
        const BATANG: f32 = 12.0 * MM;
        const SISI_QR: f32 = 24.0 * MM;
        let (biasa, tebal) = (huruf::biasa()?, huruf::tebal()?);
        let lebar = lebar_mm * MM;
        let ruang = lebar - 2.0 * TEPI;
        if !(10.0..=1_000.0).contains(&lebar_mm) {
            return Err(Galat::Kertas);
        }
        let mut gores: Vec<Gores> = Vec::new();
        let mut y = TEPI;
        let garis = UKURAN * 1.25;
        let tengah = |muka: &huruf::Muka, t: &str, ukuran: f32| (lebar - muka.lebar(t, ukuran)) / 2.0;
        if self.cetak_ulang {
            gores.push(Gores::Teks(true, UKURAN, tengah(tebal, "COPY", UKURAN), y + UKURAN, "COPY".into()));
            y += garis;
        }
        for b in &self.baris {
            match b {
                BarisSlip::Judul(t) => {
                    for t in tebal.lipat_vec(t, 10.0, ruang) {
                        gores.push(Gores::Teks(true, 10.0, tengah(tebal, t, 10.0), y + 10.0, t.into()));
                        y += 12.5;
                    }
                }
                BarisSlip::Teks(t) => {
                    for t in biasa.lipat_vec(t, UKURAN, ruang) {
                        gores.push(Gores::Teks(false, UKURAN, TEPI, y + UKURAN, t.into()));
                        y += garis;
                    }
                }
                BarisSlip::Kolom(k) => {
                    let w = ruang / panjang(k.len().max(1));
                    let mut paling = 1;
                    for (t, i) in k.iter().zip(0..) {
                        let lipat: Vec<String> = potong(t, LEBAR_KOLOM)
                            .iter()
                            .flat_map(|t| biasa.lipat_vec(t, UKURAN, w - 4.0))
                            .map(str::to_owned)
                            .collect();
                        paling = paling.max(lipat.len());
                        for (t, n) in lipat.into_iter().zip(0..) {
                            let x = TEPI + w * panjang(i);
                            gores.push(Gores::Teks(false, UKURAN, x, y + UKURAN + garis * panjang(n), t));
                        }
                    }
                    y += garis * panjang(paling);
                }
                BarisSlip::Garis => {
                    gores.push(Gores::Garis(y + 4.0));
                    y += 8.0;
                }
                BarisSlip::Barcode(t) => {
                    let s = kode_batang::code128(t)?;
                    // At most 0.5 mm a module.
                    let m = (ruang / panjang(s.kolom)).min(0.5 * MM);
                    gores.push(Gores::Simbol(s, y + 2.0, m, BATANG));
                    y += BATANG + 4.0;
                    gores.push(Gores::Teks(false, UKURAN, tengah(biasa, t, UKURAN), y + UKURAN, t.clone()));
                    y += garis;
                }
                BarisSlip::Qr(t) => {
                    let s = kode_batang::qr(t)?;
                    let sisi = ruang.min(SISI_QR);
                    let m = sisi / panjang(s.kolom);
                    gores.push(Gores::Simbol(s, y + 2.0, m, m));
                    y += sisi + 4.0;
                }
            }
        }
        let mut dok = Dokumen::baru(judul);
        dok.halaman(lebar, y + TEPI, |k| {
            k.tinta(0);
            for g in gores {
                match g {
                    Gores::Teks(t, ukuran, x, y, isi) => {
                        k.teks(if t { tebal } else { biasa }, ukuran, x, y, &isi);
                    }
                    Gores::Garis(y) => k.garis(0.5, 0, [(TEPI, y, lebar - TEPI, y)]),
                    Gores::Simbol(s, y, m, h) => {
                        let x0 = (lebar - m * panjang(s.kolom)) / 2.0;
                        k.kotak(s.gelap.iter().map(|(kolom, baris, n)| {
                            (x0 + panjang(*kolom) * m, y + panjang(*baris) * h, panjang(*n) * m, h)
                        }));
                    }
                }
            }
            Ok(())
        })?;
        dok.selesai()
    }
}

enum Gores {
    /// Bold, size, x, baseline, text.
    Teks(bool, f32, f32, f32, String),
    Garis(f32),
    /// In the middle: top, width and height of a module.
    Simbol(kode_batang::Simbol, f32, f32, f32),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teks_dipotong_paling_panjang_dua_puluh() {
        assert_eq!(potong("GELANG RANTAI ITALY 750 PUTIH", 20), ["GELANG RANTAI ITALY", "750 PUTIH"]);
        assert_eq!(potong("ABCDEFGHIJKLMNOPQRSTUVWXYZ x", 20), ["ABCDEFGHIJKLMNOPQRST", "UVWXYZ x"]);
        assert_eq!(potong("", 20), [""]);
        assert_eq!(potong("a\n\nb", 20), ["a", "", "b"]);
        assert_eq!(potong("éé éé", 2), ["éé", "éé"]);
        assert_eq!(potong("abc", 0), ["a", "b", "c"]);
        assert_eq!(potong("xx ABCDEFGHIJKLMNOPQRST", 20), ["xx", "ABCDEFGHIJKLMNOPQRST"]);
    }

    #[test]
    fn susunan_menjadi_baris_dan_barang_tidak_saling_geser() {
        let mut isi = crate::tata_letak::Isi::default();
        isi.teks.insert("detail_nama".into(), "GELANG RANTAI ITALY 750 PUTIH\nCINCIN".into());
        isi.teks.insert("detail_berat".into(), "10.125\n3.250".into());
        isi.teks.insert("detail_harga".into(), "10,298,500\n3,351,500".into());
        let teks = |nama: &str, isi: &str, x, y| Elemen::new(nama, JenisElemen::Text, isi, (x, y, 20.0, 4.0));
        let mut judul = teks("judul", "SLIP", 0.0, 1.0);
        judul.rata = RataTeks::Tengah;
        let mut t = TataLetak {
            nama: "SLIP".into(),
            lebar: 80.0,
            tinggi: 60.0,
            elemen: vec![
                teks("harga", "{detail_harga}", 60.0, 10.3),
                teks("nama", "{detail_nama}", 0.0, 10.0),
                teks("berat", "{detail_berat}", 40.0, 10.0),
                judul,
                Elemen::new("garis", JenisElemen::Line, "", (0.0, 6.0, 80.0, 0.3)),
                Elemen::new("kode", JenisElemen::Barcode, "00012345", (0.0, 30.0, 40.0, 8.0)),
                Elemen::new("qr", JenisElemen::Qrcode, "X-1", (0.0, 40.0, 20.0, 20.0)),
                Elemen::new("logo", JenisElemen::Gambar, "logo", (0.0, 50.0, 20.0, 9.0)),
                Elemen::new("kosong", JenisElemen::Qrcode, "{tidak_ada}", (0.0, 50.0, 20.0, 9.0)),
            ],
        };
        let lebar = Slip::kolom_kertas(t.lebar) * LEBAR_KOLOM;
        assert_eq!(
            Slip::dari_letak(&t, &isi, lebar, false).teks(lebar),
            [
                "                  SLIP",
                "----------------------------------------",
                "GELANG RANTAI ITALY 750 PUTIH",
                "10.125              10,298,500",
                "CINCIN",
                "3.250               3,351,500",
                "00012345",
                "X-1",
            ]
        );
        // A printer narrower than the paper of the layout, and narrower paper.
        let sempit = Slip::dari_letak(&t, &isi, 32, false).teks(32);
        assert!(sempit.contains(&"10,298,500".to_owned()) && sempit.iter().all(|b| b.chars().count() <= 32));
        t.lebar = 58.0;
        assert_eq!(Slip::kolom_kertas(t.lebar), 1);
        assert!(Slip::dari_letak(&t, &isi, 64, true).teks(20).iter().all(|b| b.chars().count() <= 20));
    }

    #[test]
    fn kolom_rata_pada_dua_puluh_karakter() {
        let slip = Slip {
            baris: vec![
                BarisSlip::Judul("TOKO EMAS".into()),
                BarisSlip::Garis,
                BarisSlip::Kolom(vec!["CINCIN POLOS ANAK KECIL SEKALI".into(), "2.345 gr".into()]),
            ],
            cetak_ulang: true,
        };
        assert_eq!(
            slip.teks(40),
            [
                "                  COPY",
                "               TOKO EMAS",
                "----------------------------------------",
                "CINCIN POLOS ANAK   2.345 gr",
                "KECIL SEKALI",
            ]
        );
    }
}

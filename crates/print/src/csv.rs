//! The table as CSV, streamed to any writer. Text is quoted (so that codes keep their zeros), numbers are plain;
//! commas inside text are replaced or removed, because the shops' own tools split at every comma.

use std::io::Write;

use values::format::desimal;

use crate::tabel::{BarisTabel, Jenis, Keluaran, Kolom, Sel};
use crate::{Galat, Hasil};

/// What becomes of a comma inside text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Koma {
    /// A space: exports of reports.
    Spasi,
    /// Nothing: the twelve sets of Export Csv.
    Buang,
}

pub struct Csv<'a, W> {
    kolom: &'a [Kolom<'a>],
    koma: Koma,
    keluar: W,
    baris: String,
}

impl<'a, W: Write> Csv<'a, W> {
    /// Writes the header at once.
    pub fn new(kolom: &'a [Kolom<'a>], koma: Koma, keluar: W) -> Hasil<Self> {
        if kolom.is_empty() {
            return Err(Galat::TanpaKolom);
        }
        let mut ini = Self { kolom, koma, keluar, baris: String::new() };
        for (i, k) in kolom.iter().enumerate() {
            ini.pisah(i);
            ini.teks(k.judul);
        }
        ini.tulis()?;
        Ok(ini)
    }

    pub fn selesai(mut self) -> Hasil<W> {
        self.keluar.flush()?;
        Ok(self.keluar)
    }

    fn pisah(&mut self, i: usize) {
        if i > 0 {
            self.baris.push(',');
        }
    }

    fn tulis(&mut self) -> Hasil<()> {
        self.baris.push('\n');
        self.keluar.write_all(self.baris.as_bytes())?;
        self.baris.clear();
        Ok(())
    }

    /// Quoted; what a spreadsheet would run as a formula is made plain text with a leading apostrophe.
    fn teks(&mut self, teks: &str) {
        self.baris.push('"');
        if teks.starts_with(['=', '+', '-', '@', '\t', '\r']) && teks.parse::<i64>().is_err() {
            self.baris.push('\'');
        }
        for c in teks.chars() {
            match c {
                ',' if self.koma == Koma::Buang => {}
                ',' => self.baris.push(' '),
                '"' => self.baris.push_str("\"\""),
                c if c.is_control() => self.baris.push(' '),
                c => self.baris.push(c),
            }
        }
        self.baris.push('"');
    }

    fn sel(&mut self, jenis: Jenis, sel: Sel<'_>) {
        match sel {
            Sel::Kosong => {}
            Sel::Angka(n) => match jenis.angka() {
                Some(angka) => self.baris.push_str(&desimal(n, angka, false)),
                None => self.teks(&sel.tampil(jenis)),
            },
            Sel::Teks(_) => self.teks(&sel.tampil(jenis)),
        }
    }
}

impl<W: Write> Keluaran for Csv<'_, W> {
    fn baris(&mut self, baris: BarisTabel<'_>) -> Hasil<()> {
        baris.cocok(self.kolom.len())?;
        if let Some(label) = baris.label_terhimpit() {
            self.baris(BarisTabel::Grup(label))?;
        }
        let (label, sel) = match baris {
            BarisTabel::Tabel { .. } | BarisTabel::Catatan(_) => return Ok(()),
            BarisTabel::Isi(sel) => (None, sel),
            BarisTabel::Grup(label) => (Some(label), [].as_slice()),
            BarisTabel::Sub { label, sel } | BarisTabel::Jumlah { label, sel } => (Some(label), sel),
        };
        for (i, k) in self.kolom.iter().enumerate() {
            self.pisah(i);
            match (sel.get(i).copied().unwrap_or(Sel::Kosong), label) {
                // The label of a group or a sum stands in the first cell, when nothing else does.
                (Sel::Kosong, Some(l)) if i == 0 => self.teks(l),
                (s, _) => self.sel(k.jenis, s),
            }
        }
        self.tulis()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KOLOM: [Kolom<'_>; 5] = [
        Kolom::new("kode_barcode", Jenis::Barcode),
        Kolom::new("no_faktur_jual", Jenis::Kode),
        Kolom::new("nama_barang", Jenis::Teks),
        Kolom::new("berat", Jenis::Gram),
        Kolom::new("harga", Jenis::Rupiah),
    ];

    fn csv(koma: Koma, semua: &[BarisTabel<'_>]) -> String {
        let mut c = Csv::new(&KOLOM, koma, Vec::new()).unwrap();
        for b in semua {
            c.baris(*b).unwrap();
        }
        String::from_utf8(c.selesai().unwrap()).unwrap()
    }

    const ISI: [Sel<'_>; 5] = [
        Sel::Teks("1234"),
        Sel::Teks("000123"),
        Sel::Teks("CINCIN, \"POLOS\"\n18K"),
        Sel::Angka(1_234_567),
        Sel::Angka(-1_250_000),
    ];

    #[test]
    fn kode_berkutip_barcode_delapan_angka_dan_koma_jadi_spasi() {
        let teks = csv(Koma::Spasi, &[BarisTabel::Isi(&ISI)]);
        assert_eq!(
            teks,
            "\"kode_barcode\",\"no_faktur_jual\",\"nama_barang\",\"berat\",\"harga\"\n\
             \"00001234\",\"000123\",\"CINCIN  \"\"POLOS\"\" 18K\",1234.567,-1250000\n"
        );
    }

    #[test]
    fn koma_dibuang_di_dua_belas_set() {
        let teks = csv(Koma::Buang, &[BarisTabel::Isi(&ISI)]);
        assert!(teks.contains("\"CINCIN \"\"POLOS\"\" 18K\""), "{teks}");
    }

    #[test]
    fn rumus_menjadi_teks_biasa() {
        let mut isi = ISI;
        for (t, jadi) in [("=1+1", "'=1+1"), ("@x", "'@x"), ("-5", "-5"), ("-A1", "'-A1")] {
            isi[2] = Sel::Teks(t);
            let teks = csv(Koma::Spasi, &[BarisTabel::Isi(&isi)]);
            assert!(teks.contains(&format!(",\"{jadi}\",")), "{teks}");
        }
    }

    #[test]
    fn grup_dan_jumlah_ikut_dengan_banyak_kolom_yang_sama() {
        let jumlah = [Sel::Kosong, Sel::Kosong, Sel::Kosong, Sel::Angka(5), Sel::Angka(6)];
        let teks = csv(
            Koma::Spasi,
            &[BarisTabel::Grup("GELANG"), BarisTabel::Jumlah { label: "TOTAL", sel: &jumlah }],
        );
        assert!(teks.ends_with("\"GELANG\",,,,\n\"TOTAL\",,,0.005,6\n"), "{teks}");
    }

    #[test]
    fn label_jumlah_tidak_hilang_bila_kolom_pertama_dijumlah() {
        let kolom = [Kolom::new("qty", Jenis::Bulat), Kolom::new("nama", Jenis::Teks)];
        let mut c = Csv::new(&kolom, Koma::Spasi, Vec::new()).unwrap();
        c.baris(BarisTabel::Jumlah { label: "TOTAL", sel: &[Sel::Angka(3), Sel::Kosong] }).unwrap();
        assert_eq!(c.selesai().unwrap(), b"\"qty\",\"nama\"\n\"TOTAL\",\n3,\n");
    }

    #[test]
    fn baris_yang_salah_banyak_kolomnya_ditolak() {
        let mut c = Csv::new(&KOLOM, Koma::Spasi, Vec::new()).unwrap();
        assert!(matches!(c.baris(BarisTabel::Isi(&[])), Err(Galat::JumlahKolom { ada: 5, isi: 0 })));
    }
}

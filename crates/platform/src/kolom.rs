//! Columns of a report or of a document's table: what they hold decides their digits, their place in files and whether they
//! can be summed. Data that the server and the screen both read; domains bring tables of them, `laporan` shows them.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Teks,
    /// JSON kept as text: told in words, but goes out as it is where rows are objects
    Mentah,
    Kode,
    /// a code told in words, underscores as blanks; goes out as it is where rows are objects
    Kata,
    Barcode,
    /// a count
    Angka,
    Rupiah,
    /// milligrams in the table, grams on the wire
    Berat,
    /// hundredths of a percent in the table
    Kadar,
    Persen,
    /// hundredths in the table
    Kurs,
    Tanggal,
    Waktu,
    /// 0 or 1
    Tanda,
}

impl Jenis {
    /// As the screen knows it.
    pub const fn nama(self) -> &'static str {
        match self {
            Self::Teks | Self::Mentah => "teks",
            Self::Kode | Self::Kata => "kode",
            Self::Barcode => "barcode",
            Self::Angka => "angka",
            Self::Rupiah => "rupiah",
            Self::Berat => "berat",
            Self::Kadar => "kadar",
            Self::Persen => "persen",
            Self::Kurs => "kurs",
            Self::Tanggal => "tanggal",
            Self::Waktu => "waktu",
            Self::Tanda => "tanda",
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub struct Kolom {
    /// the name in the query, in the objects of the specification's calls and in the definition
    pub kunci: &'static str,
    pub judul: &'static str,
    pub jenis: Jenis,
    /// summed in sub-totals and the total
    pub jumlah: bool,
    /// a hint for the screen, in characters; 0 for none
    pub lebar: u16,
    /// printed on paper; every column with a title is shown and exported, one without is data for programs
    pub di_kertas: bool,
    /// as the head of a group it says its name before its value
    pub bernama: bool,
}

macro_rules! pembuat {
    ($($nama:ident => $jenis:ident),*) => { $(
        pub const fn $nama(kunci: &'static str, judul: &'static str) -> Kolom {
            Kolom { kunci, judul, jenis: Jenis::$jenis, jumlah: false, lebar: 0, di_kertas: true, bernama: true }
        }
    )* };
}
pembuat!(
    teks => Teks, mentah => Mentah, kode => Kode, kata => Kata, barcode => Barcode, angka => Angka, rupiah => Rupiah,
    berat => Berat, kadar => Kadar, persen => Persen, kurs => Kurs, tanggal => Tanggal, waktu => Waktu,
    tanda => Tanda
);

impl Kolom {
    pub const fn jumlah(mut self) -> Self {
        self.jumlah = true;
        self
    }
    /// On the screen and in sheets only: paper has no room for it.
    pub const fn tanpa_kertas(mut self) -> Self {
        self.di_kertas = false;
        self
    }
    /// As the head of a group its value says enough.
    pub const fn tanpa_nama(mut self) -> Self {
        self.bernama = false;
        self
    }
    pub const fn lebar(mut self, huruf: u16) -> Self {
        self.lebar = huruf;
        self
    }
}

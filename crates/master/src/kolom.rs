//! Columns of a master: their kind, their rules, and the messages the specification gives them.
//! Everything here is data that both the server and the screen read.

/// The kind of a column decides its form field, its check, its format and its place in the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Jenis {
    /// upper-cased, spaces become underscores
    Kode,
    /// upper-cased
    Teks,
    /// as typed
    TeksKecil,
    /// digits, with a leading + at most
    Telepon,
    Angka,
    Rupiah,
    /// grams on the wire, milligrams in the table
    Berat,
    /// of a stone; three decimals on the wire, thousandths in the table
    Carat,
    /// percent on the wire, hundredths in the table
    Persen,
    /// percent up to 100
    Kadar,
    /// dollars on the wire, cents in the table
    Usd,
    /// rupiah for a dollar: two decimals on the wire, hundredths in the table
    Kurs,
    /// percent or rupiah, as the named column says (PERSEN, or anything else for rupiah); hundredths in the table
    Nilai(&'static str),
    Tanda,
    Tanggal,
    Pilihan(&'static [&'static str]),
    /// the key of a row of another master
    Rujuk(&'static str),
    /// a user who works in the store
    Pengguna,
}

#[derive(Debug, Clone, Copy)]
pub struct Kolom {
    pub nama: &'static str,
    pub label: &'static str,
    pub jenis: Jenis,
    /// the message when it is empty; `None` when it may be
    pub wajib: Option<&'static str>,
    pub maks: usize,
    pub min: Option<i64>,
    pub maks_angka: Option<i64>,
    /// shown in the table, not only in the form
    pub di_tabel: bool,
    /// searched by the search box
    pub dicari: bool,
    /// what a new row starts with, as text
    pub bawaan: &'static str,
    /// a line under the field
    pub bantuan: &'static str,
    /// kept by the program, never taken from a form or a file
    pub sistem: bool,
    /// only one live row of the scope may have a value
    pub unik: bool,
    /// money hangs on it: changed by the owner alone
    pub hanya_own: bool,
}

const fn kolom(nama: &'static str, label: &'static str, jenis: Jenis) -> Kolom {
    Kolom {
        nama,
        label,
        jenis,
        wajib: None,
        maks: 100,
        min: None,
        maks_angka: None,
        di_tabel: true,
        dicari: matches!(
            jenis,
            Jenis::Kode
                | Jenis::Teks
                | Jenis::TeksKecil
                | Jenis::Telepon
                | Jenis::Pilihan(_)
                | Jenis::Rujuk(_)
                | Jenis::Pengguna
        ),
        bawaan: "",
        bantuan: "",
        sistem: false,
        unik: false,
        hanya_own: false,
    }
}

/// A number that starts at zero and stays within bounds.
const fn bilangan(nama: &'static str, label: &'static str, jenis: Jenis, maks: i64) -> Kolom {
    let mut k = kolom(nama, label, jenis);
    k.min = Some(0);
    k.maks_angka = Some(maks);
    k.bawaan = "0";
    k
}

pub const fn kode(nama: &'static str, label: &'static str, wajib: &'static str) -> Kolom {
    let mut k = kolom(nama, label, Jenis::Kode);
    k.wajib = Some(wajib);
    k.maks = 20;
    k
}
pub const fn teks(nama: &'static str, label: &'static str) -> Kolom {
    kolom(nama, label, Jenis::Teks)
}
pub const fn teks_kecil(nama: &'static str, label: &'static str) -> Kolom {
    kolom(nama, label, Jenis::TeksKecil)
}
pub const fn telepon(nama: &'static str, label: &'static str) -> Kolom {
    let mut k = kolom(nama, label, Jenis::Telepon);
    k.maks = 20;
    k
}
pub const fn angka(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Angka, 1_000_000_000)
}
pub const fn rupiah(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Rupiah, values::JUMLAH_MAKS.nilai())
}
pub const fn berat(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Berat, values::BERAT_MAKS.sebagai_mg())
}
pub const fn carat(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Carat, 1_000_000)
}
pub const fn persen(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Persen, 10_000)
}
pub const fn kadar(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Kadar, 10_000)
}
pub const fn usd(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Usd, 100_000_000_000)
}
pub const fn kurs(nama: &'static str, label: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Kurs, 100_000_000)
}
/// Percent or rupiah; `jenis` is the column that says which.
pub const fn nilai(nama: &'static str, label: &'static str, jenis: &'static str) -> Kolom {
    bilangan(nama, label, Jenis::Nilai(jenis), 100_000_000_000_000)
}
pub const fn tanda(nama: &'static str, label: &'static str) -> Kolom {
    let mut k = kolom(nama, label, Jenis::Tanda);
    k.bawaan = "0";
    k
}
pub const fn tanggal(nama: &'static str, label: &'static str) -> Kolom {
    kolom(nama, label, Jenis::Tanggal)
}
pub const fn pilihan(nama: &'static str, label: &'static str, isi: &'static [&'static str]) -> Kolom {
    kolom(nama, label, Jenis::Pilihan(isi))
}
/// A reference to another master by its slug.
pub const fn rujuk(nama: &'static str, label: &'static str, slug: &'static str) -> Kolom {
    kolom(nama, label, Jenis::Rujuk(slug))
}
/// The account of one who works in the store.
pub const fn pengguna(nama: &'static str, label: &'static str) -> Kolom {
    let mut k = kolom(nama, label, Jenis::Pengguna);
    k.maks = 32;
    k
}

impl Kolom {
    pub const fn wajib(mut self, pesan: &'static str) -> Self {
        self.wajib = Some(pesan);
        self
    }
    /// A number that must be given and be above zero.
    pub const fn positif(mut self, pesan: &'static str) -> Self {
        self.wajib = Some(pesan);
        self.min = Some(1);
        self.bawaan = "";
        self
    }
    pub const fn maks(mut self, n: usize) -> Self {
        self.maks = n;
        self
    }
    pub const fn antara(mut self, min: i64, maks: i64) -> Self {
        self.min = Some(min);
        self.maks_angka = Some(maks);
        self
    }
    pub const fn bawaan(mut self, isi: &'static str) -> Self {
        self.bawaan = isi;
        self
    }
    pub const fn bantuan(mut self, isi: &'static str) -> Self {
        self.bantuan = isi;
        self
    }
    /// Only in the form.
    pub const fn di_formulir(mut self) -> Self {
        self.di_tabel = false;
        self
    }
    pub const fn dicari(mut self) -> Self {
        self.dicari = true;
        self
    }
    /// Kept by the program: shown and exported, never typed or imported.
    pub const fn sistem(mut self) -> Self {
        self.sistem = true;
        self
    }

    /// No two live rows have the same.
    pub const fn unik(mut self) -> Self {
        self.unik = true;
        self
    }

    /// A price or an approval hangs on it: the owner changes it, or head office for its branches.
    pub const fn hanya_own(mut self) -> Self {
        self.hanya_own = true;
        self
    }

    /// Does the table keep it as a number?
    pub const fn berangka(&self) -> bool {
        !matches!(
            self.jenis,
            Jenis::Kode
                | Jenis::Teks
                | Jenis::TeksKecil
                | Jenis::Telepon
                | Jenis::Tanggal
                | Jenis::Pilihan(_)
                | Jenis::Rujuk(_)
                | Jenis::Pengguna
        )
    }

    /// May the table hold a null? Only a date that is not required.
    pub const fn bisa_null(&self) -> bool {
        matches!(self.jenis, Jenis::Tanggal) && self.wajib.is_none()
    }
}

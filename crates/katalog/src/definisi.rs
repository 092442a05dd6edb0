//! What an entry of the catalogue is made of. Each entity is one value in `defs/`; lists, forms' rules, calls and the
//! documentation of both editions come from it.

use crate::Edisi;

/// How a field is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    /// one line, or several
    Teks,
    /// a whole number from zero on
    Angka,
    /// `#RRGGBB`
    Warna,
    /// digits of a phone
    Telepon,
    /// codes of another list; `true`: of entries of this catalogue, which must be there
    Daftar(Option<Macam>),
    /// words, with or without '#', between commas
    Tag,
}

/// The kinds of entries, as rows carry them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Macam {
    Banner,
    Kategori,
    Info,
    Item,
    Harga,
    Group,
    Hadiah,
    Kontak,
    Splash,
}

impl Macam {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Banner => "BANNER",
            Self::Kategori => "KATEGORI",
            Self::Info => "INFO",
            Self::Item => "ITEM",
            Self::Harga => "HARGA",
            Self::Group => "GROUP",
            Self::Hadiah => "HADIAH",
            Self::Kontak => "KONTAK",
            Self::Splash => "SPLASH",
        }
    }

    /// The folder of its pictures, as the specification names it.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Banner => "BANNER_ICON",
            Self::Kategori => "KATEGORI_ICON",
            Self::Info => "INFO_ICON",
            Self::Item => "ITEM",
            Self::Group => "GROUP_ICON",
            Self::Hadiah => "HADIAH",
            Self::Splash => "SPLASHSCREEN",
            Self::Harga | Self::Kontak => "",
        }
    }

    pub const BERGAMBAR: [Self; 7] =
        [Self::Banner, Self::Kategori, Self::Info, Self::Item, Self::Group, Self::Hadiah, Self::Splash];

    pub fn dari_folder(folder: &str) -> Option<Self> {
        Self::BERGAMBAR.into_iter().find(|m| m.folder() == folder)
    }
}

#[derive(Debug, Clone, Copy)]
pub struct Kolom {
    pub nama: &'static str,
    pub label: &'static str,
    pub jenis: Jenis,
    /// characters of a text, entries of a list
    pub maks: usize,
    /// what is said when it is empty; empty: it may be
    pub wajib: &'static str,
    /// what stands there when nothing was sent
    pub bawaan: &'static str,
}

pub const fn teks(nama: &'static str, label: &'static str, maks: usize) -> Kolom {
    Kolom { nama, label, jenis: Jenis::Teks, maks, wajib: "", bawaan: "" }
}

pub const fn daftar(nama: &'static str, label: &'static str, ke: Option<Macam>) -> Kolom {
    Kolom { jenis: Jenis::Daftar(ke), ..teks(nama, label, 50) }
}

pub const fn tag(nama: &'static str, label: &'static str) -> Kolom {
    Kolom { jenis: Jenis::Tag, ..teks(nama, label, 20) }
}

impl Kolom {
    pub const fn wajib(self, pesan: &'static str) -> Self {
        Self { wajib: pesan, ..self }
    }

    pub const fn bawaan(self, isi: &'static str) -> Self {
        Self { bawaan: isi, ..self }
    }

    pub const fn jenis(self, jenis: Jenis) -> Self {
        Self { jenis, ..self }
    }
}

/// The pictures of an entry.
#[derive(Debug, Clone, Copy)]
pub struct Bergambar {
    pub maks: usize,
    /// what is said without one; empty: it may have none
    pub wajib: &'static str,
}

/// Where an entry's code comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AsalKode {
    /// typed; what is said without one
    Diketik(&'static str),
    /// the same, and a piece or model of the stock must be called so
    Barang(&'static str),
    /// drawn with this beginning when nobody types one
    Berurut(&'static str),
}

/// An entity of the catalogue.
#[derive(Debug, Clone, Copy)]
pub struct Entitas {
    pub macam: Macam,
    /// what one is called in a refusal: "Banner"
    pub sebut: &'static str,
    /// the screens of both editions, whose rights write it
    pub rute: (&'static str, &'static str),
    /// base paths of its calls
    pub jalur: (&'static str, &'static str),
    /// edit and delete lie below this, between base and code
    pub sela: (&'static str, &'static str),
    /// the field that names an entry
    pub kunci: &'static str,
    pub asal: AsalKode,
    pub kolom: &'static [Kolom],
    pub gambar: Option<Bergambar>,
    /// may it be shown from one day to another?
    pub terbit: bool,
    /// other screens of the catalogue that choose from its list
    pub pembaca: (&'static [&'static str], &'static [&'static str]),
}

impl Entitas {
    pub fn kolom(&self, nama: &str) -> Option<&'static Kolom> {
        self.kolom.iter().find(|k| k.nama == nama)
    }

    pub const fn rute(&self, edisi: Edisi) -> &'static str {
        edisi.pilih(self.rute)
    }

    pub const fn jalur(&self, edisi: Edisi) -> &'static str {
        edisi.pilih(self.jalur)
    }

    /// Who may read its list: its own screen, and those that choose from it.
    pub const fn pembaca(&self, edisi: Edisi) -> &'static [&'static str] {
        match edisi {
            Edisi::Emas => self.pembaca.0,
            Edisi::Berlian => self.pembaca.1,
        }
    }

    /// Fields beside the key and its own that a request may carry.
    pub const BERSAMA: &'static [&'static str] = &["versi", "aktifkan"];
    pub const TERBIT: &'static [&'static str] = &["tgl_dari", "tgl_sampai"];
    pub const GAMBAR: &'static [&'static str] = &["gambar_path", "gambar_name"];
    /// What a row says beside that: it may be sent back as it was read.
    pub const BACAAN: &'static [&'static str] = &["urutan", "tayang", "diubah", "oleh", "gambar_sidik"];

    pub fn mengenal(&self, nama: &str) -> bool {
        nama == self.kunci
            || self.kolom(nama).is_some()
            || Self::BERSAMA.contains(&nama)
            || Self::BACAAN.contains(&nama)
            || (self.terbit && Self::TERBIT.contains(&nama))
            || (self.gambar.is_some() && Self::GAMBAR.contains(&nama))
    }
}

//! Filters of a report: what a person may choose before it runs, with the messages the specification gives.
//! Reading what was chosen is in `minta`.

/// One of the choices of a filter. `sql` is what stands in the query for `{kunci}` when it is chosen.
#[derive(Debug, Clone, Copy)]
pub struct Pilih {
    pub nilai: &'static str,
    pub label: &'static str,
    pub sql: &'static str,
}

pub const fn pilih(nilai: &'static str, label: &'static str) -> Pilih {
    Pilih { nilai, label, sql: "" }
}

/// A choice that changes the query itself: an order, a grouping.
pub const fn pilih_sql(nilai: &'static str, label: &'static str, sql: &'static str) -> Pilih {
    Pilih { nilai, label, sql }
}

/// No filter.
pub const SEMUA: Pilih = pilih("ALL", "SEMUA");

/// Which end of the period a date is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ujung {
    Awal,
    Akhir,
    /// a day of its own
    Tunggal,
}

#[derive(Debug, Clone, Copy)]
pub enum JenisSaring {
    Tanggal(Ujung),
    Pilihan(&'static [Pilih]),
    /// the order of the rows; always one of the choices
    Urut(&'static [Pilih]),
    /// the key of a row of a master, by the master's slug
    Rujuk(&'static str),
    /// one of what this call lists as `{nilai, label}`
    Daftar(&'static str),
    /// a user of the store
    User,
    Teks,
    Angka,
    /// grams, up to three decimals
    Berat,
    /// two values: `{kunci}_dari` and `{kunci}_sampai`
    RentangHarga,
}

impl JenisSaring {
    pub const fn nama(&self) -> &'static str {
        match self {
            Self::Tanggal(_) => "tanggal",
            Self::Pilihan(_) => "pilihan",
            Self::Urut(_) => "urut",
            Self::Rujuk(_) => "rujuk",
            Self::Daftar(_) => "daftar",
            Self::User => "user",
            Self::Teks | Self::Berat => "teks",
            Self::Angka => "angka",
            Self::RentangHarga => "rentang_harga",
        }
    }

    pub const fn pilihan(&self) -> &'static [Pilih] {
        match self {
            Self::Pilihan(p) | Self::Urut(p) => p,
            _ => &[],
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub struct Saring {
    pub kunci: &'static str,
    pub label: &'static str,
    pub jenis: JenisSaring,
    /// the message when it is left empty; `None` when it may be
    pub wajib: Option<&'static str>,
    /// the filter and the choice with which alone it is required; always when `None`
    pub bila: Option<(&'static str, &'static str)>,
    /// what the form begins with
    pub awal: &'static str,
    /// the setting of the store that shows it; always shown when `None`
    pub modul: Option<&'static str>,
    /// the setting of the store that fixes it to what it begins with
    pub tetap: Option<&'static str>,
}

/// The day of business.
pub const HARI_INI: &str = "HARI_INI";

pub const fn saring(kunci: &'static str, label: &'static str, jenis: JenisSaring) -> Saring {
    let awal = match jenis {
        JenisSaring::Tanggal(_) => HARI_INI,
        JenisSaring::Pilihan(_) | JenisSaring::Rujuk(_) | JenisSaring::Daftar(_) | JenisSaring::User => "ALL",
        JenisSaring::Urut(p) => match p {
            [pertama, ..] => pertama.nilai,
            [] => "",
        },
        JenisSaring::Teks | JenisSaring::Angka | JenisSaring::Berat | JenisSaring::RentangHarga => "",
    };
    Saring { kunci, label, jenis, wajib: None, bila: None, awal, modul: None, tetap: None }
}

/// A store of the chain.
pub const fn toko(kunci: &'static str, label: &'static str) -> Saring {
    saring(kunci, label, JenisSaring::Daftar("tokos/pilihan"))
}

/// A category of the cash book.
pub const KATEGORI_KAS: Saring = saring("kategori", "Kategori", JenisSaring::Daftar("reportcash/kategori"));

/// First day of the period.
pub const fn tgl_dari(kunci: &'static str) -> Saring {
    saring(kunci, "Tanggal Awal", JenisSaring::Tanggal(Ujung::Awal)).wajib("Tanggal Awal Tidak Boleh Kosong")
}
/// Last day of the period, included.
pub const fn tgl_sampai(kunci: &'static str) -> Saring {
    saring(kunci, "Tanggal Akhir", JenisSaring::Tanggal(Ujung::Akhir))
        .wajib("Tanggal Akhir Tidak Boleh Kosong")
}
/// One day.
pub const fn tgl(kunci: &'static str, label: &'static str) -> Saring {
    saring(kunci, label, JenisSaring::Tanggal(Ujung::Tunggal)).wajib("Tanggal Tidak Boleh Kosong")
}

impl Saring {
    pub const fn wajib(mut self, pesan: &'static str) -> Self {
        self.wajib = Some(pesan);
        self
    }
    /// Required with this choice of another filter alone; the server says so, not the form.
    pub const fn bila(mut self, kunci: &'static str, nilai: &'static str) -> Self {
        self.bila = Some((kunci, nilai));
        self
    }
    /// Only shown where this setting is on; otherwise it stays as it begins.
    pub const fn modul(mut self, kunci: &'static str) -> Self {
        self.modul = Some(kunci);
        self
    }
    /// Only for the specification's calls: no screen shows it.
    pub const fn tersembunyi(mut self) -> Self {
        self.modul = Some("-");
        self
    }
    /// Where this setting is on nobody can choose: it is what it begins with.
    pub const fn tetap(mut self, kunci: &'static str) -> Self {
        self.tetap = Some(kunci);
        self
    }
    pub const fn awal(mut self, isi: &'static str) -> Self {
        self.awal = isi;
        self
    }
}

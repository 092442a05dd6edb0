//! What a proof is made of: rules in SQL, and which rows each of them has to see. The books bring their own
//! ([`super::aturan`]); every domain brings those of its tables as a [`Bukti`].

use std::borrow::Cow;
use values::JenisDok;

/// Something that must always hold, as a statement: each row it answers is (store, object, what is wrong). Without
/// `WITH`, tables named plainly: the proof of one store puts its own rows in their place.
#[derive(Debug, Clone, Copy)]
pub struct Aturan {
    pub nama: &'static str,
    pub sql: Sql,
    pub lingkup: Lingkup,
    pub jendela: Jendela,
}

#[derive(Debug, Clone, Copy)]
pub enum Sql {
    Tetap(&'static str),
    /// put together from a list
    Buat(fn() -> String),
    /// put together from what all domains bring
    Kumpul(fn(&[&'static Bukti]) -> String),
}

/// Whose rows a rule needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lingkup {
    /// those of one store
    Toko,
    /// of several stores at once, also in the proof of one
    Lintas,
    /// of all history: only the proof of the whole chain runs it
    Semua,
}

/// Which rows a rule has to see to prove what was posted since the last closing.
#[derive(Debug, Clone, Copy)]
pub enum Jendela {
    Semua,
    /// none: the closing proves the same from the snapshot of the day before, or the whole proof must
    Lewat,
    /// of every table what is new: the rows of a document are posted together
    Baru,
    /// of these tables what is new, of the others all
    Hanya(&'static [&'static str]),
    /// of every table all rows of the keys (this column) that something new in this book speaks of
    Tersentuh(&'static str, &'static str),
}

impl Aturan {
    pub const fn baru(nama: &'static str, sql: &'static str) -> Self {
        Self { nama, sql: Sql::Tetap(sql), lingkup: Lingkup::Toko, jendela: Jendela::Semua }
    }

    pub const fn dari(nama: &'static str, sql: fn() -> String) -> Self {
        Self { nama, sql: Sql::Buat(sql), lingkup: Lingkup::Toko, jendela: Jendela::Semua }
    }

    /// Of what all domains bring together.
    pub const fn kumpul(nama: &'static str, sql: fn(&[&'static Bukti]) -> String) -> Self {
        Self { nama, sql: Sql::Kumpul(sql), lingkup: Lingkup::Toko, jendela: Jendela::Semua }
    }

    /// About more than one store at once.
    pub const fn lintas(mut self) -> Self {
        self.lingkup = Lingkup::Lintas;
        self
    }

    /// Only in the proof of the whole chain.
    pub const fn hanya_semua(mut self) -> Self {
        self.lingkup = Lingkup::Semua;
        self
    }

    pub const fn sejak(mut self, jendela: Jendela) -> Self {
        self.jendela = jendela;
        self
    }

    pub(super) fn teks(&self, bukti: &[&'static Bukti]) -> Cow<'static, str> {
        match self.sql {
            Sql::Tetap(s) => Cow::Borrowed(s),
            Sql::Buat(f) => Cow::Owned(f()),
            Sql::Kumpul(f) => Cow::Owned(f(bukti)),
        }
    }
}

/// What a domain brings to the proof of balance.
#[derive(Debug, Clone, Copy)]
pub struct Bukti {
    pub aturan: &'static [Aturan],
    /// tables of its own that the rules read, all with the store in column `toko`
    pub tabel: &'static [&'static str],
    /// those of them whose rows have the date of their document
    pub bertanggal: &'static [&'static str],
    /// its kinds of documents whose every rupiah of cash and bank has a payment behind it
    pub berbayar: &'static [JenisDok],
}

impl Bukti {
    /// A domain without tables that must add up.
    pub const TANPA: Self = Self { aturan: &[], tabel: &[], bertanggal: &[], berbayar: &[] };
}

/// I20: of a cancelled document every row of these books is reversed. `batal` has the store and, in `kolom`, its number.
pub fn batal_habis(batal: &str, kolom: &str, buku: &[&str]) -> String {
    let sisa: Vec<String> = buku
        .iter()
        .map(|buku| {
            format!(
                "EXISTS (SELECT 1 FROM {buku} x WHERE x.toko = b.toko AND x.no_dok = b.{kolom} AND +x.balik IS NULL \
                 AND NOT EXISTS (SELECT 1 FROM {buku} y WHERE y.toko = x.toko AND y.balik = x.id))"
            )
        })
        .collect();
    format!(
        "SELECT b.toko, b.{kolom}, 'masih ada baris yang belum dibalik' FROM {batal} b WHERE {} ORDER BY 1, 2",
        sisa.join(" OR ")
    )
}

/// The rules of the books, then those of the domains.
pub(super) fn semua_bukti<'a>(
    lain: &'a [&'static Bukti],
) -> impl Iterator<Item = &'static Bukti> + Clone + 'a {
    std::iter::once(&super::aturan::BUKTI).chain(lain.iter().copied())
}

pub(super) fn semua_aturan<'a>(
    lain: &'a [&'static Bukti],
) -> impl Iterator<Item = &'static Aturan> + Clone + 'a {
    semua_bukti(lain).flat_map(|b| b.aturan)
}

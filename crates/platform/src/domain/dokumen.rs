//! What a domain tells of its documents by their numbers: who may read them, which screen shows them, what stands in their
//! tables. `laporan` puts it together with the books.

use crate::Hasil;
use crate::kolom::Kolom;
use db::Conn;
use values::{JenisDok, NoFaktur};

/// A screen that shows a document, and under which name its address has the number.
pub type LayarJenis = (&'static str, &'static str);

/// A domain's documents.
#[derive(Clone, Copy)]
pub struct DokumenDomain {
    /// what several domains say of one kind holds together
    pub jenis: &'static [JenisDibuka],
    pub tabel: &'static [TabelDok],
    /// screens that show a document, the best first
    pub layar: fn(&mut Conn, &NoFaktur) -> Hasil<&'static [LayarJenis]>,
}

impl DokumenDomain {
    /// A domain without documents.
    pub const TANPA: Self = Self { jenis: &[], tabel: &[], layar: |_, _| Ok(&[]) };
}

/// A kind of document as who reads it sees it.
#[derive(Clone, Copy)]
pub struct JenisDibuka {
    pub jenis: JenisDok,
    /// lists of menus: any of them opens its documents
    pub menu: &'static [&'static [&'static str]],
    /// money: a cashier sees what went through the own drawer, or by the own hand
    pub uang: bool,
    /// each finds the document that a line's number stands in
    pub induk: &'static [&'static str],
    /// finds date, time and person of one that no row of the trail seals yet; empty where every one is sealed
    pub tercatat: &'static str,
}

impl JenisDibuka {
    pub const fn baru(jenis: JenisDok, menu: &'static [&'static [&'static str]]) -> Self {
        Self { jenis, menu, uang: false, induk: &[], tercatat: "" }
    }

    pub const fn uang(self) -> Self {
        Self { uang: true, ..self }
    }

    pub const fn induk(self, induk: &'static [&'static str]) -> Self {
        Self { induk, ..self }
    }

    pub const fn tercatat(self, tercatat: &'static str) -> Self {
        Self { tercatat, ..self }
    }
}

/// Where a table stands among those of all domains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tempat {
    Kepala,
    /// the head of what takes something back
    KepalaBatal,
    Baris,
    Riwayat,
    Bayar,
    Buku,
}

/// One table of a document. Its query gets the store and the number; one that finds nothing is not shown. Figures of cost
/// bear the names of `platform::lihat`, so that who may not see them does not.
#[derive(Debug, Clone, Copy)]
pub struct TabelDok {
    pub tempat: Tempat,
    /// empty: its one row is part of the head
    pub judul: &'static str,
    pub kolom: &'static [Kolom],
    pub sql: &'static str,
}

pub const fn kepala(kolom: &'static [Kolom], sql: &'static str) -> TabelDok {
    TabelDok { tempat: Tempat::Kepala, judul: "", kolom, sql }
}

pub const fn batal(kolom: &'static [Kolom], sql: &'static str) -> TabelDok {
    TabelDok { tempat: Tempat::KepalaBatal, judul: "", kolom, sql }
}

pub const fn baris(judul: &'static str, kolom: &'static [Kolom], sql: &'static str) -> TabelDok {
    TabelDok { tempat: Tempat::Baris, judul, kolom, sql }
}

pub const fn riwayat(judul: &'static str, kolom: &'static [Kolom], sql: &'static str) -> TabelDok {
    TabelDok { tempat: Tempat::Riwayat, judul, kolom, sql }
}

pub const fn bayar(judul: &'static str, kolom: &'static [Kolom], sql: &'static str) -> TabelDok {
    TabelDok { tempat: Tempat::Bayar, judul, kolom, sql }
}

pub const fn buku(judul: &'static str, kolom: &'static [Kolom], sql: &'static str) -> TabelDok {
    TabelDok { tempat: Tempat::Buku, judul, kolom, sql }
}

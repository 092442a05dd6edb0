//! What a domain tells of its documents by their numbers: who may read them, which screen shows them, what stands in their
//! tables. `laporan` puts it together with the books; the web gets its part as a table.

use super::Domain;
use crate::Hasil;
use crate::kolom::Kolom;
use db::Conn;
use std::collections::{BTreeMap, BTreeSet};
use values::{JenisDok, NoFaktur};

/// A screen that shows a document, and under which name its address has the number.
pub type LayarJenis = (&'static str, &'static str);

/// A domain's documents.
#[derive(Clone, Copy)]
pub struct DokumenDomain {
    /// what several domains say of one kind holds together
    pub jenis: &'static [JenisDibuka],
    pub tabel: &'static [TabelDok],
    /// keys of columns, in any report, that hold numbers of documents
    pub kolom: &'static [&'static str],
    /// screens that show this very document, the best first; none: its kind says it
    pub layar: fn(&mut Conn, &NoFaktur) -> Hasil<Option<&'static [LayarJenis]>>,
}

impl DokumenDomain {
    /// A domain without documents.
    pub const TANPA: Self = Self { jenis: &[], tabel: &[], kolom: &[], layar: |_, _| Ok(None) };
}

/// A kind of document as who reads it sees it.
#[derive(Clone, Copy)]
pub struct JenisDibuka {
    pub jenis: JenisDok,
    /// lists of menus: any of them opens its documents
    pub menu: &'static [&'static [&'static str]],
    /// the screen that shows one
    pub layar: Option<LayarJenis>,
    /// the list that is searched for a number; empty where there is none
    pub daftar: &'static str,
    /// money: a cashier sees what went through the own drawer, or by the own hand
    pub uang: bool,
    /// each finds the document that a line's number stands in
    pub induk: &'static [&'static str],
    /// finds date, time and person of one that no row of the trail seals yet; empty where every one is sealed
    pub tercatat: &'static str,
}

impl JenisDibuka {
    pub const fn baru(jenis: JenisDok, menu: &'static [&'static [&'static str]]) -> Self {
        Self { jenis, menu, layar: None, daftar: "", uang: false, induk: &[], tercatat: "" }
    }

    pub const fn layar(self, path: &'static str, kunci: &'static str) -> Self {
        Self { layar: Some((path, kunci)), ..self }
    }

    pub const fn daftar(self, daftar: &'static str) -> Self {
        Self { daftar, ..self }
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

/// What the web knows of documents before it asks. Written by `make api` into web/src/api/dokumen.ts.
pub fn tabel_web(domain: &[&Domain]) -> String {
    let baris = |isi: BTreeMap<&str, (&str, &str)>| -> String {
        let satu = |(awalan, (path, nama))| format!("  {awalan}: {{ path: '{path}', nama: '{nama}' }},\n");
        isi.into_iter().map(satu).collect()
    };
    let jenis = || domain.iter().flat_map(|d| d.dokumen.jenis);
    let layar = baris(jenis().filter_map(|j| Some((j.jenis.prefix(), j.layar?))).collect());
    let terdaftar = jenis().filter(|j| !j.daftar.is_empty());
    let daftar = baris(terdaftar.map(|j| (j.jenis.prefix(), (j.daftar, j.jenis.nama()))).collect());
    let larik = |isi: BTreeSet<&str>| -> String { isi.into_iter().map(|i| format!("  '{i}',\n")).collect() };
    let kolom = larik(domain.iter().flat_map(|d| d.dokumen.kolom).copied().collect());
    let melayani = larik(domain.iter().flat_map(|d| d.melayani).copied().collect());
    format!(
        "// Generated from what the domains tell of their documents by `make api`; not edited by hand.\n\n\
         interface Tempat {{\n  path: string;\n  nama: string;\n}}\n\n\
         /** The screen of a kind of document and how its address names one, by the two letters of its number. */\n\
         export const LAYAR_DOKUMEN: Readonly<Record<string, Tempat>> = {{\n{layar}}};\n\n\
         /** The list that is searched for a number of a kind, and the kind in words. */\n\
         export const DAFTAR_DOKUMEN: Readonly<Record<string, Tempat>> = {{\n{daftar}}};\n\n\
         /** Columns of any report that hold numbers of documents, by their key. */\n\
         export const KOLOM_DOKUMEN: ReadonlySet<string> = new Set([\n{kolom}]);\n\n\
         /** Screens that serve a customer: who may open one may search the register. */\n\
         export const MELAYANI: readonly string[] = [\n{melayani}];\n"
    )
}

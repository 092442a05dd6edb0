//! A row as an object. Numbers have the digits of their column, as in the file; texts are the file's too, so that both say the
//! same.

use super::Set;
use db::Col;
use print::tabel::{Jenis, Sel};
use std::io::{self, Write};
use values::format::desimal;

fn teks(t: &str, keluar: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(keluar, t).map_err(io::Error::other)
}

/// One cell; commas are gone from text, as in the file.
fn sel(jenis: Jenis, sel: Col<'_>, keluar: &mut impl Write) -> io::Result<()> {
    match sel {
        Col::Null => keluar.write_all(b"null"),
        Col::Int(n) => match jenis.angka() {
            Some(angka) => keluar.write_all(desimal(n, angka, false).as_bytes()),
            None => teks(&Sel::Angka(n).tampil(jenis), keluar),
        },
        Col::Text(t) => teks(&Sel::Teks(t).tampil(jenis).replace(',', ""), keluar),
    }
}

pub(super) fn objek(s: &Set, isi: &[Col<'_>], keluar: &mut impl Write) -> io::Result<()> {
    for (ke, ((nama, jenis), nilai)) in s.kolom.iter().zip(isi).enumerate() {
        write!(keluar, "{}\"{nama}\":", if ke == 0 { '{' } else { ',' })?;
        sel(*jenis, *nilai, keluar)?;
    }
    keluar.write_all(b"}")
}

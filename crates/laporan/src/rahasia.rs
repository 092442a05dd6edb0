//! Reports as a person gets to see them: who may not know what goods cost gets the same report without those columns.
//! The rows, the sums, the files and the definition all come from the shorter one, so none of them can tell.

use crate::{Kolom, Laporan, SEMUA};
use platform::{Pelaku, lihat};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A report without its secret columns, and their places in the rows of the query.
struct Pendek {
    laporan: &'static Laporan,
    buang: Vec<usize>,
}

/// Made once: reports are values that live as long as the program.
static PENDEK: LazyLock<BTreeMap<&'static str, Pendek>> = LazyLock::new(|| {
    let ada = SEMUA.iter().filter(|l| l.kolom_kueri().any(|k| rahasia(l, k)));
    ada.map(|l| (l.rute, pendekkan(l))).collect()
});

fn rahasia(l: &Laporan, k: &Kolom) -> bool {
    lihat::MODAL.contains(&k.kunci) && !l.kelompok.contains(&k.kunci)
}

fn pendekkan(l: &'static Laporan) -> Pendek {
    let sisa = |kolom: &'static [Kolom]| -> &'static [Kolom] {
        Box::leak(kolom.iter().filter(|k| !rahasia(l, k)).copied().collect())
    };
    let buang = l.kolom_kueri().enumerate().filter(|(_, k)| rahasia(l, k)).map(|(i, _)| i).collect();
    let laporan = Box::leak(Box::new(Laporan { kolom: sisa(l.kolom), rinci: sisa(l.rinci), ..*l }));
    Pendek { laporan, buang }
}

/// The report as this person may see it, and the cells of each row that fall away.
pub fn untuk(l: &'static Laporan, p: &Pelaku) -> (&'static Laporan, &'static [usize]) {
    match PENDEK.get(l.rute) {
        Some(s) if !lihat::modal(p) => (s.laporan, &s.buang),
        _ => (l, &[]),
    }
}

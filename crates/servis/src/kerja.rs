//! Kinds of work, and how far each lets the weight of a piece go: solder and plating add, polishing and washing take, a change of
//! size may do either. How much, the store's settings say.

use konter::Hari;
use values::Berat;

/// What a kind of work does to the weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Arah {
    tambah: bool,
    kurang: bool,
}

/// The kinds, as they stand on a line.
pub const JENIS_KERJA: [&str; 7] = ["PATRI", "SEPUH", "UKURAN", "POLES", "CUCI", "BATU", "LAIN"];

fn arah(jenis: &str) -> Arah {
    match jenis {
        "PATRI" | "SEPUH" => Arah { tambah: true, kurang: false },
        "POLES" | "CUCI" => Arah { tambah: false, kurang: true },
        "UKURAN" => Arah { tambah: true, kurang: true },
        _ => Arah { tambah: false, kurang: false },
    }
}

/// Two weighings of the same piece are never nearer than this.
pub(crate) const TIMBANGAN: Berat = Berat::mg(20);

/// How much heavier and how much lighter a piece may come back from this work, in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Toleransi {
    pub(crate) tambah: Berat,
    pub(crate) kurang: Berat,
}

fn setelan(h: &Hari, kunci: &str) -> Berat {
    Berat::mg(h.hari(kunci, 0).clamp(0, 10_000))
}

/// Work that adds makes room above, work that takes below; the scale's own error stands beside both.
pub(crate) fn toleransi<'a>(h: &Hari, jenis: impl IntoIterator<Item = &'a str>) -> Toleransi {
    let mut t = Toleransi { tambah: TIMBANGAN, kurang: TIMBANGAN };
    for a in jenis.into_iter().map(arah) {
        if a.tambah {
            t.tambah = t.tambah.max(setelan(h, "SERVICE_TOLERANSI_TAMBAH"));
        }
        if a.kurang {
            t.kurang = t.kurang.max(setelan(h, "SERVICE_TOLERANSI_KURANG"));
        }
    }
    t
}

/// The same in the words of the craftsmen's norms.
pub(crate) fn di_tukang(jenis: &str) -> &'static str {
    match jenis {
        "PATRI" => "PATRI",
        "SEPUH" => "SEPUH",
        "UKURAN" => "UBAH UKURAN",
        "POLES" => "POLES",
        "BATU" => "PASANG BATU",
        _ => "LAIN",
    }
}

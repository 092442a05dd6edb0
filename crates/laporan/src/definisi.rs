//! A report as the screen gets it: one call brings the definitions a person may open, so the browser has no
//! second copy. The contract is written down in docs/decisions/2026-11-15-laporan.md.

use crate::saringan::{JenisSaring, Saring};
use crate::{Bagian, Cara, Kolom, Laporan};
use print::tabel::Kertas;
use serde::Serialize;

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = DefinisiLaporan)]
pub struct Definisi {
    pub slug: &'static str,
    pub rute: &'static str,
    pub judul: &'static str,
    /// where it stands in the menu
    pub menu: &'static str,
    /// the specification's calls
    pub panggilan: &'static [&'static str],
    /// SOCKET (live batches) or LANGSUNG (a plain answer)
    pub cara: &'static str,
    /// the name of the socket messages
    pub peristiwa: &'static str,
    pub tombol: &'static str,
    pub saringan: Vec<DefSaring>,
    pub kolom: Vec<DefKolomLaporan>,
    /// group columns, outermost first
    pub kelompok: &'static [&'static str],
    pub rinci: Option<DefRinci>,
    /// the tables of a report that is several; else none
    pub bagian: Vec<DefBagian>,
    pub kaki: Option<DefKaki>,
    /// LANSKAP or POTRET
    pub kertas: &'static str,
    /// head office may choose stores
    pub pusat: bool,
    pub teks: DefTeks,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = SaringanLaporan)]
pub struct DefSaring {
    pub kunci: &'static str,
    pub label: &'static str,
    pub jenis: &'static str,
    /// the message when it is left empty
    pub wajib: Option<&'static str>,
    pub pilihan: Vec<DefPilih>,
    /// the slug of the master its values come from
    pub master: Option<&'static str>,
    /// the call that lists its values
    pub daftar: Option<&'static str>,
    pub awal: &'static str,
    /// nobody can choose here: it stays as it begins
    pub tetap: bool,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = PilihanLaporan)]
pub struct DefPilih {
    pub nilai: &'static str,
    pub label: &'static str,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = KolomLaporan)]
pub struct DefKolomLaporan {
    pub kunci: &'static str,
    pub judul: &'static str,
    pub jenis: &'static str,
    pub jumlah: bool,
    pub lebar: u16,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = RinciLaporan)]
pub struct DefRinci {
    pub kolom: Vec<DefKolomLaporan>,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = BagianLaporan)]
pub struct DefBagian {
    /// what the first group column of its rows says
    pub nama: &'static str,
    pub judul: &'static str,
    /// the value of the filter that asks for it alone
    pub pilihan: &'static str,
    pub kolom: Vec<DefKolomBagian>,
    pub kosong: &'static str,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = KolomBagianLaporan)]
pub struct DefKolomBagian {
    pub kunci: &'static str,
    pub judul: &'static str,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = KakiLaporan)]
pub struct DefKaki {
    pub label: &'static str,
    pub bagian: &'static str,
    pub kolom: &'static str,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = TeksLaporan)]
pub struct DefTeks {
    pub tersedia: &'static str,
    pub kosong: &'static str,
    pub gagal: &'static str,
}

pub(crate) fn def_kolom(k: &Kolom) -> DefKolomLaporan {
    DefKolomLaporan {
        kunci: k.kunci,
        judul: k.judul,
        jenis: k.jenis.nama(),
        jumlah: k.jumlah,
        lebar: k.lebar,
    }
}

fn bagian(l: &Laporan, b: &Bagian) -> DefBagian {
    let nama = |kunci: &str| l.kolom.iter().find(|k| k.kunci == kunci).map_or("", |k| k.judul);
    let kolom = b.kolom.iter().map(|&(kunci, judul)| DefKolomBagian {
        kunci,
        judul: if judul.is_empty() { nama(kunci) } else { judul },
    });
    DefBagian { nama: b.nama, judul: b.judul, pilihan: b.pilihan, kolom: kolom.collect(), kosong: b.kosong }
}

fn saring(s: &Saring, nyala: &dyn Fn(&str) -> bool) -> DefSaring {
    DefSaring {
        kunci: s.kunci,
        label: s.label,
        jenis: s.jenis.nama(),
        wajib: s.wajib.filter(|_| s.bila.is_none()),
        pilihan: s.jenis.pilihan().iter().map(|p| DefPilih { nilai: p.nilai, label: p.label }).collect(),
        master: match s.jenis {
            JenisSaring::Rujuk(slug) => Some(slug),
            _ => None,
        },
        daftar: match s.jenis {
            JenisSaring::Daftar(jalur) => Some(jalur),
            _ => None,
        },
        awal: s.awal,
        tetap: s.tetap.is_some_and(nyala),
    }
}

/// `nyala` says which settings of the store are on: a filter that needs one is only shown there.
pub fn definisi(l: &'static Laporan, nyala: &dyn Fn(&str) -> bool) -> Definisi {
    let tampil = |s: &&Saring| s.modul.is_none_or(nyala);
    Definisi {
        slug: l.slug(),
        rute: l.rute,
        judul: l.judul,
        menu: platform::menu::cari(l.rute).map_or("Laporan", |r| r.menu),
        panggilan: l.panggilan,
        cara: match l.cara {
            Cara::Socket => "SOCKET",
            Cara::Langsung => "LANGSUNG",
        },
        peristiwa: l.peristiwa(),
        tombol: l.tombol,
        saringan: l.saringan.iter().filter(tampil).map(|s| saring(s, nyala)).collect(),
        kolom: l.kolom.iter().map(def_kolom).collect(),
        kelompok: l.kelompok,
        rinci: (!l.rinci.is_empty()).then(|| DefRinci { kolom: l.rinci.iter().map(def_kolom).collect() }),
        bagian: l.bagian.iter().map(|b| bagian(l, b)).collect(),
        kaki: l.kaki.map(|k| DefKaki { label: k.label, bagian: k.bagian, kolom: k.kolom }),
        kertas: match l.kertas {
            Kertas::Lanskap => "LANSKAP",
            Kertas::Potret => "POTRET",
        },
        pusat: l.pusat,
        teks: DefTeks { tersedia: l.tersedia, kosong: l.kosong, gagal: l.gagal },
    }
}

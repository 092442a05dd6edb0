//! Menus: the tree a person sees, built from the route table and their rights.
//! A node's key is its route; inner nodes have the menu's name as key.

mod rute;
pub mod web;

use crate::AksesTolak;
pub use rute::RUTE;

use crate::{Hasil, Level, Pelaku, modul};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Publik,
    Halaman,
    SubMenu,
    Master,
    Transaksi,
    Laporan,
    Katalog,
}

/// What opens a route beside the menu right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gerbang {
    Bebas,
    Modul(&'static str),
    /// SEPUHAN_MODULE on and SEPUHAN_TERPUSAT_MODULE off
    SepuhanCabang,
    /// MANUAL_ITEMS_TRANSACTION_MODULE, or APP_MODE STOCK_JUAL_MANUAL
    ManualAtauMode,
    /// OWN and SU only while SETTING_NOTA_OWNER_ONLY is on
    NotaPemilik,
    /// PARAMETER_JUMLAH_HUTANG_POKOK_MODULE on and its value not HARGA_EMAS
    HutangPokok,
    Level(&'static [&'static str]),
    Pusat,
}

#[derive(Debug, Clone, Copy)]
pub struct Rute {
    pub path: &'static str,
    pub judul: &'static str,
    pub menu: &'static str,
    pub domain: &'static str,
    pub jenis: Jenis,
    pub gerbang: Gerbang,
    /// on the web: open to everyone who is logged in, no menu right needed
    pub bebas_akses: bool,
    /// on the web: without the module a page of its own says so, instead of the refusal
    pub pengganti: bool,
}

/// Top-level menus in the order the sidebar shows them.
pub const URUTAN_MENU: &[&str] = &[
    "Dashboard",
    "Data Master",
    "Data Barang",
    "Pembelian",
    "Penjualan",
    "Pesanan",
    "Service",
    "Hutang",
    "Member",
    "Keuangan",
    "Validasi",
    "Katalog",
    "Laporan",
    "Akuntansi",
    "Utility",
];

impl Rute {
    const fn new(
        path: &'static str,
        judul: &'static str,
        menu: &'static str,
        domain: &'static str,
        jenis: Jenis,
        gerbang: Gerbang,
    ) -> Self {
        Self { path, judul, menu, domain, jenis, gerbang, bebas_akses: false, pengganti: false }
    }

    const fn bebas_akses(self) -> Self {
        Self { bebas_akses: true, ..self }
    }

    const fn pengganti(self) -> Self {
        Self { pengganti: true, ..self }
    }

    /// Does this route stand in the menu, so that a right can be given for it?
    pub fn bermenu(&self) -> bool {
        !self.menu.is_empty()
    }
}

pub fn cari(path: &str) -> Option<&'static Rute> {
    RUTE.iter().find(|r| r.path == path)
}

/// A node of the akses tree, at most three levels deep.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Simpul {
    pub key: String,
    pub label: String,
    pub is_show: bool,
    #[schema(no_recursion)]
    pub children: Vec<Simpul>,
}

fn sisip(cabang: &mut Vec<Simpul>, jalan: &[&str], daun: Simpul) {
    let Some((bagian, sisa)) = jalan.split_first() else {
        cabang.push(daun);
        return;
    };
    if let Some(s) = cabang.iter_mut().find(|s| s.key == *bagian) {
        sisip(&mut s.children, sisa, daun);
        return;
    }
    let nama = (*bagian).to_owned();
    let mut s = Simpul { key: nama.clone(), label: nama, is_show: false, children: Vec::new() };
    sisip(&mut s.children, sisa, daun);
    cabang.push(s);
}

/// The whole tree with `is_show` as this person has it.
pub fn pohon(level: &Level, akses: &HashSet<String>) -> Vec<Simpul> {
    let mut akar: Vec<Simpul> = Vec::new();
    for r in RUTE.iter().filter(|r| r.bermenu()) {
        let is_show = level.semua_menu() || akses.contains(r.path);
        let daun =
            Simpul { key: r.path.to_owned(), label: r.judul.to_owned(), is_show, children: Vec::new() };
        sisip(&mut akar, &r.menu.split(" > ").collect::<Vec<_>>(), daun);
    }
    fn naikkan(s: &mut Simpul) -> bool {
        // Every child is visited: `any` would stop at the first.
        let anak = s.children.iter_mut().filter_map(|c| naikkan(c).then_some(())).count() > 0;
        s.is_show = s.is_show || anak;
        s.is_show
    }
    akar.iter_mut().for_each(|s| {
        naikkan(s);
    });
    akar
}

/// Does the gate open for this person with these settings? The menu right is checked apart.
pub fn buka(gerbang: Gerbang, p: &Pelaku, set: &modul::Setelan) -> Hasil<()> {
    let mati = |kunci: &str| AksesTolak::ModulMati.tolak(format!("Modul {kunci} tidak aktif di toko ini"));
    let level = |boleh: &[&str]| {
        if boleh.contains(&p.level.as_str()) {
            Ok(())
        } else {
            Err(AksesTolak::Level.tolak(format!("Hanya untuk level {}", boleh.join(", "))))
        }
    };
    match gerbang {
        Gerbang::Bebas => Ok(()),
        Gerbang::Modul(k) if set.nyala(k) => Ok(()),
        Gerbang::Modul(k) => Err(mati(k)),
        Gerbang::SepuhanCabang if !set.nyala("SEPUHAN_MODULE") => Err(mati("SEPUHAN_MODULE")),
        Gerbang::SepuhanCabang if set.nyala("SEPUHAN_TERPUSAT_MODULE") => {
            Err(AksesTolak::SepuhanPusat.tolak("Sepuhan dikerjakan di pusat (SEPUHAN_TERPUSAT_MODULE aktif)"))
        }
        Gerbang::SepuhanCabang => Ok(()),
        Gerbang::ManualAtauMode
            if set.nyala("MANUAL_ITEMS_TRANSACTION_MODULE")
                || set.nilai("APP_MODE") == "STOCK_JUAL_MANUAL" =>
        {
            Ok(())
        }
        Gerbang::ManualAtauMode => Err(mati("MANUAL_ITEMS_TRANSACTION_MODULE")),
        Gerbang::NotaPemilik if set.nyala("SETTING_NOTA_OWNER_ONLY") => level(&["OWN", "SU"]),
        Gerbang::NotaPemilik => Ok(()),
        Gerbang::HutangPokok => match set.nilai("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE") {
            "HARGA_EMAS" => Err(AksesTolak::HutangHargaEmas.tolak("Hutang pokok mengikuti harga emas")),
            _ if set.nyala("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE") => Ok(()),
            _ => Err(mati("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE")),
        },
        Gerbang::Level(l) => level(l),
        Gerbang::Pusat if p.pusat => Ok(()),
        Gerbang::Pusat => Err(AksesTolak::Pusat.tolak("Hanya untuk kantor pusat")),
    }
}

/// The menu right and what gates the menu, looked at again inside the lock.
pub fn izin(c: &mut db::Conn, p: &Pelaku, rute: &str) -> Hasil<()> {
    if !p.boleh_menu(rute) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    let Some(r) = cari(rute) else { return Ok(()) };
    buka(r.gerbang, p, &modul::Setelan::baca(c, &p.toko)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pohon_paling_dalam_tiga_tingkat_dan_memuat_semua_rute_bermenu() {
        fn dalam(s: &Simpul) -> usize {
            1 + s.children.iter().map(dalam).max().unwrap_or(0)
        }
        fn daun(s: &Simpul) -> usize {
            if s.children.is_empty() { 1 } else { s.children.iter().map(daun).sum() }
        }
        let p = pohon(&Level::Own, &HashSet::new());
        assert!(p.iter().map(dalam).max().unwrap() <= 3);
        assert_eq!(p.iter().map(daun).sum::<usize>(), RUTE.iter().filter(|r| r.bermenu()).count());
        assert!(p.iter().all(|s| s.is_show));
    }

    #[test]
    fn simpul_tampak_bila_salah_satu_anaknya_tampak() {
        let p = pohon(&Level::Kasir, &HashSet::from(["/stock-opname".to_owned()]));
        let barang = p.iter().find(|s| s.key == "Data Barang").unwrap();
        assert!(barang.is_show);
        let opname = barang.children.iter().find(|s| s.key == "Stock Opname").unwrap();
        assert_eq!(opname.children.iter().filter(|s| s.is_show).count(), 1);
        assert!(!p.iter().find(|s| s.key == "Penjualan").unwrap().is_show);
    }

    #[test]
    fn tidak_ada_rute_kembar() {
        let mut ada = HashSet::new();
        assert!(RUTE.iter().all(|r| ada.insert(r.path)));
    }
}

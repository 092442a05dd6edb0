//! The families of layouts and the nota types in each: which screen edits them, which module they need, which
//! flag doubles them.

use crate::{Bidang, LetakTolak, bidang};
use platform::modul::Setelan;
use platform::{AksesTolak, Hasil};

/// A family is one designer screen with its own calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keluarga {
    Nota,
    Slip,
    Kartu,
}

/// How a type is drawn when the store has not edited it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bentuk {
    Nota,
    Slip,
    LabelBatang,
    LabelQr,
    Kartu,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tipe {
    pub nama: &'static str,
    /// printed as the heading of the document
    pub judul: &'static str,
    pub bentuk: Bentuk,
    /// offered only while this module is on
    pub modul: Option<&'static str>,
    /// two copies while this flag is on
    pub duplikat: Option<&'static str>,
    /// whose invoice notes are printed; empty when none
    pub keterangan: &'static str,
}

const fn tipe(nama: &'static str, judul: &'static str, bentuk: Bentuk) -> Tipe {
    Tipe { nama, judul, bentuk, modul: None, duplikat: None, keterangan: nama }
}

impl Tipe {
    const fn modul(self, modul: &'static str) -> Self {
        Self { modul: Some(modul), ..self }
    }

    const fn duplikat(self, kunci: &'static str) -> Self {
        Self { duplikat: Some(kunci), ..self }
    }

    const fn keterangan(self, jenis: &'static str) -> Self {
        Self { keterangan: jenis, ..self }
    }

    /// Only notas have a second layout for phones.
    pub fn punya_mobile(&self) -> bool {
        self.bentuk == Bentuk::Nota
    }

    /// Member cards go through the card printer upright: everything on them is turned.
    pub fn putaran(&self) -> Option<u16> {
        (self.bentuk == Bentuk::Kartu).then_some(90)
    }

    pub fn dua_sisi(&self) -> bool {
        self.bentuk == Bentuk::Kartu
    }

    /// Its paper carries the QR of the document's public page.
    pub fn dilacak(&self) -> bool {
        matches!(self.nama.trim_start_matches("SLIP "), "PESANAN" | "SERVICE" | "CICILAN" | "HUTANG")
    }

    /// Its paper carries the QR that says whether it is genuine.
    pub fn diperiksa(&self) -> bool {
        self.bentuk == Bentuk::Nota && !self.dilacak()
    }

    pub fn bidang(&self) -> Vec<&'static Bidang> {
        bidang::untuk(self)
    }

    pub fn gambar(&self) -> &'static [&'static str] {
        match self.bentuk {
            Bentuk::Nota => &["logo", "foto_produk"],
            Bentuk::Kartu => &["logo", "foto_member"],
            Bentuk::Slip | Bentuk::LabelBatang | Bentuk::LabelQr => &["logo"],
        }
    }

    fn nyala(&self, set: &Setelan) -> bool {
        self.modul.is_none_or(|m| set.nyala(m))
    }
}

const NOTA: &[Tipe] = &[
    tipe("PENJUALAN", "NOTA PENJUALAN", Bentuk::Nota).duplikat("DUPLIKAT_PENJUALAN_MODULE"),
    tipe("PENJUALAN TUA", "NOTA PENJUALAN EMAS TUA", Bentuk::Nota).duplikat("DUPLIKAT_PENJUALAN_MODULE"),
    tipe("PEMBELIAN", "NOTA PEMBELIAN", Bentuk::Nota).duplikat("DUPLIKAT_PEMBELIAN_MODULE"),
    tipe("PESANAN", "NOTA PESANAN", Bentuk::Nota).duplikat("DUPLIKAT_PESANAN_MODULE"),
    tipe("SERVICE", "NOTA SERVICE", Bentuk::Nota).duplikat("DUPLIKAT_SERVICE_MODULE"),
    tipe("TITIPAN", "NOTA TITIPAN", Bentuk::Nota).duplikat("DUPLIKAT_TITIPAN_MODULE"),
    tipe("PENJUALAN BERLIAN", "NOTA PENJUALAN BERLIAN", Bentuk::Nota)
        .modul("BERLIAN_MODULE")
        .duplikat("DUPLIKAT_PENJUALAN_MODULE"),
    tipe("PENJUALAN_MANUAL", "NOTA PENJUALAN MANUAL", Bentuk::Nota)
        .modul("MANUAL_ITEMS_TRANSACTION_MODULE")
        .duplikat("DUPLIKAT_PENJUALAN_MODULE"),
    tipe("HUTANG", "SURAT BUKTI PINJAMAN", Bentuk::Nota)
        .modul("HUTANG_MODULE")
        .duplikat("DUPLIKAT_HUTANG_MODULE"),
    tipe("CICILAN", "NOTA CICILAN", Bentuk::Nota).modul("CICILAN_MODULE"),
    tipe("PRE ORDER", "NOTA PRE ORDER", Bentuk::Nota).modul("PRE_ORDER_MODULE"),
];

const SLIP: &[Tipe] = &[
    tipe("SLIP PENJUALAN", "SLIP PENJUALAN", Bentuk::Slip)
        .duplikat("DUPLIKAT_PENJUALAN_MODULE")
        .keterangan("PENJUALAN"),
    tipe("SLIP PEMBELIAN", "SLIP PEMBELIAN", Bentuk::Slip)
        .duplikat("DUPLIKAT_PEMBELIAN_MODULE")
        .keterangan("PEMBELIAN"),
    tipe("SLIP TUKAR", "SLIP TUKAR TAMBAH", Bentuk::Slip)
        .duplikat("DUPLIKAT_TUKAR_MODULE")
        .keterangan("PENJUALAN"),
    tipe("SLIP PESANAN", "SLIP PESANAN", Bentuk::Slip)
        .duplikat("DUPLIKAT_PESANAN_MODULE")
        .keterangan("PESANAN"),
    tipe("SLIP SERVICE", "SLIP SERVICE", Bentuk::Slip)
        .duplikat("DUPLIKAT_SERVICE_MODULE")
        .keterangan("SERVICE"),
    tipe("SLIP TITIPAN", "SLIP TITIPAN", Bentuk::Slip)
        .duplikat("DUPLIKAT_TITIPAN_MODULE")
        .keterangan("TITIPAN"),
    tipe("SLIP HUTANG", "SLIP PINJAMAN", Bentuk::Slip)
        .modul("HUTANG_MODULE")
        .duplikat("DUPLIKAT_HUTANG_MODULE")
        .keterangan("HUTANG"),
    tipe("LABEL BARCODE", "LABEL BARCODE", Bentuk::LabelBatang).keterangan(""),
    tipe("LABEL QRCODE", "LABEL QRCODE", Bentuk::LabelQr).keterangan(""),
];

const KARTU: &[Tipe] = &[tipe("MEMBER CARD", "KARTU MEMBER", Bentuk::Kartu).keterangan("")];

impl Keluarga {
    pub const SEMUA: [Self; 3] = [Self::Nota, Self::Slip, Self::Kartu];

    /// The first part of its calls, and its name in the table.
    pub const fn nama(self) -> &'static str {
        match self {
            Self::Nota => "nota",
            Self::Slip => "nota-slip",
            Self::Kartu => "member-card",
        }
    }

    /// The screen whose right edits it.
    pub const fn rute(self) -> &'static str {
        match self {
            Self::Nota => "/setting-nota",
            Self::Slip => "/setting-nota-slip",
            Self::Kartu => "/setting-member",
        }
    }

    pub const fn tipe(self) -> &'static [Tipe] {
        match self {
            Self::Nota => NOTA,
            Self::Slip => SLIP,
            Self::Kartu => KARTU,
        }
    }

    /// The types this store may use now.
    pub fn tipe_toko(self, set: &Setelan) -> impl Iterator<Item = &'static Tipe> {
        self.tipe().iter().filter(|t| t.nyala(set))
    }

    /// A type by its name; the first one when a call leaves it out, as a member card's may.
    pub fn cari(self, nama: &str, is_mobile: bool, set: &Setelan) -> Hasil<&'static Tipe> {
        let nama = nama.trim();
        let ada = match nama {
            "" => self.tipe().first(),
            n => self.tipe().iter().find(|t| t.nama == n),
        };
        let Some(t) = ada else {
            let sebut: String = nama.chars().take(40).collect();
            let pesan = format!("Jenis nota '{sebut}' tidak dikenal");
            return Err(LetakTolak::Tipe.pada("type", pesan));
        };
        if let Some(m) = t.modul.filter(|m| !set.nyala(m)) {
            return Err(AksesTolak::ModulMati.tolak(format!("Modul {m} tidak aktif di toko ini")));
        }
        if is_mobile && !t.punya_mobile() {
            let pesan = format!("{} tidak punya susunan Mobile", t.nama);
            return Err(LetakTolak::TipeMobile.pada("is_mobile", pesan));
        }
        Ok(t)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn setiap_modul_dan_rute_dikenal_dan_nama_tidak_kembar() {
        for k in Keluarga::SEMUA {
            assert!(platform::menu::cari(k.rute()).is_some());
            let mut nama = HashSet::new();
            for t in k.tipe() {
                assert!(nama.insert(t.nama), "{}", t.nama);
                for kunci in [t.modul, t.duplikat].into_iter().flatten() {
                    assert!(platform::modul::cari(kunci).is_some(), "{kunci}");
                }
            }
        }
    }

    #[test]
    fn tipe_yang_salah_ditolak() {
        let set = Setelan::default();
        let cari = |n: &str, m| Keluarga::Nota.cari(n, m, &set);
        assert_eq!(cari("PENJUALAN", true).unwrap().nama, "PENJUALAN");
        assert_eq!(cari("", false).unwrap().nama, "PENJUALAN");
        assert_eq!(cari("PENJUALAN_MANUAL", false).unwrap_err().kode, "MODUL-01");
        assert!(cari("penjualan", false).unwrap_err().kolom.contains_key("type"));
        assert!(Keluarga::Kartu.cari("MEMBER CARD", true, &set).unwrap_err().kolom.contains_key("is_mobile"));
    }
}

//! Orders and services as a counter sends them, for what is measured of them.

use super::niaga_isi;
use crate::catatan;
use anyhow::Result;
use db::{Db, Kunci};
use konter::pelanggan::{self, PelangganMinta};
use niaga::{Bayar, JenisBayar};
use pesanan::simpan::{self, PesananBarisMinta, PesananMinta};
use platform::{Level, Pelaku, Tolak};
use servis::{Pekerjaan, ServiceBarisMinta, ServiceMinta};
use values::{Berat, Jam as _, JamSistem, Rupiah, Tanggal, UserId};

/// What is handed over; the rest is change.
pub const TUNAI: i64 = 100_000_000;
const BIAYA: i64 = 100_000;

/// Who acts, and who is served.
#[derive(Clone)]
pub struct Orang {
    pub kasir: Pelaku,
    pub spv: Pelaku,
    kode_pelanggan: String,
    pub hari: Tanggal,
}

impl Orang {
    /// With a customer of the register who is no member.
    pub async fn baru(db: &Db) -> Result<Self> {
        let kasir = niaga_isi::kasir()?;
        let spv = Pelaku { user_id: UserId::parse("spv-jkt1")?, level: Level::Spv, ..kasir.clone() };
        let m = PelangganMinta {
            nama_customer: "RATNA DEWI".to_owned(),
            no_hp: "081290001001".to_owned(),
            alamat_customer: "JL MAWAR 7".to_owned(),
            ..PelangganMinta::default()
        };
        let (p, kunci) = (kasir.clone(), Kunci::toko(kasir.toko.clone()).dengan_rantai());
        let siapa = db
            .write(kunci, move |tx| pelanggan::daftar(tx, &p, &m))
            .await
            .map_err(|t: Tolak| catatan::salah(&t))?;
        Ok(Self { kasir, spv, kode_pelanggan: siapa.kode_pelanggan, hari: JamSistem.hari_ini() })
    }

    pub fn customer(&self) -> PelangganMinta {
        PelangganMinta { kode_pelanggan: self.kode_pelanggan.clone(), ..PelangganMinta::default() }
    }

    /// Promised for a day from now on.
    pub fn janji(&self, hari: i64) -> String {
        self.hari.tambah_hari(hari).unwrap_or(self.hari).to_string()
    }
}

fn tunai() -> Vec<Bayar> {
    vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: Rupiah::new(TUNAI), ..Bayar::default() }]
}

/// An order of so many pieces, half of it paid down.
pub async fn pesanan(db: &Db, o: &Orang, baris: usize) -> Result<PesananMinta> {
    let barang = |ke: usize| PesananBarisMinta {
        nama_barang: "CINCIN NIKAH".to_owned(),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        ukuran: "14".to_owned(),
        berat_estimasi: Berat::mg(3_000),
        cara_harga: if ke.is_multiple_of(2) { "LOCK" } else { "FLOAT" }.to_owned(),
        keterangan: "UKIR NAMA".to_owned(),
        ..PesananBarisMinta::default()
    };
    let mut m = PesananMinta {
        customer: o.customer(),
        kode_sales: "S01".to_owned(),
        tgl_janji: o.janji(7),
        detail: (0..baris).map(barang).collect(),
        ..PesananMinta::default()
    };
    let (p, tanya) = (o.kasir.clone(), m.clone());
    let h = db.read(move |c| simpan::hitung(c, &p, &tanya)).await.map_err(|t: Tolak| catatan::salah(&t))?;
    m.jumlah_bayar = Rupiah::new(h.total_harga.nilai() / 2);
    m.pembayaran = tunai();
    Ok(m)
}

fn kerja() -> Vec<Pekerjaan> {
    vec![Pekerjaan {
        deskripsi: "PATRI RANTAI PUTUS".to_owned(),
        jenis_kerja: "PATRI".to_owned(),
        biaya_rp: Rupiah::new(BIAYA),
    }]
}

fn diterima(o: &Orang, detail_barang: Vec<ServiceBarisMinta>) -> ServiceMinta {
    ServiceMinta {
        customer: o.customer(),
        kode_sales: "S01".to_owned(),
        tgl_janji: o.janji(7),
        detail_barang,
        dp_rp: Rupiah::new(BIAYA / 2),
        pembayaran: tunai(),
        ..ServiceMinta::default()
    }
}

/// A service of so many pieces of other shops.
pub fn service(o: &Orang, baris: usize) -> ServiceMinta {
    let kalung = ServiceBarisMinta {
        nama_barang: "KALUNG PUTUS".to_owned(),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        berat: Berat::mg(8_000),
        jumlah_batu: 3,
        pekerjaan: kerja(),
        ..ServiceBarisMinta::default()
    };
    diterima(o, vec![kalung; baris])
}

/// A service of pieces that the chain sold.
pub fn service_nota(o: &Orang, barang: &[(String, Berat)]) -> ServiceMinta {
    let baris = |(kode, berat): &(String, Berat)| ServiceBarisMinta {
        kode_barcode: kode.clone(),
        berat: *berat,
        pekerjaan: kerja(),
        ..ServiceBarisMinta::default()
    };
    diterima(o, barang.iter().map(baris).collect())
}

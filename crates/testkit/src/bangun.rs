//! Builders: a store, the codes of a shop, and small documents that post cash, bank and stock.
//! They go through `ledger` like any use case; a refusal comes back as it is.

use db::{Db, Kunci, Tx, args};
use ledger::stok::{Gerak, Lokasi, Luar, Milik};
use ledger::{Arah, Dok, Galat, bank, curah, kas, stok};
use serde_json::json;
use values::{
    Berat, JenisDok, KodeBaki, KodeBarcode, KodeDept, KodeGroup, KodeGudang, KodeToko, NoFaktur, NoRekening,
    Rupiah, UserId,
};

pub const TGL_SYSTEM: &str = "2026-11-15";

/// Opens a store on the business date 2026-11-15.
pub async fn toko(db: &Db, kode: &str) -> KodeToko {
    let kode = KodeToko::parse(kode).unwrap();
    let k = kode.clone();
    db.write(Kunci::toko(kode.clone()).dengan_rantai(), move |tx| {
        let dibuat = tx.sekarang();
        tx.exec(
            "INSERT INTO toko (kode_toko, nama_toko, alamat_toko, no_telp, no_whatsapp, portal, pusat, aktif, \
             tgl_system, tgl_tutup, dibuat, versi) VALUES ($1, $2, '', '', '', '', 0, 1, $3, $4, $5, 1)",
            args![&k, format!("TOKO {k}"), TGL_SYSTEM, None::<String>, dibuat],
        )
    })
    .await
    .unwrap();
    kode
}

pub fn user(id: &str) -> UserId {
    UserId::parse(id).unwrap()
}

pub fn rekening(no: &str) -> NoRekening {
    NoRekening::parse(no).unwrap()
}

pub fn barang(angka: u32) -> KodeBarcode {
    KodeBarcode::dari_angka(angka).unwrap()
}

/// A tray in the warehouse TOKO.
pub fn baki(kode: &str) -> Lokasi {
    Lokasi::Baki { gudang: KodeGudang::parse("TOKO").unwrap(), baki: KodeBaki::parse(kode).unwrap() }
}

pub const fn luar(akun: Luar) -> Lokasi {
    Lokasi::Luar(akun)
}

/// What a piece weighs and is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Isi {
    pub berat: i64,
    pub murni: i64,
    pub nilai: i64,
}

impl Isi {
    pub const fn new(berat: i64, murni: i64, nilai: i64) -> Self {
        Self { berat, murni, nilai }
    }
}

/// The shop's own piece from one place to another.
pub fn gerak(barang: &KodeBarcode, dari: Lokasi, ke: Lokasi, isi: Isi) -> Gerak {
    Gerak {
        barang: barang.clone(),
        dari: (dari, Milik::Toko),
        ke: (ke, Milik::Toko),
        utuh: true,
        berat: Berat::mg(isi.berat),
        murni: Berat::mg(isi.murni),
        nilai: Rupiah::new(isi.nilai),
    }
}

/// Only weight or value of a piece goes; the piece stays.
pub fn sebagian(barang: &KodeBarcode, dari: Lokasi, ke: Lokasi, isi: Isi) -> Gerak {
    Gerak { utuh: false, ..gerak(barang, dari, ke, isi) }
}

pub fn baris_kas(kasir: &str, arah: Arah, jumlah: i64) -> kas::BarisKas {
    kas::BarisKas {
        kasir: user(kasir),
        kategori: "UJI".into(),
        deskripsi: "uji".into(),
        arah,
        jumlah: Rupiah::new(jumlah),
    }
}

pub fn baris_bank(no: &str, arah: Arah, jumlah: i64, menunggu: bool) -> bank::BarisBank {
    bank::BarisBank {
        no_rekening: rekening(no),
        jenis: "TRANSFER".into(),
        kategori: "UJI".into(),
        deskripsi: "uji".into(),
        arah,
        jumlah: Rupiah::new(jumlah),
        menunggu,
    }
}

/// One document: what `f` posts is sealed with the act `uji`.
pub fn dokumen(
    tx: &mut Tx<'_>,
    jenis: JenisDok,
    f: impl FnOnce(&mut Dok<'_, '_>) -> Result<(), Galat>,
) -> Result<NoFaktur, Galat> {
    let mut dok = Dok::buka(tx, jenis, &user("budi"))?;
    f(&mut dok)?;
    dok.tutup("uji", &json!({}))
}

/// A later step under a number that exists, such as a cancellation.
pub fn lanjutan(
    tx: &mut Tx<'_>,
    no: &NoFaktur,
    f: impl FnOnce(&mut Dok<'_, '_>) -> Result<(), Galat>,
) -> Result<NoFaktur, Galat> {
    let mut dok = Dok::lanjut(tx, no.clone(), &user("budi"))?;
    f(&mut dok)?;
    dok.tutup("uji batal", &json!({ "batal": no }))
}

/// A cash document of its own.
pub async fn kas(db: &Db, toko: &KodeToko, kasir: &str, arah: Arah, jumlah: i64) -> Result<NoFaktur, Galat> {
    let baris = vec![baris_kas(kasir, arah, jumlah)];
    let jenis = if arah == Arah::Masuk { JenisDok::KasMasuk } else { JenisDok::KasKeluar };
    db.write(toko, move |tx| dokumen(tx, jenis, |d| kas::catat(d, &baris))).await
}

/// Cash of a sale or a purchase in a drawer, under a category of its own.
pub async fn uang_dagang(
    db: &Db,
    toko: &KodeToko,
    kasir: &str,
    kategori: &str,
    (arah, jumlah): (Arah, i64),
) -> Result<NoFaktur, Galat> {
    let baris = vec![kas::BarisKas { kategori: kategori.into(), ..baris_kas(kasir, arah, jumlah) }];
    let jenis = if arah == Arah::Masuk { JenisDok::Penjualan } else { JenisDok::Pembelian };
    db.write(toko, move |tx| dokumen(tx, jenis, |d| kas::catat(d, &baris))).await
}

/// A bank document of its own.
pub async fn bank(db: &Db, toko: &KodeToko, baris: Vec<bank::BarisBank>) -> Result<NoFaktur, Galat> {
    db.write(toko, move |tx| dokumen(tx, JenisDok::BankMasuk, |d| bank::catat(d, &baris))).await
}

/// A stock document of its own.
pub async fn stok(db: &Db, toko: &KodeToko, gerak: Vec<Gerak>) -> Result<NoFaktur, Galat> {
    db.write(toko, move |tx| dokumen(tx, JenisDok::PindahBarang, |d| stok::catat(d, &gerak))).await
}

/// Manual goods of one kind (750 CIN) going from one place to another.
pub fn gerak_curah(dari: Lokasi, ke: Lokasi, qty: i64, berat: i64, nilai: i64) -> curah::Gerak {
    let macam = curah::Macam {
        stok: curah::JenisStok::Manual,
        group: KodeGroup::parse("750").unwrap(),
        dept: KodeDept::parse("CIN").unwrap(),
    };
    let isi = curah::Isi {
        qty,
        berat: Berat::mg(berat),
        murni: Berat::mg(berat * 3 / 4),
        nilai: Rupiah::new(nilai),
    };
    curah::Gerak { macam, dari, ke, isi }
}

/// A document of counted stock of its own.
pub async fn curah(db: &Db, toko: &KodeToko, gerak: Vec<curah::Gerak>) -> Result<NoFaktur, Galat> {
    db.write(toko, move |tx| dokumen(tx, JenisDok::PindahBarang, |d| curah::catat(d, &gerak))).await
}

/// A piece comes from the supplier into a tray.
pub async fn terima(db: &Db, toko: &KodeToko, no: u32, ke: &str, isi: Isi) -> Result<NoFaktur, Galat> {
    let g = gerak(&barang(no), luar(Luar::Pemasok), baki(ke), isi);
    db.write(toko, move |tx| {
        dokumen(tx, JenisDok::TerimaBarang, |d| stok::catat(d, std::slice::from_ref(&g)))
    })
    .await
}

/// A piece is sold out of a tray.
pub async fn jual(db: &Db, toko: &KodeToko, no: u32, dari: &str, isi: Isi) -> Result<NoFaktur, Galat> {
    let g = gerak(&barang(no), baki(dari), luar(Luar::Pelanggan), isi);
    db.write(toko, move |tx| dokumen(tx, JenisDok::Penjualan, |d| stok::catat(d, std::slice::from_ref(&g))))
        .await
}

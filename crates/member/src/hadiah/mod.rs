//! The gifts book as the shop uses it: pieces received, given for points, corrected by a count, taken back. The master shows the
//! book's balance and nobody types it.

mod batal;
mod lihat;
mod masuk;
mod tukar;

pub use batal::{Dibatalkan, batal_masuk, batal_tukar};
pub use lihat::{
    BarisDok, BarisMasuk, BarisTukar, HadiahHitung, HadiahPilihan, TanyaMasuk, TanyaTukar, daftar_masuk,
    daftar_tukar, hitungan, pilihan, satu_tukar,
};
pub use masuk::{BarisHitung, BarisTerima, MasukTercatat, MintaKoreksi, MintaTerima, koreksi, terima};
pub use tukar::{MintaTukar, TukarTercatat, tukar};

use crate::poin::PoinTolak;
use db::{Conn, args};
use ledger::{Dok, hadiah as buku};
use platform::{Hasil, Pelaku};
use values::{KodeToko, NoFaktur, Rupiah};

/// A gift of the store's master.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Hadiah {
    pub kode: String,
    pub nama: String,
    pub point: i64,
    pub aktif: bool,
}

pub(crate) fn satu(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<Option<Hadiah>> {
    Ok(c.one(
        "SELECT kode_hadiah, nama_hadiah, point, aktif FROM hadiah WHERE toko = $1 AND kode_hadiah = $2 AND dihapus = 0",
        args![toko, kode.trim().to_uppercase()],
        |r| Ok(Hadiah { kode: r.get(0)?, nama: r.get(1)?, point: r.int(2)?, aktif: r.flag(3)? }),
    )?)
}

/// Posts pieces and keeps what the master shows.
pub(crate) fn catat(dok: &mut Dok<'_, '_>, baris: &[buku::BarisHadiah]) -> Hasil<()> {
    buku::catat(dok, baris)?;
    perlihatkan(dok, baris.iter().map(|b| b.kode_hadiah.as_str()))
}

/// The exact reverse of a document, and what the master shows.
pub(crate) fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let kode: Vec<String> = dok.tx().rows(
        "SELECT DISTINCT kode_hadiah FROM buku_hadiah WHERE toko = $1 AND no_dok = $2 ORDER BY kode_hadiah",
        args![&toko, asal],
        |r| r.get(0),
    )?;
    buku::balikkan(dok, asal)?;
    perlihatkan(dok, kode.iter().map(String::as_str))
}

fn perlihatkan<'a>(dok: &mut Dok<'_, '_>, kode: impl Iterator<Item = &'a str>) -> Hasil<()> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    for k in kode {
        let qty = buku::saldo(tx, &toko, k)?;
        tx.exec("UPDATE hadiah SET stock = $3 WHERE toko = $1 AND kode_hadiah = $2", args![&toko, k, qty])?;
    }
    Ok(())
}

/// The head of a document of gifts.
#[derive(Debug, Clone, Default)]
pub(crate) struct Kepala<'a> {
    pub jenis: &'static str,
    pub pelanggan: Option<&'a konter::Pelanggan>,
    pub poin: i64,
    pub supplier: &'a str,
    pub no_bukti: &'a str,
    pub keterangan: &'a str,
    pub disetujui: &'a str,
    pub otorisasi: &'a str,
}

/// A line of it: gift, pieces (signed), points a piece, price a piece.
pub(crate) struct BarisTulis<'a> {
    pub hadiah: &'a Hadiah,
    pub qty: i64,
    pub point: i64,
    pub harga: Rupiah,
}

pub(crate) fn tulis(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    k: &Kepala<'_>,
    baris: &[BarisTulis<'_>],
) -> Hasil<()> {
    let (no, tgl, waktu) = (dok.no().to_string(), dok.tgl_system(), dok.waktu());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let dari = |f: fn(&konter::Pelanggan) -> &String| k.pelanggan.map_or("", |x| f(x).as_str());
    tx.exec(
        "INSERT INTO dok_hadiah (toko, no_dok, jenis, tgl_system, waktu, oleh, kode_pelanggan, kode_member, nama_customer, \
         alamat_customer, poin, supplier, no_bukti, keterangan, disetujui, otorisasi) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        args![
            &toko,
            no.as_str(),
            k.jenis,
            tgl,
            waktu,
            &p.user_id,
            dari(|x| &x.kode_pelanggan),
            dari(|x| &x.kode_member),
            dari(|x| &x.nama_customer),
            dari(|x| &x.alamat_customer),
            k.poin,
            k.supplier,
            k.no_bukti,
            k.keterangan,
            k.disetujui,
            k.otorisasi
        ],
    )?;
    for (b, n) in baris.iter().zip(1_i64..) {
        tx.exec(
            "INSERT INTO dok_hadiah_baris (toko, no_dok, baris, kode_hadiah, nama_hadiah, qty, point, harga) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            args![
                &toko,
                no.as_str(),
                n,
                b.hadiah.kode.as_str(),
                b.hadiah.nama.as_str(),
                b.qty,
                b.point,
                b.harga
            ],
        )?;
    }
    Ok(())
}

/// A text of the head, tidied and not too long.
pub(crate) fn teks(kolom: &str, isi: &str) -> Hasil<String> {
    let rapi = konter::pelanggan::rapi(isi);
    if rapi.chars().count() > 200 {
        return Err(PoinTolak::Hadiah.pada(kolom, "Paling banyak 200 karakter"));
    }
    Ok(rapi)
}

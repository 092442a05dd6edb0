//! Taking a document of gifts back: points and pieces return, exactly, under its own number.

use super::balikkan;
use crate::aturan;
use crate::poin::{self, Dicabut, MintaBatal, PoinTolak, cabut, nomor};
use db::{Tx, args};
use konter::{meluap, pelanggan};
use ledger::{Dok, hadiah as buku, poin as buku_poin};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use values::{JenisDok, NoFaktur, Rupiah};

const KATEGORI: &str = "BATAL HADIAH";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HadiahDibatalkan)]
pub struct Dibatalkan {
    pub no_dok: String,
    /// of an exchange: the member's points after it
    pub saldo: Option<i64>,
    /// of an exchange: pieces of the gift
    pub stock: Option<i64>,
}

struct Ada {
    jenis: String,
    tgl: String,
    oleh: String,
    kode_pelanggan: String,
    nama: String,
    poin: i64,
}

fn satu(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur) -> Hasil<Ada> {
    tx.one(
        "SELECT jenis, tgl_system, oleh, kode_pelanggan, nama_customer, poin FROM dok_hadiah WHERE toko = $1 AND no_dok = $2",
        args![&p.toko, no],
        |r| {
            Ok(Ada {
                jenis: r.get(0)?,
                tgl: r.get(1)?,
                oleh: r.get(2)?,
                kode_pelanggan: r.get(3)?,
                nama: r.get(4)?,
                poin: r.int(5)?,
            })
        },
    )?
    .ok_or_else(|| PoinTolak::TidakAda.pada("no_dok", "No Dokumen tidak ditemukan"))
}

fn jalankan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal, no: &NoFaktur, a: &Ada) -> Hasil<()> {
    let hari = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let nominal = aturan::nilai_poin(tx, hari)?.kali(a.poin).map_err(meluap)?;
    let uraian = format!("{} {}", a.jenis, a.nama).trim().to_owned();
    let d = Dicabut {
        no,
        tgl: &a.tgl,
        oleh: &a.oleh,
        nominal,
        uraian,
        kategori: KATEGORI,
        kurang: (0, Rupiah::NOL),
    };
    cabut(tx, p, (m, &d), |dok| buku_kembali(dok, no))
}

fn buku_kembali(dok: &mut Dok<'_, '_>, no: &NoFaktur) -> Hasil<()> {
    poin::balikkan(dok, no)?;
    balikkan(dok, no).map_err(|e: Tolak| {
        if e.adalah(platform::BukuTolak::HadiahKurang) {
            PoinTolak::HadiahKeluar.tolak("Hadiah dari dokumen ini sudah ditukar member").sebab(e.pesan)
        } else {
            e
        }
    })
}

/// A gift is given back: the member's points too.
pub fn batal_tukar(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    let no = nomor(p, &m.no_dok, &[JenisDok::TukarPoin])?;
    let a = satu(tx, p, &no)?;
    jalankan(tx, p, m, &no, &a)?;
    let kode = pelanggan::utama(tx, &a.kode_pelanggan)?;
    let saldo = buku_poin::saldo(tx, &kode)?;
    let hadiah: String = tx.nilai(
        "SELECT MIN(kode_hadiah) FROM dok_hadiah_baris WHERE toko = $1 AND no_dok = $2",
        args![&p.toko, &no],
    )?;
    let stock = buku::saldo(tx, &p.toko, &hadiah)?;
    Ok(Dibatalkan { no_dok: no.to_string(), saldo: Some(saldo), stock: Some(stock) })
}

/// A receipt or a count is taken back, as long as the pieces are there.
pub fn batal_masuk(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    let no = nomor(p, &m.no_dok, &[JenisDok::TerimaHadiah, JenisDok::KoreksiHadiah])?;
    let a = satu(tx, p, &no)?;
    jalankan(tx, p, m, &no, &a)?;
    Ok(Dibatalkan { no_dok: no.to_string(), saldo: None, stock: None })
}

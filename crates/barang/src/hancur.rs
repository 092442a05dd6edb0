//! Hancur barang: pieces taken out of the stock for melting, one by one or all of a tray. Where from and where to is said
//! by the flags of the warehouses.

use crate::dokumen::Tercatat;
use crate::gerak::{Kepala, Langkah, gerakkan_kabari};
use crate::kartu::Kartu;
use crate::pindah::keterangan;
use crate::pindai::{self, Pindai, Tujuan, besar};
use crate::{BarangTolak, susut};
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::penolakan::Penolakan;
use platform::{Hasil, Pelaku, Tolak};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use values::{JenisDok, KodeBarcode, KodeToko};

const GALAT: BarangTolak = BarangTolak::Hancur;

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = HancurBarang)]
pub struct Hancur {
    /// of Master Kondisi Barang
    pub kondisi: String,
    pub gudang_tujuan: String,
    pub keterangan: String,
    pub detail_barang: Vec<Pindai>,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = HancurPerBaki)]
pub struct PerBaki {
    /// the tray
    pub kode_toko: String,
    pub kondisi: String,
    pub gudang_tujuan: String,
    /// registered on the socket, for the progress
    pub uid: Option<String>,
}

fn tolak(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    GALAT.pada(kolom, pesan)
}

fn kondisi(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<String> {
    let kondisi = besar(teks);
    if kondisi.is_empty() {
        return Err(tolak("kondisi", "Kondisi Barang Harus Dipilih"));
    }
    let sql = "SELECT 1 FROM kondisi_barang WHERE toko = $1 AND kondisi_barang = $2 AND dihapus = 0";
    match c.one(sql, args![toko, kondisi.as_str()], |r| r.int(0))? {
        Some(_) => Ok(kondisi),
        None => Err(tolak("kondisi", format!("Kondisi {kondisi} tidak ada di Master Kondisi Barang"))),
    }
}

fn tujuan(c: &mut Conn, toko: &KodeToko, teks: &str, banyak: usize) -> Hasil<Tujuan> {
    let gudang = besar(teks);
    if gudang.is_empty() {
        return Err(tolak("gudang_tujuan", "Tujuan Gudang Harus Dipilih"));
    }
    match pindai::tanda_gudang(c, toko, &gudang, "boleh_tujuan_hancur")? {
        None => Err(tolak("gudang_tujuan", format!("Gudang {gudang} tidak ada"))),
        Some(false) => {
            Err(tolak("gudang_tujuan", format!("Gudang {gudang} bukan tujuan barang yang dihancurkan")))
        }
        Some(true) => pindai::baki_pertama(c, toko, GALAT, "gudang_tujuan", &gudang, banyak),
    }
}

/// The warehouses whose pieces may be destroyed.
fn sumber(c: &mut Conn, toko: &KodeToko) -> db::Result<HashSet<String>> {
    let sql = "SELECT kode_gudang FROM gudang WHERE toko = $1 AND boleh_sumber_hancur = 1 AND dihapus = 0";
    Ok(c.rows(sql, args![toko], |r| r.get(0))?.into_iter().collect())
}

/// A piece whose weight nobody has believed yet stays where it is.
fn tertunda(kode: &KodeBarcode) -> String {
    format!("Susut barang {kode} masih menunggu validasi")
}

/// Scanned pieces.
pub fn hancur(tx: &mut Tx<'_>, p: &Pelaku, m: &Hancur) -> Hasil<Tercatat> {
    let ket = keterangan(&m.keterangan, GALAT)?;
    let kondisi = kondisi(tx, &p.toko, &m.kondisi)?;
    let t = tujuan(tx, &p.toko, &m.gudang_tujuan, m.detail_barang.len())?;
    let (boleh, menunggu) = (sumber(tx, &p.toko)?, susut::menunggu_semua(tx, &p.toko)?);
    let kartu = pindai::periksa(tx, &p.toko, GALAT, &m.detail_barang, |k| {
        if menunggu.contains(&k.kode_barcode) {
            return Some(tertunda(&k.kode_barcode));
        }
        if k.kode_gudang == t.gudang.as_str() {
            return Some(format!("Barang {} sudah ada di gudang {}", k.kode_barcode, t.gudang));
        }
        (!boleh.contains(&k.kode_gudang)).then(|| {
            format!("Barang {} ada di gudang {} yang tidak boleh dihancurkan", k.kode_barcode, k.kode_gudang)
        })
    })?;
    tulis(tx, p, kartu, &t, &Isinya { kondisi: &|_| kondisi.clone(), lawan: "", ket: &ket }, &|_, _| {})
}

/// Scanned pieces that were bought from customers: each with the state it was bought in, out of `sumber`.
pub fn hancur_pembelian(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &Hancur,
    galat: impl Penolakan,
    sumber: &[&str],
    kondisi: &HashMap<String, String>,
) -> Hasil<Tercatat> {
    let ket = keterangan(&m.keterangan, galat)?;
    let t = tujuan(tx, &p.toko, &m.gudang_tujuan, m.detail_barang.len())?;
    let menunggu = susut::menunggu_semua(tx, &p.toko)?;
    let kartu = pindai::periksa(tx, &p.toko, galat, &m.detail_barang, |k| {
        let kode = &k.kode_barcode;
        if !kondisi.contains_key(kode.as_str()) {
            return Some(format!("Barang {kode} bukan barang pembelian"));
        }
        if !sumber.contains(&k.kode_gudang.as_str()) {
            return Some(format!("Barang {kode} ada di gudang {}, bukan barang pembelian", k.kode_gudang));
        }
        menunggu.contains(kode).then(|| tertunda(kode))
    })?;
    let satu = |k: &Kartu| kondisi.get(k.kode_barcode.as_str()).cloned().unwrap_or_default();
    tulis(tx, p, kartu, &t, &Isinya { kondisi: &satu, lawan: PEMBELIAN, ket: &ket }, &|_, _| {})
}

/// Written as the other side of a destruction of bought pieces, so that it can be told from others.
pub const PEMBELIAN: &str = "PEMBELIAN";

/// What a destruction says of its pieces and of itself.
struct Isinya<'a> {
    kondisi: &'a dyn Fn(&Kartu) -> String,
    lawan: &'a str,
    ket: &'a str,
}

/// All of a tray. `kabar` is told how many of how many are done.
pub fn per_baki(tx: &mut Tx<'_>, p: &Pelaku, m: &PerBaki, kabar: &dyn Fn(usize, usize)) -> Hasil<Tercatat> {
    let asal = pindai::baki(tx, &p.toko, GALAT, ("kode_toko", &m.kode_toko), "", 0)?;
    if pindai::tanda_gudang(tx, &p.toko, asal.gudang.as_str(), "boleh_sumber_hancur")? != Some(true) {
        return Err(tolak("kode_toko", format!("Baki di gudang {} tidak boleh dihancurkan", asal.gudang)));
    }
    let kondisi = kondisi(tx, &p.toko, &m.kondisi)?;
    let kartu = pindai::isi_baki(tx, &p.toko, &asal)?;
    if kartu.is_empty() {
        return Err(tolak("kode_toko", format!("Baki {} kosong", asal.baki)));
    }
    pindai::tidak_terikat(tx, &p.toko, GALAT, ("kode_toko", &kartu))?;
    let menunggu = susut::menunggu_semua(tx, &p.toko)?;
    if let Some(k) = kartu.iter().find(|k| menunggu.contains(&k.kode_barcode)) {
        return Err(tolak("kode_toko", tertunda(&k.kode_barcode)));
    }
    let t = tujuan(tx, &p.toko, &m.gudang_tujuan, kartu.len())?;
    if t.gudang == asal.gudang {
        return Err(tolak("gudang_tujuan", format!("Barang sudah ada di gudang {}", t.gudang)));
    }
    tulis(tx, p, kartu, &t, &Isinya { kondisi: &|_| kondisi.clone(), lawan: "", ket: "" }, kabar)
}

fn tulis(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    kartu: Vec<Kartu>,
    t: &Tujuan,
    isinya: &Isinya<'_>,
    kabar: &dyn Fn(usize, usize),
) -> Hasil<Tercatat> {
    let mut dok = Dok::buka(tx, JenisDok::HancurBarang, &p.user_id)?;
    let langkah: Vec<Langkah> = kartu
        .into_iter()
        .map(|k| {
            let kondisi = (isinya.kondisi)(&k);
            let l = Langkah::ke_baki(k, t.gudang.clone(), t.baki.clone())?;
            Ok(Langkah { kondisi, ..l })
        })
        .collect::<Hasil<_>>()?;
    let kepala = Kepala { jenis: "HANCUR", lawan: isinya.lawan, keterangan: isinya.ket, ..Kepala::default() };
    gerakkan_kabari(&mut dok, &kepala, &langkah, kabar)?;
    let hasil = Tercatat::dari(&dok, &langkah);
    let mut kondisi: Vec<&str> = langkah.iter().map(|l| l.kondisi.as_str()).collect();
    kondisi.sort_unstable();
    kondisi.dedup();
    let isi = serde_json::json!({ "barang": hasil.qty, "kondisi": kondisi.join(", "), "gudang": t.gudang });
    dok.tutup(if isinya.lawan.is_empty() { "HANCUR BARANG" } else { "HANCUR PEMBELIAN" }, &isi)?;
    Ok(hasil)
}

//! Pindah barang: scanned pieces to one tray, or all of a tray to another. What belongs to a document of its own
//! (reserved, pledged, destroyed) is not moved by hand.

use crate::BarangTolak;
use crate::dokumen::Tercatat;
use crate::gerak::{Kepala, Langkah, gerakkan};
use crate::kartu::Kartu;
use crate::pindai::{self, Pindai, Tujuan, besar};
use db::Tx;
use ledger::Dok;
use platform::penolakan::Penolakan;
use platform::{Hasil, Pelaku};
use serde::Deserialize;
use values::{Berat, JenisDok};

const GALAT: BarangTolak = BarangTolak::Pindah;
/// Warehouses that pieces enter and leave by other documents, and which.
const LEWAT_LAIN: [(&str, &str); 3] = [
    ("TITIP", "lewat titipan atau cicilan"),
    ("HUTANG", "lewat pinjaman"),
    ("HANCUR", "lewat Hancur Data Barang"),
];

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PindahBarang)]
pub struct Pindah {
    pub kode_gudang: String,
    /// the tray they go to
    pub kode_toko: String,
    pub keterangan: String,
    pub detail_barang: Vec<Pindai>,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PindahSatuBaki)]
pub struct SatuBaki {
    /// the tray that is emptied
    pub kode_toko: String,
    pub gudang_tujuan: String,
    pub baki_tujuan: String,
    pub keterangan: String,
    /// what the screen showed of the tray: refused when it holds something else by now
    pub qty: Option<i64>,
    #[schema(value_type = Option<f64>)]
    pub berat: Option<Berat>,
}

fn lewat_lain(gudang: &str) -> Option<&'static str> {
    LEWAT_LAIN.iter().find(|(g, _)| *g == gudang).map(|(_, cara)| *cara)
}

/// What is repaired comes in by its service; what lies there without one may leave.
fn masuk_lewat_lain(gudang: &str) -> Option<&'static str> {
    if gudang == "REPARASI" { Some("lewat service") } else { lewat_lain(gudang) }
}

fn tujuan_sah(t: &Tujuan, kolom: &str) -> Hasil<()> {
    masuk_lewat_lain(t.gudang.as_str()).map_or(Ok(()), |cara| {
        let pesan = format!("Barang masuk ke gudang {} {cara}", t.gudang);
        Err(GALAT.pada(kolom, pesan))
    })
}

pub(crate) fn keterangan(teks: &str, galat: impl Penolakan) -> Hasil<String> {
    let rapi = teks.trim();
    if rapi.chars().count() > 200 {
        let pesan = "Paling banyak 200 karakter";
        return Err(galat.pada("keterangan", pesan));
    }
    Ok(rapi.to_owned())
}

/// Scanned pieces to one tray.
pub fn pindah(tx: &mut Tx<'_>, p: &Pelaku, m: &Pindah) -> Hasil<Tercatat> {
    let ket = keterangan(&m.keterangan, GALAT)?;
    let t =
        pindai::baki(tx, &p.toko, GALAT, ("kode_toko", &m.kode_toko), &m.kode_gudang, m.detail_barang.len())?;
    tujuan_sah(&t, "kode_gudang")?;
    let kartu = pindai::periksa(tx, &p.toko, GALAT, &m.detail_barang, |k| {
        if k.kode_gudang == t.gudang.as_str() && k.kode_toko == t.baki.as_str() {
            return Some(format!("Barang {} sudah ada di baki {}", k.kode_barcode, t.baki));
        }
        lewat_lain(&k.kode_gudang)
            .map(|cara| format!("Barang {} {}, keluarnya {cara}", k.kode_barcode, k.status.sebutan()))
    })?;
    tulis(tx, p, kartu, &t, &ket)
}

/// All of a tray to another.
pub fn satu_baki(tx: &mut Tx<'_>, p: &Pelaku, m: &SatuBaki) -> Hasil<Tercatat> {
    let ket = keterangan(&m.keterangan, GALAT)?;
    let asal = pindai::baki(tx, &p.toko, GALAT, ("kode_toko", &m.kode_toko), "", 0)?;
    if let Some(cara) = lewat_lain(asal.gudang.as_str()) {
        let pesan = format!("Barang keluar dari gudang {} {cara}", asal.gudang);
        return Err(GALAT.pada("kode_toko", pesan));
    }
    if besar(&m.baki_tujuan) == asal.baki.as_str() {
        let pesan = "Baki tujuan sama dengan baki asal";
        return Err(GALAT.pada("baki_tujuan", pesan));
    }
    let kartu = pindai::isi_baki(tx, &p.toko, &asal)?;
    if kartu.is_empty() {
        let pesan = format!("Baki {} kosong", asal.baki);
        return Err(GALAT.pada("kode_toko", pesan));
    }
    pindai::tidak_terikat(tx, &p.toko, GALAT, ("kode_toko", &kartu))?;
    let t = pindai::baki(tx, &p.toko, GALAT, ("baki_tujuan", &m.baki_tujuan), &m.gudang_tujuan, kartu.len())?;
    tujuan_sah(&t, "gudang_tujuan")?;
    sama(&kartu, m.qty, m.berat, &asal)?;
    tulis(tx, p, kartu, &t, &ket)
}

/// The tray still holds what the screen showed.
pub(crate) fn sama(kartu: &[Kartu], qty: Option<i64>, berat: Option<Berat>, asal: &Tujuan) -> Hasil<()> {
    let (n, mg) = jumlah(kartu);
    if qty.is_none_or(|q| q == n) && berat.is_none_or(|b| b.sebagai_mg() == mg) {
        return Ok(());
    }
    let pesan = format!("Isi baki {} sudah berubah menjadi {n} barang, {} gr", asal.baki, Berat::mg(mg));
    Err(BarangTolak::BakiBerubah.pada("kode_toko", pesan))
}

pub(crate) fn jumlah(kartu: &[Kartu]) -> (i64, i64) {
    let n = i64::try_from(kartu.len()).unwrap_or(i64::MAX);
    (n, kartu.iter().map(|k| k.berat_asli.sebagai_mg()).sum())
}

fn tulis(tx: &mut Tx<'_>, p: &Pelaku, kartu: Vec<Kartu>, t: &Tujuan, ket: &str) -> Hasil<Tercatat> {
    let mut dok = Dok::buka(tx, JenisDok::PindahBarang, &p.user_id)?;
    let langkah: Vec<Langkah> = kartu
        .into_iter()
        .map(|k| Langkah::ke_baki(k, t.gudang.clone(), t.baki.clone()))
        .collect::<Hasil<_>>()?;
    gerakkan(&mut dok, &Kepala { jenis: "PINDAH", keterangan: ket, ..Kepala::default() }, &langkah)?;
    let hasil = Tercatat::dari(&dok, &langkah);
    let isi = serde_json::json!({ "barang": hasil.qty, "gudang": t.gudang, "baki": t.baki });
    dok.tutup("PINDAH BARANG", &isi)?;
    Ok(hasil)
}

//! Pieces: brought in, found, told, and their profit changed. Documents that move them have files of their own.

use crate::App;
use crate::rute::bersama::mentah;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Polos, Tanya};
use axum::extract::{Path, State};
use barang::daftar::{self, IsiBaki, TotalBarang};
use barang::profit::{self, Rentang, Ubah};
use barang::tambah::{self, Baru, Tersimpan};
use barang::{BarangTolak, Kartu, LangkahRiwayat, Rinci};
use platform::lihat;
use serde::Deserialize;
use values::KodeBarcode;

/// The screens that look at pieces.
pub const LIHAT: &[&str] =
    &["/data-barang", "/tambah-data-barang", "/tambah-barang-banyak", "/cetak-barcode"];
/// The screens that bring pieces in.
pub const TAMBAH: &[&str] = &["/tambah-data-barang", "/tambah-barang-banyak"];

fn barcode(teks: &str) -> Hasil<KodeBarcode> {
    Ok(KodeBarcode::parse(teks).map_err(|e| BarangTolak::Barcode.pada("kode_barcode", e.to_string()))?)
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = BarangBanyak)]
pub struct Banyak {
    detail_barang: Vec<Baru>,
}

/// Brings pieces in, all or none. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/barang/create/bulk", tag = "barang", request_body = Banyak,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Vec<Tersimpan>>)))]
pub async fn banyak(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Banyak>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let modal = tambah::harga_hari(tx, &p)?.gram;
                let data = tambah::banyak(tx, &p, &modal, &m.detail_barang)?;
                mentah(&Jawab::pesan(data, "Barang Berhasil Disimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// A piece that lies in the store, ready for something to be done with it.
#[utoipa::path(get, path = "/api/v1/barang/ready/kode-barcode/{barcode}", tag = "barang", security(("token" = [])),
    params(("barcode" = String, Path)),
    responses((status = 200, body = Jawab<Kartu>)))]
pub async fn siap(State(app): State<App>, Siapa(p): Siapa, Path(kode): Path<String>) -> Hasil<Jawab<Kartu>> {
    let kode = barcode(&kode)?;
    Ok(Jawab::data(app.db.read(move |c| barang::siap(c, &p.toko, &kode)).await?))
}

/// Pieces of the store: search by anything, filters, pages.
#[utoipa::path(get, path = "/api/v1/barang", tag = "barang", security(("token" = [])), params(daftar::TanyaBarang),
    responses((status = 200, body = JawabDaftar<Kartu, TotalBarang>)))]
pub async fn semua(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(mut q): Tanya<daftar::TanyaBarang>,
) -> Hasil<JawabDaftar<Kartu, TotalBarang>> {
    if !lihat::modal(&p) {
        // Whom a piece came from would be told by the list as well as by the piece.
        q.supplier_barang.clear();
    }
    Ok(app.db.read(move |c| daftar::halaman(c, &p.toko, &q)).await?.into())
}

/// A piece wherever in the chain it is.
#[utoipa::path(get, path = "/api/v1/barang/kartu/{barcode}", tag = "barang", security(("token" = [])),
    params(("barcode" = String, Path)),
    responses((status = 200, body = Jawab<Kartu>)))]
pub async fn kartu(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Kartu>> {
    let kode = barcode(&kode)?;
    Ok(Jawab::data(app.db.read(move |c| barang::satu(c, &kode)).await?))
}

/// All that is known of a piece, wherever in the chain it is.
#[utoipa::path(get, path = "/api/v1/barang/rinci/{barcode}", tag = "barang", operation_id = "barang_rinci",
    security(("token" = [])), params(("barcode" = String, Path)),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn rinci(State(app): State<App>, Siapa(p): Siapa, Path(kode): Path<String>) -> Hasil<Jawab<Rinci>> {
    let kode = barcode(&kode)?;
    Ok(Jawab::data(app.db.read(move |c| barang::rinci(c, &p.toko, &kode)).await?))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct KodeBanyak {
    /// barcodes by commas
    kode_barcodes: String,
}

/// Which of these pieces have a photo in this store, and what it is called in caches.
#[utoipa::path(get, path = "/api/v1/barang/foto", tag = "barang", operation_id = "barang_foto",
    security(("token" = [])), params(KodeBanyak),
    responses((status = 200, body = Jawab<std::collections::BTreeMap<String, String>>)))]
pub async fn foto(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<KodeBanyak>,
) -> Hasil<Jawab<std::collections::BTreeMap<String, String>>> {
    let kode: Vec<KodeBarcode> =
        q.kode_barcodes.split(',').filter_map(|k| KodeBarcode::parse(k).ok()).take(500).collect();
    Ok(Jawab::data(app.db.read(move |c| daftar::foto(c, &p.toko, &kode)).await?))
}

/// Its story, from entry on.
#[utoipa::path(get, path = "/api/v1/barang/riwayat/{barcode}", tag = "barang", security(("token" = [])),
    params(("barcode" = String, Path)), responses((status = 200, body = Jawab<Vec<LangkahRiwayat>>)))]
pub async fn riwayat(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Vec<LangkahRiwayat>>> {
    let kode = barcode(&kode)?;
    Ok(Jawab::data(app.db.read(move |c| barang::riwayat(c, &kode)).await?))
}

/// The codes the shop gave its pieces itself.
#[utoipa::path(get, path = "/api/v1/barang/get-kode-intern", tag = "barang", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<String>>)))]
pub async fn kode_intern(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<String>>> {
    Ok(Jawab::data(app.db.read(move |c| daftar::kode_intern(c, &p.toko)).await?))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Baki {
    /// the tray
    kode_toko: String,
}

/// What a tray holds.
#[utoipa::path(get, path = "/api/v1/barang/count-baki", tag = "barang", security(("token" = [])), params(Baki),
    responses((status = 200, body = IsiBaki)))]
pub async fn isi_baki(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Baki>,
) -> Hasil<Polos<IsiBaki>> {
    Ok(Polos(app.db.read(move |c| daftar::isi_baki(c, &p.toko, &q.kode_toko)).await?))
}

/// Pieces whose profit may be changed, by a range of barcodes.
#[utoipa::path(get, path = "/api/v1/barang/get/ready-edit-profit", tag = "barang", security(("token" = [])),
    params(Rentang), responses((status = 200, body = Jawab<Vec<Kartu>>)))]
pub async fn calon_profit(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Rentang>,
) -> Hasil<Jawab<Vec<Kartu>>> {
    let (data, semua) = app.db.read(move |c| profit::calon(c, &p.toko, &q)).await?;
    Ok(Jawab { data, count: Some(semua), message: None })
}

/// A new profit for pieces.
#[utoipa::path(post, path = "/api/v1/barang/update/edit-profit", tag = "barang", request_body = Ubah,
    security(("token" = [])),
    responses((status = 200, body = Jawab<profit::Tersimpan>)))]
pub async fn ubah_profit(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<Ubah>,
) -> Hasil<Jawab<profit::Tersimpan>> {
    let t = app.db.write(p.toko.clone(), move |tx| profit::ubah(tx, &p, &m)).await?;
    Ok(Jawab::pesan(t, "Data Berhasi diupdate"))
}

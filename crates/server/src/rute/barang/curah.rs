//! Counted stock: accessories added and taken, manual goods added, moved and destroyed, with their documents and slips.

use crate::App;
use crate::cetak;
use crate::rute::bersama::{mentah, pdf};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use barang::curah::aksesoris;
use barang::curah::batal::{Batal, batal};
use barang::curah::daftar::{self, Dokumen, TanyaDok};
use barang::curah::{ALASAN, Alasan, manual};
use db::Tx;
use ledger::curah::JenisStok;
use platform::Pelaku;
use platform::printer::Kerja;
use serde::Deserialize;

pub const AKSESORIS: &[&str] = &["/tambah-dan-ambil-stock-aksesoris"];
pub const TAMBAH: &[&str] = &["/data-barang-manual"];
pub const PINDAH: &[&str] = &["/pindah-barang-manual"];
pub const HANCUR: &[&str] = &["/hancur-barang-manual"];
/// Any screen about manual goods.
pub const MANUAL: &[&str] = &["/data-barang-manual", "/pindah-barang-manual", "/hancur-barang-manual"];

/// Saves a document once, under its idempotency key.
async fn simpan<K: Send + Sync + 'static>(
    app: App,
    p: Pelaku,
    (k, kunci): (K, Option<db::KunciIdem>),
    kerja: fn(&mut Tx<'_>, &Pelaku, &K) -> platform::Hasil<Dokumen>,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(kerja(tx, &p, &k)?, "Data Berhasil Disimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// Takes a document back once, under its idempotency key.
async fn batalkan(
    app: App,
    p: Pelaku,
    stok: JenisStok,
    no: String,
    (m, kunci): (Batal, Option<db::KunciIdem>),
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(batal(tx, &p, stok, &no, &m)?, "Dokumen Berhasil Dibatalkan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// A document with the title of its slip and the name of the store.
async fn untuk_slip(app: &App, p: &Pelaku, stok: JenisStok, no: String) -> Hasil<(Dokumen, String, String)> {
    let toko = p.toko.clone();
    let (d, nama) = app
        .db
        .read(move |c| {
            let nama = platform::toko::cari(c, &toko)?.nama_toko;
            Ok::<_, platform::Tolak>((daftar::satu(c, &toko, stok, &no)?, nama))
        })
        .await?;
    let barang = if stok == JenisStok::Acc { "Stock Aksesoris" } else { "Barang Manual" };
    let judul = format!("{} {barang}", d.jenis);
    Ok((d, judul, nama))
}

async fn slip(app: App, p: Pelaku, stok: JenisStok, no: String) -> Hasil<Response> {
    let (d, judul, toko) = untuk_slip(&app, &p, stok, no).await?;
    let nama = d.no_dok.to_string();
    pdf(&nama, move || cetak::curah::pdf(&cetak::curah::slip(&d, &judul, &toko), &judul)).await
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = CetakCurah)]
pub struct Cetak {
    printer: String,
}

async fn cetak_slip(app: App, p: Pelaku, stok: JenisStok, no: String, m: Cetak) -> Hasil<Jawab<Kerja>> {
    let (d, judul, toko) = untuk_slip(&app, &p, stok, no).await?;
    let nama = format!("Slip {}", d.no_dok);
    let k = cetak::cetak(&app, &p, &m.printer, &nama, move |tujuan| {
        cetak::curah::untuk(&cetak::curah::slip(&d, &judul, &toko), &judul, tujuan)
    })
    .await?;
    Ok(Jawab::pesan(k, "Slip dikirim ke printer"))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Baki {
    /// the tray
    #[serde(default)]
    kode_toko: String,
}

/// Every type of accessory with what the tray holds of it.
#[utoipa::path(get, path = "/api/v1/stock-aksesoris", tag = "curah", operation_id = "aksesoris_stok",
    security(("token" = [])), params(Baki), responses((status = 200, body = Jawab<Vec<aksesoris::Stok>>)))]
pub async fn aksesoris_stok(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Baki>,
) -> Hasil<Jawab<Vec<aksesoris::Stok>>> {
    Ok(Jawab::data(app.db.read(move |c| aksesoris::stok(c, &p.toko, &q.kode_toko)).await?))
}

/// Why counted stock may come and go.
#[utoipa::path(get, path = "/api/v1/stock-aksesoris/alasan", tag = "curah", operation_id = "aksesoris_alasan",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Alasan>>)))]
pub async fn aksesoris_alasan(Siapa(_p): Siapa) -> Hasil<Jawab<&'static [Alasan]>> {
    Ok(Jawab::data(ALASAN))
}

/// Adds or takes accessories. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/stock-aksesoris", tag = "curah", operation_id = "aksesoris_simpan",
    request_body = aksesoris::Kirim, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dokumen>)))]
pub async fn aksesoris_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(k, kunci): IsiDok<aksesoris::Kirim>,
) -> Hasil<Mentah> {
    simpan(app, p, (k, kunci), aksesoris::catat).await
}

/// Documents of accessories, of the business day when no day is named.
#[utoipa::path(get, path = "/api/v1/stock-aksesoris/dokumen", tag = "curah", operation_id = "aksesoris_dokumen",
    security(("token" = [])), params(TanyaDok), responses((status = 200, body = Jawab<Vec<Dokumen>>)))]
pub async fn aksesoris_dokumen(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaDok>,
) -> Hasil<Jawab<Vec<Dokumen>>> {
    Ok(Jawab::data(app.db.read(move |c| daftar::dokumen(c, &p.toko, JenisStok::Acc, &q)).await?))
}

/// The slip of a document of accessories.
#[utoipa::path(get, path = "/api/v1/stock-aksesoris/dokumen/{no_dok}/slip", tag = "curah",
    operation_id = "aksesoris_slip", security(("token" = [])), params(("no_dok" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn aksesoris_slip(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Response> {
    slip(app, p, JenisStok::Acc, no).await
}

/// Prints it on a printer of the store.
#[utoipa::path(post, path = "/api/v1/stock-aksesoris/dokumen/{no_dok}/cetak", tag = "curah",
    operation_id = "aksesoris_cetak", request_body = Cetak, security(("token" = [])),
    params(("no_dok" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn aksesoris_cetak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Kerja>> {
    cetak_slip(app, p, JenisStok::Acc, no, m).await
}

/// Takes a document of accessories back. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/stock-aksesoris/dokumen/{no_dok}/batal", tag = "curah",
    operation_id = "aksesoris_batal", request_body = Batal, security(("token" = [])),
    params(("no_dok" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dokumen>)))]
pub async fn aksesoris_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Batal>,
) -> Hasil<Mentah> {
    batalkan(app, p, JenisStok::Acc, no, (m, kunci)).await
}

/// What the trays hold of manual goods, by group, type and tray.
#[utoipa::path(get, path = "/api/v1/barang-manual", tag = "curah", operation_id = "manual_stok",
    security(("token" = [])), params(daftar::TanyaCurah), responses((status = 200, body = Jawab<Vec<daftar::Stok>>)))]
pub async fn manual_stok(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<daftar::TanyaCurah>,
) -> Hasil<Jawab<Vec<daftar::Stok>>> {
    Ok(Jawab::data(app.db.read(move |c| daftar::stok(c, &p.toko, JenisStok::Manual, &q)).await?))
}

/// Brings manual goods into trays. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/barang-manual", tag = "curah", operation_id = "manual_tambah",
    request_body = manual::Kirim, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dokumen>)))]
pub async fn manual_tambah(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(k, kunci): IsiDok<manual::Kirim>,
) -> Hasil<Mentah> {
    simpan(app, p, (k, kunci), manual::tambah).await
}

/// Moves manual goods to a tray. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/barang-manual/pindah", tag = "curah", operation_id = "manual_pindah",
    request_body = manual::Kirim, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dokumen>)))]
pub async fn manual_pindah(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(k, kunci): IsiDok<manual::Kirim>,
) -> Hasil<Mentah> {
    simpan(app, p, (k, kunci), manual::pindah).await
}

/// Destroys manual goods into a tray for the melt. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/barang-manual/hancur", tag = "curah", operation_id = "manual_hancur",
    request_body = manual::Kirim, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dokumen>)))]
pub async fn manual_hancur(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(k, kunci): IsiDok<manual::Kirim>,
) -> Hasil<Mentah> {
    simpan(app, p, (k, kunci), manual::hancur).await
}

/// Documents of manual goods, of the business day when no day is named.
#[utoipa::path(get, path = "/api/v1/barang-manual/dokumen", tag = "curah", operation_id = "manual_dokumen",
    security(("token" = [])), params(TanyaDok), responses((status = 200, body = Jawab<Vec<Dokumen>>)))]
pub async fn manual_dokumen(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaDok>,
) -> Hasil<Jawab<Vec<Dokumen>>> {
    Ok(Jawab::data(app.db.read(move |c| daftar::dokumen(c, &p.toko, JenisStok::Manual, &q)).await?))
}

/// The slip of a document of manual goods.
#[utoipa::path(get, path = "/api/v1/barang-manual/dokumen/{no_dok}/slip", tag = "curah",
    operation_id = "manual_slip", security(("token" = [])), params(("no_dok" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn manual_slip(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    slip(app, p, JenisStok::Manual, no).await
}

/// Prints it on a printer of the store.
#[utoipa::path(post, path = "/api/v1/barang-manual/dokumen/{no_dok}/cetak", tag = "curah",
    operation_id = "manual_cetak", request_body = Cetak, security(("token" = [])),
    params(("no_dok" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn manual_cetak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Kerja>> {
    cetak_slip(app, p, JenisStok::Manual, no, m).await
}

/// Takes a document of manual goods back. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/barang-manual/dokumen/{no_dok}/batal", tag = "curah",
    operation_id = "manual_batal", request_body = Batal, security(("token" = [])),
    params(("no_dok" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dokumen>)))]
pub async fn manual_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Batal>,
) -> Hasil<Mentah> {
    batalkan(app, p, JenisStok::Manual, no, (m, kunci)).await
}

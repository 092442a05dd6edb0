//! Around a purchase: what the chain knows as stolen, the whole number of an identity, the nota, and bought pieces that
//! go to the melt.

use crate::App;
use crate::cetak::nota_niaga::Sisi;
use crate::rute::bersama::{Cetak, sekali};
use crate::rute::niaga::lanjut::{self, Tercetak, berkas, serahkan};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use barang::dokumen::Tercatat;
use barang::hancur::Hancur;
use konter::pelanggan;
use niaga::curian::{self, Cabut, Curian, Lapor};
use niaga::hancur;
use serde::Serialize;

pub const HANCUR: &[&str] = &["/hancur-pembelian"];
/// Who may ask for a whole number of identity.
pub const NIK: &[&str] =
    &["/transaksi-pembelian", "/transaksi-penjualan", "/lihat-pembelian", "/batal-pembelian"];

/// Pieces the chain was told are stolen.
#[utoipa::path(get, path = "/api/v1/barang-curian", tag = "niaga", operation_id = "curian_daftar",
    security(("token" = [])), params(curian::TanyaCurian), responses((status = 200, body = Jawab<Vec<Curian>>)))]
pub async fn curian_daftar(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Tanya(q): Tanya<curian::TanyaCurian>,
) -> Hasil<Jawab<Vec<Curian>>> {
    Ok(Jawab::data(app.db.read(move |c| curian::daftar(c, &q)).await?))
}

/// Reports a stolen piece; for SPV and OWN.
#[utoipa::path(post, path = "/api/v1/barang-curian", tag = "niaga", operation_id = "curian_lapor",
    request_body = Lapor, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Curian>)))]
pub async fn curian_lapor(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Lapor>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| curian::lapor(tx, p, &m)).await
}

/// Withdraws a report; for SPV and OWN.
#[utoipa::path(post, path = "/api/v1/barang-curian/{id}/cabut", tag = "niaga", operation_id = "curian_cabut",
    request_body = Cabut, security(("token" = [])),
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Curian>)))]
pub async fn curian_cabut(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
    IsiDok(m, kunci): IsiDok<Cabut>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Laporan Berhasil Dicabut", move |tx, p| curian::cabut(tx, p, &id, &m)).await
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = PelangganNik)]
pub struct Nik {
    nik: String,
}

/// The whole number of identity of a customer; every look is in the trail.
#[utoipa::path(post, path = "/api/v1/pelanggan/{kode}/nik", tag = "niaga", operation_id = "pelanggan_nik",
    security(("token" = [])), params(("kode" = String, Path)),
    responses((status = 200, body = Jawab<Nik>)))]
pub async fn nik(State(app): State<App>, Siapa(p): Siapa, Path(kode): Path<String>) -> Hasil<Jawab<Nik>> {
    let nik = app.db.write(p.toko.clone(), move |tx| pelanggan::lihat_nik(tx, &p, &kode)).await?;
    Ok(Jawab::data(Nik { nik }))
}

/// Bought pieces that may be destroyed.
#[utoipa::path(get, path = "/api/v1/hancur-pembelian/calon", tag = "niaga", operation_id = "hancur_pembelian_calon",
    security(("token" = [])), params(hancur::TanyaHancur), responses((status = 200, body = Jawab<Vec<hancur::Calon>>)))]
pub async fn calon(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<hancur::TanyaHancur>,
) -> Hasil<Jawab<Vec<hancur::Calon>>> {
    Ok(Jawab::data(app.db.read(move |c| hancur::calon(c, &p.toko, &q)).await?))
}

/// Sends bought pieces to the melt. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/hancur-pembelian", tag = "niaga", operation_id = "hancur_pembelian",
    request_body = Hancur, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn hancur(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Hancur>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hancur Pembelian Berhasil", move |tx, p| hancur::hancur(tx, p, &m)).await
}

/// The nota of a purchase as PDF.
#[utoipa::path(get, path = "/api/v1/pembelian/{no}/nota", tag = "niaga", operation_id = "pembelian_nota_pdf",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    berkas(&app, &p, no, Sisi::Beli).await
}

/// The notas of many purchases as one PDF; more than ten are to be saved.
#[utoipa::path(post, path = "/api/v1/pembelian/nota/banyak", tag = "niaga", operation_id = "pembelian_nota_banyak",
    request_body = lanjut::Banyak, security(("token" = [])),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota_banyak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<lanjut::Banyak>,
) -> Hasil<Response> {
    lanjut::banyak(&app, &p, m, Sisi::Beli).await
}

/// Hands the nota of a purchase out: written down, and printed on a printer of the store when one is named.
#[utoipa::path(post, path = "/api/v1/pembelian/{no}/cetak", tag = "niaga", operation_id = "pembelian_cetak",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn cetak_nota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Tercetak>> {
    serahkan(&app, &p, no, &m, Sisi::Beli).await
}

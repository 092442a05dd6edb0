//! Money between a branch and head office: sent, received by its reference number, listed by store.

use super::kas::mentah;
use super::uang::simpan;
use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::Tolakan;
use crate::tepi::{Hasil, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use db::Kunci;
use kas::kirim_uang::{self, Diterima, KirimUang, Kiriman, PerToko, Terima, Terkirim, Tujuan};
use serde::Deserialize;

const KIRIM: &str = "/kirim-uang-pusat";
const TERIMA: &str = "/terima-uang-kas";
pub const MENGIRIM: &[&str] = &[KIRIM];
pub const MENERIMA: &[&str] = &[TERIMA];
pub const KEDUA: &[&str] = &[KIRIM, TERIMA];

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Status {
    /// ALL, DIKIRIM (on its way), DONE or BATAL
    status: String,
}

/// Money by the store that sent it; head office sees every branch's.
#[utoipa::path(get, path = "/api/v1/kirim-uang", tag = "kirim uang", operation_id = "kirim_uang_daftar",
    security(("token" = [])), params(Status), responses((status = 200, body = Jawab<Vec<PerToko>>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Status>,
) -> Hasil<Jawab<Vec<PerToko>>> {
    Ok(Jawab::data(app.db.snapshot(move |c| kirim_uang::per_toko(c, &p, &q.status)).await?))
}

/// What the store sent and received.
#[utoipa::path(get, path = "/api/v1/kirim-uang-history", tag = "kirim uang", operation_id = "kirim_uang_riwayat",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Kiriman>>)))]
pub async fn riwayat(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Kiriman>>> {
    Ok(Jawab::data(app.db.read(move |c| kirim_uang::riwayat(c, &p.toko)).await?))
}

/// The stores that money may be sent to.
#[utoipa::path(get, path = "/api/v1/kirim-uang-tujuan", tag = "kirim uang", operation_id = "kirim_uang_tujuan",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Tujuan>>)))]
pub async fn tujuan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Tujuan>>> {
    Ok(Jawab::data(app.db.read(move |c| kirim_uang::tujuan_semua(c, &p.toko)).await?))
}

/// Sends money out of one's own drawer. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/kirim-uang", tag = "kirim uang", operation_id = "kirim_uang_kirim",
    request_body = KirimUang, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terkirim>), (status = 422, body = Tolakan)))]
pub async fn kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<KirimUang>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    simpan(app, p, toko, (m, kunci), (kirim_uang::kirim, "Kirim Uang Berhasil")).await
}

/// One by its reference number, for its sender and its receiver.
#[utoipa::path(get, path = "/api/v1/kirim-uang/{no_reff}", tag = "kirim uang", operation_id = "kirim_uang_satu",
    security(("token" = [])), params(("no_reff" = String, Path)),
    responses((status = 200, body = Jawab<Kiriman>), (status = 404, body = Tolakan)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Kiriman>> {
    Ok(Jawab::data(app.db.read(move |c| kirim_uang::lihat(c, &p.toko, &no)).await?))
}

/// Receives money at the store it was sent to. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/kirim-uang/{no_reff}/reception", tag = "kirim uang",
    operation_id = "kirim_uang_terima", request_body = Terima, security(("token" = [])),
    params(("no_reff" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Diterima>), (status = 404, body = Tolakan), (status = 409, body = Tolakan),
        (status = 422, body = Tolakan)))]
pub async fn terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Terima>,
) -> Hasil<Mentah> {
    let mut milik = Kunci::toko(p.toko.clone());
    let no = kirim_uang::reff(&no)?;
    let cari = no.clone();
    // The sender may take it back at this moment: both stores are held.
    if let Some((asal, tujuan)) = app.db.read(move |c| kirim_uang::dua_toko(c, &cari)).await? {
        milik = milik.dan(asal).dan(tujuan);
    }
    let jawab = app
        .db
        .write(milik, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(kirim_uang::terima(tx, &p, &no, &m)?, "Terima Uang Berhasil"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

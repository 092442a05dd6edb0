//! Tax invoices: how sales are reported, ranges of numbers, exports and their files.

use crate::App;
use crate::rute::bersama::{sekali, sekali_di};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, IsiDok, Jalur, Jawab, Mentah, Syarat as S};
use ::pajak::ekspor::{self, Diekspor, MintaEkspor};
use ::pajak::lihat::{self, Layar};
use ::pajak::rentang::{self, MintaRentang, Rentang};
use ::pajak::setelan::{self, MintaSetelan, Setelan};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use db::Kunci;

const MENU: &[&str] = &["/e-faktur"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(MENU), routes!(layar))
        .pasang(S::Menu(MENU), routes!(simpan_setelan))
        .pasang(S::Menu(MENU), routes!(tambah_rentang))
        .pasang(S::Menu(MENU), routes!(buat))
        .pasang(S::Menu(MENU), routes!(berkas))
}

/// Settings, ranges, exports, and what of the tax book waits.
#[utoipa::path(get, path = "/api/v1/e-faktur", tag = "pajak", operation_id = "efaktur_layar", security(("token" = [])),
    responses((status = 200, body = Jawab<Layar>)))]
pub async fn layar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Layar>> {
    Ok(Jawab::data(app.db.snapshot(move |c| lihat::layar(c, &p.toko)).await?))
}

/// How sales are reported from a day on. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/e-faktur/setelan", tag = "pajak", operation_id = "efaktur_setelan",
    request_body = MintaSetelan, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Vec<Setelan>>)))]
pub async fn simpan_setelan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaSetelan>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| setelan::simpan(tx, p, &m)).await
}

/// Adds a range of numbers; none may be another store's. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/e-faktur/rentang", tag = "pajak", operation_id = "efaktur_rentang",
    request_body = MintaRentang, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Vec<Rentang>>)))]
pub async fn tambah_rentang(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaRentang>,
) -> Hasil<Mentah> {
    let di = Kunci::toko(p.toko.clone()).dengan_rantai();
    sekali_di(&app, di, p, kunci, "Data Berhasil Disimpan", move |tx, p| rentang::tambah(tx, p, &m)).await
}

/// Makes invoices of what waits of closed days. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/e-faktur/ekspor", tag = "pajak", operation_id = "efaktur_ekspor",
    request_body = MintaEkspor, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Diekspor>)))]
pub async fn buat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaEkspor>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Faktur pajak sudah dibuat", move |tx, p| ekspor::ekspor(tx, p, &m)).await
}

/// The file of an export, as often as it is asked for.
#[utoipa::path(get, path = "/api/v1/e-faktur/ekspor/{id}/berkas", tag = "pajak", operation_id = "efaktur_berkas",
    security(("token" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Vec<u8>, content_type = "text/csv")))]
pub async fn berkas(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<i64>) -> Hasil<Response> {
    let (nama, isi) = app.db.snapshot(move |c| ekspor::berkas(c, &p.toko, id)).await?;
    let kepala = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{nama}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((kepala, isi).into_response())
}

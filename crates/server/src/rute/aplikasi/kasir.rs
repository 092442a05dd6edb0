//! What the counter does for members' accounts: a code shown to who stands there, lost phones logged out, claimed gifts handed over.

use crate::App;
use crate::rute::bersama::sekali;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S};
use axum::extract::{Path, State};
use member::app::kasir::{self, Ditunjukkan, Keadaan, MintaAkhiri, MintaKode};
use member::app::klaim::{self, Klaim};
use member::hadiah::TukarTercatat;
use serde::{Deserialize, Serialize};

const DATA: &[&str] = &["/data-member"];
const TUKAR: &[&str] = &["/tukar-point"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(DATA), routes!(keadaan))
        .pasang(S::Menu(DATA), routes!(kode))
        .pasang(S::Menu(DATA), routes!(akhiri))
        .pasang(S::Menu(TUKAR), routes!(menunggu))
        .pasang(S::Menu(TUKAR), routes!(serahkan))
}

/// How a member's account in the app stands.
#[utoipa::path(get, path = "/api/v1/member/app/{kode}", tag = "member", operation_id = "member_app",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Keadaan>)))]
pub async fn keadaan(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Keadaan>> {
    Ok(Jawab::data(app.db.read(move |c| kasir::keadaan(c, &kode)).await?))
}

/// A one-time code for a member whose identity was looked at; another person approves it.
#[utoipa::path(post, path = "/api/v1/member/app/kode", tag = "member", operation_id = "member_app_kode",
    request_body = MintaKode, security(("token" = [])), responses((status = 200, body = Jawab<Ditunjukkan>)))]
pub async fn kode(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaKode>,
) -> Hasil<Jawab<Ditunjukkan>> {
    let data = app.db.write(p.toko.clone(), move |tx| kasir::tunjukkan(tx, &p, &m)).await?;
    Ok(Jawab::data(data))
}

/// Logs all phones of a member out; answers how many.
#[utoipa::path(post, path = "/api/v1/member/app/akhiri", tag = "member", operation_id = "member_app_akhiri",
    request_body = MintaAkhiri, security(("token" = [])), responses((status = 200, body = Jawab<u64>)))]
pub async fn akhiri(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<MintaAkhiri>) -> Hasil<Jawab<u64>> {
    let n = app.db.write(p.toko.clone(), move |tx| kasir::akhiri(tx, &p, &m)).await?;
    Ok(Jawab::pesan(n, "Semua perangkat dikeluarkan"))
}

/// Gifts that members claimed here and have not fetched.
#[utoipa::path(get, path = "/api/v1/tukar-point/klaim", tag = "member", operation_id = "tukar_point_klaim",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Klaim>>)))]
pub async fn menunggu(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Klaim>>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| klaim::menunggu(c, &p.toko, kini)).await?))
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaSerahKlaim)]
pub struct MintaSerah {
    id: String,
}

/// Hands a claimed gift over. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/tukar-point/klaim", tag = "member", operation_id = "tukar_point_klaim_serah",
    request_body = MintaSerah, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TukarTercatat>)))]
pub async fn serahkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaSerah>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| klaim::serahkan(tx, p, &m.id)).await
}

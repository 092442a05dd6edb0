//! /kunci-api: the keys of the chain's own programs.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S};
use ::hubung::kunci::{self, Baru, KunciDibuat, KunciTerdaftar, MintaKunci, PakaiKunci};
use axum::extract::{Path, State};

const KUNCI: &[&str] = &["/kunci-api"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(KUNCI), routes!(daftar))
        .pasang(S::Menu(KUNCI), routes!(buat))
        .pasang(S::Menu(KUNCI), routes!(cabut))
        .pasang(S::Menu(KUNCI), routes!(pakai))
}

/// The keys of the store; their texts are not told again.
#[utoipa::path(get, path = "/api/v1/kunci-api", tag = "kunci api", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<KunciTerdaftar>>)))]
pub async fn daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<KunciTerdaftar>>> {
    let hari_ini = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| kunci::daftar(c, &p, hari_ini)).await?))
}

/// Makes a key; the answer is the only time its text is told.
#[utoipa::path(post, path = "/api/v1/kunci-api", tag = "kunci api", request_body = MintaKunci, security(("token" = [])),
    responses((status = 200, body = Jawab<KunciDibuat>)))]
pub async fn buat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaKunci>,
) -> Hasil<Jawab<KunciDibuat>> {
    let baru = Baru::acak();
    let data = app.db.write(p.toko.clone(), move |tx| kunci::buat(tx, &p, &m, &baru)).await?;
    Ok(Jawab::pesan(data, "Kunci API dibuat. Salin sekarang, tidak akan ditampilkan lagi"))
}

/// Revokes a key, at once and for good.
#[utoipa::path(post, path = "/api/v1/kunci-api/{id}/cabut", tag = "kunci api", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<bool>)))]
pub async fn cabut(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<bool>> {
    app.db.write(p.toko.clone(), move |tx| kunci::cabut(tx, &p, &id)).await?;
    Ok(Jawab::pesan(true, "Kunci API dicabut"))
}

/// What a key was used for lately: by day, scope and address.
#[utoipa::path(get, path = "/api/v1/kunci-api/{id}/pakai", tag = "kunci api", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<Vec<PakaiKunci>>)))]
pub async fn pakai(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<Jawab<Vec<PakaiKunci>>> {
    Ok(Jawab::data(app.db.read(move |c| kunci::pakai(c, &p, &id)).await?))
}

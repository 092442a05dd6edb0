//! Settings of the store.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::Tolakan;
use crate::tepi::{Hasil, Isi, Jawab};
use axum::extract::{Path, State};
use db::Kunci;
use platform::{Tolak, modul};
use serde::Serialize;

/// All settings of the store.
#[utoipa::path(get, path = "/api/v1/para-system", tag = "setting", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<modul::Isi>>)))]
pub async fn semua(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<modul::Isi>>> {
    Ok(Jawab::data(app.setelan(&p.toko).await?.semua()))
}

/// One setting with its value, as the specification's screens read it.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Satu {
    key: String,
    value: String,
}

/// One setting.
#[utoipa::path(get, path = "/api/v1/para-system/key/{key}", tag = "setting", security(("token" = [])),
    params(("key" = String, Path)), responses((status = 200, body = Jawab<Satu>), (status = 404, body = Tolakan)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(key): Path<String>) -> Hasil<Jawab<Satu>> {
    let k = modul::cari(&key).ok_or_else(|| Tolak::tidak_ada("SETTING-01", "Setting ini tidak dikenal"))?;
    let value = app.setelan(&p.toko).await?.nilai(k.kunci).to_owned();
    Ok(Jawab::data(Satu { key, value }))
}

/// All settings grouped and explained, for the screen that changes them.
#[utoipa::path(get, path = "/api/v1/para-system/keterangan", tag = "setting", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<modul::Keterangan>>), (status = 403, body = Tolakan)))]
pub async fn keterangan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<modul::Keterangan>>> {
    Ok(Jawab::data(app.setelan(&p.toko).await?.keterangan()))
}

/// Changes settings; every screen of the store is told.
#[utoipa::path(put, path = "/api/v1/para-system", tag = "setting", request_body = Vec<modul::Isi>,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<modul::Isi>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(isi): Isi<Vec<modul::Isi>>,
) -> Hasil<Jawab<Vec<modul::Isi>>> {
    let siaran = app.siaran.clone();
    let kunci = Kunci::toko(p.toko.clone()).dengan_rantai();
    let data = app.db.write(kunci, move |tx| modul::ubah(tx, &p, &isi, &siaran)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Di Update"))
}

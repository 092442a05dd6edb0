//! Settings of the store.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab, Polos};
use axum::extract::{Path, State};
use db::Kunci;
use platform::tarif::{self, Jadwal, TarifHari};
use platform::{TokoTolak, modul};
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
    params(("key" = String, Path)), responses((status = 200, body = Satu)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(key): Path<String>) -> Hasil<Polos<Satu>> {
    let k = modul::cari(&key).ok_or_else(|| TokoTolak::SettingTidakAda.tolak("Setting ini tidak dikenal"))?;
    let value = app.setelan(&p.toko).await?.nilai(k.kunci).to_owned();
    Ok(Polos(Satu { key, value }))
}

/// All settings grouped and explained, for the screen that changes them.
#[utoipa::path(get, path = "/api/v1/para-system/keterangan", tag = "setting", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<modul::Keterangan>>)))]
pub async fn keterangan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<modul::Keterangan>>> {
    Ok(Jawab::data(app.setelan(&p.toko).await?.keterangan()))
}

/// Changes settings; every screen of the store is told.
#[utoipa::path(put, path = "/api/v1/para-system", tag = "setting", request_body = Vec<modul::Isi>,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<modul::Isi>>)))]
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

/// The rates of PPN: what holds, what held, what was decided for a day to come.
#[utoipa::path(get, path = "/api/v1/para-system/tarif-ppn", tag = "setting", operation_id = "tarif_ppn_daftar",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<TarifHari>>)))]
pub async fn tarif_daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<TarifHari>>> {
    Ok(Jawab::data(app.db.read(move |c| tarif::daftar(c, &p.toko)).await?))
}

/// Decides a rate for a day to come.
#[utoipa::path(post, path = "/api/v1/para-system/tarif-ppn", tag = "setting", operation_id = "tarif_ppn_jadwal",
    request_body = Jadwal, security(("token" = [])), responses((status = 200, body = Jawab<Vec<TarifHari>>)))]
pub async fn tarif_jadwal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<Jadwal>,
) -> Hasil<Jawab<Vec<TarifHari>>> {
    let data = app.db.write(p.toko.clone(), move |tx| tarif::jadwalkan(tx, &p, &m)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Disimpan"))
}

/// Takes a rate of a day to come back.
#[utoipa::path(delete, path = "/api/v1/para-system/tarif-ppn/{jenis}/{berlaku}", tag = "setting",
    operation_id = "tarif_ppn_cabut", security(("token" = [])),
    params(("jenis" = String, Path), ("berlaku" = String, Path)),
    responses((status = 200, body = Jawab<Vec<TarifHari>>)))]
pub async fn tarif_cabut(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((jenis, berlaku)): Path<(String, String)>,
) -> Hasil<Jawab<Vec<TarifHari>>> {
    let data = app.db.write(p.toko.clone(), move |tx| tarif::cabut(tx, &p, &jenis, &berlaku)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Dihapus"))
}

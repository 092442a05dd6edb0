//! Weighing trays: the round of a person, the weighings, and how the trays of a warehouse stand today. The activity log is
//! a report (laporan-aktivitas-timbang-baki).

use crate::App;
use crate::rute::bersama::mentah;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::State;
use barang::timbang::{self, BakiTimbang, DataTimbang, Mulai, Tertimbang, Timbang};
use serde::Deserialize;

pub const MENU: &[&str] = &["/timbang-baki"];

/// Empties the list of one's round.
#[utoipa::path(post, path = "/api/v1/timbang-baki/reset", tag = "timbang", security(("token" = [])),
    responses((status = 200, body = Jawab<DataTimbang>)))]
pub async fn reset(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<DataTimbang>> {
    let d = app.db.write(p.toko.clone(), move |tx| timbang::reset(tx, &p)).await?;
    Ok(Jawab::data(d))
}

/// One's round as it stands.
#[utoipa::path(get, path = "/api/v1/timbang-baki", tag = "timbang", security(("token" = [])),
    responses((status = 200, body = Jawab<DataTimbang>)))]
pub async fn lihat(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<DataTimbang>> {
    Ok(Jawab::data(app.db.read(move |c| timbang::lihat(c, &p)).await?))
}

/// Puts a tray on the list of one's round.
#[utoipa::path(post, path = "/api/v1/timbang-baki/start", tag = "timbang", request_body = Mulai,
    security(("token" = [])), responses((status = 200, body = Jawab<DataTimbang>)))]
pub async fn mulai(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Mulai>) -> Hasil<Jawab<DataTimbang>> {
    let d = app.db.write(p.toko.clone(), move |tx| timbang::mulai(tx, &p, &m)).await?;
    Ok(Jawab::data(d))
}

/// Records what the scale says of a tray.
#[utoipa::path(post, path = "/api/v1/timbang-baki/timbang", tag = "timbang", request_body = Timbang,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tertimbang>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Timbang>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let t = timbang::catat(tx, &p, &m)?;
                let pesan = if t.cocok { "Berat cocok" } else { "Berat selisih" };
                mentah(&Jawab::pesan(t, pesan))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Gudang {
    kode_gudang: String,
}

/// The trays of a warehouse and what was weighed today.
#[utoipa::path(get, path = "/api/v1/timbang-baki/keadaan", tag = "timbang", security(("token" = [])), params(Gudang),
    responses((status = 200, body = Jawab<Vec<BakiTimbang>>)))]
pub async fn keadaan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Gudang>,
) -> Hasil<Jawab<Vec<BakiTimbang>>> {
    Ok(Jawab::data(app.db.read(move |c| timbang::keadaan(c, &p, &q.kode_gudang)).await?))
}

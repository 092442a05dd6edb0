//! Health, figures, and what the client needs to know before a login.

use crate::App;
use crate::tepi::TepiTolak;
use crate::tepi::jaga::Portal;
use crate::tepi::jawab::Tolakan;
use crate::tepi::{Hasil, Jawab, metrik};
use axum::Extension;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use platform::{TokoTolak, Tolak, acak};
use serde::Serialize;
use std::net::SocketAddr;

#[derive(Serialize, utoipa::ToSchema)]
pub struct Sehat {
    status: &'static str,
    versi: &'static str,
}

/// Is the server up, and does its database answer?
#[utoipa::path(get, path = "/healthz", tag = "sistem", responses((status = 200, body = Sehat), (status = 503)))]
pub async fn sehat(State(app): State<App>) -> Hasil<axum::Json<Sehat>> {
    app.db.read(|c| Ok::<i64, Tolak>(c.nilai("SELECT 1", &[])?)).await?;
    Ok(axum::Json(Sehat { status: "ok", versi: crate::VERSI }))
}

#[derive(Serialize, utoipa::ToSchema)]
pub struct Hidup {
    status: &'static str,
}

/// Does the process live? Answers without asking the database, so that a slow or lost one does not get a
/// working process restarted; whether it can serve is what `/healthz` says.
#[utoipa::path(get, path = "/hidup", tag = "sistem", responses((status = 200, body = Hidup)))]
pub async fn hidup() -> axum::Json<Hidup> {
    axum::Json(Hidup { status: "hidup" })
}

/// Figures in the Prometheus text form: for who asks from this machine itself, or with the token of the settings.
#[utoipa::path(get, path = "/metrics", tag = "sistem", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = Tolakan)))]
pub async fn metrik(
    State(app): State<App>,
    lawan: Option<Extension<ConnectInfo<SocketAddr>>>,
    kepala: HeaderMap,
) -> Hasil<String> {
    let bearer =
        kepala.get(AUTHORIZATION).and_then(|v| v.to_str().ok()).and_then(|v| v.strip_prefix("Bearer "));
    let bertoken = match (app.token_metrik(), bearer) {
        // Their hashes are compared: how much of it was right takes no time that anybody could measure.
        (Some(t), Some(b)) => acak::sidik(&t) == acak::sidik(b.trim()),
        _ => false,
    };
    // Through a proxy everybody comes from this machine.
    let dekat = lawan.is_some_and(|Extension(c)| c.0.ip().to_canonical().is_loopback())
        && !kepala.contains_key("x-forwarded-for")
        && !kepala.contains_key("forwarded");
    if bertoken || dekat {
        return Ok(metrik::teks(&app));
    }
    Err(TepiTolak::AlamatAsing.tolak("Alamat API tidak dikenal").into())
}

/// Configuration of the client.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Konfigurasi {
    /// PUSAT or CABANG
    app_type: String,
    /// POS or WEB
    version: String,
    /// PASSWORD or FINGERPRINT
    auth_type: String,
    build: String,
    kode_pusat: String,
    whatsapp_url: String,
    grosir_url: String,
    online_store_url: String,
    /// is this the demo?
    demo: bool,
}

/// What the client needs to know before a login: the settings of the portal's store, or of head office.
#[utoipa::path(get, path = "/api/v1/config", tag = "sistem", responses((status = 200, body = Jawab<Konfigurasi>)))]
pub async fn konfigurasi(
    State(app): State<App>,
    portal: Option<Extension<Portal>>,
) -> Hasil<Jawab<Konfigurasi>> {
    let pusat = app
        .db
        .read(|c| {
            Ok::<_, Tolak>(c.one(
                "SELECT kode_toko FROM toko WHERE pusat = 1 ORDER BY kode_toko",
                &[],
                |r| r.get::<values::KodeToko>(0),
            )?)
        })
        .await?
        .ok_or_else(|| TokoTolak::TidakAda.tolak("Kantor pusat belum dibuat"))?;
    let s = app.setelan(portal.as_ref().map_or(&pusat, |p| &p.0.0)).await?;
    let n = |k: &str| s.nilai(k).to_owned();
    Ok(Jawab::data(Konfigurasi {
        app_type: n("APP_TYPE"),
        version: n("APP_VERSION"),
        auth_type: n("AUTH_TYPE"),
        build: crate::VERSI.to_owned(),
        kode_pusat: pusat.to_string(),
        whatsapp_url: n("WHATSAPP_BACKEND_URL"),
        grosir_url: n("GROSIR_URL"),
        online_store_url: n("ONLINE_STORE_URL"),
        demo: app.demo,
    }))
}

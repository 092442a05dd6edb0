//! Health, figures, and what the client needs to know before a login.

use crate::App;
use crate::tepi::jaga::Portal;
use crate::tepi::{Hasil, Jawab, metrik};
use axum::Extension;
use axum::extract::State;
use platform::Tolak;
use serde::Serialize;

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

/// Figures in the Prometheus text form.
#[utoipa::path(get, path = "/metrics", tag = "sistem", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrik(State(app): State<App>) -> String {
    metrik::teks(&app)
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
        .ok_or_else(|| Tolak::tidak_ada("TOKO-01", "Kantor pusat belum dibuat"))?;
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

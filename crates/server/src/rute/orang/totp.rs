//! The second factor on one's own page: enrolled by QR code, proved by a first code, taken away with the password.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::Tolakan;
use crate::tepi::{Alamat, Hasil, Isi, Jawab};
use axum::extract::State;
use db::Kunci;
use platform::{SesiTolak, Tolak, pengguna, totp};
use serde::{Deserialize, Serialize};

#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = KeadaanTotp)]
pub struct Keadaan {
    aktif: bool,
    /// recovery codes that are left
    cadangan: i64,
}

/// Whether one's own second factor is on.
#[utoipa::path(get, path = "/api/v1/users/totp", tag = "sesi", operation_id = "totp_keadaan",
    security(("token" = [])), responses((status = 200, body = Jawab<Keadaan>), (status = 401, body = Tolakan)))]
pub async fn keadaan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Keadaan>> {
    let k = app.db.read(move |c| {
        let aktif = totp::aktif(c, &p.user_id)?;
        Ok::<_, Tolak>(Keadaan { aktif, cadangan: totp::sisa_cadangan(c, &p.user_id)? })
    });
    Ok(Jawab::data(k.await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = TotpPassword)]
pub struct DenganPassword {
    /// one's own
    password: String,
}

/// What the authenticator app is told, with the QR code as SVG.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = TotpMulai)]
pub struct Mulai {
    kunci: String,
    qr: String,
}

/// Begins the enrolment; nothing is asked at login until a first code was given.
#[utoipa::path(post, path = "/api/v1/users/totp/mulai", tag = "sesi", operation_id = "totp_mulai",
    request_body = DenganPassword, security(("token" = [])),
    responses((status = 200, body = Jawab<Mulai>), (status = 401, body = Tolakan), (status = 409, body = Tolakan),
        (status = 422, body = Tolakan), (status = 429, body = Tolakan)))]
pub async fn mulai(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Isi(m): Isi<DenganPassword>,
) -> Hasil<Jawab<Mulai>> {
    periksa_sandi(&app, &p, m.password, &alamat).await?;
    let b = app.db.write(Kunci::rantai(), move |tx| totp::mulai(tx, &p)).await?;
    let qr = print::kode_batang::qr(&b.alamat).map_err(|e| Tolak::from(db::Error::Lain(e.to_string())))?;
    Ok(Jawab::data(Mulai { kunci: b.kunci, qr: qr.svg() }))
}

async fn periksa_sandi(app: &App, p: &platform::Pelaku, sandi: String, alamat: &str) -> Result<(), Tolak> {
    pengguna::sandi_sendiri(&app.db, p, sandi, alamat).await.map_err(|t| {
        if t.adalah(SesiTolak::SandiLama) {
            SesiTolak::SandiLama.pada("password", "Password salah")
        } else {
            t
        }
    })
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = TotpKode)]
pub struct DenganKode {
    kode: String,
}

/// The first code: the second factor is on. The recovery codes are shown this once.
#[utoipa::path(post, path = "/api/v1/users/totp/aktifkan", tag = "sesi", operation_id = "totp_aktifkan",
    request_body = DenganKode, security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<String>>), (status = 401, body = Tolakan), (status = 422, body = Tolakan)))]
pub async fn aktifkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<DenganKode>,
) -> Hasil<Jawab<Vec<String>>> {
    let kode = app.db.write(Kunci::rantai(), move |tx| totp::aktifkan(tx, &p, &m.kode)).await?;
    Ok(Jawab::pesan(kode, "Verifikasi dua langkah aktif"))
}

/// Takes one's own second factor away.
#[utoipa::path(post, path = "/api/v1/users/totp/matikan", tag = "sesi", operation_id = "totp_matikan",
    request_body = DenganPassword, security(("token" = [])),
    responses((status = 200, body = Jawab<bool>), (status = 401, body = Tolakan), (status = 422, body = Tolakan),
        (status = 429, body = Tolakan)))]
pub async fn matikan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Isi(m): Isi<DenganPassword>,
) -> Hasil<Jawab<bool>> {
    periksa_sandi(&app, &p, m.password, &alamat).await?;
    app.db.write(Kunci::rantai(), move |tx| totp::matikan(tx, &p, &p.user_id)).await?;
    Ok(Jawab::pesan(true, "Verifikasi dua langkah dimatikan"))
}

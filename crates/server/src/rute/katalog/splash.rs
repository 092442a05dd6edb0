//! Splash screens of both editions. The specification saves them by PUT in one reading and by POST in another: both stand.

use super::isi::{bersihkan, kunci};
use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab};
use ::katalog::Edisi;
use ::katalog::splash::{Splash, Tersimpan};
use axum::extract::{Path, State};
use platform::Pelaku;

async fn baca(app: App, edisi: Edisi) -> Hasil<Jawab<Vec<Tersimpan>>> {
    Ok(Jawab::data(app.db.read(move |c| ::katalog::splash::semua(c, edisi)).await?))
}

async fn tulis(app: App, p: Pelaku, edisi: Edisi, kode: String, m: Splash) -> Hasil<Jawab<Tersimpan>> {
    let (jadi, lepas) =
        app.db.write(kunci(&p), move |tx| ::katalog::splash::simpan(tx, &p, edisi, &kode, &m)).await?;
    bersihkan(&app, &lepas).await;
    Ok(Jawab::pesan(jadi, "Data Berhasil Dirubah"))
}

/// The four splash screens of the gold edition.
#[utoipa::path(get, path = "/api/v1/app/splash-screen", tag = "katalog", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Tersimpan>>)))]
pub async fn semua(State(app): State<App>) -> Hasil<Jawab<Vec<Tersimpan>>> {
    baca(app, Edisi::Emas).await
}

/// Saves a splash screen of the gold edition.
#[utoipa::path(put, path = "/api/v1/app/splash-screen/{kode}", tag = "katalog", security(("token" = [])),
    params(("kode" = String, Path)), request_body = Splash,
    responses((status = 200, body = Jawab<Tersimpan>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    Isi(m): Isi<Splash>,
) -> Hasil<Jawab<Tersimpan>> {
    tulis(app, p, Edisi::Emas, kode, m).await
}

/// The same by POST.
#[utoipa::path(post, path = "/api/v1/app/splash-screen/{kode}", tag = "katalog", security(("token" = [])),
    params(("kode" = String, Path)), request_body = Splash,
    responses((status = 200, body = Jawab<Tersimpan>)))]
pub async fn simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    Isi(m): Isi<Splash>,
) -> Hasil<Jawab<Tersimpan>> {
    tulis(app, p, Edisi::Emas, kode, m).await
}

/// The four splash screens of the diamond edition.
#[utoipa::path(get, path = "/api/v1/app/diamond/splash-screen", tag = "katalog", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Tersimpan>>)))]
pub async fn semua_berlian(State(app): State<App>) -> Hasil<Jawab<Vec<Tersimpan>>> {
    baca(app, Edisi::Berlian).await
}

/// Saves a splash screen of the diamond edition.
#[utoipa::path(put, path = "/api/v1/app/diamond/splash-screen/{kode}", tag = "katalog", security(("token" = [])),
    params(("kode" = String, Path)), request_body = Splash,
    responses((status = 200, body = Jawab<Tersimpan>)))]
pub async fn ubah_berlian(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    Isi(m): Isi<Splash>,
) -> Hasil<Jawab<Tersimpan>> {
    tulis(app, p, Edisi::Berlian, kode, m).await
}

/// The same by POST.
#[utoipa::path(post, path = "/api/v1/app/diamond/splash-screen/{kode}", tag = "katalog", security(("token" = [])),
    params(("kode" = String, Path)), request_body = Splash,
    responses((status = 200, body = Jawab<Tersimpan>)))]
pub async fn simpan_berlian(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    Isi(m): Isi<Splash>,
) -> Hasil<Jawab<Tersimpan>> {
    tulis(app, p, Edisi::Berlian, kode, m).await
}

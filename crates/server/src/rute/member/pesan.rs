//! The outbox of messages: what was sent, what waits, what was given up and why; sending again and calling off.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Jalur, Jawab, Syarat as S, Tanya};
use ::pesan::lihat::{self, Pesan, TanyaPesan};
use axum::extract::{Path, State};

const PESAN: &[&str] = &["/whatsapp-setting"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(PESAN), routes!(daftar))
        .pasang(S::Menu(PESAN), routes!(ulang))
        .pasang(S::Menu(PESAN), routes!(batal))
}

/// The store's messages, newest first.
#[utoipa::path(get, path = "/api/v1/pesan/keluar", tag = "pesan", operation_id = "pesan_keluar",
    security(("token" = [])), params(TanyaPesan), responses((status = 200, body = Jawab<Vec<Pesan>>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<TanyaPesan>,
) -> Hasil<Jawab<Vec<Pesan>>> {
    let (data, n) = app.db.read(move |c| lihat::daftar(c, &p.toko, &t)).await?;
    Ok(Jawab { data, count: Some(n), message: None })
}

/// Sends a message again that was given up, or whose fate nobody knows.
#[utoipa::path(post, path = "/api/v1/pesan/keluar/{id}/ulang", tag = "pesan", operation_id = "pesan_ulang",
    security(("token" = [])), params(("id" = String, Path)), responses((status = 200, body = Jawab<Pesan>)))]
pub async fn ulang(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<Pesan>> {
    let data = app.db.write(p.toko.clone(), move |tx| lihat::ulang(tx, &p, &id)).await?;
    Ok(Jawab::pesan(data, "Pesan akan dikirim lagi"))
}

/// Calls a message off that is not on its way.
#[utoipa::path(post, path = "/api/v1/pesan/keluar/{id}/batal", tag = "pesan", operation_id = "pesan_batal",
    security(("token" = [])), params(("id" = String, Path)), responses((status = 200, body = Jawab<Pesan>)))]
pub async fn batal(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<Pesan>> {
    let data = app.db.write(p.toko.clone(), move |tx| lihat::batal(tx, &p, &id)).await?;
    Ok(Jawab::pesan(data, "Pesan dibatalkan"))
}

//! /webhook: where the chain's own programs are told of documents, and what became of it.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S, Tanya};
use ::hubung::HubungTolak;
use ::hubung::webhook::kiriman::{self, KirimanWebhook, TanyaKiriman};
use ::hubung::webhook::{self, Baru, MintaWebhook, WebhookDibuat, WebhookTerdaftar};
use axum::extract::{Path, State};

const WEBHOOK: &[&str] = &["/webhook"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(WEBHOOK), routes!(daftar))
        .pasang(S::Menu(WEBHOOK), routes!(buat))
        .pasang(S::Menu(WEBHOOK), routes!(ubah))
        .pasang(S::Menu(WEBHOOK), routes!(hapus))
        .pasang(S::Menu(WEBHOOK), routes!(rahasia))
        .pasang(S::Menu(WEBHOOK), routes!(uji))
        .pasang(S::Menu(WEBHOOK), routes!(daftar_kiriman))
        .pasang(S::Menu(WEBHOOK), routes!(ulang))
}

/// Does this address lead where this server may go? It is asked again at every delivery.
async fn terjangkau(app: &App, m: &MintaWebhook) -> platform::Hasil<()> {
    app.keluar().umum().terjangkau(m.url.trim()).await.map_err(|_| {
        HubungTolak::WebhookAlamat.pada(
            "url",
            "Alamat ini tidak ditemukan, atau ada di jaringan dalam yang tidak boleh dihubungi dari server",
        )
    })
}

/// The webhooks of the store; their secrets are not told again.
#[utoipa::path(get, path = "/api/v1/webhook", tag = "webhook", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<WebhookTerdaftar>>)))]
pub async fn daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<WebhookTerdaftar>>> {
    Ok(Jawab::data(app.db.read(move |c| webhook::daftar(c, &p)).await?))
}

/// Makes a webhook; the answer is the only time its secret is told.
#[utoipa::path(post, path = "/api/v1/webhook", tag = "webhook", request_body = MintaWebhook, security(("token" = [])),
    responses((status = 200, body = Jawab<WebhookDibuat>)))]
pub async fn buat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaWebhook>,
) -> Hasil<Jawab<WebhookDibuat>> {
    terjangkau(&app, &m).await?;
    let baru = Baru::acak();
    let data = app.db.write(p.toko.clone(), move |tx| webhook::buat(tx, &p, &m, &baru)).await?;
    Ok(Jawab::pesan(data, "Webhook dibuat. Salin rahasianya sekarang, tidak akan ditampilkan lagi"))
}

/// Changes a webhook; its secret stays.
#[utoipa::path(put, path = "/api/v1/webhook/{id}", tag = "webhook", request_body = MintaWebhook, security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<bool>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
    Isi(m): Isi<MintaWebhook>,
) -> Hasil<Jawab<bool>> {
    terjangkau(&app, &m).await?;
    app.db.write(p.toko.clone(), move |tx| webhook::ubah(tx, &p, &id, &m)).await?;
    Ok(Jawab::pesan(true, "Data Berhasil Diedit"))
}

/// Takes a webhook away; what waits is called off.
#[utoipa::path(delete, path = "/api/v1/webhook/{id}", tag = "webhook", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<bool>)))]
pub async fn hapus(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<bool>> {
    app.db.write(p.toko.clone(), move |tx| webhook::hapus(tx, &p, &id)).await?;
    Ok(Jawab::pesan(true, "Webhook dihapus"))
}

/// A new secret, told once; the one before signs nothing any more.
#[utoipa::path(post, path = "/api/v1/webhook/{id}/rahasia", tag = "webhook", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<WebhookDibuat>)))]
pub async fn rahasia(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<Jawab<WebhookDibuat>> {
    let baru = Baru::acak();
    let data = app.db.write(p.toko.clone(), move |tx| webhook::ganti_rahasia(tx, &p, &id, &baru)).await?;
    Ok(Jawab::pesan(data, "Rahasia diganti. Salin sekarang, tidak akan ditampilkan lagi"))
}

/// Puts a delivery in line to try the webhook with.
#[utoipa::path(post, path = "/api/v1/webhook/{id}/uji", tag = "webhook", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<bool>)))]
pub async fn uji(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<bool>> {
    app.db.write(p.toko.clone(), move |tx| kiriman::uji(tx, &p, &id)).await?;
    Ok(Jawab::pesan(true, "Kiriman uji masuk antrean"))
}

/// What was told, what waits, and what was given up and why.
#[utoipa::path(get, path = "/api/v1/webhook-kiriman", tag = "webhook", security(("token" = [])), params(TanyaKiriman),
    responses((status = 200, body = Jawab<Vec<KirimanWebhook>>)))]
pub async fn daftar_kiriman(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<TanyaKiriman>,
) -> Hasil<Jawab<Vec<KirimanWebhook>>> {
    let (data, n) = app.db.read(move |c| kiriman::daftar(c, &p, &t)).await?;
    Ok(Jawab { data, count: Some(n), message: None })
}

/// Tells again, under the same id.
#[utoipa::path(post, path = "/api/v1/webhook-kiriman/{id}/ulang", tag = "webhook", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<KirimanWebhook>)))]
pub async fn ulang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<Jawab<KirimanWebhook>> {
    let (q, no) = (p.clone(), id.clone());
    let toko = app.db.read(move |c| kiriman::toko_kiriman(c, &q, &no)).await?;
    let data = app.db.write(toko, move |tx| kiriman::ulang(tx, &p, &id)).await?;
    Ok(Jawab::pesan(data, "Kiriman masuk antrean lagi"))
}

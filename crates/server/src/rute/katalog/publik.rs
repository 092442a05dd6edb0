//! What the app reads without a login. An answer is made once a version (`katalog::publik::versi`) and told by its ETag to who
//! has it already.

use crate::App;
use crate::tepi::{Hasil, Jawab, Tanya};
use ::katalog::Edisi;
use ::katalog::publik::{self, Beranda, HargaHari, ItemRinci, Jawaban, Semua, TanyaItem};
use ::katalog::splash::Tersimpan;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use db::Conn;
use platform::Tolak;
use serde::{Deserialize, Serialize};
use values::Tanggal;

/// The name of what the asker has.
pub(super) fn punya(kepala: &HeaderMap) -> Option<&str> {
    let v = kepala.get(header::IF_NONE_MATCH)?.to_str().ok()?;
    Some(v.trim_start_matches("W/").trim_matches('"'))
}

/// What is told of the present version: made now, or remembered.
pub(super) async fn ingat<F>(app: &App, tanya: String, buat: F) -> platform::Hasil<Jawaban>
where
    F: Fn(&mut Conn, Tanggal) -> platform::Hasil<Vec<u8>> + Send + Sync + 'static,
{
    let tgl = app.db.jam().hari_ini();
    let versi = app.db.read(move |c| publik::versi(c, tgl)).await?;
    if let Some(j) = app.tembolok_katalog.ambil(&versi, &tanya) {
        return Ok(j);
    }
    // Version and answer of one look, whatever is written meanwhile.
    let (versi, isi) =
        app.db.snapshot(move |c| Ok::<_, Tolak>((publik::versi(c, tgl)?, buat(c, tgl)?))).await?;
    let j = Jawaban::baru(isi);
    app.tembolok_katalog.simpan(&versi, tanya, j.clone());
    Ok(j)
}

async fn jawab<T, F>(app: &App, kepala: &HeaderMap, tanya: String, buat: F) -> Hasil<Response>
where
    T: Serialize + Send + 'static,
    F: Fn(&mut Conn, Tanggal) -> platform::Hasil<T> + Send + Sync + 'static,
{
    let tulis = move |c: &mut Conn, tgl: Tanggal| {
        let data = buat(c, tgl)?;
        serde_json::to_vec(&Jawab::data(data)).map_err(|e| Tolak::from(db::Error::Lain(e.to_string())))
    };
    let j = ingat(app, tanya, tulis).await?;
    let umum = [
        (header::ETAG, format!("\"{}\"", j.sidik)),
        // A piece that was sold is gone at the next look: asked for again each time.
        (header::CACHE_CONTROL, "public, no-cache".to_owned()),
    ];
    if punya(kepala) == Some(&*j.sidik) {
        return Ok((StatusCode::NOT_MODIFIED, umum).into_response());
    }
    Ok((umum, [(header::CONTENT_TYPE, "application/json")], axum::body::Bytes::from_owner(j.isi))
        .into_response())
}

#[derive(Deserialize)]
pub struct Toko {
    toko: Option<String>,
}

/// The app's home: banners, categories, infos, price lists at today's price of a store, contacts, gifts, levels, stores.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/beranda", tag = "katalog",
    params(("edisi" = String, Path), ("toko" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Beranda>), (status = 304)))]
pub async fn beranda(
    State(app): State<App>,
    Path(edisi): Path<String>,
    Tanya(t): Tanya<Toko>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    let toko = t.toko.unwrap_or_default();
    let tanya = format!("beranda {} {toko}", edisi.jalur());
    jawab(&app, &kepala, tanya, move |c, tgl| publik::beranda(c, edisi, &toko, tgl)).await
}

/// The splash screens that say something.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/splash", tag = "katalog",
    params(("edisi" = String, Path)),
    responses((status = 200, body = Jawab<Vec<Tersimpan>>), (status = 304)))]
pub async fn splash(State(app): State<App>, Path(edisi): Path<String>, kepala: HeaderMap) -> Hasil<Response> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    jawab(&app, &kepala, format!("splash {}", edisi.jalur()), move |c, _| publik::splash(c, edisi)).await
}

/// Items by category, hashtag and word, a page at a time.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/item", tag = "katalog",
    params(("edisi" = String, Path), ("kategori" = Option<String>, Query), ("kadar" = Option<String>, Query),
        ("lm" = Option<String>, Query), ("banner" = Option<String>, Query), ("info" = Option<String>, Query),
        ("cari" = Option<String>, Query), ("skip" = Option<i64>, Query), ("limit" = Option<i64>, Query)),
    responses((status = 200, body = Jawab<Semua>), (status = 304)))]
pub async fn item(
    State(app): State<App>,
    Path(edisi): Path<String>,
    Tanya(t): Tanya<TanyaItem>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    let tanya = format!("item {} {t:?}", edisi.jalur());
    jawab(&app, &kepala, tanya, move |c, tgl| publik::daftar(c, edisi, &t, tgl)).await
}

/// One item, with the stores that have it.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/item/{kode}", tag = "katalog",
    params(("edisi" = String, Path), ("kode" = String, Path)),
    responses((status = 200, body = Jawab<ItemRinci>), (status = 304)))]
pub async fn item_satu(
    State(app): State<App>,
    Path((edisi, kode)): Path<(String, String)>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    let tanya = format!("satu {} {kode}", edisi.jalur());
    jawab(&app, &kepala, tanya, move |c, tgl| publik::satu(c, edisi, &kode, tgl)).await
}

/// Pure gold over the last ninety days, for the chart.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/riwayat-harga", tag = "katalog",
    params(("edisi" = String, Path), ("toko" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<HargaHari>>), (status = 304)))]
pub async fn riwayat_harga(
    State(app): State<App>,
    Path(edisi): Path<String>,
    Tanya(t): Tanya<Toko>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    let toko = t.toko.unwrap_or_default();
    let tanya = format!("riwayat-harga {} {toko}", edisi.jalur());
    jawab(&app, &kepala, tanya, move |c, tgl| publik::riwayat_harga(c, &toko, tgl)).await
}

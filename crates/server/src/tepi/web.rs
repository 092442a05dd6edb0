//! The built React app, embedded in the release binary (read from disk in development builds).
//! Hashed assets are kept for a year; every other path is the app's first page.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Berkas;

pub async fn sajikan(uri: Uri, kepala: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(f) = Berkas::get(path).filter(|_| !path.is_empty()) {
        return jawab(path, f, &kepala);
    }
    // A missing asset must not answer with a page.
    if path.starts_with("assets/") || path.rsplit('/').next().is_some_and(|n| n.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Berkas::get("index.html") {
        Some(f) => jawab("index.html", f, &kepala),
        None => (StatusCode::OK, "Karat berjalan, tetapi aplikasi web belum dibangun (make build).")
            .into_response(),
    }
}

fn jawab(path: &str, f: rust_embed::EmbeddedFile, kepala: &HeaderMap) -> Response {
    let etag = format!(
        "\"{}\"",
        f.metadata.sha256_hash().iter().take(12).map(|b| format!("{b:02x}")).collect::<String>()
    );
    let simpan = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let umum = [(header::ETAG, etag.clone()), (header::CACHE_CONTROL, simpan.to_owned())];
    if kepala.get(header::IF_NONE_MATCH).is_some_and(|v| v.as_bytes() == etag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, umum).into_response();
    }
    let jenis = f.metadata.mimetype().to_owned();
    (umum, [(header::CONTENT_TYPE, jenis)], f.data.into_owned()).into_response()
}

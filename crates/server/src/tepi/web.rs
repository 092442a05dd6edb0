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
    // The catalogue's app, in both editions, has a page of its own.
    let bagian = path.split('/').next().unwrap_or_default();
    if matches!(bagian, "katalog" | "katalog-berlian")
        && !path.contains('.')
        && let Some(f) = Berkas::get("katalog/index.html")
    {
        return jawab("katalog/index.html", f, &kepala);
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

/// Until the app is built, its page reads as it does without scripts.
const POLOS: &str = "<!doctype html><html lang=\"id\"><head><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Katalog</title></head>\
    <body><div id=\"akar\"></div></body></html>";

/// The page of the catalogue's app.
pub fn katalog() -> String {
    let dibangun =
        Berkas::get("katalog/index.html").and_then(|f| String::from_utf8(f.data.into_owned()).ok());
    dibangun.unwrap_or_else(|| POLOS.to_owned())
}

pub fn jawab(path: &str, f: rust_embed::EmbeddedFile, kepala: &HeaderMap) -> Response {
    let simpan = if path.starts_with("assets/") || path.starts_with("katalog/assets/") {
        SELAMANYA
    } else {
        TANYA_DULU
    };
    berkas(&f.metadata.sha256_hash(), f.metadata.mimetype().to_owned(), simpan, f.data.into_owned(), kepala)
}

/// A name that carries its own hash.
pub const SELAMANYA: &str = "public, max-age=31536000, immutable";
/// Kept, but asked for each time: an unchanged file costs a 304.
pub const TANYA_DULU: &str = "no-cache";

/// A file with its ETag, or 304 when the client has it. The tag is weak: the same one stands for the
/// compressed forms.
pub fn berkas(
    sidik: &[u8],
    jenis: String,
    simpan: &'static str,
    isi: impl IntoResponse,
    kepala: &HeaderMap,
) -> Response {
    let tanda = sidik.iter().take(12).map(|b| format!("{b:02x}")).collect::<String>();
    let umum = [(header::ETAG, format!("W/\"{tanda}\"")), (header::CACHE_CONTROL, simpan.to_owned())];
    if kepala.get(header::IF_NONE_MATCH).and_then(|v| v.to_str().ok()).is_some_and(|v| punya(v, &tanda)) {
        return (StatusCode::NOT_MODIFIED, umum).into_response();
    }
    (umum, [(header::CONTENT_TYPE, jenis)], isi).into_response()
}

/// Does `If-None-Match` name this tag, weak or strong, alone or in a list?
pub fn punya(kepala: &str, tanda: &str) -> bool {
    kepala
        .split(',')
        .map(str::trim)
        .any(|t| t == "*" || t.strip_prefix("W/").unwrap_or(t).trim_matches('"') == tanda)
}

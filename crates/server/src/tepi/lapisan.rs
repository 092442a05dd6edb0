//! Layers around every route: request ids, log lines, limits, overload, panics, headers, compression.

use super::jaga::Portal;
use super::jawab::{Galat, Sebab};
use super::web;
use crate::App;
use crate::socket::{self, Soket};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use axum::{Extension, Router};
use platform::{Status, Tolak};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::{CompressionLayer, predicate::SizeAbove};
use values::KodeToko;

/// How much the edge takes on.
#[derive(Debug, Clone, Copy)]
pub struct Batas {
    /// the largest body of an ordinary call; uploads set their own
    pub badan: usize,
    /// requests worked on at once; one more is told to come back
    pub sekaligus: usize,
    /// how long one request may take
    pub waktu: Duration,
}

impl Default for Batas {
    fn default() -> Self {
        Self { badan: 8 * 1024 * 1024, sekaligus: 1024, waktu: Duration::from_secs(60) }
    }
}

const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws: wss:; worker-src 'self' blob:; \
     object-src 'none'; base-uri 'self'; frame-ancestors 'self'; form-action 'self'";

const TETAP: [(&str, &str); 6] = [
    ("content-security-policy", CSP),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "SAMEORIGIN"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(self), serial=(self), microphone=(), geolocation=()"),
];

pub const ID: HeaderName = HeaderName::from_static("x-request-id");

/// Puts all layers around the API and the web app.
pub fn bungkus(router: Router<App>, app: App, batas: Batas) -> Router {
    let beban = Beban { izin: Arc::new(Semaphore::new(batas.sekaligus)), waktu: batas.waktu };
    router
        .fallback(tidak_ada)
        .with_state(app.clone())
        .layer(DefaultBodyLimit::max(batas.badan))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Galat(
                Tolak::new(Status::Dalam, "DALAM-01", "Terjadi kesalahan di server, silahkan coba lagi")
                    .sebab("panik"),
            )
            .into_response()
        }))
        .layer(from_fn(metode_salah))
        .layer(from_fn(alamat_sah))
        .layer(from_fn_with_state(beban, batasi))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(1024)))
        .layer(Extension(app))
        .layer(from_fn(catat))
}

/// A path of the API, also below something that is no portal (`/toko/%2e%2e/api/…`): never a page.
fn milik_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/") || (path.starts_with("/toko/") && path.contains("/api/"))
}

/// The socket's own address: outside the limits of ordinary calls, since a poll waits and a WebSocket stays.
pub fn soket(soket: Arc<Soket>) -> Router {
    let layan = any(move |req: Request| socket::layani(soket.clone(), req));
    Router::new().route("/socket.io", layan.clone()).route("/socket.io/", layan).layer(from_fn(catat))
}

/// Unknown API paths are refused; everything else belongs to the web app.
async fn tidak_ada(uri: Uri, req: Request) -> Response {
    if milik_api(uri.path()) {
        return Galat(Tolak::tidak_ada("RUTE-01", "Alamat API tidak dikenal")).into_response();
    }
    if req.method() != axum::http::Method::GET && req.method() != axum::http::Method::HEAD {
        return Galat(Tolak::tidak_ada("RUTE-02", "Halaman ini hanya bisa dibuka")).into_response();
    }
    web::sajikan(uri, req.headers().clone()).await
}

/// A NUL in an address can be kept by no engine and names nothing.
async fn alamat_sah(req: Request, next: Next) -> Response {
    if req.uri().path_and_query().is_some_and(|p| p.as_str().contains("%00")) {
        return Galat(Tolak::new(Status::Cacat, "RUTE-04", "Alamat memuat karakter yang tidak sah"))
            .into_response();
    }
    next.run(req).await
}

async fn metode_salah(req: Request, next: Next) -> Response {
    let r = next.run(req).await;
    if r.status() != StatusCode::METHOD_NOT_ALLOWED {
        return r;
    }
    let izin = r.headers().get(header::ALLOW).cloned();
    let mut t = Galat(Tolak::new(Status::Cacat, "RUTE-03", "Metode ini tidak dilayani di alamat ini"))
        .into_response();
    *t.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    if let Some(i) = izin {
        t.headers_mut().insert(header::ALLOW, i);
    }
    t
}

#[derive(Clone)]
struct Beban {
    izin: Arc<Semaphore>,
    waktu: Duration,
}

/// Answered however much there is to do: whoever watches the server must see that it is busy, not dead.
const SELALU: [&str; 2] = ["/hidup", "/metrics"];

/// Too many at once, or one that takes too long: a clear answer instead of a hang.
async fn batasi(State(beban): State<Beban>, req: Request, next: Next) -> Response {
    if SELALU.contains(&req.uri().path()) {
        return next.run(req).await;
    }
    let Ok(_izin) = beban.izin.try_acquire() else {
        let mut r = Galat(Tolak::new(
            Status::Sibuk,
            "BEBAN-01",
            "Server sedang sibuk, silahkan coba beberapa saat lagi",
        ))
        .into_response();
        r.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        return r;
    };
    match tokio::time::timeout(beban.waktu, next.run(req)).await {
        Ok(r) => r,
        Err(_) => Galat(Tolak::new(Status::Sibuk, "BEBAN-03", "Permintaan terlalu lama dan dihentikan"))
            .into_response(),
    }
}

/// Short, unique in this process, sortable in the log.
fn id_baru() -> String {
    static AWAL: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    static URUT: AtomicU64 = AtomicU64::new(1);
    format!("{}-{:06}", AWAL.get_or_init(|| platform::acak::teks(6)), URUT.fetch_add(1, Ordering::Relaxed))
}

/// Names the request, counts it, logs what went wrong with its cause, sets the fixed headers.
async fn catat(req: Request, next: Next) -> Response {
    let mulai = Instant::now();
    let id = id_baru();
    let (metode, path) = (req.method().clone(), req.uri().path().to_owned());
    let portal = req.extensions().get::<Portal>().map_or_else(|| "-".to_owned(), |p| p.0.to_string());
    let mut r = next.run(req).await;
    let status = r.status().as_u16();
    let lama = mulai.elapsed();
    metrics::counter!("karat_permintaan_total", "status" => r.status().as_str().to_owned()).increment(1);
    metrics::histogram!("karat_permintaan_detik").record(lama);
    if let Some(s) = r.extensions_mut().remove::<Sebab>() {
        if status >= 500 {
            tracing::error!(id, %metode, portal, path, status, kode = s.kode, sebab = %s.sebab, "permintaan gagal");
        } else {
            tracing::info!(id, %metode, portal, path, status, kode = s.kode, sebab = %s.sebab, "permintaan ditolak");
        }
    } else {
        tracing::debug!(id, %metode, portal, path, status, lama_us = lama.as_micros(), "permintaan");
    }
    let h = r.headers_mut();
    for (nama, isi) in TETAP {
        h.insert(HeaderName::from_static(nama), HeaderValue::from_static(isi));
    }
    if milik_api(&path) && !h.contains_key(header::CACHE_CONTROL) {
        h.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if let Ok(v) = HeaderValue::from_str(&id) {
        h.insert(ID, v);
    }
    r
}

/// `/toko/{kode}/api/…` is the API of that store's portal: the store goes into the request, the rest of the
/// path on to the router. Runs before routing.
pub fn portal<B>(mut req: axum::http::Request<B>) -> axum::http::Request<B> {
    let Some((kode, sisa)) = req.uri().path().strip_prefix("/toko/").and_then(|p| p.split_once('/')) else {
        return req;
    };
    if !sisa.starts_with("api/") {
        return req;
    }
    let Ok(kode) = KodeToko::parse(kode) else { return req };
    let baru = match req.uri().query() {
        Some(q) => format!("/{sisa}?{q}"),
        None => format!("/{sisa}"),
    };
    if let Ok(u) = baru.parse::<Uri>() {
        *req.uri_mut() = u;
        req.extensions_mut().insert(Portal(kode));
    }
    req
}

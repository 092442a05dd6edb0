//! Layers around every route: request ids, log lines, limits, overload, panics, headers, compression.

use super::jaga::Portal;
use super::jawab::{Galat, Sebab};
use super::web;
use crate::App;
use crate::socket::{self, Soket};
use crate::tepi::TepiTolak;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use axum::{Extension, Router};
use platform::DasarTolak;
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
     img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; \
     object-src 'none'; base-uri 'self'; frame-ancestors 'self'; form-action 'self'; connect-src 'self'";

/// What the fixed headers say of this installation.
#[derive(Debug, Clone)]
pub struct Kepala {
    csp: HeaderValue,
    /// served under TLS: browsers never come back without it
    hsts: bool,
}

impl Default for Kepala {
    fn default() -> Self {
        Self { csp: HeaderValue::from_static(CSP), hsts: false }
    }
}

impl Kepala {
    /// `portal`: origins of other machines' portals that the app talks to, also by socket.
    pub fn new(portal: &[String], tls: bool) -> anyhow::Result<Self> {
        let mut csp = CSP.to_owned();
        for p in portal {
            let asal = p.trim().trim_end_matches('/');
            let sisa = asal.strip_prefix("https://").or_else(|| asal.strip_prefix("http://"));
            let sah = |h: &str| {
                !h.is_empty() && h.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b))
            };
            let Some(host) = sisa.filter(|h| sah(h)) else {
                anyhow::bail!("portal {p}: tulis sebagai https://host atau https://host:port");
            };
            let soket = if asal.starts_with("https") { "wss" } else { "ws" };
            csp.push_str(&format!(" {asal} {soket}://{host}"));
        }
        Ok(Self { csp: HeaderValue::from_str(&csp)?, hsts: tls })
    }
}

const TETAP: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "SAMEORIGIN"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(self), serial=(self), microphone=(), geolocation=()"),
];

pub const ID: HeaderName = HeaderName::from_static("x-request-id");

/// Puts all layers around the API and the web app.
pub fn bungkus(router: Router<App>, app: App, batas: Batas) -> Router {
    let kepala = app.kepala();
    let beban = Beban { izin: Arc::new(Semaphore::new(batas.sekaligus)), waktu: batas.waktu };
    router
        .fallback(tidak_ada)
        .with_state(app.clone())
        .layer(DefaultBodyLimit::max(batas.badan))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Galat(DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab("panik"))
                .into_response()
        }))
        .layer(from_fn(metode_salah))
        .layer(from_fn(alamat_sah))
        .layer(from_fn_with_state(beban, batasi))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(1024)))
        .layer(Extension(app))
        .layer(from_fn_with_state(kepala, catat))
}

/// A path of the API, also below something that is no portal (`/toko/%2e%2e/api/…`): never a page.
fn milik_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/") || (path.starts_with("/toko/") && path.contains("/api/"))
}

/// The socket's own address: outside the limits of ordinary calls, since a poll waits and a WebSocket stays.
pub fn soket(soket: Arc<Soket>, kepala: Kepala) -> Router {
    let layan = any(move |req: Request| socket::layani(soket.clone(), req));
    Router::new()
        .route("/socket.io", layan.clone())
        .route("/socket.io/", layan)
        .layer(from_fn_with_state(kepala, catat))
}

/// Unknown API paths are refused; everything else belongs to the web app.
async fn tidak_ada(State(app): State<App>, uri: Uri, req: Request) -> Response {
    if milik_api(uri.path()) {
        return Galat(TepiTolak::AlamatAsing.tolak("Alamat API tidak dikenal")).into_response();
    }
    if req.method() != axum::http::Method::GET && req.method() != axum::http::Method::HEAD {
        return Galat(TepiTolak::HanyaDibuka.tolak("Halaman ini hanya bisa dibuka")).into_response();
    }
    let mut r = web::sajikan(uri, req.headers().clone()).await;
    let halaman =
        r.headers().get(header::CONTENT_TYPE).is_some_and(|j| j.as_bytes().starts_with(b"text/html"));
    if halaman {
        r.extensions_mut().insert(Bingkai(app.asal_bingkai().await));
    }
    r
}

/// Origins that a page may show in a frame, beside our own.
#[derive(Clone)]
struct Bingkai(Arc<[String]>);

/// The policy of a page with such.
fn berbingkai(csp: &HeaderValue, asal: &[String]) -> Option<HeaderValue> {
    let csp = csp.to_str().ok().filter(|_| !asal.is_empty())?;
    HeaderValue::from_str(&format!("{csp}; frame-src 'self' {}", asal.join(" "))).ok()
}

/// A NUL in an address can be kept by no engine and names nothing.
async fn alamat_sah(req: Request, next: Next) -> Response {
    if req.uri().path_and_query().is_some_and(|p| p.as_str().contains("%00")) {
        return Galat(TepiTolak::Alamat.tolak("Alamat memuat karakter yang tidak sah")).into_response();
    }
    next.run(req).await
}

async fn metode_salah(req: Request, next: Next) -> Response {
    let r = next.run(req).await;
    if r.status() != StatusCode::METHOD_NOT_ALLOWED {
        return r;
    }
    let izin = r.headers().get(header::ALLOW).cloned();
    let mut t = Galat(TepiTolak::Metode.tolak("Metode ini tidak dilayani di alamat ini")).into_response();
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
        let mut r = Galat(DasarTolak::Sibuk.tolak("Server sedang sibuk, silahkan coba beberapa saat lagi"))
            .into_response();
        r.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        return r;
    };
    match tokio::time::timeout(beban.waktu, next.run(req)).await {
        Ok(r) => r,
        Err(_) => {
            Galat(DasarTolak::TerlaluLama.tolak("Permintaan terlalu lama dan dihentikan")).into_response()
        }
    }
}

/// Short, unique in this process, sortable in the log.
fn id_baru() -> String {
    static AWAL: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    static URUT: AtomicU64 = AtomicU64::new(1);
    format!("{}-{:06}", AWAL.get_or_init(|| platform::acak::teks(6)), URUT.fetch_add(1, Ordering::Relaxed))
}

/// Names the request, counts it, logs what went wrong with its cause, sets the fixed headers.
async fn catat(State(kepala): State<Kepala>, req: Request, next: Next) -> Response {
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
    let bingkai = r.extensions_mut().remove::<Bingkai>().and_then(|b| berbingkai(&kepala.csp, &b.0));
    let h = r.headers_mut();
    h.insert(header::CONTENT_SECURITY_POLICY, bingkai.unwrap_or(kepala.csp));
    if kepala.hsts {
        h.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
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

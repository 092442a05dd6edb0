//! The transport below the sockets: WebSocket upgrades and long polling at `/socket.io`. A WebSocket's stream
//! can be cut from here, so that a session that ended, or a client that stopped reading, holds nothing.

use super::{Layanan, Soket};
use crate::tepi::TepiTolak;
use crate::tepi::jawab::Galat;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::{self, HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use platform::DasarTolak;
use socketioxide::adapter::Adapter;
use socketioxide::service::SocketIoService;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Sleep;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};
use tower::ServiceExt as _;

/// A client that takes nothing for so long is gone.
const MACET: Duration = Duration::from_secs(30);

/// Cuts the stream a socket came over; travels with the request that opened it.
#[derive(Clone)]
pub struct Putus(pub CancellationToken);

/// Answers one request to `/socket.io`.
pub async fn layani(soket: Arc<Soket>, req: Request) -> Response {
    let tanya = req.uri().query().unwrap_or_default();
    let ambil = |nama: &str| {
        tanya.split('&').find_map(|b| b.strip_prefix(nama)?.strip_prefix('=')).map(ToOwned::to_owned)
    };
    let sid = ambil("sid");
    if soket.bersama.henti.is_cancelled() {
        return sibuk();
    }
    if sid.as_deref().is_some_and(|s| soket.bersama.hadir.dibuang(s)) {
        return (
            StatusCode::BAD_REQUEST,
            axum::Json(serde_json::json!({"code": 1, "message": "Session ID unknown"})),
        )
            .into_response();
    }
    if ambil("transport").as_deref() == Some("websocket") {
        return naik(&soket, req, sid);
    }
    if sid.is_none() {
        // A session that never shakes hands lives a few seconds; only so many may do that at once.
        let Ok(izin) = soket.setengah.clone().try_acquire_owned() else { return sibuk() };
        tokio::spawn(async move {
            tokio::time::sleep(super::SALAM * 2).await;
            drop(izin);
        });
    }
    let req = ramping(req);
    match &soket.layanan {
        Layanan::Lokal(s) => poll(s.clone(), req).await,
        Layanan::Redis(s) => poll(s.clone(), req).await,
    }
}

fn sibuk() -> Response {
    Galat(DasarTolak::Sibuk.tolak("Server sedang sibuk, silahkan coba beberapa saat lagi")).into_response()
}

async fn poll<A: Adapter>(layanan: SocketIoService<Router, A>, req: Request) -> Response {
    match layanan.oneshot(req).await {
        Ok(r) => r.map(Body::new),
        Err(e) => match e {},
    }
}

/// The request that opens a session is kept as long as the session: only what is needed of it.
fn ramping(req: Request) -> Request {
    let (lama, badan) = req.into_parts();
    let mut baru = Request::new(badan);
    *baru.method_mut() = lama.method;
    *baru.uri_mut() = lama.uri;
    if let Some(jenis) = lama.headers.get(http::header::CONTENT_TYPE) {
        baru.headers_mut().insert(http::header::CONTENT_TYPE, jenis.clone());
    }
    if let Some(dari) = lama.extensions.get::<ConnectInfo<SocketAddr>>() {
        baru.extensions_mut().insert(*dari);
    }
    baru
}

fn kunci_ws(metode: &Method, h: &HeaderMap) -> Option<HeaderValue> {
    let minta = |nama, isi: &str| {
        h.get(nama).and_then(|v: &HeaderValue| v.to_str().ok()).is_some_and(|v| v.eq_ignore_ascii_case(isi))
    };
    let kunci = h.get(SEC_WEBSOCKET_KEY)?;
    (metode == Method::GET && minta(UPGRADE, "websocket") && minta(SEC_WEBSOCKET_VERSION, "13"))
        .then(|| HeaderValue::from_str(&derive_accept_key(kunci.as_bytes())).ok())
        .flatten()
}

/// Turns the connection into a WebSocket and hands it to the engine.
fn naik(soket: &Arc<Soket>, mut req: Request, sid: Option<String>) -> Response {
    let Some(terima) = kunci_ws(req.method(), req.headers()) else {
        return Galat(TepiTolak::BukanWebSocket.tolak("Permintaan WebSocket tidak sesuai")).into_response();
    };
    let Ok(izin) = soket.saluran.clone().try_acquire_owned() else { return sibuk() };
    let naik = hyper::upgrade::on(&mut req);
    let putus = CancellationToken::new();
    let mut req = ramping(req).map(|_| ());
    req.extensions_mut().insert(Putus(putus.clone()));
    tokio::spawn(sambungkan(soket.clone(), naik, req, sid, Saklar { putus, izin }));
    let mut r = StatusCode::SWITCHING_PROTOCOLS.into_response();
    let h = r.headers_mut();
    h.insert(UPGRADE, HeaderValue::from_static("websocket"));
    h.insert(CONNECTION, HeaderValue::from_static("Upgrade"));
    h.insert(SEC_WEBSOCKET_ACCEPT, terima);
    r
}

/// What a stream is cut by, and its place among those that may be open.
pub struct Saklar {
    pub putus: CancellationToken,
    pub izin: OwnedSemaphorePermit,
}

async fn sambungkan(
    soket: Arc<Soket>,
    naik: OnUpgrade,
    req: http::Request<()>,
    sid: Option<String>,
    saklar: Saklar,
) {
    let Ok(arus) = naik.await else { return };
    // A session that began by polling is known by its id; its stream is only known now.
    if let Some(sid) = &sid {
        soket.bersama.hadir.catat_saluran(sid, &saklar.putus);
    }
    let arus = Saluran::new(TokioIo::new(arus), saklar, MACET);
    let hasil = match &soket.layanan {
        Layanan::Lokal(s) => ws(s.clone(), arus, req).await,
        Layanan::Redis(s) => ws(s.clone(), arus, req).await,
    };
    if !hasil {
        tracing::debug!("permintaan WebSocket ditolak mesin socket");
    }
}

async fn ws<A: Adapter>(
    layanan: SocketIoService<Router, A>,
    arus: Saluran<TokioIo<hyper::upgrade::Upgraded>>,
    req: http::Request<()>,
) -> bool {
    layanan.oneshot((arus, req)).await.is_ok()
}

/// A stream that ends when it is cut, when the other side ends, or when nothing can be written for long.
pub struct Saluran<S> {
    arus: S,
    putus: CancellationToken,
    // Reading and writing wait in different tasks, so each needs an ear of its own.
    dengar_baca: Pin<Box<WaitForCancellationFutureOwned>>,
    dengar_tulis: Pin<Box<WaitForCancellationFutureOwned>>,
    macet: Option<Pin<Box<Sleep>>>,
    sabar: Duration,
    _izin: OwnedSemaphorePermit,
}

impl<S> Saluran<S> {
    pub fn new(arus: S, Saklar { putus, izin }: Saklar, sabar: Duration) -> Self {
        Self {
            arus,
            dengar_baca: Box::pin(putus.clone().cancelled_owned()),
            dengar_tulis: Box::pin(putus.clone().cancelled_owned()),
            putus,
            macet: None,
            sabar,
            _izin: izin,
        }
    }

    fn boleh_tulis(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        match self.dengar_tulis.as_mut().poll(cx) {
            Poll::Ready(()) => Err(io::ErrorKind::BrokenPipe.into()),
            Poll::Pending => Ok(()),
        }
    }

    /// Starts the clock when the other side takes nothing, stops it when it does.
    fn ukur<T>(&mut self, cx: &mut Context<'_>, hasil: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if hasil.is_ready() {
            self.macet = None;
            return hasil;
        }
        let sabar = self.sabar;
        let jam = self.macet.get_or_insert_with(|| Box::pin(tokio::time::sleep(sabar)));
        if jam.as_mut().poll(cx).is_ready() {
            self.putus.cancel();
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Saluran<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.dengar_baca.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Ok(()));
        }
        let sebelum = buf.filled().len();
        let hasil = Pin::new(&mut self.arus).poll_read(cx, buf);
        let tamat = match &hasil {
            Poll::Ready(Ok(())) => buf.filled().len() == sebelum,
            Poll::Ready(Err(_)) => true,
            Poll::Pending => false,
        };
        if tamat {
            // Nobody is there any more: a write that waits must not wait on.
            self.putus.cancel();
        }
        hasil
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Saluran<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.boleh_tulis(cx)?;
        let hasil = Pin::new(&mut self.arus).poll_write(cx, buf);
        self.ukur(cx, hasil)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.boleh_tulis(cx)?;
        let hasil = Pin::new(&mut self.arus).poll_flush(cx);
        self.ukur(cx, hasil)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let hasil = Pin::new(&mut self.arus).poll_shutdown(cx);
        self.ukur(cx, hasil)
    }
}

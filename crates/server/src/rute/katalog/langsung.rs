//! The live line of the app: a stream of events for every phone that looks. One task an edition watches the version of the
//! catalogue (`katalog::publik::versi`), whichever process wrote, and tells all phones the same difference. Outside the limits
//! of ordinary calls, because it stays; the tills' sockets have a door of their own.

use crate::App;
use crate::tepi::Alamat;
use crate::tepi::jawab::Galat;
use ::katalog::publik::{self, Kabar, Potret};
use ::katalog::{Edisi, KatalogTolak};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use futures_util::stream;
use parking_lot::Mutex;
use platform::{Hasil, Tolak};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::{self, error::RecvError};

/// Two looks lie at least so far apart, and so many times what a look takes: sales go before phones.
const SELANG: Duration = Duration::from_millis(250);
const ISTIRAHAT: u32 = 6;
const SELANG_MAKS: Duration = Duration::from_millis(700);
/// Something is said this often, so that who is gone is noticed.
const DETAK: Duration = Duration::from_secs(25);
/// Lines of one process, and of one address: a mobile network lends one to many.
const PALING_BANYAK: usize = 12_000;
const SEALAMAT: usize = 1_000;
/// Events a phone may be behind; one that is further asks for everything again.
const TERTINGGAL: usize = 16;

/// The first words, and what is said when nothing is.
const SALAM: Bytes = Bytes::from_static(b"retry: 3000\n\n");
const NADI: Bytes = Bytes::from_static(b":\n\n");

pub fn router() -> Router<App> {
    Router::new().route("/katalog-langsung/{edisi}", get(dengar))
}

/// Who listens to an edition. Without a sender the server is stopping.
struct Saluran {
    kirim: Mutex<Option<broadcast::Sender<Bytes>>>,
    /// does a task watch it?
    dijaga: tokio::sync::Mutex<bool>,
}

impl Default for Saluran {
    fn default() -> Self {
        Self {
            kirim: Mutex::new(Some(broadcast::Sender::new(TERTINGGAL))),
            dijaga: tokio::sync::Mutex::default(),
        }
    }
}

/// How many lines are open, in all and of each address.
#[derive(Default)]
struct Hitung {
    jumlah: usize,
    alamat: HashMap<Arc<str>, usize>,
}

/// The lines of this process.
#[derive(Default)]
pub struct Langsung {
    emas: Saluran,
    berlian: Saluran,
    hitung: Arc<Mutex<Hitung>>,
}

impl Langsung {
    fn saluran(&self, edisi: Edisi) -> &Saluran {
        match edisi {
            Edisi::Emas => &self.emas,
            Edisi::Berlian => &self.berlian,
        }
    }

    /// Ends every line: the server stops.
    pub fn tutup(&self) {
        for s in [&self.emas, &self.berlian] {
            s.kirim.lock().take();
        }
    }

    /// Lines that are open.
    pub fn banyak(&self) -> usize {
        self.hitung.lock().jumlah
    }

    fn masuk(&self, dari: &str) -> Option<Tempat> {
        let mut h = self.hitung.lock();
        let (dari, punya) = match h.alamat.get_key_value(dari) {
            Some((a, n)) => (a.clone(), *n),
            None => (Arc::from(dari), 0),
        };
        if h.jumlah >= PALING_BANYAK || punya >= SEALAMAT {
            return None;
        }
        h.jumlah += 1;
        h.alamat.insert(dari.clone(), punya + 1);
        Some(Tempat { hitung: self.hitung.clone(), dari })
    }
}

/// One line's place, given back when it ends.
struct Tempat {
    hitung: Arc<Mutex<Hitung>>,
    dari: Arc<str>,
}

impl Drop for Tempat {
    fn drop(&mut self) {
        let mut h = self.hitung.lock();
        h.jumlah = h.jumlah.saturating_sub(1);
        let sisa = h.alamat.get(&self.dari).map_or(0, |n| n.saturating_sub(1));
        if sisa == 0 {
            h.alamat.remove(&self.dari);
        } else {
            h.alamat.insert(self.dari.clone(), sisa);
        }
    }
}

fn sibuk() -> Response {
    let mut r = StatusCode::SERVICE_UNAVAILABLE.into_response();
    r.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("60"));
    r
}

async fn dengar(State(app): State<App>, Alamat(dari): Alamat, Path(edisi): Path<String>) -> Response {
    let edisi = match Edisi::dari_jalur(&edisi) {
        Ok(e) => e,
        Err(t) => return Galat(t).into_response(),
    };
    let Some(tempat) = app.langsung.masuk(&dari) else { return sibuk() };
    // Listening begins before the first look is taken: what happens in between is heard.
    let terima = app.langsung.saluran(edisi).kirim.lock().as_ref().map(broadcast::Sender::subscribe);
    let Some(terima) = terima else { return sibuk() };
    if let Err(t) = jagai(&app, edisi).await {
        return Galat(t).into_response();
    }
    let kepala = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let isi = stream::unfold((terima, tempat, true), |(mut terima, tempat, awal)| async move {
        let kata = if awal { SALAM } else { berikut(&mut terima).await? };
        Some((Ok::<_, Infallible>(kata), (terima, tempat, false)))
    });
    (kepala, Body::from_stream(isi)).into_response()
}

/// The next words; none once the server stops.
async fn berikut(terima: &mut broadcast::Receiver<Bytes>) -> Option<Bytes> {
    match tokio::time::timeout(DETAK, terima.recv()).await {
        Err(_) => Some(NADI),
        Ok(Ok(b)) => Some(b),
        Ok(Err(RecvError::Lagged(_))) => Some(tulis(&Kabar { muat: true, ..Kabar::default() })),
        Ok(Err(RecvError::Closed)) => None,
    }
}

fn tulis(k: &Kabar) -> Bytes {
    match serde_json::to_string(k) {
        Ok(isi) => Bytes::from(format!("data: {isi}\n\n")),
        Err(_) => NADI,
    }
}

type Lihat = (String, Potret);

/// A look, unless nothing was written since.
async fn lihat(app: &App, edisi: Edisi, lama: &str) -> Hasil<Option<Lihat>> {
    let tgl = app.db.jam().hari_ini();
    let versi = app.db.read(move |c| publik::versi(c, tgl)).await?;
    if versi == lama {
        return Ok(None);
    }
    // Version and look of one moment, whatever is written meanwhile.
    let satu =
        move |c: &mut db::Conn| Ok::<_, Tolak>((publik::versi(c, tgl)?, publik::potret(c, edisi, tgl)?));
    app.db.snapshot(satu).await.map(Some)
}

/// Has the edition watched. The first look stands when this answers: what a phone asks for afterwards is not older.
async fn jagai(app: &App, edisi: Edisi) -> Hasil<()> {
    let mut dijaga = app.langsung.saluran(edisi).dijaga.lock().await;
    if !*dijaga {
        let awal = lihat(app, edisi, "").await?;
        let awal = awal.ok_or_else(|| KatalogTolak::TidakAda.tolak("Katalog ini tidak ada"))?;
        *dijaga = true;
        tokio::spawn(jaga(app.clone(), edisi, awal));
    }
    Ok(())
}

/// Watches an edition as long as anybody listens.
async fn jaga(app: App, edisi: Edisi, mut lama: Lihat) {
    let mut jeda = SELANG;
    loop {
        tokio::time::sleep(jeda).await;
        let saluran = app.langsung.saluran(edisi);
        let mut dijaga = saluran.dijaga.lock().await;
        let kirim = saluran.kirim.lock().clone();
        // Our own copy counts as no listener.
        let Some(kirim) = kirim.filter(|k| k.receiver_count() > 0) else {
            *dijaga = false;
            return;
        };
        drop(dijaga);
        let mulai = Instant::now();
        match lihat(&app, edisi, &lama.0).await {
            Ok(None) => {}
            Ok(Some(baru)) => {
                if let Some(k) = publik::beda(&lama.1, &baru.1) {
                    // Nobody there any more is no failure.
                    let _ = kirim.send(tulis(&k));
                }
                lama = baru;
            }
            Err(t) => tracing::warn!(kode = t.kode, sebab = ?t.sebab, "katalog belum dilihat lagi"),
        }
        jeda = (mulai.elapsed() * ISTIRAHAT).clamp(SELANG, SELANG_MAKS);
    }
}

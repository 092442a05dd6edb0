//! The key of an agent: taken from its header, recognised, and held to the portal it came through.

use super::jaga::Portal;
use super::jawab::Galat;
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use platform::agen::{self, Agen, Jenis, tidak_dikenal};
use std::time::Duration;
use tokio::time::Instant;
use values::{KodeToko, Waktu};

pub const KUNCI_AGEN: &str = "x-agent-key";

/// An agent's question is held open this long at the most: short enough for a quick stop of the server.
const TUNGGU_MAKS: u64 = 5;
const JEDA: Duration = Duration::from_millis(250);

/// Answers an agent as soon as there is work for it, or with nothing when its time is over.
pub async fn tunggu<T: Send + 'static>(
    app: &App,
    k: &KunciAgen,
    jenis: Jenis,
    detik: Option<u64>,
    cari: impl Fn(&mut db::Conn, &Agen, Waktu) -> platform::Hasil<Vec<T>> + Copy + Send + 'static,
) -> platform::Hasil<Vec<T>> {
    let batas = Instant::now() + Duration::from_secs(detik.unwrap_or(0).min(TUNGGU_MAKS));
    loop {
        // Asked of the database each time: the work may come from another process, the key may be revoked.
        let a = k.kenali(app, jenis).await?;
        let kini = app.db.jam().sekarang();
        let data = app.db.read(move |c| cari(c, &a, kini)).await?;
        if !data.is_empty() || Instant::now() >= batas {
            return Ok(data);
        }
        tokio::time::sleep(JEDA).await;
    }
}

/// The half of the key that was sent. It is recognised anew at every use: a revoked key is dead at once.
#[derive(Debug, Clone)]
pub struct KunciAgen {
    pub kunci: String,
    portal: Option<KodeToko>,
}

impl KunciAgen {
    pub fn dari(p: &Parts) -> Option<Self> {
        let kunci = p.headers.get(KUNCI_AGEN)?.to_str().ok()?.trim();
        (!kunci.is_empty() && kunci.len() <= 128).then(|| Self {
            kunci: kunci.to_owned(),
            portal: p.extensions.get::<Portal>().map(|p| p.0.clone()),
        })
    }

    pub async fn kenali(&self, app: &App, jenis: Jenis) -> platform::Hasil<Agen> {
        let kunci = self.kunci.clone();
        let a = app.db.read(move |c| agen::kenali(c, &kunci, jenis)).await?;
        if self.portal.as_ref().is_some_and(|t| *t != a.toko) {
            return Err(tidak_dikenal());
        }
        Ok(a)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for KunciAgen {
    type Rejection = Galat;
    async fn from_request_parts(p: &mut Parts, _: &S) -> Result<Self, Galat> {
        Self::dari(p).ok_or_else(|| Galat(tidak_dikenal()))
    }
}

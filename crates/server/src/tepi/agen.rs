//! The key of an agent: taken from its header, recognised, and held to the portal it came through.

use super::jaga::Portal;
use super::jawab::Galat;
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use platform::agen::{self, Agen, Jenis, tidak_dikenal};
use values::KodeToko;

pub const KUNCI_AGEN: &str = "x-agent-key";

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

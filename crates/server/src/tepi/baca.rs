//! Reading requests. What cannot be read is refused in Indonesian, naming the field, telling nothing of the
//! inside.

use super::jawab::Galat;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, MatchedPath, Query, Request};
use axum::http::request::Parts;
use db::KunciIdem;
use platform::{Pelaku, Status, Tolak};
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use std::net::SocketAddr;

/// The JSON body.
pub struct Isi<T>(pub T);

/// The JSON body of a call that makes a document, with its idempotency key when the client sent one.
pub struct IsiDok<T>(pub T, pub Option<KunciIdem>);

/// Query parameters.
pub struct Tanya<T>(pub T);

/// The address a request comes from.
#[derive(Debug, Clone)]
pub struct Alamat(pub String);

pub const KUNCI_IDEM: &str = "idempotency-key";
const PANJANG_KUNCI: std::ops::RangeInclusive<usize> = 8..=64;

async fn isi_mentah<S: Send + Sync>(req: Request, s: &S) -> Result<Bytes, Galat> {
    let json = req.headers().get("content-type").and_then(|v| v.to_str().ok()).is_some_and(|v| {
        v.split(';').next().is_some_and(|m| m.trim().eq_ignore_ascii_case("application/json"))
    });
    if !json {
        return Err(Tolak::new(
            Status::Cacat,
            "ISI-02",
            "Kirim data sebagai JSON (Content-Type: application/json)",
        )
        .into());
    }
    Bytes::from_request(req, s).await.map_err(|e| match e {
        BytesRejection::FailedToBufferBody(e) if e.status().as_u16() == 413 => {
            Tolak::new(Status::TerlaluBesar, "ISI-03", "Data yang dikirim terlalu besar").into()
        }
        e => Tolak::new(Status::Cacat, "ISI-01", "Data yang dikirim terputus, silahkan kirim kembali")
            .sebab(e)
            .into(),
    })
}

fn urai<T: DeserializeOwned>(b: &[u8]) -> Result<T, Galat> {
    serde_json::from_slice(b).map_err(|e| {
        let pesan = if e.is_data() {
            "Data yang dikirim tidak sesuai: ada isian yang kurang atau salah jenisnya"
        } else {
            "Data yang dikirim bukan JSON yang benar"
        };
        let mut t = Tolak::new(Status::Cacat, "ISI-01", pesan).sebab(&e);
        if let Some(nama) = nama_kolom(&e.to_string()) {
            t = t.kolom(&nama, "Isian kurang atau salah jenisnya");
        }
        t.into()
    })
}

/// serde names a missing or unknown field between backquotes; nothing else of its text goes out.
fn nama_kolom(e: &str) -> Option<String> {
    let sisa = e.strip_prefix("missing field `").or_else(|| e.strip_prefix("unknown field `"))?;
    sisa.split('`').next().filter(|n| n.len() <= 64).map(str::to_owned)
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Isi<T> {
    type Rejection = Galat;
    async fn from_request(req: Request, s: &S) -> Result<Self, Galat> {
        Ok(Isi(urai(&isi_mentah(req, s).await?)?))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for IsiDok<T> {
    type Rejection = Galat;
    async fn from_request(req: Request, s: &S) -> Result<Self, Galat> {
        let kunci = match req.headers().get(KUNCI_IDEM) {
            None => None,
            Some(v) => Some(
                v.to_str()
                    .ok()
                    .filter(|k| PANJANG_KUNCI.contains(&k.len()) && k.chars().all(|c| c.is_ascii_graphic()))
                    .ok_or_else(|| {
                        Tolak::new(Status::Cacat, "IDEM-02", "Idempotency-Key harus 8 sampai 64 karakter")
                    })?
                    .to_owned(),
            ),
        };
        let panggilan = format!(
            "{} {}",
            req.method(),
            req.extensions().get::<MatchedPath>().map_or_else(|| req.uri().path(), MatchedPath::as_str)
        );
        let user = req.extensions().get::<Pelaku>().map(|p| p.user_id.to_string());
        let badan = isi_mentah(req, s).await?;
        let kunci = kunci.zip(user).map(|(kunci, user)| KunciIdem {
            user,
            panggilan,
            kunci,
            sidik: Sha256::digest(&badan).iter().map(|b| format!("{b:02x}")).collect(),
        });
        Ok(IsiDok(urai(&badan)?, kunci))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Tanya<T> {
    type Rejection = Galat;
    async fn from_request_parts(p: &mut Parts, s: &S) -> Result<Self, Galat> {
        let Query(t) = Query::<T>::from_request_parts(p, s).await.map_err(|e| {
            Tolak::new(Status::Cacat, "ISI-04", "Parameter tidak sesuai: ada yang kurang atau salah jenisnya")
                .sebab(e)
        })?;
        Ok(Tanya(t))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Alamat {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(p: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Alamat(
            p.extensions
                .get::<ConnectInfo<SocketAddr>>()
                .map_or_else(|| "-".to_owned(), |c| c.0.ip().to_string()),
        ))
    }
}

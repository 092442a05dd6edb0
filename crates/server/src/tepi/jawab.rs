//! Answers: the envelope `{data, count?, message?}` and refusals `{code, message, fields?, detail?}`.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use platform::{Status, Tolak};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A good answer.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct Jawab<T> {
    pub data: T,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

impl<T> Jawab<T> {
    pub fn data(data: T) -> Self {
        Self { data, count: None, message: None }
    }

    pub fn pesan(data: T, pesan: impl Into<String>) -> Self {
        Self { data, count: None, message: Some(pesan.into()) }
    }
}

/// A good answer without its envelope: an array or an object, where the specification has one. Which calls answer so
/// stands in docs/jawaban-polos.md, and a test compares.
#[derive(Debug)]
pub struct Polos<T>(pub T);

impl<T: Serialize> IntoResponse for Polos<T> {
    fn into_response(self) -> Response {
        Json(self.0).into_response()
    }
}

/// A page of a list: how many rows fit in all, and what all of them come to.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct JawabDaftar<T, S> {
    pub data: Vec<T>,
    pub count: i64,
    pub total: S,
}

impl<T, S> From<platform::daftar::Halaman<T, S>> for JawabDaftar<T, S> {
    fn from(h: platform::daftar::Halaman<T, S>) -> Self {
        Self { data: h.data, count: h.count, total: h.total }
    }
}

impl<T: Serialize, S: Serialize> IntoResponse for JawabDaftar<T, S> {
    fn into_response(self) -> Response {
        Json(self).into_response()
    }
}

impl<T: Serialize> IntoResponse for Jawab<T> {
    fn into_response(self) -> Response {
        Json(self).into_response()
    }
}

/// An answer kept as text under an idempotency key.
pub struct Mentah(pub Box<RawValue>);

impl IntoResponse for Mentah {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], String::from(Box::<str>::from(self.0))).into_response()
    }
}

/// A refusal on the wire.
#[derive(Debug, Serialize, serde::Deserialize, utoipa::ToSchema)]
pub struct Tolakan {
    /// stable, for programs: `KAS-01`
    pub code: String,
    /// the Indonesian text the user reads
    pub message: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fields: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<serde_json::Value>,
}

/// A refusal on its way out of a handler.
pub struct Galat(pub Tolak);

pub type Hasil<T> = Result<T, Galat>;

impl<E: Into<Tolak>> From<E> for Galat {
    fn from(e: E) -> Self {
        Galat(e.into())
    }
}

/// What failed inside, handed to the logging layer and to nobody else.
#[derive(Clone)]
pub struct Sebab {
    pub kode: &'static str,
    pub sebab: Arc<str>,
}

impl IntoResponse for Galat {
    fn into_response(self) -> Response {
        let t = self.0;
        let detail = t.rincian.map(|r| *r);
        let isi = Tolakan { code: t.kode.to_owned(), message: t.pesan, fields: t.kolom, detail };
        let mut r = (kode_status(t.status), Json(isi)).into_response();
        r.extensions_mut().insert(Sebab { kode: t.kode, sebab: Arc::from(t.sebab.unwrap_or_default()) });
        r
    }
}

/// Every status a call may refuse with; 500 is no refusal but a fault of ours.
pub const DITOLAK: &[&str] = &["400", "401", "403", "404", "409", "413", "422", "423", "429", "503"];

pub fn kode_status(s: Status) -> StatusCode {
    match s {
        Status::Cacat => StatusCode::BAD_REQUEST,
        Status::TanpaSesi => StatusCode::UNAUTHORIZED,
        Status::Dilarang => StatusCode::FORBIDDEN,
        Status::TidakAda => StatusCode::NOT_FOUND,
        Status::SudahTerjadi => StatusCode::CONFLICT,
        Status::TerlaluBesar => StatusCode::PAYLOAD_TOO_LARGE,
        Status::Aturan => StatusCode::UNPROCESSABLE_ENTITY,
        Status::Terkunci => StatusCode::LOCKED,
        Status::TerlaluSering => StatusCode::TOO_MANY_REQUESTS,
        Status::Dalam => StatusCode::INTERNAL_SERVER_ERROR,
        Status::Sibuk => StatusCode::SERVICE_UNAVAILABLE,
    }
}

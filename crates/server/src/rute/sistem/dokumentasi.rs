//! The API's own pages: the OpenAPI document and a browser for it that needs nothing from outside.

use crate::App;
use crate::tepi::web;
use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::routing::get;
use sha2::{Digest as _, Sha256};

pub fn router(dok: &utoipa::openapi::OpenApi) -> Router<App> {
    let json = dok.to_json().unwrap_or_default();
    let berkas = |jenis: &'static str, isi: Bytes| {
        let sidik = Sha256::digest(&isi);
        get(move |kepala: HeaderMap| async move {
            web::berkas(&sidik, jenis.to_owned(), web::TANYA_DULU, isi, &kepala)
        })
    };
    let tetap = |isi: &'static str| Bytes::from_static(isi.as_bytes());
    Router::new()
        .route(
            "/api/docs",
            berkas("text/html; charset=utf-8", tetap(include_str!("../../../assets/docs.html"))),
        )
        .route(
            "/api/docs/docs.js",
            berkas("text/javascript; charset=utf-8", tetap(include_str!("../../../assets/docs.js"))),
        )
        .route(
            "/api/docs/docs.css",
            berkas("text/css; charset=utf-8", tetap(include_str!("../../../assets/docs.css"))),
        )
        .route("/api/docs/openapi.json", berkas("application/json", json.into()))
}

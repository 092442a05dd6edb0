//! The API's own pages: the OpenAPI document and a browser for it that needs nothing from outside.

use crate::App;
use axum::Router;
use axum::http::header;
use axum::response::Html;
use axum::routing::get;

const HALAMAN: &str = include_str!("../../assets/docs.html");
const SKRIP: &str = include_str!("../../assets/docs.js");
const GAYA: &str = include_str!("../../assets/docs.css");

pub fn router(dok: &utoipa::openapi::OpenApi) -> Router<App> {
    let json = dok.to_json().unwrap_or_default();
    let teks = |jenis: &'static str, isi: &'static str| {
        get(move || async move { ([(header::CONTENT_TYPE, jenis)], isi) })
    };
    Router::new()
        .route("/api/docs", get(|| async { Html(HALAMAN) }))
        .route("/api/docs/docs.js", teks("text/javascript; charset=utf-8", SKRIP))
        .route("/api/docs/docs.css", teks("text/css; charset=utf-8", GAYA))
        .route(
            "/api/docs/openapi.json",
            get(move || {
                let json = json.clone();
                async move { ([(header::CONTENT_TYPE, "application/json")], json) }
            }),
        )
}

//! The document behind a row of a report, by its number.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Jawab};
use ::laporan::dokumen::{self, Dokumen};
use axum::extract::{Path, State};

/// A document by its number (or that of one of its lines): the screen that shows it, its head, lines, payments and book
/// rows. For who may open a screen or a report of its kind.
#[utoipa::path(get, path = "/api/v1/laporan/dokumen/{no}", tag = "laporan", security(("token" = [])),
    params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Dokumen>)))]
pub async fn lihat(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Dokumen>> {
    Ok(Jawab::data(app.db.snapshot(move |c| dokumen::baca(c, &p, &no, rangkai::DOMAIN)).await?))
}

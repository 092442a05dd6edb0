//! Moving in beside the pieces: opening balances of drawers, accounts and deposits, and old notas, from a file.

use crate::App;
use crate::rute::bersama::mentah;
use crate::rute::bersama::sekali;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, IsiDok, Jawab, Mentah, lembar};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use niaga::awal::{self, Dibatalkan, Impor, Jadi, Jenis, Keadaan, Lihat, MintaBatal};
use serde::Serialize;

/// Who moves a shop in.
pub const PEMILIK: &[&str] = &["OWN", "SU"];

/// What other domains bring in the same way.
const LUAR: &[&awal::Luar] = &[&pesanan::AWAL, &servis::AWAL, &cicilan::AWAL, &pinjaman::AWAL];

/// The columns of the file, and the files that came in. Kinds: kas, bank, titipan, pesanan, service, hutang, nota.
#[utoipa::path(get, path = "/api/v1/impor-awal/{jenis}", tag = "niaga", operation_id = "awal_keadaan",
    security(("token" = [])), params(("jenis" = String, Path)),
    responses((status = 200, body = Jawab<Keadaan>)))]
pub async fn keadaan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(jenis): Path<String>,
) -> Hasil<Jawab<Keadaan>> {
    let jenis = Jenis::cari(&jenis, LUAR)?;
    Ok(Jawab::data(app.db.read(move |c| awal::keadaan(c, &p, jenis)).await?))
}

/// Checks the file, and brings all of it in by one opening document unless it is only to be looked at. Send an
/// `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/impor-awal/{jenis}", tag = "niaga", operation_id = "awal_impor",
    request_body = Impor, security(("token" = [])),
    params(("jenis" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<AwalHasil>)))]
pub async fn impor(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(jenis): Path<String>,
    IsiDok(m, kunci): IsiDok<Impor>,
) -> Hasil<Response> {
    let jenis = Jenis::cari(&jenis, LUAR)?;
    let (pratinjau, nama) = (m.pratinjau, m.nama_berkas);
    let csv = lembar::teks(m.csv, m.xlsx).await?;
    if pratinjau {
        let l = app.db.lapor(move |c| awal::lihat(c, &p, jenis, &csv)).await?;
        return Ok(Jawab::data(l).into_response());
    }
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let j = awal::impor(tx, &p, jenis, &csv, &nama)?;
                let pesan = format!("{}: {} baris berhasil diimpor", jenis.sebutan(), j.jumlah);
                mentah(&Jawab::pesan(j, pesan))
            })
        })
        .await?;
    Ok(Mentah(jawab).into_response())
}

/// Takes a file back as a whole, while nothing of it was used.
#[utoipa::path(post, path = "/api/v1/impor-awal/{jenis}/batal", tag = "niaga", operation_id = "awal_batal",
    request_body = MintaBatal, security(("token" = [])),
    params(("jenis" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(jenis): Path<String>,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    let jenis = Jenis::cari(&jenis, LUAR)?;
    sekali(&app, p, kunci, "Impor Berhasil Dibatalkan", move |tx, p| awal::batal(tx, p, jenis, &m)).await
}

/// The preview, or what came in.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "describes the two answers")]
pub enum AwalHasil {
    Lihat(Lihat),
    Jadi(Jadi),
}

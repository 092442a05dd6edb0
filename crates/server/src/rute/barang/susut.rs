//! Validasi susut: weight losses that wait, and the decision of a second person.

use crate::App;
use crate::rute::bersama::mentah;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::State;
use barang::BarangTolak;
use barang::susut::{self, Putusan, Susut};

pub const MENU: &[&str] = &["/validasi-susut"];

/// Weight losses of the store; those that wait unless another state is asked for.
#[utoipa::path(get, path = "/api/v1/validasi/susut", tag = "susut", security(("token" = [])), params(susut::TanyaSusut),
    responses((status = 200, body = Jawab<Vec<Susut>>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<susut::TanyaSusut>,
) -> Hasil<Jawab<Vec<Susut>>> {
    Ok(Jawab::data(app.db.read(move |c| susut::daftar(c, &p.toko, &q)).await?))
}

/// Accepts a loss (the books follow) or rejects it; SPV and OWN, and not the one who weighed.
#[utoipa::path(post, path = "/api/v1/validasi/susut", tag = "susut", request_body = Putusan, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Susut>)))]
pub async fn putuskan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Putusan>,
) -> Hasil<Mentah> {
    if !p.level.penyetuju() {
        return Err(BarangTolak::SusutPenyetuju
            .tolak("Hanya SPV atau OWN yang boleh memvalidasi susut")
            .into());
    }
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(susut::putuskan(tx, &p, &m)?, "Data Berhasil Divalidasi"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

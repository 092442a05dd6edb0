//! /redirect-to-grosir: a hand-over to the wholesale app, and its redeeming by the wholesale server.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Alamat, Hasil, Isi, Jalur, Jawab, Syarat as S};
use ::hubung::HubungTolak;
use ::hubung::grosir::{self, MintaPeriksaGrosir, OrangGrosir, SerahGrosir};
use axum::extract::State;

const GROSIR: &[&str] = &["/redirect-to-grosir"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(GROSIR), routes!(serah)).pasang(S::Publik, routes!(periksa))
}

/// A hand-over for this person: where to go with it, and whether in a frame. It holds for a minute and once.
#[utoipa::path(post, path = "/api/v1/grosir/serah", tag = "hubung", security(("token" = [])),
    responses((status = 200, body = Jawab<SerahGrosir>)))]
pub async fn serah(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<SerahGrosir>> {
    let data = app.db.write(p.toko.clone(), move |tx| grosir::serahkan(tx, &p)).await?;
    Ok(Jawab::data(data))
}

/// Redeems a hand-over: the wholesale server asks whom it stands for.
#[utoipa::path(post, path = "/api/v1/grosir/periksa", tag = "hubung", request_body = MintaPeriksaGrosir,
    responses((status = 200, body = Jawab<OrangGrosir>)))]
pub async fn periksa(
    State(app): State<App>,
    Alamat(dari): Alamat,
    Isi(m): Isi<MintaPeriksaGrosir>,
) -> Hasil<Jawab<OrangGrosir>> {
    let salah = || HubungTolak::SerahGrosir.tolak("Serah terima grosir ini tidak berlaku");
    if !app.laju_lacak.boleh(&dari, app.db.jam().sekarang()) {
        return Err(HubungTolak::SeringPeriksa
            .tolak("Terlalu sering, silahkan coba beberapa saat lagi")
            .into());
    }
    let toko = grosir::toko_token(&m.token).ok_or_else(salah)?;
    Ok(Jawab::data(app.db.write(toko, move |tx| grosir::periksa(tx, &m)).await?))
}

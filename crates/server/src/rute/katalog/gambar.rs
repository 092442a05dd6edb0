//! The pictures of the catalogue: sent before the entry they belong to is saved, served to anybody with their true type.

use crate::App;
use crate::rute::barang::foto::{self, Unggah};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Jawab};
use ::katalog::definisi::Macam;
use ::katalog::gambar::Terkirim;
use ::katalog::{Edisi, KatalogTolak, defs, splash};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use platform::AksesTolak;

fn macam(folder: &str) -> Hasil<Macam> {
    let ada = Macam::dari_folder(folder);
    ada.ok_or_else(|| KatalogTolak::GambarTidakAda.tolak("Folder gambar ini tidak ada").into())
}

/// Sends a picture for an entry of an edition; the answer's name goes into the entry. The folder says of which kind, and only
/// who may write that kind may send.
#[utoipa::path(post, path = "/api/v1/katalog/{edisi}/gambar/{folder}", tag = "katalog", security(("token" = [])),
    params(("edisi" = String, Path), ("folder" = String, Path)),
    request_body(content = inline(Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Terkirim>)))]
pub async fn kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((edisi, folder)): Path<(String, String)>,
    req: Request,
) -> Hasil<Jawab<Terkirim>> {
    let (edisi, macam) = (Edisi::dari_jalur(&edisi)?, macam(&folder)?);
    let rute = defs::cari(macam).map_or(edisi.pilih(splash::RUTE), |e| e.rute(edisi));
    if !p.boleh_menu(rute) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan").into());
    }
    let isi = foto::baca(req, &app, None).await?;
    let g = ::katalog::gambar::terima(&app.db, &app.lemari()?, &p, (edisi, macam), isi).await?;
    Ok(Jawab::data(g))
}

/// A picture of an entry. One with an id of its own never changes; a splash screen's may.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/gambar/{folder}/{nama}", tag = "katalog",
    params(("edisi" = String, Path), ("folder" = String, Path), ("nama" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 304)))]
pub async fn lihat(
    State(app): State<App>,
    Path((edisi, folder, nama)): Path<(String, String, String)>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    let tetap = macam(&folder)? != Macam::Splash;
    let (g, isi) = ::katalog::gambar::ambil(
        &app.db,
        &app.lemari()?,
        edisi,
        (&folder, &nama),
        super::publik::punya(&kepala),
    )
    .await?;
    let simpan = if tetap { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    let umum = [(header::ETAG, format!("\"{}\"", g.sidik)), (header::CACHE_CONTROL, simpan.to_owned())];
    Ok(match isi {
        None => (StatusCode::NOT_MODIFIED, umum).into_response(),
        Some(isi) => (umum, [(header::CONTENT_TYPE, g.tipe)], isi).into_response(),
    })
}

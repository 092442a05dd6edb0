//! Pictures: photos of pieces by their barcode, the logo of the store. Put, seen and taken away; only the bytes of
//! one picture travel, what it is kept as is for the crate `gambar` to say.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::Galat;
use crate::tepi::{Hasil, Jawab};
use axum::extract::multipart::{Multipart, MultipartError};
use axum::extract::{FromRequest as _, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gambar::GambarTolak;
use gambar::{Gambar, Milik};
use platform::{DasarTolak, Pelaku, Status};

/// The screens that keep the photos of pieces. Who may only look at pieces may not change theirs.
pub const PENGURUS: &[&str] = &["/tambah-data-barang", "/tambah-barang-banyak", "/penerimaan-barang"];
/// The screens where pieces get their photos; who only buys gives one to what was bought today.
pub const PEMASANG: &[&str] =
    &["/tambah-data-barang", "/tambah-barang-banyak", "/penerimaan-barang", "/transaksi-pembelian"];

/// An upload, as forms send it.
#[derive(utoipa::ToSchema)]
#[schema(as = UnggahGambar)]
#[expect(dead_code, reason = "describes the parts of the form")]
pub struct Unggah {
    #[schema(value_type = String, format = Binary)]
    image: Vec<u8>,
    kode_barcode: Option<String>,
}

/// The photo itself. A browser that has it already is told so.
#[utoipa::path(get, path = "/api/v1/foto_produk/{barcode}", tag = "foto produk", security(("token" = [])),
    params(("barcode" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 304)))]
pub async fn lihat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(barcode): Path<String>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    kirim(&app, &p, Milik::produk(&barcode)?, &kepala).await
}

/// Gives a piece its photo, in place of the one it has.
#[utoipa::path(post, path = "/api/v1/foto_produk/{barcode}", tag = "foto produk", security(("token" = [])),
    params(("barcode" = String, Path)),
    request_body(content = inline(Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Gambar>)))]
pub async fn pasang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(barcode): Path<String>,
    req: Request,
) -> Hasil<Jawab<Gambar>> {
    if !PENGURUS.iter().any(|m| p.boleh_menu(m)) {
        let (toko, kode) = (p.toko.clone(), barcode.clone());
        if !app.db.read(move |c| niaga::dibeli_hari_ini(c, &toko, &kode)).await? {
            let pesan = "Foto hanya untuk barang yang dibeli hari ini";
            return Err(GambarTolak::FotoHariIni.tolak(pesan).into());
        }
    }
    let isi = baca(req, &app, Some(&barcode)).await?;
    let f = gambar::pasang(&app.db, &app.lemari()?, &p, Milik::produk(&barcode)?, isi).await?;
    Ok(Jawab::pesan(f, "Foto Berhasil Disimpan"))
}

/// Takes a piece's photo away.
#[utoipa::path(delete, path = "/api/v1/foto_produk/{barcode}", tag = "foto produk", security(("token" = [])),
    params(("barcode" = String, Path)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn hapus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(barcode): Path<String>,
) -> Hasil<Jawab<bool>> {
    gambar::hapus(&app.db, &app.lemari()?, &p, Milik::produk(&barcode)?).await?;
    Ok(Jawab::pesan(true, "Foto Berhasil Dihapus"))
}

/// The logo of the store; nothing where it has none, which is no error.
#[utoipa::path(get, path = "/api/v1/logo_toko", tag = "toko", security(("token" = [])),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 204), (status = 304)))]
pub async fn logo(State(app): State<App>, Siapa(p): Siapa, kepala: HeaderMap) -> Hasil<Response> {
    match kirim(&app, &p, Milik::Logo, &kepala).await {
        Err(Galat(t)) if t.status == Status::TidakAda => Ok(StatusCode::NO_CONTENT.into_response()),
        jawab => jawab,
    }
}

/// Gives the store its logo, in place of the one it has.
#[utoipa::path(post, path = "/api/v1/logo_toko", tag = "toko", security(("token" = [])),
    request_body(content = inline(Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Gambar>)))]
pub async fn pasang_logo(State(app): State<App>, Siapa(p): Siapa, req: Request) -> Hasil<Jawab<Gambar>> {
    let isi = baca(req, &app, None).await?;
    let g = gambar::pasang(&app.db, &app.lemari()?, &p, Milik::Logo, isi).await?;
    Ok(Jawab::pesan(g, "Logo Berhasil Disimpan"))
}

/// Takes the store's logo away.
#[utoipa::path(delete, path = "/api/v1/logo_toko", tag = "toko", security(("token" = [])),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn hapus_logo(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<bool>> {
    gambar::hapus(&app.db, &app.lemari()?, &p, Milik::Logo).await?;
    Ok(Jawab::pesan(true, "Logo Berhasil Dihapus"))
}

/// A count that this person may open.
async fn hitungan(app: &App, p: &Pelaku, no: &str) -> Hasil<Milik> {
    let no = super::opname::nomor(no)?;
    let (orang, n) = (p.clone(), no.clone());
    app.db.read(move |c| barang::opname::satu(c, &orang, &n)).await?;
    Ok(Milik::Opname(no))
}

/// The photo of a count.
#[utoipa::path(get, path = "/api/v1/stock-opname/{no_opname}/foto", tag = "opname", security(("token" = [])),
    params(("no_opname" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 304)))]
pub async fn opname(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    let milik = hitungan(&app, &p, &no).await?;
    kirim(&app, &p, milik, &kepala).await
}

/// Gives a count that is going on its photo, in place of the one it has.
#[utoipa::path(post, path = "/api/v1/stock-opname/{no_opname}/foto", tag = "opname", security(("token" = [])),
    params(("no_opname" = String, Path)),
    request_body(content = inline(Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Gambar>)))]
pub async fn pasang_opname(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    req: Request,
) -> Hasil<Jawab<Gambar>> {
    let milik = hitungan(&app, &p, &no).await?;
    let isi = baca(req, &app, None).await?;
    let g = gambar::pasang(&app.db, &app.lemari()?, &p, milik, isi).await?;
    Ok(Jawab::pesan(g, "Foto Berhasil Disimpan"))
}

/// Takes the photo of a count that is going on away.
#[utoipa::path(delete, path = "/api/v1/stock-opname/{no_opname}/foto", tag = "opname", security(("token" = [])),
    params(("no_opname" = String, Path)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn hapus_opname(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<bool>> {
    let milik = hitungan(&app, &p, &no).await?;
    gambar::hapus(&app.db, &app.lemari()?, &p, milik).await?;
    Ok(Jawab::pesan(true, "Foto Berhasil Dihapus"))
}

/// The bytes, or that the browser has them already.
pub(in crate::rute) async fn kirim(
    app: &App,
    p: &Pelaku,
    milik: Milik,
    kepala: &HeaderMap,
) -> Hasil<Response> {
    let punya = kepala
        .get(header::IF_NONE_MATCH)
        .and_then(|v| v.to_str().ok())
        .map(|v| v.trim_start_matches("W/").trim_matches('"'));
    let (f, isi) = gambar::ambil(&app.db, &app.lemari()?, &p.toko, milik, punya).await?;
    let tetap = [
        (header::ETAG, format!("\"{}\"", f.sidik)),
        // Asked for again each time, answered without the bytes when nothing changed.
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
    ];
    Ok(match isi {
        None => (StatusCode::NOT_MODIFIED, tetap).into_response(),
        Some(isi) => (tetap, [(header::CONTENT_TYPE, "image/jpeg")], isi).into_response(),
    })
}

/// The part named `image`; a barcode beside it must be the path's.
pub(in crate::rute) async fn baca(req: Request, app: &App, barcode: Option<&str>) -> Result<Vec<u8>, Galat> {
    let mut m = Multipart::from_request(req, app).await.map_err(|e| {
        DasarTolak::BukanFormulir.tolak("Kirim gambar sebagai formulir (multipart/form-data)").sebab(e)
    })?;
    let mut isi = None;
    while let Some(bagian) = m.next_field().await.map_err(terputus)? {
        match bagian.name() {
            Some("image") => isi = Some(bagian.bytes().await.map_err(terputus)?.to_vec()),
            Some("kode_barcode") => {
                let kode = bagian.text().await.map_err(terputus)?;
                if barcode.is_some_and(|b| b != kode.trim()) {
                    let pesan = "Kode barcode tidak sama dengan alamatnya";
                    return Err(GambarTolak::BarcodeBeda.pada("kode_barcode", pesan).into());
                }
            }
            _ => {}
        }
    }
    isi.ok_or_else(|| {
        let pesan = "Gambar belum dipilih";
        GambarTolak::Kosong.pada("image", pesan).into()
    })
}

fn terputus(e: MultipartError) -> Galat {
    if e.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return DasarTolak::IsiBesar.tolak("Data yang dikirim terlalu besar").into();
    }
    DasarTolak::IsiCacat.tolak("Data yang dikirim terputus, silahkan kirim kembali").sebab(e).into()
}

//! Around a sale: put aside and taken up again, its nota on paper, and the second person who validates it.

use crate::App;
use crate::cetak::nota::Nota;
use crate::cetak::nota_niaga::{Sisi as Kertas, siapkan};
use crate::rute::bersama::{self, Cetak, berkas_pdf, lembar, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use niaga::NiagaTolak;
use niaga::aksesoris::Aksesoris;
use niaga::lihat::{Faktur, Sisi};
use niaga::parkir::{self, Parkir};
use niaga::validasi;
use platform::Pelaku;
use platform::printer::Kerja;
use serde::{Deserialize, Serialize};

pub const VALIDASI_JUAL: &[&str] = &["/validasi-penjualan"];
pub const VALIDASI_SEMUA: &[&str] = &["/validasi-jual-beli"];

/// Unfinished sales of the store.
#[utoipa::path(get, path = "/api/v1/penjualan/parkir", tag = "niaga", operation_id = "parkir_daftar",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Parkir>>)))]
pub async fn parkir_daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Parkir>>> {
    Ok(Jawab::data(app.db.read(move |c| parkir::daftar(c, &p)).await?))
}

/// Puts an unfinished sale aside.
#[utoipa::path(post, path = "/api/v1/penjualan/parkir", tag = "niaga", operation_id = "parkir_simpan",
    request_body = parkir::ParkirMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Parkir>)))]
pub async fn parkir_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<parkir::ParkirMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Transaksi Diparkir", move |tx, p| parkir::simpan(tx, p, &m)).await
}

/// Takes an unfinished sale up again, or throws it away: it is off the list either way, and the answer is what it held.
#[utoipa::path(delete, path = "/api/v1/penjualan/parkir/{id}", tag = "niaga", operation_id = "parkir_ambil",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Jawab<Parkir>)))]
pub async fn parkir_ambil(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<Jawab<Parkir>> {
    Ok(Jawab::data(app.db.write(p.toko.clone(), move |tx| parkir::ambil(tx, &p, &id)).await?))
}

/// Counted accessories that may be sold.
#[utoipa::path(get, path = "/api/v1/penjualan/aksesoris", tag = "niaga", operation_id = "penjualan_aksesoris",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Aksesoris>>)))]
pub async fn aksesoris(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Aksesoris>>> {
    Ok(Jawab::data(app.db.read(move |c| niaga::aksesoris::daftar(c, &p)).await?))
}

/// The nota of a side as PDF.
pub(crate) async fn berkas(app: &App, p: &Pelaku, no: String, sisi: Kertas) -> Hasil<Response> {
    bersama::berkas(app, p, move |c, toko| siapkan(c, toko, &no, sisi)).await
}

/// The notas that are printed at once.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = NotaBanyak)]
pub struct Banyak {
    /// numbers of transactions
    no: Vec<String>,
}

/// Notas of one request.
const NOTA_MAKS: usize = 200;
/// More than these are saved as a file instead of opened to print, as the specification has it.
const NOTA_DIBUKA: usize = 10;

/// Hands many notas out, each written down as one, in one PDF.
pub(crate) async fn banyak(app: &App, p: &Pelaku, m: Banyak, sisi: Kertas) -> Hasil<Response> {
    let salah = |pesan: String| NiagaTolak::NotaBanyak.pada("no", pesan);
    if m.no.is_empty() {
        return Err(salah("Harap pilih salah satu transaksi".to_owned()).into());
    }
    if m.no.len() > NOTA_MAKS {
        return Err(salah(format!("Paling banyak {NOTA_MAKS} nota sekali cetak")).into());
    }
    let (q, minta) = (p.clone(), m.no.clone());
    app.db
        .write(p.toko.clone(), move |tx| {
            for no in &minta {
                let ada = siapkan(tx, &q.toko, no, sisi)?;
                konter::cetakan::catat(tx, &q, &ada.no)?;
            }
            Ok::<_, platform::Tolak>(())
        })
        .await?;
    let mut semua = Vec::with_capacity(m.no.len());
    for no in m.no {
        semua.push(lembar(app, p, move |c, toko| siapkan(c, toko, &no, sisi)).await?);
    }
    let cara = if semua.len() > NOTA_DIBUKA { "attachment" } else { "inline" };
    berkas_pdf(cara, "nota", move || Nota::pdf_banyak(&semua)).await
}

/// The notas of many sales as one PDF; more than ten are to be saved.
#[utoipa::path(post, path = "/api/v1/penjualan/nota/banyak", tag = "niaga", operation_id = "penjualan_nota_banyak",
    request_body = Banyak, security(("token" = [])),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota_banyak(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Banyak>) -> Hasil<Response> {
    banyak(&app, &p, m, Kertas::Jual).await
}

/// The nota of a sale as PDF.
#[utoipa::path(get, path = "/api/v1/penjualan/{no}/nota", tag = "niaga", operation_id = "penjualan_nota",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    berkas(&app, &p, no, Kertas::Jual).await
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = NotaTercetak)]
pub struct Tercetak {
    no_faktur_group: String,
    /// the first is the original
    urut: i64,
    kerja: Option<Kerja>,
}

impl Tercetak {
    pub(crate) const fn baru(no_faktur_group: String, urut: i64, kerja: Option<Kerja>) -> Self {
        Self { no_faktur_group, urut, kerja }
    }
}

/// Hands the nota of a side out.
pub(crate) async fn serahkan(
    app: &App,
    p: &Pelaku,
    no: String,
    m: &Cetak,
    sisi: Kertas,
) -> Hasil<Jawab<Tercetak>> {
    bersama::serahkan(app, p, m, move |c, toko| siapkan(c, toko, &no, sisi), Tercetak::baru).await
}

/// Hands a nota out: written down, and printed on a printer of the store when one is named.
#[utoipa::path(post, path = "/api/v1/penjualan/{no}/cetak", tag = "niaga", operation_id = "penjualan_cetak",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn cetak_nota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Tercetak>> {
    serahkan(&app, &p, no, &m, Kertas::Jual).await
}

async fn belum(app: App, p: Pelaku, sisi: Sisi, q: validasi::TanyaValidasi) -> Hasil<Jawab<Vec<Faktur>>> {
    let (data, count) = app.db.read(move |c| validasi::daftar(c, &p.toko, sisi, &q)).await?;
    Ok(Jawab { data, count: Some(count), message: None })
}

/// Sales that nobody validated yet.
#[utoipa::path(get, path = "/api/v1/validasi/penjualan/get", tag = "niaga", operation_id = "validasi_penjualan_daftar",
    security(("token" = [])), params(validasi::TanyaValidasi),
    responses((status = 200, body = Jawab<Vec<Faktur>>)))]
pub async fn validasi_jual_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<validasi::TanyaValidasi>,
) -> Hasil<Jawab<Vec<Faktur>>> {
    belum(app, p, Sisi::Jual, q).await
}

/// Validates sales: all that are named, or none.
#[utoipa::path(post, path = "/api/v1/validasi/penjualan", tag = "niaga", operation_id = "validasi_penjualan",
    request_body = validasi::ValidasiMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<validasi::Tercatat>)))]
pub async fn validasi_jual(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<validasi::ValidasiMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Penjualan Berhasil Divalidasi", move |tx, p| {
        validasi::validasi(tx, p, Sisi::Jual, &m)
    })
    .await
}

/// Sales and purchases that nobody validated yet.
#[utoipa::path(get, path = "/api/v1/validasi/jual-beli/get", tag = "niaga", operation_id = "validasi_jual_beli_daftar",
    security(("token" = [])), params(validasi::TanyaValidasi), responses((status = 200, body = Jawab<Vec<Faktur>>)))]
pub async fn validasi_semua_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<validasi::TanyaValidasi>,
) -> Hasil<Jawab<Vec<Faktur>>> {
    belum(app, p, Sisi::Semua, q).await
}

/// Validates sales and purchases: all that are named, or none.
#[utoipa::path(post, path = "/api/v1/validasi/jual-beli", tag = "niaga", operation_id = "validasi_jual_beli",
    request_body = validasi::ValidasiMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<validasi::Tercatat>)))]
pub async fn validasi_semua(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<validasi::ValidasiMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Transaksi Berhasil Divalidasi", move |tx, p| {
        validasi::validasi(tx, p, Sisi::Semua, &m)
    })
    .await
}

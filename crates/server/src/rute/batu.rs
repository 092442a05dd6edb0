//! Stones: the register and its certificates, receipts, setting and taking out, giving out and back, selling loose, taking back.

use crate::App;
use crate::cetak::nota_batu::siapkan;
use crate::rute::barang::foto;
use crate::rute::bersama::{nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, Request, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use batu::awal::{self, AwalMinta};
use batu::batal::{self, BatalMinta, Dibatalkan};
use batu::jual::{self, Hitungan, JualMinta};
use batu::keluar::{self, KeluarMinta};
use batu::lepas::{self, LepasMinta};
use batu::lihat::{self, Batu, DiBarang, Pilihan, Rinci, Ringkas, TanyaBatu, TanyaDok, Total};
use batu::pasang::{self, PasangMinta};
use batu::tabel::DokBatu;
use batu::terima::{self, TerimaMinta};
use gambar::sertifikat::{self, Sertifikat};

const DATA: &[&str] = &["/data-batu"];
const TERIMA: &[&str] = &["/terima-batu"];
const PASANG: &[&str] = &["/pasang-batu"];
const KELUAR: &[&str] = &["/keluar-batu"];
const JUAL: &[&str] = &["/jual-batu"];
/// Everybody who works with stones chooses from the register.
const SEMUA: &[&str] = &["/data-batu", "/terima-batu", "/pasang-batu", "/keluar-batu", "/jual-batu"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(SEMUA), routes!(daftar))
        .pasang(S::Menu(SEMUA), routes!(pilihan))
        .pasang(S::Menu(SEMUA), routes!(dokumen))
        .pasang(S::Menu(SEMUA), routes!(rinci))
        .pasang(S::Menu(DATA), routes!(buka))
        .pasang(S::Menu(SEMUA), routes!(batalkan))
        .pasang(S::Menu(SEMUA), routes!(berkas))
        .pasang(S::Menu(&["/data-batu", "/terima-batu"]), routes!(berkas_pasang))
        .pasang(S::Menu(TERIMA), routes!(masuk))
        .pasang(S::Menu(PASANG), routes!(di_barang))
        .pasang(S::Menu(PASANG), routes!(ke_barang))
        .pasang(S::Menu(PASANG), routes!(dari_barang))
        .pasang(S::Menu(KELUAR), routes!(ke_luar))
        .pasang(S::Menu(JUAL), routes!(hitung))
        .pasang(S::Menu(JUAL), routes!(terjual))
        .pasang(S::Menu(&["/jual-batu", "/data-batu"]), routes!(nota))
        .pasang(S::Menu(&["/jual-batu", "/data-batu"]), routes!(cetak_nota))
}

/// The register by pages: each stone where it lies, with the totals of all that fit.
#[utoipa::path(get, path = "/api/v1/data-batu", tag = "batu", operation_id = "batu_daftar",
    security(("token" = [])), params(TanyaBatu), responses((status = 200, body = JawabDaftar<Batu, Total>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<TanyaBatu>,
) -> Hasil<JawabDaftar<Batu, Total>> {
    Ok(app.db.read(move |c| lihat::daftar(c, &p, &t)).await?.into())
}

/// Suppliers, craftsmen, the attributes of stones and the dollar of the day.
#[utoipa::path(get, path = "/api/v1/data-batu/pilihan", tag = "batu", operation_id = "batu_pilihan",
    security(("token" = [])), responses((status = 200, body = Jawab<Pilihan>)))]
pub async fn pilihan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Pilihan>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::pilihan(c, &p)).await?))
}

/// The last documents of stones, the newest first.
#[utoipa::path(get, path = "/api/v1/data-batu/dokumen", tag = "batu", operation_id = "batu_dokumen",
    security(("token" = [])), params(TanyaDok), responses((status = 200, body = Jawab<Vec<Ringkas>>)))]
pub async fn dokumen(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<TanyaDok>,
) -> Hasil<Jawab<Vec<Ringkas>>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::dokumen(c, &p, &t)).await?))
}

/// One stone: where it lies and its story over all stores.
#[utoipa::path(get, path = "/api/v1/data-batu/batu/{kode}", tag = "batu", operation_id = "batu_rinci",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Rinci>)))]
pub async fn rinci(State(app): State<App>, Siapa(p): Siapa, Path(kode): Path<String>) -> Hasil<Jawab<Rinci>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::rinci(c, &p, &kode)).await?))
}

/// Writes the stones of pieces from before the register into it. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/data-batu/awal", tag = "batu", operation_id = "batu_awal",
    request_body = AwalMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<DokBatu>)))]
pub async fn buka(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<AwalMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| awal::awal(tx, p, &m)).await
}

/// Takes a document of stones back, as long as nothing of it has moved on. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/data-batu/batal", tag = "batu", operation_id = "batu_batal",
    request_body = BatalMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batalkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<BatalMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Dibatalkan", move |tx, p| batal::batal(tx, p, &m)).await
}

/// The certificate of a stone, as PDF or photo.
#[utoipa::path(get, path = "/api/v1/data-batu/batu/{kode}/sertifikat", tag = "batu", operation_id = "batu_sertifikat",
    security(("token" = [])), params(("kode" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn berkas(State(app): State<App>, Siapa(_p): Siapa, Path(kode): Path<String>) -> Hasil<Response> {
    let (s, isi) = sertifikat::ambil(&app.db, &app.lemari()?, &kode).await?;
    let kepala = [
        (header::CONTENT_TYPE, s.tipe().to_owned()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"{}\"", s.kode_batu)),
        // Nothing in it runs, whatever it says.
        (header::CONTENT_SECURITY_POLICY, "sandbox; default-src 'none'".to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
    ];
    Ok((kepala, isi).into_response())
}

/// Gives a stone its certificate, in place of the one it has: a PDF, or a photo.
#[utoipa::path(post, path = "/api/v1/data-batu/batu/{kode}/sertifikat", tag = "batu", operation_id = "batu_sertifikat_pasang",
    security(("token" = [])), params(("kode" = String, Path)),
    request_body(content = inline(foto::Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Sertifikat>)))]
pub async fn berkas_pasang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    req: Request,
) -> Hasil<Jawab<Sertifikat>> {
    let isi = foto::baca(req, &app, None).await?;
    let s = sertifikat::pasang(&app.db, &app.lemari()?, &p, &kode, isi).await?;
    Ok(Jawab::pesan(s, "Sertifikat Berhasil Disimpan"))
}

/// Takes stones of a supplier in. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/terima-batu", tag = "batu", operation_id = "batu_terima",
    request_body = TerimaMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<terima::Tercatat>)))]
pub async fn masuk(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<TerimaMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| terima::terima(tx, p, &m)).await
}

/// A piece with the stones of its card.
#[utoipa::path(get, path = "/api/v1/pasang-batu/barang/{kode}", tag = "batu", operation_id = "batu_barang",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<DiBarang>)))]
pub async fn di_barang(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<DiBarang>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::di_barang(c, &kode)).await?))
}

/// Sets stones into a piece. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/pasang-batu", tag = "batu", operation_id = "batu_pasang",
    request_body = PasangMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<DokBatu>)))]
pub async fn ke_barang(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<PasangMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Batu Berhasil Dipasang", move |tx, p| pasang::pasang(tx, p, &m)).await
}

/// Takes stones out of a piece. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/pasang-batu/lepas", tag = "batu", operation_id = "batu_lepas",
    request_body = LepasMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<DokBatu>)))]
pub async fn dari_barang(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<LepasMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Batu Berhasil Dilepas", move |tx, p| lepas::lepas(tx, p, &m)).await
}

/// Gives stones back to a supplier, or to a craftsman, or takes them back from him. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/keluar-batu", tag = "batu", operation_id = "batu_keluar",
    request_body = KeluarMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<DokBatu>)))]
pub async fn ke_luar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<KeluarMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| keluar::keluar(tx, p, &m)).await
}

/// What a sale of loose stones would come to.
#[utoipa::path(post, path = "/api/v1/jual-batu/hitung", tag = "batu", operation_id = "batu_jual_hitung",
    request_body = JualMinta, security(("token" = [])), responses((status = 200, body = Jawab<Hitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<JualMinta>,
) -> Hasil<Jawab<Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| jual::hitung(c, &p, &m)).await?))
}

/// Sells loose stones. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/jual-batu", tag = "batu", operation_id = "batu_jual",
    request_body = JualMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<jual::Tercatat>)))]
pub async fn terjual(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<JualMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Batu Berhasil Dijual", move |tx, p| jual::jual(tx, p, &m)).await
}

nota_dokumen!(pdf "The nota of a sale of loose stones as PDF.", "/api/v1/jual-batu/{no}/nota", "batu_nota", "batu", siapkan);
nota_dokumen!(cetak "Hands the nota of a sale of loose stones out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/jual-batu/{no}/cetak", "batu_cetak", "batu", siapkan, JualBatuTercetak, no_jual);

//! Craftsmen: gold issued, deliveries, wages, norms, taking back; and what the screen shows of one.

use crate::App;
use crate::rute::bersama::sekali;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S};
use axum::extract::{Path, State};
use tukang::batal::{self, Dibatalkan, MintaBatal};
use tukang::emas::{self, EmasTercatat, MintaEmas};
use tukang::lihat::{self, BarisTukang, Rinci, Sumber};
use tukang::norma::{self, MintaNorma, Norma};
use tukang::terima::{self, Hitungan, MintaTerima, TerimaTercatat};
use tukang::upah::{self, MintaUpah, UpahTercatat};

const TUKANG: &[&str] = &["/emas-tukang"];
/// Works are given out at orders and services too.
const PILIH: &[&str] = &["/emas-tukang", "/lihat-pesanan", "/lihat-services", "/transaksi-services"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(PILIH), routes!(daftar))
        .pasang(S::Menu(TUKANG), routes!(sumber))
        .pasang(S::Menu(TUKANG), routes!(rinci))
        .pasang(S::Menu(TUKANG), routes!(keluar))
        .pasang(S::Menu(TUKANG), routes!(hitung))
        .pasang(S::Menu(TUKANG), routes!(masuk))
        .pasang(S::Menu(TUKANG), routes!(bayar))
        .pasang(S::Menu(TUKANG), routes!(norma_baru))
        .pasang(S::Menu(TUKANG), routes!(batalkan))
}

/// Craftsmen of the store with what they owe, who owes most first.
#[utoipa::path(get, path = "/api/v1/emas-tukang", tag = "tukang", operation_id = "emas_tukang_daftar",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<BarisTukang>>)))]
pub async fn daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<BarisTukang>>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::daftar(c, &p.toko)).await?))
}

/// Gold without barcode that may be given to a craftsman.
#[utoipa::path(get, path = "/api/v1/emas-tukang/sumber", tag = "tukang", operation_id = "emas_tukang_sumber",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Sumber>>)))]
pub async fn sumber(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Sumber>>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::sumber(c, &p.toko)).await?))
}

/// One craftsman: what he owes, works, documents, statement.
#[utoipa::path(get, path = "/api/v1/emas-tukang/tukang/{kode}", tag = "tukang", operation_id = "emas_tukang_rinci",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Rinci>)))]
pub async fn rinci(State(app): State<App>, Siapa(p): Siapa, Path(kode): Path<String>) -> Hasil<Jawab<Rinci>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::rinci(c, &p.toko, &kode)).await?))
}

/// Gives gold to a craftsman. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/emas-tukang/keluar", tag = "tukang", operation_id = "emas_tukang_keluar",
    request_body = MintaEmas, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<EmasTercatat>)))]
pub async fn keluar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaEmas>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| emas::keluar(tx, p, &m)).await
}

/// What a delivery comes to, before it is saved: fine weights, the loss the norm allows, what he owes after it.
#[utoipa::path(post, path = "/api/v1/emas-tukang/hitung", tag = "tukang", operation_id = "emas_tukang_hitung",
    request_body = MintaTerima, security(("token" = [])), responses((status = 200, body = Jawab<Hitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaTerima>,
) -> Hasil<Jawab<Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| terima::hitung(c, &p, &m)).await?))
}

/// Takes a delivery in, tested by who approves it. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/emas-tukang/terima", tag = "tukang", operation_id = "emas_tukang_terima",
    request_body = MintaTerima, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TerimaTercatat>)))]
pub async fn masuk(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaTerima>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| terima::terima(tx, p, &m)).await
}

/// Pays wages of finished works. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/emas-tukang/upah", tag = "tukang", operation_id = "emas_tukang_upah",
    request_body = MintaUpah, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<UpahTercatat>)))]
pub async fn bayar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaUpah>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| upah::bayar(tx, p, &m)).await
}

/// A new norm of a craftsman for a kind of work, from today on, by an approval.
#[utoipa::path(post, path = "/api/v1/emas-tukang/norma", tag = "tukang", operation_id = "emas_tukang_norma",
    request_body = MintaNorma, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Norma>)))]
pub async fn norma_baru(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaNorma>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| norma::catat(tx, p, &m)).await
}

/// Takes a document of a craftsman back, as long as what it gave has not moved on.
#[utoipa::path(post, path = "/api/v1/emas-tukang/batal", tag = "tukang", operation_id = "emas_tukang_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batalkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Dibatalkan", move |tx, p| batal::batal(tx, p, &m)).await
}

//! Melting: lots, their results, refined gold sold with its nota, taking back; and the owner's position.

use crate::App;
use crate::cetak::nota_ciok::siapkan;
use crate::rute::bersama::{nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, State};
use lebur::batal::{self, Dibatalkan, MintaBatal};
use lebur::hasil::{self, HasilTercatat, MintaHasil};
use lebur::jual::{self, JualTercatat, MintaJual};
use lebur::kirim::{self, Dikirim, MintaKirim};
use lebur::lihat::{self, Bahan, LayarJual, Papan, Rinci};
use lebur::lot::{self, LotTercatat, MintaLot};
use lebur::posisi::{self, Posisi};
use serde::Deserialize;

const LOT: &[&str] = &["/lot-lebur"];
const JUAL: &[&str] = &["/jual-ciok"];
const BATAL: &[&str] = &["/lot-lebur", "/jual-ciok"];
const POSISI: &[&str] = &["/posisi-emas"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(LOT), routes!(papan))
        .pasang(S::Menu(LOT), routes!(bahan))
        .pasang(S::Menu(LOT), routes!(rinci))
        .pasang(S::Menu(LOT), routes!(buka))
        .pasang(S::Menu(LOT), routes!(kirim))
        .pasang(S::Menu(LOT), routes!(hitung))
        .pasang(S::Menu(LOT), routes!(catat))
        .pasang(S::Menu(JUAL), routes!(layar_jual))
        .pasang(S::Menu(JUAL), routes!(hitung_jual))
        .pasang(S::Menu(JUAL), routes!(jual))
        .pasang(S::Menu(JUAL), routes!(nota))
        .pasang(S::Menu(JUAL), routes!(cetak_nota))
        .pasang(S::Menu(BATAL), routes!(batalkan))
        .pasang(S::Menu(POSISI), routes!(posisi_emas))
}

/// The board of lots: those that are open, the last that were closed, and the month's loss.
#[utoipa::path(get, path = "/api/v1/lot-lebur", tag = "lebur", operation_id = "lot_lebur_papan",
    security(("token" = [])), responses((status = 200, body = Jawab<Papan>)))]
pub async fn papan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Papan>> {
    Ok(Jawab::data(app.db.snapshot(move |c| lihat::papan(c, &p.toko)).await?))
}

/// What can be melted: pieces and gold without a barcode.
#[utoipa::path(get, path = "/api/v1/lot-lebur/bahan", tag = "lebur", operation_id = "lot_lebur_bahan",
    security(("token" = [])), responses((status = 200, body = Jawab<Bahan>)))]
pub async fn bahan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Bahan>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::bahan(c, &p.toko)).await?))
}

/// One lot: what went in, what happened, what came out.
#[utoipa::path(get, path = "/api/v1/lot-lebur/lot/{no}", tag = "lebur", operation_id = "lot_lebur_rinci",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<Rinci>)))]
pub async fn rinci(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Rinci>> {
    Ok(Jawab::data(app.db.snapshot(move |c| lihat::rinci(c, &p, &no)).await?))
}

/// Opens a lot, weighed by who gives and by who approves it. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/lot-lebur", tag = "lebur", operation_id = "lot_lebur_buka",
    request_body = MintaLot, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<LotTercatat>)))]
pub async fn buka(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaLot>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| lot::buka(tx, p, &m)).await
}

/// Sends a lot to a refiner. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/lot-lebur/kirim", tag = "lebur", operation_id = "lot_lebur_kirim",
    request_body = MintaKirim, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dikirim>)))]
pub async fn kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaKirim>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| kirim::kirim(tx, p, &m)).await
}

/// What a result comes to, before it is saved: fine weights, loss against the norm, gain.
#[utoipa::path(post, path = "/api/v1/lot-lebur/hitung", tag = "lebur", operation_id = "lot_lebur_hitung",
    request_body = MintaHasil, security(("token" = [])), responses((status = 200, body = Jawab<hasil::Hitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaHasil>,
) -> Hasil<Jawab<hasil::Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| hasil::hitung(c, &p, &m)).await?))
}

/// Takes the result of a lot in, tested by a third, and closes it. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/lot-lebur/hasil", tag = "lebur", operation_id = "lot_lebur_hasil",
    request_body = MintaHasil, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HasilTercatat>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaHasil>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| hasil::catat(tx, p, &m)).await
}

/// Refined gold that waits for its sale, who buys, the price of today, the last sales.
#[utoipa::path(get, path = "/api/v1/jual-ciok", tag = "lebur", operation_id = "jual_ciok_layar",
    security(("token" = [])), responses((status = 200, body = Jawab<LayarJual>)))]
pub async fn layar_jual(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<LayarJual>> {
    Ok(Jawab::data(app.db.snapshot(move |c| lihat::layar_jual(c, &p.toko)).await?))
}

/// What a sale of refined gold comes to, before it is saved.
#[utoipa::path(post, path = "/api/v1/jual-ciok/hitung", tag = "lebur", operation_id = "jual_ciok_hitung",
    request_body = MintaJual, security(("token" = [])), responses((status = 200, body = Jawab<jual::Hitungan>)))]
pub async fn hitung_jual(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaJual>,
) -> Hasil<Jawab<jual::Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| jual::hitung(c, &p, &m)).await?))
}

/// Sells refined gold to a refiner. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/jual-ciok", tag = "lebur", operation_id = "jual_ciok_catat",
    request_body = MintaJual, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<JualTercatat>)))]
pub async fn jual(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaJual>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| jual::jual(tx, p, &m)).await
}

nota_dokumen!(pdf "The nota of a sale of refined gold as PDF.", "/api/v1/jual-ciok/{no}/nota", "jual_ciok_nota", "lebur", siapkan);
nota_dokumen!(cetak "Hands the nota of a sale of refined gold out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/jual-ciok/{no}/cetak", "jual_ciok_cetak", "lebur", siapkan, JualCiokTercetak, no_dok);

/// Takes a lot, a result or a sale back, as long as what it gave has not moved on. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/lot-lebur/batal", tag = "lebur", operation_id = "lebur_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batalkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Dibatalkan", move |tx, p| batal::batal(tx, p, &m)).await
}

#[derive(Deserialize)]
pub struct TanyaPosisi {
    /// all stores; head office's alone
    rantai: Option<bool>,
}

/// Where the gold lies, what it cost and is worth, what changed since yesterday: of the store, or of the chain for head office.
#[utoipa::path(get, path = "/api/v1/posisi-emas", tag = "lebur", operation_id = "posisi_emas",
    security(("token" = [])), params(("rantai" = Option<bool>, Query)), responses((status = 200, body = Jawab<Posisi>)))]
pub async fn posisi_emas(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<TanyaPosisi>,
) -> Hasil<Jawab<Posisi>> {
    let rantai = m.rantai.unwrap_or(false);
    Ok(Jawab::data(app.db.snapshot(move |c| posisi::posisi(c, &p, rantai)).await?))
}

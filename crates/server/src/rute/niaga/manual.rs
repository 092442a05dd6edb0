//! Trade in manual goods: priced while it is typed, saved once, looked up, printed again, taken back by a list.

use crate::App;
use crate::cetak::{di_utas, nota_manual};
use crate::rute::bersama::{self, Cetak, sekali};
use crate::rute::niaga::lanjut::Tercetak;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Polos, Tanya};
use axum::extract::{Path, State};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use db::Conn;
use niaga::dua_sisi::TercatatDuaSisi;
use niaga::manual::lihat::{self, ManualFaktur, Rinci, Sisi};
use niaga::manual::stok::{self, Stok};
use niaga::manual::{Hitungan, ManualMinta, batal, hitung, simpan};
use niaga::total::TotalManual;
use platform::Pelaku;
use serde::{Deserialize, Serialize};
use values::KodeToko;

pub const TRANSAKSI: &[&str] = &["/transaksi-jual-beli-manual"];
pub const JUAL: &[&str] =
    &["/lihat-penjualan-manual", "/transaksi-jual-beli-manual", "/batal-penjualan-manual"];
pub const BELI: &[&str] =
    &["/lihat-pembelian-manual", "/transaksi-jual-beli-manual", "/batal-pembelian-manual"];
pub const BATAL_JUAL: &[&str] = &["/batal-penjualan-manual"];
pub const BATAL_BELI: &[&str] = &["/batal-pembelian-manual"];

/// Prices manual goods without writing anything: every formula, and what needs an approval.
#[utoipa::path(post, path = "/api/v1/jual-beli-manual/hitung", tag = "manual", operation_id = "jual_beli_manual_hitung",
    request_body = ManualMinta, security(("token" = [])),
    responses((status = 200, body = Jawab<Hitungan>)))]
pub async fn hitung_manual(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<ManualMinta>,
) -> Hasil<Jawab<Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| hitung(c, &p, &m)).await?))
}

/// Sells and buys manual goods. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/jual-beli-manual", tag = "manual", operation_id = "jual_beli_manual_simpan",
    request_body = ManualMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TercatatDuaSisi>)))]
pub async fn simpan_manual(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ManualMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| simpan(tx, p, &m)).await
}

/// Manual goods that may be sold, tray by tray.
#[utoipa::path(get, path = "/api/v1/jual-beli-manual/stok", tag = "manual", operation_id = "jual_beli_manual_stok",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Stok>>)))]
pub async fn stok_manual(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Stok>>> {
    Ok(Jawab::data(app.db.read(move |c| stok::daftar(c, &p)).await?))
}

type DaftarManual = JawabDaftar<ManualFaktur, TotalManual>;

async fn daftar(app: App, p: Pelaku, sisi: Sisi, q: lihat::TanyaManual) -> Hasil<DaftarManual> {
    Ok(app.db.read(move |c| lihat::daftar(c, &p.toko, sisi, &q)).await?.into())
}

/// Manual goods that were sold, the newest first.
#[utoipa::path(get, path = "/api/v1/penjualan-manual", tag = "manual", operation_id = "penjualan_manual_daftar",
    security(("token" = [])), params(lihat::TanyaManual),
    responses((status = 200, body = JawabDaftar<ManualFaktur, TotalManual>)))]
pub async fn jual_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<lihat::TanyaManual>,
) -> Hasil<DaftarManual> {
    daftar(app, p, Sisi::Jual, q).await
}

/// Manual goods that were bought, the newest first.
#[utoipa::path(get, path = "/api/v1/pembelian-manual", tag = "manual", operation_id = "pembelian_manual_daftar",
    security(("token" = [])), params(lihat::TanyaManual),
    responses((status = 200, body = JawabDaftar<ManualFaktur, TotalManual>)))]
pub async fn beli_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<lihat::TanyaManual>,
) -> Hasil<DaftarManual> {
    daftar(app, p, Sisi::Beli, q).await
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct NoJual {
    no_faktur_jual: String,
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct NoBeli {
    no_faktur_beli: String,
}

/// The transaction of a sale's invoice, as long as it can be taken back.
async fn valid(app: App, p: Pelaku, sisi: Sisi, no: String) -> Hasil<Jawab<Rinci>> {
    Ok(Jawab::data(
        app.db
            .read(move |c| {
                let r = lihat::satu(c, &p.toko, sisi, &no)?;
                if r.nasib.no_batal.is_empty() {
                    return Ok(r);
                }
                let pesan =
                    format!("Faktur ini sudah dibatalkan oleh {} ({})", r.nasib.batal_oleh, r.nasib.no_batal);
                Err(niaga::NiagaTolak::SudahBatal.tolak(pesan))
            })
            .await?,
    ))
}

/// A sale by the number of one of its lines, as long as it can be taken back.
#[utoipa::path(get, path = "/api/v1/penjualan-manual/valid", tag = "manual", operation_id = "penjualan_manual_valid",
    security(("token" = [])), params(NoJual),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn jual_valid(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<NoJual>,
) -> Hasil<Jawab<Rinci>> {
    valid(app, p, Sisi::Jual, q.no_faktur_jual).await
}

/// A purchase by the number of one of its lines, as long as it can be taken back.
#[utoipa::path(get, path = "/api/v1/pembelian-manual/valid", tag = "manual", operation_id = "pembelian_manual_valid",
    security(("token" = [])), params(NoBeli),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn beli_valid(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<NoBeli>,
) -> Hasil<Jawab<Rinci>> {
    valid(app, p, Sisi::Beli, q.no_faktur_beli).await
}

/// A nota to print.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = NotaManual)]
pub struct Nota {
    notamanual: Rinci,
    /// the type of the layout
    templatemanual: &'static str,
    /// the nota as PDF, base64
    nota_pdf: String,
}

async fn reprint(app: App, p: Pelaku, sisi: Sisi, no: String) -> Hasil<Polos<Nota>> {
    let toko = p.toko.clone();
    let (r, tipe, nota) = app
        .db
        .read(move |c| {
            let (r, nota) = nota_manual::siapkan(c, &toko, &no, sisi)?;
            Ok::<_, platform::Tolak>((r, nota_manual::tipe(c, &toko, sisi)?, nota))
        })
        .await?;
    let nota = nota.bergambar(&app, &p.toko).await?;
    let pdf = di_utas(move || nota.pdf()).await?;
    Ok(Polos(Nota { notamanual: r, templatemanual: tipe, nota_pdf: STANDARD.encode(pdf) }))
}

async fn serahkan(app: App, p: Pelaku, sisi: Sisi, no: String, m: Cetak) -> Hasil<Jawab<Tercetak>> {
    let nota = move |c: &mut Conn, toko: &KodeToko| Ok(nota_manual::siapkan(c, toko, &no, sisi)?.1);
    bersama::serahkan(&app, &p, &m, nota, Tercetak::baru).await
}

/// Hands the nota of a sale out: written down, and printed on a printer of the store when one is named.
#[utoipa::path(post, path = "/api/v1/penjualan-manual/{no}/cetak", tag = "manual", operation_id = "penjualan_manual_cetak",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn jual_cetak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Tercetak>> {
    serahkan(app, p, Sisi::Jual, no, m).await
}

/// Hands the nota of a purchase out: written down, and printed on a printer of the store when one is named.
#[utoipa::path(post, path = "/api/v1/pembelian-manual/{no}/cetak", tag = "manual", operation_id = "pembelian_manual_cetak",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn beli_cetak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Tercetak>> {
    serahkan(app, p, Sisi::Beli, no, m).await
}

/// The nota of a sale again.
#[utoipa::path(get, path = "/api/v1/penjualan-manual/reprint", tag = "manual", operation_id = "penjualan_manual_reprint",
    security(("token" = [])), params(NoJual),
    responses((status = 200, body = Nota)))]
pub async fn jual_reprint(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<NoJual>,
) -> Hasil<Polos<Nota>> {
    reprint(app, p, Sisi::Jual, q.no_faktur_jual).await
}

/// The nota of a purchase again.
#[utoipa::path(get, path = "/api/v1/pembelian-manual/reprint", tag = "manual", operation_id = "pembelian_manual_reprint",
    security(("token" = [])), params(NoBeli),
    responses((status = 200, body = Nota)))]
pub async fn beli_reprint(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<NoBeli>,
) -> Hasil<Polos<Nota>> {
    reprint(app, p, Sisi::Beli, q.no_faktur_beli).await
}

/// Takes sales of manual goods back, all of the list or none.
#[utoipa::path(post, path = "/api/v1/batal-penjualan-manual", tag = "manual", operation_id = "batal_penjualan_manual",
    request_body = batal::MintaJual, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Vec<batal::Tercatat>>)))]
pub async fn jual_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<batal::MintaJual>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Penjualan Manual Berhasil Di Batal", move |tx, p| batal::jual(tx, p, &m)).await
}

/// Takes purchases of manual goods back, all of the list or none.
#[utoipa::path(post, path = "/api/v1/batal-pembelian-manual", tag = "manual", operation_id = "batal_pembelian_manual",
    request_body = batal::MintaBeli, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Vec<batal::Tercatat>>)))]
pub async fn beli_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<batal::MintaBeli>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pembelian Manual Berhasil Di Batal", move |tx, p| batal::beli(tx, p, &m)).await
}

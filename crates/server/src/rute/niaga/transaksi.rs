//! Transactions with customers: priced while they are typed, saved once, found again, taken back.

use crate::App;
use crate::rute::bersama::sekali;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::State;
use konter::pelanggan::{self, Pelanggan};
use niaga::batal::{self, Dari};
use niaga::lihat::{self, Faktur, Rinci, Sisi};
use niaga::total::TotalFaktur;
use niaga::{Hitungan, Tercatat, TransaksiMinta, beli};
use serde::Deserialize;

pub const JUAL: &[&str] = &["/transaksi-penjualan"];
pub const BELI: &[&str] = &["/transaksi-pembelian"];
pub const KASIR: &[&str] = niaga::KASIR;
/// The screens that look sales up.
pub const LIHAT_JUAL: &[&str] = &[
    "/lihat-penjualan",
    "/transaksi-penjualan",
    "/validasi-penjualan",
    "/validasi-jual-beli",
    "/batal-penjualan",
];
/// The screens that hand the nota of a sale out: also those of orders and pre-orders, whose pick-up is a sale.
pub const NOTA_JUAL: &[&str] = &[
    "/lihat-penjualan",
    "/transaksi-penjualan",
    "/validasi-penjualan",
    "/validasi-jual-beli",
    "/batal-penjualan",
    "/lihat-pesanan",
    "/lihat-pre-order",
];
/// The screens that look purchases up.
pub const LIHAT_BELI: &[&str] = &[
    "/lihat-pembelian",
    "/transaksi-pembelian",
    "/validasi-jual-beli",
    "/batal-pembelian",
    "/hancur-pembelian",
];
pub const BATAL_JUAL: &[&str] = &["/batal-penjualan"];
pub const BATAL_BELI: &[&str] = &["/batal-pembelian"];

/// Prices a sale, with what is taken in exchange, without writing it: every formula, and what needs an approval.
#[utoipa::path(post, path = "/api/v1/penjualan/hitung", tag = "niaga", operation_id = "penjualan_hitung",
    request_body = TransaksiMinta, security(("token" = [])),
    responses((status = 200, body = Jawab<Hitungan>)))]
pub async fn jual_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<TransaksiMinta>,
) -> Hasil<Jawab<Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| niaga::hitung(c, &p, &m)).await?))
}

/// Saves a sale, with what is taken in exchange. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/penjualan", tag = "niaga", operation_id = "penjualan_simpan",
    request_body = TransaksiMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn jual(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<TransaksiMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Penjualan Berhasil Disimpan", move |tx, p| niaga::simpan(tx, p, &m)).await
}

/// Prices a purchase without writing it.
#[utoipa::path(post, path = "/api/v1/pembelian/hitung", tag = "niaga", operation_id = "pembelian_hitung",
    request_body = TransaksiMinta, security(("token" = [])),
    responses((status = 200, body = Jawab<Hitungan>)))]
pub async fn beli_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<TransaksiMinta>,
) -> Hasil<Jawab<Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| niaga::hitung_beli(c, &p, &m)).await?))
}

/// Saves a purchase from a customer. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/pembelian", tag = "niaga", operation_id = "pembelian_simpan",
    request_body = TransaksiMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn beli(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<TransaksiMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pembelian Berhasil Disimpan", move |tx, p| niaga::beli_saja(tx, p, &m)).await
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct CariNota {
    no_faktur_jual: String,
    kode_barcode: String,
    /// lines that are on the screen already, separated by commas: the number of a whole nota then finds the next one
    kecuali: String,
}

/// The sale a piece comes back with, anywhere in the chain: by the number of its nota or its barcode.
#[utoipa::path(get, path = "/api/v1/pembelian/nota", tag = "niaga", operation_id = "pembelian_nota",
    security(("token" = [])), params(CariNota),
    responses((status = 200, body = Jawab<Option<beli::Nota>>)))]
pub async fn nota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<CariNota>,
) -> Hasil<Jawab<Option<beli::Nota>>> {
    let kecuali: Vec<String> = q.kecuali.split(',').map(|n| n.trim().to_uppercase()).collect();
    Ok(Jawab::data(
        app.db
            .read(move |c| beli::cari_nota(c, &p.toko, &q.no_faktur_jual, &q.kode_barcode, &kecuali))
            .await?,
    ))
}

/// Sales, the newest first.
#[utoipa::path(get, path = "/api/v1/penjualan", tag = "niaga", operation_id = "penjualan_daftar",
    security(("token" = [])), params(lihat::TanyaTransaksi),
    responses((status = 200, body = JawabDaftar<Faktur, TotalFaktur>)))]
pub async fn jual_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<lihat::TanyaTransaksi>,
) -> Hasil<JawabDaftar<Faktur, TotalFaktur>> {
    Ok(app.db.read(move |c| lihat::daftar(c, &p.toko, Sisi::Jual, &q)).await?.into())
}

/// Purchases, the newest first.
#[utoipa::path(get, path = "/api/v1/pembelian", tag = "niaga", operation_id = "pembelian_daftar",
    security(("token" = [])), params(lihat::TanyaTransaksi),
    responses((status = 200, body = JawabDaftar<Faktur, TotalFaktur>)))]
pub async fn beli_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<lihat::TanyaTransaksi>,
) -> Hasil<JawabDaftar<Faktur, TotalFaktur>> {
    Ok(app.db.read(move |c| lihat::daftar(c, &p.toko, Sisi::Beli, &q)).await?.into())
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct NotaJual {
    no_faktur_group: String,
    no_faktur_jual: String,
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct NotaBeli {
    no_faktur_group: String,
    no_faktur_beli: String,
}

fn salah_satu(a: String, b: String) -> String {
    if a.trim().is_empty() { b } else { a }
}

/// A whole transaction by its number, or by the number of a line that was sold in it.
#[utoipa::path(post, path = "/api/v1/penjualan/get/bynota", tag = "niaga", operation_id = "penjualan_bynota",
    request_body = NotaJual, security(("token" = [])),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn jual_bynota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<NotaJual>,
) -> Hasil<Jawab<Rinci>> {
    let no = salah_satu(m.no_faktur_group, m.no_faktur_jual);
    Ok(Jawab::data(app.db.read(move |c| lihat::bynota(c, &p.toko, &no)).await?))
}

/// One line that was sold.
#[utoipa::path(post, path = "/api/v1/penjualan/get/bynota/single", tag = "niaga", operation_id = "penjualan_single",
    request_body = NotaJual, security(("token" = [])),
    responses((status = 200, body = Jawab<lihat::Jual>)))]
pub async fn jual_single(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<NotaJual>,
) -> Hasil<Jawab<lihat::Jual>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::single_jual(c, &p.toko, &m.no_faktur_jual)).await?))
}

/// A whole transaction by its number, or by the number of a line that was bought in it.
#[utoipa::path(post, path = "/api/v1/pembelian/get/bynota", tag = "niaga", operation_id = "pembelian_bynota",
    request_body = NotaBeli, security(("token" = [])),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn beli_bynota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<NotaBeli>,
) -> Hasil<Jawab<Rinci>> {
    let no = salah_satu(m.no_faktur_group, m.no_faktur_beli);
    Ok(Jawab::data(app.db.read(move |c| lihat::bynota(c, &p.toko, &no)).await?))
}

/// One line that was bought.
#[utoipa::path(post, path = "/api/v1/pembelian/get/bynota/single", tag = "niaga", operation_id = "pembelian_single",
    request_body = NotaBeli, security(("token" = [])),
    responses((status = 200, body = Jawab<lihat::Beli>)))]
pub async fn beli_single(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<NotaBeli>,
) -> Hasil<Jawab<lihat::Beli>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::single_beli(c, &p.toko, &m.no_faktur_beli)).await?))
}

/// Takes a sale back, with all that was exchanged in it.
#[utoipa::path(post, path = "/api/v1/penjualan/batal", tag = "niaga", operation_id = "penjualan_batal",
    request_body = batal::BatalTransaksi, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<batal::Tercatat>)))]
pub async fn jual_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<batal::BatalTransaksi>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Penjualan Berhasil Di Batal", move |tx, p| {
        batal::batal(tx, p, Dari::Penjualan, &m)
    })
    .await
}

/// What taking a sale back comes to, or why it cannot be.
#[utoipa::path(post, path = "/api/v1/penjualan/batal/periksa", tag = "niaga", operation_id = "penjualan_batal_periksa",
    request_body = batal::PeriksaBatal, security(("token" = [])),
    responses((status = 200, body = Jawab<batal::RencanaBatal>)))]
pub async fn jual_batal_periksa(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<batal::PeriksaBatal>,
) -> Hasil<Jawab<batal::RencanaBatal>> {
    Ok(Jawab::data(app.db.read(move |c| batal::periksa(c, &p, Dari::Penjualan, &m)).await?))
}

/// What taking a purchase back comes to, or why it cannot be.
#[utoipa::path(post, path = "/api/v1/pembelian/batal/periksa", tag = "niaga", operation_id = "pembelian_batal_periksa",
    request_body = batal::PeriksaBatal, security(("token" = [])),
    responses((status = 200, body = Jawab<batal::RencanaBatal>)))]
pub async fn beli_batal_periksa(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<batal::PeriksaBatal>,
) -> Hasil<Jawab<batal::RencanaBatal>> {
    Ok(Jawab::data(app.db.read(move |c| batal::periksa(c, &p, Dari::Pembelian, &m)).await?))
}

/// Takes a purchase back, with all that was exchanged in it.
#[utoipa::path(post, path = "/api/v1/pembelian/batal", tag = "niaga", operation_id = "pembelian_batal",
    request_body = batal::BatalTransaksi, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<batal::Tercatat>)))]
pub async fn beli_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<batal::BatalTransaksi>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pembelian Berhasil Di Batal", move |tx, p| {
        batal::batal(tx, p, Dari::Pembelian, &m)
    })
    .await
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct CariPelanggan {
    /// three characters or more of a name, a phone number or a member code, or all sixteen digits of a NIK
    cari: String,
}

/// Customers of the chain's register.
#[utoipa::path(get, path = "/api/v1/pelanggan", tag = "niaga", operation_id = "pelanggan_cari",
    security(("token" = [])), params(CariPelanggan), responses((status = 200, body = Jawab<Vec<Pelanggan>>)))]
pub async fn cari_pelanggan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<CariPelanggan>,
) -> Hasil<Jawab<Vec<Pelanggan>>> {
    if let Some(nik) = pelanggan::sebagai_nik(&q.cari) {
        let toko = p.toko.clone();
        return Ok(Jawab::data(app.db.write(toko, move |tx| pelanggan::cari_nik(tx, &p, &nik)).await?));
    }
    Ok(Jawab::data(app.db.read(move |c| pelanggan::cari(c, &q.cari)).await?))
}

/// Writes a customer down.
#[utoipa::path(post, path = "/api/v1/pelanggan", tag = "niaga", operation_id = "pelanggan_daftar",
    request_body = pelanggan::PelangganMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Pelanggan>)))]
pub async fn daftar_pelanggan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<pelanggan::PelangganMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| {
        // Whose number it is the refusal would tell: one that is nobody's is counted here as with every other document.
        let nik = pelanggan::angka(&m.nik);
        if nik.len() == 16 {
            pelanggan::dicari(tx, p, &nik)?;
        }
        let baru = pelanggan::daftar(tx, p, &m)?;
        let objek = baru.kode_pelanggan.as_str();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "DAFTAR PELANGGAN", objek, "{}")?;
        Ok(baru)
    })
    .await
}

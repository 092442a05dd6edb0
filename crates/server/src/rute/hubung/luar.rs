//! What the chain's own programs read with a key (docs/webhook.md): few calls, each of one scope, none of which writes anything.

use crate::App;
use crate::tepi::jaga::SiapaKunci;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Jalur, Jawab, Syarat as S, Tanya};
use ::hubung::dokumen::{self, BarangStok, Dokumen, HariTutup, Sisi};
use ::hubung::kunci::{KeteranganKunci, Lingkup, Pemegang};
use axum::extract::State;
use harga::papan::Papan;
use platform::{DasarTolak, toko};
use serde::Deserialize;
use values::Tanggal;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::KunciApi(None), routes!(saya))
        .pasang(S::KunciApi(Some(Lingkup::Penjualan)), routes!(penjualan))
        .pasang(S::KunciApi(Some(Lingkup::Pembelian)), routes!(pembelian))
        .pasang(S::KunciApi(Some(Lingkup::Harga)), routes!(harga_kini))
        .pasang(S::KunciApi(Some(Lingkup::Stok)), routes!(stok))
        .pasang(S::KunciApi(Some(Lingkup::Tutup)), routes!(tutup))
}

/// Which store; a key of the chain may name any.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaToko {
    /// empty: the key's own
    toko: String,
}

/// A day of a store.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaHari {
    /// empty: the key's own
    toko: String,
    /// the business day; empty: the store's present one
    tanggal: String,
    /// the last number of the page before; a page has 100 documents
    sesudah: String,
}

/// A page of pieces.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaStok {
    /// empty: the key's own
    toko: String,
    /// the last barcode of the page before; a page has 500 pieces
    sesudah: String,
}

/// Closed days.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaTutup {
    /// empty: the key's own
    toko: String,
    /// from this business day on; at most 100 days
    dari: String,
}

/// What the key is and opens.
#[utoipa::path(get, path = "/api/v1/luar/kunci", tag = "luar", security(("kunci_api" = [])),
    responses((status = 200, body = Jawab<KeteranganKunci>)))]
pub async fn saya(State(app): State<App>, SiapaKunci(k): SiapaKunci) -> Hasil<Jawab<KeteranganKunci>> {
    Ok(Jawab::data(app.db.read(move |c| k.keterangan(c)).await?))
}

async fn dokumen(app: App, k: Pemegang, t: TanyaHari, sisi: Sisi) -> Hasil<Jawab<Vec<Dokumen>>> {
    let data = app
        .db
        .snapshot(move |c| {
            let kode = k.tujuan(c, &t.toko)?;
            let tgl = match t.tanggal.trim() {
                "" => toko::cari(c, &kode)?.tgl_system,
                teks => Tanggal::parse(teks)
                    .map_err(|_| DasarTolak::Saringan.pada("tanggal", "Tanggal harus yyyy-MM-dd"))?,
            };
            dokumen::hari(c, &kode, tgl, sisi, t.sesudah.trim())
        })
        .await?;
    Ok(Jawab::data(data))
}

/// The sales of a day, those taken back among them, by their numbers.
#[utoipa::path(get, path = "/api/v1/luar/penjualan", tag = "luar", security(("kunci_api" = [])), params(TanyaHari),
    responses((status = 200, body = Jawab<Vec<Dokumen>>)))]
pub async fn penjualan(
    State(app): State<App>,
    SiapaKunci(k): SiapaKunci,
    Tanya(t): Tanya<TanyaHari>,
) -> Hasil<Jawab<Vec<Dokumen>>> {
    dokumen(app, k, t, Sisi::Jual).await
}

/// The purchases of a day, those taken back among them, by their numbers.
#[utoipa::path(get, path = "/api/v1/luar/pembelian", tag = "luar", security(("kunci_api" = [])), params(TanyaHari),
    responses((status = 200, body = Jawab<Vec<Dokumen>>)))]
pub async fn pembelian(
    State(app): State<App>,
    SiapaKunci(k): SiapaKunci,
    Tanya(t): Tanya<TanyaHari>,
) -> Hasil<Jawab<Vec<Dokumen>>> {
    dokumen(app, k, t, Sisi::Beli).await
}

/// The prices in force.
#[utoipa::path(get, path = "/api/v1/luar/harga", tag = "luar", security(("kunci_api" = [])), params(TanyaToko),
    responses((status = 200, body = Jawab<Papan>)))]
pub async fn harga_kini(
    State(app): State<App>,
    SiapaKunci(k): SiapaKunci,
    Tanya(t): Tanya<TanyaToko>,
) -> Hasil<Jawab<Papan>> {
    let data = app
        .db
        .snapshot(move |c| {
            let kode = k.tujuan(c, &t.toko)?;
            harga::papan::isi(c, &kode)
        })
        .await?;
    Ok(Jawab::data(data))
}

/// The pieces in the store's trays now, by barcode. What belongs to customers is not among them.
#[utoipa::path(get, path = "/api/v1/luar/stok", tag = "luar", security(("kunci_api" = [])), params(TanyaStok),
    responses((status = 200, body = Jawab<Vec<BarangStok>>)))]
pub async fn stok(
    State(app): State<App>,
    SiapaKunci(k): SiapaKunci,
    Tanya(t): Tanya<TanyaStok>,
) -> Hasil<Jawab<Vec<BarangStok>>> {
    let data = app
        .db
        .read(move |c| {
            let kode = k.tujuan(c, &t.toko)?;
            dokumen::stok(c, &kode, t.sesudah.trim())
        })
        .await?;
    Ok(Jawab::data(data))
}

/// Closed days with what was traded on them, the oldest first.
#[utoipa::path(get, path = "/api/v1/luar/tutup", tag = "luar", security(("kunci_api" = [])), params(TanyaTutup),
    responses((status = 200, body = Jawab<Vec<HariTutup>>)))]
pub async fn tutup(
    State(app): State<App>,
    SiapaKunci(k): SiapaKunci,
    Tanya(t): Tanya<TanyaTutup>,
) -> Hasil<Jawab<Vec<HariTutup>>> {
    let data = app
        .db
        .snapshot(move |c| {
            let kode = k.tujuan(c, &t.toko)?;
            let dari = match t.dari.trim() {
                "" => toko::cari(c, &kode)?.tgl_system.awal_bulan(),
                teks => Tanggal::parse(teks)
                    .map_err(|_| DasarTolak::Saringan.pada("dari", "Tanggal harus yyyy-MM-dd"))?,
            };
            dokumen::tutup(c, &kode, dari)
        })
        .await?;
    Ok(Jawab::data(data))
}

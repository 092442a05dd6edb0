//! Closings of loans: the list, taken back, their slips; and the bags that hold pledges.

use crate::App;
use crate::cetak::nota_pinjaman::siapkan_lunas;
use crate::rute::bersama::{nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, State};
use pinjaman::{
    HutangBatalLunas, HutangBatalLunasMinta, HutangLunas, HutangLunasTotal, Kantong, KantongMinta,
    KantongPeristiwa, TanyaKantong, TanyaLunas, TotalKantong,
};

const BATAL: &[&str] = &["/batal-hutang-lunas"];
const LIHAT: &[&str] = &["/batal-hutang-lunas", "/lihat-hutang"];
const KANTONG: &[&str] = &["/kantong-hutang"];
/// Places are offered where a bag gets one.
const TEMPAT: &[&str] = &["/kantong-hutang", "/transaksi-hutang", "/batal-hutang-lunas", "/hitung-jaminan"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(LIHAT), routes!(daftar))
        .pasang(S::Menu(BATAL), routes!(batal))
        .pasang(S::Menu(LIHAT), routes!(nota))
        .pasang(S::Menu(LIHAT), routes!(cetak_nota))
        .pasang(S::Menu(KANTONG), routes!(kantong))
        .pasang(S::Menu(TEMPAT), routes!(tempat))
        .pasang(S::Menu(KANTONG), routes!(riwayat))
        .pasang(S::Menu(KANTONG), routes!(pindah))
}

/// Closings by page, the newest first, with the totals of all that fit.
#[utoipa::path(get, path = "/api/v1/hutang-lunas", tag = "hutang", operation_id = "hutang_lunas_daftar",
    security(("token" = [])), params(TanyaLunas),
    responses((status = 200, body = JawabDaftar<HutangLunas, HutangLunasTotal>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaLunas>,
) -> Hasil<JawabDaftar<HutangLunas, HutangLunasTotal>> {
    Ok(app.db.read(move |c| pinjaman::daftar_lunas(c, &p.toko, &q)).await?.into())
}

/// Takes a closing back: the loan runs again.
#[utoipa::path(post, path = "/api/v1/hutang-lunas/{no}/batal", tag = "hutang", operation_id = "hutang_lunas_batal",
    request_body = HutangBatalLunasMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangBatalLunas>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HutangBatalLunasMinta>,
) -> Hasil<Mentah> {
    let pesan = "Pelunasan Berhasil Dibatalkan";
    sekali(&app, p, kunci, pesan, move |tx, p| pinjaman::batal_lunas(tx, p, &no, &m)).await
}

nota_dokumen!(pdf "The slip of a closing as PDF.", "/api/v1/hutang-lunas/{no}/nota", "hutang_lunas_nota", "hutang",
    |c, toko, no: &str| siapkan_lunas(c, toko, no));

nota_dokumen!(cetak "Hands the slip of a closing out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/hutang-lunas/{no}/cetak", "hutang_lunas_cetak", "hutang", |c, toko, no: &str| siapkan_lunas(c, toko, no),
    HutangLunasTercetak, no_lunas);

/// Bags in use, by place and number.
#[utoipa::path(get, path = "/api/v1/kantong-hutang", tag = "hutang", operation_id = "kantong_hutang",
    security(("token" = [])), params(TanyaKantong), responses((status = 200, body = JawabDaftar<Kantong, TotalKantong>)))]
pub async fn kantong(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaKantong>,
) -> Hasil<JawabDaftar<Kantong, TotalKantong>> {
    Ok(app.db.read(move |c| pinjaman::daftar_kantong(c, &p.toko, &q)).await?.into())
}

/// Places of the safe that hold something.
#[utoipa::path(get, path = "/api/v1/kantong-hutang/tempat", tag = "hutang", operation_id = "kantong_hutang_tempat",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<String>>)))]
pub async fn tempat(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<String>>> {
    Ok(Jawab::data(app.db.read(move |c| pinjaman::tempat_kantong(c, &p.toko)).await?))
}

/// What happened to a bag, the newest first.
#[utoipa::path(get, path = "/api/v1/kantong-hutang/{no}/riwayat", tag = "hutang", operation_id = "kantong_hutang_riwayat",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<Vec<KantongPeristiwa>>)))]
pub async fn riwayat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<Vec<KantongPeristiwa>>> {
    Ok(Jawab::data(app.db.read(move |c| pinjaman::riwayat_kantong(c, &p.toko, &no)).await?))
}

/// Moves a bag to another place, or its pledges into another bag.
#[utoipa::path(post, path = "/api/v1/kantong-hutang/{no}/pindah", tag = "hutang", operation_id = "kantong_hutang_pindah",
    request_body = KantongMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Kantong>)))]
pub async fn pindah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<KantongMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Kantong Dipindahkan", move |tx, p| pinjaman::pindah_kantong(tx, p, &no, &m)).await
}

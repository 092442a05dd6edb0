//! The story of one person over all stores: who they are and what everything comes to, the entries page by page, and the pieces
//! they still have.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Jalur, Jawab, Syarat as S, Tanya};
use axum::extract::{Path, State};
use member::riwayat::{self, Halaman, Ringkas, SemuaMilik};
use rangkai::DOMAIN;

const LIHAT: &[&str] = &["/lihat-transaksi-member"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(LIHAT), routes!(ringkas))
        .pasang(S::Menu(LIHAT), routes!(baris))
        .pasang(S::Menu(LIHAT), routes!(milik))
}

/// A person by the code of a member (an old one too) or a customer, with totals by kind and by store.
#[utoipa::path(get, path = "/api/v1/lihat-transaksi-member/{kode}", tag = "member", operation_id = "riwayat_member",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Ringkas>)))]
pub async fn ringkas(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Ringkas>> {
    let hari = app.db.jam().hari_ini();
    let data = app.db.snapshot(move |c| riwayat::ringkas(c, DOMAIN, &kode, hari)).await?;
    Ok(Jawab::pesan(data, "Laporan Transaksi Member Tersedia"))
}

/// Entries of the story, newest first; `lanjut` asks for the next ones.
#[utoipa::path(get, path = "/api/v1/lihat-transaksi-member/{kode}/riwayat", tag = "member",
    operation_id = "riwayat_member_baris", security(("token" = [])),
    params(("kode" = String, Path), riwayat::TanyaRiwayat), responses((status = 200, body = Jawab<Halaman>)))]
pub async fn baris(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
    Tanya(t): Tanya<riwayat::TanyaRiwayat>,
) -> Hasil<Jawab<Halaman>> {
    Ok(Jawab::data(app.db.read(move |c| riwayat::halaman(c, DOMAIN, &kode, &t)).await?))
}

/// Pieces of the chain that the person still has, with what the shop would pay for each today.
#[utoipa::path(get, path = "/api/v1/lihat-transaksi-member/{kode}/milik", tag = "member",
    operation_id = "riwayat_member_milik", security(("token" = [])),
    params(("kode" = String, Path)), responses((status = 200, body = Jawab<SemuaMilik>)))]
pub async fn milik(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<SemuaMilik>> {
    Ok(Jawab::data(app.db.snapshot(move |c| riwayat::milik(c, &p, DOMAIN, &kode)).await?))
}

//! Points: what somebody has, given and taken by hand, the card of all of it, and the job that lets them lapse.

use super::daftar::halaman;
use crate::App;
use crate::reset_poin;
use crate::rute::bersama::sekali;
use crate::socket;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, State};
use member::poin::{
    self, BarisKartu, BarisTangan, Dibatalkan, KeadaanReset, Kemajuan, MintaBatal, MintaPoin, PoinTolak,
    Saldo, TanyaKartu, TanyaPoin, Tercatat,
};
use platform::DasarTolak;
use serde::Deserialize;

const POIN: &[&str] = &["/transaksi-poin"];
/// Whoever spends points, or answers for them, looks them up.
const SALDO: &[&str] =
    &["/transaksi-poin", "/tukar-point", "/transaksi-penjualan", "/data-member", "/lihat-transaksi-member"];
const KARTU: &[&str] = &["/transaksi-poin", "/data-member", "/lihat-transaksi-member"];
const RESET: &[&str] = &["/transaksi-poin", "/parameter-reset-poin-member"];

/// The event the progress comes as.
const PERISTIWA: &str = "reset-poin-progress";

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(SALDO), routes!(saldo))
        .pasang(S::Menu(POIN), routes!(daftar))
        .pasang(S::Menu(POIN), routes!(catat))
        .pasang(S::Menu(POIN), routes!(batal))
        .pasang(S::Menu(KARTU), routes!(kartu))
        .pasang(S::Menu(RESET), routes!(keadaan))
        .pasang(S::Menu(RESET), routes!(reset))
}

/// What a member has, and what of it can be spent now.
#[utoipa::path(get, path = "/api/v1/poin/saldo/{kode}", tag = "member", operation_id = "poin_saldo",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Saldo>)))]
pub async fn saldo(State(app): State<App>, Siapa(p): Siapa, Path(kode): Path<String>) -> Hasil<Jawab<Saldo>> {
    let kini = app.db.jam().sekarang();
    let s = app
        .db
        .read(move |c| {
            let tgl = platform::toko::cari(c, &p.toko)?.tgl_system;
            poin::lihat(c, &kode, tgl, kini)
        })
        .await?;
    Ok(Jawab::data(s))
}

/// Points by hand, the newest first.
#[utoipa::path(get, path = "/api/v1/transaksi-poin", tag = "member", operation_id = "transaksi_poin_daftar",
    security(("token" = [])), params(TanyaPoin), responses((status = 200, body = Jawab<Vec<BarisTangan>>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaPoin>,
) -> Hasil<Jawab<Vec<BarisTangan>>> {
    Ok(halaman(app.db.read(move |c| poin::daftar(c, &p.toko, &q)).await?))
}

/// Gives or takes points by hand, with an approval. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/transaksi-poin", tag = "member", operation_id = "transaksi_poin",
    request_body = MintaPoin, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaPoin>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| poin::catat(tx, p, &m)).await
}

/// Takes points by hand back: a supervisor on the day itself, the owner later, never who wrote it.
#[utoipa::path(post, path = "/api/v1/transaksi-poin/batal", tag = "member", operation_id = "transaksi_poin_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Dibatalkan", move |tx, p| poin::batal(tx, p, &m)).await
}

/// The card of points of a member over all stores, the newest first.
#[utoipa::path(get, path = "/api/v1/poin/kartu/{kode}", tag = "member", operation_id = "poin_kartu",
    security(("token" = [])), params(("kode" = String, Path), TanyaKartu),
    responses((status = 200, body = Jawab<Vec<BarisKartu>>)))]
pub async fn kartu(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
    Tanya(q): Tanya<TanyaKartu>,
) -> Hasil<Jawab<Vec<BarisKartu>>> {
    Ok(halaman(app.db.read(move |c| poin::kartu(c, &kode, &q)).await?))
}

/// What lapsed, what is due, and what comes next.
#[utoipa::path(get, path = "/api/v1/poin/reset", tag = "member", operation_id = "poin_reset_keadaan",
    security(("token" = [])), responses((status = 200, body = Jawab<KeadaanReset>)))]
pub async fn keadaan(State(app): State<App>, Siapa(_p): Siapa) -> Hasil<Jawab<KeadaanReset>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| poin::keadaan(c, hari)).await?))
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaResetPoin)]
pub struct MintaReset {
    /// registered on the socket, for the progress
    uid: Option<String>,
}

/// Lets the points lapse that are due, now and not at the next hour. Goes on when the screen is gone.
#[utoipa::path(post, path = "/api/v1/poin/reset", tag = "member", operation_id = "poin_reset",
    request_body = MintaReset, security(("token" = [])), responses((status = 200, body = Jawab<Kemajuan>)))]
pub async fn reset(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaReset>,
) -> Hasil<Jawab<Kemajuan>> {
    if !poin::boleh(&p) {
        return Err(PoinTolak::ResetIzin.tolak("Reset poin dijalankan oleh SPV atau OWN").into());
    }
    let kerja = socket::kemajuan(&app, &p, m.uid.as_deref(), PERISTIWA).await?;
    let tugas = tokio::spawn(async move {
        let lapor = kerja.pelapor();
        let angka = |n: i64| u64::try_from(n).unwrap_or(0);
        let maju =
            move |n: i64, total: i64| lapor.maju(angka(n), angka(total), format!("{n} dari {total} member"));
        let hasil = reset_poin::sekali(&app.db, &p.user_id, &maju).await;
        match &hasil {
            Ok(_) => kerja.selesai("Selesai"),
            Err(t) => kerja.gagal(t),
        }
        hasil
    });
    let hasil = tugas
        .await
        .map_err(|e| DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e))??;
    match hasil {
        Some(k) => Ok(Jawab::pesan(k, "Reset Poin Selesai")),
        None => Err(PoinTolak::ResetBelum.tolak("Belum ada poin yang jatuh tempo untuk direset").into()),
    }
}

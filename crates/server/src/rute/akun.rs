//! Accounting parameters: the journals with their accounts. The chart itself (`akuns`) is mounted with the masters.

use crate::App;
use crate::tepi::Jalur;
use crate::tepi::Syarat as S;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jawab};
use ::akun::{ParaAkun, UbahAkun};
use axum::extract::{Path, State};
use platform::Tolak;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Baca("/parameter-akun"), routes!(semua))
        .pasang(S::Menu(&["/parameter-akun"]), routes!(ubah))
        .pasang(S::Menu(&["/parameter-akun"]), routes!(awal))
}

/// All journals with the store's accounts.
#[utoipa::path(get, path = "/api/v1/para-akun-transaksi", tag = "akun", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<ParaAkun>>)))]
pub async fn semua(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<ParaAkun>>> {
    Ok(Jawab::data(app.db.snapshot(move |c| Ok::<_, Tolak>(::akun::semua(c, &p)?)).await?))
}

/// Saves the accounts of one journal together.
#[utoipa::path(put, path = "/api/v1/para-akun-transaksi/{trx}/{type}", tag = "akun", request_body = UbahAkun,
    security(("token" = [])), params(("trx" = String, Path), ("type" = String, Path)),
    responses((status = 200, body = Jawab<ParaAkun>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((trx, tipe)): Path<(String, String)>,
    Isi(u): Isi<UbahAkun>,
) -> Hasil<Jawab<ParaAkun>> {
    let data = app.db.write(p.toko.clone(), move |tx| ::akun::ubah(tx, &p, &trx, &tipe, &u)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Diedit"))
}

/// The starting chart and the usual accounts, for a store that has none yet.
#[utoipa::path(post, path = "/api/v1/para-akun-transaksi/awal", tag = "akun", security(("token" = [])),
    responses((status = 200, body = Jawab<usize>)))]
pub async fn awal(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<usize>> {
    let n = app.db.write(p.toko.clone(), move |tx| ::akun::isi_awal(tx, &p)).await?;
    Ok(Jawab::pesan(n, "Data Berhasil Disimpan"))
}

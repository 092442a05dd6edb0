//! Money that customers leave with the shop: taken, looked up, validated, given back, and its nota.

use crate::App;
use crate::cetak::nota_titipan::siapkan;
use crate::rute::bersama::{nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use niaga::titipan::{
    self, Batal, Dikembalikan, Hitungan, Kembali, RinciKini, Tercatat, Titipan, TitipanMinta, Valid,
};
use niaga::total::TotalTitipan;

pub const TITIP: &[&str] = &["/lihat-titipan"];
/// The screens that look deposits up; a sale is paid with them.
pub const LIHAT: &[&str] = &["/lihat-titipan", "/validasi-titipan", "/transaksi-penjualan"];
pub const VALIDASI: &[&str] = &["/validasi-titipan"];

/// What a deposit would come to: the price that is promised, the grams it fixes, what is left to pay.
#[utoipa::path(post, path = "/api/v1/titipan/hitung", tag = "niaga", operation_id = "titipan_hitung",
    request_body = TitipanMinta, security(("token" = [])),
    responses((status = 200, body = Jawab<Hitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<TitipanMinta>,
) -> Hasil<Jawab<Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| titipan::hitung(c, &p, &m)).await?))
}

/// Takes a deposit. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/titipan", tag = "niaga", operation_id = "titipan_terima",
    request_body = TitipanMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<TitipanMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Titipan Berhasil Disimpan", move |tx, p| titipan::terima(tx, p, &m)).await
}

/// Deposits, the newest first.
#[utoipa::path(get, path = "/api/v1/titipan", tag = "niaga", operation_id = "titipan_daftar",
    security(("token" = [])), params(titipan::TanyaTitipan),
    responses((status = 200, body = JawabDaftar<Titipan, TotalTitipan>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<titipan::TanyaTitipan>,
) -> Hasil<JawabDaftar<Titipan, TotalTitipan>> {
    Ok(app.db.read(move |c| titipan::daftar(c, &p.toko, &q)).await?.into())
}

/// One deposit with its story.
#[utoipa::path(get, path = "/api/v1/titipan/{no}", tag = "niaga", operation_id = "titipan_satu",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<RinciKini>)))]
pub async fn satu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<RinciKini>> {
    Ok(Jawab::data(app.db.read(move |c| titipan::rinci_kini(c, &p, &no)).await?))
}

/// Gives back what is left of a deposit.
#[utoipa::path(post, path = "/api/v1/titipan/{no}/kembali", tag = "niaga", operation_id = "titipan_kembali",
    request_body = Kembali, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dikembalikan>)))]
pub async fn kembali(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Kembali>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Titipan Berhasil Dikembalikan", move |tx, p| titipan::kembali(tx, p, &no, &m))
        .await
}

/// Cancels a deposit that was not used: the money leaves the drawer and the accounts it came into.
#[utoipa::path(post, path = "/api/v1/titipan/{no}/batal", tag = "niaga", operation_id = "titipan_batal",
    request_body = Batal, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dikembalikan>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Batal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Titipan Berhasil Dibatalkan", move |tx, p| titipan::batal(tx, p, &no, &m)).await
}

/// Validates deposits: all that are named, or none. Answers how many.
#[utoipa::path(post, path = "/api/v1/validasi/titipan", tag = "niaga", operation_id = "validasi_titipan",
    request_body = Valid, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<i64>)))]
pub async fn validasi(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Valid>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Divalidasi", move |tx, p| titipan::validasi(tx, p, &m)).await
}

nota_dokumen!(pdf "The nota of a deposit as PDF.", "/api/v1/titipan/{no}/nota", "titipan_nota", "niaga", siapkan);

nota_dokumen!(cetak "Hands the nota of a deposit out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/titipan/{no}/cetak", "titipan_cetak", "niaga", siapkan, TitipanTercetak, no_titip);

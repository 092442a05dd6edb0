//! Money that customers leave with the shop: taken, looked up, validated, given back, and its nota.

use crate::App;
use crate::cetak::nota_titipan::siapkan;
use crate::rute::bersama::{Cetak, berkas, sekali, serahkan};
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use db::Conn;
use niaga::titipan::{
    self, Batal, Dikembalikan, Hitungan, Kembali, RinciKini, Tercatat, Titipan, TitipanMinta, Valid,
};
use niaga::total::TotalTitipan;
use platform::printer::Kerja;
use serde::Serialize;
use values::KodeToko;

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

/// The nota of a deposit as PDF.
#[utoipa::path(get, path = "/api/v1/titipan/{no}/nota", tag = "niaga", operation_id = "titipan_nota",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    berkas(&app, &p, move |c, toko| siapkan(c, toko, &no)).await
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanTercetak)]
pub struct Tercetak {
    no_titip: String,
    /// the first is the original
    urut: i64,
    kerja: Option<Kerja>,
}

/// Hands the nota of a deposit out: written down, and printed on a printer of the store when one is named.
#[utoipa::path(post, path = "/api/v1/titipan/{no}/cetak", tag = "niaga", operation_id = "titipan_cetak",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn cetak_nota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Tercetak>> {
    let n = no.clone();
    // One that may not be handed out is not written down as handed out.
    let nomor = move |c: &mut Conn, toko: &KodeToko| {
        siapkan(c, toko, &n)?;
        Ok(titipan::rinci(c, toko, &n)?.kepala.isi.no_titip)
    };
    let nota = move |c: &mut Conn, toko: &KodeToko| siapkan(c, toko, &no);
    let jawab = |no_titip, urut, kerja| Tercetak { no_titip, urut, kerja };
    serahkan(&app, &p, &m, nomor, nota, jawab).await
}

//! Money between a branch and head office: sent, received by its reference number, listed by store.

use crate::App;
use crate::rute::bersama::mentah;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, IsiDok, Jawab, Mentah, Polos, Tanya};
use axum::extract::{Path, State};
use db::{Kunci, Tx};
use kas::kirim_uang::{
    self, Diselesaikan, Diterima, KirimUang, Kiriman, PerToko, Selesaikan, Terbuka, Terima, Terkirim, Tujuan,
};
use platform::Pelaku;
use serde::{Deserialize, Serialize};

const KIRIM: &str = "/kirim-uang-pusat";
const TERIMA: &str = "/terima-uang-kas";
pub const MENGIRIM: &[&str] = &[KIRIM];
pub const MENERIMA: &[&str] = &[TERIMA];
pub const KEDUA: &[&str] = &[KIRIM, TERIMA];

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Status {
    /// ALL, DIKIRIM (on its way), DONE or BATAL
    status: String,
}

/// Money by the store that sent it; head office sees every branch's.
#[utoipa::path(get, path = "/api/v1/kirim-uang", tag = "kirim uang", operation_id = "kirim_uang_daftar",
    security(("token" = [])), params(Status), responses((status = 200, body = Vec<PerToko>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Status>,
) -> Hasil<Polos<Vec<PerToko>>> {
    Ok(Polos(app.db.snapshot(move |c| kirim_uang::per_toko(c, &p, &q.status)).await?))
}

/// What the store sent and received.
#[utoipa::path(get, path = "/api/v1/kirim-uang-history", tag = "kirim uang", operation_id = "kirim_uang_riwayat",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Kiriman>>)))]
pub async fn riwayat(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Kiriman>>> {
    Ok(Jawab::data(app.db.read(move |c| kirim_uang::riwayat(c, &p.toko)).await?))
}

/// The stores that money may be sent to.
#[utoipa::path(get, path = "/api/v1/kirim-uang-tujuan", tag = "kirim uang", operation_id = "kirim_uang_tujuan",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Tujuan>>)))]
pub async fn tujuan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Tujuan>>> {
    Ok(Jawab::data(app.db.read(move |c| kirim_uang::tujuan_semua(c, &p.toko)).await?))
}

/// What was sent, with `nota_kirim` on the first level as the specification has it.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = UangTerkirimPolos)]
pub struct TerkirimPolos {
    #[serde(flatten)]
    isi: Terkirim,
    message: &'static str,
}

/// Sends money out of one's own drawer. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/kirim-uang", tag = "kirim uang", operation_id = "kirim_uang_kirim",
    request_body = KirimUang, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = TerkirimPolos)))]
pub async fn kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<KirimUang>,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let isi = kirim_uang::kirim(tx, &p, &m)?;
                mentah(&TerkirimPolos { isi, message: "Kirim Uang Berhasil" })
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// One by its reference number, for its sender and its receiver.
#[utoipa::path(get, path = "/api/v1/kirim-uang/{no_reff}", tag = "kirim uang", operation_id = "kirim_uang_satu",
    security(("token" = [])), params(("no_reff" = String, Path)),
    responses((status = 200, body = Jawab<Kiriman>)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Kiriman>> {
    Ok(Jawab::data(app.db.read(move |c| kirim_uang::lihat(c, &p.toko, &no)).await?))
}

/// Differences that nobody has settled yet, of money this store sent or received.
#[utoipa::path(get, path = "/api/v1/kirim-uang-selisih", tag = "kirim uang", operation_id = "kirim_uang_selisih",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Terbuka>>)))]
pub async fn selisih(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Terbuka>>> {
    Ok(Jawab::data(app.db.read(move |c| kirim_uang::terbuka(c, &p.toko)).await?))
}

/// Settles a difference, with an approval: found, paid by somebody, a loss; or given back, a gain.
#[utoipa::path(post, path = "/api/v1/kirim-uang/{no_reff}/selisih", tag = "kirim uang",
    operation_id = "kirim_uang_selesaikan", request_body = Selesaikan, security(("token" = [])),
    params(("no_reff" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Diselesaikan>)))]
pub async fn selesaikan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Selesaikan>,
) -> Hasil<Mentah> {
    langkah(app, p, no, kunci, m, (kirim_uang::selesaikan, "Selisih Berhasil Diselesaikan")).await
}

/// A step of money on its way: what was sent, what came of it.
type Kerja<M, T> = fn(&mut Tx<'_>, &Pelaku, &str, &M) -> platform::Hasil<T>;

/// Both stores of money on its way are held: the other side may act at this moment.
async fn langkah<M: Send + 'static, T: Serialize + 'static>(
    app: App,
    p: Pelaku,
    no: String,
    kunci: Option<db::KunciIdem>,
    m: M,
    (kerja, pesan): (Kerja<M, T>, &'static str),
) -> Hasil<Mentah> {
    let no = kirim_uang::reff(&no)?;
    let (milik, cari) = (Kunci::toko(p.toko.clone()), no.clone());
    let milik = match app.db.read(move |c| kirim_uang::dua_toko(c, &cari)).await? {
        Some((asal, tujuan)) => milik.dan(asal).dan(tujuan),
        None => milik,
    };
    let jawab = app
        .db
        .write(milik, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| mentah(&Jawab::pesan(kerja(tx, &p, &no, &m)?, pesan)))
        })
        .await?;
    Ok(Mentah(jawab))
}

/// Receives money at the store it was sent to. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/kirim-uang/{no_reff}/reception", tag = "kirim uang",
    operation_id = "kirim_uang_terima", request_body = Terima, security(("token" = [])),
    params(("no_reff" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Diterima>)))]
pub async fn terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Terima>,
) -> Hasil<Mentah> {
    langkah(app, p, no, kunci, m, (kirim_uang::terima, "Terima Uang Berhasil")).await
}

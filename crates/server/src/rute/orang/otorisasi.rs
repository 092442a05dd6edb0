//! Approvals: at the requester's screen, by fingerprint, from the inbox.

use crate::App;
use crate::rute::bersama::mentah;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Alamat, Hasil, Isi, IsiDok, Jawab, Mentah};
use axum::extract::{Path, State};
use platform::SesiTolak;
use platform::daftar::Pilihan;
use platform::otorisasi::{self, MintaOtorisasi, Otorisasi};
use serde::Deserialize;
use values::UserId;

const BERHASIL: &str = "Otorisasi Berhasil";

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = OtorisasiLangsung)]
#[serde(deny_unknown_fields)]
pub struct Langsung {
    /// the approver
    user_id: String,
    password: String,
    #[serde(flatten)]
    minta: MintaOtorisasi,
}

/// Approves at once with an approver's password typed at the requester's screen. The id of the answer is
/// single use, lives 5 minutes, and is bound to category, requester, store and (where named) document.
#[utoipa::path(post, path = "/api/v1/authorization", tag = "otorisasi",
    operation_id = "otorisasi_langsung", request_body = Langsung, security(("token" = [])),
    responses((status = 200, body = Jawab<Otorisasi>)))]
pub async fn langsung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Isi(m): Isi<Langsung>,
) -> Hasil<Jawab<Otorisasi>> {
    // The same answer as for a wrong password: a name that cannot exist is no news.
    let user = UserId::parse(&m.user_id).map_err(|_| {
        SesiTolak::SandiSalah
            .tolak("User ID atau password salah")
            .kolom("password", "User ID atau password salah")
    })?;
    let o = otorisasi::langsung(&app.db, &p, &user, m.password, &alamat, &m.minta).await?;
    Ok(Jawab::pesan(o, BERHASIL))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = OtorisasiFingerprint)]
#[serde(deny_unknown_fields)]
pub struct Fingerprint {
    /// the approver whose finger was scanned
    user_id: String,
    /// the id of the matched scan, which knows what it was asked for
    fp: String,
    kategori: String,
}

/// Approves with a matched scan of the store's fingerprint agent; a scan is good for one approval.
#[utoipa::path(post, path = "/api/v1/authorization/fingerprint", tag = "otorisasi",
    operation_id = "otorisasi_fingerprint", request_body = Fingerprint,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Otorisasi>)))]
pub async fn fingerprint(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<Fingerprint>,
) -> Hasil<Jawab<Otorisasi>> {
    let user = crate::rute::orang::sidik_jari::user_id(&m.user_id)?;
    let o = app
        .db
        .write(p.toko.clone(), move |tx| otorisasi::fingerprint(tx, &p, &user, &m.fp, &m.kategori))
        .await?;
    Ok(Jawab::pesan(o, BERHASIL))
}

/// Asks for an approval; those who may give it are told (`authorization-request`) and find it in their inbox.
#[utoipa::path(post, path = "/api/v1/authorization/permintaan", tag = "otorisasi",
    operation_id = "otorisasi_minta", request_body = MintaOtorisasi,
    params(("Idempotency-Key" = Option<String>, Header)), security(("token" = [])),
    responses((status = 200, body = Jawab<Otorisasi>)))]
pub async fn minta(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaOtorisasi>,
) -> Hasil<Mentah> {
    let siaran = app.siaran.clone();
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref().and_then(db::KunciIdem::dari_klien), |tx| {
                let o = otorisasi::minta(tx, &p, &m, &siaran)?;
                mentah(&Jawab::pesan(o, "Permintaan otorisasi dikirim"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// The inbox: open requests of the store that this approver may decide.
#[utoipa::path(get, path = "/api/v1/authorization/permintaan", tag = "otorisasi",
    operation_id = "otorisasi_kotak", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Otorisasi>>)))]
pub async fn kotak(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Otorisasi>>> {
    let kini = app.db.jam().sekarang();
    let data = app
        .db
        .read(move |c| {
            let mut semua = otorisasi::kotak(c, &p, kini)?;
            for o in &mut semua {
                o.di_bawah_modal = niaga::modal::di_bawah(c, o)?;
            }
            Ok::<_, platform::Tolak>(semua)
        })
        .await?;
    Ok(Jawab { count: i64::try_from(data.len()).ok(), data, message: None })
}

/// The categories approvals of this store were asked under, to choose from in a filter.
#[utoipa::path(get, path = "/api/v1/authorization/kategori", tag = "otorisasi",
    operation_id = "otorisasi_kategori", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Pilihan>>)))]
pub async fn kategori(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Pilihan>>> {
    let semua = app.db.read(move |c| otorisasi::kategori_ada(c, &p.toko)).await?;
    Ok(Jawab::data(semua.into_iter().map(Pilihan::sama).collect()))
}

/// One request, for who asked and for those who may decide.
#[utoipa::path(get, path = "/api/v1/authorization/permintaan/{id}", tag = "otorisasi",
    operation_id = "otorisasi_lihat", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<Otorisasi>)))]
pub async fn lihat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<Jawab<Otorisasi>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| otorisasi::lihat(c, &p, &id, kini)).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = SetujuiOtorisasi)]
pub struct Setujui {
    /// the approver's own
    password: String,
}

/// Approves from the inbox; the requester is told (`authorization-decided`) and has 5 minutes to use it.
#[utoipa::path(post, path = "/api/v1/authorization/permintaan/{id}/setujui", tag = "otorisasi",
    operation_id = "otorisasi_setujui", request_body = Setujui,
    params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Jawab<Otorisasi>)))]
pub async fn setujui(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Path(id): Path<String>,
    Isi(m): Isi<Setujui>,
) -> Hasil<Jawab<Otorisasi>> {
    let o = otorisasi::setujui(&app.db, &p, &id, m.password, &alamat, &app.siaran).await?;
    Ok(Jawab::pesan(o, BERHASIL))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = TolakOtorisasi)]
pub struct TolakPermintaan {
    alasan: String,
}

/// Refuses from the inbox, with a reason for the requester.
#[utoipa::path(post, path = "/api/v1/authorization/permintaan/{id}/tolak", tag = "otorisasi",
    operation_id = "otorisasi_tolak",
    request_body = TolakPermintaan, params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Jawab<Otorisasi>)))]
pub async fn tolak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
    Isi(m): Isi<TolakPermintaan>,
) -> Hasil<Jawab<Otorisasi>> {
    let siaran = app.siaran.clone();
    let o = app.db.write(p.toko.clone(), move |tx| otorisasi::tolak(tx, &p, &id, &m.alasan, &siaran)).await?;
    Ok(Jawab::pesan(o, "Permintaan ditolak"))
}

/// Takes back one's own request that still waits: it leaves the inboxes (`authorization-decided`) and keeps no day open.
#[utoipa::path(post, path = "/api/v1/authorization/permintaan/{id}/tarik", tag = "otorisasi",
    operation_id = "otorisasi_tarik", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Jawab<Otorisasi>)))]
pub async fn tarik(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<Jawab<Otorisasi>> {
    let siaran = app.siaran.clone();
    let o = app.db.write(p.toko.clone(), move |tx| otorisasi::tarik(tx, &p, &id, &siaran)).await?;
    Ok(Jawab::pesan(o, "Permintaan ditarik"))
}

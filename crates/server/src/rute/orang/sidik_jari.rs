//! Fingerprints: scans for approvals, enrolment, and the agent's own calls (docs/fingerprint-agent.md).

use crate::App;
use crate::tepi::agen::{KunciAgen, tunggu};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Alamat, Hasil, Isi, Jawab, Tanya};
use axum::extract::{FromRequestParts as _, Path, Request, State};
use platform::agen::{Agen, Jenis};
use platform::otorisasi::MintaOtorisasi;
use platform::sidik_jari::{self, Cetakan, Kerja, Laporan, Pembaca, Tugas};
use platform::{SidikTolak, Tolak};
use serde::Deserialize;
use values::UserId;

/// What cannot be a user is not registered.
pub fn user_id(teks: &str) -> Result<UserId, Tolak> {
    let pesan = "Username Tidak Tidak Terdaftar";
    UserId::parse(teks).map_err(|_| SidikTolak::TidakTerdaftar.pada("user_id", pesan))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = PindaiSidikJari)]
#[serde(deny_unknown_fields)]
pub struct Pindai {
    /// the approver picked: SPV or OWN
    user_id: String,
    /// what the finger says yes to; without more than a category it covers no document
    #[serde(flatten)]
    minta: MintaOtorisasi,
}

/// Starts a scan of an approver's finger at the store's agents; the verdict comes as `fingerprint-auth`.
#[utoipa::path(post, path = "/api/v1/authorization/fingerprint/scan", tag = "otorisasi",
    operation_id = "sidik_jari_pindai", request_body = Pindai,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn pindai(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Pindai>) -> Hasil<Jawab<Kerja>> {
    let user = user_id(&m.user_id)?;
    let k = app.db.write(p.toko.clone(), move |tx| sidik_jari::pindai(tx, &p, &user, &m.minta)).await?;
    Ok(Jawab::pesan(k, "Silahkan Scan Fingerprint"))
}

/// How far one's own scan or enrolment is.
#[utoipa::path(get, path = "/api/v1/authorization/fingerprint/scan/{id}", tag = "otorisasi",
    operation_id = "sidik_jari_lihat", security(("token" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Jawab<Kerja>)))]
pub async fn lihat(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<Kerja>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| sidik_jari::lihat(c, &p, &id, kini)).await?))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CariCetakan {
    user_id: Option<String>,
}

/// The enrolled fingers of a user. Template bytes go to the user's own session and to the agents of a store
/// where the user works, to nobody else.
#[utoipa::path(get, path = "/api/v1/user-fingerprint", tag = "otorisasi",
    operation_id = "sidik_jari_cetakan", params(CariCetakan),
    security(("token" = []), ("agen" = [])),
    responses((status = 200, body = Jawab<Cetakan>)))]
pub async fn cetakan(
    State(app): State<App>,
    Tanya(q): Tanya<CariCetakan>,
    req: Request,
) -> Hasil<Jawab<Cetakan>> {
    let (mut bagian, _) = req.into_parts();
    let pembaca = match KunciAgen::dari(&bagian) {
        Some(k) => Pembaca::Agen(Box::new(k.kenali(&app, Jenis::Fingerprint).await?)),
        None => Pembaca::Sesi(Box::new(Siapa::from_request_parts(&mut bagian, &app).await?.0)),
    };
    let user = user_id(q.user_id.as_deref().unwrap_or_default())?;
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| sidik_jari::cetakan(c, &pembaca, &user, kini)).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = UbahSidikJari)]
pub struct UbahJari {
    user_id: String,
    /// 0 to 9 from the left little finger
    jari: i64,
    /// one's own, not the user's
    password: String,
}

/// Starts the enrolment of a finger: one's own, or as OWN that of somebody of the store.
#[utoipa::path(post, path = "/api/v1/users/fingerprint/enrol", tag = "otorisasi",
    operation_id = "sidik_jari_enrol", request_body = UbahJari,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn enrol(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Isi(m): Isi<UbahJari>,
) -> Hasil<Jawab<Kerja>> {
    let user = user_id(&m.user_id)?;
    let k = sidik_jari::enrol(&app.db, &p, &user, m.jari, m.password, &alamat).await?;
    Ok(Jawab::pesan(k, "Silahkan Scan Fingerprint"))
}

/// Removes an enrolled finger.
#[utoipa::path(delete, path = "/api/v1/users/fingerprint", tag = "otorisasi",
    operation_id = "sidik_jari_hapus", request_body = UbahJari,
    security(("token" = [])),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn hapus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Isi(m): Isi<UbahJari>,
) -> Hasil<Jawab<bool>> {
    let user = user_id(&m.user_id)?;
    sidik_jari::hapus(&app.db, &p, &user, m.jari, m.password, &alamat).await?;
    Ok(Jawab::pesan(true, "Data Berhasil Di Hapus"))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Tunggu {
    /// seconds the answer may wait for work, 5 at the most
    pub tunggu: Option<u64>,
}

/// What the store asks its fingerprint agents to do.
#[utoipa::path(get, path = "/api/v1/agent/fingerprint/pekerjaan", tag = "agen",
    operation_id = "sidik_jari_tugas", params(Tunggu), security(("agen" = [])),
    responses((status = 200, body = Jawab<Vec<Tugas>>)))]
pub async fn tugas(
    State(app): State<App>,
    k: KunciAgen,
    Tanya(q): Tanya<Tunggu>,
) -> Hasil<Jawab<Vec<Tugas>>> {
    let cari = |c: &mut db::Conn, a: &Agen, kini| Ok(sidik_jari::tugas(c, &a.toko, kini)?);
    Ok(Jawab::data(tunggu(&app, &k, Jenis::Fingerprint, q.tunggu, cari).await?))
}

/// The agent's signed verdict on a scan or an enrolment.
#[utoipa::path(post, path = "/api/v1/agent/fingerprint/scan", tag = "agen",
    operation_id = "sidik_jari_lapor", request_body = Laporan,
    security(("agen" = [])),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn lapor(State(app): State<App>, k: KunciAgen, Isi(l): Isi<Laporan>) -> Hasil<Jawab<bool>> {
    let a = k.kenali(&app, Jenis::Fingerprint).await?;
    sidik_jari::lapor(&app.db, &a, &k.kunci, &l, &app.siaran).await?;
    Ok(Jawab::data(true))
}

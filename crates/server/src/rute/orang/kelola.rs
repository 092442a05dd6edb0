//! Managing people: users, their one-time passwords, their rights one by one and many at once.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab};
use axum::extract::{Path, State};
use db::Kunci;
use platform::orang::{self, AksesUser, Beda, Massal, Tambah, Template, Ubah, User};
use platform::{OrangTolak, Pelaku, Tolak, acak, sandi};
use serde::{Deserialize, Serialize};
use values::UserId;

/// Audited where the act happened, alone over the users of the chain.
fn kunci(p: &Pelaku) -> Kunci {
    Kunci::toko(p.toko.clone()).dengan_rantai()
}

/// What cannot be a user is not registered.
fn user_id(teks: &str) -> Result<UserId, Tolak> {
    UserId::parse(teks).map_err(|_| OrangTolak::TidakAda.tolak("User ini tidak terdaftar"))
}

/// Users one may manage or look at: head office all, a branch those of its store, also those who are stopped.
#[utoipa::path(get, path = "/api/v1/users", tag = "orang", operation_id = "orang_daftar", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<User>>)))]
pub async fn daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<User>>> {
    let data = app.db.read(move |c| Ok::<_, Tolak>(orang::daftar(c, &p)?)).await?;
    Ok(Jawab { count: i64::try_from(data.len()).ok(), data, message: None })
}

/// The one-time password, shown this once; none when it was chosen by the one who asked.
#[derive(Serialize, utoipa::ToSchema)]
pub struct SandiSekaliPakai {
    user_id: String,
    password: Option<String>,
}

/// The password asked for, or a new one; with what may be shown of it.
fn sandi_awal(diminta: Option<String>) -> Result<(String, Option<String>), Tolak> {
    match diminta.filter(|s| !s.is_empty()) {
        Some(s) => sandi::layak("password", &s).map(|()| (s, None)),
        None => {
            let s = acak::sekali_pakai();
            Ok((s.clone(), Some(s)))
        }
    }
}

/// Makes a user with a one-time password and the menus of the level's template.
#[utoipa::path(post, path = "/api/v1/users", tag = "orang", operation_id = "orang_tambah", request_body = Tambah,
    security(("token" = [])),
    responses((status = 200, body = Jawab<SandiSekaliPakai>)))]
pub async fn tambah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(mut t): Isi<Tambah>,
) -> Hasil<Jawab<SandiSekaliPakai>> {
    orang::periksa_tambah(&t)?;
    let (rahasia, password) = sandi_awal(t.password.take())?;
    let hash = sandi::buat_nanti(rahasia).await?;
    let user = app.db.write(kunci(&p), move |tx| orang::tambah(tx, &p, &t, &hash)).await?;
    Ok(Jawab::pesan(SandiSekaliPakai { user_id: user.to_string(), password }, "Data Berhasil Ditambahkan"))
}

/// Changes a user; stopping one ends their sessions at once.
#[utoipa::path(put, path = "/api/v1/users/edit/{user_id}", tag = "orang", operation_id = "orang_ubah",
    request_body = Ubah, security(("token" = [])), params(("user_id" = String, Path)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(user): Path<String>,
    Isi(u): Isi<Ubah>,
) -> Hasil<Jawab<bool>> {
    let user = user_id(&user)?;
    app.db.write(kunci(&p), move |tx| orang::ubah(tx, &p, &user, &u)).await?;
    Ok(Jawab::pesan(true, "Data Berhasil Dirubah"))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub struct ResetPassword {
    /// left out: one is made and shown once
    password: Option<String>,
}

/// Gives a user a new one-time password and ends their sessions.
#[utoipa::path(post, path = "/api/v1/users/reset-password/{user_id}", tag = "orang", operation_id = "orang_reset",
    request_body = ResetPassword, security(("token" = [])), params(("user_id" = String, Path)),
    responses((status = 200, body = Jawab<SandiSekaliPakai>)))]
pub async fn reset(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(user): Path<String>,
    Isi(r): Isi<ResetPassword>,
) -> Hasil<Jawab<SandiSekaliPakai>> {
    let user = user_id(&user)?;
    let (rahasia, password) = sandi_awal(r.password)?;
    let hash = sandi::buat_nanti(rahasia).await?;
    let nama = user.to_string();
    app.db.write(kunci(&p), move |tx| orang::reset_sandi(tx, &p, &user, &hash)).await?;
    Ok(Jawab::pesan(SandiSekaliPakai { user_id: nama, password }, "Password berhasil direset"))
}

/// The levels: what each starts with, and which of them one may give.
#[utoipa::path(get, path = "/api/v1/akses/template", tag = "orang", operation_id = "akses_template",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Template>>)))]
pub async fn template(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Template>>> {
    Ok(Jawab::data(app.db.read(move |c| orang::template(c, &p)).await?))
}

/// The menu tree of a user.
#[utoipa::path(get, path = "/api/v1/users/akses/{user_id}", tag = "orang", operation_id = "akses_lihat",
    security(("token" = [])), params(("user_id" = String, Path)),
    responses((status = 200, body = Jawab<AksesUser>)))]
pub async fn akses(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(user): Path<String>,
) -> Hasil<Jawab<AksesUser>> {
    let user = user_id(&user)?;
    Ok(Jawab::data(app.db.read(move |c| orang::lihat(c, &p, &user)).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub struct AksesSimpan {
    /// routes of the menus to show; all others are hidden
    akses: Vec<String>,
    versi: i64,
}

/// Shows these menus to a user and no others, in running sessions too.
#[utoipa::path(put, path = "/api/v1/users/akses/{user_id}", tag = "orang", operation_id = "akses_simpan",
    request_body = AksesSimpan, security(("token" = [])), params(("user_id" = String, Path)),
    responses((status = 200, body = Jawab<i64>)))]
pub async fn simpan_akses(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(user): Path<String>,
    Isi(m): Isi<AksesSimpan>,
) -> Hasil<Jawab<i64>> {
    let user = user_id(&user)?;
    let versi = app.db.write(kunci(&p), move |tx| orang::simpan(tx, &p, &user, &m.akses, m.versi)).await?;
    Ok(Jawab::pesan(versi, "Data Berhasil Dirubah"))
}

/// What a change of many users' menus would do to each of them.
#[utoipa::path(post, path = "/api/v1/akses/massal/periksa", tag = "orang", operation_id = "akses_massal_periksa",
    request_body = Massal, security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Beda>>)))]
pub async fn periksa_massal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<Massal>,
) -> Hasil<Jawab<Vec<Beda>>> {
    Ok(Jawab::data(app.db.read(move |c| orang::hitung(c, &p, &m)).await?))
}

/// Changes many users' menus, all of them or none.
#[utoipa::path(post, path = "/api/v1/akses/massal", tag = "orang", operation_id = "akses_massal",
    request_body = Massal, security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Beda>>)))]
pub async fn massal(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Massal>) -> Hasil<Jawab<Vec<Beda>>> {
    let data = app.db.write(kunci(&p), move |tx| orang::terapkan(tx, &p, &m)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Dirubah"))
}

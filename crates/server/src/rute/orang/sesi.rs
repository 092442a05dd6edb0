//! Login, logout, one's own password, the till's lock, and the list of users.

use crate::App;
use crate::tepi::jaga::{Portal, Siapa};
use crate::tepi::{Alamat, Hasil, Isi, Jawab};
use axum::Extension;
use axum::extract::State;
use db::Kunci;
use platform::menu::Simpul;
use platform::{Pelaku, SesiTolak, TokoTolak, Tolak, menu, pengguna, sandi, sesi, toko, totp};
use serde::{Deserialize, Serialize};
use values::{KodeToko, UserId};

#[derive(Deserialize, utoipa::ToSchema)]
pub struct Masuk {
    user_id: String,
    password: String,
    /// the code of the authenticator app, for who has a second factor
    #[serde(default)]
    kode: String,
    /// head office may log in at any store
    kode_toko: Option<String>,
}

/// The user object the client keeps.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Pengguna {
    user_id: String,
    user_name: String,
    level: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    kode_toko: String,
    nama_toko: String,
    alamat_toko: String,
    no_telp: String,
    no_whatsapp: String,
    tgl_system: String,
    akses: Vec<Simpul>,
    /// scopes of the level
    scp: Vec<String>,
    /// head office
    pusat: bool,
    /// a one-time password that must be replaced first
    ganti_password: bool,
    terkunci: bool,
    /// minutes after which an unused till locks itself
    kunci_diam_menit: i64,
    /// a second factor must be enrolled before anything else
    wajib_totp: bool,
    totp: bool,
    /// the stores of who has more than one; the session works in `kode_toko`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    toko_saya: Vec<pengguna::TokoSaya>,
}

async fn pengguna(app: &App, p: &Pelaku, token: Option<String>) -> Hasil<Pengguna> {
    let kode = p.toko.clone();
    let q = p.clone();
    let (t, totp, toko_saya) = app
        .db
        .read(move |c| {
            Ok::<_, Tolak>((toko::cari(c, &kode)?, totp::aktif(c, &q.user_id)?, pengguna::toko_saya(c, &q)?))
        })
        .await?;
    let set = app.setelan(&p.toko).await?;
    Ok(Pengguna {
        user_id: p.user_id.to_string(),
        user_name: p.user_name.clone(),
        level: p.level.to_string(),
        token,
        kode_toko: t.kode_toko.to_string(),
        nama_toko: t.nama_toko,
        alamat_toko: t.alamat_toko,
        no_telp: t.no_telp,
        no_whatsapp: t.no_whatsapp,
        tgl_system: t.tgl_system.to_string(),
        akses: menu::pohon(&p.level, &p.akses),
        scp: p.level.cakupan().iter().map(|s| (*s).to_owned()).collect(),
        pusat: p.pusat,
        ganti_password: p.ganti_sandi,
        terkunci: p.terkunci,
        kunci_diam_menit: set.nilai("KUNCI_DIAM_MENIT").parse().unwrap_or(1440),
        wajib_totp: !totp && set.nyala("TOTP_WAJIB") && totp::diwajibkan(&p.level, p.pusat),
        totp,
        toko_saya,
    })
}

fn user_id(teks: &str) -> Result<UserId, Tolak> {
    UserId::parse(teks).map_err(|_| {
        SesiTolak::SandiSalah.tolak("User ID atau password salah").kolom("user_id", "User ID tidak sesuai")
    })
}

/// Logs in; through a portal, at that store.
#[utoipa::path(post, path = "/api/v1/users/login", tag = "sesi", request_body = Masuk,
    responses((status = 200, body = Jawab<Pengguna>)))]
pub async fn masuk(
    State(app): State<App>,
    Alamat(alamat): Alamat,
    portal: Option<Extension<Portal>>,
    Isi(m): Isi<Masuk>,
) -> Hasil<Jawab<Pengguna>> {
    let user = user_id(&m.user_id)?;
    let di = match m.kode_toko.as_deref().filter(|k| !k.trim().is_empty()) {
        Some(k) => Some(KodeToko::parse(k).map_err(|e| TokoTolak::Kode.pada("kode_toko", e.to_string()))?),
        None => portal.map(|Extension(Portal(k))| k),
    };
    let m = sesi::masuk(&app.db, &user, m.password, &m.kode, di, &alamat).await?;
    Ok(Jawab::data(pengguna(&app, &m.pelaku, Some(m.token)).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub struct Keluar {
    /// as the specification has it; the token decides whose session ends
    user_id: Option<String>,
}

/// Logs out.
#[utoipa::path(post, path = "/api/v1/users/logout", tag = "sesi", request_body = Keluar, security(("token" = [])),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn keluar(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Keluar>) -> Hasil<Jawab<bool>> {
    tracing::debug!(user = m.user_id, "logout");
    app.db.write(Kunci::rantai(), move |tx| sesi::keluar(tx, &p)).await?;
    Ok(Jawab::data(true))
}

/// The user object of the running session, fresh: rights and system date as they are now.
#[utoipa::path(get, path = "/api/v1/users/saya", tag = "sesi", security(("token" = [])),
    responses((status = 200, body = Jawab<Pengguna>)))]
pub async fn saya(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Pengguna>> {
    Ok(Jawab::data(pengguna(&app, &p, None).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub struct GantiPassword {
    password_lama: String,
    password_baru: String,
}

/// Changes one's own password; one's other sessions end.
#[utoipa::path(post, path = "/api/v1/users/ganti-password", tag = "sesi", request_body = GantiPassword,
    security(("token" = [])), responses((status = 200, body = Jawab<bool>)))]
pub async fn ganti_password(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Isi(m): Isi<GantiPassword>,
) -> Hasil<Jawab<bool>> {
    sandi::layak("password_baru", &m.password_baru)?;
    sandi::bukan_id("password_baru", p.user_id.as_str(), &m.password_baru)?;
    sandi::berbeda("password_baru", &m.password_lama, &m.password_baru)?;
    pengguna::sandi_sendiri(&app.db, &p, m.password_lama, &alamat).await?;
    let baru = sandi::buat_nanti(m.password_baru).await?;
    app.db.write(Kunci::rantai(), move |tx| pengguna::ganti_sandi(tx, &p, &baru)).await?;
    Ok(Jawab::pesan(true, "Password berhasil diganti"))
}

/// Locks the till: the session stays, but nothing opens until a password is given.
#[utoipa::path(post, path = "/api/v1/users/kunci", tag = "sesi", security(("token" = [])),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn kunci(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<bool>> {
    app.db.write(Kunci::rantai(), move |tx| sesi::kunci(tx, &p)).await?;
    Ok(Jawab::data(true))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub struct Buka {
    user_id: String,
    password: String,
    /// the code of the authenticator app, when another person takes over who has a second factor
    #[serde(default)]
    kode: String,
}

/// Opens a locked till, or hands it to another cashier (then the answer carries a new token).
#[utoipa::path(post, path = "/api/v1/users/buka", tag = "sesi", request_body = Buka, security(("token" = [])),
    responses((status = 200, body = Jawab<Pengguna>)))]
pub async fn buka(
    State(app): State<App>,
    Siapa(p): Siapa,
    Alamat(alamat): Alamat,
    Isi(m): Isi<Buka>,
) -> Hasil<Jawab<Pengguna>> {
    let user = user_id(&m.user_id)?;
    Ok(Jawab::data(match sesi::buka_kunci(&app.db, &p, &user, m.password, &m.kode, &alamat).await? {
        Some(baru) => pengguna(&app, &baru.pelaku, Some(baru.token)).await?,
        None => pengguna(&app, &Pelaku { terkunci: false, ..p }, None).await?,
    }))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub struct PindahToko {
    /// one of the person's own stores
    kode_toko: String,
}

/// Moves the session to another store of its person; from here on it works there and nowhere else.
#[utoipa::path(post, path = "/api/v1/users/toko", tag = "sesi", operation_id = "pindah_toko",
    request_body = PindahToko, security(("token" = [])), responses((status = 200, body = Jawab<Pengguna>)))]
pub async fn pindah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<PindahToko>,
) -> Hasil<Jawab<Pengguna>> {
    let ke = KodeToko::parse(&m.kode_toko).map_err(|e| TokoTolak::Kode.pada("kode_toko", e.to_string()))?;
    let p = app.db.write(Kunci::rantai(), move |tx| sesi::pindah(tx, &p, &ke)).await?;
    let pesan = format!("Sekarang bekerja di toko {}", p.toko);
    Ok(Jawab::pesan(pengguna(&app, &p, None).await?, pesan))
}

/// Users of the store.
#[utoipa::path(get, path = "/api/v1/users/get/all", tag = "sesi", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<pengguna::Ringkas>>)))]
pub async fn semua(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<pengguna::Ringkas>>> {
    let data = app.db.read(move |c| Ok::<_, Tolak>(pengguna::daftar(c, &p)?)).await?;
    Ok(Jawab { count: i64::try_from(data.len()).ok(), data, message: None })
}

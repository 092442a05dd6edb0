//! The stores of the chain: the picker's list, the master of stores, and a store's own data.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab};
use axum::extract::{Path, State};
use db::Kunci;
use platform::daftar::Pilihan;
use platform::toko::aktif::{self, Aktif, Keadaan};
use platform::toko::urus::{self, Rinci, Tambah, Ubah};
use platform::toko::{self, Ringkas};
use platform::{Pelaku, TokoTolak, Tolak};
use values::KodeToko;

/// Stores: head office sees all, a branch its own.
#[utoipa::path(get, path = "/api/v1/tokos", tag = "toko", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Ringkas>>)))]
pub async fn semua(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Ringkas>>> {
    let semua = app.db.read(|c| Ok::<_, Tolak>(toko::semua(c)?)).await?;
    let data = semua
        .into_iter()
        .filter(|t| p.pusat || t.kode_toko == p.toko)
        .map(|t| Ringkas {
            portal: if t.portal.is_empty() { format!("/toko/{}", t.kode_toko) } else { t.portal },
            kode_toko: t.kode_toko.to_string(),
            nama_toko: t.nama_toko,
            alamat_toko: t.alamat_toko,
            pusat: t.pusat,
            tgl_system: t.tgl_system.to_string(),
        })
        .collect();
    Ok(Jawab::data(data))
}

/// The stores of the chain by code and name, to choose from in a filter.
#[utoipa::path(get, path = "/api/v1/tokos/pilihan", tag = "toko", operation_id = "toko_pilihan",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Pilihan>>)))]
pub async fn pilihan(State(app): State<App>, Siapa(_siapa): Siapa) -> Hasil<Jawab<Vec<Pilihan>>> {
    let semua = app.db.read(|c| Ok::<_, Tolak>(toko::semua(c)?)).await?;
    let sebut = |t: toko::Toko| Pilihan {
        label: format!("{} · {}", t.kode_toko, t.nama_toko),
        nilai: t.kode_toko.to_string(),
    };
    Ok(Jawab::data(semua.into_iter().map(sebut).collect()))
}

/// Stores with all their data: head office sees all, a branch its own.
#[utoipa::path(get, path = "/api/v1/tokos/get/all", tag = "toko", operation_id = "toko_rinci",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Rinci>>)))]
pub async fn daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Rinci>>> {
    let data = app.db.read(move |c| Ok::<_, Tolak>(urus::semua(c, &p)?)).await?;
    Ok(Jawab { count: i64::try_from(data.len()).ok(), data, message: None })
}

/// Opens a store; head office only.
#[utoipa::path(post, path = "/api/v1/tokos", tag = "toko", operation_id = "toko_tambah", request_body = Tambah,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn tambah(State(app): State<App>, Siapa(p): Siapa, Isi(t): Isi<Tambah>) -> Hasil<Jawab<Rinci>> {
    let kode = urus::periksa(&t)?;
    let kunci = Kunci::rantai().dan(kode);
    let data = app.db.write(kunci, move |tx| urus::tambah(tx, &p, &t)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Ditambahkan"))
}

/// The code of a store; what stands for the chain itself is none.
fn kode_sah(kode: &str) -> Result<KodeToko, Tolak> {
    let sah = KodeToko::parse(kode).ok().filter(|k| k.as_str() != db::RANTAI);
    sah.ok_or_else(|| TokoTolak::TidakAda.tolak("Toko ini tidak terdaftar"))
}

async fn simpan(app: App, p: Pelaku, kode: &str, u: Ubah) -> Hasil<Jawab<Rinci>> {
    let kode = kode_sah(kode)?;
    let siaran = app.siaran.clone();
    let kunci = Kunci::toko(kode.clone()).dengan_rantai();
    let data = app.db.write(kunci, move |tx| urus::ubah(tx, &p, &kode, &u, &siaran)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Dirubah"))
}

/// Changes a store in the master of stores.
#[utoipa::path(put, path = "/api/v1/tokos/{kode_toko}", tag = "toko", operation_id = "toko_ubah",
    request_body = Ubah, security(("token" = [])), params(("kode_toko" = String, Path)),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    Isi(u): Isi<Ubah>,
) -> Hasil<Jawab<Rinci>> {
    simpan(app, p, &kode, u).await
}

/// Deactivates a store that holds nothing any more, or activates it again; head office only.
#[utoipa::path(put, path = "/api/v1/tokos/{kode_toko}/aktif", tag = "toko", operation_id = "toko_aktif",
    request_body = Aktif, security(("token" = [])), params(("kode_toko" = String, Path)),
    responses((status = 200, body = Jawab<Keadaan>)))]
pub async fn atur_aktif(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    Isi(m): Isi<Aktif>,
) -> Hasil<Jawab<Keadaan>> {
    let kode = kode_sah(&kode)?;
    let pesan = if m.aktif { "Toko Berhasil Diaktifkan" } else { "Toko Berhasil Dinonaktifkan" };
    let kunci = Kunci::toko(kode.clone()).dengan_rantai();
    let data = app.db.write(kunci, move |tx| aktif::atur(tx, &p, &kode, &m)).await?;
    Ok(Jawab::pesan(data, pesan))
}

/// All data of the store one works at.
#[utoipa::path(get, path = "/api/v1/system/toko", tag = "toko", operation_id = "toko_sendiri",
    security(("token" = [])), responses((status = 200, body = Jawab<Rinci>)))]
pub async fn sendiri(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Rinci>> {
    Ok(Jawab::data(app.db.read(move |c| urus::rinci(c, &p.toko)).await?))
}

/// Changes a store's own data; with the WhatsApp menu alone, its number.
#[utoipa::path(put, path = "/api/v1/system/edit/{kode_toko}", tag = "toko", operation_id = "toko_setting",
    request_body = Ubah, security(("token" = [])), params(("kode_toko" = String, Path)),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn setting(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    Isi(u): Isi<Ubah>,
) -> Hasil<Jawab<Rinci>> {
    simpan(app, p, &kode, u).await
}

//! The views of reports that a person keeps: only the own ones, and only of reports that the person may open.

use super::boleh;
use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab};
use ::laporan::tampilan::{self, MintaTampilan, Tampilan, UbahTampilan};
use ::laporan::{Laporan, LaporanTolak};
use axum::extract::{Path, State};
use platform::{AksesTolak, Pelaku};

/// The report, where this person may open it.
async fn terbuka(app: &App, p: &Pelaku, slug: &str) -> Hasil<&'static Laporan> {
    let l = ::laporan::cari(slug).ok_or_else(|| LaporanTolak::TidakDikenal.tolak("Laporan tidak dikenal"))?;
    if boleh(l, p, &*app.setelan(&p.toko).await?) {
        return Ok(l);
    }
    Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan").into())
}

fn nomor(teks: &str) -> Hasil<i64> {
    teks.parse().map_err(|_| tampilan::tidak_ada().into())
}

/// The views this person keeps of a report.
#[utoipa::path(get, path = "/api/v1/laporan/tampilan/{laporan}", tag = "laporan", security(("token" = [])),
    params(("laporan" = String, Path)),
    responses((status = 200, body = Jawab<Vec<Tampilan>>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(slug): Path<String>,
) -> Hasil<Jawab<Vec<Tampilan>>> {
    let l = terbuka(&app, &p, &slug).await?;
    Ok(Jawab::data(app.db.read(move |c| tampilan::daftar(c, &p, l)).await?))
}

/// Keeps what a report shows under a name; answers all views of the report.
#[utoipa::path(post, path = "/api/v1/laporan/tampilan/{laporan}", tag = "laporan", request_body = MintaTampilan,
    params(("laporan" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Tampilan>>)))]
pub async fn simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(slug): Path<String>,
    Isi(m): Isi<MintaTampilan>,
) -> Hasil<Jawab<Vec<Tampilan>>> {
    let l = terbuka(&app, &p, &slug).await?;
    let semua = app.db.write(p.toko_asal.clone(), move |tx| tampilan::simpan(tx, &p, l, &m)).await?;
    Ok(Jawab::pesan(semua, "Tampilan disimpan"))
}

/// Another name, other contents, or the one the report begins with.
#[utoipa::path(put, path = "/api/v1/laporan/tampilan/{laporan}/{nomor}", tag = "laporan", request_body = UbahTampilan,
    params(("laporan" = String, Path), ("nomor" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Tampilan>>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((slug, no)): Path<(String, String)>,
    Isi(m): Isi<UbahTampilan>,
) -> Hasil<Jawab<Vec<Tampilan>>> {
    let l = terbuka(&app, &p, &slug).await?;
    let no = nomor(&no)?;
    let semua = app.db.write(p.toko_asal.clone(), move |tx| tampilan::ubah(tx, &p, l, no, &m)).await?;
    Ok(Jawab::pesan(semua, "Tampilan diubah"))
}

/// Takes a view away.
#[utoipa::path(delete, path = "/api/v1/laporan/tampilan/{laporan}/{nomor}", tag = "laporan",
    params(("laporan" = String, Path), ("nomor" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Tampilan>>)))]
pub async fn hapus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((slug, no)): Path<(String, String)>,
) -> Hasil<Jawab<Vec<Tampilan>>> {
    let l = terbuka(&app, &p, &slug).await?;
    let no = nomor(&no)?;
    let semua = app.db.write(p.toko_asal.clone(), move |tx| tampilan::hapus(tx, &p, l, no)).await?;
    Ok(Jawab::pesan(semua, "Tampilan dihapus"))
}

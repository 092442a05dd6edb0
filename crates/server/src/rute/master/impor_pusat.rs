//! Import Data Pusat: a branch pulls masters from head office, set by set, with progress to its screen.

use crate::App;
use crate::socket::{self, Kemajuan};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab};
use axum::extract::{Path, State};
use db::Kunci;
use master::Master;
use master::MasterTolak;
use master::pusat::{self, Himpunan, Rincian, Tarikan};
use platform::{DasarTolak, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::KodeToko;

/// The event the progress comes as.
const PERISTIWA: &str = "sync-progress";

#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = BandingPusat)]
pub struct Banding {
    kode_pusat: String,
    /// this store is head office: the source itself
    sumber: bool,
    set: Vec<Himpunan>,
}

/// Every set against head office: how many rows are new, changed, gone.
#[utoipa::path(get, path = "/api/v1/import-data-pusat", tag = "import data pusat", security(("token" = [])),
    responses((status = 200, body = Jawab<Banding>)))]
pub async fn banding(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Banding>> {
    let b = app
        .db
        .lapor(move |c| {
            let pusat = pusat::kode_pusat(c)?;
            let sumber = pusat == p.toko;
            let set = if sumber { Vec::new() } else { pusat::banding_semua(c, &p, &pusat)? };
            Ok::<_, Tolak>(Banding { kode_pusat: pusat.to_string(), sumber, set })
        })
        .await?;
    Ok(Jawab::data(b))
}

/// One set row by row.
#[utoipa::path(get, path = "/api/v1/import-data-pusat/{set}", tag = "import data pusat", security(("token" = [])),
    params(("set" = String, Path)),
    responses((status = 200, body = Jawab<Rincian>)))]
pub async fn rincian(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(set): Path<String>,
) -> Hasil<Jawab<Rincian>> {
    let r = app
        .db
        .lapor(move |c| {
            let m = pusat::cari_himpunan(&set)?;
            let pusat = pusat::kode_pusat(c)?;
            pusat::bukan_pusat(&pusat, &p)?;
            pusat::rincian(c, m, &p, &pusat)
        })
        .await?;
    Ok(Jawab::data(r))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TarikPusat {
    /// slugs of the sets
    set: Vec<String>,
    /// rows that head office does not have are deleted here, unless they are in use
    #[serde(default)]
    hapus_hilang: bool,
    /// registered on the socket, for the progress
    #[serde(default)]
    uid: Option<String>,
}

/// Pulls the chosen sets, each all or nothing. Goes on when the screen is gone.
#[utoipa::path(post, path = "/api/v1/import-data-pusat", tag = "import data pusat", request_body = TarikPusat,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Tarikan>>)))]
pub async fn tarik(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<TarikPusat>,
) -> Hasil<Jawab<Vec<Tarikan>>> {
    let pusat = app.db.read(pusat::kode_pusat).await?;
    pusat::bukan_pusat(&pusat, &p)?;
    let set = terpilih(&m.set)?;
    let kerja = socket::kemajuan(&app, &p, m.uid.as_deref(), PERISTIWA).await?;
    let tugas = tokio::spawn(async move { kerjakan(&app, &p, &pusat, &set, m.hapus_hilang, kerja).await });
    let hasil = tugas
        .await
        .map_err(|e| DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e))?;
    let gagal = hasil.iter().filter(|t| !t.gagal.is_empty()).count();
    Ok(Jawab::pesan(hasil, penutup(gagal)))
}

fn penutup(gagal: usize) -> String {
    match gagal {
        0 => "Data pusat berhasil ditarik".to_owned(),
        n => format!("{n} set gagal ditarik; set yang lain sudah disimpan"),
    }
}

/// The sets in the order in which they may be written.
fn terpilih(minta: &[String]) -> platform::Hasil<Vec<&'static Master>> {
    let ada: BTreeSet<&str> = minta.iter().map(String::as_str).collect();
    if ada.is_empty() {
        let pesan = "Pilih paling sedikit satu set";
        return Err(MasterTolak::HimpunanKosong.pada("set", pesan));
    }
    for s in &ada {
        pusat::cari_himpunan(s)?;
    }
    Ok(pusat::himpunan().into_iter().filter(|m| ada.contains(m.slug())).collect())
}

async fn kerjakan(
    app: &App,
    p: &Pelaku,
    pusat: &KodeToko,
    set: &[&'static Master],
    hapus_hilang: bool,
    kerja: Kemajuan,
) -> Vec<Tarikan> {
    let total = u64::try_from(set.len()).unwrap_or(u64::MAX);
    let mut hasil: Vec<Tarikan> = Vec::with_capacity(set.len());
    for (selesai, m) in (0_u64..).zip(set.iter().copied()) {
        kerja.maju(selesai, total, format!("Menarik {}", m.sebut));
        let (pelaku, sana) = (p.clone(), pusat.clone());
        let t = app
            .db
            .write(Kunci::toko(p.toko.clone()), move |tx| pusat::tarik(tx, m, &pelaku, &sana, hapus_hilang))
            .await;
        hasil.push(t.unwrap_or_else(|t: Tolak| Tarikan {
            slug: m.slug().to_owned(),
            sebut: m.sebut.to_owned(),
            gagal: t.pesan,
            ..Tarikan::default()
        }));
    }
    // Backwards: what named a row may have gone in the meantime.
    for (m, t) in set.iter().copied().zip(hasil.iter_mut()).rev().filter(|(_, t)| !t.dipertahankan.is_empty())
    {
        let (pelaku, sisa) = (p.clone(), t.dipertahankan.clone());
        let kunci = Kunci::toko(p.toko.clone());
        if let Ok(tetap) = app.db.write(kunci, move |tx| pusat::hapus_sisa(tx, m, &pelaku, &sisa)).await {
            t.dihapus += t.dipertahankan.len() - tetap.len();
            t.dipertahankan = tetap;
        }
    }
    kerja.selesai(penutup(hasil.iter().filter(|t| !t.gagal.is_empty()).count()));
    hasil
}

//! The double-entry journal: its days, made anew on demand, what stands in suspense, the books it agrees with, periods, and
//! entries by hand.

use crate::App;
use crate::rute::bersama::sekali;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use ::jurnal::cocok::{self, Cocok};
use ::jurnal::lihat::{self, Baris, Layar};
use ::jurnal::manual::{self, MintaBatal, MintaJurnal, Tercatat, Terdaftar};
use ::jurnal::periode::{self, MintaTutup, Periode};
use ::jurnal::{HariJadi, kejar};
use axum::extract::{Path, State};
use platform::DasarTolak;
use serde::Deserialize;
use values::Tanggal;

const JURNAL: &[&str] = &["/jurnal"];
const LIHAT: &[&str] = &["/jurnal", "/jurnal-manual"];
const MANUAL: &[&str] = &["/jurnal-manual"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(JURNAL), routes!(layar))
        .pasang(S::Menu(LIHAT), routes!(dokumen))
        .pasang(S::Menu(JURNAL), routes!(cocok_buku))
        .pasang(S::Menu(JURNAL), routes!(buat))
        .pasang(S::Menu(JURNAL), routes!(tutup_periode))
        .pasang(S::Menu(MANUAL), routes!(daftar))
        .pasang(S::Menu(MANUAL), routes!(simpan))
        .pasang(S::Menu(MANUAL), routes!(batal))
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
pub struct Rentang {
    /// first day; empty: from the beginning
    tgl_from: String,
    /// last day; empty: all
    tgl_to: String,
}

impl Rentang {
    fn isi(&self) -> (&str, &str) {
        (self.tgl_from.trim(), if self.tgl_to.trim().is_empty() { "9999" } else { self.tgl_to.trim() })
    }
}

/// The days between two, what waits for its journal, and what stands in suspense.
#[utoipa::path(get, path = "/api/v1/jurnal", tag = "jurnal", operation_id = "jurnal_layar", security(("token" = [])),
    params(Rentang), responses((status = 200, body = Jawab<Layar>)))]
pub async fn layar(State(app): State<App>, Siapa(p): Siapa, Tanya(q): Tanya<Rentang>) -> Hasil<Jawab<Layar>> {
    Ok(Jawab::data(app.db.snapshot(move |c| lihat::layar(c, &p.toko, q.isi())).await?))
}

/// The lines of a document.
#[utoipa::path(get, path = "/api/v1/jurnal/dokumen/{no}", tag = "jurnal", operation_id = "jurnal_dokumen",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<Vec<Baris>>)))]
pub async fn dokumen(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<Vec<Baris>>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::dokumen(c, &p.toko, no.trim())).await?))
}

/// Every book against its journal, up to the last day that was journaled after its closing.
#[utoipa::path(get, path = "/api/v1/jurnal/cocok", tag = "jurnal", operation_id = "jurnal_cocok", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Cocok>>)))]
pub async fn cocok_buku(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Cocok>>> {
    Ok(Jawab::data(app.db.snapshot(move |c| cocok::daftar(c, &p.toko)).await?))
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct MintaBuatJurnal {
    /// the day; its lines take the place of those it had
    tanggal: String,
}

/// Makes the journal of one day, in its turn. An open day is journaled for now; its closing makes it anew.
#[utoipa::path(post, path = "/api/v1/jurnal/buat", tag = "jurnal", operation_id = "jurnal_buat",
    request_body = MintaBuatJurnal, security(("token" = [])), responses((status = 200, body = Jawab<HariJadi>)))]
pub async fn buat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaBuatJurnal>,
) -> Hasil<Jawab<HariJadi>> {
    let tgl =
        Tanggal::parse(m.tanggal.trim()).map_err(|e| DasarTolak::Tanggal.pada("tanggal", e.to_string()))?;
    let jadi = app.db.write(p.toko.clone(), move |tx| kejar::berurutan(tx, &p, tgl, rangkai::DOMAIN)).await?;
    let pesan = if jadi.sementara {
        format!("Hari {tgl} masih berjalan: jurnalnya sementara dan dibuat lagi waktu tutup toko")
    } else {
        format!("Jurnal {tgl} selesai")
    };
    Ok(Jawab::pesan(jadi, pesan))
}

/// Closes a month for good. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/jurnal/periode", tag = "jurnal", operation_id = "jurnal_tutup_periode",
    request_body = MintaTutup, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Periode>)))]
pub async fn tutup_periode(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaTutup>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Periode sudah ditutup", move |tx, p| periode::tutup(tx, p, &m)).await
}

/// Entries by hand that stand between two days.
#[utoipa::path(get, path = "/api/v1/jurnal-manual", tag = "jurnal", operation_id = "jurnal_manual_daftar",
    security(("token" = [])), params(Rentang), responses((status = 200, body = Jawab<Vec<Terdaftar>>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Rentang>,
) -> Hasil<Jawab<Vec<Terdaftar>>> {
    Ok(Jawab::data(app.db.read(move |c| manual::daftar(c, &p.toko, q.isi())).await?))
}

/// Writes an entry. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/jurnal-manual", tag = "jurnal", operation_id = "jurnal_manual_simpan",
    request_body = MintaJurnal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaJurnal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| manual::simpan(tx, p, &m, rangkai::DOMAIN))
        .await
}

/// Takes an entry back. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/jurnal-manual/batal", tag = "jurnal", operation_id = "jurnal_manual_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Jurnal sudah dibatalkan", move |tx, p| manual::batal(tx, p, &m, rangkai::DOMAIN))
        .await
}

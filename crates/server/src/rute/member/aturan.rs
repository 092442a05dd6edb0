//! The rules of membership, dated, each with a look at what it would do.

use super::daftar::rantai;
use crate::App;
use crate::rute::bersama::sekali_di;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S};
use axum::extract::{Path, State};
use member::aturan::{self, Jenis, MintaAturan, Pratinjau, Semua};

const ATURAN: &[&str] = &["/setting-member"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(ATURAN), routes!(semua))
        .pasang(S::Menu(ATURAN), routes!(pratinjau))
        .pasang(S::Menu(ATURAN), routes!(simpan))
}

/// All rules as they stand today, what comes next, and what was before.
#[utoipa::path(get, path = "/api/v1/member/aturan", tag = "member", operation_id = "member_aturan",
    security(("token" = [])), responses((status = 200, body = Jawab<Semua>)))]
pub async fn semua(State(app): State<App>, Siapa(_p): Siapa) -> Hasil<Jawab<Semua>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| aturan::semua(c, hari)).await?))
}

/// What a rule would do to today's members; writes nothing. Kinds: kode, nilai-poin, tingkat, ucapan.
#[utoipa::path(post, path = "/api/v1/member/aturan/{jenis}/pratinjau", tag = "member", operation_id = "member_aturan_pratinjau",
    request_body = MintaAturan, security(("token" = [])), params(("jenis" = String, Path)),
    responses((status = 200, body = Jawab<Pratinjau>)))]
pub async fn pratinjau(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(jenis): Path<String>,
    Isi(m): Isi<MintaAturan>,
) -> Hasil<Jawab<Pratinjau>> {
    let (jenis, hari) = (Jenis::cari(&jenis)?, app.db.jam().hari_ini());
    Ok(Jawab::data(app.db.lapor(move |c| aturan::pratinjau(c, jenis, &m, hari)).await?))
}

/// Decides a rule from a day on.
#[utoipa::path(post, path = "/api/v1/member/aturan/{jenis}", tag = "member", operation_id = "member_aturan_simpan",
    request_body = MintaAturan, security(("token" = [])),
    params(("jenis" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Semua>)))]
pub async fn simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(jenis): Path<String>,
    IsiDok(m, kunci): IsiDok<MintaAturan>,
) -> Hasil<Mentah> {
    let (jenis, di) = (Jenis::cari(&jenis)?, rantai(&p));
    sekali_di(&app, di, p, kunci, "Data Berhasil Disimpan", move |tx, p| aturan::simpan(tx, p, jenis, &m))
        .await
}

//! Whom a day concerns: birthdays, points that lapse soon, and the members of the day for the dashboards. A store sees its own
//! members, head office those of the chain.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Jalur, Jawab, Syarat as S, Tanya};
use axum::extract::State;
use member::ultah::{self, AkanHangus, HariMember, UlangTahun};
use platform::{Pelaku, toko};
use values::KodeToko;

use super::super::dasbor::DASBOR;

const DAFTAR: &[&str] = &["/data-member", "/dashboard", "/dashboardPusat", "/dashboard-kas-harian"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(DAFTAR), routes!(ulang_tahun))
        .pasang(S::Menu(DAFTAR), routes!(akan_hangus))
        .pasang(S::Menu(DASBOR), routes!(dasbor))
}

fn milik(p: &Pelaku) -> Option<&KodeToko> {
    (!p.pusat).then_some(&p.toko)
}

/// Birthdays of members, of today or of the week, the nearest first.
#[utoipa::path(get, path = "/api/v1/member/find-current-birthday", tag = "member", operation_id = "ulang_tahun_member",
    security(("token" = [])), params(ultah::TanyaUltah), responses((status = 200, body = Jawab<Vec<UlangTahun>>)))]
pub async fn ulang_tahun(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<ultah::TanyaUltah>,
) -> Hasil<Jawab<Vec<UlangTahun>>> {
    let hari = app.db.jam().hari_ini();
    let (data, n) = app.db.read(move |c| ultah::daftar(c, milik(&p), hari, &t)).await?;
    Ok(Jawab { data, count: Some(n), message: None })
}

/// Members whose points lapse soon.
#[utoipa::path(get, path = "/api/v1/member/poin-akan-hangus", tag = "member", operation_id = "poin_akan_hangus",
    security(("token" = [])), params(ultah::TanyaUltah), responses((status = 200, body = Jawab<Vec<AkanHangus>>)))]
pub async fn akan_hangus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<ultah::TanyaUltah>,
) -> Hasil<Jawab<Vec<AkanHangus>>> {
    let hari = app.db.jam().hari_ini();
    let (data, n) = app.db.read(move |c| ultah::akan_hangus(c, milik(&p), hari, &t)).await?;
    Ok(Jawab { data, count: Some(n), message: None })
}

/// Members of the business day: new ones, those who came back, birthdays, messages that wait or failed.
#[utoipa::path(get, path = "/api/v1/dashboard/member", tag = "dashboard", operation_id = "dasbor_member",
    security(("token" = [])), responses((status = 200, body = Jawab<HariMember>)))]
pub async fn dasbor(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<HariMember>> {
    let hari = app.db.jam().hari_ini();
    let data = app
        .db
        .snapshot(move |c| {
            let tgl = toko::cari(c, &p.toko)?.tgl_system;
            ultah::hari_member(c, &p.toko, tgl, hari)
        })
        .await?;
    Ok(Jawab::data(data))
}

//! Two cards of one person: proposed, merged, undone.

use super::daftar::{halaman, rantai};
use crate::App;
use crate::rute::bersama::sekali_di;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::State;
use member::gabung::{
    self, BarisGabung, Dibatalkan, Digabung, Kembar, MintaBatal, MintaGabung, TanyaGabung, TanyaKembar,
};

const GABUNG: &[&str] = &["/gabung-member"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(GABUNG), routes!(kembar))
        .pasang(S::Menu(GABUNG), routes!(semua))
        .pasang(S::Menu(GABUNG), routes!(gabungkan))
        .pasang(S::Menu(GABUNG), routes!(batal))
}

/// Cards that may be one person's: the same phone, or the same name and birth date.
#[utoipa::path(get, path = "/api/v1/member/kembar", tag = "member", operation_id = "member_kembar",
    security(("token" = [])), params(TanyaKembar), responses((status = 200, body = Jawab<Vec<Kembar>>)))]
pub async fn kembar(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Tanya(t): Tanya<TanyaKembar>,
) -> Hasil<Jawab<Vec<Kembar>>> {
    let hari = app.db.jam().hari_ini();
    Ok(halaman(app.db.lapor(move |c| gabung::kembar(c, &t, hari)).await?))
}

/// Merges of the chain, newest first.
#[utoipa::path(get, path = "/api/v1/member/gabung", tag = "member", operation_id = "member_gabung_daftar",
    security(("token" = [])), params(TanyaGabung), responses((status = 200, body = Jawab<Vec<BarisGabung>>)))]
pub async fn semua(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Tanya(t): Tanya<TanyaGabung>,
) -> Hasil<Jawab<Vec<BarisGabung>>> {
    Ok(halaman(app.db.read(move |c| gabung::daftar(c, &t)).await?))
}

/// Merges two cards, by an approval: with the NIK that was shown of SPV or OWN, without it of OWN alone.
#[utoipa::path(post, path = "/api/v1/member/gabung", tag = "member", operation_id = "member_gabung",
    request_body = MintaGabung, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Digabung>)))]
pub async fn gabungkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaGabung>,
) -> Hasil<Mentah> {
    let di = rantai(&p);
    sekali_di(&app, di, p, kunci, "Data Berhasil Disimpan", move |tx, p| gabung::gabung(tx, p, &m)).await
}

/// Undoes a merge.
#[utoipa::path(post, path = "/api/v1/member/gabung/batal", tag = "member", operation_id = "member_gabung_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    let di = rantai(&p);
    sekali_di(&app, di, p, kunci, "Penggabungan Berhasil Dibatalkan", move |tx, p| gabung::batal(tx, p, &m))
        .await
}

//! Coupons: those that sales gave, and whether one in the customer's hand still holds.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Jawab, Tanya};
use axum::extract::State;
use niaga::kupon::{self, Cek, Kupon};
use niaga::total::TotalKupon;
use serde::Deserialize;
use values::Rupiah;

pub const DAFTAR: &[&str] = &["/cek-kupon"];
/// The window that takes coupons asks too.
pub const CEK: &[&str] = &["/cek-kupon", "/transaksi-penjualan"];

/// Coupons that sales gave, the newest first, and what became of each.
#[utoipa::path(get, path = "/api/v1/transaksi-kupon", tag = "kupon", operation_id = "transaksi_kupon",
    security(("token" = [])), params(kupon::TanyaKupon), responses((status = 200, body = JawabDaftar<Kupon, TotalKupon>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<kupon::TanyaKupon>,
) -> Hasil<JawabDaftar<Kupon, TotalKupon>> {
    Ok(app.db.read(move |c| kupon::daftar(c, &p.toko, &q)).await?.into())
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaCek {
    no_kupon: String,
    /// the sum of the sale it is to pay; left out, only the coupon itself is looked at
    #[param(value_type = Option<i64>)]
    total: Option<i64>,
}

/// A coupon by its number: whether it holds today and what it is worth.
#[utoipa::path(get, path = "/api/v1/cek-kupon", tag = "kupon", operation_id = "cek_kupon",
    security(("token" = [])), params(TanyaCek),
    responses((status = 200, body = Jawab<Cek>)))]
pub async fn cek(State(app): State<App>, Siapa(p): Siapa, Tanya(q): Tanya<TanyaCek>) -> Hasil<Jawab<Cek>> {
    let total = q.total.map(Rupiah::new);
    Ok(Jawab::data(app.db.read(move |c| kupon::cek(c, &p, &q.no_kupon, total)).await?))
}

//! Coupons: those that sales gave, and whether one in the customer's hand still holds.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::Tolakan;
use crate::tepi::{Hasil, Jawab, Tanya};
use axum::extract::State;
use niaga::kupon::{self, Cek, Kupon};
use serde::Deserialize;
use values::Rupiah;

pub const DAFTAR: &[&str] = &["/cek-kupon"];
/// The window that takes coupons asks too.
pub const CEK: &[&str] = &["/cek-kupon", "/transaksi-penjualan"];

/// Coupons that sales gave, the newest first, and what became of each.
#[utoipa::path(get, path = "/api/v1/transaksi-kupon", tag = "kupon", operation_id = "transaksi_kupon",
    security(("token" = [])), params(kupon::Tanya), responses((status = 200, body = Jawab<Vec<Kupon>>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<kupon::Tanya>,
) -> Hasil<Jawab<Vec<Kupon>>> {
    let (data, count) = app.db.read(move |c| kupon::daftar(c, &p.toko, &q)).await?;
    Ok(Jawab { data, count: Some(count), message: None })
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
    responses((status = 200, body = Jawab<Cek>), (status = 404, body = Tolakan), (status = 422, body = Tolakan)))]
pub async fn cek(State(app): State<App>, Siapa(p): Siapa, Tanya(q): Tanya<TanyaCek>) -> Hasil<Jawab<Cek>> {
    let total = q.total.map(Rupiah::new);
    Ok(Jawab::data(app.db.read(move |c| kupon::cek(c, &p, &q.no_kupon, total)).await?))
}

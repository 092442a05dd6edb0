//! Cash in and out of a drawer: the first document, and the pattern of all others.
//! The other documents of money are in `uang` and `kirim_uang`.

use crate::App;
use crate::rute::bersama::mentah;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, IsiDok, Jawab, Mentah};
use axum::extract::State;
use kas::uang_kas::{self, Tercatat, UangKas};
use platform::Tolak;
use serde::Serialize;
use values::Rupiah;

/// Records cash in or out of one's own drawer. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/uang-kas", tag = "kas", request_body = UangKas, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn uang_kas(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<UangKas>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let t = uang_kas::catat(tx, &p, &m)?;
                mentah(&Jawab::pesan(t, "Data Berhasil Disimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

#[derive(Serialize, utoipa::ToSchema)]
pub struct Saldo {
    kasir: String,
    /// not told to who counts the drawer blind
    #[schema(value_type = i64, required = false)]
    saldo: Rupiah,
}

/// What one's own drawer holds.
#[utoipa::path(get, path = "/api/v1/uang-kas/saldo", tag = "kas", security(("token" = [])),
    responses((status = 200, body = Jawab<Saldo>)))]
pub async fn saldo(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Saldo>> {
    let kasir = p.user_id.to_string();
    let saldo = app
        .db
        .read(move |c| {
            Ok::<_, Tolak>(
                c.one(
                    "SELECT saldo FROM saldo_kas WHERE toko = $1 AND kasir = $2",
                    db::args![&p.toko, &p.user_id],
                    |r| r.get(0),
                )?
                .unwrap_or(Rupiah::NOL),
            )
        })
        .await?;
    Ok(Jawab::data(Saldo { kasir, saldo }))
}

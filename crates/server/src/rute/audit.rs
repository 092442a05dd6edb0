//! The audit trail of the store, live over the socket or as a plain answer: the pattern of every report.

use crate::App;
use crate::socket::{self, DATA_KOSONG, MENUNGGU};
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::Tolakan;
use crate::tepi::{Hasil, Isi, Jawab};
use axum::extract::State;
use platform::Tolak;
use platform::jejak::{self, Saring};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Rows of a plain answer; more go over the socket.
const PALING_BANYAK: i64 = 5_000;
const PERISTIWA: &str = "audit-report";

#[derive(Deserialize, utoipa::ToSchema)]
pub struct Minta {
    /// first day, by the clock in Jakarta
    tgl_from: Option<String>,
    /// last day, included
    tgl_to: Option<String>,
    /// exact, ALL for any
    aksi: Option<String>,
    /// user, ALL for any
    oleh: Option<String>,
    /// any part of it
    objek: Option<String>,
    /// registered with `daftar`: the rows come over the socket as `audit-report`
    uid: Option<String>,
}

/// One act; the rows themselves are written as text, this describes them.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Baris {
    seq: i64,
    tgl_system: String,
    waktu: String,
    oleh: String,
    aksi: String,
    objek: String,
    isi: serde_json::Value,
}

/// The audit trail of the store. With `uid` the rows stream over the socket and this answer only says so.
#[utoipa::path(post, path = "/api/v1/audit/report", tag = "laporan", request_body = Minta, security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Baris>>), (status = 403, body = Tolakan), (status = 409, body = Tolakan),
        (status = 422, body = Tolakan), (status = 429, body = Tolakan)))]
pub async fn lapor(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<Minta>,
) -> Hasil<Jawab<Box<RawValue>>> {
    let saring = Saring::baca(
        &p,
        (m.tgl_from.as_deref(), m.tgl_to.as_deref()),
        m.aksi.as_deref(),
        m.oleh.as_deref(),
        m.objek.as_deref(),
    )?;
    if let Some(uid) = m.uid.filter(|u| !u.is_empty()) {
        socket::aliran(&app, &p, &uid, PERISTIWA, move |c, baris| {
            saring.tiap(c, None, |r| baris.tulis(|b| jejak::tulis(r, b)))
        })
        .await?;
        return Ok(Jawab::pesan(larik(b"[]".to_vec())?, MENUNGGU));
    }
    let (teks, n, count) = app
        .db
        .lapor(move |c| {
            let mut teks = vec![b'['];
            let mut n = 0;
            saring.tiap(c, Some(PALING_BANYAK), |r| {
                if n > 0 {
                    teks.push(b',');
                }
                n += 1;
                jejak::tulis(r, &mut teks)
            })?;
            teks.push(b']');
            let count = if n < PALING_BANYAK { n } else { saring.banyak(c)? };
            Ok::<_, Tolak>((teks, n, count))
        })
        .await?;
    let message = match n {
        0 => Some(DATA_KOSONG.to_owned()),
        _ if n < count => Some(format!("Hanya {n} dari {count} baris yang ditampilkan, persempit pencarian")),
        _ => None,
    };
    Ok(Jawab { data: larik(teks)?, count: Some(count), message })
}

fn larik(teks: Vec<u8>) -> Result<Box<RawValue>, Tolak> {
    String::from_utf8(teks)
        .map_err(|e| e.to_string())
        .and_then(|t| RawValue::from_string(t).map_err(|e| e.to_string()))
        .map_err(|e| db::Error::Lain(e).into())
}

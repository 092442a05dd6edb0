//! /export-csv: the sets of a day, streamed while they are read. As JSON, which the specification's call answers, or (asked for
//! with `Accept: application/zip`) as one ZIP of CSV files, which the screen cuts into the files it saves.

use crate::App;
use crate::pipa::pipa;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S};
use ::hubung::HubungTolak;
use ::hubung::ekspor::{self, MintaEkspor};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use platform::Tolak;
use serde::Serialize;
use serde_json::{Map, Value};
use tokio::sync::Semaphore;

const EKSPOR: &[&str] = &["/export-csv"];
/// One at a time: an export holds one of the reports' connections for as long as its reader takes.
static SATU: Semaphore = Semaphore::const_new(1);
/// So long the next one waits.
const SABAR: std::time::Duration = std::time::Duration::from_secs(3);

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(EKSPOR), routes!(csv_exports))
}

type BarisSet = Vec<Map<String, Value>>;

/// The sets by their names; columns as in docs/csv-exports.md.
#[derive(Serialize, utoipa::ToSchema)]
pub struct DuaBelasSet {
    #[schema(value_type = Vec<Object>)]
    data_barang: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_saldo: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_hancur: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_cash: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_system: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_group: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_hutang: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_jual: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_member: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_pembelian: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_service: BarisSet,
    #[schema(value_type = Vec<Object>)]
    data_tukar: BarisSet,
}

/// All sets of one day, at the latest the day before the store's own.
#[utoipa::path(post, path = "/api/v1/csv-exports", tag = "hubung", request_body = MintaEkspor, security(("token" = [])),
    responses((status = 200, body = Jawab<DuaBelasSet>)))]
pub async fn csv_exports(
    State(app): State<App>,
    Siapa(p): Siapa,
    kepala: HeaderMap,
    Isi(m): Isi<MintaEkspor>,
) -> Hasil<Response> {
    let zip = kepala
        .get(header::ACCEPT)
        .and_then(|a| a.to_str().ok())
        .is_some_and(|a| a.contains("application/zip"));
    // The one before may have handed out its last byte and not yet let go.
    let jalan =
        || HubungTolak::EksporJalan.tolak("Export lain sedang berjalan, silahkan coba beberapa saat lagi");
    let izin =
        tokio::time::timeout(SABAR, SATU.acquire()).await.ok().and_then(Result::ok).ok_or_else(jalan)?;
    let kode = p.toko.clone();
    let (tgl, n) = app
        .db
        .lapor(move |c| {
            let tgl = ekspor::tanggal(c, &kode, &m)?;
            Ok::<_, Tolak>((tgl, ekspor::banyak(c, &kode, tgl)?))
        })
        .await?;
    let (kode, oleh) = (p.toko.clone(), p.user_id.clone());
    app.db
        .write(kode.clone(), move |tx| {
            Ok::<_, Tolak>(ledger::audit::catat_hari_ini(
                tx,
                oleh.as_str(),
                "EXPORT CSV",
                &tgl.to_string(),
                "{}",
            )?)
        })
        .await?;
    let nama = format!("export-{}-{tgl}.zip", kode.to_string().to_lowercase());
    let (mut tulis, badan) = pipa();
    tokio::spawn(async move {
        let _izin = izin;
        let hasil = app
            .db
            .lapor(move |c| {
                let h = if zip {
                    ekspor::semua_zip(c, &kode, tgl, &mut tulis)
                } else {
                    ekspor::semua_json(c, &kode, tgl, &mut tulis)
                };
                if h.is_err() {
                    tulis.gagal();
                }
                h
            })
            .await;
        match hasil {
            Ok(baris) => tracing::info!(%tgl, baris, "export csv"),
            Err(e) => tracing::warn!(%tgl, kode = e.kode, sebab = ?e.sebab, "export csv terhenti"),
        }
    });
    let jenis = if zip { "application/zip" } else { "application/json" };
    let baris = (header::HeaderName::from_static("x-laporan-baris"), n.to_string());
    let mut jawab = ([(header::CONTENT_TYPE, jenis.to_owned()), baris], badan).into_response();
    if zip {
        let cara = format!("attachment; filename=\"{nama}\"");
        jawab.headers_mut().extend(cara.parse().ok().map(|v| (header::CONTENT_DISPOSITION, v)));
        // As it is: packing hundreds of megabytes for one reader would take a core from the tills.
        jawab.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("identity"));
    }
    Ok(jawab)
}

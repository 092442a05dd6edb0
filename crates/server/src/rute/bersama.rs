//! What calls of several domains share: a document written once however often it is sent, papers, and
//! what became of a print.

use crate::App;
use crate::cetak::di_utas;
use crate::tepi::{Hasil, Jawab, Mentah};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use db::{KunciIdem, Tx};
use platform::printer::{Cara, Kerja};
use platform::{Pelaku, Tolak};
use serde::Serialize;

/// The answer as text, ready to be kept under its idempotency key.
pub(crate) fn mentah<J: Serialize>(j: &J) -> Result<Box<serde_json::value::RawValue>, Tolak> {
    serde_json::value::to_raw_value(j).map_err(|e| db::Error::Lain(e.to_string()).into())
}

/// Writes a document once, however often it is sent.
pub(crate) async fn sekali<T: Serialize + 'static>(
    app: &App,
    p: Pelaku,
    kunci: Option<KunciIdem>,
    pesan: &'static str,
    kerja: impl Fn(&mut Tx<'_>, &Pelaku) -> platform::Hasil<T> + Send + 'static,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| mentah(&Jawab::pesan(kerja(tx, &p)?, pesan)))
        })
        .await?;
    Ok(Mentah(jawab))
}

/// What became of a print.
pub(crate) fn kabar(k: &Kerja, apa: &str) -> String {
    match k.cara {
        Cara::Jaringan => format!("{apa} dikirim ke printer {}", k.printer),
        Cara::Agen => format!("{apa} menunggu agen printer {}", k.printer),
        Cara::Unduh => format!("{apa} siap diunduh"),
    }
}

/// A PDF that the browser shows, as a file of this name; drawn on a thread of its own, and of this moment alone.
pub(crate) async fn pdf(
    nama: &str,
    gambar: impl FnOnce() -> platform::Hasil<Vec<u8>> + Send + 'static,
) -> Hasil<Response> {
    berkas_pdf("inline", nama, gambar).await
}

/// The same, shown (`inline`) or saved (`attachment`).
pub(crate) async fn berkas_pdf(
    cara: &str,
    nama: &str,
    gambar: impl FnOnce() -> platform::Hasil<Vec<u8>> + Send + 'static,
) -> Hasil<Response> {
    let isi = di_utas(gambar).await?;
    let nama = nama.replace(['/', '"'], "_");
    let kepala = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, format!("{cara}; filename=\"{nama}.pdf\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((kepala, isi).into_response())
}

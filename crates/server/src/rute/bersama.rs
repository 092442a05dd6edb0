//! What calls of several domains share: a document written once however often it is sent, and what became of a print.

use crate::App;
use crate::tepi::{Hasil, Jawab, Mentah};
use db::{Kunci, KunciIdem, Tx};
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
    let di = Kunci::toko(p.toko.clone());
    sekali_di(app, di, p, kunci, pesan, kerja).await
}

/// The same, owning more than the store.
pub(crate) async fn sekali_di<T: Serialize + 'static>(
    app: &App,
    di: Kunci,
    p: Pelaku,
    kunci: Option<KunciIdem>,
    pesan: &'static str,
    kerja: impl Fn(&mut Tx<'_>, &Pelaku) -> platform::Hasil<T> + Send + 'static,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(di, move |tx| {
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

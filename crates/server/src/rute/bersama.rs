//! What calls of several domains share: a document written once however often it is sent, its nota as a file or handed out,
//! and what became of a print.

use crate::App;
use crate::cetak::nota::Nota;
use crate::cetak::{self, di_utas, karakter};
use crate::tepi::{Hasil, Jawab, Mentah};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use db::{Conn, Kunci, KunciIdem, Tx};
use platform::printer::{Cara, Kerja};
use platform::{Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::KodeToko;

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

/// A nota with its pictures.
pub(crate) async fn lembar(
    app: &App,
    p: &Pelaku,
    siapkan: impl FnOnce(&mut Conn, &KodeToko) -> platform::Hasil<Nota> + Send + 'static,
) -> Hasil<Nota> {
    let toko = p.toko.clone();
    let nota = app.db.read(move |c| siapkan(c, &toko)).await?;
    Ok(nota.bergambar(app, &p.toko).await?)
}

/// A nota as PDF.
pub(crate) async fn berkas(
    app: &App,
    p: &Pelaku,
    siapkan: impl FnOnce(&mut Conn, &KodeToko) -> platform::Hasil<Nota> + Send + 'static,
) -> Hasil<Response> {
    let n = lembar(app, p, siapkan).await?;
    let nama = n.no.clone();
    pdf(&nama, move || n.pdf()).await
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = NotaCetak)]
pub struct Cetak {
    /// a printer of the store; left out, the nota is only written down as handed out, to be opened as PDF
    pub(crate) printer: String,
}

/// Hands a nota out: written down under its number, then printed on a printer of the store when one is named. One that cannot
/// be made is not written down as handed out. `jawab` gets the number, which paper of it this is, and the job of the printer.
pub(crate) async fn serahkan<T>(
    app: &App,
    p: &Pelaku,
    tujuan: &Cetak,
    siapkan: impl Fn(&mut Conn, &KodeToko) -> platform::Hasil<Nota> + Clone + Send + 'static,
    jawab: impl FnOnce(String, i64, Option<Kerja>) -> T,
) -> Hasil<Jawab<T>> {
    let (q, buat) = (p.clone(), siapkan.clone());
    let (no, urut) = app
        .db
        .write(p.toko.clone(), move |tx| {
            let no = buat(tx, &q.toko)?.no;
            let urut = konter::cetakan::catat(tx, &q, &no)?;
            // The paper may carry the address of the document's public page.
            platform::lacak::pastikan_kunci(tx)?;
            Ok::<_, Tolak>((no, urut))
        })
        .await?;
    let printer = tujuan.printer.trim();
    if printer.is_empty() {
        return Ok(Jawab::data(jawab(no, urut, None)));
    }
    let nota = lembar(app, p, siapkan).await?;
    let judul = format!("{} {}", nota.judul, nota.no);
    let kerja =
        cetak::cetak(app, p, printer, &judul, move |t| nota.untuk(t.jenis, karakter(t.lebar))).await?;
    let pesan = kabar(&kerja, "Nota");
    Ok(Jawab::pesan(jawab(no, urut, Some(kerja)), pesan))
}

/// The calls of a document's nota, one definition for all domains: `pdf` is the file, `cetak` hands it out. Each takes what the
/// documentation says, the address, its name and group there, and what makes the nota of a number; `cetak` also how the answer is called and
/// the field of the number in it.
macro_rules! nota_dokumen {
    (pdf $kata:literal, $path:literal, $id:literal, $tag:literal, $siapkan:expr) => {
        #[doc = $kata]
        #[utoipa::path(get, path = $path, tag = $tag, operation_id = $id, security(("token" = [])),
            params(("no" = String, Path)),
            responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
        pub async fn nota(
            axum::extract::State(app): axum::extract::State<$crate::App>,
            $crate::tepi::jaga::Siapa(p): $crate::tepi::jaga::Siapa,
            axum::extract::Path(no): axum::extract::Path<String>,
        ) -> $crate::tepi::Hasil<axum::response::Response> {
            $crate::rute::bersama::berkas(&app, &p, move |c, toko| ($siapkan)(c, toko, &no)).await
        }
    };
    (cetak $kata:literal, $path:literal, $id:literal, $tag:literal, $siapkan:expr, $skema:ident, $kolom:ident) => {
        #[derive(Debug, serde::Serialize, utoipa::ToSchema)]
        #[schema(as = $skema)]
        pub struct Tercetak {
            $kolom: String,
            /// the first is the original
            urut: i64,
            kerja: Option<platform::printer::Kerja>,
        }

        #[doc = $kata]
        #[utoipa::path(post, path = $path, tag = $tag, operation_id = $id,
            request_body = $crate::rute::bersama::Cetak, security(("token" = [])), params(("no" = String, Path)),
            responses((status = 200, body = $crate::tepi::Jawab<Tercetak>)))]
        pub async fn cetak_nota(
            axum::extract::State(app): axum::extract::State<$crate::App>,
            $crate::tepi::jaga::Siapa(p): $crate::tepi::jaga::Siapa,
            axum::extract::Path(no): axum::extract::Path<String>,
            $crate::tepi::Isi(m): $crate::tepi::Isi<$crate::rute::bersama::Cetak>,
        ) -> $crate::tepi::Hasil<$crate::tepi::Jawab<Tercetak>> {
            let jawab = |$kolom, urut, kerja| Tercetak { $kolom, urut, kerja };
            $crate::rute::bersama::serahkan(&app, &p, &m, move |c, toko| ($siapkan)(c, toko, &no), jawab).await
        }
    };
}
pub(crate) use nota_dokumen;

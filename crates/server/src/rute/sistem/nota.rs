//! The public page of a nota, opened by its QR: whether it is ours, which pieces it is about with their photos, and what such a
//! piece fetches today by the price list. Plain HTML, no session; neither the person nor whether the piece is still theirs.

use super::lacak::{SIMPAN, aman, bingkai, hari, jawab, kalem};
use crate::App;
use crate::tepi::Alamat;
use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use gambar::Milik;
use platform::domain::{BarangNota, NotaAsli};
use platform::lacak::{self, Halaman};
use platform::{Hasil, Status, toko};
use rangkai::DOMAIN;
use std::fmt::Write as _;
use values::format::gram;
use values::{NoFaktur, Tanggal};

/// Where the photo of a piece lies below its page, by its place on the nota.
const FOTO: &str = "/foto/";

pub fn router() -> Router<App> {
    let mut r = Router::new();
    for jalan in ["/nota", "/nota/", "/nota/{*token}"] {
        r = r.route(jalan, get(halaman));
    }
    r
}

struct Isi {
    no: NoFaktur,
    nama_toko: String,
    apa: NotaAsli,
    hari_ini: Tanggal,
}

/// The document behind a token that is ours.
fn cari(c: &mut db::Conn, token: &str, hari_ini: Tanggal) -> Hasil<Option<Isi>> {
    let Some(no) = lacak::buka_untuk(c, Halaman::Nota, token)? else { return Ok(None) };
    for d in DOMAIN {
        let Some(apa) = (d.nota)(c, &no)? else { continue };
        let t = toko::urus::rinci(c, no.toko())?;
        return Ok(Some(Isi { nama_toko: t.nama_toko, no, apa, hari_ini }));
    }
    Ok(None)
}

async fn halaman(
    State(app): State<App>,
    Alamat(dari): Alamat,
    jalan: Result<Path<String>, PathRejection>,
) -> Response {
    let jalan = jalan.map(|Path(t)| t).unwrap_or_default();
    let kini = app.db.jam().sekarang();
    if !app.laju_lacak.boleh(&dari, kini) {
        let isi = kalem("Terlalu sering dibuka", "Silakan coba lagi satu menit lagi.");
        return jawab(StatusCode::TOO_MANY_REQUESTS, "no-store", isi, true);
    }
    let (token, foto) = match jalan.split_once(FOTO) {
        Some((t, ke)) => (t.to_owned(), Some(ke.to_owned())),
        None => (jalan, None),
    };
    let (t, hari_ini) = (token.clone(), kini.tanggal());
    match app.db.read(move |c| cari(c, &t, hari_ini)).await {
        Ok(Some(isi)) => match foto {
            None => jawab(StatusCode::OK, SIMPAN, tulis(&isi, &token), false),
            Some(ke) => gambar(&app, &isi, &ke).await,
        },
        Ok(None) => palsu(),
        Err(e) => gagal(&e),
    }
}

/// Whatever is not ours: forged, altered, cut short, or of a document that is not there.
fn palsu() -> Response {
    let isi = kalem(
        "Bukan nota kami",
        "QR ini tidak dibuat oleh toko kami, atau isinya sudah diubah. Jangan percaya pada nota yang membawanya; \
         tunjukkan ke toko untuk diperiksa.",
    );
    jawab(StatusCode::NOT_FOUND, "no-store", isi, false)
}

fn gagal(t: &platform::Tolak) -> Response {
    tracing::error!(kode = t.kode, sebab = t.sebab.as_deref().unwrap_or_default(), "halaman nota gagal");
    let isi = kalem("Belum bisa dibuka", "Silakan coba beberapa saat lagi.");
    jawab(StatusCode::SERVICE_UNAVAILABLE, "no-store", isi, true)
}

/// The photo of a piece on this nota; the holder of the paper may see it, nobody else.
async fn gambar(app: &App, i: &Isi, ke: &str) -> Response {
    let tidak_ada = || StatusCode::NOT_FOUND.into_response();
    let Some(b) = ke.parse::<usize>().ok().and_then(|n| i.apa.barang.get(n)) else { return tidak_ada() };
    let (Ok(milik), Ok(lemari)) = (Milik::produk(&b.kode_barcode), app.lemari()) else { return tidak_ada() };
    match gambar::ambil(&app.db, &lemari, i.no.toko(), milik, None).await {
        Ok((_, Some(bytes))) => {
            let kepala =
                [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "private, max-age=600")];
            (kepala, bytes).into_response()
        }
        Ok(_) => tidak_ada(),
        Err(t) if t.status == Status::TidakAda => tidak_ada(),
        Err(t) => gagal(&t),
    }
}

fn tulis(i: &Isi, token: &str) -> String {
    let a = &i.apa;
    let (kelas, kepala, kata) = if a.batal {
        (
            "batal",
            "Sudah dibatalkan",
            "Nota ini pernah ditulis toko kami, lalu dibatalkan. Kertasnya tidak berlaku lagi.",
        )
    } else {
        (
            "siap",
            "Nota asli",
            "Nota ini benar ditulis toko kami. Cocokkan nomor, nama, berat dan kadar di kertas dengan yang di bawah ini.",
        )
    };
    let mut s = format!(
        "<header><p>{}</p><h1>{}</h1></header>\
         <section class=\"kartu {kelas}\"><p class=\"no\">{}</p><h2>{kepala}</h2><p class=\"kata\">{kata}</p>\
         <p class=\"no\">Tanggal {}</p></section>",
        aman(&i.nama_toko),
        aman(a.judul),
        i.no,
        hari(a.tgl),
    );
    for (ke, b) in a.barang.iter().enumerate() {
        barang(&mut s, a, b, token, ke);
    }
    let _ = write!(
        s,
        "<footer>Halaman ini hanya menyatakan keaslian nota, bukan siapa pemilik barangnya. Keadaan per {}.</footer>",
        hari(i.hari_ini)
    );
    bingkai(&format!("{} {}", a.judul, i.no), &s)
}

fn barang(s: &mut String, a: &NotaAsli, b: &BarangNota, token: &str, ke: usize) {
    s.push_str("<section class=\"kartu\">");
    if !b.kode_barcode.is_empty() {
        // Without a photo the picture takes no room: its text is empty.
        let _ = write!(s, "<img class=\"foto\" src=\"/nota/{token}{FOTO}{ke}\" alt=\"\" loading=\"lazy\">");
    }
    let banyak = if b.qty > 1 { format!("{} x ", b.qty) } else { String::new() };
    let _ = write!(s, "<h3>{banyak}{}</h3><dl><dt>Berat</dt><dd>{} gram</dd>", aman(&b.nama), gram(b.berat));
    if b.kadar.sebagai_perseratus() > 0 {
        let _ = write!(s, "<dt>Kadar</dt><dd>{}%</dd>", b.kadar);
    }
    if a.dinilai && !a.batal && !b.kode_barcode.is_empty() {
        let nilai = b.harga_kini.map_or_else(|| "Tanyakan di toko".to_owned(), |r| r.to_string());
        let _ = write!(
            s,
            "<dt>Harga beli hari ini</dt><dd>{}<small>Menurut daftar harga umum; harga akhir setelah pemeriksaan.</small></dd>",
            aman(&nilai)
        );
    }
    s.push_str("</dl></section>");
}

//! The designers of notas, slips and the member card: the same calls three times, each behind its own screen.

use crate::App;
use crate::cetak::{self, di_utas, karakter};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jawab, Polos, Tanya};
use crate::tepi::{Jalur, Syarat as S};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gambar::Milik;
use platform::modul::Setelan;
use platform::printer::{Cara, Jenis, Kerja};
use platform::{Pelaku, Status, Tolak};
use print::tata_letak::Isi as Contoh;
use serde::{Deserialize, Serialize};
use tata_letak::{Definisi, Duplikat, Hapus, Keluarga, Kepala, Label, Letak, Pratinjau, Siap, Simpan};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(&["/setting-nota"]), routes!(nota::baca))
        .pasang(S::Menu(&["/setting-nota"]), routes!(nota::simpan))
        .pasang(S::Menu(&["/setting-nota"]), routes!(nota::duplikat))
        .pasang(S::Menu(&["/setting-nota"]), routes!(nota::hapus))
        .pasang(S::Menu(&["/setting-nota"]), routes!(nota::definisi))
        .pasang(S::Menu(&["/setting-nota"]), routes!(nota::pdf))
        .pasang(S::Menu(&["/setting-nota"]), routes!(nota::cetak))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip::baca))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip::simpan))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip::duplikat))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip::hapus))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip::definisi))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip::pdf))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip::cetak))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(slip_teks))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu::baca))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu_label))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu::simpan))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu::duplikat))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu::hapus))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu::definisi))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu::pdf))
        .pasang(S::Menu(&["/setting-member"]), routes!(kartu::cetak))
}

/// Which layout to read.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Pilih {
    /// the nota type; the family's first when left out
    #[serde(default, rename = "type")]
    tipe: String,
    #[serde(default)]
    is_mobile: bool,
    /// the program's own layout instead of the store's
    #[serde(default)]
    awal: bool,
}

/// The labels of a layout, and beside them its paper and version.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = LetakJawab)]
pub struct Berlabel {
    data: Vec<Label>,
    letak: Kepala,
    /// the label a copy made
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

impl Berlabel {
    fn dari(l: Letak, pesan: Option<&str>) -> Json<Self> {
        Json(Self { data: l.nota, letak: l.letak, name: None, message: pesan.map(str::to_owned) })
    }
}

async fn baca(app: App, p: Pelaku, k: Keluarga, q: Pilih) -> Hasil<Json<Berlabel>> {
    let l = app
        .db
        .read(move |c| {
            let t = k.cari(&q.tipe, q.is_mobile, &Setelan::baca(c, &p.toko)?)?;
            if q.awal {
                return Ok::<_, Tolak>(tata_letak::bawaan(t, q.is_mobile));
            }
            Ok(tata_letak::baca(c, &p.toko, k, t, q.is_mobile)?)
        })
        .await?;
    Ok(Berlabel::dari(l, None))
}

/// The labels of the member card alone, as the specification's list has them; the designer reads `get/letak`.
#[utoipa::path(get, path = "/api/v1/member-card/get/new", tag = "letak", security(("token" = [])), params(Pilih),
    responses((status = 200, body = Vec<Label>)))]
pub async fn kartu_label(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Pilih>,
) -> Hasil<Polos<Vec<Label>>> {
    let Json(l) = baca(app, p, Keluarga::Kartu, q).await?;
    Ok(Polos(l.data))
}

async fn simpan(app: App, p: Pelaku, k: Keluarga, s: Simpan) -> Hasil<Json<Berlabel>> {
    let l = app.db.write(p.toko.clone(), move |tx| tata_letak::simpan(tx, &p, k, &s)).await?;
    Ok(Berlabel::dari(l, Some("Nota Berhasil Disimpan")))
}

async fn duplikat(app: App, p: Pelaku, k: Keluarga, d: Duplikat) -> Hasil<Json<Berlabel>> {
    let (l, name) = app.db.write(p.toko.clone(), move |tx| tata_letak::duplikat(tx, &p, k, &d)).await?;
    let Json(jawab) = Berlabel::dari(l, Some("Data Berhasil Di Copy"));
    Ok(Json(Berlabel { name: Some(name), ..jawab }))
}

async fn hapus(app: App, p: Pelaku, k: Keluarga, h: Hapus) -> Hasil<Json<Berlabel>> {
    let l = app.db.write(p.toko.clone(), move |tx| tata_letak::hapus(tx, &p, k, &h)).await?;
    Ok(Berlabel::dari(l, Some("Label berhasil di hapus")))
}

async fn definisi(app: App, p: Pelaku, k: Keluarga) -> Hasil<Jawab<Definisi>> {
    Ok(Jawab::data(app.db.snapshot(move |c| tata_letak::definisi(c, &p, k)).await?))
}

/// The layout on the screen with its samples, the store's own logo among them when it has one.
async fn pratinjau(app: &App, p: Pelaku, k: Keluarga, b: Pratinjau) -> Hasil<(Siap, Contoh)> {
    let toko = p.toko.clone();
    let (siap, mut isi) = app.db.read(move |c| tata_letak::pratinjau(c, &p, k, &b)).await?;
    if let Some(logo) = isi.gambar.get_mut("logo") {
        match gambar::ambil(&app.db, &app.lemari()?, &toko, Milik::Logo, None).await {
            Ok((_, Some(sendiri))) => *logo = sendiri,
            Ok(_) => {}
            Err(e) if e.status == Status::TidakAda => {}
            Err(e) => return Err(e.into()),
        }
    }
    Ok((siap, isi))
}

async fn berkas(app: App, p: Pelaku, k: Keluarga, b: Pratinjau) -> Hasil<Response> {
    let jenis = b.jenis.unwrap_or(Jenis::Pdf);
    let (siap, isi) = pratinjau(&app, p, k, b).await?;
    let isi = di_utas(move || siap.untuk(jenis, karakter(0), &isi)).await?;
    let (ekor, tipe) = jenis.berkas();
    let cara = if jenis == Jenis::Pdf { "inline" } else { "attachment" };
    let kepala = [
        (header::CONTENT_TYPE, tipe.to_owned()),
        (header::CONTENT_DISPOSITION, format!("{cara}; filename=\"pratinjau.{ekor}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((kepala, isi).into_response())
}

/// A layout with sample data, for one of the store's printers.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = LetakCetakContoh)]
pub struct CetakContoh {
    printer: String,
    /// as it stands on the screen, saved or not
    letak: Simpan,
    /// as a reprint
    #[serde(default)]
    cetak_ulang: bool,
    /// copies, 1 to 3; as the store's modules say when left out
    rangkap: Option<i64>,
}

async fn cetak_contoh(app: App, p: Pelaku, k: Keluarga, m: CetakContoh) -> Hasil<Jawab<Kerja>> {
    let CetakContoh { printer, letak, cetak_ulang, rangkap } = m;
    let b = Pratinjau { letak, cetak_ulang, rangkap, jenis: None };
    let (siap, isi) = pratinjau(&app, p.clone(), k, b).await?;
    let judul = format!("Contoh {}", siap.tipe.judul);
    let kerja = cetak::cetak(&app, &p, &printer, &judul, move |tujuan| {
        siap.untuk(tujuan.jenis, karakter(tujuan.lebar), &isi)
    })
    .await?;
    let pesan = match kerja.cara {
        Cara::Jaringan => format!("Contoh dikirim ke printer {}", kerja.printer),
        Cara::Agen => format!("Contoh menunggu agen printer {}", kerja.printer),
        Cara::Unduh => "Contoh siap diunduh".to_owned(),
    };
    Ok(Jawab::pesan(kerja, pesan))
}

async fn teks(app: App, p: Pelaku, k: Keluarga, b: Pratinjau) -> Hasil<Jawab<Vec<String>>> {
    let (siap, isi) = pratinjau(&app, p, k, b).await?;
    Ok(Jawab::data(di_utas(move || Ok(siap.teks(&isi))).await?))
}

/// The calls of one family. Paths are written out so that they can be searched for.
macro_rules! keluarga {
    ($mod:ident, $k:expr, $get:literal, $add:literal, $dup:literal, $del:literal, $def:literal, $pdf:literal,
     $cetak:literal) => {
        pub mod $mod {
            use super::*;

            /// The labels of a layout.
            #[utoipa::path(get, path = $get, tag = "letak", security(("token" = [])), params(Pilih),
                responses((status = 200, body = Berlabel)))]
            pub async fn baca(State(app): State<App>, Siapa(p): Siapa, Tanya(q): Tanya<Pilih>) -> Hasil<Json<Berlabel>> {
                super::baca(app, p, $k, q).await
            }

            /// Saves the whole label set of a layout.
            #[utoipa::path(post, path = $add, tag = "letak", request_body = Simpan, security(("token" = [])),
                responses((status = 200, body = Berlabel)))]
            pub async fn simpan(State(app): State<App>, Siapa(p): Siapa, Isi(s): Isi<Simpan>) -> Hasil<Json<Berlabel>> {
                super::simpan(app, p, $k, s).await
            }

            /// Copies one label.
            #[utoipa::path(post, path = $dup, tag = "letak", request_body = Duplikat, security(("token" = [])),
                responses((status = 200, body = Berlabel)))]
            pub async fn duplikat(State(app): State<App>, Siapa(p): Siapa, Isi(d): Isi<Duplikat>) -> Hasil<Json<Berlabel>> {
                super::duplikat(app, p, $k, d).await
            }

            /// Removes one label.
            #[utoipa::path(delete, path = $del, tag = "letak", request_body = Hapus, security(("token" = [])),
                responses((status = 200, body = Berlabel)))]
            pub async fn hapus(State(app): State<App>, Siapa(p): Siapa, Isi(h): Isi<Hapus>) -> Hasil<Json<Berlabel>> {
                super::hapus(app, p, $k, h).await
            }

            /// Types, fields with samples, fonts and sizes.
            #[utoipa::path(get, path = $def, tag = "letak", security(("token" = [])),
                responses((status = 200, body = Jawab<Definisi>)))]
            pub async fn definisi(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Definisi>> {
                super::definisi(app, p, $k).await
            }

            /// A layout with sample data, saved or not, as PDF or in another printer's language.
            #[utoipa::path(post, path = $pdf, tag = "letak", request_body = Pratinjau, security(("token" = [])),
                responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
            pub async fn pdf(State(app): State<App>, Siapa(p): Siapa, Isi(b): Isi<Pratinjau>) -> Hasil<Response> {
                super::berkas(app, p, $k, b).await
            }

            /// Prints a layout with sample data, saved or not.
            #[utoipa::path(post, path = $cetak, tag = "letak", request_body = CetakContoh, security(("token" = [])),
                responses((status = 200, body = Jawab<Kerja>)))]
            pub async fn cetak(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<CetakContoh>) -> Hasil<Jawab<Kerja>> {
                super::cetak_contoh(app, p, $k, m).await
            }
        }
    };
}

keluarga!(
    nota,
    Keluarga::Nota,
    "/api/v1/nota/get/letak",
    "/api/v1/nota/add",
    "/api/v1/nota/duplicate",
    "/api/v1/nota/deletion",
    "/api/v1/nota/definisi",
    "/api/v1/nota/pratinjau",
    "/api/v1/nota/cetak-contoh"
);
keluarga!(
    slip,
    Keluarga::Slip,
    "/api/v1/nota-slip/get/letak",
    "/api/v1/nota-slip/add",
    "/api/v1/nota-slip/duplicate",
    "/api/v1/nota-slip/deletion",
    "/api/v1/nota-slip/definisi",
    "/api/v1/nota-slip/pratinjau",
    "/api/v1/nota-slip/cetak-contoh"
);
keluarga!(
    kartu,
    Keluarga::Kartu,
    "/api/v1/member-card/get/letak",
    "/api/v1/member-card/add",
    "/api/v1/member-card/duplicate",
    "/api/v1/member-card/deletion",
    "/api/v1/member-card/definisi",
    "/api/v1/member-card/pratinjau",
    "/api/v1/member-card/cetak-contoh"
);

/// A slip as plain text, in columns of twenty characters.
#[utoipa::path(post, path = "/api/v1/nota-slip/pratinjau/teks", tag = "letak", request_body = Pratinjau,
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<String>>)))]
pub async fn slip_teks(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(b): Isi<Pratinjau>,
) -> Hasil<Jawab<Vec<String>>> {
    teks(app, p, Keluarga::Slip, b).await
}

//! The calls of every report, mounted from the definitions: the screen's own, those the specification names,
//! and the files. Beside them the views a person keeps, and the document behind a row.

mod dokumen;
mod tampilan;

use crate::App;
use crate::socket::{self, Acara, MENUNGGU};
use crate::tepi::Syarat as S;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Polos, Syarat, Tanya};
use ::laporan::{
    BarisLaporan, Berkas, Buka, Definisi, Format, Isian, Keluar, Langsung, Laporan, LaporanDiminta,
};
use axum::extract::{RawPathParams, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use platform::{DasarTolak, Pelaku, Tolak, menu, modul};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use utoipa::openapi::path::{HttpMethod, Operation, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{Content, Ref, RefOr, Required, Schema};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    let j = j
        .pasang(S::Sesi, routes!(definisi))
        .pasang(S::Sesi, routes!(tampilan::daftar))
        .pasang(S::Sesi, routes!(tampilan::simpan))
        .pasang(S::Sesi, routes!(tampilan::ubah))
        .pasang(S::Sesi, routes!(tampilan::hapus))
        .pasang(S::Sesi, routes!(dokumen::lihat));
    pasang(j)
}

/// What a screen asks of a report.
#[derive(Deserialize, utoipa::ToSchema)]
pub struct MintaLaporan {
    /// filters by their key
    #[serde(default)]
    #[schema(value_type = Object)]
    saringan: Isian,
    /// stores, for head office; `ALL` for every store
    #[serde(default)]
    toko: Vec<String>,
    /// registered with `daftar`: the rows come over the socket
    uid: Option<String>,
}

/// The same as a file.
#[derive(Deserialize, utoipa::ToSchema)]
pub struct MintaBerkas {
    format: Format,
    #[serde(default)]
    #[schema(value_type = Object)]
    saringan: Isian,
    #[serde(default)]
    toko: Vec<String>,
}

/// May this person open the report, with these settings?
fn boleh(l: &Laporan, p: &Pelaku, set: &modul::Setelan) -> bool {
    let gerbang = menu::cari(l.rute).is_none_or(|r| menu::buka(r.gerbang, p, set).is_ok());
    match l.buka {
        Buka::Menu => p.boleh_menu(l.rute) && gerbang,
        Buka::Level(level) => level.contains(&p.level.as_str()) && gerbang,
    }
}

/// The reports this person may open: what their screens are made of.
#[utoipa::path(get, path = "/api/v1/laporan/definisi", tag = "laporan", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Definisi>>)))]
pub async fn definisi(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Definisi>>> {
    let set = app.setelan(&p.toko).await?;
    let semua = ::laporan::SEMUA.iter().filter(|l| boleh(l, &p, &set));
    Ok(Jawab::data(
        semua.map(|l| ::laporan::definisi(::laporan::untuk(l, &p).0, &|k| set.nyala(k))).collect(),
    ))
}

pub fn pasang(mut j: Jalur) -> Jalur {
    for l in ::laporan::SEMUA.iter().copied() {
        j = pasang_satu(j, l);
    }
    j
}

fn pasang_satu(mut j: Jalur, l: &'static Laporan) -> Jalur {
    let api = |p: &str| format!("/api/v1/{p}");
    let sendiri = match l.buka {
        Buka::Menu => Syarat::Menu(std::slice::from_ref(&l.rute)),
        Buka::Level(level) => Syarat::Level(level),
    };
    let lewat = if l.menu.is_empty() { sendiri } else { Syarat::Menu(l.menu) };
    for panggilan in l.panggilan {
        let Some((metode, path)) = panggilan.split_once(' ') else { continue };
        let (path, tetap) = path.split_once('?').unwrap_or((path, ""));
        j = match metode {
            "GET" => j.pasang_sendiri(
                lewat,
                HttpMethod::Get,
                &api(path),
                op(l, "Baris", &nama_saringan(l, path, tetap), None),
                get(
                    move |State(app): State<App>,
                          Siapa(p): Siapa,
                          di_path: RawPathParams,
                          Tanya(q): Tanya<BTreeMap<String, String>>| {
                        // A filter may stand in the path itself.
                        let di_path: Vec<_> =
                            di_path.iter().map(|(k, v)| (k.to_owned(), v.to_owned())).collect();
                        let isian = q.into_iter().chain(di_path);
                        rata(app, l, p, bernama(tetap, isian.map(|(k, v)| (k, Value::String(v))).collect()))
                    },
                ),
            ),
            _ => j.pasang_sendiri(
                lewat,
                HttpMethod::Post,
                &api(path),
                op(l, "Baris, langsung atau lewat socket dengan uid", &[], Some(skema(l).into())),
                post(move |State(app): State<App>, Siapa(p): Siapa, Isi(b): Isi<Isian>| rata(app, l, p, b)),
            ),
        };
    }
    let acuan = |nama: &str| Some(RefOr::Ref(Ref::from_schema_name(nama)));
    j.pasang_sendiri(
        sendiri,
        HttpMethod::Post,
        &api(&format!("laporan/{}", l.slug())),
        op(l, "Laporan", &[], acuan("MintaLaporan")),
        post(move |State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<MintaLaporan>| {
            jawab(app, l, p, m.saringan, m.toko, m.uid, Bentuk::Padat)
        }),
    )
    .pasang_sendiri(
        sendiri,
        HttpMethod::Post,
        &api(&format!("laporan/{}/berkas", l.slug())),
        op(l, "Berkas pdf, xlsx atau csv", &[], acuan("MintaBerkas")),
        post(move |State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<MintaBerkas>| berkas(app, l, p, m)),
    )
}

/// What a call fixes of the filters, or calls by another name: `jenis=REKAP&tgl_from=:tgl_system`.
fn tetapan(tetap: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    tetap.split('&').filter_map(|t| t.split_once('='))
}

/// The filters as the report knows them.
fn bernama(tetap: &'static str, mut isian: Isian) -> Isian {
    for (kunci, isi) in tetapan(tetap) {
        let nilai = match isi.strip_prefix(':') {
            Some(lain) => isian.remove(lain),
            None => Some(Value::String(isi.to_owned())),
        };
        isian.remove(kunci);
        isian.extend(nilai.map(|n| (kunci.to_owned(), n)));
    }
    isian
}

/// The filters of a report by where they are asked for: in the path or behind it.
fn nama_saringan(l: &Laporan, path: &str, tetap: &'static str) -> Vec<(&'static str, ParameterIn)> {
    let di_path = |k: &str| path.contains(&format!("{{{k}}}"));
    let letak = |k| (k, if di_path(k) { ParameterIn::Path } else { ParameterIn::Query });
    let nama = |k: &'static str| match tetapan(tetap).find(|(kunci, _)| *kunci == k) {
        Some((_, isi)) => isi.strip_prefix(':'),
        None => Some(k),
    };
    l.saringan.iter().filter_map(|s| nama(s.kunci)).map(letak).collect()
}

/// The filters of a report on one level, as the specification's calls take them.
fn skema(l: &Laporan) -> Schema {
    let teks = |b: ObjectBuilder, nama: &'static str, uraian: &'static str| {
        b.property(nama, ObjectBuilder::new().schema_type(Type::String).description(Some(uraian)))
    };
    let b = l.saringan.iter().fold(ObjectBuilder::new(), |b, s| teks(b, s.kunci, s.label));
    teks(b, "uid", "terdaftar di socket: barisnya datang lewat socket").build().into()
}

fn op(l: &Laporan, kerja: &str, param: &[(&str, ParameterIn)], badan: Option<RefOr<Schema>>) -> Operation {
    let mut o = OperationBuilder::new()
        .tag("laporan")
        .summary(Some(format!("{kerja}: {}", l.judul)))
        .response("200", ResponseBuilder::new().description("Berhasil").build());
    for (nama, letak) in param {
        let wajib = if *letak == ParameterIn::Path { Required::True } else { Required::False };
        o = o.parameter(
            ParameterBuilder::new()
                .name(*nama)
                .parameter_in(letak.clone())
                .required(wajib)
                .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
                .build(),
        );
    }
    if let Some(b) = badan {
        o = o.request_body(Some(
            RequestBodyBuilder::new()
                .content("application/json", Content::new(Some(b)))
                .required(Some(Required::True))
                .build(),
        ));
    }
    o.build()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bentuk {
    /// arrays with groups and sums: our own screens
    Padat,
    /// objects: the calls of the specification
    Objek,
}

/// A call of the specification: filters on one level, `uid` among them.
async fn rata(app: App, l: &'static Laporan, p: Pelaku, mut isian: Isian) -> Hasil<Response> {
    let uid = match isian.remove("uid") {
        None | Some(Value::Null) => None,
        Some(Value::String(u)) => Some(u),
        Some(_) => {
            let pesan = "Isian salah jenisnya";
            return Err(DasarTolak::IsiCacat.tolak("Isian tidak sesuai").kolom("uid", pesan).into());
        }
    };
    // What goes over the socket is only announced here, and the announcement has its envelope.
    let polos = l.polos && uid.as_ref().is_none_or(String::is_empty);
    let j = jawab(app, l, p, isian, Vec::new(), uid, Bentuk::Objek).await?;
    Ok(if polos { Polos(j.data).into_response() } else { j.into_response() })
}

async fn baca(
    app: &App,
    l: &'static Laporan,
    p: &Pelaku,
    isian: Isian,
    toko: Vec<String>,
) -> Hasil<LaporanDiminta> {
    let (p, kini) = (p.clone(), app.db.jam().sekarang());
    Ok(app.db.read(move |c| LaporanDiminta::baca(c, &p, l, &isian, &toko, kini)).await?)
}

async fn jawab(
    app: App,
    l: &'static Laporan,
    p: Pelaku,
    isian: Isian,
    toko: Vec<String>,
    uid: Option<String>,
    bentuk: Bentuk,
) -> Hasil<Jawab<Box<RawValue>>> {
    let m = baca(&app, l, &p, isian, toko).await?;
    // As this person may see it.
    let l = m.laporan;
    if let Some(uid) = uid.filter(|u| !u.is_empty()) {
        let acara = Acara { nama: l.peristiwa(), kosong: l.kosong };
        socket::aliran(&app, &p, &uid, acara, move |c, baris| {
            ::laporan::alirkan(c, &m, &mut KeSoket { l, baris, bentuk }).map(|_| ())
        })
        .await?;
        return Ok(Jawab::pesan(kosong()?, MENUNGGU));
    }
    let (data, n, pesan) = app
        .db
        .lapor(move |c| {
            let mut ke = Langsung::new(l, bentuk == Bentuk::Objek);
            let r = ::laporan::alirkan(c, &m, &mut ke)?;
            let (data, pesan) = ke.selesai(&r)?;
            let data = if bentuk == Bentuk::Objek { rakit(l, data)? } else { data };
            Ok::<_, Tolak>((data, r.n, pesan))
        })
        .await?;
    Ok(Jawab { data, count: i64::try_from(n).ok(), message: Some(pesan) })
}

/// The rows as the specification's call answers them.
fn rakit(l: &Laporan, data: Box<RawValue>) -> Result<Box<RawValue>, Tolak> {
    let Some(rakit) = l.rakit else { return Ok(data) };
    let salah = |e: serde_json::Error| Tolak::from(db::Error::Lain(e.to_string()));
    let baris: Vec<Value> = serde_json::from_str(data.get()).map_err(salah)?;
    serde_json::value::to_raw_value(&rakit(&baris)).map_err(salah)
}

/// Rows on their way into the spool.
struct KeSoket<'a> {
    l: &'static Laporan,
    baris: &'a mut socket::BarisSpul,
    bentuk: Bentuk,
}

impl Keluar for KeSoket<'_> {
    fn baris(&mut self, b: BarisLaporan<'_>) -> platform::Hasil<()> {
        let l = self.l;
        match self.bentuk {
            Bentuk::Padat => self.baris.tulis(|k| ::laporan::padat(l, b, k)),
            Bentuk::Objek if matches!(b, BarisLaporan::Data { .. }) => {
                self.baris.tulis(|k| ::laporan::objek(l, b, k).map(|_| ()))
            }
            Bentuk::Objek => Ok(()),
        }
    }
}

async fn berkas(app: App, l: &'static Laporan, p: Pelaku, m: MintaBerkas) -> Hasil<Response> {
    let (format, minta) = (m.format, baca(&app, l, &p, m.saringan, m.toko).await?);
    let b: Berkas = app.db.lapor(move |c| ::laporan::berkas(c, &minta, format)).await?;
    let cara = if b.tampil() { "inline" } else { "attachment" };
    Ok((
        [
            (header::CONTENT_TYPE, b.format.tipe().to_owned()),
            (header::CONTENT_DISPOSITION, format!("{cara}; filename=\"{}\"", b.nama)),
            (header::HeaderName::from_static("x-laporan-baris"), b.baris.to_string()),
        ],
        b.isi,
    )
        .into_response())
}

fn kosong() -> Result<Box<RawValue>, Tolak> {
    RawValue::from_string("[]".to_owned()).map_err(|e| db::Error::Lain(e.to_string()).into())
}

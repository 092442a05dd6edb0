//! The calls of every master, mounted from the definitions: list, add, edit, delete, history, import, export.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat, Tanya, asing, lembar};
use ::master::{Definisi, Kolom, Lingkup, Master, MasterTolak, Mentah, Saring};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use db::Kunci;
use platform::{Pelaku, Tolak};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use utoipa::openapi::path::{HttpMethod, Operation, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, SchemaType, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{Content, Required, request_body::RequestBodyBuilder};

/// All definitions: what the screens of the masters are made of.
#[utoipa::path(get, path = "/api/v1/definisi/master", tag = "master", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Definisi>>)))]
pub async fn definisi(Siapa(p): Siapa) -> Hasil<Jawab<Vec<Definisi>>> {
    tracing::trace!(user = %p.user_id, "definisi master");
    Ok(Jawab::data(::master::SEMUA.iter().map(|m| ::master::definisi(m)).collect()))
}

/// What a write of this master owns.
fn kunci(m: &Master, p: &Pelaku) -> Kunci {
    match m.lingkup {
        Lingkup::Toko => Kunci::toko(p.toko.clone()),
        Lingkup::Rantai => Kunci::toko(p.toko.clone()).dengan_rantai(),
    }
}

pub fn pasang(mut j: Jalur) -> Jalur {
    for m in ::master::SEMUA.iter().copied() {
        j = pasang_satu(j, m);
    }
    j
}

fn pasang_satu(mut j: Jalur, m: &'static Master) -> Jalur {
    let api = |p: &str| format!("/api/v1/{p}");
    let tulis = Syarat::Menu(std::slice::from_ref(&m.rute));
    const TANYA: [&str; 7] = ["cari", "skip", "limit", "sort_by", "urut", "saring", "rinci"];
    for path in m.daftar.iter().copied() {
        j = j.pasang_sendiri(
            Syarat::Baca(m.rute),
            HttpMethod::Get,
            &api(path),
            op_daftar(m, &TANYA),
            get(move |State(app): State<App>, Siapa(p): Siapa, Tanya(t): Tanya<::master::TanyaMaster>| {
                daftar(app, m, p, path, None, t)
            }),
        );
    }
    for (path, saring) in m.saringan.iter().copied() {
        let (param, metode) = match saring {
            Saring::Sql(_) => (
                TANYA.to_vec(),
                get(
                    move |State(app): State<App>, Siapa(p): Siapa, Tanya(t): Tanya<::master::TanyaMaster>| {
                        daftar(app, m, p, path, None, t)
                    },
                ),
            ),
            Saring::Jalur(_) => (
                [&["code"][..], &TANYA].concat(),
                get(
                    move |State(app): State<App>,
                          Siapa(p): Siapa,
                          Path(code): Path<String>,
                          Tanya(t): Tanya<::master::TanyaMaster>| {
                        daftar(app, m, p, path, Some(code), t)
                    },
                ),
            ),
        };
        j = j.pasang_sendiri(Syarat::Baca(m.rute), HttpMethod::Get, &api(path), op_daftar(m, &param), metode);
    }
    let satu = api(&format!("{}/{{id}}", m.path));
    j.pasang_sendiri(
        tulis,
        HttpMethod::Post,
        &api(m.path),
        op(m, "Tambah", &[], Some(skema(m))),
        post(move |State(app): State<App>, Siapa(p): Siapa, Isi(b): Isi<Mentah>| tambah(app, m, p, b)),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Delete,
        &api(m.path),
        op(m, "Hapus menurut kodenya", m.kunci, None),
        delete(move |State(app): State<App>, Siapa(p): Siapa, Tanya(q): Tanya<BTreeMap<String, String>>| {
            hapus_kunci(app, m, p, q)
        }),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Put,
        &satu,
        op(m, "Ubah", &["id"], Some(skema(m))),
        put(move |State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>, Isi(b): Isi<Mentah>| {
            ubah(app, m, p, id, b)
        }),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Delete,
        &satu,
        op(m, "Hapus", &["id"], None),
        delete(move |State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>| hapus(app, m, p, id)),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Get,
        &api(&format!("{}/{{id}}/riwayat", m.path)),
        op(m, "Semua versi", &["id"], None),
        get(move |State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>| riwayat(app, m, p, id)),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Post,
        &api(&format!("{}/impor", m.path)),
        op(m, "Impor CSV atau Excel", &[], None),
        post(move |State(app): State<App>, Siapa(p): Siapa, Isi(b): Isi<Impor>| impor(app, m, p, b)),
    )
    .pasang_sendiri(
        Syarat::Baca(m.rute),
        HttpMethod::Get,
        &api(&format!("{}/ekspor/{{bentuk}}", m.path)),
        op(m, "Ekspor csv atau xlsx", &["bentuk"], None),
        get(move |State(app): State<App>, Siapa(p): Siapa, Path(bentuk): Path<String>| {
            ekspor(app, m, p, bentuk)
        }),
    )
}

/// Parameters that stand in the path. No key of a master is called so.
const PARAM_JALUR: [&str; 3] = ["id", "bentuk", "code"];

fn op(m: &Master, kerja: &str, param: &[&str], badan: Option<ObjectBuilder>) -> Operation {
    let mut o = OperationBuilder::new()
        .tag("master")
        .summary(Some(format!("{kerja}: {}", m.sebut)))
        .security(SecurityRequirement::new("token", [""; 0]))
        .response("200", ResponseBuilder::new().description("Berhasil").build());
    for p in param {
        let di = if PARAM_JALUR.contains(p) { ParameterIn::Path } else { ParameterIn::Query };
        let wajib = if di == ParameterIn::Path { Required::True } else { Required::False };
        o = o.parameter(
            ParameterBuilder::new()
                .name(*p)
                .parameter_in(di)
                .required(wajib)
                .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
                .build(),
        );
    }
    if let Some(b) = badan {
        o = o.request_body(Some(
            RequestBodyBuilder::new().content("application/json", Content::new(Some(b.build()))).build(),
        ));
    }
    o.build()
}

/// A list, with what its rows have: screens call it by its path, also those that no definition draws.
fn op_daftar(m: &Master, param: &[&str]) -> Operation {
    let mut o = op(m, "Daftar", param, None);
    let isi = ObjectBuilder::new()
        .property("data", ArrayBuilder::new().items(skema_baris(m)))
        .required("data")
        .property("count", ObjectBuilder::new().schema_type(Type::Integer));
    let jawab = ResponseBuilder::new().description("Berhasil");
    o.responses.responses.insert(
        "200".to_owned(),
        jawab.content("application/json", Content::new(Some(isi.build()))).build().into(),
    );
    o
}

fn skema_kolom(k: &Kolom) -> ObjectBuilder {
    let jenis = match k.jenis {
        ::master::Jenis::Tanda => Type::Boolean,
        ::master::Jenis::Angka | ::master::Jenis::Rupiah => Type::Integer,
        _ if k.berangka() => Type::Number,
        _ => Type::String,
    };
    ObjectBuilder::new().schema_type(jenis).description(Some(k.label))
}

/// A row of a list.
fn skema_baris(m: &Master) -> ObjectBuilder {
    let teks = || ObjectBuilder::new().schema_type(Type::String);
    let b = ObjectBuilder::new().property("_id", teks()).required("_id");
    let b = b.property("versi", ObjectBuilder::new().schema_type(Type::Integer)).required("versi");
    m.kolom.iter().fold(b, |b, k| {
        let b = b.property(k.nama, skema_kolom(k)).required(k.nama);
        match k.jenis {
            // with `rinci=1`, the name of what it refers to
            ::master::Jenis::Rujuk(_) => b.property(
                format!("{}_nama", k.nama),
                ObjectBuilder::new().schema_type(SchemaType::from_iter([Type::String, Type::Null])),
            ),
            _ => b,
        }
    })
}

/// What a form may send.
fn skema(m: &Master) -> ObjectBuilder {
    let b = m.kolom.iter().filter(|k| !k.sistem).fold(ObjectBuilder::new(), |b, k| {
        let b = b.property(k.nama, skema_kolom(k));
        // What has a default may be left out.
        if k.wajib.is_some() && k.bawaan.is_empty() { b.required(k.nama) } else { b }
    });
    ::master::BUKAN_KOLOM.iter().fold(b, |b, (nama, tanda)| {
        let jenis = if *tanda { Type::Boolean } else { Type::Integer };
        b.property(*nama, ObjectBuilder::new().schema_type(jenis))
    })
}

/// A form's fields are the definition's, and a row may be sent back as it was read; anything else is refused by its name.
fn dikenal(panggilan: &str, m: &Master, b: &Mentah) -> Hasil<()> {
    let boleh = |n: &str| {
        n == "_id" || m.kolom(n).is_some() || ::master::BUKAN_KOLOM.iter().any(|(nama, _)| *nama == n)
    };
    asing::tolak(panggilan, b.keys().filter(|n| !boleh(n)).cloned().collect())
}

async fn daftar(
    app: App,
    m: &'static Master,
    p: Pelaku,
    path: &'static str,
    code: Option<String>,
    t: ::master::TanyaMaster,
) -> Hasil<Jawab<Box<RawValue>>> {
    let h = app.db.read(move |c| ::master::daftar(c, m, &p, path, code.as_deref(), &t)).await?;
    Ok(Jawab { data: h.data, count: Some(h.count), message: None })
}

async fn tambah(app: App, m: &'static Master, p: Pelaku, b: Mentah) -> Hasil<Jawab<serde_json::Value>> {
    dikenal("POST master", m, &b)?;
    let s = app.db.write(kunci(m, &p), move |tx| ::master::tambah(tx, m, &p, &b)).await?;
    Ok(Jawab::pesan(s.json(m), "Data Berhasil Disimpan"))
}

async fn ubah(
    app: App,
    m: &'static Master,
    p: Pelaku,
    id: String,
    b: Mentah,
) -> Hasil<Jawab<serde_json::Value>> {
    dikenal("PUT master", m, &b)?;
    let s = app.db.write(kunci(m, &p), move |tx| ::master::ubah(tx, m, &p, &id, &b)).await?;
    Ok(Jawab::pesan(s.json(m), "Data Berhasil Edit"))
}

async fn hapus(app: App, m: &'static Master, p: Pelaku, id: String) -> Hasil<Jawab<bool>> {
    app.db.write(kunci(m, &p), move |tx| ::master::hapus(tx, m, &p, &id)).await?;
    Ok(Jawab::pesan(true, "Data Berhasil Dihapus"))
}

async fn hapus_kunci(
    app: App,
    m: &'static Master,
    p: Pelaku,
    q: BTreeMap<String, String>,
) -> Hasil<Jawab<bool>> {
    app.db
        .write(kunci(m, &p), move |tx| {
            let id = ::master::id_menurut_kunci(tx, m, &p, &q)?;
            ::master::hapus(tx, m, &p, &id)
        })
        .await?;
    Ok(Jawab::pesan(true, "Data Berhasil Dihapus"))
}

async fn riwayat(app: App, m: &'static Master, p: Pelaku, id: String) -> Hasil<Jawab<Vec<::master::Versi>>> {
    Ok(Jawab::data(app.db.read(move |c| Ok::<_, Tolak>(::master::riwayat(c, m, &p, &id)?)).await?))
}

#[derive(Deserialize)]
struct Impor {
    /// the text of the file
    #[serde(default)]
    csv: String,
    /// or an Excel file, in base64; its first sheet counts
    #[serde(default)]
    xlsx: String,
    /// only look
    #[serde(default)]
    pratinjau: bool,
    /// 'Aktifkan kembali?' of rows that sleep or are inactive: true for all, false for none, or the lines
    #[serde(default)]
    aktifkan: ::master::Aktifkan,
}

async fn impor(app: App, m: &'static Master, p: Pelaku, b: Impor) -> Hasil<Response> {
    let csv = lembar::teks(b.csv, b.xlsx).await?;
    if b.pratinjau {
        let v = app.db.write(kunci(m, &p), move |tx| ::master::pratinjau(tx, m, &p, csv.as_bytes())).await?;
        return Ok(Jawab::data(v).into_response());
    }
    let jadi =
        app.db.write(kunci(m, &p), move |tx| ::master::impor(tx, m, &p, csv.as_bytes(), &b.aktifkan)).await?;
    let n = jadi.disimpan();
    let lewat = match jadi.dilewati {
        0 => String::new(),
        l => format!(", {l} dilewati"),
    };
    Ok(Jawab::pesan(n, format!("{n} baris berhasil disimpan{lewat}")).into_response())
}

async fn ekspor(app: App, m: &'static Master, p: Pelaku, bentuk: String) -> Hasil<Response> {
    let (tipe, excel) = match bentuk.as_str() {
        "csv" => ("text/csv; charset=utf-8", false),
        "xlsx" => ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", true),
        _ => return Err(MasterTolak::Ekspor.tolak("Ekspor hanya csv atau xlsx").into()),
    };
    let isi =
        app.db.lapor(move |c| if excel { ::master::xlsx(c, m, &p) } else { ::master::csv(c, m, &p) }).await?;
    let nama = format!("attachment; filename=\"{}.{bentuk}\"", m.slug());
    Ok(([(header::CONTENT_TYPE, tipe.to_owned()), (header::CONTENT_DISPOSITION, nama)], isi).into_response())
}

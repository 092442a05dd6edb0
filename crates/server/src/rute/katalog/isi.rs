//! The calls of every entity of the catalogue, mounted from its definition for both editions: list, add, edit, delete, order.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::kotak;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat, Tanya, asing};
use ::katalog::definisi::{Jenis, Kolom};
use ::katalog::publik::HargaGroup;
use ::katalog::stok::Kandidat;
use ::katalog::{Edisi, Entitas, Mentah, TanyaKatalog, Urutan};
use axum::extract::{Path, State};
use axum::routing::{MethodRouter, delete, get, post, put};
use db::Kunci;
use platform::Pelaku;
use serde::Deserialize;
use serde_json::Value;
use utoipa::openapi::path::{HttpMethod, Operation, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{Content, Required, request_body::RequestBodyBuilder};

pub(in crate::rute) fn kunci(p: &Pelaku) -> Kunci {
    Kunci::toko(p.toko.clone()).dengan_rantai()
}

pub(super) fn pasang(mut j: Jalur) -> Jalur {
    for e in ::katalog::defs::SEMUA {
        for edisi in Edisi::SEMUA {
            j = pasang_satu(j, e, edisi);
        }
    }
    j
}

fn pasang_satu(j: Jalur, e: &'static Entitas, edisi: Edisi) -> Jalur {
    let dasar = format!("/api/v1/{}", e.jalur(edisi));
    let satu = |sela: &str| format!("{dasar}{sela}/{{code}}");
    let rute: &'static &'static str = match edisi {
        Edisi::Emas => &e.rute.0,
        Edisi::Berlian => &e.rute.1,
    };
    let tulis = Syarat::Menu(std::slice::from_ref(rute));
    let ini = (e, edisi);
    j.pasang_sendiri(
        Syarat::Menu(e.pembaca(edisi)),
        HttpMethod::Get,
        &dasar,
        op_daftar(e),
        kotakkan(
            get,
            kotak(move |State(app): State<App>, Tanya(t): Tanya<TanyaKatalog>| daftar(app, ini, t)),
        ),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Post,
        &dasar,
        op(e, "Tambah", &[], Some(skema(e))),
        kotakkan(
            post,
            kotak(move |State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Mentah>| tambah(app, ini, p, m)),
        ),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Put,
        &satu(e.sela.0),
        op(e, "Ubah", &["code"], Some(skema(e))),
        kotakkan(
            put,
            kotak(
                move |State(app): State<App>, Siapa(p): Siapa, Path(k): Path<String>, Isi(m): Isi<Mentah>| {
                    ubah(app, ini, p, k, m)
                },
            ),
        ),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Delete,
        &satu(e.sela.1),
        op(e, "Hapus", &["code"], None),
        kotakkan(
            delete,
            kotak(move |State(app): State<App>, Siapa(p): Siapa, Path(k): Path<String>| {
                hapus(app, ini, p, k)
            }),
        ),
    )
    .pasang_sendiri(
        tulis,
        HttpMethod::Post,
        &format!("{dasar}/urutan"),
        op(e, "Urutkan", &[], Some(skema_urutan())),
        kotakkan(
            post,
            kotak(move |State(app): State<App>, Siapa(p): Siapa, Isi(u): Isi<Urutan>| {
                urutkan(app, ini, p, u)
            }),
        ),
    )
}

/// One method with a handler that is in its box already.
fn kotakkan(
    metode: fn(crate::tepi::jalur::Kotak) -> MethodRouter<App>,
    h: crate::tepi::jalur::Kotak,
) -> MethodRouter<App> {
    metode(h)
}

fn op(e: &Entitas, kerja: &str, param: &[&str], badan: Option<ObjectBuilder>) -> Operation {
    let mut o = OperationBuilder::new()
        .tag("katalog")
        .summary(Some(format!("{kerja}: {}", e.sebut)))
        .response("200", ResponseBuilder::new().description("Berhasil").build());
    for nama in param {
        o = o.parameter(
            ParameterBuilder::new()
                .name(*nama)
                .parameter_in(ParameterIn::Path)
                .required(Required::True)
                .schema(Some(teks()))
                .build(),
        );
    }
    if let Some(b) = badan {
        let isi = Content::new(Some(b.build()));
        o = o.request_body(Some(RequestBodyBuilder::new().content("application/json", isi).build()));
    }
    o.build()
}

fn teks() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

fn op_daftar(e: &Entitas) -> Operation {
    let mut o = op(e, "Daftar", &[], None);
    let tanya = [("cari", Type::String), ("skip", Type::Integer), ("limit", Type::Integer)];
    let param = tanya.into_iter().map(|(nama, jenis)| {
        ParameterBuilder::new()
            .name(nama)
            .parameter_in(ParameterIn::Query)
            .required(Required::False)
            .schema(Some(ObjectBuilder::new().schema_type(jenis)))
            .build()
            .into()
    });
    o.parameters = Some(param.collect());
    let isi = ObjectBuilder::new()
        .property("data", ArrayBuilder::new().items(skema_baris(e)))
        .required("data")
        .property("count", ObjectBuilder::new().schema_type(Type::Integer));
    let jawab = ResponseBuilder::new().description("Berhasil");
    o.responses.responses.insert(
        "200".to_owned(),
        jawab.content("application/json", Content::new(Some(isi.build()))).build().into(),
    );
    o
}

fn daftar_teks() -> utoipa::openapi::schema::Array {
    ArrayBuilder::new().items(teks()).build()
}

fn dengan_kolom(b: ObjectBuilder, k: &Kolom) -> ObjectBuilder {
    match k.jenis {
        Jenis::Daftar(_) | Jenis::Tag => b.property(k.nama, daftar_teks()),
        Jenis::Angka => b.property(k.nama, ObjectBuilder::new().schema_type(Type::Integer)),
        _ => b.property(k.nama, teks()),
    }
}

fn boleh_kosong() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::from_iter([Type::String, Type::Null]))
}

fn isian(e: &Entitas) -> ObjectBuilder {
    let mut b = e.kolom.iter().fold(ObjectBuilder::new().property(e.kunci, teks()), dengan_kolom);
    if let Some(g) = e.gambar {
        for nama in Entitas::GAMBAR {
            b = if g.maks > 1 { b.property(*nama, daftar_teks()) } else { b.property(*nama, teks()) };
        }
    }
    if e.terbit {
        b = Entitas::TERBIT.iter().fold(b, |b, nama| b.property(*nama, boleh_kosong()));
    }
    b
}

/// What a form may send.
fn skema(e: &Entitas) -> ObjectBuilder {
    isian(e)
        .property("versi", ObjectBuilder::new().schema_type(Type::Integer))
        .property("aktifkan", ObjectBuilder::new().schema_type(Type::Boolean))
}

fn skema_baris(e: &Entitas) -> ObjectBuilder {
    let mut b = isian(e)
        .property("urutan", ObjectBuilder::new().schema_type(Type::Integer))
        .property("tayang", ObjectBuilder::new().schema_type(Type::Boolean))
        .property("versi", ObjectBuilder::new().schema_type(Type::Integer))
        .property("diubah", teks())
        .property("oleh", teks());
    for nama in [e.kunci, "versi", "tayang", "urutan"] {
        b = b.required(nama);
    }
    b
}

fn skema_urutan() -> ObjectBuilder {
    ObjectBuilder::new().property("kode", daftar_teks()).required("kode")
}

type Ini = (&'static Entitas, Edisi);

fn dikenal(panggilan: &str, e: &Entitas, m: &Mentah) -> Hasil<()> {
    asing::tolak(panggilan, m.keys().filter(|n| !e.mengenal(n)).cloned().collect())
}

async fn daftar(app: App, ini: Ini, t: TanyaKatalog) -> Hasil<Jawab<Vec<Value>>> {
    let tgl = app.db.jam().hari_ini();
    let d = app.db.snapshot(move |c| ::katalog::daftar(c, ini, &t, tgl)).await?;
    Ok(Jawab { data: d.data, count: Some(d.count), message: None })
}

async fn tambah(app: App, ini: Ini, p: Pelaku, m: Mentah) -> Hasil<Jawab<Value>> {
    dikenal("POST katalog", ini.0, &m)?;
    let t = app.db.write(kunci(&p), move |tx| ::katalog::tambah(tx, &p, ini, &m)).await?;
    bersihkan(&app, &t.lepas).await;
    Ok(Jawab::pesan(t.baris, "Data Berhasil Ditambahkan"))
}

async fn ubah(app: App, ini: Ini, p: Pelaku, kode: String, m: Mentah) -> Hasil<Jawab<Value>> {
    dikenal("PUT katalog", ini.0, &m)?;
    let t = app.db.write(kunci(&p), move |tx| ::katalog::ubah(tx, &p, ini, &kode, &m)).await?;
    bersihkan(&app, &t.lepas).await;
    Ok(Jawab::pesan(t.baris, "Data Berhasil Dirubah"))
}

async fn hapus(app: App, ini: Ini, p: Pelaku, kode: String) -> Hasil<Jawab<bool>> {
    let lepas = app.db.write(kunci(&p), move |tx| ::katalog::hapus(tx, &p, ini, &kode)).await?;
    bersihkan(&app, &lepas).await;
    Ok(Jawab::pesan(true, "Data Berhasil Di Hapus"))
}

async fn urutkan(app: App, ini: Ini, p: Pelaku, u: Urutan) -> Hasil<Jawab<bool>> {
    app.db.write(kunci(&p), move |tx| ::katalog::atur_urutan(tx, &p, ini, &u)).await?;
    Ok(Jawab::pesan(true, "Data Berhasil Dirubah"))
}

/// The files of pictures that nobody names any more; without a store there are none.
pub(super) async fn bersihkan(app: &App, lepas: &[::katalog::Gambar]) {
    if let (false, Ok(lemari)) = (lepas.is_empty(), app.lemari()) {
        ::katalog::gambar::buang(&lemari, lepas).await;
    }
}

#[derive(Deserialize)]
pub struct Cari {
    cari: Option<String>,
}

/// Pieces for sale that hold a word, to choose one for an item of an edition.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/kandidat", tag = "katalog", security(("token" = [])),
    params(("edisi" = String, Path), ("cari" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Kandidat>>)))]
pub async fn kandidat(
    State(app): State<App>,
    Path(edisi): Path<String>,
    Tanya(t): Tanya<Cari>,
) -> Hasil<Jawab<Vec<Kandidat>>> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    let cari = t.cari.unwrap_or_default();
    let data = app.db.snapshot(move |c| ::katalog::stok::kandidat(c, &cari, edisi == Edisi::Berlian)).await?;
    Ok(Jawab::data(data))
}

/// The groups that a price list of an edition may name, at today's price in the store.
#[utoipa::path(get, path = "/api/v1/katalog/{edisi}/group", tag = "katalog", security(("token" = [])),
    params(("edisi" = String, Path)),
    responses((status = 200, body = Jawab<Vec<HargaGroup>>)))]
pub async fn group(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(edisi): Path<String>,
) -> Hasil<Jawab<Vec<HargaGroup>>> {
    let edisi = Edisi::dari_jalur(&edisi)?;
    Ok(Jawab::data(app.db.snapshot(move |c| ::katalog::publik::group(c, edisi, &p.toko)).await?))
}

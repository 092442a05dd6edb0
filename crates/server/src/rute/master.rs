//! The calls of every master, mounted from the definitions: list, add, edit, delete, history, import, export.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat, Tanya, lembar};
use ::master::{Definisi, Lingkup, Master, Mentah, Saring};
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
use utoipa::openapi::schema::{ObjectBuilder, Type};
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
            op(m, "Daftar", &TANYA, None),
            get(move |State(app): State<App>, Siapa(p): Siapa, Tanya(t): Tanya<::master::Tanya>| {
                daftar(app, m, p, path, None, t)
            }),
        );
    }
    for (path, saring) in m.saringan.iter().copied() {
        let (param, metode) = match saring {
            Saring::Sql(_) => (
                TANYA.to_vec(),
                get(move |State(app): State<App>, Siapa(p): Siapa, Tanya(t): Tanya<::master::Tanya>| {
                    daftar(app, m, p, path, None, t)
                }),
            ),
            Saring::Jalur(_) => (
                [&["code"][..], &TANYA].concat(),
                get(
                    move |State(app): State<App>,
                          Siapa(p): Siapa,
                          Path(code): Path<String>,
                          Tanya(t): Tanya<::master::Tanya>| {
                        daftar(app, m, p, path, Some(code), t)
                    },
                ),
            ),
        };
        j = j.pasang_sendiri(
            Syarat::Baca(m.rute),
            HttpMethod::Get,
            &api(path),
            op(m, "Daftar", &param, None),
            metode,
        );
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

fn skema(m: &Master) -> ObjectBuilder {
    m.kolom.iter().filter(|k| !k.sistem).fold(ObjectBuilder::new(), |b, k| {
        let jenis = match k.jenis {
            ::master::Jenis::Tanda => Type::Boolean,
            ::master::Jenis::Angka | ::master::Jenis::Rupiah => Type::Integer,
            _ if k.berangka() => Type::Number,
            _ => Type::String,
        };
        let b = b.property(k.nama, ObjectBuilder::new().schema_type(jenis).description(Some(k.label)));
        // What has a default may be left out.
        if k.wajib.is_some() && k.bawaan.is_empty() { b.required(k.nama) } else { b }
    })
}

async fn daftar(
    app: App,
    m: &'static Master,
    p: Pelaku,
    path: &'static str,
    code: Option<String>,
    t: ::master::Tanya,
) -> Hasil<Jawab<Box<RawValue>>> {
    let h = app.db.read(move |c| ::master::daftar(c, m, &p, path, code.as_deref(), &t)).await?;
    Ok(Jawab { data: h.data, count: Some(h.count), message: None })
}

async fn tambah(app: App, m: &'static Master, p: Pelaku, b: Mentah) -> Hasil<Jawab<serde_json::Value>> {
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
}

async fn impor(app: App, m: &'static Master, p: Pelaku, b: Impor) -> Hasil<Response> {
    let csv = lembar::teks(b.csv, b.xlsx).await?;
    if b.pratinjau {
        let v = app.db.write(kunci(m, &p), move |tx| ::master::pratinjau(tx, m, &p, csv.as_bytes())).await?;
        return Ok(Jawab::data(v).into_response());
    }
    let n = app.db.write(kunci(m, &p), move |tx| ::master::impor(tx, m, &p, csv.as_bytes())).await?;
    Ok(Jawab::pesan(n, format!("{n} baris berhasil disimpan")).into_response())
}

async fn ekspor(app: App, m: &'static Master, p: Pelaku, bentuk: String) -> Hasil<Response> {
    let (tipe, excel) = match bentuk.as_str() {
        "csv" => ("text/csv; charset=utf-8", false),
        "xlsx" => ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", true),
        _ => return Err(Tolak::tidak_ada("MASTER-09", "Ekspor hanya csv atau xlsx").into()),
    };
    let isi =
        app.db.lapor(move |c| if excel { ::master::xlsx(c, m, &p) } else { ::master::csv(c, m, &p) }).await?;
    let nama = format!("attachment; filename=\"{}.{bentuk}\"", m.slug());
    Ok(([(header::CONTENT_TYPE, tipe.to_owned()), (header::CONTENT_DISPOSITION, nama)], isi).into_response())
}

#[cfg(test)]
mod tests {
    use crate::tepi::Syarat;
    use std::collections::BTreeSet;

    /// Calls of the specification for masters, method and path.
    const PANGGILAN: &[&str] = &[
        "GET para-cicilan",
        "GET para-deskripsi-service",
        "POST para-deskripsi-service",
        "DELETE para-deskripsi-service",
        "GET para-hutang-pokok",
        "POST para-hutang-pokok",
        "DELETE para-hutang-pokok",
        "GET kelompok-harga",
        "GET plafond-hutang-kadar",
        "GET para-bunga-hutang",
        "GET para-bonus-sales",
        "GET supplier-barang",
        "GET para-potongan-kategori",
        "GET para-jenis-group",
        "GET keterangan-nota",
        "GET plafond-hutang",
        "GET parameter-ongkos",
        "GET batu-polish",
        "GET batu-symmetry",
        "GET batu-cutgrade",
        "GET batu-fluorescence",
        "GET batu-clarity",
        "GET batu-color",
        "GET batu-shape",
        "GET parameter-berlian",
        "GET banks",
        "GET rekenings",
        "GET ruginota/get/all",
        "GET warna",
        "POST warna",
        "PUT warna/{id}",
        "DELETE warna/{id}",
        "GET group/get/all",
        "GET hadiah/get/all",
        "GET parapoin/get/all",
        "GET parabandrol/get/all",
        "GET kadar/get/all",
        "GET provinces",
        "GET jenis/get/berlian",
        "GET jenis/get/all",
        "GET paratransaksi/get/all",
        "GET gudang/get/all",
        "GET gudang/get/all/master",
        "GET gudang/get/all/hancur-barang",
        "GET baki/ready",
        "GET baki/get/by-kode-gudang/{code}",
        "GET sales/get/all",
        "GET supplier-berlian",
        "GET tukang/get/all",
        "GET parakondisi/get/all",
        "GET parabeli/get/all",
        "GET parapinjaman/get/all",
        "GET marketplace",
    ];

    #[test]
    fn semua_panggilan_master_dari_spesifikasi_terpasang() {
        let jalur = crate::rute::jalur();
        let ada: BTreeSet<String> = jalur
            .tabel()
            .iter()
            .map(|(m, p, _)| format!("{m} {}", p.trim_start_matches("/api/v1/")))
            .collect();
        let hilang: Vec<_> = PANGGILAN.iter().filter(|p| !ada.contains(**p)).collect();
        assert!(hilang.is_empty(), "belum terpasang: {hilang:?}");
    }

    #[test]
    fn menulis_master_menuntut_menu_layarnya_dan_membaca_tidak() {
        let jalur = crate::rute::jalur();
        for m in ::master::SEMUA {
            let dasar = format!("/api/v1/{}", m.path);
            let syarat = |metode: &str, path: &str| {
                jalur.tabel().iter().find(|(x, p, _)| x == metode && p == path).map(|(_, _, s)| *s)
            };
            for (metode, path) in [
                ("POST", dasar.clone()),
                ("DELETE", dasar.clone()),
                ("PUT", format!("{dasar}/{{id}}")),
                ("DELETE", format!("{dasar}/{{id}}")),
                ("POST", format!("{dasar}/impor")),
                ("GET", format!("{dasar}/{{id}}/riwayat")),
            ] {
                let s = syarat(metode, &path);
                assert!(matches!(s, Some(Syarat::Menu([menu])) if *menu == m.rute), "{metode} {path}: {s:?}");
            }
            for path in m.daftar.iter().chain(m.saringan.iter().map(|(p, _)| p)) {
                let s = syarat("GET", &format!("/api/v1/{path}"));
                assert_eq!(s, Some(Syarat::Baca(m.rute)), "{path}");
            }
        }
    }
}

//! Pages of the catalogue as anybody may read and share them: home, an item, an info, each at an address that says what it is, with
//! its words, picture and price in the page itself. The app takes the page over where scripts run; without them it reads the same.

use super::publik::{ingat, punya};
use crate::App;
use crate::rute::sistem::lacak::aman;
use crate::tepi::web;
use ::katalog::Edisi;
use ::katalog::publik::{self, Cerita, Item, TanyaItem};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use db::Conn;
use platform::modul::Setelan;
use platform::{Hasil, Status, Tolak, lacak, toko};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Write as _;
use values::Tanggal;
use values::format::gram;

/// The mark in the app's page where its content goes.
const AKAR: &str = "<div id=\"akar\"></div>";
const JUDUL: &str = "<title>Katalog</title>";

pub fn router() -> Router<App> {
    let mut r = Router::new();
    for edisi in Edisi::SEMUA {
        let d = dasar(edisi);
        let rumah = move |s, h| halaman(s, h, edisi, Apa::Rumah);
        let item = move |s, Path(k): Path<String>, h| halaman(s, h, edisi, Apa::Item(k));
        let item_sebut = move |s, Path((k, _)): Path<(String, String)>, h| halaman(s, h, edisi, Apa::Item(k));
        let info = move |s, Path(k): Path<String>, h| halaman(s, h, edisi, Apa::Info(k));
        let info_sebut = move |s, Path((k, _)): Path<(String, String)>, h| halaman(s, h, edisi, Apa::Info(k));
        r = r
            .route(d, get(rumah))
            .route(&format!("{d}/item/{{kode}}"), get(item))
            .route(&format!("{d}/item/{{kode}}/{{sebut}}"), get(item_sebut))
            .route(&format!("{d}/info/{{kode}}"), get(info))
            .route(&format!("{d}/info/{{kode}}/{{sebut}}"), get(info_sebut));
    }
    r
}

enum Apa {
    Rumah,
    Item(String),
    Info(String),
}

const fn dasar(e: Edisi) -> &'static str {
    e.pilih(("/katalog", "/katalog-berlian"))
}

const fn nama(e: Edisi) -> &'static str {
    e.pilih(("Perhiasan Emas", "Perhiasan Berlian"))
}

/// What a page says of itself and shows.
struct Lembar {
    judul: String,
    uraian: String,
    /// below the address of the installation
    jalan: String,
    gambar: String,
    jenis: &'static str,
    data: Value,
    isi: String,
    /// what the app would ask for first, by the call it would ask with
    awal: Value,
}

async fn halaman(State(app): State<App>, kepala: HeaderMap, edisi: Edisi, apa: Apa) -> Response {
    let kulit = web::katalog();
    let tanya = match &apa {
        Apa::Rumah => format!("halaman {}", edisi.jalur()),
        Apa::Item(k) => format!("halaman {} item {k}", edisi.jalur()),
        Apa::Info(k) => format!("halaman {} info {k}", edisi.jalur()),
    };
    let polos = kulit.clone();
    let buat = move |c: &mut Conn, tgl: Tanggal| {
        let l = match &apa {
            Apa::Rumah => rumah(c, edisi, tgl),
            Apa::Item(k) => item(c, edisi, k, tgl),
            Apa::Info(k) => info(c, edisi, k, tgl),
        }?;
        let alamat = alamat(c)?;
        Ok::<_, Tolak>(susun(&kulit, &l, &alamat, nama(edisi)).into_bytes())
    };
    let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    match ingat(&app, tanya, buat).await {
        Ok(j) => {
            let umum = [
                (header::ETAG, format!("\"{}\"", j.sidik)),
                (header::CACHE_CONTROL, web::TANYA_DULU.to_owned()),
            ];
            if punya(&kepala) == Some(&*j.sidik) {
                return (StatusCode::NOT_MODIFIED, umum).into_response();
            }
            (umum, html, axum::body::Bytes::from_owner(j.isi)).into_response()
        }
        // The app says so itself, in its own words; nobody is to remember the address.
        Err(t) => {
            let status = if t.status == Status::TidakAda { StatusCode::NOT_FOUND } else { StatusCode::OK };
            (status, [(header::CACHE_CONTROL, "no-store")], html, polos).into_response()
        }
    }
}

/// The address under which customers reach the chain: of the first shop that has one.
fn alamat(c: &mut Conn) -> Hasil<String> {
    for t in toko::semua(c)? {
        let a = Setelan::baca(c, &t.kode_toko)?
            .nilai(lacak::ALAMAT_PUBLIK)
            .trim()
            .trim_end_matches('/')
            .to_owned();
        if !a.is_empty() {
            return Ok(a);
        }
    }
    Ok(String::new())
}

/// Words as they stand in an address: `cincin-solitaire`.
fn sebut(teks: &str) -> String {
    let mut s = String::new();
    for h in teks.to_lowercase().chars() {
        if h.is_ascii_alphanumeric() {
            s.push(h);
        } else if !s.ends_with('-') && !s.is_empty() {
            s.push('-');
        }
    }
    s.truncate(80);
    s.trim_matches('-').to_owned()
}

fn bagian(teks: &str) -> String {
    form_urlencoded::byte_serialize(teks.as_bytes()).collect::<String>().replace('+', "%20")
}

/// Items of the first look, as the app asks for them.
const AWAL: i64 = 12;

fn panggil(edisi: Edisi, apa: &str) -> String {
    format!("katalog/{}/{apa}", edisi.jalur())
}

fn nilai<T: Serialize>(isi: &T) -> Hasil<Value> {
    serde_json::to_value(isi).map_err(|e| db::Error::Lain(e.to_string()).into())
}

fn awal<const N: usize>(isi: [(String, Value); N]) -> Value {
    Value::Object(isi.into_iter().collect())
}

fn jalan(edisi: Edisi, apa: &str, kode: &str, kata: &str) -> String {
    let (d, kode, kata) = (dasar(edisi), bagian(kode), sebut(kata));
    if kata.is_empty() { format!("{d}/{apa}/{kode}") } else { format!("{d}/{apa}/{kode}/{kata}") }
}

fn foto(edisi: Edisi, path: &str) -> String {
    if path.is_empty() { String::new() } else { format!("/api/v1/katalog/{}/gambar/{path}", edisi.jalur()) }
}

fn harga(i: &Item) -> String {
    if !i.ada {
        return "Sedang tidak ada".to_owned();
    }
    match (i.harga_dari, i.harga_sampai) {
        (Some(d), Some(s)) if d != s => format!("{d} – {s}"),
        (Some(d), _) => d.to_string(),
        (None, _) => "Tanya Admin".to_owned(),
    }
}

fn berat(i: &Item) -> String {
    if i.berat_dari == i.berat_sampai {
        format!("{} gr", gram(i.berat_dari))
    } else {
        format!("{} – {} gr", gram(i.berat_dari), gram(i.berat_sampai))
    }
}

fn petak(s: &mut String, edisi: Edisi, i: &Item) {
    let _ = write!(
        s,
        "<article class=\"barang\"><a href=\"{}\"><div class=\"foto\">{}</div><h3>{}</h3><p class=\"redup kecil\">{}% · {}</p>\
         <p class=\"kecil\">{}</p></a></article>",
        aman(&jalan(edisi, "item", &i.kode, &i.nama)),
        i.gambar.first().map(|g| img(edisi, g, "")).unwrap_or_default(),
        aman(&i.nama),
        i.kadar,
        berat(i),
        aman(&harga(i)),
    );
}

fn img(edisi: Edisi, path: &str, alt: &str) -> String {
    format!("<img src=\"{}\" alt=\"{}\">", aman(&foto(edisi, path)), aman(alt))
}

fn kepala(judul: &str) -> String {
    format!("<header class=\"atas\"><h1>{}</h1></header>", aman(judul))
}

fn rumah(c: &mut Conn, edisi: Edisi, tgl: Tanggal) -> Hasil<Lembar> {
    let b = publik::beranda(c, edisi, "", tgl)?;
    let semua = publik::daftar(c, edisi, &TanyaItem { limit: Some(AWAL), ..TanyaItem::default() }, tgl)?;
    let mut isi = format!("<main class=\"layar\">{}", kepala(nama(edisi)));
    if let Some(x) = b.banner.first() {
        let _ = write!(
            isi,
            "<section class=\"geser\"><div class=\"spanduk\">{}<div><h2>{}</h2><p class=\"kecil\">{}</p></div></div></section>",
            img(edisi, &x.gambar, &x.title),
            aman(&x.title),
            aman(&x.sub_title)
        );
    }
    isi.push_str("<section class=\"bagian\"><header><h2>Di etalase</h2></header><div class=\"kisi\">");
    for i in &semua.item {
        petak(&mut isi, edisi, i);
    }
    isi.push_str("</div></section>");
    if !b.info.is_empty() {
        isi.push_str("<section class=\"bagian\"><header><h2>Cerita</h2></header><ul>");
        for x in &b.info {
            let _ = write!(
                isi,
                "<li><a href=\"{}\">{}</a></li>",
                aman(&jalan(edisi, "info", &x.kode, &x.title)),
                aman(&x.title)
            );
        }
        isi.push_str("</ul></section>");
    }
    isi.push_str("</main>");
    let gambar = b.banner.first().map(|x| foto(edisi, &x.gambar)).unwrap_or_default();
    let uraian = format!("{}: koleksi dengan harga hari ini di {} toko.", nama(edisi), b.toko.len());
    let data = json!({ "@context": "https://schema.org", "@type": "JewelryStore", "name": nama(edisi) });
    let awal = awal([
        (panggil(edisi, "beranda"), nilai(&b)?),
        (panggil(edisi, &format!("item?limit={AWAL}")), nilai(&semua)?),
    ]);
    Ok(Lembar {
        judul: nama(edisi).to_owned(),
        awal,
        uraian,
        jalan: dasar(edisi).to_owned(),
        gambar,
        jenis: "website",
        data,
        isi,
    })
}

fn item(c: &mut Conn, edisi: Edisi, kode: &str, tgl: Tanggal) -> Hasil<Lembar> {
    let r = publik::satu(c, edisi, kode, tgl)?;
    let i = &r.item;
    let mut isi = format!("<main class=\"layar\">{}", kepala(&i.nama));
    isi.push_str("<div class=\"geser galeri\">");
    for (ke, g) in i.gambar.iter().enumerate() {
        isi.push_str(&img(edisi, g, &format!("{}, foto {}", i.nama, ke + 1)));
    }
    let _ = write!(
        isi,
        "</div><h2>{}</h2><p class=\"harga-besar\">{}</p><div class=\"kartu\">\
         <div class=\"baris\"><span>Kadar</span><span>{}%</span></div><div class=\"baris\"><span>Berat</span><span>{}</span></div>",
        aman(&i.nama),
        aman(&harga(i)),
        i.kadar,
        berat(i)
    );
    for t in &r.toko {
        let _ = write!(
            isi,
            "<div class=\"baris\"><span>{}</span><span class=\"tanda baik\">Ada {}</span></div>",
            aman(&t.nama_toko),
            t.banyak
        );
    }
    let _ = write!(isi, "</div><p><a href=\"{}\">Semua {}</a></p></main>", dasar(edisi), aman(nama(edisi)));
    let mut data = json!({
        "@context": "https://schema.org", "@type": "Product", "name": i.nama, "sku": i.kode,
        "category": i.hashtag_jenis.first(), "material": format!("Emas {}%", i.kadar),
    });
    if let Some(h) = i.harga_dari {
        let ada = if i.ada { "https://schema.org/InStock" } else { "https://schema.org/OutOfStock" };
        data["offers"] = json!({
            "@type": "AggregateOffer", "priceCurrency": "IDR", "lowPrice": h.nilai(),
            "highPrice": i.harga_sampai.unwrap_or(h).nilai(), "availability": ada,
            "offerCount": r.toko.iter().map(|t| t.banyak).sum::<i64>(),
        });
    }
    let awal = awal([(panggil(edisi, &format!("item/{}", bagian(&i.kode))), nilai(&r)?)]);
    Ok(Lembar {
        judul: format!("{} · {}", i.nama, nama(edisi)),
        awal,
        uraian: format!("Kadar {}%, {}. {}.", i.kadar, berat(i), harga(i)),
        jalan: jalan(edisi, "item", &i.kode, &i.nama),
        gambar: i.gambar.first().map(|g| foto(edisi, g)).unwrap_or_default(),
        jenis: "product",
        data,
        isi,
    })
}

fn info(c: &mut Conn, edisi: Edisi, kode: &str, tgl: Tanggal) -> Hasil<Lembar> {
    let b = publik::beranda(c, edisi, "", tgl)?;
    let tidak_ada = || ::katalog::KatalogTolak::TidakAda.tolak("Halaman ini tidak ada di katalog");
    let x: &Cerita = b.info.iter().find(|x| x.kode == kode).ok_or_else(tidak_ada)?;
    let mut isi = format!("<main class=\"layar\">{}", kepala(&x.title));
    let _ = write!(
        isi,
        "<div class=\"foto lebar\">{}</div><h2>{}</h2><p class=\"redup\">{}</p><p style=\"white-space:pre-line\">{}</p></main>",
        img(edisi, &x.gambar, &x.title),
        aman(&x.title),
        aman(&x.sub_title),
        aman(&x.deskripsi)
    );
    let baris: String = x.deskripsi.split_whitespace().collect::<Vec<_>>().join(" ");
    let uraian: String =
        if baris.is_empty() { x.sub_title.clone() } else { baris.chars().take(160).collect() };
    let tanya = TanyaItem { limit: Some(AWAL), info: Some(x.kode.clone()), ..TanyaItem::default() };
    let terkait = publik::daftar(c, edisi, &tanya, tgl)?;
    let jalur = format!("item?limit={AWAL}&info={}", bagian(&x.kode));
    let awal = awal([(panggil(edisi, "beranda"), nilai(&b)?), (panggil(edisi, &jalur), nilai(&terkait)?)]);
    Ok(Lembar {
        judul: format!("{} · {}", x.title, nama(edisi)),
        awal,
        uraian: uraian.clone(),
        jalan: jalan(edisi, "info", &x.kode, &x.title),
        gambar: foto(edisi, &x.gambar),
        jenis: "article",
        data: json!({ "@context": "https://schema.org", "@type": "Article", "headline": x.title, "description": uraian }),
        isi,
    })
}

/// Data inside a script that is none: nothing in it ends the element.
fn dalam_skrip(v: &Value) -> String {
    v.to_string().replace('<', "\\u003c")
}

/// The app's page with what this one says. Nothing somebody wrote ends a tag or a script.
fn susun(kulit: &str, l: &Lembar, alamat: &str, situs: &str) -> String {
    let mut data = l.data.clone();
    let mut k = format!("<title>{}</title>", aman(&l.judul));
    let mut meta = |nama: &str, kunci: &str, isi: &str| {
        let _ = write!(k, "<meta {nama}=\"{kunci}\" content=\"{}\">", aman(isi));
    };
    meta("property", "og:type", l.jenis);
    meta("property", "og:site_name", situs);
    meta("property", "og:title", &l.judul);
    meta("property", "og:description", &l.uraian);
    meta("property", "og:locale", "id_ID");
    meta("name", "twitter:card", "summary_large_image");
    // Those who share want whole addresses: only where the installation has one.
    if !alamat.is_empty() {
        let url = format!("{alamat}{}", l.jalan);
        meta("property", "og:url", &url);
        data["url"] = json!(url);
        if !l.gambar.is_empty() {
            let gambar = format!("{alamat}{}", l.gambar);
            meta("property", "og:image", &gambar);
            data["image"] = json!(gambar);
        }
        let _ = write!(k, "<link rel=\"canonical\" href=\"{}\">", aman(&url));
    }
    if let Some(o) = data.get("offers")
        && let Some(h) = o.get("lowPrice").and_then(Value::as_i64)
    {
        let _ = write!(
            k,
            "<meta property=\"product:price:amount\" content=\"{h}\"><meta property=\"product:price:currency\" content=\"IDR\">"
        );
    }
    let _ = write!(k, "<script type=\"application/ld+json\">{}</script>", dalam_skrip(&data));
    let _ = write!(k, "<script type=\"application/json\" id=\"awal\">{}</script>", dalam_skrip(&l.awal));
    let _ = write!(k, "<meta name=\"description\" content=\"{}\">", aman(&l.uraian));
    kulit.replacen(JUDUL, &k, 1).replacen(AKAR, &format!("<div id=\"akar\">{}</div>", l.isi), 1)
}

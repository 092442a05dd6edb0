//! The catalogue to anybody: pages that read and share without a script, and the live line that tells of a sale to who looks.

use crate::alat::{Alat, Klien, di_kedua_master};
use crate::foto_produk::{png, unggah};
use crate::niaga::{jual, setel, siap, simpan};
use serde_json::{Value, json};
use std::time::Duration;

const JAHAT: &str = "</script><script>alert(1)</script>";
/// How long something may take that must come; a busy machine is slow, not wrong.
const SEBENTAR: Duration = Duration::from_secs(60);

async fn gambar(k: &Klien, folder: &str) -> String {
    let j = unggah(k, &format!("katalog/emas/gambar/{folder}"), None, png(90)).await.data();
    j["gambar_name"].as_str().unwrap().to_owned()
}

/// A piece in the catalogue with a price that may be told; its barcode.
async fn item(a: &Alat) -> (Klien, Klien, String) {
    let (kasir, kode) = siap(a, &[2.5, 3.0]).await;
    let own = a.masuk("own-jkt1").await;
    own.post("app/harga", &json!({ "detail_group": ["750"] })).await.ok();
    let isi = json!({ "kode_barang": kode[0], "gambar_name": [gambar(&own, "ITEM").await], "hashtag_jenis": "CINCIN" });
    own.post("app/item-katalog", &isi).await.ok();
    (own, kasir, kode[0].clone())
}

/// What the page says as data, between its tags.
fn data(teks: &str, awal: &str) -> Value {
    let (_, sisa) = teks.split_once(awal).expect(awal);
    serde_json::from_str(sisa.split_once("</script>").unwrap().0).unwrap()
}

/// The page without its data blocks.
fn tanpa_data(teks: &str) -> String {
    let mut bagian = teks.split("<script type=\"application/");
    let mut s = bagian.next().unwrap().to_owned();
    for b in bagian {
        s.push_str(b.split_once("</script>").unwrap().1);
    }
    s
}

#[test]
fn halaman_item_terbaca_tanpa_skrip_dan_menyebut_harga_yang_sama() {
    di_kedua_master(|a| async move {
        let (own, kasir, kode) = item(&a).await;
        let tamu = a.tamu();
        let rinci = tamu.get(&format!("katalog/emas/item/{kode}")).await.data();
        let rp = rinci["harga_dari"].as_i64().unwrap();
        let b = tamu.get(&format!("/katalog/item/{kode}")).await;
        assert_eq!((b.status, b.kepala("content-type")), (200, "text/html; charset=utf-8"), "{}", b.teks());
        let teks = b.teks();
        for ada in ["<h2>", "2.500 gr", "Karat Blok M", "og:title", "og:description", "product:price:amount"]
        {
            assert!(teks.contains(ada), "{ada}: {teks}");
        }
        let d = data(&teks, "<script type=\"application/ld+json\">");
        assert_eq!(
            (&d["@type"], &d["sku"], &d["offers"]["lowPrice"], &d["offers"]["availability"]),
            (&json!("Product"), &json!(kode), &json!(rp), &json!("https://schema.org/InStock"))
        );
        // What the app would ask for first came with the page.
        let awal = data(&teks, "<script type=\"application/json\" id=\"awal\">");
        assert_eq!(awal[format!("katalog/emas/item/{kode}")], rinci);
        // Whole addresses only where there is a public one.
        assert!(!teks.contains("og:image") && !teks.contains("canonical"), "{teks}");
        setel(&a, "ALAMAT_PUBLIK_URL", "https://emas.example").await;
        let b = tamu.get(&format!("/katalog/item/{kode}/apa-saja")).await;
        let teks = b.teks();
        assert!(
            teks.contains(&format!("rel=\"canonical\" href=\"https://emas.example/katalog/item/{kode}/")),
            "{teks}"
        );
        assert!(teks.contains(
            "property=\"og:image\" content=\"https://emas.example/api/v1/katalog/emas/gambar/ITEM/"
        ));
        // Known already: not sent again.
        let lagi = tamu
            .minta("GET", &format!("/katalog/item/{kode}/apa-saja"))
            .header("if-none-match", b.kepala("etag"));
        assert_eq!(tamu.kirim(lagi).await.status, 304);
        // Sold: the page stays and says so; lists have it no more.
        simpan(&kasir, "terbuka-0001", jual(std::slice::from_ref(&kode))).await.ok();
        let teks = tamu.get(&format!("/katalog/item/{kode}")).await.teks();
        assert!(teks.contains("Sedang tidak ada") && !teks.contains("InStock"), "{teks}");
        assert_eq!(tamu.get("katalog/emas/item").await.data()["jumlah"], 0);
        assert!(!tamu.get("/katalog").await.teks().contains(&format!("/katalog/item/{kode}")));
        // What is not there is not there, in the app's own page; nobody is to keep it.
        for jalan in ["/katalog/item/TIDAKADA", "/katalog/info/99", &format!("/katalog-berlian/item/{kode}")]
        {
            let b = tamu.get(jalan).await;
            assert_eq!((b.status, b.kepala("cache-control")), (404, "no-store"), "{jalan}");
        }
        drop(own);
    });
}

#[test]
fn skrip_di_dalam_judul_tetap_kata_kata() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let isi = json!({ "title": format!("Rawat {JAHAT}"), "sub_title": "\" onload=x", "deskripsi": JAHAT,
            "gambar_name": gambar(&own, "INFO_ICON").await });
        let kode = own.post("app/info-katalog", &isi).await.data()["kode_info"].as_str().unwrap().to_owned();
        for jalan in
            ["/katalog".to_owned(), format!("/katalog/info/{kode}"), format!("/katalog/info/{kode}/rawat")]
        {
            let b = a.tamu().get(&jalan).await;
            assert_eq!(b.status, 200, "{jalan}");
            let teks = b.teks();
            assert!(teks.contains("Rawat"), "{jalan}: {teks}");
            assert!(!teks.contains("<script>alert"), "{jalan}: {teks}");
            // In the data of the page a quote is JSON's own; everywhere else it must not end an attribute.
            assert!(!tanpa_data(&teks).contains("\" onload"), "{jalan}: {teks}");
            assert!(b.kepala("content-security-policy").contains("script-src 'self'"));
        }
    });
}

/// The line of an edition, and what comes over it.
struct Garis(reqwest::Response, String);

impl Garis {
    async fn buka(k: &Klien, edisi: &str) -> Self {
        let r = k.minta("GET", &format!("/katalog-langsung/{edisi}")).send().await.unwrap();
        assert_eq!(r.status(), 200);
        assert_eq!(r.headers()["content-type"], "text/event-stream");
        assert!(r.headers().get("content-encoding").is_none());
        Self(r, String::new())
    }

    /// The next event; none once the line ended.
    async fn berikut(&mut self) -> Option<Value> {
        let tunggu = async {
            loop {
                if let Some((satu, sisa)) = self.1.clone().split_once("\n\n") {
                    self.1 = sisa.to_owned();
                    if let Some(isi) = satu.strip_prefix("data: ") {
                        return Some(serde_json::from_str(isi).unwrap());
                    }
                    continue;
                }
                let lagi = self.0.chunk().await.unwrap()?;
                self.1.push_str(std::str::from_utf8(&lagi).unwrap());
            }
        };
        tokio::time::timeout(SEBENTAR, tunggu).await.expect("tidak ada kabar")
    }
}

#[test]
fn barang_yang_terjual_dikabarkan_kepada_yang_sedang_melihat() {
    di_kedua_master(|a| async move {
        let (own, kasir, kode) = item(&a).await;
        let tamu = a.tamu();
        assert_eq!(tamu.get("/katalog-langsung/perak").await.status, 404);
        let mut garis = Garis::buka(&tamu, "emas").await;
        let mut berlian = Garis::buka(&tamu, "berlian").await;
        assert_eq!(a.app.langsung.banyak(), 2);
        simpan(&kasir, "terbuka-0002", jual(std::slice::from_ref(&kode))).await.ok();
        let k = garis.berikut().await.unwrap();
        assert_eq!(
            k,
            json!({ "item": [{ "kode": kode, "ada": false, "harga_dari": null, "harga_sampai": null, "toko": [] }],
            "harga": [], "muat": false })
        );
        for rahasia in ["SITI", "S01", "kasir1", "baki", "modal"] {
            assert!(!k.to_string().contains(rahasia), "{rahasia}: {k}");
        }
        // The other edition heard nothing of it: its first news is its own.
        let isi = json!({ "kode_kategori": "CINCIN", "warna": "#C9A25A", "gambar_name": {
            let j = unggah(&own, "katalog/berlian/gambar/KATEGORI_ICON", None, png(90)).await.data();
            j["gambar_name"].clone()
        } });
        own.post("app/diamond/kategori-katalog", &isi).await.ok();
        assert_eq!(berlian.berikut().await.unwrap(), json!({ "item": [], "harga": [], "muat": true }));
        // A server that stops ends the lines; a place is given back when a line ends.
        a.app.langsung.tutup();
        assert_eq!((garis.berikut().await, berlian.berikut().await), (None, None));
        drop((garis, berlian));
        let kosong = async {
            while a.app.langsung.banyak() > 0 {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(SEBENTAR, kosong).await.expect("tempat tidak kembali");
        assert_eq!(tamu.get("/katalog-langsung/emas").await.status, 503);
    });
}

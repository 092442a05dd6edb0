//! The catalogue at the edge: every call of both editions with the specification's fields, pictures served for what they are,
//! what the app reads without a login, and who may do what.

use crate::alat::{Alat, Klien, di_kedua, di_kedua_master};
use crate::foto_produk::{png, unggah};
use serde_json::{Value, json};

/// The editions: what stands in paths of the administration, and in those of the app.
const EDISI: [(&str, &str); 2] = [("app", "emas"), ("app/diamond", "berlian")];

async fn gambar(k: &Klien, edisi: &str, folder: &str) -> String {
    let j = unggah(k, &format!("katalog/{edisi}/gambar/{folder}"), None, png(90)).await.data();
    j["gambar_name"].as_str().unwrap().to_owned()
}

/// An entity: its path, where edit and delete lie, its key, its picture's folder, and what a form sends.
type Entitas = (&'static str, &'static str, &'static str, &'static str, &'static str, Value);

fn semua() -> Vec<Entitas> {
    let cerita = json!({ "title": "<b>Promo</b>", "sub_title": "Dua", "deskripsi": "Tiga" });
    vec![
        ("banner-katalog", "/edit", "/delete", "kode_banner", "BANNER_ICON", cerita.clone()),
        (
            "kategori-katalog",
            "/edit",
            "/delete",
            "kode_kategori",
            "KATEGORI_ICON",
            json!({ "kode_kategori": "CINCIN", "warna": "#C9A25A" }),
        ),
        ("info-katalog", "/edit", "/delete", "kode_info", "INFO_ICON", cerita),
        ("harga", "", "", "kode_harga_app", "", json!({ "detail_group": ["750"] })),
        (
            "member/group-description",
            "/edit",
            "/delete",
            "kode_group",
            "",
            json!({ "kode_group": "GOLD", "title": "Emas", "deskripsi": "Isi" }),
        ),
        (
            "member/list-gift",
            "/edit",
            "/delete",
            "kode_hadiah",
            "HADIAH",
            json!({ "kode_hadiah": "H1", "nama_hadiah": "Payung", "info": "A", "sub_info": "B", "point": 250, "deskripsi": "C" }),
        ),
        (
            "member/admin-chat",
            "/edit",
            "/delete",
            "kode_admin",
            "",
            json!({ "nama_admin": "Ani", "no_hp": "081234567890" }),
        ),
    ]
}

#[test]
fn setiap_panggilan_kedua_edisi_menambah_mengubah_dan_menghapus() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        for (awal, edisi) in EDISI {
            for (jalur, ubah, hapus, kunci, folder, isi) in semua() {
                let dasar = format!("{awal}/{jalur}");
                let mut isi = isi;
                if !folder.is_empty() {
                    isi["gambar_name"] = json!(gambar(&k, edisi, folder).await);
                }
                let j = k.post(&dasar, &isi).await.ok();
                assert_eq!(j["message"], "Data Berhasil Ditambahkan", "{dasar}");
                let kode = j["data"][kunci].as_str().unwrap().to_owned();
                let d = k.get(&dasar).await.ok();
                assert_eq!((&d["count"], &d["data"][0][kunci]), (&json!(1), &json!(kode)), "{dasar}");
                for (nama, nilai) in isi.as_object().unwrap() {
                    assert_eq!(&d["data"][0][nama], nilai, "{dasar} {nama}");
                }
                // A row may be sent back as it was read.
                let j = k.put(&format!("{dasar}{ubah}/{kode}"), &d["data"][0]).await.ok();
                assert_eq!(
                    (&j["message"], &j["data"]["versi"]),
                    (&json!("Data Berhasil Dirubah"), &json!(2)),
                    "{dasar}"
                );
                k.put(&format!("{dasar}{ubah}/{kode}"), &d["data"][0]).await.ditolak(409, "KATALOG-05");
                k.post(&format!("{dasar}/urutan"), &json!({ "kode": [kode] })).await.ok();
                let j = k.kirim(k.minta("DELETE", &format!("{dasar}{hapus}/{kode}"))).await.ok();
                assert_eq!(j["message"], "Data Berhasil Di Hapus", "{dasar}");
                k.kirim(k.minta("DELETE", &format!("{dasar}{hapus}/{kode}")))
                    .await
                    .ditolak(404, "KATALOG-02");
                assert_eq!(k.get(&dasar).await.ok()["count"], 0, "{dasar}");
                isi[kunci] = json!(kode);
                if !folder.is_empty() {
                    isi["gambar_name"] = json!(gambar(&k, edisi, folder).await);
                }
                let t = k.post(&dasar, &isi).await.ditolak(409, "KATALOG-04");
                assert!(t["message"].as_str().unwrap().contains("DELETED"), "{t}");
                isi["aktifkan"] = json!(true);
                k.post(&dasar, &isi).await.ok();
                isi["harga_jual_str"] = json!("Rp. 1");
                assert!(k.post(&dasar, &isi).await.status >= 400, "{dasar}");
            }
        }
    });
}

#[test]
fn item_menyebut_stok_dan_aplikasi_membacanya_tanpa_login() {
    di_kedua_master(|a| async move {
        let (k, tamu) = (a.masuk("own-jkt1").await, a.tamu());
        let isi = json!({ "data": [] });
        assert_eq!(tamu.get("katalog/emas/item").await.data()["item"], isi["data"]);
        let kode = barang(&a, &k).await;
        let calon = k.get("katalog/emas/kandidat?cari=cincin").await.data();
        assert_eq!(calon[0]["kode_barang"], json!(kode), "{calon}");
        let mut nama = Vec::new();
        for _ in 0..2 {
            nama.push(gambar(&k, "emas", "ITEM").await);
        }
        let v = json!({ "kode_barang": kode, "gambar_name": nama, "hashtag_kadar": "#750,#18K", "hashtag_jenis": "CINCIN" });
        let j = k.post("app/item-katalog", &v).await.data();
        assert_eq!(j["gambar_path"][1], json!(format!("ITEM/{}.jpg", nama[1])));
        let baris = k.get("app/item-katalog").await.data();
        assert_eq!(baris[0]["barang"]["toko"][0]["kode_toko"], "JKT1");
        let r = tamu.get("katalog/emas/item?kategori=CINCIN").await;
        let etag = r.kepala("etag").to_owned();
        let item = &r.data()["item"][0];
        assert_eq!((&item["ada"], &item["harga_dari"]), (&json!(true), &Value::Null));
        let lagi = || {
            tamu.kirim(tamu.minta("GET", "katalog/emas/item?kategori=CINCIN").header("if-none-match", &etag))
        };
        assert_eq!((lagi().await.status, lagi().await.badan.len()), (304, 0));
        // A price list lets the price be told: what was remembered is not what is told.
        k.post("app/harga", &json!({ "detail_group": ["750"] })).await.ok();
        let r = lagi().await;
        assert!(r.data()["item"][0]["harga_dari"].as_i64().unwrap() > 0);
        let rinci = tamu.get(&format!("katalog/emas/item/{kode}")).await.data();
        assert_eq!(rinci["toko"][0]["kode_toko"], "JKT1");
        for kata in ["total_pokok", "harga_modal", "supplier", "baki", "kode_gudang"] {
            assert!(!rinci.to_string().contains(kata), "{kata}: {rinci}");
        }
        let b = tamu.get("katalog/emas/beranda?toko=JKT1").await.data();
        assert_eq!(b["harga"][0]["group"][0]["kode_group"], "750");
        tamu.get("katalog/emas/beranda?toko=XYZ").await.ditolak(404, "KATALOG-02");
        tamu.get(&format!("katalog/berlian/item/{kode}")).await.ditolak(404, "KATALOG-02");
        tamu.get("katalog/perak/beranda").await.ditolak(404, "KATALOG-09");
        k.put(&format!("app/item-katalog/edit/{kode}"), &json!({ "gambar_name": [nama[1], nama[0]] }))
            .await
            .ok();
        let j = k.kirim(k.minta("DELETE", &format!("app/item-katalog/delete/{kode}"))).await.ok();
        assert_eq!(j["message"], "Data Berhasil Di Hapus");
        tamu.get(&format!("katalog/emas/gambar/ITEM/{}.jpg", nama[0])).await.ditolak(404, "KATALOG-08");
    });
}

/// A ring in a showcase of JKT1.
async fn barang(a: &Alat, k: &Klien) -> String {
    let d = dunia::Dunia::baru(a.uji.clone());
    let kode = d.barang("A06", &[3_000]).await.remove(0);
    assert!(k.token.is_some());
    kode
}

#[test]
fn gambar_diperiksa_dan_disajikan_dengan_tipe_aslinya() {
    di_kedua(|a| async move {
        let (k, tamu) = (a.masuk("own-jkt1").await, a.tamu());
        for (awal, edisi) in EDISI {
            let kirim = |isi: Vec<u8>| unggah_ke(&k, edisi, isi);
            kirim(b"<svg/>".to_vec()).await.ditolak(422, "GAMBAR-01");
            let nama = gambar(&k, edisi, "BANNER_ICON").await;
            // Before an entry has it, nobody sees it.
            let jalur = format!("katalog/{edisi}/gambar/BANNER_ICON/{nama}.jpg");
            tamu.get(&jalur).await.ditolak(404, "KATALOG-08");
            k.post(&format!("{awal}/banner-katalog"), &json!({ "title": "A", "gambar_name": nama }))
                .await
                .ok();
            let r = tamu.get(&jalur).await;
            assert_eq!((r.status, r.kepala("content-type")), (200, "image/jpeg"));
            assert!(r.kepala("cache-control").contains("immutable"), "{}", r.kepala("cache-control"));
            assert_eq!(image::guess_format(&r.badan).unwrap(), image::ImageFormat::Jpeg);
            let etag = r.kepala("etag").to_owned();
            let lagi = tamu.kirim(tamu.minta("GET", &jalur).header("if-none-match", &etag)).await;
            assert_eq!((lagi.status, lagi.badan.len()), (304, 0));
        }
        // The editions' pictures lie in folders of their own.
        let folder = a.uji.folder().join("gambar/katalog");
        assert_eq!(std::fs::read_dir(folder.join("BANNER_ICON")).unwrap().count(), 1);
        assert_eq!(std::fs::read_dir(folder.join("diamond/BANNER_ICON")).unwrap().count(), 1);
        for jalur in ["katalog/emas/gambar/LAIN/x.jpg", "katalog/emas/gambar/ITEM/..%2f..%2fkunci.jpg"] {
            tamu.get(jalur).await.ditolak(404, "KATALOG-08");
        }
    });
}

async fn unggah_ke(k: &Klien, edisi: &str, isi: Vec<u8>) -> crate::alat::Balasan {
    unggah(k, &format!("katalog/{edisi}/gambar/BANNER_ICON"), None, isi).await
}

#[test]
fn splash_disimpan_dengan_put_dan_post_di_kedua_edisi() {
    di_kedua(|a| async move {
        let (k, tamu) = (a.masuk("own-jkt1").await, a.tamu());
        for (awal, edisi) in EDISI {
            let dasar = format!("{awal}/splash-screen");
            assert_eq!(k.get(&dasar).await.data().as_array().unwrap().len(), 4);
            let isi = json!({ "text": "Halo", "position": "TOP", "image_path": "", "type_splash": "TEXT" });
            k.put(&format!("{dasar}/GUEST-1"), &isi).await.ok();
            let j = unggah(&k, &format!("katalog/{edisi}/gambar/SPLASHSCREEN"), None, png(30)).await.data();
            let isi = json!({ "text": "Halo", "position": "BOTTOM", "image_path": j["gambar_path"], "type_splash": "IMAGE" });
            let s = k.post(&format!("{dasar}/MEMBER"), &isi).await.data();
            assert_eq!(
                (&s["screen_name"], &s["image_path"]),
                (&json!("MEMBER"), &json!("SPLASHSCREEN/MEMBER.png"))
            );
            let r = tamu.get(&format!("katalog/{edisi}/gambar/SPLASHSCREEN/MEMBER.png")).await;
            assert_eq!((r.status, r.kepala("content-type")), (200, "image/jpeg"));
            let t = k
                .put(
                    &format!("{dasar}/MEMBER"),
                    &json!({ "text": "", "position": "TOP", "image_path": "", "type_splash": "TEXT" }),
                )
                .await;
            assert_eq!(t.ditolak(422, "KATALOG-01")["fields"]["text"], "Text Tidak Boleh Kosong");
            k.put(&format!("{dasar}/GUEST-9"), &isi).await.ditolak(404, "KATALOG-11");
            let umum = tamu.get(&format!("katalog/{edisi}/splash")).await.data();
            assert_eq!(umum.as_array().unwrap().len(), 2);
        }
    });
}

#[test]
fn hak_setiap_layar_berdiri_sendiri() {
    di_kedua(|a| async move {
        let (kasir, tamu) = (a.masuk("kasir1-jkt1").await, a.tamu());
        for (awal, edisi) in EDISI {
            for jalur in ["banner-katalog", "item-katalog", "harga", "member/admin-chat", "splash-screen"] {
                assert_eq!(kasir.get(&format!("{awal}/{jalur}")).await.status, 403, "{jalur}");
                assert_eq!(tamu.get(&format!("{awal}/{jalur}")).await.status, 401, "{jalur}");
            }
            let r = unggah(&kasir, &format!("katalog/{edisi}/gambar/ITEM"), None, png(1)).await;
            assert_eq!(r.status, 403);
        }
    });
}

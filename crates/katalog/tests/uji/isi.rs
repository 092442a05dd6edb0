//! Entries: what a form must say, codes, hashtags, links, order, deleting and waking, who may.

use crate::alat::{OWN, Toko, banner, daftar, ent, hapus, item, kirim, tambah, ubah};
use dunia::{di_kedua, ditolak};
use katalog::{Edisi, Macam, Urutan};
use serde_json::json;

const BANNER: (Macam, Edisi) = (Macam::Banner, Edisi::Emas);

#[test]
fn banner_disimpan_dengan_teks_apa_adanya_dan_satu_spasi_untuk_yang_kosong() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let g = kirim(&d, &t, &own, Edisi::Emas, Macam::Banner).await;
        let judul = "<script>alert(1)</script> & Emas \"tua\"";
        let v = json!({ "title": judul, "gambar_name": g.gambar_name, "gambar_path": g.gambar_path });
        let b = tambah(&d, &own, BANNER, &v).await.unwrap();
        assert_eq!((&b["kode_banner"], &b["title"]), (&json!("BANNER-001"), &json!(judul)));
        assert_eq!((&b["sub_title"], &b["deskripsi"]), (&json!(" "), &json!(" ")));
        assert_eq!(b["gambar_path"], json!(format!("BANNER_ICON/{}.jpg", g.gambar_name)));
        assert_eq!(g.gambar_name.len(), 16);
        assert!(g.gambar_name.chars().all(|c| c.is_ascii_alphanumeric()));
        let semua = daftar(&d, BANNER).await;
        assert_eq!(semua, vec![b]);
        // The next one gets the next code, also after the first is gone.
        hapus(&d, &own, BANNER, "BANNER-001").await.unwrap();
        assert_eq!(banner(&d, &t, &own, Edisi::Emas, "Dua").await, "BANNER-002");
    });
}

#[test]
fn yang_wajib_ditanya_dengan_kata_kata_spesifikasi() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        for (macam, v, kolom, pesan) in [
            (Macam::Banner, json!({ "title": "A" }), "gambar_name", "Gambar Wajib Dimasukan"),
            (Macam::Info, json!({ "title": "A" }), "gambar_name", "Gambar Wajib Dimasukan"),
            (
                Macam::Kategori,
                json!({ "kode_kategori": "CINCIN", "warna": "#AABBCC" }),
                "gambar_name",
                "Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi",
            ),
            (
                Macam::Kategori,
                json!({ "kode_kategori": "CINCIN", "gambar_name": "x" }),
                "warna",
                "Warna wajib dipilih, Mohon pilih warna dan coba lagi",
            ),
            (Macam::Harga, json!({ "detail_group": [] }), "detail_group", "Mohon Pilih List Group Minimal 1"),
            (Macam::Kontak, json!({ "no_hp": "081234567890" }), "nama_admin", "Mohon Masukan Nama Admin"),
            (Macam::Kontak, json!({ "nama_admin": "Ani" }), "no_hp", "Mohon Masukan Nomor Handphone"),
            (
                Macam::Kontak,
                json!({ "nama_admin": "Ani", "no_hp": "0812345678" }),
                "no_hp",
                "Mohn Masukan Nomor Handphone Yang Valid",
            ),
        ] {
            for e in Edisi::SEMUA {
                let t = ditolak(tambah(&d, &own, (macam, e), &v).await, "KATALOG-01");
                assert_eq!(t.kolom.get(kolom).map(String::as_str), Some(pesan), "{macam:?} {e:?}: {t:?}");
            }
        }
        // Eleven digits are enough, however they are written.
        let v = json!({ "nama_admin": "Ani", "no_hp": "0812-3456-789" });
        let b = tambah(&d, &own, (Macam::Kontak, Edisi::Emas), &v).await.unwrap();
        assert_eq!(b["no_hp"], "08123456789");
    });
}

#[test]
fn isian_yang_salah_jenis_atau_terlalu_panjang_ditolak_pada_kolomnya() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        for (macam, v, kolom) in [
            (Macam::Banner, json!({ "title": ["a"] }), "title"),
            (Macam::Banner, json!({ "title": "x".repeat(81) }), "title"),
            (Macam::Banner, json!({ "title": "a\u{7}b" }), "title"),
            (Macam::Banner, json!({ "title": "A", "tgl_dari": "2026-13-01" }), "tgl_dari"),
            (
                Macam::Banner,
                json!({ "title": "A", "tgl_dari": "2026-11-16", "tgl_sampai": "2026-11-15" }),
                "tgl_sampai",
            ),
            (Macam::Banner, json!({ "title": "A", "kode_banner": "a/b" }), "kode_banner"),
            (Macam::Kategori, json!({ "kode_kategori": "A", "warna": "merah" }), "warna"),
            (Macam::Hadiah, json!({ "kode_hadiah": "A", "nama_hadiah": "A", "point": "1.5" }), "point"),
            (Macam::Hadiah, json!({ "kode_hadiah": "A", "nama_hadiah": "A", "point": -1 }), "point"),
            (Macam::Harga, json!({ "detail_group": [1] }), "detail_group"),
            (Macam::Item, json!({}), "kode_barang"),
        ] {
            let t = ditolak(tambah(&d, &own, (macam, Edisi::Emas), &v).await, "KATALOG-01");
            assert!(t.kolom.contains_key(kolom), "{macam:?} {kolom}: {t:?}");
        }
    });
}

#[test]
fn item_memakai_barang_stok_hashtag_tanpa_pagar_dan_tautan_yang_ada() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = d.barang("A06", &[3_000]).await.remove(0);
        let judul = banner(&d, &t, &own, Edisi::Emas, "Baru").await;
        let t1 = ditolak(item(&d, &t, &own, "TIDAKADA", json!({})).await, "KATALOG-01");
        assert!(t1.kolom["kode_barang"].contains("tidak ada di data barang"));
        let t2 = item(&d, &t, &own, &kode, json!({ "kode_banner": ["BANNER-999"] })).await;
        assert!(ditolak(t2, "KATALOG-01").kolom.contains_key("kode_banner"));
        // The other edition's banner is not one of this.
        let lain = banner(&d, &t, &own, Edisi::Berlian, "Berlian").await;
        assert_eq!(lain, judul);
        let v =
            json!({ "kode_banner": [judul], "hashtag_kadar": "#750, 750 ,#18K", "hashtag_lm": ["#ANTAM"] });
        let b = item(&d, &t, &own, &kode, v).await.unwrap();
        assert_eq!(b["hashtag_kadar"], json!(["750", "18K"]));
        assert_eq!((&b["hashtag_jenis"], &b["hashtag_lm"]), (&json!(["CINCIN"]), &json!(["ANTAM"])));
        let baris = daftar(&d, (Macam::Item, Edisi::Emas)).await.remove(0);
        assert_eq!(baris["barang"]["nama_barang"], "CINCIN UJI");
        assert_eq!(baris["barang"]["toko"][0]["kode_toko"], "JKT1");
        // A banner that an item is linked with stays until it is not.
        let t3 = ditolak(hapus(&d, &own, BANNER, &judul).await, "KATALOG-06");
        assert!(t3.pesan.contains(&kode), "{t3:?}");
        hapus(&d, &own, (Macam::Banner, Edisi::Berlian), &lain).await.unwrap();
        let mut tanpa = baris.clone();
        tanpa["kode_banner"] = json!([]);
        tanpa.as_object_mut().unwrap().remove("barang");
        ubah(&d, &own, (Macam::Item, Edisi::Emas), &kode, &tanpa).await.unwrap();
        hapus(&d, &own, BANNER, &judul).await.unwrap();
    });
}

#[test]
fn daftar_harga_hanya_menyebut_group_yang_ada() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let salah = json!({ "detail_group": ["750", "XYZ"] });
        let t = ditolak(tambah(&d, &own, (Macam::Harga, Edisi::Emas), &salah).await, "KATALOG-01");
        assert_eq!(t.kolom["detail_group"], "Group XYZ tidak ada");
        let b =
            tambah(&d, &own, (Macam::Harga, Edisi::Emas), &json!({ "detail_group": "750" })).await.unwrap();
        assert_eq!((&b["kode_harga_app"], &b["detail_group"]), (&json!("HARGA-001"), &json!(["750"])));
    });
}

#[test]
fn kode_yang_dihapus_menjawab_deleted_dan_bangun_dengan_isi_yang_dikirim() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kategori = (Macam::Kategori, Edisi::Berlian);
        let isi = |nama: &str, warna: &str| json!({ "kode_kategori": "cincin kawin", "warna": warna, "gambar_name": nama });
        let g = kirim(&d, &t, &own, Edisi::Berlian, Macam::Kategori).await;
        let b = tambah(&d, &own, kategori, &isi(&g.gambar_name, "#aabbcc")).await.unwrap();
        assert_eq!((&b["kode_kategori"], &b["warna"]), (&json!("CINCIN_KAWIN"), &json!("#AABBCC")));
        let g2 = kirim(&d, &t, &own, Edisi::Berlian, Macam::Kategori).await;
        ditolak(tambah(&d, &own, kategori, &isi(&g2.gambar_name, "#000000")).await, "KATALOG-03");
        hapus(&d, &own, kategori, "CINCIN_KAWIN").await.unwrap();
        ditolak(hapus(&d, &own, kategori, "CINCIN_KAWIN").await, "KATALOG-02");
        let t1 = ditolak(tambah(&d, &own, kategori, &isi(&g2.gambar_name, "#000000")).await, "KATALOG-04");
        assert!(t1.pesan.contains("DELETED"), "{t1:?}");
        let mut bangun = isi(&g2.gambar_name, "#000000");
        bangun["aktifkan"] = json!(true);
        let b = tambah(&d, &own, kategori, &bangun).await.unwrap();
        assert_eq!((&b["warna"], &b["gambar_name"]), (&json!("#000000"), &json!(g2.gambar_name)));
        assert!(b["versi"].as_i64().unwrap() > 2);
    });
}

#[test]
fn perubahan_atas_versi_lama_ditolak_dan_kodenya_tetap() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = banner(&d, &t, &own, Edisi::Emas, "Satu").await;
        let mut b = daftar(&d, BANNER).await.remove(0);
        b["title"] = json!("Dua");
        let baru = ubah(&d, &own, BANNER, &kode, &b).await.unwrap().baris;
        assert_eq!((&baru["title"], &baru["versi"]), (&json!("Dua"), &json!(2)));
        b["title"] = json!("Tiga");
        let t1 = ditolak(ubah(&d, &own, BANNER, &kode, &b).await, "KATALOG-05");
        assert_eq!(t1.rincian.unwrap()["tersimpan"]["title"], "Dua");
        b["versi"] = json!(2);
        b["kode_banner"] = json!("LAIN");
        assert!(
            ditolak(ubah(&d, &own, BANNER, &kode, &b).await, "KATALOG-01").kolom.contains_key("kode_banner")
        );
        ditolak(ubah(&d, &own, BANNER, "BANNER-999", &b).await, "KATALOG-02");
    });
}

#[test]
fn urutan_menyebut_semua_tepat_sekali() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let mut kode = Vec::new();
        for judul in ["Satu", "Dua", "Tiga"] {
            kode.push(banner(&d, &t, &own, Edisi::Emas, judul).await);
        }
        let atur = |kode: Vec<String>| {
            d.kerja_rantai(&own, move |tx, p| {
                katalog::atur_urutan(tx, p, (ent(Macam::Banner), Edisi::Emas), &Urutan { kode: kode.clone() })
            })
        };
        kode.rotate_left(1);
        atur(kode.clone()).await.unwrap();
        let kini: Vec<String> =
            daftar(&d, BANNER).await.iter().map(|b| b["kode_banner"].as_str().unwrap().to_owned()).collect();
        assert_eq!(kini, kode);
        ditolak(atur(kode[..2].to_vec()).await, "KATALOG-10");
        ditolak(atur(vec![kode[0].clone(), kode[0].clone(), kode[1].clone()]).await, "KATALOG-10");
    });
}

#[test]
fn tanpa_menu_tidak_ada_yang_menulis() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let kontak = json!({ "nama_admin": "Ani", "no_hp": "081234567890" });
        let t = tambah(&d, &kasir, (Macam::Kontak, Edisi::Emas), &kontak).await.unwrap_err();
        assert_eq!(t.status, platform::Status::Dilarang, "{t:?}");
        let own = d.orang(OWN).await;
        tambah(&d, &own, (Macam::Kontak, Edisi::Emas), &kontak).await.unwrap();
        let t = hapus(&d, &kasir, (Macam::Kontak, Edisi::Emas), "ADMIN-001").await.unwrap_err();
        assert_eq!(t.status, platform::Status::Dilarang, "{t:?}");
        assert_eq!(d.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'TAMBAH KATALOG'", &[]).await, 1);
    });
}

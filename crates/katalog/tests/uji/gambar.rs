//! Pictures: within the sizes of the specification, under an id in the folder of their kind and edition, of one entry alone,
//! gone with it.

use crate::alat::{OWN, Toko, banner, daftar, hapus, item, kirim, png, tambah, ubah};
use dunia::{di_kedua, ditolak};
use katalog::{Edisi, Macam};
use serde_json::json;
use std::time::Duration;

const BANNER: (Macam, Edisi) = (Macam::Banner, Edisi::Emas);

#[test]
fn gambar_dikecilkan_ke_ukuran_spesifikasi_dan_menjadi_jpeg() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        for (macam, ukuran) in [(Macam::Banner, (720, 1366)), (Macam::Splash, (1241, 2348))] {
            let isi = png(1_500, 2_846);
            let g =
                katalog::gambar::terima(d.db(), &t.lemari, &own, (Edisi::Emas, macam), isi).await.unwrap();
            assert!(g.lebar <= ukuran.0 && g.tinggi <= ukuran.1, "{macam:?} {g:?}");
            assert!(g.lebar == ukuran.0 || g.tinggi == ukuran.1, "{macam:?} {g:?}");
        }
        for (sebut, isi, kode) in [
            ("teks", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), "GAMBAR-01"),
            ("gif", b"GIF89a\x01\0\x01\0\0\0\0;".to_vec(), "GAMBAR-01"),
            ("bom", png(7_000, 4_000), "GAMBAR-02"),
        ] {
            let h = katalog::gambar::terima(d.db(), &t.lemari, &own, BANNER_G, isi).await;
            assert_eq!(ditolak(h, kode).kode, kode, "{sebut}");
        }
    });
}

const BANNER_G: (Edisi, Macam) = (Edisi::Emas, Macam::Banner);

#[test]
fn gambar_lama_pergi_saat_diganti_dan_saat_dihapus() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = banner(&d, &t, &own, Edisi::Emas, "Satu").await;
        let mut b = daftar(&d, BANNER).await.remove(0);
        let lama = format!("katalog/{}", b["gambar_path"].as_str().unwrap());
        assert!(t.ada(&lama), "{lama}");
        let g = kirim(&d, &t, &own, Edisi::Emas, Macam::Banner).await;
        b["gambar_name"] = json!(g.gambar_name);
        let lepas = ubah(&d, &own, BANNER, &kode, &b).await.unwrap().lepas;
        katalog::gambar::buang(&t.lemari, &lepas).await;
        let baru = format!("katalog/{}", g.gambar_path);
        assert!(!t.ada(&lama) && t.ada(&baru));
        let lepas = hapus(&d, &own, BANNER, &kode).await.unwrap();
        katalog::gambar::buang(&t.lemari, &lepas).await;
        assert!(!t.ada(&baru));
        assert_eq!(d.angka("SELECT COUNT(*) FROM katalog_gambar", &[]).await, 0);
    });
}

#[test]
fn gambar_milik_satu_isi_dari_satu_edisi_dan_satu_jenis() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        banner(&d, &t, &own, Edisi::Emas, "Satu").await;
        let punya = daftar(&d, BANNER).await.remove(0)["gambar_name"].clone();
        let berlian = kirim(&d, &t, &own, Edisi::Berlian, Macam::Banner).await.gambar_name;
        let info = kirim(&d, &t, &own, Edisi::Emas, Macam::Info).await.gambar_name;
        for nama in [punya, json!(berlian), json!(info), json!("../../etc/passwd"), json!("tidakada00000000")]
        {
            let v = json!({ "title": "Dua", "gambar_name": nama });
            ditolak(tambah(&d, &own, BANNER, &v).await, "KATALOG-07");
        }
        // Each edition has a folder of its own.
        let e = banner(&d, &t, &own, Edisi::Berlian, "Tiga").await;
        assert_eq!(e, "BANNER-001");
        let b = daftar(&d, (Macam::Banner, Edisi::Berlian)).await.remove(0);
        assert!(t.ada(&format!("katalog/diamond/{}", b["gambar_path"].as_str().unwrap())));
    });
}

#[test]
fn gambar_barang_berurutan_seperti_disusun() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = d.barang("A06", &[3_000]).await.remove(0);
        item(&d, &t, &own, &kode, json!({})).await.unwrap();
        let mut nama = Vec::new();
        for _ in 0..3 {
            nama.push(kirim(&d, &t, &own, Edisi::Emas, Macam::Item).await.gambar_name);
        }
        let v = |nama: &[String]| json!({ "gambar_name": nama });
        let ini = (Macam::Item, Edisi::Emas);
        let b = ubah(&d, &own, ini, &kode, &v(&nama)).await.unwrap();
        assert_eq!((&b.baris["gambar_name"], b.lepas.len()), (&json!(nama), 1));
        nama.reverse();
        let b = ubah(&d, &own, ini, &kode, &v(&nama)).await.unwrap();
        assert_eq!((&b.baris["gambar_name"], b.lepas.len()), (&json!(nama), 0));
        let banyak: Vec<String> = (0..9).map(|n| format!("{n:016}")).collect();
        let t = ditolak(ubah(&d, &own, ini, &kode, &v(&banyak)).await, "KATALOG-01");
        assert_eq!(t.kolom["gambar_name"], "Paling banyak 8 gambar");
    });
}

#[test]
fn yang_dikirim_dan_tidak_dipakai_disapu_setelah_sehari() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        banner(&d, &t, &own, Edisi::Emas, "Dipakai").await;
        let g = kirim(&d, &t, &own, Edisi::Emas, Macam::Banner).await;
        assert_eq!(katalog::gambar::sapu(d.db(), &t.lemari).await.unwrap(), 0);
        d.uji.jam.maju(Duration::from_secs(25 * 3600));
        assert_eq!(katalog::gambar::sapu(d.db(), &t.lemari).await.unwrap(), 1);
        assert!(!t.ada(&format!("katalog/{}", g.gambar_path)));
        assert_eq!(d.angka("SELECT COUNT(*) FROM katalog_gambar", &[]).await, 1);
    });
}

//! Price boards: the official price with its direction, a key that is kept only as its hash, revoked at once.

use crate::alat::{dasar, group, terbitkan, ubah};
use dunia::{Dunia, di_kedua, ditolak, kode, toko};
use harga::papan;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn lihat(d: &Dunia, kunci: &str) -> Hasil<Value> {
    let kunci = kunci.to_owned();
    d.lihat(move |c| papan::lihat(c, &kunci)).await
}

async fn buat(d: &Dunia, p: &Pelaku, nama: &str) -> Hasil<Value> {
    let (id, kunci) = papan::kunci_baru();
    d.minta(p, &json!({ "nama": nama }), move |tx, p, b| papan::buat(tx, p, b, &id, &kunci)).await
}

async fn cabut(d: &Dunia, p: &Pelaku, id: &str) -> Hasil<()> {
    let id = id.to_owned();
    d.kerja(p, move |tx, p| papan::cabut(tx, p, &id)).await
}

async fn daftar(d: &Dunia, kode: &str) -> Value {
    let t = toko(kode);
    d.lihat(move |c| Ok(papan::daftar(c, &t)?)).await.unwrap()
}

#[test]
fn papan_menunjukkan_harga_resmi_dengan_arahnya() {
    di_kedua(|d| async move {
        let own = d.pemilik("BDG1").await;
        let b = buat(&d, &own, " TV depan ").await.unwrap();
        let kunci = b["kunci"].as_str().unwrap().to_owned();
        assert_eq!((b["nama"].as_str(), kunci.len()), (Some("TV depan"), 40));
        let p = lihat(&d, &kunci).await.unwrap();
        assert_eq!((&p["nama_toko"], &p["terkonfirmasi"]), (&json!("Karat Braga"), &json!(true)));
        let emas = group(&p["baris"], "24K");
        assert_eq!((&emas["harga_jual"], &emas["selisih_jual"]), (&json!(2_350_000), &json!(0)));
        assert!(p["baris"].as_array().unwrap().len() >= 6);
        terbitkan(&d, &own, &json!({ "baris": [dasar(2_375_000, 2_240_000)] })).await.unwrap();
        let p = lihat(&d, &kunci).await.unwrap();
        let emas = group(&p["baris"], "24K");
        assert_eq!((&emas["selisih_jual"], &emas["selisih_beli"]), (&json!(25_000), &json!(-10_000)));
        assert!(group(&p["baris"], "750")["selisih_jual"].as_i64().unwrap() > 0);
        assert_eq!(p["diubah"].as_str().unwrap().get(..10), Some("2026-11-15"));
        // What is changed but not confirmed stays off the board; so does a new morning.
        ubah(&d, &own, ("2026-11-15", ""), &json!({ "harga_jual": 9_000_000 })).await;
        let p = lihat(&d, &kunci).await.unwrap();
        let jual = |p: &Value| group(&p["baris"], "24K")["harga_jual"].clone();
        assert_eq!((jual(&p), &p["terkonfirmasi"]), (json!(2_375_000), &json!(false)));
        d.hari("2026-11-16", &["BDG1"]).await;
        let p = lihat(&d, &kunci).await.unwrap();
        assert_eq!((&p["tanggal"], &p["terkonfirmasi"]), (&json!("2026-11-16"), &json!(false)));
        assert_eq!(jual(&p), json!(2_375_000));
    });
}

#[test]
fn kunci_yang_salah_atau_dicabut_ditolak() {
    di_kedua(|d| async move {
        let (own, lain) = (d.pemilik("BDG1").await, d.pemilik("JKT1").await);
        let b = buat(&d, &own, "TV").await.unwrap();
        let (id, kunci) = (b["id"].as_str().unwrap().to_owned(), b["kunci"].as_str().unwrap().to_owned());
        let t = ditolak(lihat(&d, &"x".repeat(40)).await, "PAPAN-01");
        assert!(t.pesan.contains("minta tautan baru"), "{t:?}");
        ditolak(lihat(&d, "pendek").await, "PAPAN-01");
        // Only the hash is kept, and it opens nothing.
        let sidik = d.baris("SELECT sidik_kunci FROM papan_harga", &[]).await;
        assert_eq!(sidik, [platform::acak::sidik(&kunci)]);
        ditolak(lihat(&d, &sidik[0]).await, "PAPAN-01");
        lihat(&d, &kunci).await.unwrap();
        // Another store sees and revokes only its own.
        assert_eq!(daftar(&d, "JKT1").await, json!([]));
        ditolak(cabut(&d, &lain, &id).await, "PAPAN-03");
        cabut(&d, &own, &id).await.unwrap();
        ditolak(lihat(&d, &kunci).await, "PAPAN-01");
        ditolak(cabut(&d, &own, &id).await, "PAPAN-03");
        let daftar = daftar(&d, "BDG1").await;
        assert_eq!((&daftar[0]["nama"], &daftar[0]["dicabut_oleh"]), (&json!("TV"), &json!("own-bdg1")));
        assert!(!daftar.to_string().contains(&kunci));
        let sql = "SELECT aksi FROM audit WHERE toko = 'BDG1' AND aksi LIKE '%PAPAN%' ORDER BY seq";
        assert_eq!(d.baris(sql, &[]).await, ["BUAT PAPAN HARGA", "CABUT PAPAN HARGA"]);
    });
}

#[test]
fn papan_bernama_pendek_dan_terbatas_banyaknya() {
    di_kedua(|d| async move {
        let own = d.pemilik("BDG1").await;
        for nama in ["", "   ", &"x".repeat(41), "a\u{7}b"] {
            let t = ditolak(buat(&d, &own, nama).await, "PAPAN-02");
            assert!(t.kolom.contains_key("nama"), "{t:?}");
        }
        for i in 0..20 {
            buat(&d, &own, &format!("TV {i}")).await.unwrap();
        }
        assert_eq!(kode(buat(&d, &own, "TV 21").await), "PAPAN-02");
    });
}

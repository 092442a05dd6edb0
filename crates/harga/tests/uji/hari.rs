//! The price of a day: confirmed before there is trade, carried forward without being confirmed.

use crate::alat::{group, hari_ini, jaga, terbitkan, ubah};
use dunia::{di_kedua, ditolak, tampil};
use serde_json::{Value, json};

const BESOK: &str = "2026-11-16";

#[test]
fn perdagangan_ditolak_sampai_harga_hari_itu_dikonfirmasi() {
    di_kedua(|d| async move {
        jaga(&d, "BDG1", "2026-11-15").await.unwrap();
        let t = ditolak(jaga(&d, "BDG1", BESOK).await, "HARGA-01");
        assert!(t.pesan.contains(BESOK) && t.pesan.contains("OWN atau SPV"), "{}", t.pesan);
        d.hari(BESOK, &["BDG1"]).await;
        let (own, kasir) = (d.pemilik("BDG1").await, d.orang("kasir1-bdg1").await);
        let status = async |p: &platform::Pelaku| {
            let p = p.clone();
            d.lihat(move |c| harga::status(c, &p)).await.unwrap()
        };
        let s = status(&own).await;
        assert_eq!(s, json!({ "tanggal": BESOK, "terkonfirmasi": false, "boleh": true }));
        assert_eq!(status(&kasir).await["boleh"], false);
        terbitkan(&d, &own, &json!({ "baris": [] })).await.unwrap();
        jaga(&d, "BDG1", BESOK).await.unwrap();
        assert_eq!(status(&own).await["terkonfirmasi"], true);
        // A price changed behind the screen waits again; the other stores are not touched.
        ubah(&d, &own, (BESOK, ""), &json!({ "harga_beli": 2_240_000 })).await;
        ditolak(jaga(&d, "BDG1", BESOK).await, "HARGA-01");
        jaga(&d, "JKT1", "2026-11-15").await.unwrap();
    });
}

#[test]
fn harga_dibawa_maju_tanpa_konfirmasi_sekali_saja() {
    di_kedua(|d| async move {
        d.hari(BESOK, &["BDG1"]).await;
        let own = d.pemilik("BDG1").await;
        let h = hari_ini(&d, &own).await;
        assert_eq!((&h["sistem"], &h["terkonfirmasi"]), (&json!("harga_100%"), &json!(false)));
        assert_eq!(h["baris"].as_array().unwrap().len(), 1, "satu harga dasar: {h}");
        assert_eq!(h["baris"][0]["dari_tanggal"], "2026-11-15");
        assert_eq!(h["baris"][0]["usul"]["harga_jual"], 2_350_000);
        // 75 percent sells at 79 of the demo group; the price follows the purity.
        let g750 = group(&h["group"], "750");
        let kadar = g750["kadar"].as_i64().unwrap();
        assert_eq!(g750["harga"]["harga_jual"].as_i64().unwrap(), 2_350_000 * kadar / 10_000);
        for banyak in [1, 0] {
            let n = d.kerja(&own, harga::bawa_maju).await.unwrap();
            assert_eq!(n, banyak);
        }
        let h = hari_ini(&d, &own).await;
        assert_eq!((&h["baris"][0]["dari_tanggal"], &h["terkonfirmasi"]), (&Value::Null, &json!(false)));
        ditolak(jaga(&d, "BDG1", BESOK).await, "HARGA-01");
    });
}

#[test]
fn sistem_per_group_menuntut_setiap_baris_hari_itu() {
    di_kedua(|d| async move {
        let own = d.pemilik("BDG1").await;
        d.setel("BDG1", "kategori_harga", "harga_group").await;
        let h = hari_ini(&d, &own).await;
        let kode: Vec<&str> =
            h["baris"].as_array().unwrap().iter().map(|b| b["kode_group"].as_str().unwrap()).collect();
        assert_eq!(kode.first(), Some(&""));
        assert!(kode.contains(&"750") && !kode.contains(&"ACC"), "{kode:?}");
        assert_eq!(h["terkonfirmasi"], true);
        d.hari(BESOK, &["BDG1"]).await;
        let baris = json!([{ "kode_group": "750", "harga_jual": 1_890_000, "harga_beli": 1_720_000 }]);
        let t = terbitkan(&d, &own, &json!({ "baris": baris })).await.unwrap();
        assert_eq!(t["toko"][0]["diubah"], 1, "{t}");
        assert_eq!(t["toko"][0]["dikonfirmasi"], json!(kode.len()), "{t}");
        jaga(&d, "BDG1", BESOK).await.unwrap();
        // A row of one group is enough to stop trade again.
        ubah(&d, &own, (BESOK, "420"), &json!({ "harga_jual": 1_100_000 })).await;
        ditolak(jaga(&d, "BDG1", BESOK).await, "HARGA-01");
        // Under the other system that row prices nothing.
        d.setel("BDG1", "kategori_harga", "harga_100%").await;
        jaga(&d, "BDG1", BESOK).await.unwrap();
    });
}

#[test]
fn riwayat_perubahan_disaring_tanggal() {
    di_kedua(|d| async move {
        let banyak = async |dari: &'static str, sampai: &'static str| {
            let baca = d.db().read(move |c| {
                let (dari, sampai) = (dari.parse().unwrap(), sampai.parse().unwrap());
                harga::perubahan(c, &dunia::toko("BDG1"), dari, sampai)
            });
            baca.await.map(|b| tampil(&b).as_array().unwrap().len())
        };
        assert_eq!(banyak("2026-11-15", "2026-11-15").await.unwrap(), 8);
        assert_eq!(banyak("2026-11-16", "2026-11-20").await.unwrap(), 0);
        ditolak(banyak("2026-11-16", "2026-11-15").await, "LAPORAN-03");
    });
}

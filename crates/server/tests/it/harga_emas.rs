//! The gold price of the day: confirmation, publishing, preview, the guard of trade, price boards.

mod papan;
mod terbit;

use crate::alat::{Alat, Klien, toko};
use db::{Kunci, args};
use platform::Tolak;
use serde_json::{Value, json};
use server::perintah::demo;
use std::sync::Arc;
use values::Tanggal;

/// The demo chain with its masters; prices of 2026-11-15 stand confirmed in every store.
pub fn dengan_master<F, Fut>(f: F)
where
    F: Fn(Arc<Alat>) -> Fut,
    Fut: Future<Output = ()>,
{
    crate::alat::di_kedua(|a| async {
        demo::isi_master(a.db()).await.unwrap();
        f(a).await;
    });
}

/// The next business day of a store, as its closing would leave it.
pub async fn hari_berikut(a: &Alat, kode: &str, tanggal: &str) {
    let (k, t) = (toko(kode), tanggal.to_owned());
    a.tulis(Kunci::toko(toko(kode)).dengan_rantai(), move |tx| {
        tx.exec("UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1", args![&k, t.as_str()])
    })
    .await;
}

pub async fn hari_ini(k: &Klien) -> Value {
    k.get("harga-emas/hari-ini").await.data()
}

/// Publishes on what stands now.
pub async fn terbitkan(k: &Klien, isi: Value) -> crate::alat::Balasan {
    let mut isi = isi;
    isi["penanda"] = hari_ini(k).await["penanda"].clone();
    k.post("harga-emas/terbit", &isi).await
}

pub fn dasar(jual: i64, beli: i64) -> Value {
    json!({ "kode_group": "", "harga_jual": jual, "harga_beli": beli, "harga_rosok": 2_150_000, "kurs_usd": 16450.5 })
}

async fn jaga(a: &Alat, kode: &str, tanggal: &str) -> Result<(), Tolak> {
    let (k, t) = (toko(kode), Tanggal::parse(tanggal).unwrap());
    a.kerja(toko(kode), move |tx| harga::wajib_terkonfirmasi(tx, &k, t)).await
}

#[test]
fn perdagangan_ditolak_sampai_harga_hari_itu_dikonfirmasi() {
    dengan_master(|a| async move {
        jaga(&a, "BDG1", "2026-11-15").await.unwrap();
        let t = jaga(&a, "BDG1", "2026-11-16").await.unwrap_err();
        assert_eq!(t.kode, "HARGA-01");
        assert!(t.pesan.contains("2026-11-16") && t.pesan.contains("OWN atau SPV"), "{}", t.pesan);
        hari_berikut(&a, "BDG1", "2026-11-16").await;
        let own = a.sesi("own-bdg1").await;
        let s = own.get("harga-emas/status").await.data();
        assert_eq!(s, json!({ "tanggal": "2026-11-16", "terkonfirmasi": false, "boleh": true }));
        let kasir = a.sesi("kasir1-bdg1").await;
        assert_eq!(kasir.get("harga-emas/status").await.data()["boleh"], false);
        terbitkan(&own, json!({ "baris": [] })).await.ok();
        jaga(&a, "BDG1", "2026-11-16").await.unwrap();
        assert_eq!(own.get("harga-emas/status").await.data()["terkonfirmasi"], true);
        // A price changed behind the screen waits again; the other stores are not touched.
        let id = &own.get("harga-emas?saring=tanggal:2026-11-16").await.data()[0]["_id"];
        let ubah = json!({ "harga_beli": 2_240_000 });
        own.put(&format!("harga-emas/{}", id.as_str().unwrap()), &ubah).await.ok();
        assert_eq!(jaga(&a, "BDG1", "2026-11-16").await.unwrap_err().kode, "HARGA-01");
        jaga(&a, "JKT1", "2026-11-15").await.unwrap();
    });
}

#[test]
fn harga_dibawa_maju_tanpa_konfirmasi_sekali_saja() {
    dengan_master(|a| async move {
        hari_berikut(&a, "BDG1", "2026-11-16").await;
        let own = a.sesi("own-bdg1").await;
        let h = hari_ini(&own).await;
        assert_eq!((&h["sistem"], &h["terkonfirmasi"]), (&json!("harga_100%"), &json!(false)));
        assert_eq!(h["baris"].as_array().unwrap().len(), 1, "satu harga dasar: {h}");
        assert_eq!(h["baris"][0]["dari_tanggal"], "2026-11-15");
        assert_eq!(h["baris"][0]["usul"]["harga_jual"], 2_350_000);
        // 75 percent sells at 79 of the demo group; the price follows the purity.
        let g750 = h["group"].as_array().unwrap().iter().find(|g| g["kode_group"] == "750").unwrap();
        let kadar = g750["kadar"].as_i64().unwrap();
        assert_eq!(g750["harga"]["harga_jual"].as_i64().unwrap(), 2_350_000 * kadar / 10_000);
        for banyak in [1, 0] {
            let p = pelaku(&a, "own-bdg1").await;
            let n = a.kerja(toko("BDG1"), move |tx| harga::bawa_maju(tx, &p)).await.unwrap();
            assert_eq!(n, banyak);
        }
        let h = hari_ini(&own).await;
        assert_eq!((&h["baris"][0]["dari_tanggal"], &h["terkonfirmasi"]), (&Value::Null, &json!(false)));
        assert_eq!(jaga(&a, "BDG1", "2026-11-16").await.unwrap_err().kode, "HARGA-01");
    });
}

/// The person a session stands for, as the edge would make them.
async fn pelaku(a: &Alat, user: &str) -> platform::Pelaku {
    let k = a.sesi(user).await;
    a.app.pelaku(&platform::acak::sidik(k.token.as_deref().unwrap())).await.unwrap()
}

#[test]
fn sistem_per_group_menuntut_setiap_baris_hari_itu() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        own.put("para-system", &json!([{ "key": "kategori_harga", "value": "harga_group" }])).await.ok();
        let h = hari_ini(&own).await;
        let kode: Vec<&str> =
            h["baris"].as_array().unwrap().iter().map(|b| b["kode_group"].as_str().unwrap()).collect();
        assert_eq!(kode.first(), Some(&""));
        assert!(kode.contains(&"750") && !kode.contains(&"ACC"), "{kode:?}");
        assert!(h["terkonfirmasi"].as_bool().unwrap());
        hari_berikut(&a, "BDG1", "2026-11-16").await;
        let baris = json!([{ "kode_group": "750", "harga_jual": 1_890_000, "harga_beli": 1_720_000 }]);
        let t = terbitkan(&own, json!({ "baris": baris })).await.data();
        assert_eq!(t["toko"][0]["diubah"], 1, "{t}");
        assert_eq!(t["toko"][0]["dikonfirmasi"].as_u64().unwrap(), u64::try_from(kode.len()).unwrap(), "{t}");
        jaga(&a, "BDG1", "2026-11-16").await.unwrap();
        // A row of one group is enough to stop trade again.
        let semua = own.get("harga-emas?saring=tanggal:2026-11-16").await.data();
        let b420 = semua.as_array().unwrap().iter().find(|b| b["kode_group"] == "420").unwrap();
        let path = format!("harga-emas/{}", b420["_id"].as_str().unwrap());
        own.put(&path, &json!({ "harga_jual": 1_100_000 })).await.ok();
        assert_eq!(jaga(&a, "BDG1", "2026-11-16").await.unwrap_err().kode, "HARGA-01");
        // Under the other system that row prices nothing.
        own.put("para-system", &json!([{ "key": "kategori_harga", "value": "harga_100%" }])).await.ok();
        jaga(&a, "BDG1", "2026-11-16").await.unwrap();
    });
}

#[test]
fn pratinjau_menghitung_nilai_stok_dan_margin_dan_memperingatkan() {
    dengan_master(|a| async move {
        let bdg = toko("BDG1");
        for (no, mg, murni) in [(1, 10_000, 7_500), (2, 5_000, 3_750), (3, 4_000, 1_500), (4, 2_000, 1_000)] {
            testkit::bangun::terima(a.db(), &bdg, no, "B1", testkit::bangun::Isi::new(mg, murni, 1))
                .await
                .unwrap();
        }
        let own = a.sesi("own-bdg1").await;
        let h = hari_ini(&own).await;
        let kadar = |kode: &str| {
            h["group"].as_array().unwrap().iter().find(|g| g["kode_group"] == kode).unwrap()["kadar"]
                .as_i64()
                .unwrap()
        };
        let p =
            own.post("harga-emas/pratinjau", &json!({ "baris": [dasar(2_400_000, 2_260_000)] })).await.data();
        let g = |kode: &str| {
            p["group"].as_array().unwrap().iter().find(|g| g["kode_group"] == kode).unwrap().clone()
        };
        let g750 = g("750");
        assert_eq!((&g750["qty"], &g750["berat"]), (&json!(2), &json!(15.0)));
        assert_eq!(g750["nilai_lama"].as_i64().unwrap(), 15 * 2_350_000 * kadar("750") / 10_000);
        assert_eq!(g750["nilai_baru"].as_i64().unwrap(), 15 * 2_400_000 * kadar("750") / 10_000);
        assert_eq!(g750["margin_baru"].as_i64().unwrap(), 140_000 * kadar("750") / 10_000);
        assert_eq!(g("375")["berat"], json!(4.0));
        // 50 percent fits no group: counted as fine gold.
        assert_eq!(g("")["nilai_baru"], 2_400_000);
        assert_eq!(p["berat"], json!(21.0));
        assert_eq!(p["nilai_baru"], p["toko"][0]["nilai_baru"]);
        assert_eq!(p["peringatan"], json!([]));
        for (jual, beli, jenis, tolak) in [
            (2_200_000, 2_250_000, "JUAL_DI_BAWAH_BELI", true),
            (0, 2_250_000, "NOL", true),
            (2_700_000, 2_600_000, "LONJAKAN", false),
        ] {
            let p = own.post("harga-emas/pratinjau", &json!({ "baris": [dasar(jual, beli)] })).await.data();
            assert_eq!(
                (&p["peringatan"][0]["jenis"], &p["peringatan"][0]["tolak"]),
                (&json!(jenis), &json!(tolak))
            );
        }
        // The limit is a setting.
        own.put("para-system", &json!([{ "key": "HARGA_LONJAKAN_PERSEN", "value": "20" }])).await.ok();
        let p =
            own.post("harga-emas/pratinjau", &json!({ "baris": [dasar(2_700_000, 2_600_000)] })).await.data();
        assert_eq!(p["peringatan"], json!([]));
        assert_eq!(hari_ini(&own).await["batas_lonjakan"], 20);
        // Nothing was written.
        assert_eq!(hari_ini(&own).await["penanda"], h["penanda"]);
    });
}

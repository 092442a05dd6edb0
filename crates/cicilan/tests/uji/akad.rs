//! Signing: the schedule before it, what is asked for, where pieces and money stand after it.

use crate::alat::{HARI, KASIR, SPV, akad, hari, hitung, kontrak, rinci, rp, status, titipan, tunai};
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn jadwal_dilihat_sebelum_akad_dan_barang_disimpan_sesudahnya() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000, 2_000]).await;
        let h = hitung(&d, &k, &kontrak(&kode)).await.unwrap();
        let (harga, dp, pokok, bunga) =
            (rp(&h["harga_rp"]), rp(&h["dp_rp"]), rp(&h["pokok_rp"]), rp(&h["bunga_rp"]));
        assert_eq!(harga, dp + pokok);
        assert!(dp * 10 >= harga * 3 && dp % 1_000 == 0);
        // 1.25% of the principal, six times.
        assert_eq!(bunga, (pokok * 6 * 125 + 5_000) / 10_000);
        let jadwal = h["jadwal"].as_array().unwrap();
        assert_eq!(jadwal.len(), 6);
        assert_eq!(jadwal[0]["jatuh_tempo"], "2026-12-15");
        assert_eq!(jadwal[5]["jatuh_tempo"], "2027-05-15");
        assert_eq!(jadwal.iter().map(|a| rp(&a["jumlah_rp"])).sum::<i64>(), pokok + bunga);
        assert!(jadwal[..5].iter().all(|a| rp(&a["jumlah_rp"]) % 1_000 == 0));
        let laci = d.laci(KASIR).await;
        let (no, _) = akad(&d, &k, &kode).await;
        assert_eq!(d.laci(KASIR).await, laci + dp);
        assert_eq!(titipan(&d, &no).await, dp);
        for k in &kode {
            assert!(d.letak(k).await.unwrap().starts_with("TITIP/"));
            assert_eq!(status(&d, k).await, "CICIL");
        }
        let r = rinci(&d, &no).await;
        assert_eq!((r["tahap"].as_str(), r["diserahkan"].as_bool()), (Some("AKTIF"), Some(false)));
        assert_eq!(rp(&r["sisa_rp"]), pokok + bunga);
        assert_eq!(r["jatuh_tempo"], "2026-12-15");
        assert_eq!(r["tgl_system"], HARI);
        // Nothing was sold yet.
        assert_eq!(d.angka("SELECT COUNT(*) FROM jual", &[]).await, 0);
        // The piece cannot be sold to anybody else, nor signed for twice.
        ditolak(d.minta(&k, &kontrak(&kode), cicilan::simpan).await, "JUAL-01");
        d.bersih().await;
    });
}

#[test]
fn akad_meminta_identitas_rencana_dan_uang_muka() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let mut m = kontrak(&kode);
        let dp = rp(&hitung(&d, &k, &m).await.unwrap()["dp_rp"]);
        m["pembayaran"] = tunai(dp);
        for (kolom, kode_tolak, tanpa) in [
            (
                "customer.nik",
                "CICIL-01",
                json!({ "nama_customer": "SITI AMINAH", "alamat_customer": "JL MAWAR 1" }),
            ),
            (
                "customer.alamat_customer",
                "CICIL-01",
                json!({ "nama_customer": "SITI", "nik": "3171010101900001" }),
            ),
        ] {
            let mut s = m.clone();
            s["customer"] = tanpa;
            let t = ditolak(d.minta(&k, &s, cicilan::simpan).await, kode_tolak);
            assert!(t.kolom.contains_key(kolom), "{t:?}");
        }
        let mut s = m.clone();
        s["kode_cicilan"] = json!("C99");
        ditolak(d.minta(&k, &s, cicilan::simpan).await, "CICIL-04");
        let mut s = m.clone();
        s["detail_barang"] = json!([]);
        ditolak(d.minta(&k, &s, cicilan::simpan).await, "CICIL-01");
        // Less than the plan's share: somebody approves it.
        let mut s = m.clone();
        s["dp_rp"] = json!(dp / 2);
        s["pembayaran"] = tunai(dp / 2);
        ditolak(d.minta(&k, &s, cicilan::simpan).await, "NIAGA-08");
        d.minta_izin((&k, SPV), &s, cicilan::simpan).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn hari_terakhir_bulan_tetap_hari_terakhir() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        hari(&d, "2026-12-31").await;
        let h = hitung(&d, &k, &kontrak(&kode)).await.unwrap();
        let tempo: Vec<&str> =
            h["jadwal"].as_array().unwrap().iter().map(|a| a["jatuh_tempo"].as_str().unwrap()).collect();
        assert_eq!(
            tempo,
            ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30"]
        );
    });
}

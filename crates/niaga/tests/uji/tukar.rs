//! Bought back, exchanged, and taken back again: money, pieces and cards end where they were. Exchange of model.

use crate::layar::{
    asing, batal, bayar_jual, beli, bernota, hitung_beli, hitung_jual, jual, nota, penjual, rp, simpan_beli,
    simpan_jual, tunai,
};
use db::args;
use dunia::{TOKO, di_kedua, ditolak};
use niaga::batal::Dari;
use serde_json::json;

#[test]
fn dibeli_kembali_ditukar_dan_dibatalkan() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[2_500, 4_000, 3_000]).await;
        let j = bayar_jual(&d, &k, jual(&kode[..1])).await.unwrap();
        let n = nota(&d, &k, "", &kode[0], &[]).await;
        assert_eq!(n["no_faktur_jual"], j["no_faktur_jual"][0]);
        let uang = d.laci("kasir1-jkt1").await;
        let mut m = json!({ "kode_sales": "S01", "detail_beli": [bernota(&j["no_faktur_jual"][0], 2.499)] });
        let h = hitung_beli(&d, &k, &m).await.unwrap();
        let harga = rp(&h["total_beli"]);
        assert!(harga > 0 && harga < rp(&n["harga_total"]), "{h}");
        assert_eq!(h["detail_beli"][0]["cara_nilai"], json!("IKUT_NOTA"));
        m["pembayaran"] = tunai(harga);
        let b = simpan_beli(&d, &k, &m).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, uang - harga);
        // The same nota does not come back twice.
        ditolak(simpan_beli(&d, &k, &m).await, "BELI-01");
        // The sale cannot be taken back while the piece lies in the shop again.
        ditolak(batal(&d, &spv, Dari::Penjualan, &j["no_faktur_group"]).await, "BATAL-06");
        let t = batal(&d, &spv, Dari::Pembelian, &b["no_faktur_group"]).await.unwrap();
        assert_eq!(
            (&t["tunai"], &t["laci"]),
            (&json!(-harga), &json!("kasir1-jkt1")),
            "customer mengembalikan"
        );
        assert_eq!(d.laci("kasir1-jkt1").await, uang);
        let asli = d.angka("SELECT berat_asli FROM barang WHERE kode_barcode = $1", args![&kode[0]]).await;
        assert_eq!(asli, 2_500, "kartu seperti sebelum dibeli");
        let t = batal(&d, &spv, Dari::Penjualan, &j["no_faktur_group"]).await.unwrap();
        assert_eq!((&t["tunai"], &t["laci"]), (&json!(uang), &json!("kasir1-jkt1")), "toko mengembalikan");
        ditolak(batal(&d, &spv, Dari::Penjualan, &j["no_faktur_group"]).await, "BATAL-05");
        assert_eq!((d.laci("kasir1-jkt1").await, d.letak(&kode[0]).await), (0, Some("TOKO/A06".to_owned())));
        // Exchange: a piece of another shop against one of ours.
        let mut m = jual(&kode[1..2]);
        m["customer"] = penjual("3171010101900001");
        m["detail_beli"] = json!([asing("TOKO LAIN", 1.237, "RUSAK RINGAN")]);
        let h = hitung_jual(&d, &k, &m).await.unwrap();
        let (tj, tb) = (rp(&h["total_jual"]), rp(&h["total_beli"]));
        assert!(tj > tb && tb > 0, "{h}");
        assert_eq!(h["detail_beli"][0]["berat"], json!(1.23), "dibayar dipotong ke 0,01 gram");
        m["pembayaran"] = tunai(tj - tb);
        m["neto"] = json!(tj - tb);
        let t = simpan_jual(&d, &k, &m).await.unwrap();
        assert_eq!(t["jenis"], json!("TUKAR"));
        assert_eq!(d.laci("kasir1-jkt1").await, tj - tb);
        batal(&d, &spv, Dari::Penjualan, &t["no_faktur_group"]).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 0);
    });
}

#[test]
fn penyetuju_tukar_tambah_membaca_neto_dan_kadar_cetak() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[4_000]).await;
        let isi = d.angka("SELECT kadar FROM barang WHERE kode_barcode = $1", args![&kode[0]]).await;
        assert_ne!(isi, 7_500, "kadar isi dan kadar cetak harus berbeda");
        let mut m = jual(&kode);
        let biasa = rp(&hitung_jual(&d, &k, &m).await.unwrap()["total_jual"]);
        m["detail_barang"][0]["harga_total"] = json!(biasa - 1_000_000);
        let satu = hitung_jual(&d, &k, &m).await.unwrap();
        assert_eq!(satu["permohonan"]["neto"], json!(null), "satu sisi: nominalnya");
        let kata = satu["permohonan"]["rincian"][0]["keterangan"].as_str().unwrap();
        assert!(kata.ends_with("kadar 75.00%"), "{kata}");
        m["customer"] = penjual("3171010101900001");
        m["detail_beli"] = json!([asing("TOKO LAIN", 1.237, "RUSAK RINGAN")]);
        let h = hitung_jual(&d, &k, &m).await.unwrap();
        assert_eq!(h["permohonan"]["neto"], h["neto"]);
        assert_eq!(h["permohonan"]["nominal"], h["total_jual"]);
        // What is asked for at pricing is what the saving wants.
        m["pembayaran"] = tunai(rp(&h["neto"]));
        let t = ditolak(simpan_jual(&d, &k, &m).await, "NIAGA-08");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["segel"], h["permohonan"]["segel"]);
        m["otorisasi"] = json!(d.izin(&k, "spv-jkt1", &t).await.unwrap());
        simpan_jual(&d, &k, &m).await.unwrap();
    });
}

#[test]
fn ganti_model_hanya_tukar_tambah_yang_seimbang_dan_segera() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[4_000, 5_000, 1_000]).await;
        let j = bayar_jual(&d, &k, jual(&kode[..1])).await.unwrap();
        let mut lama = bernota(&j["no_faktur_jual"][0], 4.0);
        lama["kondisi"] = json!("GANTI MODEL");
        let t = ditolak(hitung_beli(&d, &k, &beli(&lama)).await, "BELI-01");
        assert!(t.kolom["detail_beli[0].kondisi"].contains("tukar tambah"), "{t:?}");
        let tukar = |ke: usize, lama: &serde_json::Value| {
            let mut m = jual(&kode[ke..=ke]);
            m["detail_beli"] = json!([lama]);
            m
        };
        let t = ditolak(hitung_jual(&d, &k, &tukar(2, &lama)).await, "BELI-01");
        assert!(t.kolom["detail_beli[0].kondisi"].contains("lebih ringan"), "{t:?}");
        let h = hitung_jual(&d, &k, &tukar(1, &lama)).await.unwrap();
        assert_eq!(h["detail_beli"][0]["kondisi"], json!("GANTI MODEL"));
        // A piece without the chain's nota never.
        let asing = asing("TOKO LAIN", 1.0, "GANTI MODEL");
        ditolak(hitung_jual(&d, &k, &tukar(1, &asing)).await, "BELI-01");
        // The shop pays out more than its limit: somebody else must say yes.
        d.setel(TOKO, "BATAS_TUKAR_KELUAR", "1000").await;
        let h = hitung_jual(&d, &k, &tukar(2, &bernota(&j["no_faktur_jual"][0], 4.0))).await.unwrap();
        let pesan = h["alasan"][0]["pesan"].as_str().unwrap();
        assert!(rp(&h["neto"]) < 0 && pesan.contains("Toko membayar"), "{h}");
    });
}

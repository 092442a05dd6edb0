//! What could be taken from the shop at the edge: one key for two documents, amounts and weights beyond reason. What could be
//! taken by its rules is tested in `barang` and `niaga`.

use crate::alat::{Alat, di_kedua_master};
use crate::niaga::{jual, siap};
use db::args;
use serde_json::json;

async fn kas(a: &Alat) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE kasir = 'kasir1-jkt1'";
    a.angka(sql, args![]).await
}

#[test]
fn satu_kunci_di_dua_titipan_adalah_dua_pembatalan() {
    di_kedua_master(|a| async move {
        let (k, _) = siap(&a, &[2.5]).await;
        let spv = a.masuk("spv-jkt1").await;
        let m = json!({ "customer": { "nama_customer": "dewi lestari", "no_hp": "081200001111" }, "kode_sales": "S01",
            "jumlah_rp": 1_000_000, "cara_harga": "FLOAT", "keterangan": "tabungan",
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 1_000_000 }] });
        let mut no = Vec::new();
        for kunci in ["kunci-0001", "kunci-0002"] {
            let j = k.post_dok("titipan", kunci, &m).await.ok();
            no.push(j["data"]["no_titip"].as_str().unwrap().to_owned());
        }
        let b = json!({ "alasan": "batal" });
        let mut jawab = Vec::new();
        for n in &no {
            jawab.push(spv.post_dok(&format!("titipan/{n}/batal"), "kunci-0003", &b).await.ok());
        }
        assert_ne!(jawab[0], jawab[1]);
        let sisa = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_titipan";
        assert_eq!((a.angka(sisa, args![]).await, kas(&a).await), (0, 0), "kedua titipan dikembalikan");
        // The same submit at the same document is still one.
        let lagi = spv.post_dok(&format!("titipan/{}/batal", no[0]), "kunci-0003", &b).await.ok();
        assert_eq!(lagi, jawab[0]);
    });
}

#[test]
fn jumlah_dan_berat_di_atas_batas_ditolak_dengan_nama_isiannya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let mut m = jual(&kode);
        m["detail_barang"][0]["harga_gram"] = json!(9_000_000_000_000_000_000_i64);
        let j = k.post("penjualan/hitung", &m).await.ditolak(422, "ISI-07");
        let pesan = j["fields"]["detail_barang[0].harga_gram"].as_str().unwrap();
        assert!(pesan.contains("paling banyak Rp.1,000,000,000,000"), "{j}");
        let mut m = jual(&kode);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": 1_000_000_000_001_i64 }]);
        let j = k.post_dok("penjualan", "batas-0001", &m).await.ditolak(422, "ISI-07");
        assert!(j["fields"]["pembayaran[0].jumlah_rp"].is_string(), "uang diterima: {j}");
        let siapa = json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1" });
        let b = json!({ "kode_sales": "S01", "customer": siapa, "detail_beli": [{ "surat": "TANPA SURAT",
            "kode_group": "750", "kode_dept": "CIN750", "nama_barang": "cincin", "berat_timbang": 1_000_000.001,
            "kadar_uji": 70, "kondisi": "LEBUR" }] });
        let j = k.post("pembelian/hitung", &b).await.ditolak(422, "ISI-07");
        assert!(j["fields"]["detail_beli[0].berat_timbang"].as_str().unwrap().contains("1,000 kg"), "{j}");
    });
}

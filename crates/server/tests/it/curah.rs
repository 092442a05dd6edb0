//! Counted stock at the edge: keys, rights, slips, a weight that is too fine to be read. What may come and go is tested in
//! `barang`.

use crate::alat::di_kedua_master;
use serde_json::json;

#[test]
fn aksesoris_disimpan_sekali_dan_slipnya_hanya_untuk_tokonya() {
    di_kedua_master(|a| async move {
        let (k, kasir) = (a.masuk("own-jkt1").await, a.masuk("kasir1-jkt1").await);
        let isi = |qty: i64| {
            json!({"jenis": "TAMBAH", "kode_toko": "z01", "alasan": "STOK AWAL", "keterangan": "uji",
                "detail_barang": [{"kode_group": "acc", "kode_dept": "dompet", "qty": qty, "harga_modal": 1_000}]})
        };
        let j = k.post_dok("stock-aksesoris", "kunci-acc-1", &isi(5)).await.ok();
        assert_eq!(k.post_dok("stock-aksesoris", "kunci-acc-1", &isi(5)).await.ok(), j);
        assert_eq!(j["message"], "Data Berhasil Disimpan");
        let stok = k.get("stock-aksesoris?kode_toko=z01").await.data();
        let dompet = stok.as_array().unwrap().iter().find(|b| b["kode_dept"] == "DOMPET").unwrap().clone();
        assert_eq!(dompet["qty"], 5);
        let dok = k.get("stock-aksesoris/dokumen?jenis=tambah").await.data();
        assert_eq!((dok.as_array().unwrap().len(), &dok[0]["no_dok"]), (1, &j["data"]["no_dok"]));
        let t = k.post_dok("stock-aksesoris", "kunci-acc-2", &isi(0)).await.ditolak(422, "CURAH-03");
        assert!(t["fields"]["detail_barang[0].qty"].is_string(), "{t}");
        let no = j["data"]["no_dok"].as_str().unwrap();
        let slip = format!("stock-aksesoris/dokumen/{no}/slip");
        let b = k.get(&slip).await;
        assert_eq!(b.status, 200);
        assert!(b.badan.starts_with(b"%PDF"), "{:?}", b.kepala);
        k.get(&format!("barang-manual/dokumen/{no}/slip")).await.ditolak(404, "CURAH-06");
        a.masuk("own-bdg1").await.get(&slip).await.ditolak(404, "CURAH-06");
        kasir.get("stock-aksesoris").await.ditolak(403, "AKSES-01");
    });
}

#[test]
fn barang_manual_disimpan_sekali_dan_berat_terlalu_halus_tidak_dibaca() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let baris = |qty: i64, berat: f64| {
            json!([{"kode_group": "750", "kode_dept": "cin750", "kode_toko": "a04", "qty": qty, "berat": berat,
                "harga_modal": 30_000_000}])
        };
        let isi = json!({"tujuan": "", "keterangan": "uji", "detail_barang": baris(10, 30.5)});
        let j = k.post_dok("barang-manual", "kunci-man-1", &isi).await.ok();
        assert_eq!(k.post_dok("barang-manual", "kunci-man-1", &isi).await.ok(), j);
        let pindah = json!({"tujuan": "a05", "keterangan": "uji", "detail_barang": baris(4, 12.2)});
        k.post_dok("barang-manual/pindah", "kunci-man-2", &pindah).await.ok();
        let hancur = json!({"tujuan": "HC1", "keterangan": "uji", "detail_barang": baris(6, 18.3)});
        k.post_dok("barang-manual/hancur", "kunci-man-3", &hancur).await.ok();
        let stok = k.get("barang-manual?kode_group=750&kode_dept=cin750").await.data();
        let baki: Vec<&str> =
            stok.as_array().unwrap().iter().map(|b| b["kode_toko"].as_str().unwrap()).collect();
        assert_eq!(baki, ["HC1", "A05"]);
        assert_eq!(k.get("barang-manual/dokumen").await.data().as_array().unwrap().len(), 3);
        // Too fine a weight is not rounded behind the person's back.
        let halus = json!({"tujuan": "A06", "detail_barang": baris(1, 1.0001)});
        assert_eq!(k.post_dok("barang-manual/pindah", "kunci-man-4", &halus).await.status, 400);
        let kosong = json!({"detail_barang": []});
        k.post_dok("barang-manual", "kunci-man-5", &kosong).await.ditolak(422, "CURAH-04");
        let kasir = a.masuk("kasir1-jkt1").await;
        kasir.post_dok("barang-manual", "kunci-man-6", &kosong).await.ditolak(403, "AKSES-01");
    });
}

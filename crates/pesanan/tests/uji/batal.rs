//! Cancelling: money back by the rule, a fixed price that fell and work that was begun kept, pieces to where they came from.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, cincin, harga, hitung_batal, langkah_selesai, mg, pesan, proses, rp, saldo,
    tahap, ulang,
};
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn pesanan_yang_belum_dikerjakan_kembali_penuh_dengan_persetujuan() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let laci = d.laci(KASIR).await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        assert_eq!((rp(&h["dibayar_rp"]), rp(&h["potong_rp"])), (dp, 0));
        ditolak(batalkan(&d, &k, SPV, &no, dp - 1).await, "BAYAR-02");
        batalkan(&d, &k, SPV, &no, dp).await.unwrap();
        assert_eq!(
            (tahap(&d, &no).await, saldo(&d, &no).await, d.laci(KASIR).await),
            ("BATAL".to_owned(), 0, laci)
        );
        let kas =
            d.baris("SELECT kategori FROM buku_kas WHERE jumlah_out > 0 AND jenis_dok = 'BP'", args![]).await;
        assert_eq!(kas, ["BATAL PESANAN"]);
        ditolak(batalkan(&d, &k, SPV, &no, dp).await, "PESANAN-03");
        ditolak(proses(&d, &k, &no).await, "PESANAN-03");
        d.bersih().await;
    });
}

#[test]
fn harga_kunci_yang_turun_dan_kerja_yang_dimulai_dipotong() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let mut b = cincin(3.0, "LOCK");
        b["ongkos"] = json!(450_000);
        let (no, dp) = pesan(&d, &k, &[b.clone()]).await;
        let (naik, dp_naik) = pesan(&d, &k, &[b]).await;
        harga(&d, 90).await;
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        let t = &h["turun"][0];
        let (kunci, kini) = (rp(&t["harga_kunci"]), rp(&t["harga_kini"]));
        let mg = mg(&t["gram"]);
        assert!(kini < kunci && (rp(&t["potong_rp"]) - (kunci - kini) * mg / 1_000).abs() <= 1, "{t}");
        assert!(h["kerja"].as_array().unwrap().is_empty());
        proses(&d, &spv, &no).await.unwrap();
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        assert_eq!(rp(&h["kerja"][0]["potong_rp"]), 450_000);
        let dibayar = dp - rp(&t["potong_rp"]) - 450_000;
        assert_eq!(rp(&h["dibayar_rp"]), dibayar);
        ditolak(batalkan(&d, &k, SPV, &no, dp).await, "BAYAR-02");
        batalkan(&d, &k, SPV, &no, dibayar).await.unwrap();
        assert_eq!(saldo(&d, &no).await, 0);
        assert_eq!(d.baris("SELECT status FROM kerja_tukang", args![]).await, ["BATAL"]);
        // A price that rose gives nothing more.
        harga(&d, 150).await;
        assert_eq!(rp(&hitung_batal(&d, &k, &naik).await.unwrap()["dibayar_rp"]), dp_naik);
        d.bersih().await;
    });
}

#[test]
fn barang_yang_tidak_jadi_kembali_ke_bakinya() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000, 3_100]).await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT"), cincin(3.0, "FLOAT")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        assert_eq!(tahap(&d, &no).await, "PROSES");
        langkah_selesai(&d, &spv, &no, &[(2, &kode[1])]).await.unwrap();
        assert_eq!(tahap(&d, &no).await, "SELESAI");
        // The ring of one line does not fit: to its tray, and the line waits again.
        ulang(&d, &k, &no, &[1]).await.unwrap();
        assert_eq!(
            (tahap(&d, &no).await, d.letak(&kode[0]).await.unwrap()),
            ("PROSES".to_owned(), "TOKO/A06".to_owned())
        );
        ditolak(ulang(&d, &k, &no, &[1]).await, "PESANAN-03");
        d.bersih().await;
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        batalkan(&d, &k, OWN, &no, rp(&h["dibayar_rp"])).await.unwrap();
        assert_eq!(d.letak(&kode[1]).await.unwrap(), "TOKO/A06");
        assert_eq!(
            d.baris("SELECT DISTINCT no_pesanan FROM barang WHERE no_pesanan <> ''", args![]).await.len(),
            0
        );
        d.bersih().await;
    });
}

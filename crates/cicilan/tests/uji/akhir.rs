//! Ends before it is paid: taken back on its day, cancelled later, auctioned in default, pieces that are out.

use crate::alat::{
    KASIR, akad, akhiri, beli, harga, hari, hitung_akhir, lunasi, piutang, rinci, rp, serah, setor, status,
    titipan,
};
use cicilan::JenisAkhir::{Batal, Lelang};
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn dibatalkan_di_harinya_semua_kembali() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let laci = d.laci(KASIR).await;
        let (no, _) = akad(&d, &k, &kode).await;
        akhiri(&d, &k, &no, Batal, &json!([])).await.unwrap();
        assert_eq!((d.laci(KASIR).await, titipan(&d, &no).await), (laci, 0));
        assert_eq!(d.letak(&kode[0]).await.unwrap(), "TOKO/A06");
        assert_eq!(status(&d, &kode[0]).await, "READY");
        ditolak(akhiri(&d, &k, &no, Batal, &json!([])).await, "CICIL-03");
        ditolak(setor(&d, &k, &no, 1_000).await, "CICIL-03");
        d.bersih().await;
    });
}

#[test]
fn dibatalkan_kemudian_uang_muka_hangus_dan_sisanya_dikurangi() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        hari(&d, "2026-12-10").await;
        setor(&d, &k, &no, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap();
        let pokok = rp(&h["jadwal"][0]["pokok_rp"]);
        let a = hitung_akhir(&d, &k, &no, Batal, &json!({})).await.unwrap();
        assert_eq!((rp(&a["dibayar_rp"]), rp(&a["potong_rp"])), (pokok - 35_000, rp(&h["dp_rp"]) + 35_000));
        let jumlah: i64 = a["rincian"].as_array().unwrap().iter().map(|r| rp(&r["jumlah_rp"])).sum();
        assert_eq!(jumlah, rp(&a["dibayar_rp"]));
        // Gold fell by five percent: what the piece lost comes off; and never below nothing.
        harga(&d, 95).await;
        let a = hitung_akhir(&d, &k, &no, Batal, &json!({})).await.unwrap();
        let turun = rp(&a["turun_rp"]);
        assert!(turun > 0);
        assert_eq!(rp(&a["dibayar_rp"]), pokok - 35_000 - turun);
        harga(&d, 50).await;
        let a = hitung_akhir(&d, &k, &no, Batal, &json!({})).await.unwrap();
        assert_eq!(rp(&a["dibayar_rp"]), 0);
        let jumlah: i64 = a["rincian"].as_array().unwrap().iter().map(|r| rp(&r["jumlah_rp"])).sum();
        assert_eq!(jumlah, 0);
        harga(&d, 200).await;
        let laci = d.laci(KASIR).await;
        let a = hitung_akhir(&d, &k, &no, Batal, &json!({})).await.unwrap();
        akhiri(&d, &k, &no, Batal, &json!([])).await.unwrap();
        assert_eq!(d.laci(KASIR).await, laci - rp(&a["dibayar_rp"]));
        assert_eq!(d.letak(&kode[0]).await.unwrap(), "TOKO/A06");
        assert_eq!(rinci(&d, &no).await["tahap"], "BATAL");
        d.bersih().await;
    });
}

#[test]
fn hanya_yang_macet_dilelang() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        setor(&d, &k, &no, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap();
        hari(&d, "2027-03-15").await;
        let a = hitung_akhir(&d, &k, &no, Lelang, &json!({})).await.unwrap();
        assert_eq!(a["boleh"], false);
        ditolak(akhiri(&d, &k, &no, Lelang, &json!([])).await, "CICIL-10");
        hari(&d, "2027-03-16").await;
        let a = hitung_akhir(&d, &k, &no, Lelang, &json!({})).await.unwrap();
        assert_eq!(a["boleh"], true);
        let denda = rp(&rinci(&d, &no).await["denda_rp"]);
        assert_eq!(rp(&a["denda_rp"]), denda);
        assert_eq!(rp(&a["dibayar_rp"]), (rp(&h["jadwal"][0]["pokok_rp"]) - denda - 35_000).max(0));
        // Nobody does it alone.
        let m = json!({ "alasan": "macet", "pembayaran": crate::alat::tunai(rp(&a["dibayar_rp"])) });
        let nomor = no.clone();
        ditolak(
            d.minta(&k, &m, move |tx, p, m| cicilan::akhiri(tx, p, (Lelang, &nomor), m)).await,
            "BATAL-03",
        );
        akhiri(&d, &k, &no, Lelang, &json!([])).await.unwrap();
        assert_eq!(d.letak(&kode[0]).await.unwrap(), "TOKO/A06");
        assert_eq!(rinci(&d, &no).await["tahap"], "LELANG");
        ditolak(lunasi(&d, &k, &no).await, "CICIL-03");
        d.bersih().await;
    });
}

#[test]
fn barang_di_customer_kembali_di_timbangan_dahulu() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        serah(&d, &k, &no).await.unwrap();
        hari(&d, "2026-12-10").await;
        ditolak(hitung_akhir(&d, &k, &no, Batal, &json!({})).await, "CICIL-11");
        let nota = d.baris("SELECT no_faktur_jual FROM jual", &[]).await.remove(0);
        let a = hitung_akhir(&d, &k, &no, Batal, &json!({ "detail_beli": beli(&nota, 3.0) })).await.unwrap();
        let (nilai, hutang) = (rp(&a["nilai_barang"]), rp(&h["pokok_rp"]));
        assert_eq!(rp(&a["piutang_rp"]), hutang);
        assert_eq!(rp(&a["dibayar_rp"]), (nilai - hutang - 35_000).max(0));
        let jumlah: i64 = a["rincian"].as_array().unwrap().iter().map(|r| rp(&r["jumlah_rp"])).sum();
        assert_eq!(jumlah, rp(&a["dibayar_rp"]));
        let laci = d.laci(KASIR).await;
        akhiri(&d, &k, &no, Batal, &beli(&nota, 3.0)).await.unwrap();
        assert_eq!(d.laci(KASIR).await, laci - rp(&a["dibayar_rp"]));
        assert_eq!(piutang(&d, &no).await, 0);
        assert!(d.letak(&kode[0]).await.unwrap().starts_with("BELI/"));
        assert_eq!(d.angka("SELECT COUNT(*) FROM nota_ditahan", args![]).await, 0);
        d.bersih().await;
    });
}

#[test]
fn barang_yang_tidak_menutup_hutangnya_menghapus_sisanya() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        serah(&d, &k, &no).await.unwrap();
        hari(&d, "2027-06-20").await;
        harga(&d, 40).await;
        let nota = d.baris("SELECT no_faktur_jual FROM jual", &[]).await.remove(0);
        let a = hitung_akhir(&d, &k, &no, Lelang, &json!({ "detail_beli": beli(&nota, 3.0) })).await.unwrap();
        assert_eq!((rp(&a["dibayar_rp"]), rp(&a["potong_rp"])), (0, 0));
        assert_eq!(rp(&a["hapus_rp"]), rp(&h["pokok_rp"]) - rp(&a["nilai_barang"]));
        akhiri(&d, &k, &no, Lelang, &beli(&nota, 3.0)).await.unwrap();
        assert_eq!(piutang(&d, &no).await, 0);
        d.bersih().await;
    });
}

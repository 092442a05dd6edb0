//! A sale: it moves the piece and the money, needs the whole price, is made once, and on a date that is allowed.

use crate::layar::{
    batal, bayar_jual, bynota, daftar, hitung_jual, jual, rp, rumus_berjumlah, simpan_jual, teks, tunai,
};
use db::args;
use dunia::{TOKO, di_kedua, ditolak, toko};
use niaga::aksesoris;
use niaga::batal::Dari;
use niaga::lihat::{self, Sisi};
use serde_json::json;
use values::Tanggal;

#[test]
fn penjualan_masuk_semua_buku_sekali() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[2_345, 3_500]).await;
        let mut m = jual(&kode);
        let h = hitung_jual(&d, &k, &m).await.unwrap();
        let neto = rp(&h["neto"]);
        assert!(neto > 0 && neto % 500 == 0, "{h}");
        for b in h["detail_barang"].as_array().unwrap() {
            rumus_berjumlah(b, "harga_total");
        }
        m["neto"] = json!(neto);
        m["pembayaran"] = tunai(neto + 50_000);
        let t = simpan_jual(&d, &k, &m).await.unwrap();
        assert_eq!(t["kembali"], json!(50_000));
        let no = teks(&t["no_faktur_group"]);
        assert!(no.starts_with("NGJKT1-"), "{no}");
        assert_eq!(d.laci("kasir1-jkt1").await, neto);
        assert_eq!((d.letak(&kode[0]).await, d.letak(&kode[1]).await), (None, None));
        assert_eq!(d.angka("SELECT COUNT(*) FROM buku_pajak WHERE no_dok = $1", args![&no]).await, 2);
        let r = bynota(&d, &k, &t["no_faktur_group"]).await.unwrap();
        assert_eq!(
            (&r["jenis"], &r["total_jual"], &r["kembali"]),
            (&json!("JUAL"), &json!(neto), &json!(50_000))
        );
        let fj = teks(&r["detail_barang"][0]["no_faktur_jual"]);
        let satu = d.lihat(move |c| lihat::single_jual(c, &toko(TOKO), &fj)).await.unwrap();
        assert_eq!(satu["kode_barcode"], json!(kode[0]));
        // Sold is sold: the second cashier reads who was first.
        let mut m = jual(&kode);
        m["pembayaran"] = tunai(1);
        let t = ditolak(simpan_jual(&d, &d.orang("kasir2-jkt1").await, &m).await, "JUAL-01");
        let pesan = &t.kolom["detail_barang[0].kode_barcode"];
        assert!(pesan.contains("sudah terjual oleh kasir1-jkt1") && pesan.contains(&no), "{pesan}");
    });
}

#[test]
fn pembayaran_harus_pas_dan_jumlah_tidak_bisa_diubah_layar() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[2_500]).await;
        let mut m = jual(&kode);
        let neto = rp(&hitung_jual(&d, &k, &m).await.unwrap()["neto"]);
        m["neto"] = json!(neto - 500);
        m["pembayaran"] = tunai(neto - 500);
        ditolak(simpan_jual(&d, &k, &m).await, "NIAGA-10");
        m["neto"] = json!(neto);
        ditolak(simpan_jual(&d, &k, &m).await, "BAYAR-02");
        m["pembayaran"] = tunai(neto - 1);
        ditolak(simpan_jual(&d, &k, &m).await, "BAYAR-02");
        let rekening = crate::layar::rekening(&d).await;
        for (bayar, kode) in [
            (json!({ "jenis": "TRANSFER", "jumlah_rp": neto, "no_rekening": "1234567890" }), "BAYAR-01"),
            (json!({ "jenis": "TRANSFER", "jumlah_rp": neto + 500, "no_rekening": rekening }), "BAYAR-02"),
            (json!({ "jenis": "TUKAR", "jumlah_rp": neto }), "BAYAR-01"),
            (json!({ "jenis": "TITIP", "jumlah_rp": neto, "no_titip": "FTJKT1-261115-0001" }), "TITIP-01"),
            (json!({ "jenis": "KUPON", "no_kupon": "TIDAKADA" }), "BAYAR-01"),
        ] {
            m["pembayaran"] = json!([bayar]);
            ditolak(simpan_jual(&d, &k, &m).await, kode);
        }
        assert_eq!(d.angka("SELECT COUNT(*) FROM faktur", &[]).await, 0);
        assert_eq!((d.laci("kasir1-jkt1").await, d.letak(&kode[0]).await), (0, Some("TOKO/A06".to_owned())));
    });
}

#[test]
fn tanggal_mundur_menurut_modul_dan_level() {
    di_kedua(|d| async move {
        let (k, spv, own) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await, d.pemilik(TOKO).await);
        let kode = d.barang("A06", &[2_000, 2_100, 2_200]).await;
        let hari = Tanggal::parse("2026-11-15").unwrap();
        let geser = |n| hari.tambah_hari(n).unwrap().to_string();
        let dengan = |i: usize, tgl: &str| {
            let mut m = jual(&kode[i..=i]);
            m["tgl_dokumen"] = json!(tgl);
            m
        };
        for orang in [&k, &own, &spv] {
            ditolak(bayar_jual(&d, orang, dengan(0, &geser(-1))).await, "NIAGA-05");
        }
        d.setel(TOKO, "DATE_BACK_SPV_MODULE", "on").await;
        for orang in [&own, &k] {
            ditolak(bayar_jual(&d, orang, dengan(0, &geser(-1))).await, "NIAGA-05");
        }
        let t = bayar_jual(&d, &spv, dengan(0, &geser(-1))).await.unwrap();
        let r = bynota(&d, &k, &t["no_faktur_group"]).await.unwrap();
        assert_eq!((&r["tgl_dokumen"], &r["tgl_system"]), (&json!(geser(-1)), &json!(geser(0))));
        ditolak(bayar_jual(&d, &spv, dengan(1, &geser(1))).await, "NIAGA-05");
        bayar_jual(&d, &k, dengan(2, &geser(0))).await.unwrap();
        // A day that was closed takes nothing any more.
        d.ubah("UPDATE toko SET tgl_tutup = '2026-11-14' WHERE kode_toko = 'JKT1'", &[]).await;
        let t = ditolak(bayar_jual(&d, &spv, dengan(1, &geser(-1))).await, "NIAGA-05");
        assert!(t.kolom["tgl_dokumen"].contains("sudah ditutup"), "{t:?}");
    });
}

#[test]
fn dua_kasir_satu_barang_tepat_satu_menang() {
    di_kedua(|d| async move {
        let (satu, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let kode = d.barang("A06", &[2_000, 2_100, 2_200, 2_300, 2_400, 2_500]).await;
        for b in &kode {
            let mut m = jual(std::slice::from_ref(b));
            m["neto"] = hitung_jual(&d, &satu, &m).await.unwrap()["neto"].take();
            m["pembayaran"] = tunai(m["neto"].clone());
            let (x, y) = tokio::join!(simpan_jual(&d, &satu, &m), simpan_jual(&d, &dua, &m));
            let (kalah, siapa) = if x.is_ok() { (y, "kasir1-jkt1") } else { (x, "kasir2-jkt1") };
            let t = ditolak(kalah, "JUAL-01");
            let pesan = &t.kolom["detail_barang[0].kode_barcode"];
            assert!(pesan.contains(&format!("sudah terjual oleh {siapa}")), "{pesan}");
        }
        assert_eq!(d.angka("SELECT COUNT(*) FROM faktur", &[]).await, 6);
    });
}

#[test]
fn aksesoris_di_sebelah_barang() {
    di_kedua(|d| async move {
        let (k, own) = (d.orang("kasir1-jkt1").await, d.pemilik(TOKO).await);
        let kode = d.barang("A06", &[2_500]).await;
        let tambah = json!({ "jenis": "TAMBAH", "kode_toko": "Z01", "alasan": "STOK AWAL", "keterangan": "",
            "detail_barang": [{ "kode_group": "ACC", "kode_dept": "DOMPET", "qty": 5, "harga_modal": 2_000 }] });
        d.minta(&own, &tambah, barang::curah::aksesoris::catat).await.unwrap();
        let ada = async || {
            let p = k.clone();
            d.lihat(move |c| aksesoris::daftar(c, &p)).await.unwrap()
        };
        let isi = ada().await;
        assert_eq!(
            (&isi[0]["kode_dept"], &isi[0]["kode_toko"], &isi[0]["qty"]),
            (&json!("DOMPET"), &json!("Z01"), &json!(5))
        );
        assert!(!isi.to_string().contains("modal"), "modal bukan untuk kasir: {isi}");
        let mut m = jual(&kode);
        let acc = |qty: i64| json!({ "kode_group": "ACC", "kode_dept": "DOMPET", "kode_toko": "Z01", "qty": qty, "harga_satuan": 5_000 });
        m["detail_barang"].as_array_mut().unwrap().push(acc(6));
        let t = ditolak(hitung_jual(&d, &k, &m).await, "JUAL-01");
        assert!(t.kolom.contains_key("detail_barang[1].qty"), "{t:?}");
        m["detail_barang"][1] = acc(3);
        let t = bayar_jual(&d, &k, m).await.unwrap();
        assert_eq!(ada().await[0]["qty"], json!(2));
        let r = bynota(&d, &k, &t["no_faktur_group"]).await.unwrap();
        let b = &r["detail_barang"][1];
        assert_eq!((&b["qty"], &b["harga_total"]), (&json!(3), &json!(15_000)), "{b}");
        batal(&d, &d.orang("spv-jkt1").await, Dari::Penjualan, &t["no_faktur_group"]).await.unwrap();
        assert_eq!(ada().await[0]["qty"], json!(5));
    });
}

#[test]
fn nomor_dan_barcode_utuh_ditemukan_di_hari_apa_pun() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[2_345]).await;
        let mut m = jual(&kode);
        m["customer"] = json!({ "nama_customer": "siti rahmawati", "no_hp": "081234567890" });
        let t = bayar_jual(&d, &k, m).await.unwrap();
        // Parts of them are looked for within the days that were asked for.
        for (cari, dari, ada) in [
            (teks(&t["no_faktur_group"]).as_str(), "2030-01-01", 1),
            (teks(&t["no_faktur_jual"][0]).as_str(), "2030-01-01", 1),
            (&kode[0], "2030-01-01", 1),
            ("siti", "2020-01-01", 1),
            ("siti", "2030-01-01", 0),
        ] {
            let (data, n) = daftar(&d, &k, Sisi::Jual, &json!({ "cari": cari, "tgl_from": dari })).await;
            assert_eq!(n, ada, "{cari} {data}");
        }
        // The line's own number finds the whole, and a number of nobody nothing.
        let r = bynota(&d, &k, &t["no_faktur_jual"][0]).await.unwrap();
        assert_eq!(r["no_faktur_group"], t["no_faktur_group"]);
        ditolak(bynota(&d, &k, &json!("NGJKT1-200101-0001")).await, "NIAGA-11");
        // Every paper that was handed out is counted.
        for urut in 1..=2 {
            let no = teks(&t["no_faktur_group"]);
            assert_eq!(d.kerja(&k, move |tx, p| konter::cetakan::catat(tx, p, &no)).await.unwrap(), urut);
        }
        assert_eq!(bynota(&d, &k, &t["no_faktur_group"]).await.unwrap()["cetakan"], json!(2));
    });
}

//! Papers are made at the edge, and what one prints adds up: the figures of every line to its price, the prices to the total.
//! Sales with making charge and discount, an exchange, purchases, manual goods and deposits.

use crate::alat::{Klien, di_kedua_master};
use crate::niaga::{jual, setel, siap, simpan};
use crate::nota_niaga::teks_pdf;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

/// The figures at the end of every line of the table.
fn baris(teks: &str, banyak: usize) -> Vec<Vec<i64>> {
    let isi = teks.lines().skip_while(|b| !b.contains("Jumlah Rp")).skip(1);
    let isi = isi.take_while(|b| !b.contains("Terbilang")).filter(|b| !b.trim().is_empty());
    isi.map(|b| {
        let kata: Vec<&str> = b.split_whitespace().collect();
        assert!(kata.len() > banyak, "{b}");
        let angka = |k: &&str| k.replace(',', "").parse().unwrap_or_else(|_| panic!("{k} di: {b}\n{teks}"));
        kata[kata.len() - banyak..].iter().map(angka).collect()
    })
    .collect()
}

/// The figure behind a label below the table.
fn total(teks: &str, label: &str) -> i64 {
    let baris = teks.lines().find(|b| b.contains(label)).unwrap_or_else(|| panic!("{label}:\n{teks}"));
    baris.split_whitespace().last().unwrap().replace(',', "").parse().unwrap_or_else(|_| panic!("{baris}"))
}

#[track_caller]
fn penjualan_berjumlah(teks: &str, banyak: usize, label: &str) -> i64 {
    let semua = baris(teks, 4);
    assert_eq!(semua.len(), banyak, "{teks}");
    for b in &semua {
        assert_eq!(b[0] + b[1] - b[2], b[3], "{teks}");
    }
    let jumlah: i64 = semua.iter().map(|b| b[3]).sum();
    assert_eq!(jumlah, total(teks, label), "{teks}");
    jumlah
}

#[track_caller]
fn pembelian_berjumlah(teks: &str, banyak: usize) -> i64 {
    let semua = baris(teks, 3);
    assert_eq!(semua.len(), banyak, "{teks}");
    for b in &semua {
        assert_eq!(b[0] - b[1], b[2], "{teks}");
    }
    let jumlah: i64 = semua.iter().map(|b| b[2]).sum();
    assert_eq!(jumlah, total(teks, "TOTAL"), "{teks}");
    jumlah
}

async fn kertas(k: &Klien, sisi: &str, no: &Value) -> String {
    teks_pdf(&k.get(&format!("{sisi}/{}/nota", no.as_str().unwrap())).await.badan)
}

fn siti() -> Value {
    json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1", "nik": "3171010101900001" })
}

fn toko_lain(berat: f64) -> Value {
    json!({ "surat": "TOKO LAIN", "kode_group": "750", "kode_dept": "CIN750", "nama_barang": "cincin lama",
        "berat_timbang": berat, "kadar_uji": 75, "kondisi": "RUSAK RINGAN" })
}

#[test]
fn yang_tercetak_di_nota_penjualan_pembelian_dan_tukar_berjumlah() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.345, 3.5, 7.125, 4.0]).await;
        setel(&a, "POTONGAN_PENJUALAN_MODULE", "on").await;
        let mut m = jual(&kode[..2]);
        m["detail_barang"][1]["kode_potongan"] = json!("ULTAH");
        let j = simpan(&k, "jumlah-001", m).await.ok();
        let teks = kertas(&k, "penjualan", &j["data"]["no_faktur_group"]).await;
        assert_eq!(penjualan_berjumlah(&teks, 2, "TOTAL"), j["data"]["neto"].as_i64().unwrap());
        // The making charge and the reduction stand on the paper.
        let baris = baris(&teks, 4);
        assert!(baris.iter().all(|b| b[1] > 0) && baris.iter().any(|b| b[2] > 0), "{teks}");

        let mut m = jual(&kode[2..3]);
        m["customer"] = siti();
        m["detail_beli"] = json!([toko_lain(1.237)]);
        let h = k.post("penjualan/hitung", &m).await.data();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["neto"] }]);
        let t = k.post_dok("penjualan", "jumlah-002", &m).await.ok();
        let no = &t["data"]["no_faktur_group"];
        assert_eq!(
            json!(penjualan_berjumlah(&kertas(&k, "penjualan", no).await, 1, "TOTAL")),
            h["total_jual"]
        );
        assert_eq!(json!(pembelian_berjumlah(&kertas(&k, "pembelian", no).await, 1)), h["total_beli"]);

        let mut m = json!({ "kode_sales": "S01", "customer": siti(), "detail_beli": [toko_lain(0.75), toko_lain(1.5)] });
        let h = k.post("pembelian/hitung", &m).await.data();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["total_beli"] }]);
        let b = k.post_dok("pembelian", "jumlah-003", &m).await.ok();
        let teks = kertas(&k, "pembelian", &b["data"]["no_faktur_group"]).await;
        assert_eq!(json!(pembelian_berjumlah(&teks, 2)), h["total_beli"]);
    });
}

#[test]
fn yang_tercetak_di_nota_titipan_berjumlah() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[5.55]).await;
        for (urut, barang) in [(1, ""), (2, kode[0].as_str())] {
            let m = json!({ "customer": siti(), "kode_sales": "S01", "jumlah_rp": 2_000_000, "cara_harga": "FLOAT",
                "kode_barcode": barang, "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 2_000_000 }] });
            let t = k.post_dok("titipan", &format!("jumlah-01{urut}"), &m).await.ok();
            let teks = kertas(&k, "titipan", &t["data"]["no_titip"]).await;
            let jumlah = penjualan_berjumlah(&teks, 1, "Total");
            assert_eq!(total(&teks, "JUMLAH TITIPAN"), 2_000_000, "{teks}");
            assert!(if barang.is_empty() { jumlah == 2_000_000 } else { jumlah > 2_000_000 }, "{teks}");
        }
    });
}

#[test]
fn yang_tercetak_di_nota_manual_berjumlah() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        crate::niaga::harga(&own).await;
        let satu = |qty: i64, berat: f64| json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": qty, "berat": berat });
        let mut stok = satu(10, 30.0);
        stok["harga_modal"] = json!(15_000_000);
        own.post_dok("barang-manual", "jumlah-020", &json!({ "keterangan": "uji", "detail_barang": [stok] }))
            .await
            .ok();
        let mut m = json!({ "kode_sales": "S01", "customer": siti(), "detail_barang": [satu(2, 6.07)], "detail_beli": [satu(1, 1.43)] });
        let h = own.post("jual-beli-manual/hitung", &m).await.data();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["neto"] }]);
        let t = own.post_dok("jual-beli-manual", "jumlah-021", &m).await.ok();
        let kertas = async |jalur: String| {
            let r = own.get(&jalur).await.data();
            teks_pdf(&STANDARD.decode(r["nota_pdf"].as_str().unwrap()).unwrap())
        };
        let (fj, fb) = (&t["data"]["no_faktur_jual"][0], &t["data"]["no_faktur_beli"][0]);
        let teks = kertas(format!("penjualan-manual/reprint?no_faktur_jual={}", fj.as_str().unwrap())).await;
        assert_eq!(json!(penjualan_berjumlah(&teks, 1, "TOTAL")), h["total_jual"]);
        let teks = kertas(format!("pembelian-manual/reprint?no_faktur_beli={}", fb.as_str().unwrap())).await;
        assert_eq!(json!(pembelian_berjumlah(&teks, 1)), h["total_beli"]);
    });
}

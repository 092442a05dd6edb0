//! Pre-orders at the edge: saved once, listed, their nota, the file of payments, who may ask. Their rules are tested in `praorder`.

use crate::alat::{Alat, Klien, di_kedua_master};
use serde_json::{Value, json};

async fn member(k: &Klien) -> String {
    let m = json!({ "nama_customer": "SITI AMINAH", "no_hp": "081200000001", "alamat_customer": "JL KENANGA", "yakin": true });
    let t = k.post_dok("member/data", "member-po-0001", &m).await.data();
    t["member"]["kode_member"].as_str().unwrap().to_owned()
}

async fn minta(a: &Alat, k: &Klien) -> Value {
    let sql = "SELECT no_rekening FROM marketplace WHERE toko = 'JKT1' AND kode_marketplace = 'TOKOPEDIA'";
    let rekening = a.baris(sql, &[]).await.remove(0);
    json!({
        "kode_member": member(k).await, "kode_sales": "S01", "kode_marketplace": "TOKOPEDIA", "no_order": "INV/1",
        "no_rekening": rekening, "deskripsi": "Cincin", "qty_estimasi": 1, "berat_estimasi": 2.5, "harga_estimasi": 5_000_000,
        "harga_gram": 2_000_000,
        "detail_barang": [{ "deskripsi": "Cincin polos", "berat": 2.5, "harga_estimasi": 5_000_000 }],
    })
}

#[test]
fn disimpan_sekali_dicetak_dibayar_dari_berkas_dan_terbaca_di_daftar() {
    di_kedua_master(|a| async move {
        let (k, lain) = (a.masuk("kasir1-jkt1").await, a.masuk("spv-jkt1").await);
        let m = minta(&a, &k).await;
        let berikut = k.get("pre-order/latest-number").await.data()["no_po"].clone();
        let j = k.post_dok("pre-order", "praorder-0001", &m).await.ok();
        assert_eq!((&j["message"], &j["data"]["no_po"]), (&json!("Po Berhasil Disimpan"), &berikut), "{j}");
        assert_eq!(k.post_dok("pre-order", "praorder-0001", &m).await.ok(), j);
        let no = berikut.as_str().unwrap();
        let pdf = k.get(&format!("pre-order/{no}/nota")).await;
        assert_eq!((pdf.status, pdf.kepala("content-type")), (200, "application/pdf"));
        assert_eq!(k.post(&format!("pre-order/{no}/cetak"), &json!({})).await.data()["urut"], 1);
        let csv = format!(
            "kode_marketplace,no_order,no_rekening,nominal\nTOKOPEDIA,INV/1,{},4900000\n,X,1,\n",
            m["no_rekening"].as_str().unwrap()
        );
        let b = lain.post("pre-order/import", &json!({ "csv": csv, "nama_berkas": "a.csv" })).await.data();
        assert_eq!((&b["jumlah"], &b["jumlah_kosong"]), (&json!(2), &json!(1)), "{b}");
        let baris = &b["baris"][0];
        let cari = json!({ "data_transaksi": [{ "nominal": baris["nominal"], "no_rekening": baris["no_rekening"],
            "no_order": baris["no_order"], "kode_marketplace": baris["kode_marketplace"] }] });
        let c = lain.post("pre-order/transaction-by-payment", &cari).await.data();
        assert_eq!(
            (&c[0]["cocok"], &c[0]["no_po"], &c[0]["biaya_rp"]),
            (&json!(true), &berikut, &json!(100_000)),
            "{c}"
        );
        let v = json!({ "data_transaksi": [{ "no_po": c[0]["no_po"], "nominal_bayar": c[0]["nominal_bayar"] }], "nama_berkas": "a.csv" });
        lain.post_dok("pre-order/validation", "po-bayar-0001", &v).await.ok();
        lain.post_dok("pre-order/validation", "po-bayar-0002", &v).await.ditolak(409, "PRAORDER-06");
        let d = k.get("pre-order?status=VALID&page=1&limit=50").await.data();
        assert_eq!((&d["count"], &d["preorders"][0]["status"]), (&json!(1), &json!("VALID")), "{d}");
        assert_eq!(k.get(&format!("pre-order/{no}")).await.data()["pembayaran"][0]["nominal"], 4_900_000);
        k.get("pre-order/POJKT1-261115-0099").await.ditolak(404, "PRAORDER-02");
        k.get("barang/ready-po/kode-barcode/99999999").await.ditolak(404, "PRAORDER-03");
    });
}

#[test]
fn modul_menutup_setiap_panggilan() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        own.put("para-system", &json!([{ "key": "PRE_ORDER_MODULE", "value": "off" }])).await.ok();
        for path in [
            "pre-order",
            "pre-order/latest-number",
            "pre-order/import",
            "barang/ready-po/kode-barcode/00000001",
        ] {
            own.get(path).await.ditolak(403, "MODUL-01");
        }
        for path in
            ["pre-order", "pre-order/validation", "pre-order/closing", "pre-order/jual", "pre-order/cancel/X"]
        {
            own.post(path, &json!({})).await.ditolak(403, "MODUL-01");
        }
    });
}

#[test]
fn yang_hanya_boleh_melihat_tidak_menjual_dan_tidak_mengembalikan_uang() {
    di_kedua_master(|a| async move {
        let hanya = |semua: &'static [&'static str]| {
            a.kerja(db::Kunci::rantai(), move |tx| {
                let semua: Vec<String> = semua.iter().map(|m| (*m).to_owned()).collect();
                platform::pengguna::beri_akses(tx, &values::UserId::parse("kasir1-jkt1").unwrap(), &semua)?;
                Ok(())
            })
        };
        let jual = ["pre-order/jual", "pre-order/jual/hitung"];
        let batal = ["pre-order/cancel/X", "pre-order/kembali/X", "pre-order/jual/batal"];
        for (akses, tutup, buka) in [
            (&["/lihat-pre-order"][..], [&jual[..], &batal[..]].concat(), Vec::new()),
            (&["/lihat-pre-order", "/transaksi-penjualan"][..], batal.to_vec(), jual.to_vec()),
            (&["/lihat-pre-order", "/batal-penjualan"][..], jual.to_vec(), batal.to_vec()),
            (&["/transaksi-penjualan", "/batal-penjualan"][..], [&jual[..], &batal[..]].concat(), Vec::new()),
        ] {
            hanya(akses).await.unwrap();
            let k = a.masuk("kasir1-jkt1").await;
            for path in tutup {
                k.post(path, &json!({})).await.ditolak(403, "AKSES-01");
            }
            for path in buka {
                assert_ne!(k.post(path, &json!({})).await.kode(), "AKSES-01", "{path}");
            }
        }
    });
}

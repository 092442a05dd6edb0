//! Manual goods at the edge: what a call answers the second time, what lists and lookups show, the paper, rights and module.
//! Their rules are tested in `niaga`.

use crate::alat::{Alat, Klien, di_kedua_master};
use crate::niaga::harga;
use db::args;
use serde_json::{Value, json};

/// Prices of the day, ten rings in tray A06 at a cost, and a cashier.
async fn siap(a: &Alat) -> (Klien, Klien) {
    let own = a.masuk("own-jkt1").await;
    harga(&own).await;
    let isi = json!({ "keterangan": "uji", "detail_barang": [
        { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": 10, "berat": 30.0, "harga_modal": 15_000_000 }] });
    own.post_dok("barang-manual", "manual-siap", &isi).await.ok();
    (own, a.masuk("spv-jkt1").await)
}

fn cincin(qty: i64, berat: f64) -> Value {
    json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": qty, "berat": berat })
}

/// A sale of so much, paid in cash to the rupiah.
async fn jual_tunai(k: &Klien, kunci: &str, qty: i64, berat: f64) -> Value {
    let mut m = json!({ "kode_sales": "S01", "detail_barang": [cincin(qty, berat)] });
    let neto = k.post("jual-beli-manual/hitung", &m).await.data()["neto"].clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto }]);
    k.post_dok("jual-beli-manual", kunci, &m).await.data()
}

#[test]
fn disimpan_sekali_terbaca_dan_dibatalkan_sekali() {
    di_kedua_master(|a| async move {
        let (own, spv) = siap(&a).await;
        let mut m = json!({ "kode_sales": "S01", "detail_barang": [cincin(2, 6.0)], "detail_beli": [cincin(1, 2.0)],
            "customer": { "nama_customer": "SITI", "alamat_customer": "JL MELATI", "nik": "3171234567890001" } });
        let h = own.post("jual-beli-manual/hitung", &m).await.data();
        m["neto"] = h["neto"].clone();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["neto"] }]);
        let j = own.post_dok("jual-beli-manual", "manual-1", &m).await.ok();
        assert_eq!(own.post_dok("jual-beli-manual", "manual-1", &m).await.ok(), j, "sekali saja");
        assert_eq!(a.angka("SELECT COUNT(*) FROM manual", args![]).await, 1);
        let (fj, fb) = (&j["data"]["no_faktur_jual"][0], j["data"]["no_faktur_beli"][0].as_str().unwrap());
        let v = own.get(&format!("pembelian-manual/valid?no_faktur_beli={}", fb.to_lowercase())).await.data();
        assert_eq!(v["total_beli"], h["total_beli"]);
        let jalur = format!("penjualan-manual/reprint?no_faktur_jual={}", fj.as_str().unwrap());
        for jalur in [&jalur, &format!("pembelian-manual/reprint?no_faktur_beli={fb}")] {
            let r = own.get(jalur).await.data();
            assert!(r["nota_pdf"].as_str().unwrap().starts_with("JVBERi"), "bukan PDF");
        }
        own.get(&format!("pembelian-manual/valid?no_faktur_beli={}", fj.as_str().unwrap()))
            .await
            .ditolak(404, "MANUAL-03");
        let d = own.get("penjualan-manual?cari=siti").await.ok();
        assert_eq!((&d["count"], &d["data"][0]["no_batal"]), (&json!(1), &json!("")));
        let stok = own.get("jual-beli-manual/stok").await.data();
        assert!(stok.as_array().unwrap().iter().any(|s| s["kode_toko"] == "A06" && s["qty"] == 9), "{stok}");
        // The refusals of a list name the line.
        let dua = json!({ "no_faktur_juals": [fj, "FJJKT1-261115-9999"] });
        let t = spv.post_dok("batal-penjualan-manual", "manual-2", &dua).await.ditolak(422, "MANUAL-04");
        assert_eq!(t["fields"]["no_faktur_juals[1].no_faktur"], "No Faktur tidak ditemukan", "{t}");
        let isi = json!({ "no_faktur_belis": [fb] });
        let b = spv.post_dok("batal-pembelian-manual", "manual-3", &isi).await.ok();
        assert_eq!(b["message"], "Pembelian Manual Berhasil Di Batal");
        assert_eq!(spv.post_dok("batal-pembelian-manual", "manual-3", &isi).await.ok(), b, "sekali saja");
        own.get(&jalur).await.ditolak(422, "MANUAL-05");
        let fj = jual_tunai(&own, "manual-4", 1, 3.0).await["no_faktur_jual"][0].clone();
        let isi = json!({ "no_faktur_juals": [fj] });
        let b = spv.post_dok("batal-penjualan-manual", "manual-5", &isi).await.ok();
        assert_eq!(b["message"], "Penjualan Manual Berhasil Di Batal");
    });
}

#[test]
fn nota_pertama_asli_sesudah_itu_salinan() {
    di_kedua_master(|a| async move {
        let (own, _) = siap(&a).await;
        let t = jual_tunai(&own, "manual-n1", 1, 3.0).await;
        let fj = t["no_faktur_jual"][0].as_str().unwrap().to_owned();
        for urut in 1..=2 {
            let c = own.post(&format!("penjualan-manual/{fj}/cetak"), &json!({ "printer": "" })).await.data();
            assert_eq!(c["urut"], json!(urut));
        }
        let r = own.get(&format!("penjualan-manual/reprint?no_faktur_jual={fj}")).await.data();
        assert_eq!(r["templatemanual"], "PENJUALAN_MANUAL");
        assert_eq!(r["notamanual"]["no_faktur_group"], t["no_faktur_group"]);
        let ulang = "SELECT COUNT(*) FROM audit WHERE aksi = 'CETAK ULANG NOTA' AND objek = $1";
        assert_eq!(a.angka(ulang, args![&fj]).await, 1);
        own.post("penjualan-manual/FJJKT1-261115-9999/cetak", &json!({})).await.ditolak(404, "MANUAL-03");
    });
}

#[test]
fn hak_dan_modul_dijaga_server() {
    di_kedua_master(|a| async move {
        let (own, _) = siap(&a).await;
        let m = json!({ "kode_sales": "S01", "detail_barang": [cincin(1, 3.0)] });
        let fin = a.masuk("fin-jkt1").await;
        fin.post("jual-beli-manual/hitung", &m).await.ditolak(403, "AKSES-01");
        fin.post_dok("jual-beli-manual", "manual-h1", &m).await.ditolak(403, "AKSES-01");
        fin.post_dok("batal-penjualan-manual", "manual-h2", &json!({})).await.ditolak(403, "AKSES-01");
        fin.get("penjualan-manual").await.ditolak(403, "AKSES-01");
        let setel = async |kunci: &str, nilai: &str| {
            own.put("para-system", &json!([{ "key": kunci, "value": nilai }])).await.ok();
        };
        setel("MANUAL_ITEMS_TRANSACTION_MODULE", "off").await;
        own.post("jual-beli-manual/hitung", &m).await.ditolak(403, "MODUL-01");
        own.get("pembelian-manual").await.ditolak(403, "MODUL-01");
        own.post_dok("batal-pembelian-manual", "manual-h3", &json!({})).await.ditolak(403, "MODUL-01");
        // The mode alone opens it too; its nota is then the ordinary one.
        setel("APP_MODE", "STOCK_JUAL_MANUAL").await;
        let t = jual_tunai(&own, "manual-h4", 1, 3.0).await;
        let fj = t["no_faktur_jual"][0].as_str().unwrap().to_owned();
        let r = own.get(&format!("penjualan-manual/reprint?no_faktur_jual={fj}")).await.data();
        assert_eq!(r["templatemanual"], "PENJUALAN");
        assert_eq!(a.angka("SELECT COUNT(*) FROM manual", args![]).await, 1);
    });
}

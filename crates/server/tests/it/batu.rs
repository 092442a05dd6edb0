//! Stones at the edge: what a call answers the second time, the way a stone goes as screens walk it, its certificate as PDF and what is
//! no certificate, the paper of a sale, rights and the module's gate. Their rules are tested in `batu`.

use crate::alat::di_kedua_master;
use crate::niaga::siap;
use db::args;
use serde_json::json;

const PDF: &[u8] = b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

#[test]
fn batu_dari_penerimaan_sampai_dijual_lewat_panggilan_layar() {
    di_kedua_master(|a| async move {
        let (kasir, barang) = siap(&a, &[5.0]).await;
        let own = a.masuk("own-jkt1").await;
        let p = own.get("data-batu/pilihan").await.data();
        assert!(p["kurs"].as_i64().unwrap() > 0, "{p}");
        let m = json!({ "kode_supplier": p["supplier"][0]["kode"], "detail": [
            { "jenis": "SATUAN", "jenis_batu": "BRL", "shape": "RD", "color": "F", "clarity": "VVS1", "laboratorium": "GIA",
              "no_sertifikat": "7310001", "tempat_sertifikat": "LEMARI 1", "butir": 1, "carat": 0.4, "usd_carat": 2000 },
            { "jenis": "PAKET", "jenis_batu": "BRL", "butir": 40, "carat": 2.4, "usd_carat": 600 } ] });
        let j = own.post_dok("terima-batu", "batu-0001", &m).await.ok();
        assert_eq!(own.post_dok("terima-batu", "batu-0001", &m).await.ok(), j, "sekali saja");
        assert_eq!(a.angka("SELECT COUNT(*) FROM dok_batu", args![]).await, 1);
        let satu = j["data"]["kode_batu"][0].as_str().unwrap().to_owned();
        let d = own.get("data-batu?tempat=BRANKAS&limit=1").await.ok();
        assert_eq!((&d["count"], &d["total"]["carat"]), (&json!(2), &json!(2.8)));
        // Set, and seen on the card.
        let m =
            json!({ "kode_barcode": barang[0], "berat_timbang": 5.08, "detail": [{ "kode_batu": satu }] });
        own.post_dok("pasang-batu", "batu-0002", &m).await.ok();
        let b = own.get(&format!("pasang-batu/barang/{}", barang[0])).await.data();
        assert_eq!((&b["berat_asli"], &b["batu"][0]["kode_batu"]), (&json!(5.08), &json!(satu)));
        let m = json!({ "kode_barcode": barang[0], "berat_timbang": 5.0, "detail": [{ "baris": 1, "carat": 0.4 }] });
        own.post_dok("pasang-batu/lepas", "batu-0003", &m).await.ok();
        // Sold loose, with its nota.
        let mut m = json!({ "customer": { "nama_customer": "IBU BATU" }, "kode_sales": "S01", "detail": [{ "kode_batu": satu }] });
        let h = own.post("jual-batu/hitung", &m).await.data();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["total"] }]);
        m["neto"] = h["total"].clone();
        let j = own.post_dok("jual-batu", "batu-0004", &m).await.ok();
        assert_eq!(j["message"], "Batu Berhasil Dijual");
        let no = j["data"]["no_jual"].as_str().unwrap().to_owned();
        assert!(own.get(&format!("jual-batu/{no}/nota")).await.teks().starts_with("%PDF"));
        assert_eq!(own.post(&format!("jual-batu/{no}/cetak"), &json!({})).await.data()["urut"], 1);
        let r = own.get(&format!("data-batu/batu/{satu}")).await.data();
        assert_eq!((&r["batu"][0]["tempat"], &r["batu"][0]["aktif"]), (&json!(""), &json!(false)));
        own.get("data-batu/batu/BJKT1-99999").await.ditolak(404, "BATU-02");
        // A cashier sells no stones by their level, and sees no costs.
        kasir.post("terima-batu", &json!({})).await.ditolak(403, "AKSES-01");
        let k = kasir.get("data-batu").await.ok();
        assert!(k["data"].as_array().unwrap().iter().all(|b| b["nilai"] == json!(0)), "{k}");
    });
}

#[test]
fn sertifikat_diperiksa_sebelum_disimpan() {
    let baik = gambar::sertifikat::periksa_pdf;
    assert!(baik(PDF).is_ok());
    for buruk in [
        &b"%PDF-1.4\n1 0 obj<</Type/Catalog"[..],
        b"<html>%PDF-1.4 %%EOF",
        b"%PDF-1.4\n<</OpenAction 2 0 R>>\n%%EOF\n",
        b"%PDF-1.4\n<</S/JavaScript/JS(app.alert(1))>>\n%%EOF\n",
        b"%PDF-1.4\n<</S/Launch>>\n%%EOF\n",
        b"%PDF-1.4\n<</Type/EmbeddedFile>>\n%%EOF\n",
    ] {
        assert!(baik(buruk).is_err(), "{}", String::from_utf8_lossy(buruk));
    }
}

#[test]
fn tanpa_modul_berlian_tidak_ada_batu() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        own.get("data-batu").await.ok();
        own.put("para-system", &json!([{ "key": "BERLIAN_MODULE", "value": "off" }])).await.ok();
        for path in ["data-batu", "data-batu/pilihan", "data-batu/dokumen", "pasang-batu/barang/00000001"] {
            own.get(path).await.ditolak(403, "MODUL-01");
        }
        own.post("jual-batu/hitung", &json!({})).await.ditolak(403, "MODUL-01");
    });
}

//! `para-akun-transaksi` and `akuns` at the edge: what the calls answer, and who may call. The rules of the journals are tested
//! in `akun`.

use crate::alat::{Alat, Klien, di_kedua};
use db::Kunci;
use serde_json::{Value, json};
use std::sync::Arc;

/// An owner in a store with the starting chart.
async fn berakun(a: &Arc<Alat>) -> Klien {
    let k = a.sesi("own-jkt1").await;
    k.post("para-akun-transaksi/awal", &json!({})).await.ok();
    k
}

async fn jurnal(k: &Klien, trx: &str, tipe: &str) -> Value {
    let semua = k.get("para-akun-transaksi").await.data();
    semua.as_array().unwrap().iter().find(|j| j["trx"] == trx && j["type"] == tipe).unwrap().clone()
}

fn nomor(j: &Value, kode: &str) -> String {
    let d = j["detail_akun"].as_array().unwrap().iter().find(|d| d["kode_akun"] == kode).unwrap();
    d["nomor_akun"].as_str().unwrap().to_owned()
}

fn sel(kode: &str, jenis: &str, nomor: &str) -> Value {
    json!({ "kode_akun": kode, "jenis_akun": jenis, "nomor_akun": nomor })
}

const KAS_SETOR: &str = "para-akun-transaksi/KAS/SETOR";

#[test]
fn jurnal_terbaca_dan_penolakannya_menyebut_sel_dan_kedua_versi() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        assert_eq!(k.get("akuns").await.data(), json!([]));
        let r = k.post("para-akun-transaksi/awal", &json!({})).await.ok();
        assert_eq!(r["data"], akun::jurnal().count());
        let isi = |nomor: &str| json!({ "versi": 1, "detail_akun": [sel("BANK", "DEBIT", nomor)] });
        let r = k.put(KAS_SETOR, &isi("1-1210")).await.ok();
        assert_eq!(r["message"], "Data Berhasil Diedit");
        assert_eq!(r["data"], jurnal(&k, "KAS", "SETOR").await);
        assert!(!r["data"]["detail_akun"][0]["_id"].as_str().unwrap().is_empty());
        let t = k.put(KAS_SETOR, &isi("1-1110")).await.ditolak(409, "AKUN-04");
        assert_eq!(t["detail"]["versi"], 2);
        assert_eq!(nomor(&t["detail"]["tersimpan"], "BANK"), "1-1210");
        assert_eq!(nomor(&t["detail"]["dikirim"], "BANK"), "1-1110");
        let salah = json!({ "detail_akun": [sel("BANK", "DEBIT", "9-9999")] });
        let t = k.put(KAS_SETOR, &salah).await.ditolak(422, "AKUN-03");
        assert_eq!(t["fields"]["detail_akun[0].nomor_akun"], t["message"], "{t}");
        k.put("para-akun-transaksi/KAS/TIDAK_ADA", &json!({ "detail_akun": [] }))
            .await
            .ditolak(404, "AKUN-01");
        let t = k.kirim(k.minta("DELETE", "akuns?nomor_akun=1-1100")).await.ditolak(409, "MASTER-08");
        assert!(t["message"].as_str().unwrap().contains(" parameter akun"), "{t}");
        k.kirim(k.minta("DELETE", "akuns?nomor_akun=6-1110")).await.ok();
    });
}

#[test]
fn membaca_menuntut_modul_dan_menulis_menuntut_menunya() {
    di_kedua(|a| async move {
        let own = berakun(&a).await;
        let isi = json!({ "detail_akun": [sel("KAS", "KREDIT", "1-1110")] });
        let kasir = a.sesi("kasir1-jkt1").await;
        kasir.get("para-akun-transaksi").await.ok();
        kasir.put(KAS_SETOR, &isi).await.ditolak(403, "AKSES-01");
        kasir.post("para-akun-transaksi/awal", &json!({})).await.ditolak(403, "AKSES-01");
        a.sesi("fin-jkt1").await.put(KAS_SETOR, &isi).await.ok();
        a.tulis(Kunci::rantai(), |tx| {
            tx.exec("DELETE FROM para_system WHERE kunci = 'NAGAFIN_ACCOUNTING_MODULE'", &[])
        })
        .await;
        for k in [&own, &kasir] {
            k.get("para-akun-transaksi").await.ditolak(403, "MODUL-01");
            k.get("akuns").await.ditolak(403, "MODUL-01");
        }
        own.put(KAS_SETOR, &isi).await.ditolak(403, "MODUL-01");
    });
}

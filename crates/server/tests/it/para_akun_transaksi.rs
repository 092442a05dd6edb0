//! `para-akun-transaksi` and `akuns`: the journals of a store with their accounts, saved a journal at a time.

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
fn toko_baru_mulai_kosong_lalu_diisi_akun_awal_satu_kali() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        assert_eq!(k.get("akuns").await.data(), json!([]));
        let kosong = k.get("para-akun-transaksi").await.data();
        let kosong = kosong.as_array().unwrap();
        assert_eq!(kosong.len(), akun::jurnal().count());
        for j in kosong {
            assert_eq!(j["versi"], 0);
            assert!(j["detail_akun"].as_array().unwrap().iter().all(|d| d["nomor_akun"] == ""), "{j}");
        }
        let r = k.post("para-akun-transaksi/awal", &json!({})).await.ok();
        assert_eq!(r["data"], kosong.len());
        let akuns = k.get("akuns").await.data();
        let kas = akuns.as_array().unwrap().iter().find(|b| b["nomor_akun"] == "1-1100").unwrap();
        assert_eq!(kas["nama_akun"], "KAS KASIR");
        for j in k.get("para-akun-transaksi").await.data().as_array().unwrap() {
            assert_eq!(j["versi"], 1);
            for d in j["detail_akun"].as_array().unwrap() {
                assert!(akuns.as_array().unwrap().iter().any(|b| b["nomor_akun"] == d["nomor_akun"]), "{j}");
                assert!(["DEBIT", "KREDIT"].contains(&d["jenis_akun"].as_str().unwrap()));
                assert!(!d["_id"].as_str().unwrap().is_empty());
            }
        }
        assert_eq!(k.post("para-akun-transaksi/awal", &json!({})).await.ok()["data"], 0, "hanya sekali");
        let lain = a.sesi("own-bdg1").await;
        assert_eq!(lain.get("akuns").await.data(), json!([]), "setiap toko punya akunnya sendiri");
        assert_eq!(jurnal(&lain, "KAS", "SETOR").await["versi"], 0);
    });
}

#[test]
fn akun_satu_jurnal_disimpan_bersama_dan_setiap_versinya_tercatat() {
    di_kedua(|a| async move {
        let k = berakun(&a).await;
        k.post("akuns", &json!({ "nomor_akun": "1-1201", "nama_akun": "Bank BCA", "golongan": "ASET" }))
            .await
            .ok();
        let sebelum = k.get("para-akun-transaksi").await.data();
        let isi = json!({ "versi": 1, "detail_akun": [
            sel("BANK", "DEBIT", " 1-1201 "), sel("KAS", "KREDIT", "1-1110")] });
        let r = k.put(KAS_SETOR, &isi).await.ok();
        assert_eq!(r["message"], "Data Berhasil Diedit");
        let j = jurnal(&k, "KAS", "SETOR").await;
        assert_eq!((r["data"].clone(), j["versi"].clone()), (j.clone(), json!(2)));
        assert_eq!((nomor(&j, "BANK"), nomor(&j, "KAS")), ("1-1201".into(), "1-1110".into()));
        let sesudah = k.get("para-akun-transaksi").await.data();
        for (s, t) in sebelum.as_array().unwrap().iter().zip(sesudah.as_array().unwrap()) {
            assert_eq!(s == t, s["trx"] != "KAS" || s["type"] != "SETOR", "jurnal lain tetap: {t}");
        }
        // A line that is not sent stays; saving what already stands is no new version.
        let satu = json!({ "detail_akun": [sel("KAS", "KREDIT", "1-1100")] });
        assert_eq!(k.put(KAS_SETOR, &satu).await.ok()["data"]["versi"], 3);
        assert_eq!(nomor(&jurnal(&k, "KAS", "SETOR").await, "BANK"), "1-1201");
        assert_eq!(k.put(KAS_SETOR, &satu).await.ok()["data"]["versi"], 3);
        let versi = a
            .baris(
                "SELECT versi, aksi, oleh FROM buku_master WHERE toko = 'JKT1' \
                 AND tabel = 'para_akun_transaksi' AND id = 'KAS/SETOR' ORDER BY versi",
                &[],
            )
            .await;
        assert_eq!(versi, ["1|TAMBAH|own-jkt1", "2|UBAH|own-jkt1", "3|UBAH|own-jkt1"]);
        let audit = a
            .baris(
                "SELECT isi FROM audit WHERE toko = 'JKT1' AND aksi = 'UBAH PARAMETER AKUN' \
                 AND objek = 'para_akun_transaksi KAS/SETOR' ORDER BY seq",
                &[],
            )
            .await;
        assert_eq!(audit.len(), 2);
        let pertama: Value = serde_json::from_str(&audit[0]).unwrap();
        assert_eq!(
            (&pertama["lama"]["BANK"], &pertama["baru"]["BANK"]),
            (&json!("1-1200"), &json!("1-1201"))
        );
    });
}

#[test]
fn ubahan_basi_ditolak_dan_melihat_kedua_versi() {
    di_kedua(|a| async move {
        let k = berakun(&a).await;
        let isi = |nomor: &str| json!({ "versi": 1, "detail_akun": [sel("BANK", "DEBIT", nomor)] });
        k.put(KAS_SETOR, &isi("1-1210")).await.ok();
        let t = k.put(KAS_SETOR, &isi("1-1110")).await.ditolak(409, "AKUN-04");
        assert_eq!(t["detail"]["versi"], 2);
        assert_eq!(nomor(&t["detail"]["tersimpan"], "BANK"), "1-1210");
        assert_eq!(nomor(&t["detail"]["dikirim"], "BANK"), "1-1110");
        assert_eq!(nomor(&jurnal(&k, "KAS", "SETOR").await, "BANK"), "1-1210");
    });
}

#[test]
fn isi_yang_salah_ditolak_di_selnya_dan_tidak_ada_yang_tersimpan() {
    di_kedua(|a| async move {
        let k = berakun(&a).await;
        k.put("para-akun-transaksi/KAS/TIDAK_ADA", &json!({ "detail_akun": [] }))
            .await
            .ditolak(404, "AKUN-01");
        k.put(KAS_SETOR, &json!({ "detail_akun": [] })).await.ditolak(422, "AKUN-02");
        let baik = sel("KAS", "KREDIT", "1-1110");
        let bank = |jenis: &str, nomor: &str| sel("BANK", jenis, nomor);
        for (salah, kolom, kode, pesan) in [
            (sel("LAIN", "DEBIT", "1-1100"), "kode_akun", "AKUN-02", "Baris ini tidak ada di jurnalnya"),
            (sel("KAS", "KREDIT", "1-1100"), "kode_akun", "AKUN-02", "KAS disebut lebih dari sekali"),
            (bank("KREDIT", "1-1100"), "jenis_akun", "AKUN-02", "BANK ada di sisi DEBIT"),
            (bank("DEBIT", "  "), "nomor_akun", "AKUN-03", "Nomor Akun Tidak Boleh Kosong"),
            (bank("DEBIT", "9-9999"), "nomor_akun", "AKUN-03", "Nomor Akun 9-9999 tidak ada di daftar akun"),
        ] {
            let t = k.put(KAS_SETOR, &json!({ "detail_akun": [baik, salah] })).await.ditolak(422, kode);
            assert_eq!(t["fields"][format!("detail_akun[1].{kolom}")], pesan, "{t}");
            assert_eq!(t["message"], pesan);
        }
        let j = jurnal(&k, "KAS", "SETOR").await;
        assert_eq!((j["versi"].clone(), nomor(&j, "KAS")), (json!(1), "1-1100".into()));
    });
}

#[test]
fn akun_yang_dipakai_jurnal_tidak_bisa_dihapus_dan_yang_dihapus_tidak_bisa_dipilih() {
    di_kedua(|a| async move {
        let k = berakun(&a).await;
        let hapus = |nomor: &str| k.minta("DELETE", &format!("akuns?nomor_akun={nomor}"));
        let t = k.kirim(hapus("1-1100")).await.ditolak(409, "MASTER-08");
        assert!(t["message"].as_str().unwrap().contains("Parameter Akun ("), "{t}");
        k.kirim(hapus("6-1900")).await.ok();
        k.put(KAS_SETOR, &json!({ "detail_akun": [sel("KAS", "KREDIT", "6-1900")] }))
            .await
            .ditolak(422, "AKUN-03");
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

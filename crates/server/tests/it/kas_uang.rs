//! Cash and bank money at the edge: keys, limits of a body, approvals over the calls, lists, slips, rights. What may be
//! booked and taken back is tested in `kas`.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master};
use serde_json::{Value, json};

/// An account of the store, by its bank.
pub async fn rekening(a: &Alat, kode: &str, bank: &str) -> String {
    let sql = "SELECT no_rekening FROM rekening WHERE toko = $1 AND kode_bank = $2";
    a.baris(sql, &[kode.into(), bank.into()]).await.remove(0)
}

/// What the drawer of a client's user holds; asked of the books, because a cashier is not told.
pub async fn laci(a: &Alat, k: &Klien) -> i64 {
    let s = k.get("users/saya").await.data();
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE toko = $1 AND kasir = $2";
    a.angka(sql, &[s["kode_toko"].as_str().unwrap().into(), s["user_id"].as_str().unwrap().into()]).await
}

pub async fn kas(k: &Klien, kunci: &str, jenis: &str, kategori: &str, jumlah: i64) -> Balasan {
    let isi = json!({ "jenis": jenis, "kategori": kategori, "deskripsi": "uji", "jumlah_rp": jumlah });
    k.post_dok("uang-kas", kunci, &isi).await
}

async fn bank(k: &Klien, kunci: &str, jenis: &str, no: &str, kategori: &str, jumlah: i64) -> Balasan {
    let isi = json!({ "jenis": jenis, "no_rekening": no, "kategori": kategori, "deskripsi": "", "jumlah_rp": jumlah });
    k.post_dok("uang-bank", kunci, &isi).await
}

pub fn faktur(j: &Value) -> String {
    j["data"]["no_faktur"].as_str().unwrap().to_owned()
}

#[test]
fn uang_kas_disimpan_sekali_dan_jumlahnya_terbatas() {
    di_kedua_master(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let semua = k.get("uang-kas/kategori").await.data();
        assert!(semua.as_array().unwrap().iter().any(|b| b["kode_transaksi"] == "GAJI"), "{semua}");
        let j = kas(&k, "kunci-salah", "MASUK", "TIDAK_ADA", 1000).await.ditolak(422, "KAS-02");
        assert!(j["fields"]["kategori"].is_string(), "{j}");
        // One limit for every amount there is, held where bodies come in.
        kas(&k, "kunci-j-besar", "MASUK", "LAIN_MASUK", values::JUMLAH_MAKS.nilai() + 1)
            .await
            .ditolak(422, "ISI-07");
        let j = kas(&k, "kunci-baik-1", "MASUK", "lain_masuk", 500_000).await.ok();
        assert_eq!(kas(&k, "kunci-baik-1", "MASUK", "lain_masuk", 500_000).await.ok(), j);
        assert_eq!(laci(&a, &k).await, 500_000);
        kas(&k, "kunci-lebih", "KELUAR", "KONSUMSI", 500_001).await.ditolak(422, "KAS-01");
        // The same key for another amount.
        kas(&k, "kunci-baik-1", "MASUK", "lain_masuk", 500_001).await.ditolak(409, "IDEM-01");
        let h = k.get("cash/paginated?skip=0&limit=10").await.ok();
        assert_eq!((&h["count"], &h["data"][0]["kategori"]), (&json!(1), &json!("LAIN_MASUK")));
    });
}

#[test]
fn otorisasi_uang_lewat_panggilannya() {
    di_kedua_master(|a| async move {
        let kasir = a.masuk("kasir1-jkt1").await;
        let isi = |id: &Value, jumlah: i64| json!({ "jenis": "MASUK", "kategori": "MODAL", "deskripsi": "uji", "jumlah_rp": jumlah, "otorisasi": id });
        let perlu = kas(&kasir, "kunci-m-1", "MASUK", "MODAL", 900_000).await.ditolak(422, "KAS-12");
        assert_eq!(perlu["detail"]["permohonan"]["kategori"], "KEUANGAN", "{perlu}");
        let id = kasir.izin("spv-jkt1", &perlu).await;
        kasir.post_dok("uang-kas", "kunci-m-3", &isi(&id, 1_000_000)).await.ditolak(422, "OTO-09");
        kasir.post_dok("uang-kas", "kunci-m-4", &isi(&id, 900_000)).await.ok();
        kasir.post_dok("uang-kas", "kunci-m-5", &isi(&id, 900_000)).await.ditolak(409, "OTO-06");
        assert_eq!(laci(&a, &kasir).await, 900_000);
    });
}

#[test]
fn uang_bank_disimpan_sekali_terdaftar_dan_punya_slip() {
    di_kedua_master(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let no = rekening(&a, "JKT1", "BCA").await;
        kas(&k, "kunci-1-kas", "MASUK", "LAIN_MASUK", 2_000_000).await.ok();
        bank(&k, "kunci-asing", "SETOR", "999999", "", 1).await.ditolak(422, "BANK-10");
        let j = bank(&k, "kunci-setor-1", "SETOR", &no, "", 1_500_000).await.ok();
        assert_eq!(bank(&k, "kunci-setor-1", "SETOR", &no, "", 1_500_000).await.ok(), j);
        assert_eq!((&j["data"]["saldo"], &j["data"]["saldo_kas"]), (&json!(1_500_000), &json!(500_000)));
        bank(&k, "kunci-keluar-1", "KELUAR", &no, "LISTRIK", 150_000).await.ok();
        assert_eq!(k.get("cash-pusat/daily-biaya").await.data()["total"], 150_000);
        assert_eq!(k.get(&format!("cash/history-bank?no_rekening={no}")).await.ok()["count"], 2);
        let r = k.get("uang-bank/rekening").await.data();
        let bca = r.as_array().unwrap().iter().find(|r| r["no_rekening"] == no.as_str()).unwrap();
        assert_eq!(bca["saldo"], 1_350_000);
        let pdf = k.get(&format!("uang/{}/slip", faktur(&j))).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"), "{}", pdf.status);
    });
}

#[test]
fn pembatalan_uang_sekali_dan_dijawab_dengan_status() {
    di_kedua_master(|a| async move {
        let (kasir, spv) = (a.masuk("kasir1-jkt1").await, a.masuk("spv-jkt1").await);
        kas(&kasir, "kunci-1-kas", "MASUK", "LAIN_MASUK", 1_000_000).await.ok();
        let keluar = faktur(&kas(&kasir, "kunci-2-kas", "KELUAR", "KONSUMSI", 300_000).await.ok());
        let mut isi = json!({ "no_dok": keluar, "alasan": "salah ketik" });
        let perlu = kasir.post_dok("uang/batal", "kunci-b-1", &isi).await.ditolak(422, "KAS-12");
        isi["otorisasi"] = kasir.izin("spv-jkt1", &perlu).await;
        let j = kasir.post_dok("uang/batal", "kunci-b-2", &isi).await.ok();
        assert_eq!(kasir.post_dok("uang/batal", "kunci-b-2", &isi).await.ok(), j);
        assert_eq!(laci(&a, &kasir).await, 1_000_000);
        for (no, status, kode) in [
            (keluar.as_str(), 409, "UANG-05"),
            ("KMJKT1-261115-9999", 404, "UANG-02"),
            ("KMBDG1-261115-0001", 422, "UANG-03"),
            ("", 422, "UANG-01"),
        ] {
            let isi = json!({ "no_dok": no, "alasan": "salah ketik" });
            spv.post_dok("uang/batal", &format!("kunci-n-{no}"), &isi).await.ditolak(status, kode);
        }
        let slip = format!("uang/{keluar}/slip");
        let pdf = spv.get(&slip).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"));
        a.sesi("own-bdg1").await.get(&slip).await.ditolak(404, "UANG-02");
        a.sesi("kasir2-jkt1").await.get(&slip).await.ditolak(404, "UANG-02");
    });
}

#[test]
fn kasir_tidak_membaca_rekening_dan_hanya_daftarnya() {
    di_kedua_master(|a| async move {
        let (satu, dua) = (a.sesi("kasir1-jkt1").await, a.sesi("kasir2-jkt1").await);
        kas(&satu, "kunci-1-kas", "MASUK", "LAIN_MASUK", 1000).await.ok();
        kas(&dua, "kunci-2-kas", "MASUK", "LAIN_MASUK", 2000).await.ok();
        let lihat = dua.get("cash/paginated?input_by=kasir1-jkt1").await.ok();
        assert_eq!((lihat["count"].as_i64(), lihat["data"][0]["jumlah_in"].as_i64()), (Some(1), Some(2000)));
        dua.get("cash/history-bank").await.ditolak(403, "AKSES-01");
    });
}

//! Cash and bank money: categories of the shop's own list, approvals, between drawer and account, cancelling exactly.

use crate::alat::{Alat, Balasan, Klien, SANDI, di_kedua_master};
use serde_json::{Value, json};

/// An account of the store, by its bank.
pub async fn rekening(a: &Alat, kode: &str, bank: &str) -> String {
    let sql = "SELECT no_rekening FROM rekening WHERE toko = $1 AND kode_bank = $2";
    a.baris(sql, &[kode.into(), bank.into()]).await.remove(0)
}

pub async fn laci(k: &Klien) -> i64 {
    k.get("uang-kas/saldo").await.data()["saldo"].as_i64().unwrap()
}

async fn saldo_bank(a: &Alat, no: &str) -> String {
    let sql = "SELECT saldo, belum_valid FROM saldo_bank WHERE toko = 'JKT1' AND no_rekening = $1";
    a.baris(sql, &[no.into()]).await.pop().unwrap_or_default()
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
fn kategori_harus_dari_master_dengan_arah_dan_tempatnya() {
    di_kedua_master(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let semua = k.get("uang-kas/kategori").await.data();
        let gaji = semua.as_array().unwrap().iter().find(|b| b["kode_transaksi"] == "GAJI").unwrap();
        assert_eq!((gaji["jenis"].as_str(), gaji["butuh_otorisasi"].as_bool()), (Some("KELUAR"), Some(true)));
        for (jenis, kategori) in [
            ("MASUK", "TIDAK_ADA"),
            ("KELUAR", "LAIN_MASUK"),
            ("KELUAR", "SEWA"),
            ("MASUK", "SALDO AWAL"),
            ("MASUK", " "),
        ] {
            let j = kas(
                &k,
                &format!("kunci-{jenis}-{}", kategori.trim().replace(' ', "_")),
                jenis,
                kategori,
                1000,
            )
            .await
            .ditolak(422, "KAS-02");
            assert!(j["fields"]["kategori"].is_string(), "{kategori}: {j}");
        }
        for jumlah in [0, -5, 100_000_000_001] {
            let j = kas(&k, &format!("kunci-j-{jumlah}"), "MASUK", "LAIN_MASUK", jumlah)
                .await
                .ditolak(422, "KAS-02");
            assert!(j["fields"]["jumlah_rp"].is_string(), "{j}");
        }
        let j = kas(&k, "kunci-baik-1", "MASUK", "lain_masuk", 500_000).await.ok();
        assert_eq!(kas(&k, "kunci-baik-1", "MASUK", "lain_masuk", 500_000).await.ok(), j);
        assert_eq!(laci(&k).await, 500_000);
        // More than the drawer holds.
        kas(&k, "kunci-lebih", "KELUAR", "KONSUMSI", 500_001).await.ditolak(422, "KAS-01");
        // The same key for another amount.
        kas(&k, "kunci-baik-1", "MASUK", "lain_masuk", 500_001).await.ditolak(409, "IDEM-01");
        let h = k.get("cash/paginated?skip=0&limit=10").await.ok();
        assert_eq!((h["count"].as_i64(), h["data"][0]["kategori"].as_str()), (Some(1), Some("LAIN_MASUK")));
        assert_eq!(h["data"][0]["bisa_batal"], true);
    });
}

#[test]
fn kategori_yang_butuh_otorisasi_minta_spv_untuk_jumlah_itu() {
    di_kedua_master(|a| async move {
        let (kasir, spv) = (a.masuk("kasir1-jkt1").await, a.sesi("spv-jkt1").await);
        let j = kas(&kasir, "kunci-m-1", "MASUK", "MODAL", 1_000_000).await.ditolak(422, "KAS-12");
        assert_eq!(j["detail"]["otorisasi"], "KEUANGAN", "{j}");
        kas(&spv, "kunci-m-2", "MASUK", "MODAL", 1_000_000).await.ok();
        let minta = |nominal: i64| {
            json!({ "user_id": "spv-jkt1", "password": SANDI, "kategori": "KEUANGAN", "description": "SETORAN MODAL",
                "nominal": nominal })
        };
        let isi = |id: &Value, jumlah: i64| json!({ "jenis": "MASUK", "kategori": "MODAL", "deskripsi": "uji", "jumlah_rp": jumlah, "otorisasi": id });
        // An approval of another amount does not do, and is not used up.
        let id = kasir.post("authorization", &minta(900_000)).await.data()["id"].take();
        kasir.post_dok("uang-kas", "kunci-m-3", &isi(&id, 1_000_000)).await.ditolak(422, "KAS-12");
        let j = kasir.post_dok("uang-kas", "kunci-m-4", &isi(&id, 900_000)).await.ok();
        kasir.post_dok("uang-kas", "kunci-m-5", &isi(&id, 900_000)).await.ditolak(409, "OTO-06");
        assert_eq!(laci(&kasir).await, 900_000);
        let dipakai = a
            .baris("SELECT dipakai_dok FROM otorisasi WHERE status = 'TERPAKAI' AND nominal = 900000", &[])
            .await;
        assert_eq!(dipakai, [faktur(&j)]);
    });
}

#[test]
fn setor_dan_tarik_satu_dokumen_di_dua_buku() {
    di_kedua_master(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let no = rekening(&a, "JKT1", "BCA").await;
        kas(&k, "kunci-1-kas", "MASUK", "LAIN_MASUK", 2_000_000).await.ok();
        bank(&k, "kunci-tarik-0", "TARIK", &no, "", 1).await.ditolak(422, "BANK-12");
        bank(&k, "kunci-asing", "SETOR", "999999", "", 1).await.ditolak(422, "BANK-10");
        let asing = rekening(&a, "BDG1", "BCA").await;
        bank(&k, "kunci-asing-2", "SETOR", &asing, "", 1).await.ditolak(422, "BANK-10");
        bank(&k, "kunci-kosong", "MASUK", &no, "", 1).await.ditolak(422, "BANK-11");
        bank(&k, "kunci-kas-saja", "KELUAR", &no, "KONSUMSI", 1).await.ditolak(422, "BANK-11");
        bank(&k, "kunci-lebih-1", "SETOR", &no, "", 2_000_001).await.ditolak(422, "KAS-01");
        let j = bank(&k, "kunci-setor-1", "SETOR", &no, "", 1_500_000).await.ok();
        assert_eq!(bank(&k, "kunci-setor-1", "SETOR", &no, "", 1_500_000).await.ok(), j);
        assert_eq!(
            (j["data"]["saldo"].as_i64(), j["data"]["saldo_kas"].as_i64()),
            (Some(1_500_000), Some(500_000))
        );
        assert!(faktur(&j).starts_with("BMJKT1-"));
        // What was brought to the bank waits for its statement.
        assert_eq!(saldo_bank(&a, &no).await, "1500000|1500000");
        let j = bank(&k, "kunci-tarik-1", "TARIK", &no, "", 400_000).await.ok();
        assert!(faktur(&j).starts_with("KMJKT1-"));
        assert_eq!((laci(&k).await, saldo_bank(&a, &no).await), (900_000, "1100000|1500000".to_owned()));
        bank(&k, "kunci-masuk-1", "MASUK", &no, "LAIN_MASUK", 50_000).await.ok();
        bank(&k, "kunci-keluar-1", "KELUAR", &no, "LISTRIK", 150_000).await.ok();
        // Moving money between one's own places is no cost.
        let biaya = k.get("cash-pusat/daily-biaya").await.data();
        assert_eq!(
            (biaya["total"].as_i64(), biaya["rincian"][0]["nama"].as_str()),
            (Some(150_000), Some("LISTRIK"))
        );
        let h = k.get(&format!("cash/history-bank?no_rekening={no}")).await.ok();
        assert_eq!(h["count"], 4);
        assert_eq!(h["data"][3]["status"], "UNVALIDATED");
        let r = k.get("uang-bank/rekening").await.data();
        let bca = r.as_array().unwrap().iter().find(|r| r["no_rekening"] == no.as_str()).unwrap();
        assert_eq!((bca["saldo"].as_i64(), bca["belum_valid"].as_i64()), (Some(1_000_000), Some(1_500_000)));
        let pdf = k.get(&format!("uang/{}/slip", faktur(&j))).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"), "{}", pdf.status);
    });
}

async fn besok(a: &Alat) {
    a.tulis(db::Kunci::rantai(), |tx| {
        tx.exec("UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko = 'JKT1'", &[])
    })
    .await;
}

#[test]
fn batal_membalik_tepat_dan_hari_lain_hanya_pemilik() {
    di_kedua_master(|a| async move {
        let (kasir, spv, own) =
            (a.masuk("kasir1-jkt1").await, a.masuk("spv-jkt1").await, a.sesi("own-jkt1").await);
        let no = rekening(&a, "JKT1", "BCA").await;
        kas(&kasir, "kunci-1-kas", "MASUK", "LAIN_MASUK", 1_000_000).await.ok();
        let keluar = faktur(&kas(&kasir, "kunci-2-kas", "KELUAR", "KONSUMSI", 300_000).await.ok());
        let batal = |no: &str, id: &Value| json!({ "no_dok": no, "alasan": "salah ketik", "otorisasi": id });
        let kosong = Value::String(String::new());
        kasir
            .post_dok("uang/batal", "kunci-b-0", &json!({ "no_dok": keluar, "alasan": " " }))
            .await
            .ditolak(422, "UANG-04");
        kasir.post_dok("uang/batal", "kunci-b-1", &batal(&keluar, &kosong)).await.ditolak(422, "KAS-12");
        let minta = json!({ "user_id": "spv-jkt1", "password": SANDI, "kategori": "KEUANGAN", "description": "BATAL",
            "dokumen": keluar, "nominal": 300_000 });
        let id = kasir.post("authorization", &minta).await.data()["id"].take();
        let j = kasir.post_dok("uang/batal", "kunci-b-2", &batal(&keluar, &id)).await.ok();
        assert_eq!(kasir.post_dok("uang/batal", "kunci-b-2", &batal(&keluar, &id)).await.ok(), j);
        assert_eq!(laci(&kasir).await, 1_000_000);
        spv.post_dok("uang/batal", "kunci-b-3", &batal(&keluar, &kosong)).await.ditolak(409, "UANG-05");
        // The cost of the day is gone with it.
        assert_eq!(own.get("cash-pusat/daily-biaya").await.data()["total"], 0);
        for (no, status, kode) in [
            ("KMJKT1-261115-9999", 404, "UANG-02"),
            ("KMBDG1-261115-0001", 422, "UANG-03"),
            ("FJJKT1-261115-0001", 422, "UANG-01"),
            ("", 422, "UANG-01"),
        ] {
            spv.post_dok("uang/batal", &format!("kunci-n-{no}"), &batal(no, &kosong))
                .await
                .ditolak(status, kode);
        }
        // A deposit comes back out of the account into the same drawer.
        kas(&own, "kunci-3-kas", "MASUK", "LAIN_MASUK", 700_000).await.ok();
        let setor = faktur(&bank(&own, "kunci-setor-1", "SETOR", &no, "", 600_000).await.ok());
        spv.post_dok("uang/batal", "kunci-b-4", &batal(&setor, &kosong)).await.ok();
        assert_eq!((laci(&own).await, saldo_bank(&a, &no).await), (700_000, "0|0".to_owned()));
        // Money that left the drawer since cannot come back out of it.
        let masuk = faktur(&kas(&kasir, "kunci-4-kas", "MASUK", "LAIN_MASUK", 200_000).await.ok());
        kas(&kasir, "kunci-5-kas", "KELUAR", "KONSUMSI", 1_100_000).await.ok();
        spv.post_dok("uang/batal", "kunci-b-5", &batal(&masuk, &kosong)).await.ditolak(422, "KAS-01");
        besok(&a).await;
        let kecil = faktur(&kas(&own, "kunci-6-kas", "KELUAR", "KONSUMSI", 10_000).await.ok());
        assert!(kecil.contains("261116"));
        let lama = a
            .baris("SELECT no_dok FROM buku_kas WHERE toko = 'JKT1' AND jumlah_out = 1100000", &[])
            .await
            .remove(0);
        spv.post_dok("uang/batal", "kunci-b-6", &batal(&lama, &kosong)).await.ditolak(422, "KAS-12");
        own.post_dok("uang/batal", "kunci-b-7", &batal(&lama, &kosong)).await.ok();
        assert_eq!(laci(&kasir).await, 1_200_000);
        let balik = a
            .baris(
                "SELECT tgl_system FROM buku_kas WHERE toko = 'JKT1' AND no_dok = $1 AND balik IS NOT NULL",
                &[lama.into()],
            )
            .await;
        assert_eq!(balik, ["2026-11-16"]);
        let pdf = own.get(&format!("uang/{keluar}/slip")).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"));
        a.sesi("own-bdg1").await.get(&format!("uang/{keluar}/slip")).await.ditolak(404, "UANG-02");
    });
}

/// What a screen reads is the person's own where they are a cashier.
#[test]
fn kasir_hanya_melihat_lacinya() {
    di_kedua_master(|a| async move {
        let (satu, dua) = (a.sesi("kasir1-jkt1").await, a.sesi("kasir2-jkt1").await);
        let j = kas(&satu, "kunci-1-kas", "MASUK", "LAIN_MASUK", 1000).await.ok();
        kas(&dua, "kunci-2-kas", "MASUK", "LAIN_MASUK", 2000).await.ok();
        let lihat = dua.get("cash/paginated?input_by=kasir1-jkt1").await.ok();
        assert_eq!((lihat["count"].as_i64(), lihat["data"][0]["jumlah_in"].as_i64()), (Some(1), Some(2000)));
        dua.get(&format!("uang/{}/slip", faktur(&j))).await.ditolak(404, "UANG-02");
        dua.get("cash/history-bank").await.ditolak(403, "AKSES-01");
        assert_eq!(a.sesi("spv-jkt1").await.get("cash/paginated").await.ok()["count"], 2);
        assert_eq!(a.sesi("own-bdg1").await.get("cash/paginated").await.ok()["count"], 0);
    });
}

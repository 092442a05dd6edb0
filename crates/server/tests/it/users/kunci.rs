//! `POST users/kunci` and `users/buka`: the till's lock, and handing it to the next cashier.

use crate::alat::{Klien, SANDI, di_kedua};
use serde_json::json;

async fn terkunci(k: &Klien) {
    let j = k.get("tokos").await.ditolak(423, "SESI-04");
    assert_eq!(j["message"], "Kasir terkunci, masukkan password untuk membuka");
    let kas = json!({ "jenis": "MASUK", "kategori": "A", "deskripsi": "", "jumlah_rp": 1000 });
    k.post("uang-kas", &kas).await.ditolak(423, "SESI-04");
}

async fn buka(k: &Klien, user: &str, password: &str) -> crate::alat::Balasan {
    k.post("users/buka", &json!({ "user_id": user, "password": password })).await
}

#[test]
fn kasir_yang_terkunci_dibuka_dengan_passwordnya() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let lain = a.masuk("kasir1-jkt1").await;
        k.kirim(k.minta("POST", "users/kunci")).await.ok();
        terkunci(&k).await;
        // The session itself is not gone: the screen may ask whose it is.
        let saya = k.get("users/saya").await.data();
        assert_eq!(json!([saya["user_id"], saya["terkunci"]]), json!(["kasir1-jkt1", true]));
        // Another session of the same person is another till.
        lain.get("tokos").await.ok();
        let j = buka(&k, "kasir1-jkt1", "bukan-ini").await.ditolak(422, "SESI-02");
        assert_eq!(j["message"], "User ID atau password salah");
        terkunci(&k).await;
        let u = buka(&k, "kasir1-jkt1", SANDI).await.data();
        assert_eq!(json!([u["terkunci"], u.get("token")]), json!([false, null]));
        k.get("tokos").await.ok();
        let jejak = a
            .baris(
                "SELECT aksi FROM audit WHERE oleh = 'kasir1-jkt1' AND aksi LIKE '%KASIR' ORDER BY seq",
                &[],
            )
            .await;
        assert_eq!(jejak, ["KUNCI KASIR", "BUKA KASIR"]);
    });
}

#[test]
fn ganti_kasir_cepat_memberi_token_baru_dan_mengakhiri_yang_lama() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for kunci_dulu in [true, false] {
            let lama = if kunci_dulu { k.clone() } else { a.masuk("kasir1-jkt1").await };
            if kunci_dulu {
                lama.kirim(lama.minta("POST", "users/kunci")).await.ok();
            }
            let u = buka(&lama, "kasir2-jkt1", SANDI).await.data();
            assert_eq!(
                json!([u["user_id"], u["kode_toko"], u["terkunci"]]),
                json!(["kasir2-jkt1", "JKT1", false])
            );
            let baru = a.dengan_token(u["token"].as_str().unwrap());
            assert_eq!(baru.get("users/saya").await.data()["user_id"], "kasir2-jkt1");
            lama.get("tokos").await.ditolak(401, "SESI-01");
        }
    });
}

#[test]
fn kasir_toko_lain_tidak_bisa_mengambil_alih() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        k.kirim(k.minta("POST", "users/kunci")).await.ok();
        buka(&k, "kasir1-bdg1", SANDI).await.ditolak(403, "TOKO-02");
        buka(&k, "tidak-ada", SANDI).await.ditolak(422, "SESI-02");
        buka(&k, "user dengan spasi", SANDI).await.ditolak(422, "SESI-02");
        terkunci(&k).await;
        // Head office may stand in anywhere.
        let u = buka(&k, "pusat", SANDI).await.data();
        assert_eq!(json!([u["user_id"], u["kode_toko"]]), json!(["pusat", "JKT1"]));
    });
}

#[test]
fn menebak_password_di_kasir_terkunci_ikut_dihitung() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        k.kirim(k.minta("POST", "users/kunci")).await.ok();
        for _ in 0..5 {
            buka(&k, "kasir1-jkt1", "tebakan").await.ditolak(422, "SESI-02");
        }
        buka(&k, "kasir1-jkt1", SANDI).await.ditolak(429, "SESI-03");
        a.tamu().login("kasir1-jkt1", SANDI).await.ditolak(429, "SESI-03");
        a.uji.jam.maju(std::time::Duration::from_secs(30));
        buka(&k, "kasir1-jkt1", SANDI).await.ok();
        // Opened: what was wrong before is forgotten.
        buka(&k, "kasir1-jkt1", "tebakan").await.ditolak(422, "SESI-02");
        a.tamu().login("kasir1-jkt1", SANDI).await.ok();
    });
}

#[test]
fn kasir_terkunci_masih_bisa_keluar() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        k.kirim(k.minta("POST", "users/kunci")).await.ok();
        k.post("users/logout", &json!({})).await.ok();
        buka(&k, "kasir1-jkt1", SANDI).await.ditolak(401, "SESI-01");
    });
}

//! Login: locks that neither many machines nor many names get round, passwords that are no secret, the second factor,
//! tills that lock themselves, and addresses behind a proxy.

use crate::alat::{Alat, SANDI, di_kedua};
use db::args;
use platform::totp;
use serde_json::json;
use std::time::Duration;

const MENIT: Duration = Duration::from_secs(60);

#[test]
fn banyak_alamat_tidak_mengakali_kunci_user() {
    di_kedua(|a| async move {
        for n in 2..7 {
            let k = a.tamu_dari(&format!("127.0.0.{n}"));
            for _ in 0..4 {
                k.login("spv-jkt1", "salah-terus").await.ditolak(422, "SESI-02");
            }
        }
        // Right, and from an address that never tried: the user is locked wherever.
        a.tamu_dari("127.0.0.9").login("spv-jkt1", SANDI).await.ditolak(429, "SESI-03");
        a.tamu_dari("127.0.0.9").login("kasir1-jkt1", SANDI).await.ok();
        a.uji.jam.maju(5 * MENIT);
        a.tamu_dari("127.0.0.9").login("spv-jkt1", SANDI).await.ok();
    });
}

#[test]
fn banyak_nama_tidak_mengakali_kunci_alamat() {
    di_kedua(|a| async move {
        let k = a.tamu_dari("127.0.0.8");
        k.login("nama-satu", "salah-terus").await.ditolak(422, "SESI-02");
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE login_gagal SET gagal = 49 WHERE user_id = '' AND alamat = '127.0.0.8'", args![])
        })
        .await;
        k.login("nama-dua", "salah-terus").await.ditolak(422, "SESI-02");
        k.login("kasir1-jkt1", SANDI).await.ditolak(429, "SESI-03");
        a.tamu_dari("127.0.0.7").login("kasir1-jkt1", SANDI).await.ok();
        // A login of one's own does not wipe the count of the address.
        let sisa = "SELECT gagal FROM login_gagal WHERE user_id = '' AND alamat = '127.0.0.8'";
        assert_eq!(a.angka(sisa, args![]).await, 50);
    });
}

#[test]
fn id_sendiri_bukan_password() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for baru in ["kasir1-jkt1", "KASIR1-JKT1", "kasir1-jkt11"] {
            let m = json!({ "password_lama": SANDI, "password_baru": baru });
            k.post("users/ganti-password", &m).await.ditolak(422, "SANDI-04");
        }
        let own = a.masuk("own-jkt1").await;
        let m = json!({ "user_id": "kasir9-jkt1", "user_name": "KASIR 9", "level": "KASIR", "kode_toko": "JKT1",
            "password": "kasir9-jkt1" });
        own.post("users", &m).await.ditolak(422, "SANDI-04");
    });
}

/// Enrols a person; gives the key of their app and the recovery codes.
async fn daftarkan(a: &Alat, k: &crate::alat::Klien) -> (String, Vec<String>) {
    k.post("users/totp/mulai", &json!({ "password": "bukan ini" })).await.ditolak(422, "SANDI-02");
    let m = k.post("users/totp/mulai", &json!({ "password": SANDI })).await.data();
    assert!(m["qr"].as_str().unwrap().starts_with("<svg "));
    let kunci = m["kunci"].as_str().unwrap().to_owned();
    k.post("users/totp/aktifkan", &json!({ "kode": "000000" })).await.ditolak(422, "TOTP-02");
    let kode = totp::kode_saat(&kunci, a.uji.db.jam().sekarang()).unwrap();
    let c = k.post("users/totp/aktifkan", &json!({ "kode": kode })).await.data();
    (kunci, c.as_array().unwrap().iter().map(|c| c.as_str().unwrap().to_owned()).collect())
}

#[test]
fn langkah_kedua_ditanya_sekali_pakai_dan_kodenya_dihash() {
    di_kedua(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let (kunci, cadangan) = daftarkan(&a, &own).await;
        assert_eq!(cadangan.len(), 8);
        let tersimpan = a.baris("SELECT sidik FROM totp_cadangan", args![]).await;
        assert!(tersimpan.iter().all(|s| s.len() == 64 && !cadangan.contains(s)));
        // The password alone is not enough; a code works once.
        a.tamu().login("own-jkt1", SANDI).await.ditolak(422, "SESI-05");
        let masuk = |kode: String| {
            let a = a.clone();
            async move {
                let m = json!({ "user_id": "own-jkt1", "password": SANDI, "kode": kode });
                a.tamu().post("users/login", &m).await
            }
        };
        let kini = || totp::kode_saat(&kunci, a.uji.db.jam().sekarang()).unwrap();
        masuk(kini()).await.ditolak(422, "TOTP-02");
        a.uji.jam.maju(MENIT);
        masuk(kini()).await.ok();
        masuk(kini()).await.ditolak(422, "TOTP-02");
        masuk(cadangan[0].clone()).await.ok();
        masuk(cadangan[0].clone()).await.ditolak(422, "TOTP-02");
        assert_eq!(own.get("users/totp").await.data(), json!({ "aktif": true, "cadangan": 7 }));
        // Guesses lock as wrong passwords do.
        for _ in 0..5 {
            masuk("123456".into()).await;
        }
        a.uji.jam.maju(Duration::from_secs(29));
        masuk(kini()).await.ditolak(429, "SESI-03");
        a.uji.jam.maju(10 * MENIT);
        own.post("users/totp/matikan", &json!({ "password": SANDI })).await.ok();
        a.tamu().login("own-jkt1", SANDI).await.ok();
    });
}

#[test]
fn langkah_kedua_bisa_diwajibkan_untuk_atasan() {
    di_kedua(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let kasir = a.masuk("kasir1-jkt1").await;
        own.put("para-system", &json!([{ "key": "TOTP_WAJIB", "value": "on" }])).await.ok();
        own.get("para-system").await.ditolak(403, "TOTP-04");
        assert_eq!(own.get("users/saya").await.data()["wajib_totp"], json!(true));
        kasir.get("para-system").await.ok();
        daftarkan(&a, &own).await;
        own.get("para-system").await.ok();
    });
}

#[test]
fn layar_yang_ditinggal_terkunci_sendiri() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for _ in 0..3 {
            a.uji.jam.maju(14 * MENIT);
            k.get("para-system").await.ok();
        }
        a.uji.jam.maju(16 * MENIT);
        k.get("para-system").await.ditolak(423, "SESI-04");
        k.get("users/saya").await.ok();
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'KUNCI OTOMATIS'", args![]).await, 1);
        k.post("users/buka", &json!({ "user_id": "kasir1-jkt1", "password": SANDI })).await.ok();
        k.get("para-system").await.ok();
    });
}

#[test]
fn di_belakang_proxy_setiap_orang_punya_alamatnya_sendiri() {
    di_kedua(|a| async move {
        let coba = |asal: &'static str, sandi: &'static str| {
            let a = a.clone();
            async move {
                let k = a.tamu();
                let m = json!({ "user_id": "kasir1-jkt1", "password": sandi });
                k.kirim(k.minta("POST", "users/login").header("x-forwarded-for", asal).json(&m)).await
            }
        };
        // Nobody is believed who is not named.
        for _ in 0..5 {
            coba("203.0.113.1", "salah-terus").await;
        }
        coba("203.0.113.2", SANDI).await.ditolak(429, "SESI-03");
        a.app.pasang_proxy(vec!["127.0.0.1".parse().unwrap()]);
        coba("203.0.113.2", SANDI).await.ok();
        for _ in 0..5 {
            coba("203.0.113.3", "salah-terus").await;
        }
        coba("203.0.113.3", SANDI).await.ditolak(429, "SESI-03");
        coba("203.0.113.4", SANDI).await.ok();
    });
}

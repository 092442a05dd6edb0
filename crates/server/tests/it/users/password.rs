//! `POST users/ganti-password`: its rules, what it ends, and the one-time password; `GET users/get/all`.

use crate::alat::{Alat, Balasan, Klien, SANDI, di_kedua, toko};
use db::Kunci;
use platform::pengguna::{self, Baru};
use platform::{Level, sandi};
use serde_json::json;
use values::UserId;

async fn ganti(k: &Klien, lama: &str, baru: &str) -> Balasan {
    k.post("users/ganti-password", &json!({ "password_lama": lama, "password_baru": baru })).await
}

#[test]
fn ganti_password_mengakhiri_sesi_lain_milik_sendiri() {
    di_kedua(|a| async move {
        let (ini, itu, orang) =
            (a.masuk("kasir1-jkt1").await, a.masuk("kasir1-jkt1").await, a.masuk("kasir2-jkt1").await);
        itu.get("tokos").await.ok();
        let r = ganti(&ini, SANDI, "sandi-baru-saya").await;
        assert_eq!(r.ok(), json!({ "data": true, "message": "Password berhasil diganti" }));
        ini.get("tokos").await.ok();
        itu.get("tokos").await.ditolak(401, "SESI-01");
        orang.get("tokos").await.ok();
        a.tamu().login("kasir1-jkt1", SANDI).await.ditolak(422, "SESI-02");
        a.tamu().login("kasir1-jkt1", "sandi-baru-saya").await.ok();
        let jejak = a.baris("SELECT oleh, isi FROM audit WHERE aksi = 'GANTI PASSWORD'", &[]).await;
        assert_eq!(jejak, ["kasir1-jkt1|{}"]);
    });
}

#[test]
fn aturan_password_baru() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for (baru, pesan) in [
            ("", "Password paling sedikit 8 karakter"),
            ("1234567", "Password paling sedikit 8 karakter"),
            ("é¥漢字🪙ab", "Password paling sedikit 8 karakter"),
            (&"x".repeat(129), "Password paling banyak 128 karakter"),
            (SANDI, "Password baru harus berbeda dari yang lama"),
        ] {
            let j = ganti(&k, SANDI, baru).await.ditolak(422, "SANDI-01");
            assert_eq!(j["fields"]["password_baru"], pesan, "{baru}");
        }
        let j = ganti(&k, "bukan-ini", "sandi-baru-saya").await.ditolak(422, "SANDI-02");
        assert_eq!(j["fields"]["password_lama"], "Password lama salah");
        a.tamu().login("kasir1-jkt1", SANDI).await.ok();
        // Letters of any kind count as one, and spaces are part of it.
        ganti(&k, SANDI, " é¥漢字🪙ab ").await.ok();
        a.tamu().login("kasir1-jkt1", "é¥漢字🪙ab").await.ditolak(422, "SESI-02");
        a.tamu().login("kasir1-jkt1", " é¥漢字🪙ab ").await.ok();
        ganti(&k, " é¥漢字🪙ab ", &"x".repeat(128)).await.ok();
        a.tamu().login("kasir1-jkt1", &"x".repeat(128)).await.ok();
    });
}

#[test]
fn menebak_password_lama_ikut_terkunci() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for _ in 0..5 {
            ganti(&k, "tebakan-lama", "sandi-baru-saya").await.ditolak(422, "SANDI-02");
        }
        ganti(&k, SANDI, "sandi-baru-saya").await.ditolak(429, "SESI-03");
        a.uji.jam.maju(std::time::Duration::from_secs(30));
        ganti(&k, SANDI, "sandi-baru-saya").await.ok();
    });
}

async fn user_sekali_pakai(a: &Alat) {
    let hash = sandi::buat("sekali-pakai").unwrap();
    a.kerja(Kunci::rantai(), move |tx| {
        let b = Baru {
            user_id: UserId::parse("baru").unwrap(),
            user_name: "Baru".into(),
            level: Level::Own,
            kode_toko: toko("JKT1"),
            pusat: false,
            sandi: hash.clone(),
            ganti_sandi: true,
            akses: Vec::new(),
        };
        pengguna::buat(tx, &b, "uji")
    })
    .await
    .unwrap();
}

#[test]
fn password_sekali_pakai_harus_diganti_dulu() {
    di_kedua(|a| async move {
        user_sekali_pakai(&a).await;
        let u = a.tamu().login("baru", "sekali-pakai").await.data();
        assert_eq!(u["ganti_password"], true);
        let k = a.dengan_token(u["token"].as_str().unwrap());
        for path in ["tokos", "para-system", "users/get/all", "uang-kas/saldo"] {
            let j = k.get(path).await.ditolak(403, "SANDI-03");
            assert_eq!(j["message"], "Password sekali pakai harus diganti dulu");
        }
        ganti(&k, "sekali-pakai", "sekali-pakai").await.ditolak(422, "SANDI-01");
        k.get("tokos").await.ditolak(403, "SANDI-03");
        ganti(&k, "sekali-pakai", "sandi-saya-sendiri").await.ok();
        k.get("tokos").await.ok();
        assert_eq!(k.get("users/saya").await.data()["ganti_password"], false);
        a.tamu().login("baru", "sekali-pakai").await.ditolak(422, "SESI-02");
    });
}

#[test]
fn daftar_user_hanya_toko_sendiri_dan_tanpa_rahasia() {
    di_kedua(|a| async move {
        let r = a.masuk("kasir1-jkt1").await.get("users/get/all").await.ok();
        let nama: Vec<&str> =
            r["data"].as_array().unwrap().iter().map(|u| u["user_id"].as_str().unwrap()).collect();
        assert_eq!(nama, ["fin-jkt1", "kasir1-jkt1", "kasir2-jkt1", "own-jkt1", "spv-jkt1"]);
        assert_eq!(r["count"], 5);
        assert_eq!(
            r["data"][3],
            json!({ "user_id": "own-jkt1", "user_name": "Pemilik Karat Blok M", "level": "OWN",
                    "kode_toko": "JKT1", "pusat": false, "aktif": true })
        );
        // Head office at a branch's portal sees that branch's people and its own.
        let r = a.masuk("pusat").await.di("BDG1").get("users/get/all").await.data();
        let nama: Vec<&str> = r.as_array().unwrap().iter().map(|u| u["user_id"].as_str().unwrap()).collect();
        assert_eq!(
            nama,
            ["fin-bdg1", "kasir1-bdg1", "kasir2-bdg1", "mu", "own-bdg1", "pusat", "spv-bdg1", "su"]
        );
    });
}

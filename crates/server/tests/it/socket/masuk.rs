//! The handshake and the end of a session.

use super::klien::{Klien, Masuk, buka_ws};
use super::{SEBENTAR, Server, sampai};
use db::{Kunci, args};
use dunia::kedua_mesin;
use platform::{Tolak, pengguna, sesi};
use serde_json::json;
use std::time::Duration;
use values::{KodeToko, UserId, Waktu};

#[test]
fn salam_tanpa_token_yang_hidup_ditolak() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let token = s.login("kasir1-jkt1").await;
        for auth in [
            json!(null),
            json!({}),
            json!([]),
            json!({ "token": "" }),
            json!({ "token": 7 }),
            json!({ "token": "x".repeat(44) }),
            json!({ "token": "x".repeat(5000) }),
            json!({ "token": format!("{token}x") }),
            json!({ "token": platform::acak::sidik(&token) }),
        ] {
            let e = Klien::sambung(s.alamat, auth.clone()).await.err();
            assert_eq!(e.as_deref(), Some("Invalid Token."), "{auth}");
        }
        let _hidup = s.sambung(&token).await;
        assert!(s.tunggu(SEBENTAR, |u| u.soket == 1).await, "yang ditolak tidak tercatat");
        s.tutup().await;
    });
}

#[test]
fn salam_di_toko_lain_atau_toko_yang_tidak_ada_ditolak() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (kasir, pusat) = (s.login("kasir1-jkt1").await, s.login("pusat").await);
        let coba =
            |token: &str, toko: &str| Klien::sambung(s.alamat, json!({ "token": token, "kode_toko": toko }));
        let e = coba(&kasir, "SBY1").await.err().unwrap();
        assert_eq!(e, "Anda terdaftar di toko JKT1, tidak di toko SBY1");
        assert!(coba(&kasir, "JKT1").await.is_ok());
        assert!(coba(&kasir, "").await.is_ok());
        assert!(coba(&pusat, "SBY1").await.is_ok());
        assert_eq!(coba(&pusat, "XXX9").await.err().unwrap(), "Toko XXX9 tidak terdaftar");
        assert!(coba(&pusat, "terlalu panjang").await.is_err());
        s.tutup().await;
    });
}

#[test]
fn kasir_terkunci_dan_password_sekali_pakai_tidak_bisa_menyambung() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let kasir = s.login("kasir1-jkt1").await;
        assert_eq!(s.panggil("POST", "users/kunci", &kasir, json!({})).await.0, 200);
        let e = Klien::sambung(s.alamat, json!({ "token": kasir })).await.err().unwrap();
        assert_eq!(e, "Kasir terkunci, masukkan password untuk membuka");

        let lain = s.login("kasir2-jkt1").await;
        ubah(&uji, "UPDATE pengguna SET ganti_sandi = 1, versi = versi + 1 WHERE user_id = 'kasir2-jkt1'")
            .await;
        let e = Klien::sambung(s.alamat, json!({ "token": lain })).await.err().unwrap();
        assert_eq!(e, "Password sekali pakai harus diganti dulu");
        s.tutup().await;
    });
}

async fn ubah(uji: &testkit::Uji, sql: &'static str) {
    uji.db.write(Kunci::rantai(), move |tx| tx.exec(sql, args![])).await.unwrap();
}

/// The socket hears why, is taken out, and its connection is closed.
async fn berakhir(k: &mut Klien, kode: &str) {
    match k.berikut(SEBENTAR).await {
        Some(Masuk::Peristiwa { nama, isi, .. }) => {
            assert_eq!(nama, "sesi-berakhir");
            assert_eq!(isi["code"], kode);
            assert!(isi["message"].as_str().is_some_and(|m| !m.is_empty()));
        }
        lain => panic!("bukan sesi-berakhir: {lain:?}"),
    }
    assert!(matches!(k.berikut(SEBENTAR).await, Some(Masuk::Dilepas)));
    assert!(matches!(k.berikut(SEBENTAR).await, Some(Masuk::Tutup)), "sambungan harus diputus");
}

async fn tenang(k: &mut Klien) {
    if let Some(m) = k.berikut(Duration::from_millis(300)).await {
        panic!("tidak seharusnya mendengar {}", m.nama());
    }
}

#[test]
fn logout_menutup_semua_soket_sesi_itu_dan_tokennya_tidak_pernah_bisa_lagi() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (a, b) = (s.login("kasir1-jkt1").await, s.login("kasir1-jkt1").await);
        let (mut a1, mut a2, mut b1) = (s.sambung(&a).await, s.sambung(&a).await, s.sambung(&b).await);
        assert_eq!(s.panggil("POST", "users/logout", &a, json!({})).await.0, 200);
        berakhir(&mut a1, "SESI-01").await;
        berakhir(&mut a2, "SESI-01").await;
        tenang(&mut b1).await;
        for _ in 0..3 {
            let e = Klien::sambung(s.alamat, json!({ "token": a })).await.err();
            assert_eq!(e.as_deref(), Some("Invalid Token."));
        }
        assert!(s.tunggu(SEBENTAR, |u| u.soket == 1).await);
        s.tutup().await;
    });
}

#[test]
fn kunci_kasir_dan_ganti_password_menutup_soket_yang_terkena() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (a, b) = (s.login("kasir1-jkt1").await, s.login("kasir1-jkt1").await);
        let (mut ka, mut kb) = (s.sambung(&a).await, s.sambung(&b).await);
        s.panggil("POST", "users/kunci", &a, json!({})).await;
        berakhir(&mut ka, "SESI-04").await;
        tenang(&mut kb).await;
        // Opened again, the same session may connect again.
        let isi = json!({ "user_id": "kasir1-jkt1", "password": "karat-demo" });
        assert_eq!(s.panggil("POST", "users/buka", &a, isi).await.0, 200);
        let mut ka = s.sambung(&a).await;
        let isi = json!({ "password_lama": "karat-demo", "password_baru": "sandi-baru-sekali" });
        assert_eq!(s.panggil("POST", "users/ganti-password", &b, isi).await.0, 200);
        berakhir(&mut ka, "SESI-01").await;
        tenang(&mut kb).await;
        s.tutup().await;
    });
}

#[test]
fn user_yang_dihapus_dan_hak_yang_diambil_terasa_saat_itu_juga() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (fin, kasir) = (s.login("fin-jkt1").await, s.login("kasir1-jkt1").await);
        let (mut kf, mut kk) = (s.sambung(&fin).await, s.sambung(&kasir).await);
        let user = UserId::parse("fin-jkt1").unwrap();
        let u = user.clone();
        uji.db
            .write(Kunci::rantai(), move |tx| pengguna::beri_akses(tx, &u, &["/uang-kas".to_owned()]))
            .await
            .unwrap();
        berakhir(&mut kf, "AKSES-05").await;
        // The session itself lives: with its new rights it may connect.
        let mut kf = s.sambung(&fin).await;
        // The same rights once more, and another name: nothing the socket stands on has changed.
        uji.db
            .write(Kunci::rantai(), move |tx| {
                pengguna::beri_akses(tx, &user, &["/uang-kas".to_owned()])?;
                tx.exec(
                    "UPDATE pengguna SET user_name = 'Baru', versi = versi + 1 WHERE user_id = $1",
                    args![&user],
                )?;
                Ok::<_, Tolak>(())
            })
            .await
            .unwrap();
        tenang(&mut kf).await;
        ubah(&uji, "UPDATE pengguna SET level = 'SPV', versi = versi + 1 WHERE user_id = 'fin-jkt1'").await;
        berakhir(&mut kf, "AKSES-05").await;
        ubah(&uji, "UPDATE pengguna SET aktif = 0, versi = versi + 1 WHERE user_id = 'kasir1-jkt1'").await;
        berakhir(&mut kk, "SESI-01").await;
        s.tutup().await;
    });
}

#[test]
fn tutup_toko_menutup_soket_cabang_tetapi_tidak_soket_pusat() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (jkt, sby, pusat) =
            (s.login("own-jkt1").await, s.login("own-sby1").await, s.login("pusat").await);
        let (mut kj, mut ks) = (s.sambung(&jkt).await, s.sambung(&sby).await);
        let mut kp = s.sambung_di(&pusat, "JKT1").await;
        let toko = KodeToko::parse("JKT1").unwrap();
        uji.db.write(Kunci::rantai(), move |tx| sesi::akhiri_toko(tx, &toko)).await.unwrap();
        berakhir(&mut kj, "SESI-01").await;
        tenang(&mut ks).await;
        tenang(&mut kp).await;
        s.tutup().await;
    });
}

#[test]
fn soket_berakhir_bersama_hari_jakarta() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let token = s.login("kasir1-jkt1").await;
        let mut k = s.sambung(&token).await;
        uji.jam.atur(Waktu::parse("2026-11-16T00:00:01+07:00").unwrap());
        // Any login makes the sessions be looked at; without one the sweep does.
        s.login("kasir2-jkt1").await;
        berakhir(&mut k, "SESI-01").await;
        s.tutup().await;
    });
}

#[test]
fn sambungan_yang_tidak_memberi_salam_dan_pesan_raksasa_diputus() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let mut diam = Klien::atas(buka_ws(s.alamat, "").await);
        let token = s.login("kasir1-jkt1").await;
        let mut k = s.sambung(&token).await;
        k.mentah(&format!("42{}", json!(["daftar", { "uid": "x".repeat(200_000) }]))).await;
        assert!(matches!(k.berikut(SEBENTAR).await, Some(Masuk::Tutup)));
        assert!(s.tunggu(SEBENTAR, |u| u.soket == 0).await);
        let akhir = diam.berikut(Duration::from_secs(15)).await;
        assert!(matches!(akhir, Some(Masuk::Tutup)), "{akhir:?}");
        s.tutup().await;
    });
}

#[test]
fn klien_yang_lenyap_tidak_meninggalkan_apa_apa() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let token = s.login("kasir1-jkt1").await;
        for _ in 0..20 {
            drop(s.sambung(&token).await);
        }
        assert!(s.tunggu(SEBENTAR, |u| u.soket == 0).await, "{:?}", s.soket().ukuran());
        s.tutup().await;
    });
}

#[test]
fn server_yang_berhenti_menutup_semua_soket() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let token = s.login("kasir1-jkt1").await;
        let mut k = s.sambung(&token).await;
        server::socket::tutup(&s.app).await;
        assert!(matches!(k.berikut(SEBENTAR).await, Some(Masuk::Tutup | Masuk::Dilepas)));
        assert!(sampai(SEBENTAR, || s.app.soket().is_none()).await);
        s.tutup().await;
    });
}

#[test]
fn sesi_yang_pindah_toko_meninggalkan_ruang_toko_lama() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let sql = "INSERT INTO pengguna_cabang (user_id, kode_toko) VALUES ('spv-jkt1', 'SBY1')";
        ubah(&uji, sql).await;
        let (spv, lain) = (s.login("spv-jkt1").await, s.login("spv-jkt1").await);
        let (mut k, mut tetap) = (s.sambung(&spv).await, s.sambung(&lain).await);
        assert_eq!(s.panggil("POST", "users/toko", &spv, json!({ "kode_toko": "SBY1" })).await.0, 200);
        berakhir(&mut k, "AKSES-05").await;
        // Another session of the same person stays where it is.
        tenang(&mut tetap).await;
        let mut k = s.sambung(&spv).await;
        let kasir = s.login("own-sby1").await;
        let isi = json!({ "kategori": "PENJUALAN", "description": "X" });
        assert_eq!(s.panggil("POST", "authorization/permintaan", &kasir, isi).await.0, 200);
        assert!(k.peristiwa("authorization-request", SEBENTAR).await.is_some());
        tenang(&mut tetap).await;
        s.tutup().await;
    });
}

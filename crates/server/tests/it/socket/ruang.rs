//! Rooms, uids, limits, and the second transport.

use super::klien::{Klien, buka_ws};
use super::{SEBENTAR, Server, panggil};
use dunia::kedua_mesin;
use futures_util::{SinkExt as _, StreamExt as _};
use platform::Tujuan;
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use values::{KodeToko, UserId};

const SEPI: Duration = Duration::from_millis(300);

#[test]
fn perubahan_setting_sampai_tepat_ke_soket_toko_itu() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (own, kasir, sby, pusat) = (
            s.login("own-jkt1").await,
            s.login("kasir1-jkt1").await,
            s.login("own-sby1").await,
            s.login("pusat").await,
        );
        let mut dengar = [s.sambung(&own).await, s.sambung(&kasir).await, s.sambung_di(&pusat, "JKT1").await];
        let mut tuli = [s.sambung(&sby).await, s.sambung_di(&pusat, "SBY1").await, s.sambung(&pusat).await];
        let isi = json!([{ "key": "PEMBULATAN", "value": "1000" }]);
        let (status, v) = s.panggil("PUT", "para-system", &own, isi.clone()).await;
        assert_eq!(status, 200, "{v}");
        for k in &mut dengar {
            assert_eq!(k.peristiwa("settings-changed", SEBENTAR).await, Some(isi.clone()));
        }
        for k in &mut tuli {
            assert!(k.berikut(SEPI).await.is_none());
        }
        // A change that changes nothing, and one that is refused, are not told.
        s.panggil("PUT", "para-system", &own, isi).await;
        s.panggil("PUT", "para-system", &own, json!([{ "key": "PEMBULATAN", "value": "-1" }])).await;
        assert!(dengar[0].berikut(SEPI).await.is_none());
        s.tutup().await;
    });
}

#[test]
fn permintaan_persetujuan_sampai_ke_penyetuju_toko_dan_pemilik_pusat() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let mut soket = Vec::new();
        for (user, toko, dengar) in [
            ("spv-jkt1", "", true),
            ("own-jkt1", "", true),
            ("pusat", "", true),
            ("pusat", "JKT1", true),
            ("kasir1-jkt1", "", false),
            ("fin-jkt1", "", false),
            ("spv-sby1", "", false),
            ("own", "", false),
            ("mu", "JKT1", false),
        ] {
            let token = s.login(user).await;
            soket.push((user, toko, dengar, s.sambung_di(&token, toko).await));
        }
        let jkt = KodeToko::parse("JKT1").unwrap();
        s.app.siaran.kirim(Tujuan::Penyetuju(jkt), "otorisasi-diminta", json!({ "id": "A1" }));
        for (user, toko, dengar, k) in &mut soket {
            let batas = if *dengar { SEBENTAR } else { SEPI };
            let dapat = k.peristiwa("otorisasi-diminta", batas).await;
            assert_eq!(dapat, dengar.then(|| json!({ "id": "A1" })), "{user} {toko}");
            // Once, even to whoever is in several of the rooms.
            assert!(k.berikut(Duration::from_millis(50)).await.is_none(), "{user} {toko}");
        }
        s.tutup().await;
    });
}

#[test]
fn peristiwa_user_dan_seluruh_rantai_menurut_tujuannya_dan_berurutan() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (a, b) = (s.login("kasir1-jkt1").await, s.login("kasir2-jkt1").await);
        let (mut ka, mut ka2, mut kb) = (s.sambung(&a).await, s.sambung(&a).await, s.sambung(&b).await);
        let user = UserId::parse("kasir1-jkt1").unwrap();
        s.app.siaran.kirim(Tujuan::User(user), "fingerprint-auth", json!({ "status": true }));
        for k in [&mut ka, &mut ka2] {
            assert_eq!(k.peristiwa("fingerprint-auth", SEBENTAR).await, Some(json!({ "status": true })));
        }
        assert!(kb.berikut(SEPI).await.is_none());
        for i in 0..50 {
            s.app.siaran.kirim(Tujuan::Semua, "uji", json!(i));
        }
        for k in [&mut ka, &mut kb] {
            for i in 0..50 {
                assert_eq!(k.peristiwa("uji", SEBENTAR).await, Some(json!(i)));
            }
        }
        s.tutup().await;
    });
}

#[test]
fn uid_milik_user_lain_tidak_bisa_didaftar_dan_tidak_bisa_dibatalkan() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (a, b) = (s.login("own-jkt1").await, s.login("spv-jkt1").await);
        let (mut ka, mut kb) = (s.sambung(&a).await, s.sambung(&b).await);
        ka.daftar("uid-milik-a").await;
        let j = kb.tanya("daftar", json!({ "uid": "uid-milik-a" })).await;
        assert_eq!(j["code"], "SOKET-04", "{j}");
        // The same user may, from another screen as well.
        s.sambung(&a).await.daftar("uid-milik-a").await;
        for buruk in [json!({ "uid": "pendek" }), json!({}), json!("x"), json!(null)] {
            assert_eq!(kb.tanya("daftar", buruk.clone()).await["code"], "SOKET-02", "{buruk}");
        }
        // Over HTTP the uid is no more b's than over the socket.
        let isi = json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15", "uid": "uid-milik-a" });
        let (status, v) = s.panggil("POST", "audit/report", &b, isi).await;
        assert_eq!((status, v["code"].as_str()), (403, Some("SOKET-04")));
        assert!(kb.berikut(SEPI).await.is_none());
        s.tutup().await;
    });
}

#[test]
fn sambungan_satu_user_ada_batasnya() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let token = s.login("kasir1-jkt1").await;
        let mut semua = Vec::new();
        for _ in 0..server::socket::SOKET_PER_USER {
            semua.push(s.sambung(&token).await);
        }
        let e = Klien::sambung(s.alamat, json!({ "token": token })).await.err().unwrap();
        assert!(e.starts_with("Terlalu banyak sambungan"), "{e}");
        // Another user is not affected, and a place that is given back can be taken.
        let lain = s.login("kasir2-jkt1").await;
        s.sambung(&lain).await;
        let batas = semua.len();
        semua.pop();
        assert!(s.tunggu(SEBENTAR, |u| u.soket == batas - 1).await);
        s.sambung(&token).await;
        s.tutup().await;
    });
}

#[test]
fn uid_satu_user_ada_batasnya_dan_yang_tertua_dilepas() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (satu, dua) = (s.login("kasir1-jkt1").await, s.login("kasir2-jkt1").await);
        let (mut k, mut lain) = (s.sambung(&satu).await, s.sambung(&dua).await);
        let uid = |i: usize| format!("uid-orang-{i:06}");
        for i in 0..=server::socket::UID_PER_USER {
            k.daftar(&uid(i)).await;
        }
        // The oldest is nobody's again; the newest stays whose it is.
        lain.daftar(&uid(0)).await;
        let j = lain.tanya("daftar", json!({ "uid": uid(1) })).await;
        assert_eq!(j["code"], "SOKET-04", "{j}");
        s.tutup().await;
    });
}

#[test]
fn dua_ratus_soket_sekaligus_semuanya_mendengar() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let mut token = Vec::new();
        for user in ["kasir1-jkt1", "kasir2-jkt1", "spv-jkt1", "own-jkt1"] {
            token.push(s.login(user).await);
        }
        let mut tugas = Vec::new();
        for i in 0..200 {
            let (alamat, token) = (s.alamat, token[i % token.len()].clone());
            tugas.push(tokio::spawn(async move {
                let mut k = Klien::sambung(alamat, json!({ "token": token })).await.unwrap();
                k.daftar(&format!("uid-ke-{i:06}-{}", i % 4)).await;
                k
            }));
        }
        let mut soket = Vec::new();
        for t in tugas {
            soket.push(t.await.unwrap());
        }
        assert_eq!(s.soket().ukuran().soket, 200);
        let jkt = KodeToko::parse("JKT1").unwrap();
        s.app.siaran.kirim(Tujuan::Toko(jkt), "uji", json!("semua"));
        for k in &mut soket {
            assert_eq!(k.peristiwa("uji", SEBENTAR).await, Some(json!("semua")));
        }
        drop(soket);
        assert!(s.tunggu(SEBENTAR, |u| u.soket == 0).await);
        s.tutup().await;
    });
}

/// A polling client, by hand.
struct Poll<'a> {
    s: &'a Server,
    sid: String,
}

impl<'a> Poll<'a> {
    async fn buka(s: &'a Server, auth: Value) -> Self {
        let t = s
            .http
            .get(format!("http://{}/socket.io/?EIO=4&transport=polling", s.alamat))
            .send()
            .await
            .unwrap();
        let h = t.headers().clone();
        assert!(h["content-security-policy"].to_str().unwrap().contains("default-src 'self'"));
        let t = t.text().await.unwrap();
        let v: Value = serde_json::from_str(t.strip_prefix('0').unwrap()).unwrap();
        assert_eq!(v["upgrades"], json!(["websocket"]));
        let p = Self { s, sid: v["sid"].as_str().unwrap().to_owned() };
        assert_eq!(p.kirim(&format!("40{auth}")).await, 200);
        let jawab = p.ambil().await;
        assert!(jawab[0].starts_with("40"), "{jawab:?}");
        p
    }

    fn url(&self) -> String {
        format!("http://{}/socket.io/?EIO=4&transport=polling&sid={}", self.s.alamat, self.sid)
    }

    async fn kirim(&self, isi: &str) -> u16 {
        self.s.http.post(self.url()).body(isi.to_owned()).send().await.unwrap().status().as_u16()
    }

    /// What waits, but for pings, which are answered.
    async fn ambil(&self) -> Vec<String> {
        loop {
            let t = self.s.http.get(self.url()).send().await.unwrap().text().await.unwrap();
            let (ping, isi): (Vec<_>, Vec<_>) = t.split('\u{1e}').map(str::to_owned).partition(|p| p == "2");
            if !ping.is_empty() {
                self.kirim("3").await;
            }
            if !isi.is_empty() {
                return isi;
            }
        }
    }
}

#[test]
fn polling_panjang_berjalan_dan_bisa_naik_ke_websocket() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let token = s.login("kasir1-jkt1").await;
        let p = Poll::buka(&s, json!({ "token": token })).await;
        assert_eq!(p.kirim("421[\"daftar\",{\"uid\":\"uid-polling\"}]").await, 200);
        assert_eq!(p.ambil().await, ["431[{\"data\":true}]"]);
        let jkt = KodeToko::parse("JKT1").unwrap();
        s.app.siaran.kirim(Tujuan::Toko(jkt.clone()), "uji", json!(1));
        assert_eq!(p.ambil().await, ["42[\"uji\",1]"]);
        // The probe, then the upgrade: the same session goes on over the WebSocket.
        let mut ws = buka_ws(s.alamat, &format!("&sid={}", p.sid)).await;
        ws.send(Message::text("2probe")).await.unwrap();
        assert_eq!(ws.next().await.unwrap().unwrap(), Message::text("3probe"));
        ws.send(Message::text("5")).await.unwrap();
        let mut k = Klien::atas(ws);
        s.app.siaran.kirim(Tujuan::Toko(jkt), "uji", json!(2));
        assert_eq!(k.peristiwa("uji", SEBENTAR).await, Some(json!(2)));
        assert_eq!(s.soket().ukuran().soket, 1);
        // A logout reaches the upgraded stream too.
        s.panggil("POST", "users/logout", &token, json!({})).await;
        assert!(k.peristiwa("sesi-berakhir", SEBENTAR).await.is_some());
        assert!(matches!(k.berikut(SEBENTAR).await, Some(super::Masuk::Dilepas)));
        assert!(matches!(k.berikut(SEBENTAR).await, Some(super::Masuk::Tutup)));
        s.tutup().await;
    });
}

#[test]
fn logout_memutus_sesi_polling() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let token = s.login("kasir1-jkt1").await;
        let p = Poll::buka(&s, json!({ "token": token })).await;
        s.panggil("POST", "users/logout", &token, json!({})).await;
        let akhir = p.ambil().await;
        assert!(akhir[0].starts_with("42[\"sesi-berakhir\","), "{akhir:?}");
        // Its last words are waited for a moment; then it is thrown away and no longer taken.
        let tunggu = async { while p.kirim("3").await != 400 {} };
        tokio::time::timeout(SEBENTAR, tunggu).await.expect("sesi yang dibuang masih diterima");
        s.tutup().await;
    });
}

#[test]
fn permintaan_soket_yang_cacat_ditolak_tanpa_mengganggu() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        for (metode, path) in [
            ("GET", "/socket.io/"),
            ("GET", "/socket.io/?EIO=3&transport=polling"),
            ("GET", "/socket.io/?EIO=4&transport=kuda"),
            ("GET", "/socket.io/?EIO=4&transport=websocket"),
            ("POST", "/socket.io/?EIO=4&transport=polling"),
            ("GET", "/socket.io/?EIO=4&transport=polling&sid=AAAAAAAAAAA"),
            ("POST", "/socket.io/?EIO=4&transport=polling&sid=../../etc"),
        ] {
            let (status, _) = panggil(&s.http, s.alamat, metode, path, "", json!({})).await;
            assert_eq!(status, 400, "{metode} {path}");
        }
        assert_eq!(s.soket().ukuran().soket, 0);
        s.tutup().await;
    });
}

//! Notices to a member's phone: a stand-in for a push service takes what the server sends, and opens it with the keys the phone
//! would have. Nothing of a person stands in it; a phone that is gone, or logged out, is told nothing.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as B64;
use parking_lot::Mutex;
use pesan::{Peristiwa, PesanBaru};
use ring::{aead, agreement, hmac, rand::SystemRandom, signature};
use serde_json::{Value, json};
use server::kurir_push;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

/// A request as the service got it.
#[derive(Debug, Clone)]
struct Kiriman {
    kepala: HashMap<String, String>,
    badan: Vec<u8>,
}

/// A push service on this machine.
struct Layanan {
    asal: String,
    terima: Arc<Mutex<Vec<Kiriman>>>,
    status: Arc<Mutex<u16>>,
}

impl Layanan {
    async fn mulai() -> Self {
        let p = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let asal = format!("http://{}", p.local_addr().unwrap());
        let (terima, status) = (Arc::<Mutex<Vec<Kiriman>>>::default(), Arc::new(Mutex::new(201)));
        let (t, s) = (terima.clone(), status.clone());
        tokio::spawn(async move {
            while let Ok((mut l, _)) = p.accept().await {
                let mut isi = Vec::new();
                let akhir = loop {
                    let mut b = [0; 4096];
                    let n = l.read(&mut b).await.unwrap_or(0);
                    isi.extend_from_slice(&b[..n]);
                    if let Some(i) = isi.windows(4).position(|w| w == b"\r\n\r\n") {
                        break i;
                    }
                    assert!(n > 0, "permintaan terputus");
                };
                let teks = String::from_utf8_lossy(&isi[..akhir]).into_owned();
                let kepala: HashMap<String, String> = teks
                    .lines()
                    .skip(1)
                    .filter_map(|b| b.split_once(": "))
                    .map(|(n, v)| (n.to_lowercase(), v.to_owned()))
                    .collect();
                let panjang: usize = kepala["content-length"].parse().unwrap();
                let mut badan = isi[akhir + 4..].to_vec();
                while badan.len() < panjang {
                    let mut b = [0; 4096];
                    let n = l.read(&mut b).await.unwrap();
                    badan.extend_from_slice(&b[..n]);
                }
                t.lock().push(Kiriman { kepala, badan });
                let jawab =
                    format!("HTTP/1.1 {} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n", *s.lock());
                let _ = l.write_all(jawab.as_bytes()).await;
            }
        });
        Self { asal, terima, status }
    }
}

/// A phone's own keys.
struct Ponsel {
    kunci: agreement::EphemeralPrivateKey,
    umum: Vec<u8>,
    rahasia: [u8; 16],
}

fn hmac(kunci: &[u8], bagian: &[&[u8]]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, kunci), &bagian.concat()).as_ref().to_vec()
}

impl Ponsel {
    fn baru() -> Self {
        let kunci =
            agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
        let umum = kunci.compute_public_key().unwrap().as_ref().to_vec();
        Self { kunci, umum, rahasia: platform::acak::byte() }
    }

    /// As its browser tells it.
    fn minta(&self, alamat: &str) -> Value {
        json!({ "alamat": alamat, "p256dh": B64.encode(&self.umum), "auth": B64.encode(self.rahasia), "edisi": "emas" })
    }

    /// What stands in a message for this phone (RFC 8188 and 8291, from the other side).
    fn buka(self, badan: &[u8]) -> Value {
        let (garam, sisa) = badan.split_at(16);
        assert_eq!((&sisa[..4], sisa[4]), (4096_u32.to_be_bytes().as_slice(), 65));
        let (dia, rekaman) = sisa[5..].split_at(65);
        let prk = agreement::agree_ephemeral(
            self.kunci,
            &agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, dia),
            |bersama| hmac(&self.rahasia, &[bersama]),
        )
        .unwrap();
        let ikm = hmac(&prk, &[b"WebPush: info\0", &self.umum, dia, &[1]]);
        let prk = hmac(garam, &[&ikm]);
        let cek = hmac(&prk, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = hmac(&prk, &[b"Content-Encoding: nonce\0", &[1]]);
        let kunci = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &cek[..16]).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut rekaman = rekaman.to_vec();
        let isi =
            kunci.open_in_place(nonce, aead::Aad::empty(), &mut rekaman).expect("bukan untuk ponsel ini");
        assert_eq!(isi.last(), Some(&2));
        serde_json::from_slice(&isi[..isi.len() - 1]).unwrap()
    }
}

/// Whose phone it is.
async fn siapa(a: &Alat) -> String {
    let sql = "SELECT kode_pelanggan FROM app_sesi WHERE berakhir IS NULL ORDER BY dibuat DESC, id LIMIT 1";
    a.baris(sql, &[]).await.remove(0)
}

async fn peristiwa(a: &Alat, apa: Peristiwa, orang: &str, kunci: &str) {
    let (orang, kunci) = (orang.to_owned(), kunci.to_owned());
    a.kerja(toko("JKT1"), move |tx| {
        let m = PesanBaru {
            peristiwa: apa,
            kunci: &kunci,
            kode_pelanggan: &orang,
            no_hp: "",
            isi: "Yth. ANGGOTA UJI, pesanan FP-1 siap",
            no_dok: "FP-1",
            oleh: "uji",
            sampai: None,
        };
        pesan::antre(tx, &m)
    })
    .await
    .unwrap();
}

/// The word of who sends: signed by the key the browser was told, for this service alone.
fn sah(kepala: &str, kunci: &str, asal: &str) {
    let (t, k) = kepala.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(k, kunci);
    let (badan, tanda) = t.rsplit_once('.').unwrap();
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, B64.decode(k).unwrap())
        .verify(badan.as_bytes(), &B64.decode(tanda).unwrap())
        .expect("tanda tangan VAPID");
    let klaim: Value =
        serde_json::from_slice(&B64.decode(badan.split_once('.').unwrap().1).unwrap()).unwrap();
    assert_eq!(klaim["aud"], asal);
}

async fn pasang(s: &Klien, p: &Ponsel, alamat: &str) {
    s.put("app/saya/push", &p.minta(alamat)).await.ok();
}

#[test]
fn pemberitahuan_hanya_dibuka_ponselnya_dan_sekali_untuk_satu_peristiwa() {
    di_kedua_master(|a| async move {
        let l = Layanan::mulai().await;
        let s = a.anggota().await;
        let orang = siapa(&a).await;
        let awal = s.get("app/saya/push").await.data();
        assert_eq!(awal["aktif"], json!(false));
        let kunci = awal["kunci"].as_str().unwrap().to_owned();
        let p = Ponsel::baru();
        pasang(&s, &p, &format!("{}/kirim/rahasia", l.asal)).await;
        let lagi = s.get("app/saya/push").await.data();
        assert_eq!((&lagi["aktif"], &lagi["kunci"]), (&json!(true), &json!(kunci)));
        // The phone's secret is kept as secrets are.
        let simpan = a.baris("SELECT rahasia FROM push_langganan", &[]).await.remove(0);
        assert!(!simpan.contains(&B64.encode(p.rahasia)), "{simpan}");
        for _ in 0..2 {
            peristiwa(&a, Peristiwa::PesananSiap, &orang, "PESANAN SIAP/FP-1").await;
        }
        // A change of the number is a message, not a notice; points need consent.
        peristiwa(&a, Peristiwa::GantiNomor, &orang, "GANTI/1").await;
        peristiwa(&a, Peristiwa::PoinHangus, &orang, "POIN/1").await;
        assert_eq!(kurir_push::sekali(&a.app).await.unwrap(), 1);
        assert_eq!(kurir_push::sekali(&a.app).await.unwrap(), 0);
        let semua = l.terima.lock().clone();
        assert_eq!(semua.len(), 1);
        let k = &semua[0];
        assert_eq!((k.kepala["content-encoding"].as_str(), k.kepala["ttl"].as_str()), ("aes128gcm", "86400"));
        sah(&k.kepala["authorization"], &kunci, &l.asal);
        let isi = p.buka(&k.badan);
        assert_eq!(
            (&isi["judul"], &isi["jalan"]),
            (&json!("Pesanan siap"), &json!("/katalog/saya/pekerjaan"))
        );
        for rahasia in ["ANGGOTA", "UJI", "Yth"] {
            assert!(!isi.to_string().contains(rahasia), "{isi}");
        }
    });
}

#[test]
fn ponsel_yang_hilang_atau_keluar_tidak_dikabari_dan_alamat_sembarang_ditolak() {
    di_kedua_master(|a| async move {
        let l = Layanan::mulai().await;
        let s = a.anggota().await;
        let orang = siapa(&a).await;
        let p = Ponsel::baru();
        // Only services of browsers are called: not our own machines, not a name that only looks like one.
        for alamat in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com.jahat.example/x",
            "https://jahatfcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://orang@fcm.googleapis.com/x",
            "https://10.0.0.1/x",
            "http://169.254.169.254/latest",
            "https://localhost/x",
            "file:///etc/passwd",
            "",
        ] {
            s.put("app/saya/push", &p.minta(alamat)).await.ditolak(422, "PESAN-12");
        }
        let mut salah = p.minta("https://fcm.googleapis.com/x");
        salah["p256dh"] = json!("AAAA");
        s.put("app/saya/push", &salah).await.ditolak(422, "PESAN-12");
        s.put("app/saya/push", &p.minta("https://updates.push.services.mozilla.com/wpush/v2/x")).await.ok();
        // Not a member: nothing.
        a.tamu().put("app/saya/push", &p.minta(&l.asal)).await.ditolak(401, "APP-04");
        // Gone at the service: forgotten here.
        pasang(&s, &p, &l.asal).await;
        peristiwa(&a, Peristiwa::HutangTempo, &orang, "HUTANG/1").await;
        *l.status.lock() = 410;
        assert_eq!(kurir_push::sekali(&a.app).await.unwrap(), 0);
        assert_eq!(a.angka("SELECT COUNT(*) FROM push_langganan", &[]).await, 0);
        // Away: kept, and sent when it is back.
        *l.status.lock() = 503;
        pasang(&s, &p, &l.asal).await;
        peristiwa(&a, Peristiwa::HutangTempo, &orang, "HUTANG/2").await;
        assert_eq!(kurir_push::sekali(&a.app).await.unwrap(), 0);
        *l.status.lock() = 201;
        assert_eq!(kurir_push::sekali(&a.app).await.unwrap(), 0, "baru sesudah jeda");
        a.uji.jam.maju(std::time::Duration::from_secs(31));
        assert_eq!(kurir_push::sekali(&a.app).await.unwrap(), 1);
        // What waits for a phone that logged out goes with it.
        peristiwa(&a, Peristiwa::HutangTempo, &orang, "HUTANG/3").await;
        s.post("app/saya/keluar", &json!({})).await.ok();
        let banyak = l.terima.lock().len();
        assert_eq!(kurir_push::sekali(&a.app).await.unwrap(), 0);
        assert_eq!(l.terima.lock().len(), banyak);
        assert_eq!(a.angka("SELECT COUNT(*) FROM push_langganan", &[]).await, 0);
        assert_eq!(a.angka("SELECT COUNT(*) FROM push_antre WHERE selesai IS NULL", &[]).await, 0);
    });
}

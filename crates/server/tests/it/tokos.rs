//! `tokos` and the portals of stores: who may be where, and whose documents land where.

mod urus;

use crate::alat::{Balasan, Klien, SANDI, di_kedua, di_satu};
use serde_json::{Value, json};
use testkit::Jenis;

fn kas(jumlah: i64, deskripsi: &str) -> Value {
    json!({ "jenis": "MASUK", "kategori": "MODAL", "deskripsi": deskripsi, "jumlah_rp": jumlah })
}

fn kode(v: &Value) -> Vec<&str> {
    v.as_array().unwrap().iter().map(|t| t["kode_toko"].as_str().unwrap()).collect()
}

#[test]
fn pusat_melihat_semua_toko_cabang_hanya_miliknya() {
    di_kedua(|a| async move {
        let semua = a.masuk("pusat").await.get("tokos").await.data();
        assert_eq!(kode(&semua), ["PST", "BDG1", "JKT1", "SBY1"]);
        assert_eq!(
            semua[2],
            json!({ "kode_toko": "JKT1", "nama_toko": "Karat Blok M",
                    "alamat_toko": "Jl. Melawai V No. 12, Kebayoran Baru, Jakarta Selatan",
                    "portal": "/toko/JKT1", "pusat": false, "tgl_system": "2026-11-15" })
        );
        assert_eq!(semua[0]["pusat"], true);
        // Head office sees the whole chain from any portal.
        assert_eq!(a.masuk("su").await.di("BDG1").get("tokos").await.data(), semua);
        for user in ["kasir1-jkt1", "own-jkt1"] {
            assert_eq!(kode(&a.masuk(user).await.get("tokos").await.data()), ["JKT1"], "{user}");
        }
        // The flag makes head office, not the store: a cashier at PST is a cashier.
        assert_eq!(kode(&a.masuk("kasir1").await.get("tokos").await.data()), ["PST"]);
        // A portal on another machine is an address as it stands.
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec(
                "UPDATE toko SET portal = 'https://sby.contoh.id/toko/SBY1' WHERE kode_toko = 'SBY1'",
                &[],
            )
        })
        .await;
        let semua = a.masuk("pusat").await.get("tokos").await.data();
        assert_eq!(semua[3]["portal"], "https://sby.contoh.id/toko/SBY1");
    });
}

#[test]
fn setiap_macam_penyeberangan() {
    di_kedua(|a| async move {
        for (user, asal) in [
            ("kasir1-jkt1", "JKT1"),
            ("own-bdg1", "BDG1"),
            ("fin-sby1", "SBY1"),
            ("kasir1", "PST"),
            ("own", "PST"),
        ] {
            let k = a.sesi(user).await;
            for di in ["PST", "JKT1", "BDG1", "SBY1"] {
                let r = k.di(di).get("users/saya").await;
                if di == asal {
                    assert_eq!(r.data()["kode_toko"], asal, "{user} di {di}");
                } else {
                    let j = r.ditolak(403, "TOKO-02");
                    assert_eq!(j["message"], format!("Anda terdaftar di toko {asal}, tidak di toko {di}"));
                    k.di(di).post("uang-kas", &kas(1000, "menyeberang")).await.ditolak(403, "TOKO-02");
                    k.di(di).put("para-system", &json!([])).await.ditolak(403, "TOKO-02");
                }
            }
            for asing in ["ZZZ", "JKT", "JKT11", "-", ".", "..", "0"] {
                let r = a.mentah(format!(
                    "GET /toko/{asing}/api/v1/tokos HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {}\r\n\r\n",
                    k.token.as_deref().unwrap()
                ));
                let r = r.await;
                r.periksa_tata_krama();
                assert_eq!(
                    (r.status, r.kode().as_str()),
                    (404, "TOKO-01"),
                    "{user} di {asing}: {}",
                    r.teks()
                );
            }
        }
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 0);
    });
}

#[test]
fn dokumen_pusat_masuk_ke_toko_portalnya() {
    di_kedua(|a| async move {
        let pusat = a.masuk("pusat").await;
        for (i, di) in ["JKT1", "BDG1", "SBY1", "PST"].into_iter().enumerate() {
            let jumlah = 1000 * (i64::try_from(i).unwrap() + 1);
            let r = pusat.di(di).post("uang-kas", &kas(jumlah, di)).await.ok();
            assert_eq!(r["data"]["no_faktur"], format!("KM{di}-261115-0001"));
            assert_eq!(r["data"]["saldo"], jumlah);
            assert_eq!(pusat.di(di).get("uang-kas/saldo").await.data()["saldo"], jumlah);
            assert_eq!(pusat.di(di).get("users/saya").await.data()["kode_toko"], di);
        }
        pusat.post("uang-kas", &kas(500, "tanpa portal")).await.ok();
        let buku =
            a.baris("SELECT toko, deskripsi, jumlah_in, oleh FROM buku_kas ORDER BY toko, id", &[]).await;
        assert_eq!(
            buku,
            [
                "BDG1|BDG1|2000|pusat",
                "JKT1|JKT1|1000|pusat",
                "PST|PST|4000|pusat",
                "PST|tanpa portal|500|pusat",
                "SBY1|SBY1|3000|pusat"
            ]
        );
        // Logged in at a branch, head office stands there without a portal too.
        let isi = json!({ "user_id": "pusat", "password": SANDI, "kode_toko": "SBY1" });
        let di_sby =
            a.dengan_token(a.tamu().post("users/login", &isi).await.data()["token"].as_str().unwrap());
        di_sby.post("uang-kas", &kas(7, "di sby")).await.ok();
        assert_eq!(di_sby.get("uang-kas/saldo").await.data()["saldo"], 3007);
        di_sby.di("BDG1").post("uang-kas", &kas(8, "dari sby ke bdg")).await.ok();
        assert_eq!(pusat.di("BDG1").get("uang-kas/saldo").await.data()["saldo"], 2008);
    });
}

fn faktur(r: &Balasan) -> String {
    r.ok()["data"]["no_faktur"].as_str().unwrap().to_owned()
}

#[test]
fn kunci_idempotensi_tidak_bocor_antar_toko_dan_user() {
    di_kedua(|a| async move {
        const KUNCI: &str = "kunci-yang-sama-1";
        let (satu, dua, pusat) =
            (a.masuk("kasir1-jkt1").await, a.masuk("kasir2-jkt1").await, a.masuk("pusat").await);
        let b = kas(1000, "sama");
        let pertama = satu.post_dok("uang-kas", KUNCI, &b).await;
        let ulang = satu.post_dok("uang-kas", KUNCI, &b).await;
        // A repeat answers to the letter what the first did.
        assert_eq!((pertama.status, pertama.teks()), (ulang.status, ulang.teks()));
        assert_eq!(ulang.kepala("content-type"), "application/json");
        // Through the own portal it is the same store, so the same submit.
        assert_eq!(faktur(&satu.di("JKT1").post_dok("uang-kas", KUNCI, &b).await), faktur(&pertama));
        let lain = [
            faktur(&dua.post_dok("uang-kas", KUNCI, &b).await),
            faktur(&pusat.di("JKT1").post_dok("uang-kas", KUNCI, &b).await),
            faktur(&pusat.di("BDG1").post_dok("uang-kas", KUNCI, &b).await),
            faktur(&pusat.post_dok("uang-kas", KUNCI, &b).await),
        ];
        assert_eq!(
            lain,
            ["KMJKT1-261115-0002", "KMJKT1-261115-0003", "KMBDG1-261115-0001", "KMPST-261115-0001"]
        );
        // Another body under the key is refused, at that store and for that user alone.
        satu.post_dok("uang-kas", KUNCI, &kas(2000, "lain")).await.ditolak(409, "IDEM-01");
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 5);
        assert_eq!(crate::kas_uang::laci(&a, &satu).await, 1000);
        // A refusal is not kept: put right, the key may be used.
        satu.post_dok("uang-kas", "kunci-kedua-0001", &kas(0, "nol")).await.ditolak(422, "KAS-02");
        satu.post_dok("uang-kas", "kunci-kedua-0001", &kas(5, "betul")).await.ok();
    });
}

#[test]
fn pengiriman_serentak_dengan_satu_kunci_menjadi_satu_dokumen() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let semua = (0..12).map(|_| {
            let k = k.clone();
            tokio::spawn(
                async move { faktur(&k.post_dok("uang-kas", "kunci-serentak", &kas(1000, "x")).await) },
            )
        });
        for s in semua.collect::<Vec<_>>() {
            assert_eq!(s.await.unwrap(), "KMJKT1-261115-0001");
        }
        assert_eq!(crate::kas_uang::laci(&a, &k).await, 1000);
    });
}

async fn mentah(a: &crate::alat::Alat, k: &Klien, path: &str) -> Balasan {
    let r = a
        .mentah(format!(
            "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {}\r\n\r\n",
            k.token.as_deref().unwrap()
        ))
        .await;
    r.periksa_tata_krama();
    r
}

#[test]
fn tipuan_alamat_portal_tidak_membuka_apa_pun() {
    di_satu(Jenis::Lite, |a| async move {
        let (kasir, su) = (a.masuk("kasir1-jkt1").await, a.masuk("su").await);
        // A code in any case is that store.
        for sah in [
            "/toko/JKT1/api/v1/tokos",
            "/toko/jkt1/api/v1/tokos",
            "/toko/Jkt1/api/v1/tokos?x=1",
            "http://lain.contoh/toko/JKT1/api/v1/tokos",
        ] {
            assert_eq!(kode(&mentah(&a, &kasir, sah).await.data()), ["JKT1"], "{sah}");
        }
        mentah(&a, &kasir, "/toko/bdg1/api/v1/tokos").await.ditolak(403, "TOKO-02");
        for tipuan in [
            "/toko/%2e%2e/api/v1/tokos",
            "/toko/%2E/api/v1/tokos",
            "/toko/../api/v1/tokos",
            "/toko/./api/v1/tokos",
            "/toko//api/v1/tokos",
            "/toko/JKT1//api/v1/tokos",
            "/toko//JKT1/api/v1/tokos",
            "/toko/JKT1/api//v1/tokos",
            "/toko/JKT1/api/v1//tokos",
            "/toko/JKT1/./api/v1/tokos",
            "/toko/JKT1/../BDG1/api/v1/tokos",
            "/toko/JKT1/api/../../BDG1/api/v1/tokos",
            "/toko/JKT1/toko/BDG1/api/v1/tokos",
            "/toko/JKT1%2fapi/v1/tokos/api/",
            "/toko/JKT1%2f..%2fBDG1/api/v1/tokos",
            "/toko/JKT1%20/api/v1/tokos",
            "/toko/%4aKT1/api/v1/tokos",
            "/toko/JKT1;BDG1/api/v1/tokos",
            "/toko/JKT1,BDG1/api/v1/tokos",
            "/toko/JKT1\\/api/v1/tokos",
            "/toko/BDG1%00/api/v1/tokos",
            "/toko/JKT1?/api/v1/tokos",
            "/toko/JKT1#/api/v1/tokos",
            "/TOKO/JKT1/api/v1/tokos",
            "//toko/JKT1/api/v1/tokos",
            "/toko/JKT1/API/v1/tokos",
            "/toko/JKT1/api%2fv1%2ftokos",
        ] {
            for k in [&kasir, &su] {
                let r = mentah(&a, k, tipuan).await;
                assert!(!r.teks().contains("alamat_toko"), "{tipuan} membuka: {}", r.teks());
                // A refusal in JSON, or the page of the app for what is no API path at all.
                let halaman = r.status == 200 && !r.kepala("content-type").contains("json");
                assert!(halaman || [400, 404].contains(&r.status), "{tipuan}: {} {}", r.status, r.teks());
                let di_bawah_toko =
                    tipuan.starts_with("/toko/") && tipuan.contains("/api/") && !tipuan.contains(['?', '#']);
                assert!(!(halaman && di_bawah_toko), "{tipuan} dijawab dengan halaman");
            }
        }
    });
}

#[test]
fn portal_dari_query_atau_kepala_tidak_berlaku() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for path in ["users/saya?kode_toko=BDG1", "users/saya?portal=BDG1", "users/saya?toko=BDG1"] {
            assert_eq!(k.get(path).await.data()["kode_toko"], "JKT1", "{path}");
        }
        for kepala in
            ["x-toko", "kode_toko", "x-portal", "x-forwarded-prefix", "x-original-url", "x-rewrite-url"]
        {
            let r = k.minta("GET", "users/saya").header(kepala, "/toko/BDG1");
            assert_eq!(k.kirim(r).await.data()["kode_toko"], "JKT1", "{kepala}");
        }
        // Nor does a body: the store is the session's.
        let b = kas(1000, "isi menyebut toko lain");
        for isian in ["toko", "kode_toko"] {
            let mut lain = b.clone();
            lain[isian] = json!("BDG1");
            k.post("uang-kas", &lain).await.ditolak(400, "ISI-06");
        }
        assert!(faktur(&k.post("uang-kas", &b).await).starts_with("KMJKT1-"));
    });
}

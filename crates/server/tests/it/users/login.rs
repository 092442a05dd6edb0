//! `POST users/login`: the user object, wrong passwords and the lock they bring.

use crate::alat::{Alat, Klien, SANDI, di_kedua};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

fn kunci(v: &Value) -> BTreeSet<String> {
    v.as_object().unwrap().keys().cloned().collect()
}

/// Every node of the tree, as (key, is_show, depth).
fn simpul(v: &Value, dalam: usize, keluar: &mut Vec<(String, bool, usize)>) {
    for s in v.as_array().unwrap() {
        assert_eq!(kunci(s), ["children", "is_show", "key", "label"].map(String::from).into());
        assert!(s["label"].as_str().is_some_and(|l| !l.is_empty()));
        keluar.push((s["key"].as_str().unwrap().to_owned(), s["is_show"].as_bool().unwrap(), dalam));
        simpul(&s["children"], dalam + 1, keluar);
    }
}

#[test]
fn objek_pengguna_seperti_di_spesifikasi() {
    di_kedua(|a| async move {
        let r = a.tamu().login("kasir1-jkt1", SANDI).await;
        let u = r.data();
        let wajib = [
            "user_id",
            "user_name",
            "level",
            "token",
            "kode_toko",
            "nama_toko",
            "alamat_toko",
            "no_telp",
            "no_whatsapp",
            "tgl_system",
            "akses",
            "scp",
            "pusat",
            "ganti_password",
            "terkunci",
            "totp",
            "wajib_totp",
            "kunci_diam_menit",
        ];
        assert_eq!(kunci(&u), wajib.map(String::from).into());
        assert_eq!(
            json!([
                u["user_id"],
                u["user_name"],
                u["level"],
                u["kode_toko"],
                u["nama_toko"],
                u["alamat_toko"]
            ]),
            json!([
                "kasir1-jkt1",
                "Kasir Satu Karat Blok M",
                "KASIR",
                "JKT1",
                "Karat Blok M",
                "Jl. Melawai V No. 12, Kebayoran Baru, Jakarta Selatan"
            ])
        );
        assert_eq!(
            json!([u["no_telp"], u["no_whatsapp"], u["tgl_system"]]),
            json!(["021-72780012", "", "2026-11-15"])
        );
        assert_eq!(
            json!([u["scp"], u["pusat"], u["ganti_password"], u["terkunci"]]),
            json!([["kas:laci"], false, false, false])
        );
        assert_eq!(u["token"].as_str().unwrap().len(), 44);
        let mut semua = Vec::new();
        simpul(&u["akses"], 1, &mut semua);
        assert!(semua.iter().all(|(_, _, d)| *d <= 3), "lebih dari tiga tingkat");
        let tampak = |k: &str| semua.iter().find(|(q, ..)| q == k).unwrap_or_else(|| panic!("{k}")).1;
        assert!(tampak("/uang-kas") && tampak("/transaksi-penjualan") && tampak("Penjualan"));
        assert!(!tampak("/settingsystem") && !tampak("/batal-penjualan") && !tampak("Akuntansi"));
        // `users/saya` says the same without the token.
        let k = a.dengan_token(u["token"].as_str().unwrap());
        let mut saya = k.get("users/saya").await.data();
        assert!(saya.get("token").is_none());
        saya["token"] = u["token"].clone();
        assert_eq!(saya, u);
    });
}

#[test]
fn pemilik_melihat_semua_menu_dan_pusat_diberi_tahu() {
    di_kedua(|a| async move {
        for (user, level, toko, pusat) in [
            ("own-bdg1", "OWN", "BDG1", false),
            ("su", "SU", "PST", true),
            ("mu", "MU", "PST", true),
            ("dev", "DEV", "PST", false),
            ("spv-sby1", "SPV", "SBY1", false),
            ("fin-jkt1", "FIN", "JKT1", false),
            ("pusat", "OWN", "PST", true),
        ] {
            let u = a.tamu().login(user, SANDI).await.data();
            assert_eq!(
                json!([u["level"], u["kode_toko"], u["pusat"]]),
                json!([level, toko, pusat]),
                "{user}"
            );
            assert!(u["scp"].as_array().is_some_and(|s| !s.is_empty()), "{user}");
            let mut semua = Vec::new();
            simpul(&u["akses"], 1, &mut semua);
            if ["OWN", "SU"].contains(&level) {
                assert!(semua.iter().all(|(_, tampak, _)| *tampak), "{user}");
            }
        }
    });
}

#[test]
fn nama_user_dan_toko_dirapikan_di_tepi() {
    di_kedua(|a| async move {
        let u = a.tamu().login("  KASIR1-JKT1 ", SANDI).await.data();
        assert_eq!(u["user_id"], "kasir1-jkt1");
        let isi = json!({ "user_id": "pusat", "password": SANDI, "kode_toko": " sby1 " });
        assert_eq!(a.tamu().post("users/login", &isi).await.data()["kode_toko"], "SBY1");
        for kosong in [json!(null), json!(""), json!("  ")] {
            let isi = json!({ "user_id": "pusat", "password": SANDI, "kode_toko": kosong });
            assert_eq!(a.tamu().post("users/login", &isi).await.data()["kode_toko"], "PST");
        }
    });
}

#[test]
fn password_salah_dan_user_tidak_dikenal_dijawab_sama() {
    di_kedua(|a| async move {
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE pengguna SET aktif = 0 WHERE user_id = 'kasir2-jkt1'", &[])
        })
        .await;
        let t = a.tamu();
        let salah = t.login("kasir1-jkt1", "bukan-ini").await;
        let tidak_ada = t.login("tidak-ada", SANDI).await;
        let nonaktif = t.login("kasir2-jkt1", SANDI).await;
        let kosong = t.login("kasir1-bdg1", "").await;
        salah.ditolak(422, "SESI-02");
        for r in [&tidak_ada, &nonaktif, &kosong] {
            assert_eq!((r.status, r.teks()), (salah.status, salah.teks()));
        }
        assert_eq!(salah.json()["message"], "User ID atau password salah");
        // Not even the time tells: platform::sesi holds an unknown user's password against a hash of the true price.
    });
}

async fn salah(t: &Klien, kali: usize) {
    for _ in 0..kali {
        t.login("kasir1-jkt1", "bukan-ini").await.ditolak(422, "SESI-02");
    }
}

async fn terkunci(t: &Klien, detik: i64) {
    // Right or wrong, nobody learns which while it is locked.
    for sandi in [SANDI, "bukan-ini"] {
        let r = t.login("kasir1-jkt1", sandi).await;
        let j = r.ditolak(429, "SESI-03");
        assert_eq!(j["detail"]["detik"], detik, "{j}");
        assert_eq!(j["message"], format!("Terlalu banyak password salah, coba lagi dalam {detik} detik"));
    }
}

#[test]
fn lima_password_salah_mengunci_user_dan_alamat_makin_lama() {
    di_kedua(|a| async move {
        let (t, lain) = (a.tamu(), a.tamu_dari("127.0.0.2"));
        salah(&t, 5).await;
        terkunci(&t, 30).await;
        // Another address and another user are not touched.
        lain.login("kasir1-jkt1", SANDI).await.ok();
        t.login("kasir2-jkt1", SANDI).await.ok();
        a.uji.jam.maju(Duration::from_millis(29_500));
        terkunci(&t, 1).await;
        a.uji.jam.maju(Duration::from_millis(500));
        // Each further wrong one doubles it.
        for detik in [60, 120, 240] {
            salah(&t, 1).await;
            terkunci(&t, detik).await;
            a.uji.jam.maju(Duration::from_secs(u64::try_from(detik).unwrap()));
        }
        t.login("kasir1-jkt1", SANDI).await.ok();
        // The right one wipes the slate.
        salah(&t, 4).await;
        t.login("kasir1-jkt1", SANDI).await.ok();
        salah(&t, 4).await;
        t.login("kasir1-jkt1", SANDI).await.ok();
        let kunci = a.baris("SELECT objek FROM audit WHERE toko = '-' AND aksi = 'LOGIN DIKUNCI'", &[]).await;
        assert_eq!(kunci, ["kasir1-jkt1"; 4]);
    });
}

#[test]
fn tebakan_serentak_tidak_menembus_kunci() {
    di_kedua(|a| async move {
        let mut semua = Vec::new();
        for i in 0..24 {
            let t = a.tamu();
            semua.push(tokio::spawn(async move { t.login("kasir1-jkt1", &format!("tebakan-{i}")).await }));
        }
        let mut dijawab_salah = 0;
        for s in semua {
            let r = s.await.unwrap();
            match r.status {
                422 => dijawab_salah += 1,
                _ => drop(r.ditolak(429, "SESI-03")),
            }
        }
        assert_eq!(dijawab_salah, 5);
        // Even the right one, if it was under way together with them, would have been told to wait.
        terkunci(&a.tamu(), 30).await;
    });
}

#[test]
fn user_tidak_dikenal_pun_terkunci_supaya_tidak_dikenali() {
    di_kedua(|a| async move {
        let t = a.tamu();
        for _ in 0..5 {
            t.login("tidak-ada", "x").await.ditolak(422, "SESI-02");
        }
        t.login("tidak-ada", "x").await.ditolak(429, "SESI-03");
    });
}

#[test]
fn login_di_toko_lain_hanya_untuk_pusat() {
    di_kedua(|a| async move {
        let t = a.tamu();
        let di = |user: &str, toko: &str| json!({ "user_id": user, "password": SANDI, "kode_toko": toko });
        let j = t.post("users/login", &di("kasir1-jkt1", "BDG1")).await.ditolak(403, "TOKO-02");
        assert!(j["fields"]["kode_toko"].is_string());
        t.post("users/login", &di("kasir1-jkt1", "JKT1")).await.ok();
        t.post("users/login", &di("pusat", "ZZZ")).await.ditolak(404, "TOKO-01");
        t.post("users/login", &di("pusat", "kode#salah")).await.ditolak(422, "TOKO-01");
        // Through a portal the portal is the store.
        let isi = json!({ "user_id": "kasir1-jkt1", "password": SANDI });
        t.di("BDG1").post("users/login", &isi).await.ditolak(403, "TOKO-02");
        assert_eq!(t.di("JKT1").post("users/login", &isi).await.data()["kode_toko"], "JKT1");
        t.di("ZZZ").post("users/login", &isi).await.ditolak(404, "TOKO-01");
        let isi = json!({ "user_id": "pusat", "password": SANDI });
        let u = t.di("BDG1").post("users/login", &isi).await.data();
        assert_eq!(json!([u["kode_toko"], u["nama_toko"]]), json!(["BDG1", "Karat Braga"]));
        // A refused store leaves no session behind.
        assert_eq!(sesi_hidup(&a, "kasir1-jkt1").await, 2);
    });
}

async fn sesi_hidup(a: &Alat, user: &str) -> i64 {
    a.angka("SELECT COUNT(*) FROM sesi WHERE user_id = $1 AND berakhir IS NULL", db::args![user]).await
}

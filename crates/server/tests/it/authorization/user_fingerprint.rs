//! GET user-fingerprint and users/fingerprint: who sees template bytes, and who may have a finger enrolled.

use super::bantu::{Dengan, SANDI, Server, laporan};
use crate::alat::kedua_mesin;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::time::Duration;

const CARI: &str = "user-fingerprint?user_id=spv-jkt1";

#[test]
fn byte_cetakan_hanya_untuk_pemiliknya_dan_agen_tokonya() {
    kedua_mesin(|uji| async {
        let s = Server::dengan_sidik_jari(uji).await;
        let k = s.agen("JKT1", "kasir-1").await;
        s.daftarkan(&k, "spv-jkt1").await;
        let bytes = BASE64_STANDARD.encode("cetakan spv-jkt1");
        let utuh = json!({ "user_id": "spv-jkt1", "fingerprints": [{ "jari": 6, "bytes": bytes }] });
        let tanpa = json!({ "user_id": "spv-jkt1", "fingerprints": [{ "jari": 6 }] });

        let spv = s.masuk("spv-jkt1").await;
        assert_eq!(s.get(CARI, &spv).await.data(), utuh);
        assert_eq!(s.panggil("GET", CARI, Dengan::Agen(&k.kirim), None).await.data(), utuh);
        for lain in ["kasir1-jkt1", "own-jkt1", "pusat", "su"] {
            let t = s.masuk(lain).await;
            assert_eq!(s.get(CARI, &t).await.data(), tanpa, "{lain}");
        }
        // Another store's people and agents do not even learn that the user exists.
        let bdg = s.masuk("own-bdg1").await;
        let asing = s.get(CARI, &bdg).await;
        assert_eq!(asing, s.get("user-fingerprint?user_id=tidak-ada", &bdg).await);
        assert_eq!(asing, s.get("user-fingerprint", &bdg).await);
        assert_eq!(asing, s.get("user-fingerprint?user_id=%27%20OR%201", &bdg).await);
        assert_eq!(asing.ditolak(404, "SIDIK-01")["message"], "Username Tidak Tidak Terdaftar");
        let b = s.agen("BDG1", "kasir-1").await;
        s.panggil("GET", CARI, Dengan::Agen(&b.kirim), None).await.ditolak(404, "SIDIK-01");
        let portal = format!("/toko/BDG1/api/v1/{CARI}");
        s.panggil("GET", &portal, Dengan::Agen(&k.kirim), None).await.ditolak(401, "AGEN-01");
        // No key, a made-up key, the half that signs, the whole key as printed, a revoked key.
        s.panggil("GET", CARI, Dengan::Tanpa, None).await.ditolak(401, "SESI-01");
        for palsu in ["", "kunci-karangan", &k.tanda, &k.teks()] {
            let j = s.panggil("GET", CARI, Dengan::Agen(palsu), None).await;
            assert_eq!(j.status.as_u16(), 401, "{palsu}: {}", j.isi);
        }
        s.cabut("JKT1", "kasir-1").await;
        s.panggil("GET", CARI, Dengan::Agen(&k.kirim), None).await.ditolak(401, "AGEN-01");
    });
}

#[test]
fn cetakan_kantor_pusat_hanya_terbaca_agen_yang_tokonya_sedang_memintanya() {
    kedua_mesin(|uji| async {
        let s = Server::dengan_sidik_jari(uji).await;
        let (pst, jkt, bdg) =
            (s.agen("PST", "kantor").await, s.agen("JKT1", "kasir-1").await, s.agen("BDG1", "kasir-1").await);
        // Head office needs the module too, to have a finger enrolled.
        let pusat = s.masuk("pusat").await;
        s.modul(&pusat, "on").await;
        s.daftarkan(&pst, "pusat").await;
        let cari = "user-fingerprint?user_id=pusat";
        for k in [&jkt, &bdg, &pst] {
            s.panggil("GET", cari, Dengan::Agen(&k.kirim), None).await.ditolak(404, "SIDIK-01");
        }
        let kasir = s.masuk("kasir1-jkt1").await;
        s.pindai(&kasir, "pusat", "PENJUALAN").await;
        let d = s.panggil("GET", cari, Dengan::Agen(&jkt.kirim), None).await.data();
        assert_eq!(d["fingerprints"][0]["bytes"], json!(BASE64_STANDARD.encode("cetakan pusat")));
        s.panggil("GET", cari, Dengan::Agen(&bdg.kirim), None).await.ditolak(404, "SIDIK-01");
        // The minute is over.
        s.uji.jam.maju(Duration::from_secs(61));
        s.panggil("GET", cari, Dengan::Agen(&jkt.kirim), None).await.ditolak(404, "SIDIK-01");
    });
}

#[test]
fn jari_didaftarkan_sendiri_atau_oleh_own_dan_bisa_dihapus() {
    kedua_mesin(|uji| async {
        let s = Server::dengan_sidik_jari(uji).await;
        let k = s.agen("JKT1", "kasir-1").await;
        let (own, spv) = (s.masuk("own-jkt1").await, s.masuk("spv-jkt1").await);
        let isi = |user: &str, jari: i64| json!({ "user_id": user, "jari": jari, "password": SANDI });
        let enrol = "users/fingerprint/enrol";
        for (token, isi, status, kode) in [
            (&spv, isi("own-jkt1", 1), 403, "SIDIK-07"),
            (&own, isi("spv-bdg1", 1), 404, "SIDIK-01"),
            (&own, isi("spv-jkt1", 10), 422, "SIDIK-02"),
            (&own, json!({ "user_id": "spv-jkt1", "jari": 1, "password": "salah-salah" }), 422, "SESI-02"),
        ] {
            s.post(enrol, token, isi).await.ditolak(status, kode);
        }
        assert!(s.tugas(&k).await.is_empty());

        s.post(enrol, &own, isi("spv-jkt1", 1)).await.baik();
        let t = s.tugas(&k).await.remove(0);
        assert_eq!((&t["jenis"], &t["jari"]), (&json!("ENROL"), &json!(1)));
        // An empty, broken or huge template is refused and the job stays open.
        for fp in [String::new(), "x".repeat(9000)] {
            s.lapor(&k, &laporan(&k, &t, true, &fp)).await.ditolak(422, "SIDIK-02");
        }
        s.lapor(&k, &laporan(&k, &t, true, "jempol")).await.baik();
        let e = s.peristiwa();
        assert!(e[0].0.contains("own-jkt1"), "{e:?}");
        assert_eq!(
            (e[0].1, &e[0].2["auth_for"], &e[0].2["status"]),
            ("fingerprint-auth", &json!("ENROL"), &Value::Bool(true))
        );
        // The same finger again replaces it.
        s.post(enrol, &spv, isi("spv-jkt1", 1)).await.baik();
        let t = s.tugas(&k).await.remove(0);
        s.lapor(&k, &laporan(&k, &t, true, "jempol baru")).await.baik();
        let j = s.get(CARI, &spv).await.data();
        assert_eq!(j["fingerprints"], json!([{ "jari": 1, "bytes": BASE64_STANDARD.encode("jempol baru") }]));

        let hapus = |token: String, jari: i64| {
            let isi = isi("spv-jkt1", jari);
            let s = &s;
            async move { s.panggil("DELETE", "users/fingerprint", Dengan::Token(&token), Some(&isi)).await }
        };
        hapus(spv.clone(), 2).await.ditolak(404, "SIDIK-08");
        hapus(s.masuk("kasir1-jkt1").await, 1).await.ditolak(403, "SIDIK-07");
        hapus(own.clone(), 1).await.baik();
        assert_eq!(s.get(CARI, &spv).await.data()["fingerprints"], json!([]));
    });
}

#[test]
fn pendaftaran_yang_lewat_waktu_atau_modulnya_mati_ditolak() {
    kedua_mesin(|uji| async {
        let s = Server::dengan_sidik_jari(uji).await;
        let k = s.agen("JKT1", "kasir-1").await;
        let spv = s.masuk("spv-jkt1").await;
        let isi = json!({ "user_id": "spv-jkt1", "jari": 1, "password": SANDI });
        s.post("users/fingerprint/enrol", &spv, isi.clone()).await.baik();
        let t = s.tugas(&k).await.remove(0);
        s.uji.jam.maju(Duration::from_secs(60));
        assert!(s.tugas(&k).await.is_empty());
        s.lapor(&k, &laporan(&k, &t, true, "jempol")).await.ditolak(422, "SIDIK-05");
        assert_eq!(s.get(CARI, &spv).await.data()["fingerprints"], json!([]));
        s.modul(&s.masuk("own-jkt1").await, "off").await;
        let j = s.post("users/fingerprint/enrol", &spv, isi).await.ditolak(403, "MODUL-01");
        assert_eq!(j["message"], "Modul FINGERPRINT_MODULE tidak aktif di toko ini");
    });
}

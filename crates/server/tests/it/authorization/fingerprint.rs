//! authorization/fingerprint and the agent's calls: the whole flow, and every way to cheat it.

use super::bantu::{Balas, Dengan, SANDI, Server, gabung, laporan, minta, pelaku, perlu, uid};
use crate::alat::kedua_mesin;
use db::args;
use platform::agen::{self, Kunci};
use platform::otorisasi;
use platform::sidik_jari::{self, Laporan};
use serde_json::{Value, json};
use std::time::Duration;

async fn beri(s: &Server, token: &str, user: &str, fp: &str) -> Balas {
    let isi = json!({ "user_id": user, "fp": fp, "kategori": "PENJUALAN" });
    s.post("authorization/fingerprint", token, isi).await
}

/// JKT1 with an agent, a supervisor whose finger is enrolled, and a cashier at work.
async fn siap(uji: testkit::Uji) -> (Server, Kunci, String) {
    let s = Server::dengan_sidik_jari(uji).await;
    let k = s.agen("JKT1", "kasir-1").await;
    s.daftarkan(&k, "spv-jkt1").await;
    let kasir = s.masuk("kasir1-jkt1").await;
    (s, k, kasir)
}

async fn aksi(s: &Server, aksi: &'static str) -> i64 {
    s.app
        .db
        .read(move |c| {
            c.nilai::<i64>("SELECT COUNT(*) FROM audit WHERE toko = 'JKT1' AND aksi = $1", args![aksi])
        })
        .await
        .unwrap()
}

#[test]
fn scan_yang_cocok_menjadi_otorisasi_sekali_saja() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let segel = perlu(None).keluar().unwrap().segel;
        let isi = json!({ "user_id": "spv-jkt1", "kategori": "penjualan", "permohonan": segel });
        let j = s.post("authorization/fingerprint/scan", &kasir, isi).await.baik();
        assert_eq!(
            (&j["message"], &j["data"]["status"]),
            (&json!("Silahkan Scan Fingerprint"), &json!("MENUNGGU"))
        );
        let id = j["data"]["id"].as_str().unwrap().to_owned();
        assert!(j.to_string().find("tantangan").is_none(), "{j}");
        let tunggu = beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(422, "SIDIK-06");
        assert_eq!(tunggu["message"], "Silahkan Scan Fingerprint");

        let tugas = s.tugas(&k).await;
        assert_eq!(tugas.len(), 1);
        assert_eq!((&tugas[0]["pekerjaan"], &tugas[0]["jenis"]), (&json!(id), &json!("SCAN")));
        s.lapor(&k, &laporan(&k, &tugas[0], true, "sampel")).await.baik();
        let e = s.peristiwa();
        assert_eq!(e.len(), 1);
        assert!(e[0].0.starts_with("User") && e[0].0.contains("kasir1-jkt1"), "{e:?}");
        assert_eq!(e[0].1, "fingerprint-auth");
        assert_eq!(
            e[0].2,
            json!({ "status": true, "auth_for": "PENJUALAN", "user_id": "spv-jkt1", "fp": id })
        );
        let j = s.get(&format!("authorization/fingerprint/scan/{id}"), &kasir).await.data();
        assert_eq!(j["status"], "COCOK");

        let j = beri(&s, &kasir, "spv-jkt1", &id).await.baik();
        assert_eq!(
            (&j["message"], &j["data"]["cara"]),
            (&json!("Otorisasi Berhasil"), &json!("FINGERPRINT"))
        );
        let (p, oto) = (pelaku(&s, &kasir).await, j["data"]["id"].as_str().unwrap().to_owned());
        let o = s.app.db.write(p.toko.clone(), move |tx| otorisasi::pakai(tx, &oto, &p, &perlu(None)));
        assert_eq!(o.await.unwrap().penyetuju, Some(uid("spv-jkt1")));
        beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(409, "SIDIK-04");
    });
}

/// The auction of a loan is authorized by a finger as by a password: for this loan and this value, once.
#[test]
fn lelang_hutang_disetujui_dengan_sidik_jari() {
    kedua_mesin(|uji| async {
        use platform::otorisasi::{Alasan, Permohonan};
        let (s, k, kasir) = siap(uji).await;
        let untuk = |no: &str, n: i64| {
            Permohonan::dokumen(
                "LELANG HUTANG",
                no,
                values::Rupiah::new(n),
                Alasan::new("LELANG", "dilelang"),
            )
        };
        let perlu = untuk("FHJKT1-261115-0001", 8_000_000);
        let isi = json!({ "user_id": "spv-jkt1", "kategori": "LELANG HUTANG", "permohonan": perlu.keluar().unwrap().segel });
        let id = s.post("authorization/fingerprint/scan", &kasir, isi).await.data()["id"]
            .as_str()
            .unwrap()
            .to_owned();
        let tugas = s.tugas(&k).await.remove(0);
        s.lapor(&k, &laporan(&k, &tugas, true, "")).await.baik();
        let isi = json!({ "user_id": "spv-jkt1", "fp": id, "kategori": "LELANG HUTANG" });
        let oto =
            s.post("authorization/fingerprint", &kasir, isi).await.data()["id"].as_str().unwrap().to_owned();
        let p = pelaku(&s, &kasir).await;
        let pakai = |untuk: Permohonan| {
            let (p, oto) = (p.clone(), oto.clone());
            s.app.db.write(p.toko.clone(), move |tx| otorisasi::pakai(tx, &oto, &p, &untuk))
        };
        for lain in [untuk("FHJKT1-261115-0002", 8_000_000), untuk("FHJKT1-261115-0001", 7_000_000)] {
            assert_eq!(pakai(lain).await.unwrap_err().kode, "OTO-09");
        }
        assert_eq!(pakai(perlu.clone()).await.unwrap().penyetuju, Some(uid("spv-jkt1")));
        assert!(pakai(perlu).await.is_err());
    });
}

#[test]
fn otorisasi_sidik_jari_hanya_tiga_isian_dan_untuk_yang_discan() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        // What the scan was started for stands; a request that comes afterwards is no part of it.
        let id = s.scan_cocok(&k, &kasir, "spv-jkt1", "PENJUALAN").await;
        let lebih =
            json!({ "user_id": "spv-jkt1", "fp": id, "kategori": "PENJUALAN", "description": "LAIN" });
        let j = s.post("authorization/fingerprint", &kasir, lebih).await;
        assert_eq!(j.status.as_u16(), 400, "{}", j.isi);
        let j = beri(&s, &kasir, "spv-jkt1", &id).await.data();
        assert_eq!(
            (&j["description"], &j["nominal"]),
            (&json!("PENJUALAN DI BAWAH MODAL"), &json!(1_500_000))
        );
        // A scan that names no more than a category makes an approval that covers no document.
        let isi = json!({ "user_id": "spv-jkt1", "kategori": "PENJUALAN" });
        let d = s.post("authorization/fingerprint/scan", &kasir, isi).await.data();
        let t = s.tugas(&k).await.remove(0);
        s.lapor(&k, &laporan(&k, &t, true, "")).await.baik();
        let j = beri(&s, &kasir, "spv-jkt1", d["id"].as_str().unwrap()).await.data();
        assert_eq!((&j["description"], &j["permohonan"]), (&json!("PENJUALAN"), &Value::Null));
    });
}

#[test]
fn cara_otorisasi_mengikuti_auth_type() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let sandi = gabung(minta(), json!({ "user_id": "spv-jkt1", "password": SANDI }));
        let j = s.post("authorization", &kasir, sandi.clone()).await.ditolak(403, "OTO-14");
        assert_eq!(j["message"], "Otorisasi di toko ini dengan fingerprint");
        let id = s.scan_cocok(&k, &kasir, "spv-jkt1", "PENJUALAN").await;
        let own = s.masuk("own-jkt1").await;
        let atur = |nilai: &str| json!([{ "key": "AUTH_TYPE", "value": nilai }]);
        s.panggil("PUT", "para-system", Dengan::Token(&own), Some(&atur("PASSWORD"))).await.baik();
        beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(403, "OTO-14");
        let isi = json!({ "user_id": "spv-jkt1", "kategori": "PENJUALAN" });
        s.post("authorization/fingerprint/scan", &kasir, isi).await.ditolak(403, "OTO-14");
        s.post("authorization", &kasir, sandi.clone()).await.baik();
        // Without readers the password stays, whatever AUTH_TYPE says: nobody is locked out.
        s.panggil("PUT", "para-system", Dengan::Token(&own), Some(&atur("FINGERPRINT"))).await.baik();
        s.modul(&own, "off").await;
        s.post("authorization", &kasir, sandi).await.baik();
    });
}

#[test]
fn scan_yang_dipakai_bersamaan_memberi_satu_otorisasi() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let id = s.scan_cocok(&k, &kasir, "spv-jkt1", "PENJUALAN").await;
        let coba = || beri(&s, &kasir, "spv-jkt1", &id);
        let (a, b, c, d) = tokio::join!(coba(), coba(), coba(), coba());
        let baik = [a, b, c, d].into_iter().filter(|j| j.status.is_success()).count();
        assert_eq!(baik, 1);
    });
}

#[test]
fn jari_yang_tidak_cocok_meminta_coba_lagi() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let id = s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        let t = s.tugas(&k).await.remove(0);
        s.lapor(&k, &laporan(&k, &t, false, "")).await.baik();
        assert_eq!(s.peristiwa()[0].2["status"], json!(false));
        let j = beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(422, "SIDIK-06");
        assert_eq!(j["message"], "Silahkan Coba Lagi");
        // Trying again is a new scan; the failed one stays failed.
        let lagi = s.scan_cocok(&k, &kasir, "spv-jkt1", "PENJUALAN").await;
        beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(422, "SIDIK-06");
        beri(&s, &kasir, "spv-jkt1", &lagi).await.baik();
    });
}

#[test]
fn laporan_agen_yang_dipalsukan_ditolak_dan_dicatat() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let lain = s.agen("JKT1", "kasir-2").await;
        let id = s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        let t = s.tugas(&k).await.remove(0);
        let asli = laporan(&k, &t, false, "");
        // Knows the half that is sent, not the half that signs.
        let tanpa_tanda = Kunci { kirim: k.kirim.clone(), tanda: lain.tanda.clone() };
        let mut tantangan_lain = t.clone();
        tantangan_lain["tantangan"] = json!("lain");
        let mut user_lain = t.clone();
        user_lain["user_id"] = json!("own-jkt1");
        for (apa, palsu) in [
            ("vonis dibalik", gabung(asli.clone(), json!({ "status": true }))),
            ("kunci lain", laporan(&tanpa_tanda, &t, true, "")),
            ("tantangan lain", laporan(&k, &tantangan_lain, true, "")),
            ("user lain", laporan(&k, &user_lain, true, "")),
            ("sampel diganti", gabung(laporan(&k, &t, true, "a"), json!({ "fp": "Yg==" }))),
            ("tanda kosong", gabung(laporan(&k, &t, true, ""), json!({ "tanda": "" }))),
        ] {
            let j = s.lapor(&k, &palsu).await;
            assert_eq!((j.status.as_u16(), &j.isi["code"]), (403, &json!("AGEN-02")), "{apa}: {}", j.isi);
        }
        assert_eq!(aksi(&s, "SCAN PALSU").await, 6);
        let j = s.get(&format!("authorization/fingerprint/scan/{id}"), &kasir).await.data();
        assert_eq!(j["status"], "MENUNGGU");
        assert!(s.peristiwa().is_empty());
        // A session is no agent, and an unknown job is unknown.
        s.panggil("POST", "agent/fingerprint/scan", Dengan::Token(&kasir), Some(&asli))
            .await
            .ditolak(401, "AGEN-01");
        s.panggil("GET", "agent/fingerprint/pekerjaan", Dengan::Token(&kasir), None)
            .await
            .ditolak(401, "AGEN-01");
        for id in ["AAAAAAAAAAAAAAAA", "' OR 1=1"] {
            let asing = gabung(asli.clone(), json!({ "pekerjaan": id }));
            s.lapor(&k, &asing).await.ditolak(404, "SIDIK-03");
        }
    });
}

#[test]
fn laporan_yang_diputar_ulang_atau_terlambat_ditolak() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        let t = s.tugas(&k).await.remove(0);
        let baik = laporan(&k, &t, true, "");
        s.lapor(&k, &baik).await.baik();
        s.lapor(&k, &baik).await.ditolak(409, "SIDIK-04");
        s.lapor(&k, &laporan(&k, &t, false, "")).await.ditolak(409, "SIDIK-04");
        // Recorded for one scan, replayed for the next.
        let id = s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        s.lapor(&k, &gabung(baik, json!({ "pekerjaan": id }))).await.ditolak(403, "AGEN-02");
        let t = s.tugas(&k).await.remove(0);
        s.uji.jam.maju(Duration::from_secs(60));
        s.lapor(&k, &laporan(&k, &t, true, "")).await.ditolak(422, "SIDIK-05");
        beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(422, "SIDIK-05");
        // A newer scan of the same requester calls the older one off.
        let tua = s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        let t = s.tugas(&k).await.remove(0);
        s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        s.lapor(&k, &laporan(&k, &t, true, "")).await.ditolak(422, "SIDIK-05");
        beri(&s, &kasir, "spv-jkt1", &tua).await.ditolak(422, "SIDIK-05");
    });
}

#[test]
fn kunci_agen_yang_dicabut_mati_seketika() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        let t = s.tugas(&k).await.remove(0);
        let kirim = k.kirim.clone();
        let a = s.app.db.read(move |c| agen::kenali(c, &kirim, agen::Jenis::Fingerprint)).await.unwrap();
        s.cabut("JKT1", "kasir-1").await;
        s.lapor(&k, &laporan(&k, &t, true, "")).await.ditolak(401, "AGEN-01");
        // Revoked between the door and the transaction.
        let l: Laporan = serde_json::from_value(laporan(&k, &t, true, "")).unwrap();
        let lewat = sidik_jari::lapor(&s.app.db, &a, &k.kirim, &l, &s.app.siaran).await;
        assert_eq!(lewat.unwrap_err().kode, "AGEN-01");
        s.panggil("GET", "agent/fingerprint/pekerjaan", Dengan::Agen(&k.kirim), None)
            .await
            .ditolak(401, "AGEN-01");
        // The same name may be registered anew, with a new key; the old one stays dead.
        let baru = s.agen("JKT1", "kasir-1").await;
        s.lapor(&k, &laporan(&k, &t, true, "")).await.ditolak(401, "AGEN-01");
        s.lapor(&baru, &laporan(&baru, &t, true, "")).await.baik();
    });
}

#[test]
fn agen_toko_lain_tidak_melihat_dan_tidak_menjawab() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let bdg = s.agen("BDG1", "kasir-1").await;
        s.pindai(&kasir, "spv-jkt1", "PENJUALAN").await;
        let t = s.tugas(&k).await.remove(0);
        assert!(s.tugas(&bdg).await.is_empty());
        s.lapor(&bdg, &laporan(&bdg, &t, true, "")).await.ditolak(404, "SIDIK-03");
    });
}

#[test]
fn scan_terikat_pada_peminta_penyetuju_dan_kategori() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        s.daftarkan(&k, "own-jkt1").await;
        let kasir2 = s.masuk("kasir2-jkt1").await;
        let id = s.scan_cocok(&k, &kasir, "spv-jkt1", "PENJUALAN").await;
        beri(&s, &kasir2, "spv-jkt1", &id).await.ditolak(404, "SIDIK-03");
        beri(&s, &kasir, "own-jkt1", &id).await.ditolak(404, "SIDIK-03");
        s.get(&format!("authorization/fingerprint/scan/{id}"), &kasir2).await.ditolak(404, "SIDIK-03");
        let hutang = json!({ "user_id": "spv-jkt1", "fp": id, "kategori": "HUTANG" });
        s.post("authorization/fingerprint", &kasir, hutang).await.ditolak(404, "SIDIK-03");
        for tebakan in ["AAAAAAAAAAAAAAAA", "", "' OR 1=1"] {
            beri(&s, &kasir, "spv-jkt1", tebakan).await.ditolak(404, "SIDIK-03");
        }
        beri(&s, &kasir, "spv-jkt1", &id).await.baik();
        // An enrolment is no scan: an owner's finger put in anew approves nothing.
        let spv = s.masuk("spv-jkt1").await;
        let isi = json!({ "user_id": "spv-jkt1", "jari": 2, "password": SANDI });
        let e = s.post("users/fingerprint/enrol", &spv, isi).await.data();
        let t = s.tugas(&k).await.remove(0);
        s.lapor(&k, &laporan(&k, &t, true, "x")).await.baik();
        let isi = json!({ "user_id": "own-jkt1", "fp": e["id"], "kategori": "ENROL" });
        s.post("authorization/fingerprint", &spv, isi).await.ditolak(404, "SIDIK-03");
    });
}

#[test]
fn hanya_penyetuju_toko_itu_yang_jarinya_diminta() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        s.daftarkan(&k, "kasir2-jkt1").await;
        let mulai = |token: String, user: &'static str| {
            let s = &s;
            async move {
                let isi = json!({ "user_id": user, "kategori": "PENJUALAN" });
                s.post("authorization/fingerprint/scan", &token, isi).await
            }
        };
        // No finger, no approver, another store, nobody.
        for user in ["own-jkt1", "kasir2-jkt1", "spv-bdg1", "tidak-ada", "' --"] {
            let j = mulai(kasir.clone(), user).await.ditolak(404, "SIDIK-01");
            assert_eq!(j["message"], "Username Tidak Tidak Terdaftar", "{user}");
        }
        mulai(s.masuk("spv-jkt1").await, "spv-jkt1").await.ditolak(403, "OTO-03");
        // Demoted between scan and approval.
        let id = s.scan_cocok(&k, &kasir, "spv-jkt1", "PENJUALAN").await;
        s.ubah_user("UPDATE pengguna SET level = 'FIN' WHERE user_id = $1", "spv-jkt1").await;
        beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(403, "OTO-04");
        s.ubah_user("UPDATE pengguna SET level = 'SPV' WHERE user_id = $1", "spv-jkt1").await;
        beri(&s, &kasir, "spv-jkt1", &id).await.baik();
    });
}

#[test]
fn modul_yang_mati_menutup_scan_dan_otorisasi_sidik_jari() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let id = s.scan_cocok(&k, &kasir, "spv-jkt1", "PENJUALAN").await;
        s.modul(&s.masuk("own-jkt1").await, "off").await;
        beri(&s, &kasir, "spv-jkt1", &id).await.ditolak(403, "MODUL-01");
        let isi = json!({ "user_id": "spv-jkt1", "kategori": "PENJUALAN" });
        s.post("authorization/fingerprint/scan", &kasir, isi).await.ditolak(403, "MODUL-01");
    });
}

#[test]
fn agen_yang_menunggu_dijawab_begitu_ada_pekerjaan() {
    kedua_mesin(|uji| async {
        let (s, k, kasir) = siap(uji).await;
        let tunggu = "agent/fingerprint/pekerjaan?tunggu=5";
        // As an agent does: it asks again when it was answered with nothing. It asks first, the work comes after it.
        let menunggu = async {
            loop {
                let dapat = s.panggil("GET", tunggu, Dengan::Agen(&k.kirim), None).await.data();
                if dapat.as_array().is_some_and(|d| !d.is_empty()) {
                    return dapat;
                }
            }
        };
        let (dapat, id) = tokio::join!(menunggu, s.pindai(&kasir, "spv-jkt1", "PENJUALAN"));
        assert_eq!(dapat[0]["pekerjaan"], Value::String(id));
        // Revoked while it waits: it learns of it, and gets no more work.
        s.uji.jam.maju(Duration::from_secs(60));
        let tunggu = async { s.panggil("GET", tunggu, Dengan::Agen(&k.kirim), None).await };
        let (j, ()) = tokio::join!(tunggu, s.cabut("JKT1", "kasir-1"));
        j.ditolak(401, "AGEN-01");
    });
}

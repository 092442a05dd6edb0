//! POST authorization: the approver types user and password at the requester's screen.

use super::bantu::{Dengan, SANDI, Server, gabung, minta, pelaku, perlu};
use crate::alat::kedua_mesin;
use platform::otorisasi;
use serde_json::json;

#[test]
fn penyetuju_memberi_di_layar_kasir_dan_dokumen_memakainya_sekali() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let kasir = s.masuk("kasir1-jkt1").await;
        let untuk = perlu(Some("FJ-1"));
        let segel = untuk.keluar().unwrap().segel;
        let isi = gabung(minta(), json!({ "user_id": "spv-jkt1", "password": SANDI, "permohonan": segel }));
        let j = s.post("authorization", &kasir, isi).await.baik();
        assert_eq!(j["message"], "Otorisasi Berhasil");
        let d = &j["data"];
        assert_eq!(
            (&d["status"], &d["cara"], &d["penyetuju"], &d["peminta"]),
            (&json!("DISETUJUI"), &json!("PASSWORD"), &json!("spv-jkt1"), &json!("kasir1-jkt1"))
        );
        assert_eq!((&d["keterangan"], &d["toko"]), (&json!("PELANGGAN LAMA"), &json!("JKT1")));
        let id = d["id"].as_str().unwrap().to_owned();

        let p = pelaku(&s, &kasir).await;
        let pakai = || {
            let (p, id, untuk) = (p.clone(), id.clone(), untuk.clone());
            s.app.db.write(p.toko.clone(), move |tx| otorisasi::pakai(tx, &id, &p, &untuk).map(|_| ()))
        };
        pakai().await.unwrap();
        assert_eq!(pakai().await.unwrap_err().kode, "OTO-06");
        let j = s.get(&format!("authorization/permintaan/{id}"), &kasir).await.data();
        assert_eq!((&j["status"], &j["dipakai_dok"]), (&json!("TERPAKAI"), &json!("FJ-1")));
    });
}

#[test]
fn yang_salah_ditolak_dengan_kata_server_sendiri() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let kasir = s.masuk("kasir1-jkt1").await;
        let own = s.masuk("own-jkt1").await;
        let isi = |user: &str, sandi: &str| gabung(minta(), json!({ "user_id": user, "password": sandi }));
        let salah = s.post("authorization", &kasir, isi("spv-jkt1", "salah-sekali")).await;
        let asing = s.post("authorization", &kasir, isi("tidak-ada", SANDI)).await;
        let mustahil = s.post("authorization", &kasir, isi("' OR 1=1", SANDI)).await;
        assert_eq!(salah, asing);
        assert_eq!(salah, mustahil);
        assert_eq!(salah.ditolak(422, "SESI-02")["message"], "User ID atau password salah");
        s.post("authorization", &own, isi("own-jkt1", SANDI)).await.ditolak(403, "OTO-03");
        for bukan in ["kasir2-jkt1", "fin-jkt1", "spv-bdg1", "su", "dev", "spv"] {
            s.post("authorization", &kasir, isi(bukan, SANDI)).await.ditolak(403, "OTO-04");
        }
        s.post("authorization", &kasir, isi("pusat", SANDI)).await.baik();
        s.post("authorization", &kasir, json!({ "user_id": "spv-jkt1", "password": SANDI }))
            .await
            .ditolak(422, "OTO-02");
        let kosong = gabung(isi("spv-jkt1", SANDI), json!({ "kategori": " " }));
        let t = s.post("authorization", &kasir, kosong).await.ditolak(422, "OTO-02");
        assert_eq!(t["fields"]["kategori"], "Kategori Tidak Boleh Kosong");
        s.panggil("POST", "authorization", Dengan::Tanpa, Some(&isi("spv-jkt1", SANDI)))
            .await
            .ditolak(401, "SESI-01");
    });
}

#[test]
fn tebakan_password_dikunci_juga_untuk_login() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let kasir = s.masuk("kasir1-jkt1").await;
        let isi = |sandi: &str| gabung(minta(), json!({ "user_id": "spv-jkt1", "password": sandi }));
        for _ in 0..5 {
            s.post("authorization", &kasir, isi("tebak-tebakan")).await.ditolak(422, "SESI-02");
        }
        s.post("authorization", &kasir, isi(SANDI)).await.ditolak(429, "SESI-03");
        let masuk = json!({ "user_id": "spv-jkt1", "password": SANDI });
        s.panggil("POST", "users/login", Dengan::Tanpa, Some(&masuk)).await.ditolak(429, "SESI-03");
    });
}

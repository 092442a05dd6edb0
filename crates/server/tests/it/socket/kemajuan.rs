//! Jobs with progress.

use super::aliran::pelaku;
use super::{SEBENTAR, Server};
use dunia::{UjiTolak, kedua_mesin};
use serde_json::json;
use server::socket::{Sebab, kemajuan};

#[test]
fn pekerjaan_menceritakan_kemajuannya_sampai_selesai() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-kerja-1").await;
        let kerja = kemajuan(&s.app, &p, Some("uid-kerja-1"), "closed-store-progress").await.unwrap();
        // From a plain thread, far faster than anybody can read: the newest word counts.
        let (terdengar, lanjut) = std::sync::mpsc::channel();
        let utas = tokio::task::spawn_blocking(move || {
            for i in 0..=1_000 {
                kerja.maju(i, 1_000, format!("langkah {i}"));
                if i == 0 {
                    lanjut.recv().unwrap();
                }
            }
            kerja.selesai("Tutup toko berhasil");
        });
        let mut pesan = vec![k.peristiwa("closed-store-progress", SEBENTAR).await.unwrap()];
        terdengar.send(()).unwrap();
        utas.await.unwrap();
        while pesan.last().is_none_or(|m: &serde_json::Value| m["status"] == "PROGRESS") {
            pesan.push(k.peristiwa("closed-store-progress", SEBENTAR).await.unwrap());
        }
        assert!((2..500).contains(&pesan.len()), "{}", pesan.len());
        assert_eq!(pesan[0]["percentage"], 0);
        let akhir = json!({
            "user": "own-jkt1", "uid": "uid-kerja-1", "status": "FINISH", "percentage": 100, "progress": 1000,
            "total": 1000, "message": "Tutup toko berhasil", "seq": pesan.len(),
        });
        assert_eq!(pesan.last(), Some(&akhir));
        assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0).await);
        s.tutup().await;
    });
}

#[test]
fn pekerjaan_kembar_dengan_uid_sama_ditolak() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (own, spv) = (s.login("own-jkt1").await, s.login("spv-jkt1").await);
        let (p, lain) = (pelaku(&s, &own).await, pelaku(&s, &spv).await);
        let satu = kemajuan(&s.app, &p, Some("uid-kembar"), "uji").await.unwrap();
        assert_eq!(kemajuan(&s.app, &p, Some("uid-kembar"), "uji").await.err().unwrap().kode, "SOKET-05");
        assert_eq!(kemajuan(&s.app, &lain, Some("uid-kembar"), "uji").await.err().unwrap().kode, "SOKET-04");
        satu.selesai("ok");
        assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0).await);
        kemajuan(&s.app, &p, Some("uid-kembar"), "uji").await.unwrap().selesai("ok");
        // Without a uid any number may run, and tell nobody.
        let a = kemajuan(&s.app, &p, None, "uji").await.unwrap();
        let b = kemajuan(&s.app, &p, None, "uji").await.unwrap();
        a.maju(1, 2, "x");
        b.gagal(&UjiTolak::Dibatalkan.tolak("x"));
        s.tutup().await;
    });
}

#[test]
fn pekerjaan_yang_gagal_terhenti_atau_dibatalkan_diberitahukan() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-kerja-2").await;
        let mulai = async || {
            assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0).await);
            kemajuan(&s.app, &p, Some("uid-kerja-2"), "uji").await.unwrap()
        };
        mulai().await.gagal(&UjiTolak::Dibatalkan.tolak("Stok tidak seimbang"));
        let m = k.peristiwa("uji", SEBENTAR).await.unwrap();
        assert_eq!(
            (m["status"].as_str(), m["message"].as_str()),
            (Some("GAGAL"), Some("Stok tidak seimbang"))
        );
        drop(mulai().await);
        let m = k.peristiwa("uji", SEBENTAR).await.unwrap();
        assert_eq!(m["message"], "Pekerjaan terhenti sebelum selesai");
        let kerja = mulai().await;
        assert_eq!(kerja.diminta_berhenti(), None);
        k.tanya("batal", json!({ "uid": "uid-kerja-2" })).await;
        assert_eq!(kerja.diminta_berhenti(), Some(Sebab::Diminta));
        // Asked, not forced: the work still decides and tells its end.
        kerja.selesai("tetap selesai");
        assert_eq!(k.peristiwa("uji", SEBENTAR).await.unwrap()["status"], "FINISH");
        s.tutup().await;
    });
}

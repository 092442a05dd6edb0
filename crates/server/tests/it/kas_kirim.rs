//! Money between branch and head office at the edge: keys, statuses, slips, both locks. What may be sent, received and
//! settled is tested in `kas`.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master};
use crate::kas_uang::{kas, laci};
use serde_json::{Value, json};

async fn kirim(k: &Klien, kunci: &str, jumlah: i64) -> Balasan {
    k.post_dok("kirim-uang", kunci, &json!({ "jumlah_rp": jumlah, "keterangan": "setoran" })).await
}

/// Of an answer with or without an envelope.
fn teks(j: &Value, kolom: &str) -> String {
    j["data"][kolom].as_str().or(j[kolom].as_str()).unwrap().to_owned()
}

async fn modal(a: &Alat, user: &str, jumlah: i64) -> Klien {
    let k = a.sesi(user).await;
    kas(&k, &format!("modal-{user}"), "MASUK", "LAIN_MASUK", jumlah).await.ok();
    k
}

#[test]
fn uang_dikirim_dan_diterima_sekali_dengan_slipnya() {
    di_kedua_master(|a| async move {
        let jkt = modal(&a, "own-jkt1", 5_000_000).await;
        let (pst, bdg) = (a.sesi("own").await, a.sesi("own-bdg1").await);
        kirim(&jkt, "kunci-k-n", 0).await.ditolak(422, "UANG-13");
        assert_eq!(jkt.get("kirim-uang-tujuan").await.data().as_array().unwrap().len(), 1);
        let j = kirim(&jkt, "kunci-k-1", 3_000_000).await.ok();
        assert_eq!(kirim(&jkt, "kunci-k-1", 3_000_000).await.ok(), j);
        assert_eq!(laci(&a, &jkt).await, 2_000_000);
        let (nota, reff) = (teks(&j, "nota_kirim"), teks(&j, "no_reff"));
        assert!(pst.get("kirim-uang?status=DIKIRIM").await.data().to_string().contains(&nota));
        let jalur = format!("kirim-uang/{reff}/reception");
        bdg.get(&format!("kirim-uang/{reff}")).await.ditolak(404, "UANG-11");
        bdg.post_dok(&jalur, "kunci-r-0", &json!({})).await.ditolak(404, "UANG-11");
        assert_eq!(pst.get(&format!("kirim-uang/{reff}")).await.data()["jumlah_rp"], 3_000_000);
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko IN ('JKT1', 'PST')", &[])
        })
        .await;
        for k in [&jkt, &pst] {
            let kabar = k.get("dashboard/pengumuman").await.data().to_string();
            assert!(kabar.contains("belum diterima sejak 2026-11-15"), "{kabar}");
        }
        let kurang = json!({ "jumlah_rp": 2_950_000, "keterangan": "kurang satu lembar" });
        let t = pst.post_dok(&jalur, "kunci-r-3", &kurang).await.ok();
        assert_eq!((&t["message"], &t["data"]["selisih"]), (&json!("Terima Uang Berhasil"), &json!(-50_000)));
        assert_eq!(pst.post_dok(&jalur, "kunci-r-3", &kurang).await.ok(), t);
        assert_eq!(laci(&a, &pst).await, 2_950_000);
        pst.post_dok(&jalur, "kunci-r-4", &json!({})).await.ditolak(409, "UANG-12");
        assert_eq!(jkt.get("kirim-uang-history").await.data()[0]["status"], "DONE");
        for (k, no) in [(&jkt, nota), (&pst, teks(&t, "no_terima"))] {
            let pdf = k.get(&format!("uang/{no}/slip")).await;
            assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"), "{no}: {}", pdf.teks());
        }
        a.sesi("kasir1-jkt1").await.get("kirim-uang").await.ditolak(403, "AKSES-01");
    });
}

/// Each request takes the locks that its handler takes.
#[test]
fn kiriman_dibatalkan_atau_diterima_tidak_pernah_keduanya() {
    di_kedua_master(|a| async move {
        let jkt = modal(&a, "own-jkt1", 10_000_000).await;
        let pst = a.sesi("own").await;
        let kosong = json!({});
        for n in 0..2 {
            let j = kirim(&jkt, &format!("kunci-k-{n}"), 1_000_000).await.ok();
            let mut batal = json!({ "no_dok": teks(&j, "nota_kirim"), "alasan": "salah" });
            let jalur = format!("kirim-uang/{}/reception", teks(&j, "no_reff"));
            let (kb, kt) = (format!("kunci-b-{n}"), format!("kunci-t-{n}"));
            let perlu = jkt.post_dok("uang/batal", &kb, &batal).await.ditolak(422, "KAS-12");
            batal["otorisasi"] = jkt.izin("spv-jkt1", &perlu).await;
            let (x, t) =
                tokio::join!(jkt.post_dok("uang/batal", &kb, &batal), pst.post_dok(&jalur, &kt, &kosong));
            let mut status = [x.status, t.status];
            status.sort_unstable();
            assert_eq!(status, [200, 409], "{} {}", x.teks(), t.teks());
        }
        assert_eq!(laci(&a, &jkt).await + laci(&a, &pst).await, 10_000_000);
    });
}

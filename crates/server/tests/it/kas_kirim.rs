//! Money between branch and head office: out of one drawer, on its way, into another; every difference written down.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master, toko};
use crate::kas_uang::{kas, laci};
use serde_json::{Value, json};

async fn kirim(k: &Klien, kunci: &str, jumlah: i64) -> Balasan {
    k.post_dok("kirim-uang", kunci, &json!({ "jumlah_rp": jumlah, "keterangan": "setoran" })).await
}

fn teks(j: &Value, kolom: &str) -> String {
    j["data"][kolom].as_str().unwrap().to_owned()
}

async fn jalan(a: &Alat) -> i64 {
    a.angka("SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM buku_transit", &[]).await
}

async fn modal(a: &Alat, user: &str, jumlah: i64) -> Klien {
    let k = a.sesi(user).await;
    kas(&k, &format!("modal-{user}"), "MASUK", "LAIN_MASUK", jumlah).await.ok();
    k
}

#[test]
fn uang_dikirim_ke_pusat_lalu_diterima_dengan_nomor_referensi() {
    di_kedua_master(|a| async move {
        let jkt = modal(&a, "own-jkt1", 5_000_000).await;
        let pst = a.sesi("own").await;
        kirim(&jkt, "kunci-k-0", 5_000_001).await.ditolak(422, "KAS-01");
        kirim(&jkt, "kunci-k-n", 0).await.ditolak(422, "UANG-13");
        for tujuan in ["JKT1", "BDG1", "XXX"] {
            let isi = json!({ "tujuan": tujuan, "jumlah_rp": 1000 });
            jkt.post_dok("kirim-uang", &format!("kunci-t-{tujuan}"), &isi).await.ditolak(422, "UANG-13");
        }
        assert_eq!(jkt.get("kirim-uang-tujuan").await.data().as_array().unwrap().len(), 1);
        let j = kirim(&jkt, "kunci-k-1", 3_000_000).await.ok();
        assert_eq!(kirim(&jkt, "kunci-k-1", 3_000_000).await.ok(), j);
        let (nota, reff) = (teks(&j, "nota_kirim"), teks(&j, "no_reff"));
        assert_eq!((laci(&jkt).await, jalan(&a).await), (2_000_000, 3_000_000));
        // Head office sees it by store; another branch does not.
        let semua = pst.get("kirim-uang?status=DIKIRIM").await.data();
        let milik = semua.as_array().unwrap().iter().find(|t| t["ip_cabang"] == "JKT1").unwrap();
        assert_eq!(
            (milik["dalam_perjalanan"].as_i64(), milik["data"][0]["nota_kirim"].as_str()),
            (Some(3_000_000), Some(nota.as_str()))
        );
        let bdg = a.sesi("own-bdg1").await;
        assert!(!bdg.get("kirim-uang?status=ALL").await.data().to_string().contains(&nota));
        bdg.get(&format!("kirim-uang/{reff}")).await.ditolak(404, "UANG-11");
        bdg.post_dok(&format!("kirim-uang/{reff}/reception"), "kunci-r-0", &json!({}))
            .await
            .ditolak(404, "UANG-11");
        let salah = pst.get("kirim-uang/TIDAK-ADA").await.ditolak(404, "UANG-11");
        assert_eq!(salah["message"], "No Terima Tidak Ditemukan");
        jkt.post_dok(&format!("kirim-uang/{reff}/reception"), "kunci-r-1", &json!({}))
            .await
            .ditolak(404, "UANG-11");
        assert_eq!(
            pst.get(&format!("kirim-uang/{}", reff.to_lowercase())).await.data()["jumlah_rp"],
            3_000_000
        );
        // A day later both sides are told.
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko IN ('JKT1', 'PST')", &[])
        })
        .await;
        for k in [&jkt, &pst] {
            let kabar = k.get("dashboard/pengumuman").await.data().to_string();
            assert!(kabar.contains("belum diterima sejak 2026-11-15"), "{kabar}");
        }
        // What was counted is less: it wants a reason, and the way ends.
        let jalur = format!("kirim-uang/{reff}/reception");
        let kurang = json!({ "jumlah_rp": 2_950_000 });
        pst.post_dok(&jalur, "kunci-r-2", &kurang).await.ditolak(422, "UANG-14");
        let kurang = json!({ "jumlah_rp": 2_950_000, "keterangan": "kurang satu lembar" });
        let t = pst.post_dok(&jalur, "kunci-r-3", &kurang).await.ok();
        assert_eq!(t["message"], "Terima Uang Berhasil");
        assert_eq!(pst.post_dok(&jalur, "kunci-r-3", &kurang).await.ok(), t);
        assert_eq!(t["data"]["selisih"], -50_000);
        assert_eq!((laci(&pst).await, jalan(&a).await), (2_950_000, 0));
        pst.post_dok(&jalur, "kunci-r-4", &json!({})).await.ditolak(409, "UANG-12");
        let batal = json!({ "no_dok": nota, "alasan": "salah" });
        jkt.post_dok("uang/batal", "kunci-b-1", &batal).await.ditolak(409, "UANG-12");
        let h = jkt.get("kirim-uang-history").await.data();
        assert_eq!(
            (h[0]["status"].as_str(), h[0]["jumlah_terima"].as_i64()),
            (Some("DONE"), Some(2_950_000))
        );
        for (k, no) in [(&jkt, nota), (&pst, teks(&t, "no_terima"))] {
            let pdf = k.get(&format!("uang/{no}/slip")).await;
            assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"), "{no}: {}", pdf.teks());
        }
        a.sesi("kasir1-jkt1").await.get("kirim-uang").await.ditolak(403, "AKSES-01");
    });
}

#[test]
fn kiriman_dibatalkan_atau_diterima_tidak_pernah_keduanya() {
    di_kedua_master(|a| async move {
        let jkt = modal(&a, "own-jkt1", 10_000_000).await;
        let pst = a.sesi("own").await;
        let kosong = json!({});
        for n in 0..6 {
            let j = kirim(&jkt, &format!("kunci-k-{n}"), 1_000_000).await.ok();
            let batal = json!({ "no_dok": teks(&j, "nota_kirim"), "alasan": "salah" });
            let jalur = format!("kirim-uang/{}/reception", teks(&j, "no_reff"));
            let (kb, kt) = (format!("kunci-b-{n}"), format!("kunci-t-{n}"));
            let (x, t) =
                tokio::join!(jkt.post_dok("uang/batal", &kb, &batal), pst.post_dok(&jalur, &kt, &kosong));
            let mut status = [x.status, t.status];
            status.sort_unstable();
            assert_eq!(status, [200, 409], "{} {}", x.teks(), t.teks());
            assert_eq!(jalan(&a).await, 0);
        }
        assert_eq!(laci(&jkt).await + laci(&pst).await, 10_000_000);
    });
}

/// `periksa` says what does not agree about money on its way.
#[test]
fn periksa_menemukan_uang_di_jalan_yang_tidak_cocok() {
    di_kedua_master(|a| async move {
        let jkt = modal(&a, "own-jkt1", 10_000_000).await;
        kirim(&jkt, "kunci-k-1", 1_000_000).await.ok();
        for (sql, aturan) in [
            ("UPDATE kirim_uang SET jumlah = jumlah + 1", "I11 uang dalam"),
            ("UPDATE kirim_uang SET status = 'DONE'", "I11 kedua sisi kiriman uang"),
            ("UPDATE kirim_uang SET status = 'BATAL'", "I11 kedua sisi kiriman uang"),
            (
                "INSERT INTO kirim_uang_terima (toko, no_terima, no_reff, asal, nota_kirim, tgl_system, waktu, oleh, \
                 jumlah_kirim, jumlah_terima, keterangan) SELECT tujuan, 'TUPST-261115-0001', no_reff, toko, nota_kirim, \
                 tgl_system, waktu, oleh, jumlah, jumlah, '' FROM kirim_uang",
                "I11 kedua sisi kiriman uang",
            ),
            (
                "INSERT INTO uang_batal (toko, no_dok, tgl_system, waktu, oleh, alasan) \
                 SELECT toko, nota_kirim, tgl_system, waktu, oleh, 'x' FROM kirim_uang",
                "I20 dokumen uang yang dibatalkan",
            ),
            ("UPDATE kirim_uang SET keterangan = 'lain'", ""),
        ] {
            let hasil = a
                .kerja(toko("JKT1"), move |tx| {
                    tx.exec(sql, &[])?;
                    let h = ledger::periksa::semua(tx)?;
                    let aturan: Vec<&str> = h.temuan.iter().map(|t| t.aturan).collect();
                    // Undone: the books stay as they were.
                    Err::<(), _>(platform::Tolak::aturan("UJI", aturan.join(";")))
                })
                .await;
            let temuan = hasil.unwrap_err().pesan;
            assert!(
                if aturan.is_empty() { temuan.is_empty() } else { temuan.contains(aturan) },
                "{sql}: {temuan}"
            );
        }
    });
}

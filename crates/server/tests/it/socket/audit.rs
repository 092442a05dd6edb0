//! `POST audit/report`, plain and live.

use super::{Server, laporan};
use db::{Kunci, args};
use dunia::kedua_mesin;
use serde_json::{Value, json};
use std::time::Duration;
use testkit::Uji;
use values::KodeToko;

/// Writes acts into the trail of a store, one a second apart, through the ledger itself.
pub async fn isi_jejak(uji: &Uji, toko: &str, banyak: usize) {
    let toko = KodeToko::parse(toko).unwrap();
    uji.db
        .write(Kunci::toko(toko), move |tx| {
            for i in 0..banyak {
                let isi = json!({ "ke": i, "teks": "\"kutip\" \u{2028} <b>" }).to_string();
                let oleh = if i % 2 == 0 { "budi" } else { "sari" };
                ledger::audit::catat_hari_ini(tx, oleh, "UJI", &format!("OBJEK-{i:06}"), &isi)?;
            }
            Ok::<_, db::Error>(())
        })
        .await
        .unwrap();
}

fn minta(mut lain: Value) -> Value {
    let mut v = json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15" });
    v.as_object_mut().unwrap().append(lain.as_object_mut().unwrap());
    v
}

#[test]
fn jejak_audit_disaring_menurut_isian_dan_toko() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        isi_jejak(&uji, "JKT1", 40).await;
        isi_jejak(&uji, "SBY1", 7).await;
        let lapor = async |isi: Value| s.panggil("POST", "audit/report", &own, minta(isi)).await;
        let (status, v) = lapor(json!({ "aksi": "uji" })).await;
        assert_eq!((status, v["count"].as_i64()), (200, Some(40)), "{v}");
        let baris = v["data"].as_array().unwrap();
        assert_eq!(baris.len(), 40);
        assert_eq!(baris[3]["isi"], json!({ "ke": 3, "teks": "\"kutip\" \u{2028} <b>" }));
        assert_eq!(baris[3]["objek"], "OBJEK-000003");
        assert!(baris.windows(2).all(|b| b[0]["seq"].as_i64() < b[1]["seq"].as_i64()));
        assert_eq!(lapor(json!({ "aksi": "UJI", "oleh": "SARI" })).await.1["count"], 20);
        assert_eq!(lapor(json!({ "objek": "-00000" })).await.1["count"], 10);
        assert_eq!(lapor(json!({ "objek": "%", "aksi": "ALL" })).await.1["count"], 0);
        assert_eq!(lapor(json!({ "oleh": "' OR 1=1 --" })).await.1["count"], 0);
        let (status, v) = lapor(json!({ "tgl_from": "2026-11-14", "tgl_to": "2026-11-14" })).await;
        let kosong = json!({ "data": [], "count": 0, "message": "Data Yang Di Cari Tidak Ada !!!" });
        assert_eq!((status, v), (200, kosong));
        s.tutup().await;
    });
}

#[test]
fn isian_tanggal_yang_salah_ditolak_pada_kolomnya() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        for (isi, kolom, pesan) in [
            (json!({ "tgl_to": "2026-11-15" }), "tgl_from", "Tanggal Awal Tidak Boleh Kosong"),
            (
                json!({ "tgl_from": " ", "tgl_to": "2026-11-15" }),
                "tgl_from",
                "Tanggal Awal Tidak Boleh Kosong",
            ),
            (json!({ "tgl_from": "2026-11-15" }), "tgl_to", "Tanggal Akhir Tidak Boleh Kosong"),
            (
                json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-14" }),
                "tgl_to",
                "Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal",
            ),
        ] {
            let (status, v) = s.panggil("POST", "audit/report", &own, isi).await;
            assert_eq!((status, v["fields"][kolom].as_str()), (422, Some(pesan)), "{v}");
            assert_eq!(v["message"], pesan);
        }
        for buruk in ["15-11-2026", "2026-02-30", "'; DROP TABLE audit"] {
            let isi = json!({ "tgl_from": buruk, "tgl_to": "2026-11-15" });
            let (status, v) = s.panggil("POST", "audit/report", &own, isi).await;
            assert_eq!(status, 422);
            assert!(v["fields"]["tgl_from"].is_string(), "{v}");
        }
        s.tutup().await;
    });
}

#[test]
fn jejak_audit_hanya_untuk_pemilik_dan_supervisor() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        for (user, boleh) in [
            ("own-jkt1", true),
            ("spv-jkt1", true),
            ("su", true),
            ("kasir1-jkt1", false),
            ("fin-jkt1", false),
            ("mu", false),
            ("dev", false),
        ] {
            let token = s.login(user).await;
            let (status, v) = s.panggil("POST", "audit/report", &token, minta(json!({}))).await;
            assert_eq!(status, if boleh { 200 } else { 403 }, "{user} {v}");
        }
        assert_eq!(s.panggil("POST", "audit/report", "mati", minta(json!({}))).await.0, 401);
        s.tutup().await;
    });
}

#[test]
fn jawaban_biasa_paling_banyak_lima_ribu_baris() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        isi_jejak(&uji, "JKT1", 5_001).await;
        let (_, v) = s.panggil("POST", "audit/report", &own, minta(json!({ "aksi": "UJI" }))).await;
        assert_eq!(v["data"].as_array().unwrap().len(), 5_000);
        assert_eq!(v["count"], 5_001);
        assert_eq!(v["message"], "Hanya 5,000 dari 5,001 baris yang ditampilkan, persempit pencarian");
        s.tutup().await;
    });
}

#[test]
fn laporan_hidup_sama_dengan_jawaban_biasa() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        isi_jejak(&uji, "JKT1", 1_234).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-hidup-1").await;
        let (status, v) = s
            .panggil("POST", "audit/report", &own, minta(json!({ "uid": "uid-hidup-1", "aksi": "UJI" })))
            .await;
        let jawab = json!({ "data": [], "message": "Mohon Menunggu Sedang Mengambil Data !!!" });
        assert_eq!((status, v), (200, jawab));
        let (baris, akhir) = laporan(&mut k, "audit-report", "uid-hidup-1", Duration::ZERO).await;
        assert_eq!(akhir["status"], "FINISH");
        assert_eq!(akhir["user"], "own-jkt1");
        assert_eq!(akhir["total"], 1_234);
        let (_, v) = s.panggil("POST", "audit/report", &own, minta(json!({ "aksi": "UJI" }))).await;
        assert_eq!(v["data"], json!(baris));
        s.tutup().await;
    });
}

#[test]
fn laporan_hidup_tanpa_baris_mengirim_data_kosong() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-kosong").await;
        s.panggil("POST", "audit/report", &own, minta(json!({ "uid": "uid-kosong", "aksi": "TIDAK ADA" })))
            .await;
        let (baris, akhir) = laporan(&mut k, "audit-report", "uid-kosong", Duration::ZERO).await;
        assert!(baris.is_empty());
        assert_eq!(akhir["status"], "DATA_KOSONG");
        assert_eq!(akhir["message"], "Data Yang Di Cari Tidak Ada !!!");
        assert_eq!(akhir["data"], json!([]));
        s.tutup().await;
    });
}

#[test]
fn laporan_hidup_di_portal_membaca_toko_portal() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let pusat = s.login("pusat").await;
        isi_jejak(&uji, "SBY1", 3).await;
        isi_jejak(&uji, "PST", 5).await;
        let mut k = s.sambung_di(&pusat, "SBY1").await;
        k.daftar("uid-portal").await;
        let isi = minta(json!({ "uid": "uid-portal", "aksi": "UJI" }));
        let (status, _) = s.panggil("POST", "/toko/SBY1/api/v1/audit/report", &pusat, isi).await;
        assert_eq!(status, 200);
        let (baris, _) = laporan(&mut k, "audit-report", "uid-portal", Duration::ZERO).await;
        assert_eq!(baris.len(), 3);
        s.tutup().await;
    });
}

#[test]
fn uid_yang_tidak_terdaftar_di_soket_ditolak() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let lapor =
            async |uid: &str| s.panggil("POST", "audit/report", &own, minta(json!({ "uid": uid }))).await;
        let (status, v) = lapor("uid-tanpa-soket").await;
        assert_eq!((status, v["code"].as_str()), (422, Some("SOKET-03")));
        assert_eq!(v["message"], "Tidak Terhubung Ke Socket, Silahkan Coba Lagi");
        let (status, v) = lapor("pendek").await;
        assert_eq!((status, v["code"].as_str()), (422, Some("SOKET-02")));
        let mut k = s.sambung(&own).await;
        k.daftar("uid-dilepas").await;
        assert_eq!(k.tanya("lepas", json!({ "uid": "uid-dilepas" })).await, json!({ "data": true }));
        assert_eq!(lapor("uid-dilepas").await.0, 422);
        assert_eq!(s.soket().ukuran().kerja, 0, "yang ditolak tidak meninggalkan pekerjaan");
        s.tutup().await;
    });
}

/// The trail's own proof still holds after all the reading above.
#[test]
fn membaca_jejak_tidak_mengubahnya() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let hitung =
            async || uji.db.read(|c| c.nilai::<i64>("SELECT COUNT(*) FROM audit", args![])).await.unwrap();
        let awal = hitung().await;
        s.panggil("POST", "audit/report", &own, minta(json!({}))).await;
        assert_eq!(hitung().await, awal);
        s.tutup().await;
    });
}

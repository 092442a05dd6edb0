//! Streams: their end, however it comes. The query is the test's own, so that it can be as slow as needed.

use super::klien::{Klien, Masuk};
use super::{SEBENTAR, Server, laporan};
use dunia::{UjiTolak, kedua_mesin};
use platform::{Hasil, Pelaku, acak};
use serde_json::{Value, json};
use server::socket::{self, BarisSpul, Batas};
use std::time::Duration;

type Kueri = fn(&mut db::Conn, &mut BarisSpul) -> Hasil<()>;

pub async fn pelaku(s: &Server, token: &str) -> Pelaku {
    s.app.pelaku(s.app.db.generasi().await.unwrap(), &acak::sidik(token)).await.unwrap()
}

/// A query that would go on for minutes, giving a row now and then.
fn tanpa_akhir(c: &mut db::Conn, b: &mut BarisSpul) -> Hasil<()> {
    c.each(
        "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 3000000000) \
         SELECT i FROM n",
        &[],
        |r| b.objek(r),
    )
}

/// A query that works for minutes before its first row.
fn diam(c: &mut db::Conn, b: &mut BarisSpul) -> Hasil<()> {
    c.each(
        "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 3000000000) \
         SELECT COUNT(*) AS i FROM n",
        &[],
        |r| b.objek(r),
    )
}

#[test]
fn klien_yang_lenyap_menghentikan_kuerinya() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let kueri: [(&str, Kueri); 2] = [("uid-diam-1", diam), ("uid-deras-1", tanpa_akhir)];
        for (uid, kueri) in kueri {
            let mut k = s.sambung(&own).await;
            k.daftar(uid).await;
            socket::aliran(&s.app, &p, uid, "uji", kueri).await.unwrap();
            assert!(s.tunggu(SEBENTAR, |u| u.kueri == 1 && u.kerja == 1).await);
            drop(k);
            // By itself it would go on for hours.
            let berhenti = s.tunggu(SEBENTAR, |u| u.kueri == 0 && u.kerja == 0).await;
            assert!(berhenti, "{uid}: {:?}", s.soket().ukuran());
        }
        s.tutup().await;
    });
}

#[test]
fn batal_menghentikan_kueri_dan_layar_diberi_tahu() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let (own, spv) = (s.login("own-jkt1").await, s.login("spv-jkt1").await);
        let p = pelaku(&s, &own).await;
        let (mut k, mut lain) = (s.sambung(&own).await, s.sambung(&spv).await);
        k.daftar("uid-batal-1").await;
        socket::aliran(&s.app, &p, "uid-batal-1", "uji", diam).await.unwrap();
        assert!(s.tunggu(SEBENTAR, |u| u.kueri == 1).await);
        // Somebody else's word stops nothing.
        lain.tanya("batal", json!({ "uid": "uid-batal-1" })).await;
        assert_eq!(s.soket().ukuran().kueri, 1);
        assert_eq!(k.tanya("batal", json!({ "uid": "uid-batal-1" })).await, json!({ "data": true }));
        let akhir = k.peristiwa("uji", SEBENTAR).await.unwrap();
        assert_eq!(
            (akhir["status"].as_str(), akhir["message"].as_str()),
            (Some("BATAL"), Some("Permintaan dibatalkan"))
        );
        assert!(s.tunggu(SEBENTAR, |u| u.kueri == 0 && u.kerja == 0).await);
        // Afterwards the same uid may be used again.
        socket::aliran(&s.app, &p, "uid-batal-1", "uji", |_, b| b.json(&json!({ "a": 1 }))).await.unwrap();
        assert_eq!(laporan(&mut k, "uji", "uid-batal-1", Duration::ZERO).await.0, [json!({ "a": 1 })]);
        s.tutup().await;
    });
}

#[test]
fn kegagalan_laporan_sampai_ke_layar_tanpa_rincian_dalam() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-gagal-1").await;
        let gagal: [(&str, Kueri, &str); 3] = [
            ("aturan", |_, _| Err(UjiTolak::Dibatalkan.tolak("Persempit pencarian")), "Persempit pencarian"),
            (
                "sql",
                |c, _| Ok(c.exec("SELECT rahasia FROM tidak_ada", &[]).map(|_| ())?),
                "Terjadi kesalahan di server, silahkan coba lagi",
            ),
            ("panik", |_, _| panic!("rahasia"), "Terjadi kesalahan di server, silahkan coba lagi"),
        ];
        for (nama, f, pesan) in gagal {
            socket::aliran(&s.app, &p, "uid-gagal-1", "uji", f).await.unwrap();
            let akhir = k.peristiwa("uji", SEBENTAR).await.unwrap();
            assert_eq!(akhir["status"], "GAGAL", "{nama}");
            assert_eq!(akhir["message"], pesan, "{nama}");
            assert!(!akhir.to_string().contains("rahasia"));
            assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0 && u.kueri == 0).await);
        }
        s.tutup().await;
    });
}

fn banyak(n: u64) -> impl FnOnce(&mut db::Conn, &mut BarisSpul) -> Hasil<()> + Send + 'static {
    move |_, b| (0..n).try_for_each(|i| b.json(&json!({ "i": i })))
}

#[test]
fn klien_yang_tidak_pernah_menjawab_ditinggalkan() {
    kedua_mesin(|uji| async move {
        // Long enough for the one answer that is given, on a starved machine as well.
        let batas = Batas { ack: Duration::from_secs(3), ..Batas::default() };
        let s = Server::dengan(&uji, batas).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-bisu-1").await;
        socket::aliran(&s.app, &p, "uid-bisu-1", "uji", banyak(50_000)).await.unwrap();
        let mut pesan: Vec<Value> = Vec::new();
        while pesan.last().is_none_or(|m| m["status"] == "PROGRESS") {
            let Some(Masuk::Peristiwa { isi, ack, .. }) = k.berikut(SEBENTAR).await else {
                panic!("terputus")
            };
            // Only the first is answered: it asks whether it was drawn.
            if let Some(id) = ack.filter(|_| pesan.is_empty()) {
                k.jawab(id, json!([1])).await;
            }
            pesan.push(isi);
        }
        // One window, then the word that it is over: never more than eight batches on the way.
        assert_eq!(pesan.len(), 9);
        assert_eq!(pesan[8]["status"], "GAGAL");
        assert_eq!(pesan[8]["message"], "Layar tidak menjawab, silahkan ulangi");
        assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0).await);
        s.tutup().await;
    });
}

/// Takes all rows, and answers for them where that is asked for (a slow query is); not for the end.
async fn sampai_akhir(k: &mut Klien) {
    loop {
        let Some(Masuk::Peristiwa { isi, ack, .. }) = k.berikut(SEBENTAR).await else { panic!("terputus") };
        if isi["status"] == "FINISH" {
            return;
        }
        if let Some(id) = ack {
            k.jawab(id, json!([isi["seq"]])).await;
        }
    }
}

#[test]
fn tempat_laporan_kembali_walau_akhirnya_tidak_pernah_dijawab() {
    kedua_mesin(|uji| async move {
        // So patient that only the client's own end can be what frees the place.
        let batas = Batas { ack: SEBENTAR * 10, ..Batas::default() };
        let s = Server::dengan(&uji, batas).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        for cara in ["batal", "pergi"] {
            let mut k = s.sambung(&own).await;
            k.daftar("uid-akhir-1").await;
            socket::aliran(&s.app, &p, "uid-akhir-1", "uji", banyak(3)).await.unwrap();
            sampai_akhir(&mut k).await;
            assert_eq!(s.soket().ukuran().kerja, 1);
            if cara == "batal" {
                k.tanya("batal", json!({ "uid": "uid-akhir-1" })).await;
                assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0).await, "{cara}");
            }
            drop(k);
            assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0).await, "{cara}");
        }
        s.tutup().await;
    });
}

#[test]
fn klien_yang_mengaku_kehilangan_pesan_diberi_tahu_gagal() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-hilang").await;
        socket::aliran(&s.app, &p, "uid-hilang", "uji", banyak(50_000)).await.unwrap();
        loop {
            let Some(Masuk::Peristiwa { isi, ack, .. }) = k.berikut(SEBENTAR).await else {
                panic!("terputus")
            };
            if let Some(id) = ack {
                k.jawab(id, json!([isi["seq"].as_u64().unwrap() - 1])).await;
                break;
            }
        }
        let akhir = k.peristiwa("uji", SEBENTAR).await.unwrap();
        assert_eq!(akhir["status"], "GAGAL");
        assert_eq!(akhir["message"], "Sebagian data tidak sampai ke layar, silahkan ulangi");
        s.tutup().await;
    });
}

#[test]
fn uid_yang_sedang_berjalan_dan_terlalu_banyak_aliran_ditolak() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        for i in 0..3 {
            k.daftar(&format!("uid-sama-{i}")).await;
        }
        for i in 0..2 {
            // A stream that waits for its client: the query is over at once.
            socket::aliran(&s.app, &p, &format!("uid-sama-{i}"), "uji", banyak(50_000)).await.unwrap();
        }
        let e = socket::aliran(&s.app, &p, "uid-sama-0", "uji", banyak(1)).await.unwrap_err();
        assert_eq!(e.kode, "SOKET-05");
        let e = socket::aliran(&s.app, &p, "uid-sama-2", "uji", banyak(1)).await.unwrap_err();
        assert_eq!(e.kode, "SOKET-06");
        let isi = json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15", "uid": "uid-sama-0" });
        let (status, v) = s.panggil("POST", "audit/report", &own, isi).await;
        assert_eq!((status, v["code"].as_str()), (409, Some("SOKET-05")));
        drop(k);
        assert!(s.tunggu(SEBENTAR, |u| u.kerja == 0).await);
        s.tutup().await;
    });
}

#[test]
fn logout_di_tengah_aliran_menghentikannya() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-logout").await;
        socket::aliran(&s.app, &p, "uid-logout", "uji", diam).await.unwrap();
        assert!(s.tunggu(SEBENTAR, |u| u.kueri == 1).await);
        s.panggil("POST", "users/logout", &own, json!({})).await;
        assert!(s.tunggu(SEBENTAR, |u| u.kueri == 0 && u.kerja == 0 && u.soket == 0).await);
        s.tutup().await;
    });
}

#[test]
fn app_tanpa_soket_menolak_aliran_dengan_jelas() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        socket::tutup(&s.app).await;
        let e = socket::aliran(&s.app, &p, "uid-tanpa-app", "uji", banyak(1)).await.unwrap_err();
        assert_eq!(e.kode, "SOKET-01");
        let isi = json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15" });
        assert_eq!(s.panggil("POST", "audit/report", &own, isi).await.0, 200, "jawaban biasa tetap jalan");
        s.tutup().await;
    });
}

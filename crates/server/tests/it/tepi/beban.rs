//! Too much work, broken work, a broken database: that request gets a clear answer, the rest goes on.

use crate::alat::{Alat, Atur, Klien, baris_catatan, toko};
use axum::Router;
use axum::extract::State;
use axum::routing::get;
use platform::Tolak;
use serde_json::json;
use server::App;
use server::tepi::lapisan::Batas;
use server::tepi::{Hasil, Jawab};
use std::sync::Arc;
use std::time::{Duration, Instant};
use testkit::Jenis;
use tokio::sync::oneshot;

/// Holds a store's writer until it is let go, as a long document would.
struct Sibuk {
    lepas: Option<std::sync::mpsc::Sender<()>>,
    kerja: tokio::task::JoinHandle<()>,
}

impl Sibuk {
    async fn mulai(a: &Arc<Alat>, kode: &str) -> Self {
        let (lepas, tunggu) = std::sync::mpsc::channel::<()>();
        let (mulai, sudah) = oneshot::channel();
        let (tunggu, mulai) = (parking_lot::Mutex::new(tunggu), parking_lot::Mutex::new(Some(mulai)));
        let (db, kode) = (a.db().clone(), toko(kode));
        let kerja = tokio::spawn(async move {
            db.write(kode, move |_| {
                if let Some(m) = mulai.lock().take() {
                    let _ = m.send(());
                }
                let _ = tunggu.lock().recv_timeout(Duration::from_secs(30));
                Ok::<_, Tolak>(())
            })
            .await
            .unwrap();
        });
        sudah.await.unwrap();
        Self { lepas: Some(lepas), kerja }
    }

    async fn selesai(mut self) {
        drop(self.lepas.take());
        self.kerja.await.unwrap();
    }
}

/// Sends cash postings that cannot finish yet, and waits until they stand in line.
async fn antre_kas(
    a: &Arc<Alat>,
    k: &Klien,
    banyak: u64,
) -> Vec<tokio::task::JoinHandle<crate::alat::Balasan>> {
    let mut jalan = Vec::new();
    for i in 0..banyak {
        let k = k.clone();
        jalan.push(tokio::spawn(async move { kas(&k, &format!("antre {i}")).await }));
        let awal = Instant::now();
        while a.db().ukuran().menunggu < i + 1 {
            assert!(awal.elapsed() < Duration::from_secs(60), "permintaan tidak sampai ke antrian");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    jalan
}

async fn kas(k: &Klien, deskripsi: &str) -> crate::alat::Balasan {
    let b = json!({ "jenis": "MASUK", "kategori": "UJI", "deskripsi": deskripsi, "jumlah_rp": 1000 });
    k.post("uang-kas", &b).await
}

#[test]
fn permintaan_yang_terlalu_banyak_dijawab_503_seketika() {
    crate::alat::kedua_mesin(|uji| async move {
        let batas = Batas { sekaligus: 6, ..Batas::default() };
        let a = Alat::dengan(uji, Atur { batas, ..Atur::default() }).await;
        let k = a.masuk("kasir1-jkt1").await;
        let sibuk = Sibuk::mulai(&a, "JKT1").await;
        let jalan = antre_kas(&a, &k, 6).await;
        for path in ["/api/v1/tokos", "/healthz", "/", "/api/v1/tidak-ada"] {
            // The others stand still until they are let go: whoever is answered did not wait for them.
            let r = k.get(path).await;
            let j = r.ditolak(503, "BEBAN-01");
            assert_eq!(r.kepala("retry-after"), "1");
            assert_eq!(j["message"], "Server sedang sibuk, silahkan coba beberapa saat lagi");
        }
        // Whoever watches is still answered.
        assert!(k.get("/metrics").await.teks().contains("karat_tulis_menunggu 6"));
        sibuk.selesai().await;
        for j in jalan {
            j.await.unwrap().ok();
        }
        k.get("tokos").await.ok();
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 6);
    });
}

#[test]
fn antrian_tulis_yang_penuh_menolak_yang_berikut_saja() {
    crate::alat::kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| s.antrian = 3);
        let a = Alat::dengan(uji, Atur { db: Some(db), ..Atur::default() }).await;
        let k = a.masuk("kasir1-jkt1").await;
        let sibuk = Sibuk::mulai(&a, "JKT1").await;
        let jalan = antre_kas(&a, &k, 3).await;
        kas(&k, "ditolak").await.ditolak(503, "BEBAN-01");
        // Reading needs no writer.
        k.get("uang-kas/saldo").await.ok();
        sibuk.selesai().await;
        for j in jalan {
            j.await.unwrap().ok();
        }
        kas(&k, "masuk lagi").await.ok();
        let ada = a.baris("SELECT deskripsi FROM buku_kas ORDER BY id", &[]).await;
        assert_eq!(ada, ["antre 0", "antre 1", "antre 2", "masuk lagi"]);
        a.db().tutup();
    });
}

#[test]
fn permintaan_yang_terlalu_lama_dihentikan_dan_tidak_menulis() {
    crate::alat::kedua_mesin(|uji| async move {
        let batas = Batas { waktu: Duration::from_millis(300), ..Batas::default() };
        let a = Alat::dengan(uji, Atur { batas, ..Atur::default() }).await;
        let k = a.sesi("kasir1-jkt1").await;
        let sibuk = Sibuk::mulai(&a, "JKT1").await;
        kas(&k, "terlalu lama").await.ditolak(503, "BEBAN-03");
        sibuk.selesai().await;
        // Nobody waits for it any more, so it is not done behind the client's back either. On a starved machine the
        // next one may take too long as well, and is then not done either.
        for _ in 0..100 {
            let r = kas(&k, "yang ini").await;
            if r.status == 200 {
                break;
            }
            r.ditolak(503, "BEBAN-03");
        }
        assert_eq!(a.baris("SELECT deskripsi FROM buku_kas", &[]).await, ["yang ini"]);
    });
}

async fn panik_di_tulis(State(app): State<App>) -> Hasil<Jawab<bool>> {
    let hasil = app
        .db
        .write(toko("JKT1"), |tx| -> Result<bool, Tolak> {
            tx.exec("UPDATE toko SET nama_toko = 'RUSAK'", &[])?;
            panic!("rahasia di dalam panik")
        })
        .await?;
    Ok(Jawab::data(hasil))
}

async fn panik_di_baca(State(app): State<App>) -> Hasil<Jawab<bool>> {
    let hasil = app.db.read(|_| -> Result<bool, Tolak> { panic!("rahasia di dalam panik") }).await?;
    Ok(Jawab::data(hasil))
}

async fn panik_di_tepi() -> Hasil<Jawab<bool>> {
    panic!("rahasia di dalam panik")
}

#[test]
fn penangan_yang_panik_dijawab_500_dan_server_hidup() {
    crate::alat::kedua_mesin(|uji| async move {
        let rute = Router::new()
            .route("/api/uji/tulis", get(panik_di_tulis))
            .route("/api/uji/baca", get(panik_di_baca))
            .route("/api/uji/tepi", get(panik_di_tepi));
        let a = Alat::dengan(uji, Atur { rute, ..Atur::default() }).await;
        let k = a.masuk("kasir1-jkt1").await;
        for n in 0..3 {
            for path in ["/api/uji/tulis", "/api/uji/baca", "/api/uji/tepi"] {
                let r = k.get(path).await;
                r.ditolak(500, "DALAM-01");
                assert!(!r.teks().contains("rahasia"));
                assert!(baris_catatan(r.id())[0].contains("ERROR"), "{path}");
                kas(&k, &format!("setelah panik {n} {path}")).await.ok();
            }
        }
        assert!(k.get("/metrics").await.teks().contains("karat_tulis_panik_total 3"));
        assert_eq!(a.angka("SELECT COUNT(*) FROM toko WHERE nama_toko = 'RUSAK'", &[]).await, 0);
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 9);
    });
}

async fn tulis_lama(State(app): State<App>) -> Hasil<Jawab<u64>> {
    let n = app
        .db
        .write(toko("JKT1"), |tx| {
            tx.exec("UPDATE toko SET nama_toko = 'RUSAK' WHERE kode_toko = 'JKT1'", &[])?;
            tx.exec("SELECT CAST(pg_sleep(20) AS TEXT)", &[])
        })
        .await?;
    Ok(Jawab::data(n))
}

async fn baca_lama(State(app): State<App>) -> Hasil<Jawab<i64>> {
    let n = app
        .db
        .read(|c| {
            c.one("SELECT CAST(pg_sleep(20) AS TEXT)", &[], |_| Ok(()))?;
            Ok::<i64, db::Error>(1)
        })
        .await?;
    Ok(Jawab::data(n))
}

/// Ends every connection of this database but the one that asks.
async fn putuskan(pemutus: &db::Db) -> i64 {
    pemutus
        .read(|c| {
            c.nilai::<i64>(
                "SELECT COUNT(*) FROM (SELECT pg_terminate_backend(pid) AS mati FROM pg_stat_activity \
                 WHERE datname = current_database() AND pid <> pg_backend_pid()) AS x",
                &[],
            )
        })
        .await
        .unwrap()
}

async fn tunggu_tidur(pemutus: &db::Db) {
    let awal = Instant::now();
    loop {
        let n: i64 = pemutus
            .read(|c| {
                c.nilai::<i64>(
                    "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
                     AND wait_event = 'PgSleep'",
                    &[],
                )
            })
            .await
            .unwrap();
        if n > 0 {
            return;
        }
        assert!(awal.elapsed() < Duration::from_secs(60), "permintaan tidak sampai ke basis data");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[test]
fn postgresql_yang_putus_menggagalkan_permintaan_itu_saja() {
    crate::alat::satu_mesin(Jenis::Pg, |uji| async move {
        let pemutus = uji.buka_lain(|s| {
            s.pembaca = 1;
            s.penulis = 1;
        });
        let rute =
            Router::new().route("/api/uji/tulis", get(tulis_lama)).route("/api/uji/baca", get(baca_lama));
        let a = Alat::dengan(uji, Atur { rute, ..Atur::default() }).await;
        let k = a.masuk("kasir1-jkt1").await;
        for (n, path) in
            ["/api/uji/tulis", "/api/uji/baca", "/api/uji/tulis", "/api/uji/baca"].into_iter().enumerate()
        {
            let (k2, path2) = (k.clone(), path.to_owned());
            let jalan = tokio::spawn(async move { k2.get(&path2).await });
            tunggu_tidur(&pemutus).await;
            assert!(putuskan(&pemutus).await >= 1);
            let j = jalan.await.unwrap().ditolak(503, "DATA-01");
            assert!(j["message"].as_str().unwrap().starts_with("Basis data tidak terjangkau"), "{path}: {j}");
            // The next of every kind works at once.
            kas(&k, &format!("setelah putus {n}")).await.ok();
            k.get("uang-kas/saldo").await.ok();
            k.get("/healthz").await.ok();
        }
        // Connections that died while idle are replaced unnoticed, however many there are.
        for n in 0..3 {
            let semua = (0..8).map(|_| {
                let k = k.clone();
                tokio::spawn(async move { k.get("uang-kas/saldo").await.status })
            });
            for s in semua.collect::<Vec<_>>() {
                assert_eq!(s.await.unwrap(), 200);
            }
            putuskan(&pemutus).await;
            k.get("tokos").await.ok();
            kas(&k, &format!("setelah diam {n}")).await.ok();
        }
        assert_eq!(
            a.baris("SELECT nama_toko FROM toko WHERE kode_toko = 'JKT1'", &[]).await,
            ["Karat Blok M"]
        );
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 7);
        pemutus.tutup();
    });
}

#[test]
fn postgresql_yang_tidak_ada_dijawab_503_juga_oleh_healthz() {
    crate::alat::satu_mesin(Jenis::Pg, |uji| async move {
        let mati = uji.buka_lain(|s| {
            s.penulis = 1;
            s.mesin = db::Mesin::Pg("postgres://postgres@127.0.0.1:1/tidak_ada".into());
        });
        let a = Alat::dengan(uji, Atur { db: Some(mati), ..Atur::default() }).await;
        let k = a.dengan_token(&"A".repeat(44));
        for path in ["/healthz", "/api/v1/tokos", "/api/v1/config"] {
            k.get(path).await.ditolak(503, "DATA-01");
        }
        k.login("su", "karat-demo").await.ditolak(503, "DATA-01");
        assert_eq!(k.get("/").await.status, 200);
        assert_eq!(k.get("/metrics").await.status, 200);
        a.db().tutup();
    });
}

/// Lets the SQLite file grow by so many pages; none means without end.
async fn batasi_disk(a: &Alat, tambah: Option<i64>) {
    a.tulis(toko("JKT1"), move |tx| {
        let ada: i64 = tx.nilai("PRAGMA page_count", &[])?;
        let batas = tambah.map_or(1_000_000_000, |t| ada + t);
        tx.nilai::<i64>(&format!("PRAGMA max_page_count = {batas}"), &[])
    })
    .await;
}

#[test]
fn disk_penuh_dijawab_data_02_lalu_pulih() {
    crate::alat::satu_mesin(Jenis::Lite, |uji| async move {
        let a = Alat::mulai(uji).await;
        let k = a.masuk("kasir1-jkt1").await;
        kas(&k, "sebelum").await.ok();
        batasi_disk(&a, Some(2)).await;
        let mut tersimpan = 1;
        let mut penuh = 0;
        for i in 0..200 {
            let r = kas(&k, &format!("{i} {}", "x".repeat(190))).await;
            match r.status {
                200 => tersimpan += 1,
                _ => {
                    r.ditolak(503, "DATA-02");
                    penuh += 1;
                }
            }
            if penuh == 3 {
                break;
            }
        }
        assert_eq!(penuh, 3, "disk tidak pernah penuh");
        // Reading goes on, also over the API; nothing half-written stands.
        assert_eq!(crate::kas_uang::laci(&a, &k).await, tersimpan * 1000);
        batasi_disk(&a, None).await;
        kas(&k, "sesudah").await.ok();
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, tersimpan + 1);
    });
}

//! Kill -9 at twenty points of a closing on each engine: the day is open or closed, whole either way.

use super::proses::{Data, SANDI, rt};
use db::args;
use serde_json::json;
use std::time::{Duration, Instant};
use testkit::{Acak, Jenis};
use values::KodeToko;

const TITIK: i64 = 20;

#[test]
fn tutup_toko_sqlite_yang_dibunuh_di_20_titik_meninggalkan_hari_terbuka_atau_tertutup() {
    bunuh(Jenis::Lite);
}

#[test]
fn tutup_toko_postgresql_yang_dibunuh_di_20_titik_meninggalkan_hari_terbuka_atau_tertutup() {
    if testkit::mesin().contains(&Jenis::Pg) {
        bunuh(Jenis::Pg);
    }
}

/// What of the store says how far a closing came.
async fn keadaan(data: &Data) -> (String, [i64; 4]) {
    let db = data.buka();
    let hasil = db
        .read(|c| {
            let hari: String = c.nilai("SELECT tgl_system FROM toko WHERE kode_toko = 'JKT1'", args![])?;
            let mut n = [0; 4];
            for (n, sql) in n.iter_mut().zip([
                "SELECT COUNT(*) FROM tutup_toko WHERE toko = 'JKT1'",
                "SELECT COUNT(DISTINCT tanggal) FROM potret_kas WHERE toko = 'JKT1'",
                "SELECT COUNT(*) FROM audit WHERE toko = 'JKT1' AND aksi = 'TUTUP TOKO'",
                "SELECT COUNT(*) FROM sesi WHERE kode_toko = 'JKT1' AND berakhir IS NULL",
            ]) {
                *n = c.nilai(sql, args![])?;
            }
            Ok::<_, db::Error>((hari, n))
        })
        .await
        .unwrap();
    tokio::task::spawn_blocking(move || db.tutup()).await.unwrap();
    hasil
}

/// The demo's store lives as many days ago as closings may come.
async fn mundurkan(data: &Data) {
    let awal = values::Jam::hari_ini(&values::JamSistem).tambah_hari(-2 * TITIK).unwrap();
    let db = data.buka();
    db.write(KodeToko::parse("JKT1").unwrap(), move |tx| {
        tx.exec("UPDATE toko SET tgl_system = $1 WHERE kode_toko = 'JKT1'", args![awal])
    })
    .await
    .unwrap();
    tokio::task::spawn_blocking(move || db.tutup()).await.unwrap();
}

fn bunuh(jenis: Jenis) {
    rt().block_on(async {
        let data = Data::baru(jenis);
        data.demo().henti();
        mundurkan(&data).await;
        let mut acak = Acak::new(77);
        // How long a closing takes here, by one that is left alone.
        let server = data.demo();
        let kasir = server.masuk("kasir1-jkt1", SANDI).await;
        kasir.uang_kas("mati-awal", "MASUK", 250_000).await.unwrap();
        let spv = server.masuk("spv-jkt1", SANDI).await;
        let mulai = Instant::now();
        let (status, r) = spv.kirim("system/close", &json!({ "PROSES": "close" })).await;
        assert_eq!(status, 200, "{r}");
        let lama = i64::try_from(mulai.elapsed().as_micros()).unwrap();
        server.henti();
        let (mut terbuka, mut tertutup) = (0, 0);
        let mut token = String::new();
        for ke in 0..TITIK {
            let (hari, n) = keadaan(&data).await;
            let server = data.demo();
            if token.is_empty() {
                token = server.masuk("spv-jkt1", SANDI).await.token;
            }
            let spv = server.dengan(&token);
            let us = lama * ke / (TITIK - 4) + acak.antara(0, 1 + lama / TITIK);
            eprintln!("{jenis:?} titik {ke}: {us} us dari {lama}");
            let tugas =
                tokio::spawn(async move { spv.coba("system/close", &json!({ "PROSES": "close" })).await });
            tokio::time::sleep(Duration::from_micros(u64::try_from(us).unwrap())).await;
            server.bunuh();
            let jawab = tugas.await.unwrap();
            data.jalan(&["periksa"]).harus(0);
            let (kini, m) = keadaan(&data).await;
            if kini == hari {
                assert_eq!(n[..3], m[..3], "hari {hari} masih terbuka");
                assert!(!jawab.is_ok_and(|(s, _)| s == 200), "sudah dijawab tertutup");
                assert!(m[3] > 0, "sesi tidak boleh berakhir tanpa tutup");
                terbuka += 1;
            } else {
                assert_eq!([n[0] + 1, n[1] + 1, n[2] + 1], m[..3], "hari {hari} tertutup");
                assert_eq!(m[3], 0, "semua sesi toko berakhir");
                token.clear();
                tertutup += 1;
            }
        }
        eprintln!("{jenis:?}: {terbuka} terbuka, {tertutup} tertutup");
        assert!(terbuka > 0 && tertutup > 0, "{terbuka} {tertutup}");
        // Whatever was left, the next server closes.
        let server = data.demo();
        let spv = server.masuk("spv-jkt1", SANDI).await;
        let (status, r) = spv.kirim("system/close", &json!({ "PROSES": "close" })).await;
        assert_eq!(status, 200, "{r}");
    });
}

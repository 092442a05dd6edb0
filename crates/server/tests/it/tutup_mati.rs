//! Kill -9 at points of a closing drawn at random on each engine: the day is open or closed, whole either way.
//! `KARAT_TITIK=20` takes more of them, `KARAT_BENIH` those of another run.

use super::proses::{Data, SANDI, bagian, cpu, rt, sampai_cpu};
use db::args;
use serde_json::json;
use testkit::{Acak, Jenis};
use values::KodeToko;

const TITIK: usize = 8;
/// No more than these are drawn until the day was met open and closed.
const TITIK_PALING_BANYAK: usize = 40;

#[test]
fn tutup_toko_sqlite_yang_dibunuh_di_titik_acak_meninggalkan_hari_terbuka_atau_tertutup() {
    bunuh(Jenis::Lite);
}

#[test]
fn tutup_toko_postgresql_yang_dibunuh_di_titik_acak_meninggalkan_hari_terbuka_atau_tertutup() {
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
    let awal = values::Jam::hari_ini(&values::JamSistem)
        .tambah_hari(-2 * i64::try_from(TITIK_PALING_BANYAK).unwrap())
        .unwrap();
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
        let mut acak = Acak::new(testkit::benih_acak());
        let banyak = testkit::banyak_titik(TITIK).min(TITIK_PALING_BANYAK);
        // What a closing takes, by one that is left alone.
        let server = data.demo();
        let kasir = server.masuk("kasir1-jkt1", SANDI).await;
        kasir.uang_kas("mati-awal", "MASUK", 250_000).await.unwrap();
        let spv = server.masuk("spv-jkt1", SANDI).await;
        let awal = cpu(server.id());
        let (status, r) = spv.kirim("system/close", &json!({ "PROSES": "close" })).await;
        assert_eq!(status, 200, "{r}");
        let biaya = cpu(server.id()).saturating_sub(awal);
        server.henti();
        let (mut terbuka, mut tertutup) = (0, 0);
        let mut token = String::new();
        while terbuka + tertutup < banyak
            || (terbuka.min(tertutup) == 0 && terbuka + tertutup < TITIK_PALING_BANYAK)
        {
            let (hari, n) = keadaan(&data).await;
            let server = data.demo();
            if token.is_empty() {
                token = server.masuk("spv-jkt1", SANDI).await.token;
            }
            let spv = server.dengan(&token);
            // Beyond its end too, and always once at its very beginning and once after it.
            let persen = match terbuka + tertutup {
                0 => 0,
                1 => 200,
                _ => acak.antara(0, 110),
            };
            eprintln!("{jenis:?}: {persen}% dari {biaya:?}");
            let (pid, batas) = (server.id(), cpu(server.id()) + bagian(biaya, persen));
            let tugas =
                tokio::spawn(async move { spv.coba("system/close", &json!({ "PROSES": "close" })).await });
            tokio::task::block_in_place(|| sampai_cpu(pid, batas, || tugas.is_finished()));
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

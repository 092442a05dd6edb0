//! A restore that dies half way: the old data stands or the new does, never a mixture; what is left lying
//! about is finished or cleared away by whoever comes next.

use super::proses::{Data, SANDI, bagian, biaya, bunuh_setelah, tiap_mesin};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use testkit::{Acak, Jenis};

/// Points drawn at random (`KARAT_TITIK`, `KARAT_BENIH`).
const TITIK: usize = 6;

/// Two states of the same chain that differ in rows and in images.
struct Dua {
    lama: (PathBuf, Value),
    baru: (PathBuf, Value),
}

async fn dua(data: &Data) -> Dua {
    let server = data.demo();
    let k = server.masuk("kasir1-jkt1", SANDI).await;
    std::fs::create_dir_all(data.folder.join("gambar")).unwrap();
    std::fs::write(data.folder.join("gambar/tetap.jpg"), "lama").unwrap();
    k.uang_kas("satu-satu", "MASUK", 1000).await.unwrap();
    let lama = data.cadangkan("lama.tar.gz");
    for i in 0..20 {
        k.uang_kas(&format!("dua-{i:05}"), "MASUK", 2000).await.unwrap();
    }
    std::fs::write(data.folder.join("gambar/tetap.jpg"), "baru").unwrap();
    std::fs::write(data.folder.join("gambar/tambah.jpg"), "baru").unwrap();
    let baru = data.cadangkan("baru.tar.gz");
    server.henti();
    Dua { lama, baru }
}

fn restore(data: &Data, berkas: &Path) {
    data.jalan(&["restore", berkas.to_str().unwrap(), "--force"]).harus(0);
}

fn isi(m: &Value) -> (&Value, &Value) {
    (&m["tabel"], &m["gambar"])
}

/// What the data is now, as the next command sees it.
fn keadaan(data: &Data) -> Value {
    let berkas = data.samping("keadaan.tar.gz");
    let _ = std::fs::remove_file(&berkas);
    data.cadangkan("keadaan.tar.gz").1
}

#[test]
fn restore_yang_dibunuh_meninggalkan_yang_lama_atau_yang_baru_dengan_utuh() {
    tiap_mesin(async |data| {
        let d = dua(&data).await;
        restore(&data, &d.lama.0);
        let perintah = || data.karat(&["restore", d.baru.0.to_str().unwrap(), "--force"]);
        let biaya = biaya(&mut perintah());
        let mut acak = Acak::new(testkit::benih_acak());
        let (mut tetap, mut ganti) = (0, 0);
        for ke in 0..testkit::banyak_titik(TITIK) {
            restore(&data, &d.lama.0);
            // Anywhere in the run and a little beyond its end; once at its very beginning.
            let persen = if ke == 0 { 1 } else { acak.antara(0, 115) };
            eprintln!("titik {ke}: {persen}% dari {biaya:?}");
            bunuh_setelah(&mut perintah(), bagian(biaya, persen));
            if data.buka().adalah_pg() {
                tunggu_pg(&data).await;
            }
            data.jalan(&["periksa"]).harus(0);
            let kini = keadaan(&data);
            if isi(&kini) == isi(&d.lama.1) {
                tetap += 1;
            } else {
                assert_eq!(isi(&kini), isi(&d.baru.1));
                ganti += 1;
            }
        }
        eprintln!("{tetap} tetap, {ganti} ganti");
        assert!(tetap > 0);
        // Whatever was left, a server starts and the next restore works.
        data.demo().masuk("kasir1-jkt1", SANDI).await;
        restore(&data, &d.baru.0);
        assert_eq!(isi(&keadaan(&data)), isi(&d.baru.1));
    });
}

/// PostgreSQL needs a moment to see that its client is dead; until then the data is still claimed.
async fn tunggu_pg(data: &Data) {
    let akhir = Instant::now() + Duration::from_secs(60);
    loop {
        let s = data.jalan(&["periksa"]);
        if s.kode == Some(0) {
            return;
        }
        assert!(s.galat.contains("sedang dipulihkan"), "{s:#?}");
        assert!(Instant::now() < akhir, "{s:#?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Each state in which a SQLite restore can have died after its decision, made by hand.
#[test]
fn restore_sqlite_yang_mati_setelah_keputusan_dituntaskan_perintah_berikutnya() {
    super::proses::rt().block_on(async {
        let data = Data::baru(Jenis::Lite);
        let d = dua(&data).await;
        let (folder, siap) = (data.folder.clone(), data.folder.join("pulih"));
        let pindah = |dari: PathBuf, ke: PathBuf| std::fs::rename(dari, ke).unwrap();
        for (nama, tahap) in [
            ("semua masih di pulih", 0),
            ("basis data sudah di tempatnya", 1),
            ("gambar lama sudah disingkirkan", 2),
            ("gambar baru sudah di tempatnya", 3),
        ] {
            for perintah in ["periksa", "serve"] {
                eprintln!("{nama}: {perintah}");
                restore(&data, &d.baru.0);
                std::fs::create_dir(&siap).unwrap();
                pindah(folder.join("karat.db"), siap.join("karat.db"));
                pindah(folder.join("gambar"), siap.join("gambar"));
                lama_yang_terbunuh(&data, &d.lama.0).await;
                if tahap >= 1 {
                    std::fs::remove_file(folder.join("karat.db-wal")).unwrap();
                    pindah(siap.join("karat.db"), folder.join("karat.db"));
                }
                if tahap >= 2 {
                    pindah(folder.join("gambar"), siap.join("gambar.lama"));
                }
                if tahap >= 3 {
                    pindah(siap.join("gambar"), folder.join("gambar"));
                }
                match perintah {
                    "serve" => data.demo().henti(),
                    p => drop(data.jalan(&[p]).harus(0)),
                }
                assert!(!siap.exists());
                assert_eq!(isi(&keadaan(&data)), isi(&d.baru.1), "{nama}: {perintah}");
            }
        }
        // Died before its decision: what it had made ready is worthless.
        std::fs::create_dir(folder.join("pulih.sementara")).unwrap();
        std::fs::write(folder.join("pulih.sementara/karat.db"), "setengah").unwrap();
        data.demo().henti();
        assert!(!folder.join("pulih.sementara").exists());
        assert_eq!(isi(&keadaan(&data)), isi(&d.baru.1));
    });
}

/// The data of a server that was killed, its journal still full, into a folder that holds a pending restore.
async fn lama_yang_terbunuh(data: &Data, berkas: &Path) {
    let lain = Data::baru(Jenis::Lite);
    restore(&lain, berkas);
    let server = lain.demo();
    let k = server.masuk("kasir1-bdg1", SANDI).await;
    for i in 0..5 {
        k.uang_kas(&format!("jurnal-{i}"), "MASUK", 1000).await.unwrap();
    }
    server.bunuh();
    for nama in ["karat.db", "karat.db-wal", "gambar"] {
        std::fs::rename(lain.folder.join(nama), data.folder.join(nama)).unwrap();
    }
}

#[test]
fn gambar_restore_postgresql_yang_mati_mengikuti_nasib_transaksinya() {
    if !testkit::mesin().contains(&Jenis::Pg) {
        return;
    }
    super::proses::rt().block_on(async {
        let data = Data::baru(Jenis::Pg);
        let d = dua(&data).await;
        let siap = data.folder.join("pulih");
        for jadi in [true, false] {
            restore(&data, &d.lama.0);
            let nomor = transaksi(&data, jadi).await;
            std::fs::create_dir_all(siap.join("gambar")).unwrap();
            std::fs::write(siap.join("gambar/tetap.jpg"), "dari restore").unwrap();
            std::fs::write(siap.join("transaksi"), nomor).unwrap();
            data.jalan(&["periksa"]).harus(0);
            let isi = std::fs::read_to_string(data.folder.join("gambar/tetap.jpg")).unwrap();
            assert_eq!(isi, if jadi { "dari restore" } else { "lama" });
            assert!(!siap.exists());
        }
        std::fs::create_dir_all(siap.join("gambar")).unwrap();
        std::fs::write(siap.join("transaksi"), "1:2:3").unwrap();
        let s = data.jalan(&["serve", "--listen", "127.0.0.1:0"]).harus(2);
        assert!(s.galat.contains("basis data PostgreSQL yang lain"), "{}", s.galat);
        assert!(siap.exists());
    });
}

/// A transaction that was committed, or was not, and its name.
async fn transaksi(data: &Data, jadi: bool) -> String {
    let mesin = data.mesin.clone();
    let buat = move || {
        let mut p = db::Pemulihan::mulai(&mesin, db::versi_terakhir()).unwrap();
        let nomor = p.nomor().unwrap().unwrap();
        if jadi {
            p.selesai().unwrap();
        }
        nomor
    };
    tokio::task::spawn_blocking(buat).await.unwrap()
}

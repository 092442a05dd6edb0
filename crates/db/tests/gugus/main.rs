//! PostgreSQL of several machines: the host that writes is chosen, one that hangs is left, a role that owns nothing serves.
//! A binary of its own, so that the short way to it is short.

// Tests fail by panicking; that is what they are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use db::{Db, Error, Mesin, Setelan, args};
use std::sync::Arc;
use testkit::{Jenis, Uji, satu_mesin};
use values::{JamSistem, KodeToko};

fn kode(k: &str) -> KodeToko {
    KodeToko::parse(k).unwrap()
}

fn url(uji: &Uji) -> String {
    match uji.db.mesin() {
        Mesin::Pg(u) => u.clone(),
        Mesin::Lite(_) => panic!("bukan PostgreSQL"),
    }
}

/// The same database behind these hosts, each `host:port`.
fn dengan_mesin(url: &str, depan: &[String], belakang: &[String], ekor: &str) -> String {
    let (skema, sisa) = url.split_once("://").unwrap();
    let (kuasa, nama) = sisa.split_once('/').unwrap();
    let (orang, asli) = kuasa.rsplit_once('@').map_or(("", kuasa), |(o, m)| (o, m));
    let semua: Vec<&str> =
        depan.iter().map(String::as_str).chain([asli]).chain(belakang.iter().map(String::as_str)).collect();
    format!("{skema}://{orang}@{}/{nama}{ekor}", semua.join(","))
}

fn buka(url: String) -> Db {
    let mut s = Setelan::new(Mesin::Pg(url), Arc::new(JamSistem));
    (s.penulis, s.pembaca, s.pelapor) = (2, 2, 1);
    Db::buka_tanpa_migrasi(s).unwrap()
}

async fn menulis(db: &Db) -> Result<i64, Error> {
    db.write(kode("JKT1"), |tx| tx.nilai::<i64>("SELECT 7", args![])).await
}

#[test]
fn mesin_yang_mati_atau_bisu_dilewati() {
    satu_mesin(Jenis::Pg, |uji| async move {
        // Takes connections and says nothing, as a machine that hangs does.
        let bisu = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let depan = ["127.0.0.1:1".to_owned(), bisu.local_addr().unwrap().to_string()];
        let db = buka(dengan_mesin(&url(&uji), &depan, &[], "?connect_timeout=1"));
        assert_eq!(menulis(&db).await.unwrap(), 7);
        assert_eq!(db.read(|c| c.nilai::<i64>("SELECT 8", args![])).await.unwrap(), 8);
        db.tutup();
    });
}

#[test]
fn semua_mesin_yang_gagal_disebut_dalam_galatnya() {
    satu_mesin(Jenis::Pg, |_| async move {
        let db = buka("postgres://postgres@127.0.0.1:1,127.0.0.1:2/karat".into());
        match menulis(&db).await {
            Err(e @ Error::Putus(_)) => {
                let teks = e.to_string();
                assert!(teks.contains("127.0.0.1:1:") && teks.contains("127.0.0.1:2:"), "{teks}");
                assert!(e.terputus());
            }
            lain => panic!("{lain:?}"),
        }
        db.tutup();
    });
}

#[test]
fn basis_data_yang_hanya_dibaca_bukan_tempat_menulis() {
    satu_mesin(Jenis::Pg, |uji| async move {
        let hanya_baca = "?options=-c%20default_transaction_read_only%3Don";
        let db = buka(dengan_mesin(&url(&uji), &[], &[], hanya_baca));
        match menulis(&db).await {
            Err(e) => assert!(e.terputus(), "{e}"),
            Ok(n) => panic!("{n}"),
        }
        db.tutup();
        // Whoever asks for any host may read there.
        let baca =
            buka(dengan_mesin(&url(&uji), &[], &[], &format!("{hanya_baca}&target_session_attrs=any")));
        assert_eq!(baca.read(|c| c.nilai::<i64>("SELECT 9", args![])).await.unwrap(), 9);
        baca.tutup();
    });
}

/// A server in front of the real one that hangs when it is told to: connections stay open, nothing goes through.
mod penengah {
    use std::io::{Read as _, Write as _};
    use std::net::{SocketAddr, TcpListener, TcpStream};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    pub(crate) struct Penengah {
        pub(crate) alamat: SocketAddr,
        pub(crate) bisu: Arc<AtomicBool>,
    }

    pub(crate) fn mulai(tujuan: String) -> Penengah {
        let pendengar = TcpListener::bind("127.0.0.1:0").unwrap();
        let p = Penengah { alamat: pendengar.local_addr().unwrap(), bisu: Arc::default() };
        let bisu = p.bisu.clone();
        std::thread::spawn(move || {
            for s in pendengar.incoming().flatten() {
                let Ok(t) = TcpStream::connect(&tujuan) else { continue };
                alir(s.try_clone().unwrap(), t.try_clone().unwrap(), bisu.clone());
                alir(t, s, bisu.clone());
            }
        });
        p
    }

    fn alir(mut dari: TcpStream, mut ke: TcpStream, bisu: Arc<AtomicBool>) {
        std::thread::spawn(move || {
            let mut isi = vec![0; 16 << 10];
            while let Ok(n) = dari.read(&mut isi) {
                if n == 0 {
                    break;
                }
                // What came while it hangs is lost; whoever sent it is told nothing.
                if !bisu.load(Ordering::SeqCst) && ke.write_all(&isi[..n]).is_err() {
                    break;
                }
            }
            let _ = ke.shutdown(std::net::Shutdown::Both);
        });
    }
}

#[test]
fn mesin_yang_membisu_di_tengah_pekerjaan_ditinggalkan() {
    satu_mesin(Jenis::Pg, |uji| async move {
        let asli = url(&uji);
        let tujuan = asli.rsplit_once('@').unwrap().1.split('/').next().unwrap().to_owned();
        let p = penengah::mulai(tujuan);
        let db = buka(dengan_mesin(&asli, &[p.alamat.to_string()], &[], "?connect_timeout=1"));
        assert_eq!(menulis(&db).await.unwrap(), 7);
        p.bisu.store(true, std::sync::atomic::Ordering::SeqCst);
        // Nobody answers, and nobody says so: it is found out, and the other host is spoken to.
        assert_eq!(menulis(&db).await.unwrap(), 7);
        assert_eq!(db.read(|c| c.nilai::<i64>("SELECT 8", args![])).await.unwrap(), 8);
        db.tutup();
    });
}

#[test]
fn jawaban_kedua_ditulis_lagi_supaya_menunggu_standby() {
    satu_mesin(Jenis::Pg, |uji| async move {
        let kunci = db::KunciIdem {
            user: "u".into(),
            panggilan: "POST /uji".into(),
            kunci: "k1".into(),
            sidik: "s".into(),
        };
        let kirim = || {
            let k = kunci.clone();
            uji.db.write(kode("JKT1"), move |tx| {
                let jawab = db::sekali(tx, Some(&k), |_| {
                    serde_json::value::RawValue::from_string("{\"no\":1}".into())
                        .map_err(|e| Error::Lain(e.to_string()))
                })?;
                // A transaction that wrote nothing has no number, and its COMMIT waits for nobody.
                let menulis: i64 = tx.nilai(
                    "SELECT CASE WHEN pg_current_xact_id_if_assigned() IS NULL THEN 0 ELSE 1 END",
                    args![],
                )?;
                Ok::<_, Error>((jawab.get().to_owned(), menulis))
            })
        };
        assert_eq!(kirim().await.unwrap(), ("{\"no\":1}".to_owned(), 1));
        assert_eq!(kirim().await.unwrap(), ("{\"no\":1}".to_owned(), 1));
    });
}

#[test]
fn peran_yang_melayani_tidak_memiliki_skema_dan_tidak_mengubah_buku() {
    satu_mesin(Jenis::Pg, |uji| async move {
        let pemilik = url(&uji);
        let peran = format!("karat_layan_{}", std::process::id());
        let p = peran.clone();
        uji.db
            .write(kode("JKT1"), move |tx| {
                tx.exec(&format!("CREATE ROLE {p} LOGIN PASSWORD 'sandi-layan'"), args![])
            })
            .await
            .unwrap();
        let (asal, p) = (pemilik.clone(), peran.clone());
        std::thread::spawn(move || db::izinkan(&asal, &p)).join().unwrap().unwrap();
        let sisa = pemilik.rsplit_once('@').unwrap().1.to_owned();
        // Opening looks at the schema, finds it current, and changes nothing.
        let mut s =
            Setelan::new(Mesin::Pg(format!("postgres://{peran}:sandi-layan@{sisa}")), Arc::new(JamSistem));
        (s.penulis, s.pembaca, s.pelapor) = (1, 1, 1);
        let layan = Db::buka(s).unwrap();
        assert_eq!(menulis(&layan).await.unwrap(), 7);
        layan
            .write(kode("JKT1"), |tx| {
                tx.exec(
                    "INSERT INTO urut (toko, buku, n) VALUES ('JKT1', 'uji', 1) \
                     ON CONFLICT (toko, buku) DO UPDATE SET n = urut.n + 1",
                    args![],
                )
            })
            .await
            .unwrap();
        for sql in [
            "CREATE TABLE lain (a BIGINT)",
            "DROP TABLE buku_kas",
            "ALTER TABLE buku_kas DISABLE TRIGGER USER",
            "UPDATE buku_kas SET toko = toko",
            "DELETE FROM buku_kas",
            "TRUNCATE buku_kas",
        ] {
            let e = layan.write(kode("JKT1"), move |tx| tx.exec(sql, args![])).await.unwrap_err();
            let teks = e.to_string();
            assert!(teks.contains("42501"), "{sql}: {teks}");
        }
        layan.tutup();
        let p = peran.clone();
        uji.db
            .write(kode("JKT1"), move |tx| {
                tx.exec(&format!("DROP OWNED BY {p}"), args![])?;
                tx.exec(&format!("DROP ROLE {p}"), args![])
            })
            .await
            .unwrap();
    });
}

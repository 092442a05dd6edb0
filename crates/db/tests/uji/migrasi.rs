//! The schema: made once, whoever comes first, however many come at once.

use crate::alat::angka;
use db::{Db, Error, Mesin, Setelan, args};
use testkit::{Jenis, Uji, kedua_mesin, satu_mesin};

fn buka(uji: &Uji, mesin: &Mesin) -> std::thread::JoinHandle<Result<Db, Error>> {
    let s = Setelan { mesin: mesin.clone(), ..uji.setelan() };
    std::thread::spawn(move || Db::buka(s))
}

const TERCATAT: &str = "SELECT CAST(COUNT(*) AS BIGINT) FROM refinery_schema_history";

#[test]
fn migrasi_dua_kali_tidak_mengubah_apa_pun() {
    kedua_mesin(|uji| async move {
        let mesin = uji.kosong();
        for _ in 0..3 {
            let db = buka(&uji, &mesin).join().unwrap().unwrap();
            assert_eq!(db.read(|c| angka(c, TERCATAT)).await.unwrap(), db::versi_terakhir());
            testkit::toko(
                &db,
                &format!(
                    "T{}",
                    db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM toko")).await.unwrap()
                ),
            )
            .await;
            db.tutup();
        }
        let db = buka(&uji, &mesin).join().unwrap().unwrap();
        assert_eq!(db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM toko")).await.unwrap(), 3);
        db.tutup();
    });
}

#[test]
fn migrasi_dari_beberapa_proses_sekaligus_berjalan_sekali() {
    kedua_mesin(|uji| async move {
        for _ in 0..3 {
            let mesin = uji.kosong();
            let kerja: Vec<_> = (0..4).map(|_| buka(&uji, &mesin)).collect();
            for k in kerja {
                let db = k.join().unwrap().unwrap();
                assert_eq!(db.read(|c| angka(c, TERCATAT)).await.unwrap(), db::versi_terakhir());
                db.tutup();
            }
            if let Mesin::Lite(p) = mesin {
                for akhir in ["", "-wal", "-shm"] {
                    let _ = std::fs::remove_file(format!("{}{akhir}", p.display()));
                }
            }
        }
    });
}

#[test]
fn basis_data_bisa_dibuka_dari_dalam_tugas_async() {
    kedua_mesin(|uji| async move {
        let db = Db::buka(Setelan { mesin: uji.kosong(), ..uji.setelan() }).unwrap();
        assert_eq!(db.read(|c| angka(c, TERCATAT)).await.unwrap(), db::versi_terakhir());
        db.tutup();
    });
}

#[test]
fn semua_tabel_skema_ada_di_kedua_mesin() {
    kedua_mesin(|uji| async move {
        for t in db::tabel_berurut() {
            let kolom = uji.db.read(move |c| c.kolom(&format!("SELECT * FROM {t}"))).await;
            assert!(kolom.as_ref().is_ok_and(|k| !k.is_empty()), "{t}: {kolom:?}");
        }
    });
}

#[test]
fn basis_data_uji_postgresql_mengurutkan_menurut_byte() {
    satu_mesin(Jenis::Pg, |uji| async move {
        let collate = uji
            .db
            .read(|c| {
                c.rows(
                    "SELECT datcollate FROM pg_database WHERE datname = current_database()",
                    args![],
                    |r| r.get::<String>(0),
                )
            })
            .await
            .unwrap();
        assert_eq!(collate, ["C.UTF-8"]);
    });
}

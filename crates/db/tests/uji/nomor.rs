//! Document numbers: without gaps, never twice, given back by a document that was undone.

use crate::alat::{angka, kode};
use db::{Error, Kunci};
use std::collections::BTreeSet;
use testkit::{antre, kedua_mesin};
use values::{JenisDok, Tanggal};

fn hari(t: &str) -> Tanggal {
    Tanggal::parse(t).unwrap()
}

#[test]
fn nomor_tanpa_celah_dan_tanpa_kembar_dari_64_penulis() {
    kedua_mesin(|uji| async move {
        let lain = uji.buka_lain(|_| {});
        let mut kerja = Vec::new();
        for i in 0..64_i64 {
            let db = if i % 2 == 0 { uji.db.clone() } else { lain.clone() };
            kerja.push(tokio::spawn(async move {
                let mut dapat = Vec::new();
                for j in 0..6_i64 {
                    // Every fourth is undone after it drew its number; that number must come again.
                    let hasil = db
                        .write(kode("JKT1"), move |tx| {
                            let no = db::nomor_berikut(tx, JenisDok::Penjualan, hari("2026-11-15"))?;
                            match (i + j) % 8 {
                                0 => Err(Error::Lain("batal".into())),
                                4 => panic!("batal dengan panik"),
                                _ => Ok(no),
                            }
                        })
                        .await;
                    if let Ok(no) = hasil {
                        assert_eq!(no.toko().as_str(), "JKT1");
                        dapat.push(no.urut());
                    }
                }
                dapat
            }));
        }
        let mut semua = Vec::new();
        for k in kerja {
            semua.extend(k.await.unwrap());
        }
        let unik: BTreeSet<u32> = semua.iter().copied().collect();
        let n = u32::try_from(semua.len()).unwrap();
        assert_eq!(n, 64 * 6 * 3 / 4);
        assert_eq!(unik, (1..=n).collect());
        assert_eq!(uji.db.read(|c| angka(c, "SELECT n FROM nomor")).await.unwrap(), i64::from(n));
        lain.tutup();
    });
}

#[test]
fn setiap_toko_jenis_dan_hari_punya_deret_sendiri() {
    kedua_mesin(|uji| async move {
        let mut dapat = Vec::new();
        for (toko, jenis, tgl) in [
            ("JKT1", JenisDok::Penjualan, "2026-11-15"),
            ("JKT1", JenisDok::Penjualan, "2026-11-15"),
            ("SBY1", JenisDok::Penjualan, "2026-11-15"),
            ("JKT1", JenisDok::Pembelian, "2026-11-15"),
            ("JKT1", JenisDok::Penjualan, "2026-11-16"),
            ("JKT1", JenisDok::Penjualan, "2026-11-15"),
        ] {
            let no =
                uji.db.write(kode(toko), move |tx| db::nomor_berikut(tx, jenis, hari(tgl))).await.unwrap();
            dapat.push(no.to_string());
        }
        assert_eq!(
            dapat,
            [
                "FJJKT1-261115-0001",
                "FJJKT1-261115-0002",
                "FJSBY1-261115-0001",
                "FBJKT1-261115-0001",
                "FJJKT1-261116-0001",
                "FJJKT1-261115-0003"
            ]
        );
    });
}

#[test]
fn nomor_toko_kedua_diambil_dari_deret_toko_itu() {
    kedua_mesin(|uji| async move {
        let no = uji
            .db
            .write(Kunci::toko(kode("JKT1")).dan(kode("SBY1")), |tx| {
                let satu = db::nomor_berikut(tx, JenisDok::KirimBarang, hari("2026-11-15"))?;
                let dua = tx.di(&kode("SBY1"), |t| {
                    db::nomor_berikut(t, JenisDok::TerimaBarang, hari("2026-11-15"))
                })?;
                Ok::<_, Error>([satu.to_string(), dua.to_string()])
            })
            .await
            .unwrap();
        assert_eq!(no, ["KBJKT1-261115-0001", "TBSBY1-261115-0001"]);
    });
}

#[test]
fn nomor_baris_buku_dipesan_berurutan() {
    kedua_mesin(|uji| async move {
        let ambil = |n: i64| {
            let db = uji.db.clone();
            async move { db.write(kode("JKT1"), move |tx| db::urut_buku(tx, "uji", n)).await.unwrap() }
        };
        assert_eq!(ambil(3).await, 1);
        assert_eq!(ambil(1).await, 4);
        assert_eq!(ambil(10).await, 5);
        let batal: Result<(), Error> = uji
            .db
            .write(kode("JKT1"), |tx| {
                db::urut_buku(tx, "uji", 100)?;
                Err(Error::Lain("batal".into()))
            })
            .await;
        assert!(batal.is_err());
        assert_eq!(ambil(1).await, 15);
    });
}

#[test]
fn nomor_yang_dibatalkan_di_tengah_kelompok_dipakai_tetangganya() {
    kedua_mesin(|uji| async move {
        let (gerbang, sibuk) = crate::alat::sibukkan(&uji.db, "JKT1").await;
        let mut kerja = Vec::new();
        for i in 0..6 {
            let db = uji.db.clone();
            kerja.push(
                antre(async move {
                    db.write(kode("JKT1"), move |tx| {
                        let no = db::nomor_berikut(tx, JenisDok::Penjualan, hari("2026-11-15"))?;
                        if i == 1 || i == 4 { Err(Error::Lain("batal".into())) } else { Ok(no.urut()) }
                    })
                    .await
                })
                .await,
            );
        }
        gerbang.buka();
        sibuk.await.unwrap();
        let mut dapat = Vec::new();
        for k in kerja {
            dapat.push(k.await.unwrap().ok());
        }
        assert_eq!(dapat, [Some(1), None, Some(2), Some(3), None, Some(4)]);
    });
}

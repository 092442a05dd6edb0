//! The cash book: a drawer never below zero, reversals exact and once.

use crate::alat::{angka, kode, semua_saldo};
use ledger::{Arah, Galat, kas};
use testkit::bangun::{self, baris_kas, dokumen, lanjutan};
use testkit::{kedua_mesin, toko};
use values::{JenisDok, Rupiah};

#[test]
fn kas_masuk_dan_keluar_mengubah_saldo_laci() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 100_000).await.unwrap();
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 50_000).await.unwrap();
        bangun::kas(&uji.db, &t, "ani", Arah::Keluar, 30_000).await.unwrap();
        bangun::kas(&uji.db, &t, "budi", Arah::Masuk, 1).await.unwrap();
        let saldo = uji
            .db
            .write(&t, |tx| {
                Ok::<_, Galat>([
                    kas::saldo(tx, &bangun::user("ani"))?,
                    kas::saldo(tx, &bangun::user("budi"))?,
                    kas::saldo(tx, &bangun::user("tidak.ada"))?,
                ])
            })
            .await
            .unwrap();
        assert_eq!(saldo, [Rupiah::new(120_000), Rupiah::new(1), Rupiah::NOL]);
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_kas").await, 4);
    });
}

#[test]
fn laci_tidak_bisa_di_bawah_nol() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 100).await.unwrap();
        let hasil = bangun::kas(&uji.db, &t, "ani", Arah::Keluar, 101).await;
        let Err(Galat::KasKurang { kasir, ada, perlu }) = &hasil else { panic!("{hasil:?}") };
        assert_eq!((kasir.as_str(), ada.nilai(), perlu.nilai()), ("ani", 100, 101));
        assert_eq!(kode(&bangun::kas(&uji.db, &t, "budi", Arah::Keluar, 1).await), Some("KAS-01"));
        bangun::kas(&uji.db, &t, "ani", Arah::Keluar, 100).await.unwrap();
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas WHERE kasir = 'ani'").await, 0);
    });
}

#[test]
fn jumlah_nol_atau_negatif_ditolak() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        for jumlah in [0, -1, i64::MIN] {
            for arah in [Arah::Masuk, Arah::Keluar] {
                let hasil = bangun::kas(&uji.db, &t, "ani", arah, jumlah).await;
                assert_eq!(kode(&hasil), Some("BUKU-03"), "{jumlah}");
            }
        }
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_kas").await, 0);
    });
}

#[test]
fn satu_baris_yang_ditolak_membatalkan_seluruh_dokumen() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let hasil = uji
            .db
            .write(&t, |tx| {
                let b = [baris_kas("ani", Arah::Masuk, 500), baris_kas("budi", Arah::Keluar, 1)];
                dokumen(tx, JenisDok::PindahSaldo, |d| kas::catat(d, &b))
            })
            .await;
        assert_eq!(kode(&hasil), Some("KAS-01"));
        assert_eq!(semua_saldo(&uji.db).await, Vec::<String>::new());
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM audit").await, 0);
        let no = bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 5).await.unwrap();
        assert_eq!(no.urut(), 1);
    });
}

#[test]
fn pindah_saldo_berjumlah_nol_di_antara_kasir() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 500).await.unwrap();
        uji.db
            .write(&t, |tx| {
                let b = [baris_kas("ani", Arah::Keluar, 200), baris_kas("budi", Arah::Masuk, 200)];
                dokumen(tx, JenisDok::PindahSaldo, |d| kas::catat(d, &b))
            })
            .await
            .unwrap();
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas WHERE kasir = 'ani'").await, 300);
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas WHERE kasir = 'budi'").await, 200);
    });
}

#[test]
fn pembalikan_kas_tepat_dan_hanya_sekali() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 1000).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let no = uji
            .db
            .write(&t, |tx| {
                let b = [
                    baris_kas("ani", Arah::Keluar, 300),
                    baris_kas("budi", Arah::Masuk, 250),
                    baris_kas("citra", Arah::Masuk, 50),
                ];
                dokumen(tx, JenisDok::PindahSaldo, |d| kas::catat(d, &b))
            })
            .await
            .unwrap();
        let balik = |no: values::NoFaktur| {
            let (db, t) = (uji.db.clone(), t.clone());
            async move { db.write(&t, move |tx| lanjutan(tx, &no, |d| kas::balikkan(d, &no))).await }
        };
        balik(no.clone()).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        assert_eq!(
            angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_kas WHERE balik IS NOT NULL").await,
            3
        );
        let lagi = balik(no).await;
        assert!(matches!(lagi, Err(Galat::TidakBisaDibalik(_))), "{lagi:?}");
        let kosong = balik("KMJKT1-261115-0999".parse().unwrap()).await;
        assert_eq!(kode(&kosong), Some("BUKU-05"));
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
    });
}

#[test]
fn pembalikan_ditolak_bila_uangnya_sudah_keluar() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let no = bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 1000).await.unwrap();
        bangun::kas(&uji.db, &t, "ani", Arah::Keluar, 1).await.unwrap();
        let hasil = uji.db.write(&t, move |tx| lanjutan(tx, &no, |d| kas::balikkan(d, &no))).await;
        assert_eq!(kode(&hasil), Some("KAS-01"));
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas").await, 999);
    });
}

#[test]
fn saldo_yang_meluap_gagal_tanpa_bekas() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, i64::MAX).await.unwrap();
        assert!(bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 1).await.is_err());
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas").await, i64::MAX);
    });
}

#[test]
fn kas_dua_toko_terpisah() {
    kedua_mesin(|uji| async move {
        let (jkt, sby) = (toko(&uji.db, "JKT1").await, toko(&uji.db, "SBY1").await);
        bangun::kas(&uji.db, &jkt, "ani", Arah::Masuk, 100).await.unwrap();
        assert_eq!(kode(&bangun::kas(&uji.db, &sby, "ani", Arah::Keluar, 1).await), Some("KAS-01"));
        bangun::kas(&uji.db, &sby, "ani", Arah::Masuk, 7).await.unwrap();
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas WHERE toko = 'JKT1'").await, 100);
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas WHERE toko = 'SBY1'").await, 7);
        // A number of one store reverses nothing in another.
        let no: values::NoFaktur = "KMJKT1-261115-0001".parse().unwrap();
        let hasil = uji.db.write(&sby, move |tx| lanjutan(tx, &no, |d| kas::balikkan(d, &no))).await;
        assert_eq!(kode(&hasil), Some("BUKU-05"));
    });
}

//! The tools themselves: a run that must test both engines cannot test one, crooked books fail a test, and a
//! seed always means the same test.

// Tests fail by panicking; that is what they are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod waktu;

use db::args;
use ledger::Arah;
use std::process::Command;
use std::sync::Mutex;
use testkit::model::{Dunia, Model, perintah_acak};
use testkit::{Acak, Jenis, bangun, kedua_mesin, mesin, toko};
use values::Jam as _;

/// Runs one test of this binary in a process of its own; did it pass?
fn sendiri(nama: &str, ubah: impl FnOnce(&mut Command)) -> bool {
    let mut c = Command::new(std::env::current_exe().unwrap());
    c.args(["--exact", nama, "--test-threads", "1"]);
    ubah(&mut c);
    c.output().unwrap().status.success()
}

#[test]
fn setiap_mesin_mendapat_basis_data_baru_dan_jam_yang_diam() {
    let dilihat = Mutex::new(Vec::new());
    for _ in 0..2 {
        kedua_mesin(|uji| {
            dilihat.lock().unwrap().push(uji.jenis);
            async move {
                assert_eq!(uji.jam.sekarang().to_string(), "2026-11-15T09:00:00.000+07:00");
                let n: i64 = uji
                    .db
                    .read(|c| c.nilai("SELECT CAST(COUNT(*) AS BIGINT) FROM toko", args![]))
                    .await
                    .unwrap();
                assert_eq!(n, 0, "sisa uji sebelumnya");
                let t = toko(&uji.db, "JKT1").await;
                bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 500).await.unwrap();
            }
        });
    }
    let satu = mesin();
    assert_eq!(*dilihat.lock().unwrap(), [satu.clone(), satu.clone()].concat());
    assert_eq!(satu.first(), Some(&Jenis::Lite));
}

#[test]
fn tanpa_postgresql_uji_wajib_gagal() {
    let nama = "setiap_mesin_mendapat_basis_data_baru_dan_jam_yang_diam";
    assert!(sendiri(nama, |c| {
        c.env_remove("KARAT_UJI_PG").env_remove("KARAT_UJI_WAJIB");
    }));
    assert!(!sendiri(nama, |c| {
        c.env_remove("KARAT_UJI_PG").env("KARAT_UJI_WAJIB", "1");
    }));
}

#[test]
#[should_panic(expected = "buku tidak seimbang")]
fn buku_yang_miring_menggagalkan_uji() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 500).await.unwrap();
        uji.db.write(&t, |tx| tx.exec("UPDATE saldo_kas SET saldo = 501", args![])).await.unwrap();
    });
}

#[test]
fn buku_yang_sengaja_dirusak_boleh() {
    kedua_mesin(|uji| async move {
        uji.jangan_periksa();
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 500).await.unwrap();
        uji.db.write(&t, |tx| tx.exec("UPDATE saldo_kas SET saldo = 501", args![])).await.unwrap();
        assert_eq!(uji.temuan().await.len(), 1);
    });
}

#[test]
fn benih_yang_sama_memberi_perintah_yang_sama() {
    let deret = |benih| {
        let (mut a, mut m, d) = (Acak::new(benih), Model::default(), Dunia::sendirian(1000));
        (0..100)
            .map(|_| {
                let p = perintah_acak(&mut a, &m, &d);
                format!("{p:?} {:?}", m.jalankan(&p))
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(deret(5), deret(5));
    assert_ne!(deret(5), deret(6));
}

//! A certificate counts over all stores, also when two of them write it down at the same moment.

use db::Tx;
use ledger::Galat;
use ledger::batu::{self, Baru, Gerak, Isi, Tempat};
use std::sync::mpsc::channel;
use testkit::bangun::dokumen;
use testkit::{kedua_mesin, toko};
use values::{CaratBatu, JenisDok, NoFaktur, Rupiah};

fn datang(tx: &mut Tx<'_>, laboratorium: &str, no: &str) -> Result<NoFaktur, Galat> {
    dokumen(tx, JenisDok::Batu, |d| {
        let isi = Isi { butir: 1, carat: CaratBatu::perseribu(400), nilai: Rupiah::new(8_000_000) };
        let b = Baru {
            jenis_batu: "BRL".to_owned(),
            laboratorium: laboratorium.to_owned(),
            no_sertifikat: no.to_owned(),
            tempat_sertifikat: "LEMARI".to_owned(),
            isi,
            ..Baru::default()
        };
        let kode_batu = batu::daftar_baru(d, &b)?;
        batu::catat(d, &[Gerak { kode_batu, dari: Tempat::Pemasok, ke: Tempat::Brankas, isi }])
    })
}

#[test]
fn satu_sertifikat_di_dua_toko_pada_saat_yang_sama() {
    kedua_mesin(|uji| async move {
        let (sini, sana) = (toko(&uji.db, "T0").await, toko(&uji.db, "T1").await);
        // Spelled alike, and of a laboratory that nobody said: the index knows the one, the books alone the other.
        for (ke, lab) in ["GIA", "LAIN"].into_iter().enumerate() {
            let no = format!("77{ke}");
            let ((tahu, sudah), (lepas, tunggu)) = (channel(), channel::<()>());
            // The first has it written and is not done.
            let pertama = tokio::spawn({
                let (db, t, no) = (uji.db.clone(), sini.clone(), no.clone());
                async move {
                    db.write(&t, move |tx| {
                        let h = datang(tx, lab, &no);
                        let _ = tahu.send(());
                        let _ = tunggu.recv();
                        h
                    })
                    .await
                }
            });
            tokio::task::spawn_blocking(move || sudah.recv()).await.unwrap().unwrap();
            let kedua = tokio::spawn({
                let (db, t, no) = (uji.db.clone(), sana.clone(), no.clone());
                async move { db.write(&t, move |tx| datang(tx, "GIA", &no)).await }
            });
            // With one writer it waits for its turn anyway.
            let menunggu = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
            while uji.adalah_pg() && !kedua.is_finished() && crate::alat::angka(&uji.db, menunggu).await == 0
            {
                tokio::task::yield_now().await;
            }
            let _ = lepas.send(());
            pertama.await.unwrap().unwrap();
            let h = kedua.await.unwrap();
            assert_eq!(crate::alat::kode(&h), Some("BUKU-17"), "{lab}: {h:?}");
        }
        // Gone with the first, it may come to the second; back again it may not.
        let no = uji.db.write(&sini, |tx| datang(tx, "GIA", "88")).await.unwrap();
        let balik = no.clone();
        uji.db
            .write(&sini, move |tx| dokumen(tx, JenisDok::Batu, |d| batu::balikkan(d, &balik)))
            .await
            .unwrap();
        uji.db.write(&sana, |tx| datang(tx, "GIA", "88")).await.unwrap();
        let hasil = uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap();
        assert!(hasil.bersih(), "{:#?}", hasil.temuan);
    });
}

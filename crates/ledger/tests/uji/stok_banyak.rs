//! Many pieces and many steps in one document: read and written at once, refused as if each came alone.

use crate::alat::{ISI, angka, kode, semua_saldo};
use ledger::stok::{Gerak, Luar};
use ledger::{Galat, stok};
use testkit::bangun::{self, Isi, baki, barang, gerak, lanjutan, luar, sebagian};
use testkit::{kedua_mesin, toko};

/// More than one statement takes.
const BANYAK: u32 = 700;

#[test]
fn ratusan_barang_datang_pindah_dan_dibalik_dalam_satu_dokumen() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let isi = |i: u32| Isi::new(i64::from(i) + 1000, i64::from(i), i64::from(i) * 7);
        let semua = |dari: fn() -> stok::Lokasi, ke: fn(u32) -> stok::Lokasi| -> Vec<Gerak> {
            (1..=BANYAK).map(|i| gerak(&barang(i), dari(), ke(i), isi(i))).collect()
        };
        let tiga = |i: u32| baki(["A1", "A2", "A3"][usize::try_from(i % 3).unwrap()]);
        bangun::stok(&uji.db, &t, semua(|| luar(Luar::Pemasok), |_| baki("S1"))).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let pindah: Vec<Gerak> =
            (1..=BANYAK).map(|i| gerak(&barang(i), baki("S1"), tiga(i), isi(i))).collect();
        let no = bangun::stok(&uji.db, &t, pindah).await.unwrap();
        assert_eq!(angka(&uji.db, "SELECT qty FROM saldo_lokasi WHERE baki = 'S1'").await, 0);
        assert_eq!(
            angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM saldo_barang WHERE baki = 'A1'").await,
            i64::from(BANYAK / 3)
        );
        let n = no.clone();
        uji.db.write(&t, move |tx| lanjutan(tx, &n, |d| stok::balikkan(d, &n))).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        assert!(uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap().bersih());
    });
}

#[test]
fn satu_barang_beberapa_langkah_dalam_satu_dokumen() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let b = barang(1);
        // Comes, moves on twice, loses weight, moves with what is left; another comes and goes again.
        let kurang = Isi::new(4980, 3735, 2_000_000);
        let no = bangun::stok(
            &uji.db,
            &t,
            vec![
                gerak(&b, luar(Luar::Pemasok), baki("A1"), ISI),
                gerak(&barang(2), luar(Luar::Pemasok), baki("A1"), ISI),
                gerak(&b, baki("A1"), baki("A2"), ISI),
                sebagian(&b, baki("A2"), luar(Luar::Susut), Isi::new(20, 15, 0)),
                gerak(&b, baki("A2"), baki("A3"), kurang),
                gerak(&barang(2), baki("A1"), luar(Luar::Pelanggan), ISI),
            ],
        )
        .await
        .unwrap();
        let di = "SELECT berat FROM saldo_barang WHERE kode_barcode = '00000001' AND baki = 'A3'";
        assert_eq!(angka(&uji.db, di).await, 4980);
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM saldo_barang").await, 1);
        // Trays that were only passed through are known, and empty.
        assert_eq!(
            angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM saldo_lokasi WHERE qty = 0 AND baki <> ''")
                .await,
            2
        );
        assert!(uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap().bersih());
        let n = no.clone();
        uji.db.write(&t, move |tx| lanjutan(tx, &n, |d| stok::balikkan(d, &n))).await.unwrap();
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM saldo_barang").await, 0);
        assert!(uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap().bersih());
    });
}

#[test]
fn langkah_yang_salah_di_tengah_menolak_seluruh_dokumen_dengan_sebab_pertama() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let lain = toko(&uji.db, "BDG1").await;
        for i in 1..=400 {
            bangun::terima(&uji.db, &t, i, "A1", ISI).await.unwrap();
        }
        bangun::terima(&uji.db, &lain, 900, "A1", ISI).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let benar = || (1..=400).map(|i| gerak(&barang(i), baki("A1"), baki("A2"), ISI)).collect::<Vec<_>>();
        for (salah, mau) in [
            (gerak(&barang(5), baki("A1"), baki("A3"), ISI), "STOK-02"),
            (gerak(&barang(999), baki("A1"), baki("A3"), ISI), "STOK-02"),
            (gerak(&barang(5), luar(Luar::Pemasok), baki("A3"), ISI), "STOK-01"),
            (gerak(&barang(999), luar(Luar::Pemasok), baki("A3"), Isi::new(0, 0, 0)), "STOK-04"),
            (gerak(&barang(900), luar(Luar::Pemasok), baki("A3"), ISI), "STOK-05"),
            (sebagian(&barang(5), baki("A2"), luar(Luar::Susut), Isi::new(5000, 0, 0)), "STOK-02"),
        ] {
            let mut g = benar();
            // The second fault is never met.
            g.insert(300, salah);
            g.push(gerak(&barang(998), baki("A1"), baki("A2"), ISI));
            let hasil = bangun::stok(&uji.db, &t, g).await;
            assert_eq!(kode(&hasil), Some(mau), "{hasil:?}");
            assert!(
                !matches!(&hasil, Err(Galat::BarangTidakDiTempat { barang: b, .. }) if *b == barang(998))
            );
            assert_eq!(semua_saldo(&uji.db).await, sebelum);
        }
        bangun::stok(&uji.db, &t, benar()).await.unwrap();
    });
}

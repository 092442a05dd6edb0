//! Cancelling stock: the exact reverse, only once, and not when the piece has moved on.

use crate::alat::{ISI, angka, kode, semua_saldo};
use db::{Db, args};
use ledger::stok::Luar;
use ledger::{Arah, Galat, bank, kas, stok};
use testkit::bangun::{
    self, Isi, baki, barang, baris_bank, baris_kas, dokumen, gerak, lanjutan, luar, sebagian,
};
use testkit::{kedua_mesin, toko};
use values::{JenisDok, KodeToko, NoFaktur};

async fn balik(db: &Db, t: &KodeToko, no: &NoFaktur) -> Result<NoFaktur, Galat> {
    let no = no.clone();
    db.write(t, move |tx| lanjutan(tx, &no, |d| stok::balikkan(d, &no))).await
}

#[test]
fn pembalikan_stok_mengembalikan_semua_angka() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        bangun::terima(&uji.db, &t, 2, "A2", ISI).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        // A piece that is moved, loses weight and is moved again, all in one document.
        let sisa = Isi::new(4990, 3743, 2_000_000);
        let g = vec![
            gerak(&barang(1), baki("A1"), baki("B1"), ISI),
            sebagian(&barang(1), baki("B1"), luar(Luar::Susut), Isi::new(10, 7, 0)),
            gerak(&barang(1), baki("B1"), baki("A2"), sisa),
            gerak(&barang(2), baki("A2"), luar(Luar::Pelanggan), ISI),
        ];
        let no = bangun::stok(&uji.db, &t, g).await.unwrap();
        assert_ne!(semua_saldo(&uji.db).await, sebelum);
        balik(&uji.db, &t, &no).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        let pasangan = "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_stok a JOIN buku_stok b ON b.toko = a.toko \
                        AND b.balik = a.id AND a.no_dok = b.no_dok WHERE a.berat + b.berat = 0 AND a.qty + b.qty = 0 \
                        AND a.murni + b.murni = 0 AND a.nilai + b.nilai = 0 AND a.gudang = b.gudang";
        assert_eq!(angka(&uji.db, pasangan).await, 8);
    });
}

#[test]
fn dokumen_hanya_bisa_dibalik_sekali() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let no = bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        balik(&uji.db, &t, &no).await.unwrap();
        for _ in 0..2 {
            let lagi = balik(&uji.db, &t, &no).await;
            assert!(matches!(lagi, Err(Galat::TidakBisaDibalik(ref n)) if *n == no), "{lagi:?}");
        }
        // Not even when the same piece came again in the meantime.
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        assert_eq!(kode(&balik(&uji.db, &t, &no).await), Some("BUKU-05"));
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM saldo_barang").await, 1);
    });
}

#[test]
fn dua_pembatalan_bersamaan_hanya_satu_yang_berhasil() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let no = bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let lain = uji.buka_lain(|_| {});
        let mut kerja = Vec::new();
        for i in 0..10 {
            let db = if i % 2 == 0 { uji.db.clone() } else { lain.clone() };
            let (t, no) = (t.clone(), no.clone());
            kerja.push(tokio::spawn(async move { balik(&db, &t, &no).await }));
        }
        let mut baik = 0;
        for k in kerja {
            match k.await.unwrap() {
                Ok(_) => baik += 1,
                Err(e) => assert_eq!(e.kode(), Some("BUKU-05")),
            }
        }
        assert_eq!(baik, 1);
        lain.tutup();
    });
}

#[test]
fn barang_yang_sudah_berpindah_tidak_bisa_dibalik() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let terima = bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let g = gerak(&barang(1), baki("A1"), baki("B1"), ISI);
        let pindah = bangun::stok(&uji.db, &t, vec![g]).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let lanjut = balik(&uji.db, &t, &terima).await;
        assert_eq!(kode(&lanjut), Some("STOK-06"));
        let pesan = lanjut.unwrap_err().to_string();
        assert_eq!(
            pesan,
            format!("Barang {} sudah dipindah ke TOKO B1 ({pindah}), batalkan dokumen itu dulu", barang(1))
        );
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        // Backwards in order it goes.
        balik(&uji.db, &t, &pindah).await.unwrap();
        balik(&uji.db, &t, &terima).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, Vec::<String>::new());
    });
}

#[test]
fn barang_yang_berubah_berat_tidak_bisa_dibalik() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let terima = bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let g = sebagian(&barang(1), baki("A1"), luar(Luar::Susut), Isi::new(20, 0, 0));
        let susut = bangun::stok(&uji.db, &t, vec![g]).await.unwrap();
        assert_eq!(kode(&balik(&uji.db, &t, &terima).await), Some("STOK-06"));
        balik(&uji.db, &t, &susut).await.unwrap();
        balik(&uji.db, &t, &terima).await.unwrap();
    });
}

#[test]
fn penjualan_tidak_bisa_dibatalkan_bila_barangnya_sudah_dibeli_kembali() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let jual = bangun::jual(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        bangun::terima(&uji.db, &t, 1, "BELI", ISI).await.unwrap();
        assert_eq!(kode(&balik(&uji.db, &t, &jual).await), Some("STOK-06"));
    });
}

#[test]
fn penjualan_pertama_tidak_bisa_dibatalkan_bila_barangnya_sudah_dijual_lagi() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        bangun::terima(&uji.db, &t, 2, "A1", ISI).await.unwrap();
        let s1 = bangun::jual(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let kembali = gerak(&barang(1), luar(Luar::Pelanggan), baki("A1"), ISI);
        let b1 = bangun::stok(&uji.db, &t, vec![kembali]).await.unwrap();
        let s2 = bangun::jual(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        // The piece is with a customer, as the first sale left it, but with another one.
        for no in [&s1, &b1] {
            let hasil = balik(&uji.db, &t, no).await;
            assert!(
                matches!(&hasil, Err(Galat::BarangBerlanjut(b)) if b.no_dok == s2 && b.barang == barang(1)),
                "{hasil:?}"
            );
        }
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        // What was cancelled since does not count: backwards in order all of it goes.
        for no in [&s2, &b1, &s1] {
            balik(&uji.db, &t, no).await.unwrap();
        }
    });
}

#[test]
fn langkah_susulan_yang_ikut_dibalik_disebut_bersama_dokumennya() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let beli = bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let g = sebagian(&barang(1), baki("A1"), luar(Luar::Susut), Isi::new(20, 0, 0));
        let susut = bangun::stok(&uji.db, &t, vec![g]).await.unwrap();
        let (toko, b, s) = (t.clone(), beli.clone(), susut.clone());
        let (tanpa, bersama) = uji
            .db
            .read(move |c| {
                Ok::<_, Galat>((stok::berlanjut(c, &toko, &[&b])?, stok::berlanjut(c, &toko, &[&b, &s])?))
            })
            .await
            .unwrap();
        assert_eq!(tanpa.iter().map(|x| &x.no_dok).collect::<Vec<_>>(), [&susut]);
        assert_eq!(bersama, []);
    });
}

#[test]
fn batal_penjualan_membalik_ketiga_buku_atau_tidak_sama_sekali() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let jual = uji
            .db
            .write(&t, |tx| {
                dokumen(tx, JenisDok::Penjualan, |d| {
                    stok::catat(d, &[gerak(&barang(1), baki("A1"), luar(Luar::Pelanggan), ISI)])?;
                    kas::catat(d, &[baris_kas("ani", Arah::Masuk, 600)])?;
                    bank::catat(d, &[baris_bank("BCA", Arah::Masuk, 400, true)])
                })
            })
            .await
            .unwrap();
        let batal = |no: NoFaktur| {
            let (db, t) = (uji.db.clone(), t.clone());
            async move {
                db.write(&t, move |tx| {
                    lanjutan(tx, &no, |d| {
                        stok::balikkan(d, &no)?;
                        bank::balikkan(d, &no)?;
                        kas::balikkan(d, &no)
                    })
                })
                .await
            }
        };
        // The money is gone for a moment: nothing of the cancellation may stay.
        let keluar = bangun::kas(&uji.db, &t, "ani", Arah::Keluar, 100).await.unwrap();
        let tengah = semua_saldo(&uji.db).await;
        assert_eq!(kode(&batal(jual.clone()).await), Some("KAS-01"));
        assert_eq!(semua_saldo(&uji.db).await, tengah);
        uji.db.write(&t, move |tx| lanjutan(tx, &keluar, |d| kas::balikkan(d, &keluar))).await.unwrap();
        batal(jual.clone()).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        assert_eq!(kode(&batal(jual).await), Some("BUKU-05"));
    });
}

#[test]
fn baris_pembalikan_menunjuk_baris_asalnya() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let no = bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        balik(&uji.db, &t, &no).await.unwrap();
        let isi = uji
            .db
            .read(|c| {
                c.rows("SELECT id, balik FROM buku_stok ORDER BY id", args![], |r| {
                    Ok((r.int(0)?, r.get::<Option<i64>>(1)?))
                })
            })
            .await
            .unwrap();
        assert_eq!(isi, [(1, None), (2, None), (3, Some(2)), (4, Some(1))]);
    });
}

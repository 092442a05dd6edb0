//! The stock book: a piece is in one place with all its weight, and a document's stock balances.

use crate::alat::{ISI, angka, kode, semua_saldo};
use db::args;
use ledger::stok::{Gerak, Luar, Milik};
use ledger::{Galat, stok};
use testkit::bangun::{self, Isi, baki, barang, dokumen, gerak, lanjutan, luar, sebagian};
use testkit::{Uji, kedua_mesin, toko};
use values::{JenisDok, KodeToko, NoFaktur};

async fn satu(uji: &Uji, t: &KodeToko, g: Gerak) -> Result<NoFaktur, Galat> {
    bangun::stok(&uji.db, t, vec![g]).await
}

async fn tempat(uji: &Uji, no: u32) -> Option<(String, i64, i64, i64)> {
    uji.db
        .read(move |c| {
            c.one(
                "SELECT gudang || '/' || baki || '/' || milik, berat, murni, nilai FROM saldo_barang \
                 WHERE kode_barcode = $1",
                args![barang(no)],
                |r| Ok((r.get(0)?, r.int(1)?, r.int(2)?, r.int(3)?)),
            )
        })
        .await
        .unwrap()
}

#[test]
fn barang_datang_pindah_dan_dijual() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        assert_eq!(tempat(&uji, 1).await, Some(("TOKO/A1/TOKO".into(), 5000, 3750, 2_000_000)));
        satu(&uji, &t, gerak(&barang(1), baki("A1"), baki("B1"), ISI)).await.unwrap();
        assert_eq!(tempat(&uji, 1).await.unwrap().0, "TOKO/B1/TOKO");
        bangun::jual(&uji.db, &t, 1, "B1", ISI).await.unwrap();
        assert_eq!(tempat(&uji, 1).await, None);
        let lokasi = uji
            .db
            .read(|c| {
                c.rows("SELECT gudang || baki, qty, berat FROM saldo_lokasi ORDER BY 1", args![], |r| {
                    Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?))
                })
            })
            .await
            .unwrap();
        let mau = [("@PELANGGAN", 1, 5000), ("@PEMASOK", -1, -5000), ("TOKOA1", 0, 0), ("TOKOB1", 0, 0)];
        assert_eq!(lokasi, mau.map(|(a, b, c)| (a.to_owned(), b, c)));
    });
}

#[test]
fn barang_yang_sudah_ada_tidak_bisa_datang_lagi() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        for ke in ["A1", "B1"] {
            let hasil = bangun::terima(&uji.db, &t, 1, ke, ISI).await;
            assert!(matches!(hasil, Err(Galat::BarangSudahAda(ref b)) if *b == barang(1)), "{hasil:?}");
        }
        // Twice in one document is the same.
        let g = gerak(&barang(2), luar(Luar::Pemasok), baki("A1"), ISI);
        assert_eq!(kode(&bangun::stok(&uji.db, &t, vec![g.clone(), g]).await), Some("STOK-01"));
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        // Sold and bought back it may come again.
        bangun::jual(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        bangun::terima(&uji.db, &t, 1, "B1", Isi::new(4900, 3600, 1)).await.unwrap();
    });
}

#[test]
fn barang_terjual_tidak_bisa_dijual_lagi() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        bangun::jual(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let hasil = bangun::jual(&uji.db, &t, 1, "A1", ISI).await;
        let Err(Galat::BarangTidakDiTempat { barang: b, tempat, berat }) = &hasil else {
            panic!("{hasil:?}")
        };
        assert_eq!((b.as_str(), tempat.as_str(), berat.sebagai_mg()), ("00000001", "TOKO/A1", 5000));
    });
}

#[test]
fn barang_harus_pergi_dari_tempatnya_dengan_seluruh_isinya() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let mut salah = vec![
            gerak(&barang(1), baki("B1"), baki("A2"), ISI),
            gerak(&barang(9), baki("A1"), baki("A2"), ISI),
            gerak(&barang(1), baki("A1"), baki("A2"), Isi { berat: 4999, ..ISI }),
            gerak(&barang(1), baki("A1"), baki("A2"), Isi { murni: 3751, ..ISI }),
            gerak(&barang(1), baki("A1"), baki("A2"), Isi { nilai: 1_999_999, ..ISI }),
        ];
        let mut milik = gerak(&barang(1), baki("A1"), baki("A2"), ISI);
        milik.dari.1 = Milik::Customer;
        salah.push(milik);
        for g in salah {
            let hasil = satu(&uji, &t, g.clone()).await;
            assert_eq!(kode(&hasil), Some("STOK-02"), "{g:?}");
        }
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
    });
}

#[test]
fn kepemilikan_berpindah_bersama_barang() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let mut gadai = gerak(&barang(7), luar(Luar::Pelanggan), baki("H1"), Isi::new(8000, 6000, 0));
        gadai.dari.1 = Milik::Customer;
        gadai.ke.1 = Milik::Customer;
        satu(&uji, &t, gadai).await.unwrap();
        assert_eq!(tempat(&uji, 7).await.unwrap().0, "TOKO/H1/CUSTOMER");
        let mut lelang = gerak(&barang(7), baki("H1"), baki("BELI"), Isi::new(8000, 6000, 0));
        lelang.dari.1 = Milik::Customer;
        satu(&uji, &t, lelang).await.unwrap();
        assert_eq!(tempat(&uji, 7).await.unwrap().0, "TOKO/BELI/TOKO");
    });
}

#[test]
fn susut_mengurangi_berat_dan_barang_tetap_di_tempatnya() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        satu(&uji, &t, sebagian(&barang(1), baki("A1"), luar(Luar::Susut), Isi::new(20, 15, 0)))
            .await
            .unwrap();
        assert_eq!(tempat(&uji, 1).await.unwrap(), ("TOKO/A1/TOKO".into(), 4980, 3735, 2_000_000));
        let susut = "SELECT berat FROM saldo_lokasi WHERE gudang = '@SUSUT' AND qty = 0";
        assert_eq!(angka(&uji.db, susut).await, 20);
        // The old weight is not its weight any more.
        assert_eq!(kode(&bangun::jual(&uji.db, &t, 1, "A1", ISI).await), Some("STOK-02"));
        bangun::jual(&uji.db, &t, 1, "A1", Isi::new(4980, 3735, 2_000_000)).await.unwrap();
    });
}

#[test]
fn susut_tidak_bisa_menghabiskan_barang() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        for isi in [Isi::new(5000, 0, 0), Isi::new(5001, 0, 0), Isi::new(1, 3751, 0)] {
            let hasil = satu(&uji, &t, sebagian(&barang(1), baki("A1"), luar(Luar::Susut), isi)).await;
            assert_eq!(kode(&hasil), Some("STOK-02"), "{isi:?}");
        }
        let hasil =
            satu(&uji, &t, sebagian(&barang(1), baki("A2"), luar(Luar::Susut), Isi::new(1, 0, 0))).await;
        assert_eq!(kode(&hasil), Some("STOK-02"));
        satu(&uji, &t, sebagian(&barang(1), baki("A1"), luar(Luar::Susut), Isi::new(4999, 3750, 0)))
            .await
            .unwrap();
        assert_eq!(tempat(&uji, 1).await.unwrap().1, 1);
    });
}

#[test]
fn nilai_bisa_disesuaikan_tanpa_berat() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::terima(&uji.db, &t, 1, "A1", ISI).await.unwrap();
        let naik = sebagian(&barang(1), luar(Luar::Nilai), baki("A1"), Isi::new(0, 0, 500_000));
        satu(&uji, &t, naik).await.unwrap();
        assert_eq!(tempat(&uji, 1).await.unwrap(), ("TOKO/A1/TOKO".into(), 5000, 3750, 2_500_000));
        assert_eq!(angka(&uji.db, "SELECT nilai FROM saldo_lokasi WHERE gudang = '@NILAI'").await, -500_000);
    });
}

#[test]
fn barang_tanpa_berat_ditolak_oleh_basis_data() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        // Past the posting function, which refuses it first.
        for (berat, murni) in [(0_i64, 0_i64), (-5, 0), (5, -1)] {
            let hasil = uji
                .db
                .write(&t, move |tx| {
                    tx.exec(
                        "INSERT INTO saldo_barang VALUES ('JKT1', '00000001', 'TOKO', 'A1', 'TOKO', 1, $1, $2, 0)",
                        args![berat, murni],
                    )
                })
                .await;
            assert!(hasil.as_ref().is_err_and(db::Error::check), "{berat} {murni}: {hasil:?}");
        }
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM saldo_barang").await, 0);
    });
}

#[test]
fn dokumen_yang_stoknya_tidak_seimbang_ditolak() {
    kedua_mesin(|uji| async move {
        // A move always has two ends, so only a row that came past the posting function can do it.
        uji.jangan_periksa();
        let t = toko(&uji.db, "JKT1").await;
        for (i, (qty, berat, murni)) in (1_i64..).zip([(1_i64, 0_i64, 0_i64), (0, 7, 0), (0, 0, 3)]) {
            let no: NoFaktur = format!("TBJKT1-261115-{i:04}").parse().unwrap();
            let n = no.clone();
            let hasil = uji
                .db
                .write(&t, move |tx| {
                    tx.exec(
                        "INSERT INTO buku_stok (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, gudang, baki, \
                         kode_barcode, milik, qty, berat, murni, nilai, oleh) VALUES ('JKT1', $1, '2026-11-15', 'x', \
                         'TB', $2, 1, '@AWAL', '', '00000001', 'TOKO', $3, $4, $5, 0, 'x')",
                        args![1000 + i, &n, qty, berat, murni],
                    )?;
                    lanjutan(tx, &n, |d| stok::balikkan(d, &n))
                })
                .await;
            let Err(Galat::TidakSeimbang { no: siapa, qty: q, berat: b, murni: m }) = &hasil else {
                panic!("{hasil:?}")
            };
            assert_eq!((siapa, *q, *b, *m), (&no, -qty, -berat, -murni));
            assert_eq!(kode(&hasil), Some("STOK-03"));
        }
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_stok").await, 0);
    });
}

#[test]
fn banyak_barang_dalam_satu_dokumen() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let g: Vec<Gerak> = (1..=40)
            .map(|i| {
                gerak(&barang(i), luar(Luar::Awal), baki("A1"), Isi::new(i64::from(i) * 10, i64::from(i), 1))
            })
            .collect();
        let no = bangun::stok(&uji.db, &t, g).await.unwrap();
        assert_eq!(angka(&uji.db, "SELECT qty FROM saldo_lokasi WHERE gudang = 'TOKO'").await, 40);
        assert_eq!(angka(&uji.db, "SELECT berat FROM saldo_lokasi WHERE gudang = 'TOKO'").await, 8200);
        let urut = "SELECT CAST(COUNT(DISTINCT baris) AS BIGINT) FROM buku_stok WHERE baris BETWEEN 1 AND 80";
        assert_eq!(angka(&uji.db, urut).await, 80);
        uji.db
            .write(&t, move |tx| {
                let n = no.clone();
                lanjutan(tx, &n, |d| stok::balikkan(d, &n))?;
                dokumen(tx, JenisDok::Opname, |d| stok::catat(d, &[]))
            })
            .await
            .unwrap();
        assert_eq!(semua_saldo(&uji.db).await, Vec::<String>::new());
    });
}

#[test]
fn barang_tanpa_berat_atau_berberat_murni_kurang_dari_nol_ditolak_dengan_kodenya() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let sebelum = semua_saldo(&uji.db).await;
        for isi in [Isi::new(0, 0, 1000), Isi::new(-5000, 0, 1000), Isi::new(5000, -1, 1000)] {
            let hasil = satu(&uji, &t, gerak(&barang(1), luar(Luar::Pemasok), baki("A1"), isi)).await;
            assert!(matches!(hasil, Err(Galat::BeratSalah(ref b)) if *b == barang(1)), "{hasil:?}");
            assert_eq!(hasil.unwrap_err().kode(), Some("STOK-04"));
        }
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
    });
}

#[test]
fn barang_yang_masih_di_toko_lain_tidak_bisa_datang() {
    kedua_mesin(|uji| async move {
        let (jkt, bdg) = (toko(&uji.db, "JKT1").await, toko(&uji.db, "BDG1").await);
        bangun::terima(&uji.db, &jkt, 1, "A1", ISI).await.unwrap();
        let hasil = bangun::terima(&uji.db, &bdg, 1, "A1", ISI).await;
        assert!(
            matches!(hasil, Err(Galat::BarangDiTokoLain { ref toko, .. }) if toko == "JKT1"),
            "{hasil:?}"
        );
        bangun::jual(&uji.db, &jkt, 1, "A1", ISI).await.unwrap();
        bangun::terima(&uji.db, &bdg, 1, "A1", ISI).await.unwrap();
        assert!(uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap().bersih());
    });
}

//! Counted stock: two ends, never below zero, exact reversals, the proof of balance, random work against the model.

use crate::alat::{angka, harus_ditemukan, kode, semua_saldo};
use db::Db;
use ledger::curah::{self, Isi};
use ledger::stok::Luar;
use ledger::{Galat, curah::Gerak};
use std::collections::BTreeMap;
use testkit::bangun::{self, baki, dokumen, gerak_curah, lanjutan, luar};
use testkit::model::ModelCurah;
use testkit::{Acak, Uji, kedua_mesin, toko};
use values::{Berat, JenisDok, KodeToko, NoFaktur, Rupiah};

async fn balik(db: &Db, t: &KodeToko, no: &NoFaktur) -> Result<NoFaktur, Galat> {
    let no = no.clone();
    db.write(t, move |tx| lanjutan(tx, &no, |d| curah::balikkan(d, &no))).await
}

async fn isi(db: &Db, t: &KodeToko, di: &str) -> (i64, i64, i64, i64) {
    let (g, t) = (gerak_curah(luar(Luar::Pemasok), baki(di), 1, 1, 1), t.clone());
    let i = db.read(move |c| curah::saldo(c, &t, &g.macam, &g.ke)).await.unwrap();
    (i.qty, i.berat.sebagai_mg(), i.murni.sebagai_mg(), i.nilai.nilai())
}

#[test]
fn masuk_pindah_dan_keluar_tercatat_di_dua_ujung() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let g = vec![gerak_curah(luar(Luar::Pemasok), baki("A1"), 10, 20_000, 9_000)];
        bangun::curah(&uji.db, &t, g).await.unwrap();
        let g = vec![
            gerak_curah(baki("A1"), baki("B1"), 4, 8_000, 3_600),
            gerak_curah(baki("B1"), luar(Luar::Pakai), 1, 2_000, 900),
        ];
        bangun::curah(&uji.db, &t, g).await.unwrap();
        assert_eq!(isi(&uji.db, &t, "A1").await, (6, 12_000, 9_000, 5_400));
        assert_eq!(isi(&uji.db, &t, "B1").await, (3, 6_000, 4_500, 2_700));
        let neto =
            "SELECT CAST(ABS(SUM(qty)) + ABS(SUM(berat)) + ABS(SUM(nilai)) AS BIGINT) FROM saldo_curah";
        assert_eq!(angka(&uji.db, neto).await, 0);
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_curah").await, 6);
    });
}

#[test]
fn baki_tidak_pernah_kurang_dari_nol_dan_tidak_menyisakan_berat() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let g = vec![gerak_curah(luar(Luar::Pemasok), baki("A1"), 3, 6_000, 900)];
        bangun::curah(&uji.db, &t, g).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        for (qty, berat, nilai, mau) in [
            (4, 6_000, 900, "CURAH-01"),
            (3, 6_001, 900, "CURAH-01"),
            (3, 6_000, 901, "CURAH-01"),
            (3, 5_999, 900, "CURAH-02"),
            (3, 6_000, 899, "CURAH-02"),
            (0, 0, 0, "BUKU-03"),
            (-1, 0, 0, "BUKU-03"),
        ] {
            let g = vec![gerak_curah(baki("A1"), luar(Luar::Hilang), qty, berat, nilai)];
            assert_eq!(kode(&bangun::curah(&uji.db, &t, g).await), Some(mau), "{qty} {berat} {nilai}");
        }
        let g = vec![gerak_curah(baki("B1"), baki("A1"), 1, 0, 0)];
        assert_eq!(kode(&bangun::curah(&uji.db, &t, g).await), Some("CURAH-01"));
        // The second line fails: nothing of the first stays.
        let g = vec![
            gerak_curah(baki("A1"), baki("B1"), 1, 2_000, 300),
            gerak_curah(baki("A1"), baki("B1"), 3, 4_000, 600),
        ];
        let e = bangun::curah(&uji.db, &t, g).await.unwrap_err();
        assert_eq!(
            e.to_string(),
            "Stok 750 CIN di TOKO/A1 tidak cukup: ada 2 buah 4.000 gram, diperlukan 3 buah 4.000 gram"
        );
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        let g = vec![gerak_curah(baki("A1"), luar(Luar::Hilang), 3, 6_000, 900)];
        bangun::curah(&uji.db, &t, g).await.unwrap();
        assert_eq!(isi(&uji.db, &t, "A1").await, (0, 0, 0, 0));
    });
}

#[test]
fn pembalikan_tepat_sekali_dan_hanya_bila_barangnya_masih_ada() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let g = vec![gerak_curah(luar(Luar::Pemasok), baki("A1"), 5, 10_000, 5_000)];
        let masuk = bangun::curah(&uji.db, &t, g).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let g = vec![
            gerak_curah(baki("A1"), baki("B1"), 5, 10_000, 5_000),
            gerak_curah(baki("B1"), luar(Luar::Pakai), 2, 3_000, 1_000),
        ];
        let keluar = bangun::curah(&uji.db, &t, g).await.unwrap();
        assert_eq!(kode(&balik(&uji.db, &t, &masuk).await), Some("CURAH-01"));
        balik(&uji.db, &t, &keluar).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        assert_eq!(kode(&balik(&uji.db, &t, &keluar).await), Some("BUKU-05"));
        balik(&uji.db, &t, &masuk).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, Vec::<String>::new());
        let pasangan = "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_curah a JOIN buku_curah b ON b.toko = a.toko \
                        AND b.balik = a.id WHERE a.qty + b.qty = 0 AND a.berat + b.berat = 0 AND a.nilai + b.nilai = 0";
        assert_eq!(angka(&uji.db, pasangan).await, 6);
    });
}

async fn contoh(uji: &Uji) {
    let t = toko(&uji.db, "JKT1").await;
    toko(&uji.db, "SBY1").await;
    uji.db
        .write(&t, |tx| {
            let g = gerak_curah(luar(Luar::Pemasok), baki("A1"), 5, 10_000, 5_000);
            dokumen(tx, JenisDok::TerimaBarang, |d| curah::catat(d, &[g]))?;
            let g = gerak_curah(baki("A1"), baki("B1"), 2, 4_000, 2_000);
            let no = dokumen(tx, JenisDok::PindahBarang, |d| curah::catat(d, &[g]))?;
            lanjutan(tx, &no, |d| curah::balikkan(d, &no))
        })
        .await
        .unwrap();
}

#[test]
fn buku_atau_saldo_yang_dirusak_ditemukan() {
    kedua_mesin(|uji| async move {
        contoh(&uji).await;
        for kolom in ["qty", "berat", "murni", "nilai"] {
            let sql = format!("UPDATE saldo_curah SET {kolom} = {kolom} + 1 WHERE baki = 'A1'");
            let di = "MANUAL 750 CIN di TOKO/A1";
            harus_ditemukan(&uji, kolom, &[&sql], &[("I3 saldo curah", "JKT1", di, kolom)]).await;
            let sql = format!("UPDATE buku_curah SET {kolom} = {kolom} + 1 WHERE id = 2");
            harus_ditemukan(
                &uji,
                kolom,
                &[&sql],
                &[
                    ("I2 stok curah", "JKT1", "TBJKT1-261115-0001 MANUAL 750 CIN", kolom),
                    ("I3 saldo curah", "JKT1", di, kolom),
                    ("I17 baris buku", "JKT1", "TBJKT1-261115-0001", "buku_curah: baris 1 sampai 2 berubah"),
                ],
            )
            .await;
        }
        harus_ditemukan(
            &uji,
            "jenis ditukar di satu ujung",
            &["UPDATE buku_curah SET kode_dept = 'KAL' WHERE id = 2"],
            &[("I2 stok curah", "JKT1", "750 KAL", "qty 5"), ("I2 stok curah", "JKT1", "750 CIN", "qty -5")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "pembalikan lain",
            &["UPDATE buku_curah SET qty = qty * 2 WHERE balik IS NOT NULL"],
            &[("I20 pembalikan curah", "JKT1", "PBJKT1-261115-0001", "membalik baris")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "dihapus",
            &["DELETE FROM saldo_curah WHERE baki = 'A1'"],
            &[("I3 saldo curah", "JKT1", "TOKO/A1", "saldo qty 0")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "mundur",
            &["UPDATE toko SET tgl_system = '2026-11-14' WHERE kode_toko = 'JKT1'"],
            &[("I16", "JKT1", "TBJKT1-261115-0001", "sesudah 2026-11-14")],
        )
        .await;
    });
}

#[test]
fn bagian_dibagi_menurut_berat_dan_yang_terakhir_membawa_sisanya() {
    let ada = Isi { qty: 3, berat: Berat::mg(7_001), murni: Berat::mg(5_250), nilai: Rupiah::new(1_000) };
    let b = ada.bagian(1, Berat::mg(2_333)).unwrap().unwrap();
    assert_eq!((b.murni, b.nilai), (Berat::mg(1_749), Rupiah::new(333)));
    assert_eq!(ada.bagian(3, Berat::mg(7_001)).unwrap(), Some(ada));
    assert_eq!(ada.bagian(4, Berat::mg(1)).unwrap(), None);
    assert_eq!(ada.bagian(1, Berat::mg(7_002)).unwrap(), None);
    assert_eq!(ada.bagian(-1, Berat::NOL).unwrap(), None);
    let acc = Isi { qty: 3, nilai: Rupiah::new(1_000), ..Isi::default() };
    assert_eq!(acc.bagian(1, Berat::NOL).unwrap().unwrap().nilai, Rupiah::new(333));
    let besar = Isi { qty: i64::MAX, nilai: Rupiah::new(i64::MAX), ..Isi::default() };
    assert_eq!(besar.bagian(i64::MAX - 1, Berat::NOL).unwrap().unwrap().nilai, Rupiah::new(i64::MAX - 1));
}

#[test]
fn dokumen_acak_sama_dengan_model() {
    kedua_mesin(|uji| async move {
        let benih: u64 = if uji.adalah_pg() { 6 } else { 30 };
        let mut hitungan: BTreeMap<&'static str, u32> = BTreeMap::new();
        for n in 1..=benih {
            let t = toko(&uji.db, &format!("C{n}")).await;
            let (mut a, mut model, mut nomor) = (Acak::new(n), ModelCurah::default(), Vec::<NoFaktur>::new());
            for langkah in 0..60 {
                let (mau, ada) = if a.persen(15) && model.dokumen() > 0 {
                    let ke = usize::try_from(a.antara(0, i64::try_from(model.dokumen()).unwrap())).unwrap();
                    let mau = model.batal(ke);
                    (mau.map(|()| "BATAL"), balik(&uji.db, &t, &nomor[ke]).await)
                } else {
                    let g: Vec<Gerak> = model.acak(&mut a);
                    let mau = model.catat(&g);
                    let ada = bangun::curah(&uji.db, &t, g).await;
                    if let (Ok(()), Ok(no)) = (&mau, &ada) {
                        nomor.push(no.clone());
                    }
                    (mau.map(|()| "CATAT"), ada)
                };
                let nama = mau.unwrap_or_else(|kode| kode);
                *hitungan.entry(nama).or_default() += 1;
                match (mau, &ada) {
                    (Ok(_), Ok(_)) => {}
                    (Err(kode), Err(e)) if e.kode() == Some(kode) => {}
                    (mau, ada) => panic!("benih {n} langkah {langkah}: model {mau:?}, buku {ada:?}"),
                }
            }
            let beda = uji.db.snapshot(move |c| model.sama_dengan(c, &t)).await.unwrap();
            assert!(beda.is_empty(), "benih {n}: {beda:#?}");
        }
        for perlu in ["CATAT", "BATAL", "CURAH-01", "CURAH-02", "BUKU-03", "BUKU-05"] {
            assert!(hitungan.contains_key(perlu), "tidak pernah bertemu {perlu}: {hitungan:?}");
        }
    });
}

//! The bank book: balances, what of them waits for finance, and the refund of what was validated.

use crate::alat::{angka, kode, semua_saldo};
use db::{Db, args};
use ledger::{Arah, Galat, bank};
use testkit::bangun::{self, baris_bank, dokumen, lanjutan};
use testkit::{kedua_mesin, toko};
use values::{JenisDok, KodeToko, NoFaktur};

async fn saldo(db: &Db, rekening: &'static str) -> (i64, i64) {
    db.read(move |c| {
        c.one("SELECT saldo, belum_valid FROM saldo_bank WHERE no_rekening = $1", args![rekening], |r| {
            Ok((r.int(0)?, r.int(1)?))
        })
    })
    .await
    .unwrap()
    .unwrap()
}

async fn validasi(db: &Db, t: &KodeToko, id: Vec<i64>) -> Result<NoFaktur, Galat> {
    db.write(t, move |tx| dokumen(tx, JenisDok::BankMasuk, |d| bank::validasi(d, &id))).await
}

async fn balik(db: &Db, t: &KodeToko, no: &NoFaktur) -> Result<NoFaktur, Galat> {
    let no = no.clone();
    db.write(t, move |tx| lanjutan(tx, &no, |d| bank::balikkan(d, &no))).await
}

#[test]
fn bank_masuk_menunggu_sampai_divalidasi() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let b = vec![
            baris_bank("BCA", Arah::Masuk, 1000, true),
            baris_bank("BCA", Arah::Masuk, 200, false),
            baris_bank("BCA", Arah::Keluar, 50, false),
            baris_bank("BCA", Arah::Keluar, 30, true),
        ];
        bangun::bank(&uji.db, &t, b).await.unwrap();
        assert_eq!(saldo(&uji.db, "BCA").await, (1120, 970));
        let menunggu = "SELECT CAST(COALESCE(SUM(id_bank * 10 + 1), 0) AS BIGINT) FROM bank_menunggu";
        assert_eq!(angka(&uji.db, menunggu).await, 52);
        validasi(&uji.db, &t, vec![1]).await.unwrap();
        assert_eq!(saldo(&uji.db, "BCA").await, (1120, -30));
        assert_eq!(angka(&uji.db, menunggu).await, 41);
        validasi(&uji.db, &t, vec![4]).await.unwrap();
        assert_eq!(saldo(&uji.db, "BCA").await, (1120, 0));
    });
}

#[test]
fn validasi_dua_kali_atau_baris_yang_tidak_menunggu_ditolak() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let b = vec![baris_bank("BCA", Arah::Masuk, 1000, true), baris_bank("BCA", Arah::Masuk, 200, false)];
        bangun::bank(&uji.db, &t, b).await.unwrap();
        for id in [vec![2], vec![3], vec![0], vec![-1], vec![1, 1], vec![1, 2]] {
            let hasil = validasi(&uji.db, &t, id.clone()).await;
            assert!(matches!(hasil, Err(Galat::BankTidakMenunggu { .. })), "{id:?}: {hasil:?}");
            assert_eq!(saldo(&uji.db, "BCA").await, (1200, 1000), "{id:?}");
        }
        validasi(&uji.db, &t, vec![1]).await.unwrap();
        assert_eq!(kode(&validasi(&uji.db, &t, vec![1]).await), Some("BANK-01"));
        let lain = toko(&uji.db, "SBY1").await;
        assert_eq!(kode(&validasi(&uji.db, &lain, vec![1]).await), Some("BANK-01"));
    });
}

#[test]
fn jumlah_bank_nol_atau_negatif_ditolak() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        for jumlah in [0, -5, i64::MIN] {
            for arah in [Arah::Masuk, Arah::Keluar] {
                let hasil = bangun::bank(&uji.db, &t, vec![baris_bank("BCA", arah, jumlah, true)]).await;
                assert_eq!(kode(&hasil), Some("BUKU-03"));
            }
        }
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM saldo_bank").await, 0);
    });
}

#[test]
fn pembalikan_yang_masih_menunggu_menghapus_juga_yang_menunggu() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::bank(&uji.db, &t, vec![baris_bank("BCA", Arah::Masuk, 5, false)]).await.unwrap();
        let sebelum = semua_saldo(&uji.db).await;
        let b = vec![baris_bank("BCA", Arah::Masuk, 1000, true), baris_bank("BCA", Arah::Keluar, 10, false)];
        let no = bangun::bank(&uji.db, &t, b).await.unwrap();
        balik(&uji.db, &t, &no).await.unwrap();
        assert_eq!(semua_saldo(&uji.db).await, sebelum);
        // Neither the row nor its reversal was ever at the bank: nothing waits, nothing can be validated.
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM bank_menunggu").await, 0);
        for id in [2, 4] {
            assert_eq!(kode(&validasi(&uji.db, &t, vec![id]).await), Some("BANK-01"), "{id}");
        }
        let lagi = balik(&uji.db, &t, &no).await;
        assert!(matches!(lagi, Err(Galat::TidakBisaDibalik(_))), "{lagi:?}");
    });
}

#[test]
fn pembalikan_yang_sudah_divalidasi_menjadi_pengembalian() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let no = bangun::bank(&uji.db, &t, vec![baris_bank("BCA", Arah::Masuk, 1000, true)]).await.unwrap();
        validasi(&uji.db, &t, vec![1]).await.unwrap();
        balik(&uji.db, &t, &no).await.unwrap();
        // The bank has still to pay it back: it waits until finance finds it on the statement.
        assert_eq!(saldo(&uji.db, "BCA").await, (0, -1000));
        let status = uji
            .db
            .read(|c| {
                c.nilai::<String>(
                    "SELECT status FROM buku_bank WHERE balik = 1 AND jumlah_out = 1000",
                    args![],
                )
            })
            .await
            .unwrap();
        assert_eq!(status, "UNVALIDATED");
        validasi(&uji.db, &t, vec![2]).await.unwrap();
        assert_eq!(saldo(&uji.db, "BCA").await, (0, 0));
    });
}

#[test]
fn rekening_boleh_di_bawah_nol_karena_bank_yang_memutuskan() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::bank(&uji.db, &t, vec![baris_bank("BRI", Arah::Keluar, 25, false)]).await.unwrap();
        assert_eq!(saldo(&uji.db, "BRI").await, (-25, 0));
    });
}

#[test]
fn setor_kas_ke_bank_adalah_satu_dokumen() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 100).await.unwrap();
        let setor = |jumlah: i64| {
            let (db, t) = (uji.db.clone(), t.clone());
            async move {
                db.write(&t, move |tx| {
                    dokumen(tx, JenisDok::BankMasuk, |d| {
                        bank::catat(d, &[baris_bank("BCA", Arah::Masuk, jumlah, false)])?;
                        ledger::kas::catat(d, &[bangun::baris_kas("ani", Arah::Keluar, jumlah)])
                    })
                })
                .await
            }
        };
        assert_eq!(kode(&setor(101).await), Some("KAS-01"));
        assert_eq!(angka(&uji.db, "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_bank").await, 0);
        setor(100).await.unwrap();
        assert_eq!(saldo(&uji.db, "BCA").await, (100, 0));
        assert_eq!(angka(&uji.db, "SELECT saldo FROM saldo_kas").await, 0);
    });
}

/// Databases from before the list: the migration fills it with just what posting would have put there.
#[test]
fn daftar_yang_menunggu_diisi_migrasi_dari_buku_yang_ada() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let b = vec![
            baris_bank("BCA", Arah::Masuk, 1000, true),
            baris_bank("BCA", Arah::Masuk, 200, false),
            baris_bank("BRI", Arah::Keluar, 30, true),
            baris_bank("BRI", Arah::Masuk, 40, true),
        ];
        bangun::bank(&uji.db, &t, b).await.unwrap();
        let batal = bangun::bank(&uji.db, &t, vec![baris_bank("BCA", Arah::Masuk, 7, true)]).await.unwrap();
        balik(&uji.db, &t, &batal).await.unwrap();
        validasi(&uji.db, &t, vec![4]).await.unwrap();
        let isi = "SELECT CAST(COALESCE(SUM(id_bank * 10 + 1), 0) AS BIGINT) FROM bank_menunggu";
        assert_eq!(angka(&uji.db, isi).await, 11 + 31);
        let migrasi = include_str!("../../../../migrations/V024__menunggu.sql");
        let awal = migrasi.find("INSERT INTO bank_menunggu").unwrap();
        let sisip = migrasi[awal..].split(';').next().unwrap();
        uji.db
            .write(t.clone(), move |tx| {
                tx.exec("DELETE FROM bank_menunggu", args![])?;
                tx.exec(sisip, args![])
            })
            .await
            .unwrap();
        assert_eq!(angka(&uji.db, isi).await, 11 + 31);
    });
}

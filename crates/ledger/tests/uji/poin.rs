//! The books of points and gifts: lots spent oldest first and returned to their lot, over stores; a merge and its undoing; gifts
//! never below nothing.

use db::{Kunci, args};
use ledger::poin::{self, Ambil, Bagian, Jenis};
use ledger::{Dok, Galat, hadiah};
use std::time::Duration;
use testkit::bangun::{dokumen, lanjutan};
use testkit::{Uji, kedua_mesin, toko};
use values::{JenisDok, KodeToko, NoFaktur, Rupiah};

async fn orang(uji: &Uji, t: &KodeToko, kode: &'static str) {
    let toko = t.clone();
    uji.db
        .write(Kunci::rantai(), move |tx| {
            tx.exec(
                "INSERT INTO pelanggan (kode_pelanggan, toko, kode_member, jenis_pelanggan, nama_customer, alamat_customer, no_hp, \
                 sidik_nik, nik_samar, cari, dibuat, oleh, diubah, versi) VALUES ($1, $2, '', 'UMUM', $1, '', '', '', '', '', 'x', 'x', 'x', 1)",
                args![kode, &toko],
            )
        })
        .await
        .unwrap();
}

async fn beri(uji: &Uji, t: &KodeToko, kode: &'static str, n: i64) -> NoFaktur {
    let f = move |d: &mut Dok<'_, '_>| {
        poin::beri(d, kode, Jenis::Dapat, Rupiah::new(1_000), &[Bagian { kode_group: "750".into(), poin: n }])
    };
    uji.db.write(t, move |tx| dokumen(tx, JenisDok::FakturGroup, f)).await.unwrap()
}

async fn ambil(
    uji: &Uji,
    t: &KodeToko,
    kode: &'static str,
    n: i64,
    kecuali: Vec<String>,
) -> Result<NoFaktur, Galat> {
    uji.db
        .write(t, move |tx| {
            let a =
                Ambil { kode, jenis: Jenis::Bayar, poin: n, harga: Rupiah::new(1_000), kecuali: &kecuali };
            dokumen(tx, JenisDok::FakturGroup, |d| poin::ambil(d, &a))
        })
        .await
}

async fn balik(uji: &Uji, t: &KodeToko, no: &NoFaktur) -> Vec<String> {
    let (no, asal) = (no.clone(), no.clone());
    uji.db
        .write(t, move |tx| {
            let mut minus = Vec::new();
            lanjutan(tx, &no, |d| {
                minus = poin::balikkan(d, &asal)?;
                Ok(())
            })?;
            Ok::<_, Galat>(minus)
        })
        .await
        .unwrap()
}

async fn lot(uji: &Uji, kode: &'static str) -> Vec<i64> {
    uji.db.read(move |c| poin::lot(c, kode)).await.unwrap().into_iter().map(|l| l.sisa).collect()
}

async fn saldo(uji: &Uji, kode: &'static str) -> i64 {
    uji.db.read(move |c| poin::saldo(c, kode)).await.unwrap()
}

#[test]
fn lot_tertua_dipakai_dulu_dan_poin_kembali_ke_lotnya() {
    kedua_mesin(|uji| async move {
        let (a, b) = (toko(&uji.db, "JKT1").await, toko(&uji.db, "SBY1").await);
        orang(&uji, &a, "P1").await;
        let pertama = beri(&uji, &a, "P1", 30).await;
        uji.jam.maju(Duration::from_secs(86_400));
        beri(&uji, &b, "P1", 50).await;
        // Another store spends: the older lot first, then the younger.
        let pakai = ambil(&uji, &b, "P1", 40, Vec::new()).await.unwrap();
        assert_eq!(lot(&uji, "P1").await, [40]);
        let Err(Galat::PoinKurang { ada, perlu, .. }) = ambil(&uji, &a, "P1", 41, Vec::new()).await else {
            panic!()
        };
        assert_eq!((ada, perlu), (40, 41));
        assert!(balik(&uji, &b, &pakai).await.is_empty());
        assert_eq!(lot(&uji, "P1").await, [30, 50]);
        // A lot that waits is passed over, and nothing more is taken than the others have.
        assert!(ambil(&uji, &a, "P1", 51, vec![pertama.to_string()]).await.is_err());
        ambil(&uji, &a, "P1", 45, vec![pertama.to_string()]).await.unwrap();
        assert_eq!(lot(&uji, "P1").await, [30, 5]);
        // Taken back after it was spent: below nothing, and told.
        ambil(&uji, &a, "P1", 35, Vec::new()).await.unwrap();
        assert_eq!(balik(&uji, &a, &pertama).await, ["P1"]);
        assert_eq!(saldo(&uji, "P1").await, -30);
        // The next points fill it first.
        beri(&uji, &a, "P1", 40).await;
        assert!(ambil(&uji, &a, "P1", 11, Vec::new()).await.is_err());
        ambil(&uji, &a, "P1", 10, Vec::new()).await.unwrap();
        assert_eq!(saldo(&uji, "P1").await, 0);
    });
}

#[test]
fn poin_ikut_kartu_yang_digabung_dan_kembali() {
    kedua_mesin(|uji| async move {
        let (a, b) = (toko(&uji.db, "JKT1").await, toko(&uji.db, "SBY1").await);
        orang(&uji, &a, "P1").await;
        orang(&uji, &a, "P2").await;
        beri(&uji, &a, "P1", 30).await;
        beri(&uji, &a, "P2", 5).await;
        let gabung = |d: &mut Dok<'_, '_>| poin::pindah(d, "P1", "P2").map(|n| assert_eq!(n, 30));
        let no = uji.db.write(&a, move |tx| dokumen(tx, JenisDok::TransaksiPoin, gabung)).await.unwrap();
        assert_eq!((saldo(&uji, "P1").await, saldo(&uji, "P2").await), (0, 35));
        ambil(&uji, &b, "P2", 10, Vec::new()).await.unwrap();
        // Undone in another store: what is left of what came goes back.
        let (asal, no) = (a.clone(), no.to_string());
        let pulang =
            move |d: &mut Dok<'_, '_>| poin::kembalikan(d, &asal, &no, "P2", "P1").map(|n| assert_eq!(n, 20));
        uji.db
            .write(&b, move |tx| {
                let pulang = pulang.clone();
                dokumen(tx, JenisDok::TransaksiPoin, pulang)
            })
            .await
            .unwrap();
        assert_eq!((saldo(&uji, "P1").await, saldo(&uji, "P2").await), (20, 5));
    });
}

#[test]
fn hadiah_tidak_bisa_di_bawah_nol() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let isi =
            |qty| [hadiah::BarisHadiah { kode_hadiah: "MUG".into(), jenis: hadiah::Jenis::Terima, qty }];
        let masuk = uji
            .db
            .write(&t, move |tx| dokumen(tx, JenisDok::TerimaHadiah, |d| hadiah::catat(d, &isi(3))))
            .await
            .unwrap();
        let keluar = uji
            .db
            .write(&t, move |tx| dokumen(tx, JenisDok::TukarPoin, |d| hadiah::catat(d, &isi(-4))))
            .await;
        assert!(matches!(keluar, Err(Galat::HadiahKurang { ada: 3, perlu: 4, .. })), "{keluar:?}");
        uji.db
            .write(&t, move |tx| dokumen(tx, JenisDok::TukarPoin, |d| hadiah::catat(d, &isi(-1))))
            .await
            .unwrap();
        let no = masuk.clone();
        let balik = uji.db.write(&t, move |tx| lanjutan(tx, &no, |d| hadiah::balikkan(d, &no))).await;
        assert!(matches!(balik, Err(Galat::HadiahKurang { ada: 2, perlu: 3, .. })), "{balik:?}");
    });
}

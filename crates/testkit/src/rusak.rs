//! A small shop with some history, and ways to spoil its books: what would the proof find?

use crate::bangun::{self, Isi, baki, barang, baris_bank, baris_kas, dokumen, gerak, lanjutan, luar};
use crate::{Uji, toko};
use db::{Error, Tx, args};
use ledger::periksa::{self, Bukti, Temuan};
use ledger::stok::Luar;
use ledger::{Arah, Galat, bank, kas, stok};
use values::{JenisDok, KodeToko};

/// What a piece of the shop weighs and is worth.
pub const ISI: Isi = Isi::new(5000, 3750, 2_000_000);

/// Books with a bit of everything. JKT1: two pieces came, one was sold for cash and card, the other moved
/// and moved back by a cancellation; cash in and a cancelled cash in; a validated and a waiting bank row.
pub async fn toko_contoh(uji: &Uji) -> KodeToko {
    let t = toko(&uji.db, "JKT1").await;
    let lain = toko(&uji.db, "SBY1").await;
    bangun::kas(&uji.db, &lain, "sari", Arah::Masuk, 9_000).await.unwrap();
    uji.db
        .write(&t, |tx| {
            for (no, ke) in [(1, "A1"), (2, "A2")] {
                let g = gerak(&barang(no), luar(Luar::Pemasok), baki(ke), ISI);
                dokumen(tx, JenisDok::TerimaBarang, |d| stok::catat(d, &[g]))?;
            }
            dokumen(tx, JenisDok::KasMasuk, |d| kas::catat(d, &[baris_kas("ani", Arah::Masuk, 100_000)]))?;
            let batal = dokumen(tx, JenisDok::KasMasuk, |d| {
                kas::catat(d, &[baris_kas("budi", Arah::Masuk, 50_000)])
            })?;
            lanjutan(tx, &batal, |d| kas::balikkan(d, &batal))?;
            let b =
                [baris_bank("BCA", Arah::Masuk, 70_000, true), baris_bank("BRI", Arah::Masuk, 30_000, false)];
            dokumen(tx, JenisDok::BankMasuk, |d| bank::catat(d, &b))?;
            dokumen(tx, JenisDok::BankMasuk, |d| bank::validasi(d, &[1]))?;
            let g = gerak(&barang(1), baki("A1"), luar(Luar::Pelanggan), ISI);
            dokumen(tx, JenisDok::Penjualan, |d| {
                stok::catat(d, &[g])?;
                kas::catat(d, &[baris_kas("ani", Arah::Masuk, 1_500_000)])?;
                bank::catat(d, &[baris_bank("BCA", Arah::Masuk, 700_000, true)])
            })?;
            let g = gerak(&barang(2), baki("A2"), baki("A1"), ISI);
            let pindah = dokumen(tx, JenisDok::PindahBarang, |d| stok::catat(d, &[g]))?;
            lanjutan(tx, &pindah, |d| stok::balikkan(d, &pindah))?;
            Ok::<_, Galat>(())
        })
        .await
        .unwrap();
    t
}

const BUKU: [&str; 6] = ["buku_stok", "buku_kas", "buku_bank", "buku_bank_valid", "buku_curah", "audit"];

/// Takes the guards off the books, as someone with the database's password could.
fn lepas_penjaga(tx: &mut Tx<'_>) -> db::Result<()> {
    for t in BUKU {
        if tx.adalah_pg() {
            tx.exec(&format!("ALTER TABLE {t} DISABLE TRIGGER USER"), args![])?;
        } else {
            tx.exec(&format!("DROP TRIGGER {t}_tolak_update"), args![])?;
            tx.exec(&format!("DROP TRIGGER {t}_tolak_delete"), args![])?;
        }
    }
    Ok(())
}

/// Spoils the books, asks for the proof, and puts everything back: what would be found?
pub async fn bila_dirusak(uji: &Uji, sql: &[&str]) -> Vec<Temuan> {
    bila_dirusak_menurut(uji, sql, |tx, bukti| Ok(periksa::semua(tx, bukti)?.temuan)).await
}

/// The same, found by this proof.
pub async fn bila_dirusak_menurut(
    uji: &Uji,
    sql: &[&str],
    cari: fn(&mut Tx<'_>, &[&'static Bukti]) -> db::Result<Vec<Temuan>>,
) -> Vec<Temuan> {
    enum Akhir {
        Temuan(Vec<Temuan>),
        Galat(Error),
    }
    impl From<Error> for Akhir {
        fn from(e: Error) -> Self {
            Akhir::Galat(e)
        }
    }
    let bukti = uji.bukti();
    let sql: Vec<String> = sql.iter().map(|s| (*s).to_owned()).collect();
    let hasil: Result<(), Akhir> = uji
        .db
        .write(KodeToko::parse("JKT1").unwrap(), move |tx| {
            lepas_penjaga(tx)?;
            for s in &sql {
                let n = tx.exec(s, args![])?;
                assert!(n > 0, "tidak merusak apa pun: {s}");
            }
            Err(Akhir::Temuan(cari(tx, bukti)?))
        })
        .await;
    match hasil {
        Err(Akhir::Temuan(t)) => t,
        Err(Akhir::Galat(e)) => panic!("{e}"),
        Ok(()) => unreachable!("selalu dibatalkan"),
    }
}

/// A finding that is expected: rule, store, object and message, each by a part of its text.
pub type Mau = (&'static str, &'static str, &'static str, &'static str);

/// Every expected finding is there, and nothing is said about a store that was left alone.
pub async fn harus_ditemukan(uji: &Uji, apa: &str, sql: &[&str], mau: &[Mau]) {
    let ada = bila_dirusak(uji, sql).await;
    for (aturan, toko, objek, pesan) in mau {
        assert!(
            ada.iter().any(|t| t.aturan.starts_with(aturan)
                && t.toko == *toko
                && t.objek.contains(objek)
                && t.pesan.contains(pesan)),
            "{apa}: tidak ada {aturan} | {toko} | {objek} | {pesan} di antara {ada:#?}"
        );
    }
    let tokos: Vec<&str> = mau.iter().map(|m| m.1).collect();
    assert!(ada.iter().all(|t| tokos.contains(&t.toko.as_str())), "{apa}: menuduh toko lain: {ada:#?}");
}

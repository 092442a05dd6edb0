//! What these tests share: reading balances; the small shop and the ways to spoil it are `testkit::rusak`.

use db::{Conn, Db, Error, args};
use ledger::Galat;
pub(crate) use testkit::rusak::{ISI, bila_dirusak, harus_ditemukan, toko_contoh};
use values::NoFaktur;

pub(crate) async fn angka(db: &Db, sql: &'static str) -> i64 {
    db.read(move |c| c.nilai(sql, args![])).await.unwrap()
}

/// Rows of short queries as text, for comparing before and after.
pub(crate) fn isi(c: &mut Conn, sql: &str) -> db::Result<Vec<String>> {
    c.rows(sql, args![], |r| {
        (0..r.len())
            .map(|i| Ok(format!("{:?}", r.col(i)?)))
            .collect::<db::Result<Vec<_>>>()
            .map(|v| v.join(" "))
    })
}

/// All projections of all stores.
pub(crate) async fn semua_saldo(db: &Db) -> Vec<String> {
    db.snapshot(|c| {
        let mut v = Vec::new();
        for t in ["saldo_barang", "saldo_lokasi", "saldo_kas", "saldo_bank", "saldo_curah"] {
            v.extend(isi(c, &format!("SELECT '{t}', x.* FROM {t} x"))?);
        }
        // An account that was used and is empty again is the same as one never used.
        v.retain(|b| !b.ends_with("Int(0) Int(0) Int(0) Int(0)") && !b.ends_with("Int(0) Int(0)"));
        v.sort();
        v.retain(|b| !(b.contains("saldo_kas") && b.ends_with("Int(0)")));
        Ok::<_, Error>(v)
    })
    .await
    .unwrap()
}

pub(crate) fn kode(h: &Result<NoFaktur, Galat>) -> Option<&'static str> {
    h.as_ref().err().and_then(Galat::kode)
}

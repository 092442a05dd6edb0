//! The model against the projections of the real books, figure by figure.

use super::Model;
use db::{Conn, Result, args};
use std::collections::BTreeMap;
use std::fmt::Debug;
use values::KodeToko;

impl Model {
    /// Every difference between this model and a store's books; empty when they are the same.
    pub fn sama_dengan(&self, c: &mut Conn, toko: &KodeToko) -> Result<Vec<String>> {
        let mut beda = Vec::new();

        let ada = c.rows(
            "SELECT kode_barcode, gudang, baki, berat, murni, nilai FROM saldo_barang WHERE toko = $1",
            args![toko],
            |r| {
                let tempat = (r.get::<String>(1)?, r.get::<String>(2)?);
                Ok((r.get::<values::KodeBarcode>(0)?.angka(), (tempat, (r.int(3)?, r.int(4)?, r.int(5)?))))
            },
        )?;
        let mau = self.barang.iter().map(|(k, b)| (*k, (b.tempat.clone(), b.isi)));
        bandingkan("barang", mau, ada, &mut beda);

        let ada = c.rows(
            "SELECT gudang, baki, qty, berat, murni, nilai FROM saldo_lokasi WHERE toko = $1 AND milik = 'TOKO'",
            args![toko],
            |r| {
                let tempat = (r.get::<String>(0)?, r.get::<String>(1)?);
                Ok((tempat, (r.int(2)?, r.int(3)?, r.int(4)?, r.int(5)?)))
            },
        )?;
        bandingkan("lokasi", self.lokasi.clone(), ada, &mut beda);

        let ada = c.rows("SELECT kasir, saldo FROM saldo_kas WHERE toko = $1", args![toko], |r| {
            Ok((r.get::<String>(0)?, r.int(1)?))
        })?;
        bandingkan("kas", self.kas.iter().map(|(k, v)| ((*k).to_owned(), *v)), ada, &mut beda);

        let ada = c.rows(
            "SELECT no_rekening, saldo, belum_valid FROM saldo_bank WHERE toko = $1",
            args![toko],
            |r| Ok((r.get::<String>(0)?, (r.int(1)?, r.int(2)?))),
        )?;
        bandingkan("bank", self.bank.iter().map(|(k, v)| ((*k).to_owned(), *v)), ada, &mut beda);

        let (stok, kas, bank) = self.banyak_baris();
        for (tabel, mau) in [("buku_stok", stok), ("buku_kas", kas), ("buku_bank", bank)] {
            let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) FROM {tabel} WHERE toko = $1");
            let ada: i64 = c.nilai(&sql, args![toko])?;
            if usize::try_from(ada) != Ok(mau) {
                beda.push(format!("{tabel}: {ada} baris, model {mau}"));
            }
        }
        Ok(beda)
    }
}

fn bandingkan<K, V>(
    apa: &str,
    mau: impl IntoIterator<Item = (K, V)>,
    ada: impl IntoIterator<Item = (K, V)>,
    beda: &mut Vec<String>,
) where
    K: Ord + Debug,
    V: PartialEq + Debug,
{
    let mut ada: BTreeMap<K, V> = ada.into_iter().collect();
    for (k, v) in mau {
        match ada.remove(&k) {
            Some(a) if a == v => {}
            lain => beda.push(format!("{apa} {k:?}: buku {lain:?}, model {v:?}")),
        }
    }
    beda.extend(ada.into_iter().map(|(k, a)| format!("{apa} {k:?}: buku {a:?}, tidak ada di model")));
}

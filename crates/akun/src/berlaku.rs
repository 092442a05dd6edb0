//! Which account a line of a journal posts to on a day. A first choice holds from the beginning, a later one from the day it
//! was made (or the day it names): a day that is journaled again gets the accounts of that day.

use db::{Conn, Tx, args};
use platform::Hasil;
use std::collections::BTreeMap;
use values::{KodeToko, Tanggal};

/// The accounts of a day by journal, kind and line.
#[derive(Debug, Clone, Default)]
pub struct Peta(BTreeMap<(String, String, String), String>);

impl Peta {
    /// Of a store on a day.
    pub fn baca(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Self> {
        let mut isi = BTreeMap::new();
        c.each(
            "SELECT trx, tipe, kode_akun, nomor_akun FROM para_akun_berlaku WHERE toko = $1 AND mulai <= $2 \
             ORDER BY mulai, versi",
            args![toko, tgl],
            |r| {
                isi.insert((r.get(0)?, r.get(1)?, r.get(2)?), r.get(3)?);
                Ok::<(), db::Error>(())
            },
        )?;
        Ok(Self(isi))
    }

    /// The accounts that lines of these names have, whatever journal they belong to.
    pub fn akun_baris(&self, kode: &[&str]) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |((_, _, k), _)| kode.contains(&k.as_str())).map(|(_, n)| n.as_str())
    }

    pub fn akun(&self, trx: &str, tipe: &str, kode: &str) -> Option<&str> {
        let kunci = (trx.to_owned(), tipe.to_owned(), kode.to_owned());
        self.0.get(&kunci).map(String::as_str)
    }
}

/// Writes which account a line has from a day on.
pub(crate) fn tulis(
    tx: &mut Tx<'_>,
    (trx, tipe, kode): (&str, &str, &str),
    (mulai, versi): (&str, i64),
    nomor: &str,
    oleh: &str,
) -> Hasil<()> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    tx.exec(
        "INSERT INTO para_akun_berlaku (toko, trx, tipe, kode_akun, mulai, versi, nomor_akun, waktu, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![&toko, trx, tipe, kode, mulai, versi, nomor, kini, oleh],
    )?;
    Ok(())
}

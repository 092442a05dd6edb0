//! PPN on money paid down, where a store books it when it comes (PPN_UANG_MUKA): rows under a number of the document's own, and
//! the same again with the other sign when the money leaves, used or given back. Which rate, and under which number, the document
//! says.

use crate::jumlah::meluap;
use db::{Conn, args};
use ledger::Dok;
use ledger::pajak::{BarisPajak, PPN_KELUARAN, catat};
use platform::Hasil;
use values::pajak::{PajakSalah, ppn};
use values::{KodeToko, Meluap, Persen, Rupiah};

/// Money came down: its number, how much, and the rate of what it is for.
pub fn masuk(dok: &mut Dok<'_, '_>, semua: impl IntoIterator<Item = (String, Rupiah, Persen)>) -> Hasil<()> {
    let mut baris = Vec::new();
    for (no_faktur, jumlah, tarif) in semua {
        if jumlah <= Rupiah::NOL || tarif <= Persen::NOL {
            continue;
        }
        let p = match ppn(jumlah, tarif, true) {
            Ok(p) => p,
            Err(PajakSalah::Meluap(e)) => return Err(meluap(e)),
            Err(e) => return Err(db::Error::Lain(e.to_string()).into()),
        };
        if p.ppn > Rupiah::NOL {
            let jenis = PPN_KELUARAN.to_owned();
            baris.push(BarisPajak { no_faktur, jenis, tarif, dpp: p.dpp, pajak: p.ppn });
        }
    }
    catat(dok, &baris)?;
    Ok(())
}

/// Base and tax that stand under a number, by rate.
pub fn berdiri(c: &mut Conn, toko: &KodeToko, no_faktur: &str) -> Hasil<Vec<(Persen, i64, i64)>> {
    Ok(c.rows(
        "SELECT tarif, CAST(SUM(dpp) AS BIGINT), CAST(SUM(pajak) AS BIGINT) FROM buku_pajak WHERE toko = $1 AND no_faktur = $2 \
         AND jenis_pajak = $3 GROUP BY tarif HAVING SUM(dpp) <> 0 OR SUM(pajak) <> 0 ORDER BY 1",
        args![toko, no_faktur, PPN_KELUARAN],
        |r| Ok((Persen::perseratus(r.int(0)?), r.int(1)?, r.int(2)?)),
    )?)
}

/// `jumlah` of a balance of `saldo` leaves: as much of the tax that stands goes as of the money, all of it with the last.
pub fn keluar(
    dok: &mut Dok<'_, '_>,
    no_faktur: &str,
    berdiri: &[(Persen, i64, i64)],
    (jumlah, saldo): (Rupiah, Rupiah),
) -> Hasil<()> {
    if jumlah <= Rupiah::NOL || saldo <= Rupiah::NOL {
        return Ok(());
    }
    let bagian = |n: i64| -> Hasil<Rupiah> {
        let ini = if jumlah >= saldo {
            i128::from(n)
        } else {
            i128::from(n) * i128::from(jumlah.nilai()) / i128::from(saldo.nilai())
        };
        i64::try_from(-ini).map(Rupiah::new).map_err(|_| meluap(Meluap))
    };
    let mut baris = Vec::new();
    for (tarif, dpp, pajak) in berdiri {
        let (dpp, pajak) = (bagian(*dpp)?, bagian(*pajak)?);
        if dpp != Rupiah::NOL || pajak != Rupiah::NOL {
            let (no_faktur, jenis) = (no_faktur.to_owned(), PPN_KELUARAN.to_owned());
            baris.push(BarisPajak { no_faktur, jenis, tarif: *tarif, dpp, pajak });
        }
    }
    catat(dok, &baris)?;
    Ok(())
}

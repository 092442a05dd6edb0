//! What everything holds at the moment of closing, written once by the domains and proved against their books. The next
//! day opens with it: SALDO AWAL is a line of these tables, never a row of a book.

use db::{Conn, Tx, args};
use ledger::periksa;
use platform::Hasil;
use platform::domain::{Domain, Hari};
use values::{KodeToko, Tanggal};

/// Writes all of it for the day; `tutup_toko` stands already.
pub(crate) fn tulis(tx: &mut Tx<'_>, h: &Hari, domain: &[&Domain]) -> Hasil<()> {
    for p in domain.iter().flat_map(|d| d.potret) {
        (p.tulis)(tx, h)?;
    }
    Ok(())
}

/// Does what was kept of this day follow from the day before and the books? Costs what the day had, not all of history.
pub fn hari(
    c: &mut Conn,
    toko: &KodeToko,
    tanggal: Tanggal,
    domain: &[&Domain],
) -> db::Result<periksa::Hasil> {
    let mut h = periksa::Hasil::default();
    for p in domain.iter().flat_map(|d| d.potret) {
        periksa::jalankan(c, p.aturan, &p.sql_hari(), args![toko, tanggal], &mut h)?;
    }
    Ok(h)
}

//! Pre-orders in the days of the demo: taken from a marketplace, paid by a file, sold, sent; now and then one is cancelled.

use db::Tx;
use platform::Hasil;
use platform::domain::HariDemo;

pub(crate) fn hari(_tx: &mut Tx<'_>, _h: &HariDemo<'_>) -> Hasil<()> {
    Ok(())
}

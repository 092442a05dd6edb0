//! The prices of the demo's days: the owner confirms them every morning, and they climb to today's. Crate `demo` puts the
//! days together.

use crate::{Terbit, Usul, hari_ini, terbitkan};
use db::Tx;
use platform::Hasil;
use platform::demo::TokoDemo;
use values::UsdSen;

/// The price of a gram of pure gold so many days ago. The last days have today's, which stands already.
fn harga_murni(mundur: i64) -> i64 {
    if mundur <= 2 {
        return 2_350_000;
    }
    2_350_000 - 500 * mundur - 1_000 * ((mundur * mundur * 7 + mundur * 13) % 17)
}

/// The prices of a store's morning.
pub fn pagi(tx: &mut Tx<'_>, t: &TokoDemo, mundur: i64) -> Hasil<()> {
    let jual = harga_murni(mundur);
    let usul = Usul {
        kode_group: String::new(),
        harga_jual: jual,
        harga_beli: jual - 100_000,
        harga_rosok: jual - 200_000,
        kurs_usd: UsdSen::sen(1_645_000),
    };
    let penanda = hari_ini(tx, &t.own)?.penanda;
    let m = Terbit { penanda, baris: vec![usul], toko: Vec::new(), yakin: true };
    terbitkan(tx, &t.own, &m, &t.siaran).map(|_| ())
}

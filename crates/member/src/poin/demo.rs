//! Points and gifts in the days of the demo: gifts come in on the first day, members exchange points for them now and then.

use super::bebas;
use crate::hadiah::{BarisTerima, MintaTerima, MintaTukar, pilihan, terima, tukar};
use db::{Tx, args};
use platform::Hasil;
use platform::domain::HariDemo;
use values::Rupiah;

/// Pieces a gift begins with, by what it costs in points.
fn banyak(point: i64) -> i64 {
    match point {
        ..=100 => 40,
        101..=1_000 => 25,
        _ => 5,
    }
}

pub(super) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let hadiah = pilihan(tx, &h.own.toko)?;
    if hadiah.is_empty() {
        return Ok(());
    }
    if hadiah.iter().all(|x| x.stock == 0) {
        let detail = hadiah
            .iter()
            .map(|x| BarisTerima {
                kode_hadiah: x.kode_hadiah.clone(),
                qty: banyak(x.point),
                harga: Rupiah::new(x.point.saturating_mul(800)),
            })
            .collect();
        let m = MintaTerima {
            supplier: "SUMBER HADIAH JAYA".to_owned(),
            no_bukti: "SJ-001".to_owned(),
            detail,
            ..MintaTerima::default()
        };
        terima(tx, h.spv, &m)?;
    }
    if h.mundur % 3 != 0 {
        return Ok(());
    }
    let murah = hadiah.iter().filter(|x| x.stock > 0).min_by_key(|x| (x.point, x.kode_hadiah.clone()));
    let Some(g) = murah else { return Ok(()) };
    let calon: Vec<String> = tx.rows(
        "SELECT s.kode_pelanggan FROM saldo_poin s JOIN pelanggan p ON p.kode_pelanggan = s.kode_pelanggan \
         WHERE s.saldo >= $1 AND p.kode_member <> '' AND p.keluar = '' AND p.gabung_ke = '' AND p.tahan_sampai = '' \
         ORDER BY s.saldo DESC, p.kode_member LIMIT 5",
        args![g.point],
        |r| r.get(0),
    )?;
    for kode in calon {
        if bebas(tx, &kode)? >= g.point {
            let m =
                MintaTukar { kode, kode_hadiah: g.kode_hadiah.clone(), qty: 1, keterangan: String::new() };
            tukar(tx, h.kasir, &m)?;
            break;
        }
    }
    Ok(())
}

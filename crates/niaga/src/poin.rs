//! Points of a sale: what its lines earn on the money that was paid, when it is saved or when it is validated; what its paper says.

use crate::transaksi::Sisi;
use db::{Conn, Tx};
use konter::bayar::Rencana;
use konter::{Kepala, Pelanggan};
use ledger::Dok;
use member::poin::{self, BarisJual, Penjualan, PoinNota};
use platform::{Hasil, Pelaku};
use values::NoFaktur;

/// What a sale earns its member.
pub(crate) fn terbitkan(dok: &mut Dok<'_, '_>, s: &Sisi, k: &Kepala, r: &Rencana) -> Hasil<()> {
    let siapa = &k.siapa;
    if siapa.kode_member.is_empty() || s.jual.is_empty() || !s.acuan.set.nyala("MEMBER_MODULE") {
        return Ok(());
    }
    let baris: Vec<BarisJual> = s
        .jual
        .iter()
        .map(|b| BarisJual { kode_group: b.kode_group.clone(), harga_total: b.harga_total, berat: b.berat })
        .collect();
    let oleh = dok.oleh().to_string();
    let j = Penjualan {
        kode_pelanggan: &siapa.kode_pelanggan,
        kode_member: &siapa.kode_member,
        baris: &baris,
        bukan_uang: r.bukan_uang()?,
        pelayan: &[&oleh, &k.kode_sales],
        tunggu: s.acuan.set.nyala("VALIDASI_PENJUALAN_MODULE"),
    };
    poin::terbitkan(dok, &j)?;
    Ok(())
}

/// A sale was validated: what it earned is the member's now. A step of the sale's own document.
pub(crate) fn valid(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur) -> Hasil<()> {
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT 1 FROM poin_jual WHERE toko = $1 AND no_dok = $2 AND tunggu = 1 LIMIT 1",
        db::args![&toko, no],
        |r| r.int(0),
    )?;
    if ada.is_none() {
        return Ok(());
    }
    let mut dok = Dok::lanjut(tx, no.clone(), &p.user_id)?;
    let poin = poin::valid(&mut dok, no)?;
    dok.tutup("POIN PENJUALAN", &serde_json::json!({ "poin": poin }))?;
    Ok(())
}

/// Earned, spent and left, for the screen and the paper; none where the customer is no member.
pub fn nota(c: &mut Conn, no: &NoFaktur, siapa: &Pelanggan) -> Hasil<Option<PoinNota>> {
    if siapa.kode_member.is_empty() { Ok(None) } else { poin::nota(c, no, &siapa.kode_pelanggan).map(Some) }
}

//! PPN on the money of a pre-order, where the store books it when it comes (PPN_UANG_MUKA): it stands under the pre-order's number and
//! leaves with the money, in the sale that uses it (whose own rows are of the whole price) or in the document that gives it back.

use db::args;
use konter::{Hari, pajak_muka};
use ledger::Dok;
use platform::{Hasil, pajak};
use values::{NoFaktur, Rupiah};

/// The line of the book that it stands under.
fn nomor(no_po: &str) -> String {
    format!("{no_po}/M")
}

/// Payments came: what each brings into L5. Of what gold the pieces will be is not known: none with a tax invoice.
pub(crate) fn masuk(dok: &mut Dok<'_, '_>, h: &Hari, semua: &[(&str, Rupiah)]) -> Hasil<()> {
    if !h.set.nyala("PPN_UANG_MUKA") {
        return Ok(());
    }
    let (toko, tgl) = (dok.tx().toko().clone(), dok.tgl_system());
    let tarif = pajak::tarif_hari(dok.tx(), &toko, tgl)?.tanpa_faktur;
    pajak_muka::masuk(dok, semua.iter().map(|(no, jumlah)| (nomor(no), *jumlah, tarif)))
}

/// So much of a balance of so much leaves.
pub(crate) fn keluar(dok: &mut Dok<'_, '_>, no: &NoFaktur, ini: (Rupiah, Rupiah)) -> Hasil<()> {
    let (toko, nomor) = (dok.tx().toko().clone(), nomor(&no.to_string()));
    // None came with its payments: the book is not read through for it.
    let ada = dok.tx().one(
        "SELECT 1 FROM buku_pajak WHERE toko = $1 AND no_faktur = $2 AND no_dok IN (SELECT b.no_dok FROM praorder_bayar b \
         WHERE b.toko = $1 AND b.no_po = $3) LIMIT 1",
        args![&toko, nomor.as_str(), no],
        |r| r.int(0),
    )?;
    if ada.is_none() {
        return Ok(());
    }
    let berdiri = pajak_muka::berdiri(dok.tx(), &toko, &nomor)?;
    pajak_muka::keluar(dok, &nomor, &berdiri, ini)
}

//! PPN on what a service is paid for: the work by its rate, gold that was put in by that of gold without a tax invoice. Prices
//! include it. Where the store books the tax of money paid down when it comes (PPN_UANG_MUKA), the same goes out with the money.

use db::Conn;
use konter::{meluap, pajak_muka};
use ledger::Dok;
use ledger::pajak::{BarisPajak, PPN_KELUARAN, catat};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, pajak};
use values::pajak::{PajakSalah, Ppn, ppn};
use values::{NoFaktur, Persen, Rupiah, Tanggal};

/// The tax of one bill.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pajak {
    baris: Vec<(&'static str, Ppn)>,
    pub(crate) dpp: Rupiah,
    pub(crate) ppn: Rupiah,
}

fn satu(harga: Rupiah, tarif: Persen) -> Hasil<Option<Ppn>> {
    if harga <= Rupiah::NOL || tarif <= Persen::NOL {
        return Ok(None);
    }
    match ppn(harga, tarif, true) {
        Ok(p) => Ok((p.ppn > Rupiah::NOL).then_some(p)),
        Err(PajakSalah::Meluap(e)) => Err(meluap(e)),
        Err(e) => Err(db::Error::Lain(e.to_string()).into()),
    }
}

/// The tax of `total`, of which `emas` is for gold.
pub(crate) fn hitung(c: &mut Conn, p: &Pelaku, tgl: Tanggal, total: Rupiah, emas: Rupiah) -> Hasil<Pajak> {
    let tarif = pajak::tarif_hari(c, &p.toko, tgl)?;
    let jasa = total.kurang(emas).map_err(meluap)?;
    let mut hasil = Pajak::default();
    for (nama, harga, tarif) in [("J", jasa, tarif.non_emas), ("E", emas, tarif.tanpa_faktur)] {
        if let Some(p) = satu(harga, tarif)? {
            hasil.dpp = hasil.dpp.tambah(p.dpp).map_err(meluap)?;
            hasil.ppn = hasil.ppn.tambah(p.ppn).map_err(meluap)?;
            hasil.baris.push((nama, p));
        }
    }
    Ok(hasil)
}

/// Its rows in the book, under the number of the document.
pub(crate) fn tulis(dok: &mut Dok<'_, '_>, p: &Pajak) -> Hasil<()> {
    let no = dok.no().to_string();
    let baris: Vec<BarisPajak> = p
        .baris
        .iter()
        .map(|(nama, p)| BarisPajak {
            no_faktur: format!("{no}/{nama}"),
            jenis: PPN_KELUARAN.to_owned(),
            tarif: p.tarif,
            dpp: p.dpp,
            pajak: p.ppn,
        })
        .collect();
    catat(dok, &baris)?;
    Ok(())
}

/// The line of the book that the tax of money paid down stands under.
fn nomor_muka(no: &NoFaktur) -> String {
    format!("{no}/M")
}

/// Money came down.
pub(crate) fn muka_masuk(dok: &mut Dok<'_, '_>, no: &NoFaktur, dp: Rupiah) -> Hasil<()> {
    let (tgl, toko) = (dok.tgl_system(), dok.tx().toko().clone());
    if !Setelan::baca(dok.tx(), &toko)?.nyala("PPN_UANG_MUKA") {
        return Ok(());
    }
    let tarif = pajak::tarif_hari(dok.tx(), &toko, tgl)?.non_emas;
    pajak_muka::masuk(dok, [(nomor_muka(no), dp, tarif)])
}

/// All of it left: used by the bill, whose own rows are of the whole price, or given back.
pub(crate) fn muka_keluar(dok: &mut Dok<'_, '_>, no: &NoFaktur) -> Hasil<()> {
    let (toko, no_faktur) = (dok.tx().toko().clone(), nomor_muka(no));
    let berdiri = pajak_muka::berdiri(dok.tx(), &toko, &no_faktur)?;
    // All of it, whatever it came to.
    pajak_muka::keluar(dok, &no_faktur, &berdiri, (Rupiah::new(1), Rupiah::new(1)))
}

//! PPN on what a service is paid for: the work by its rate, gold that was put in by that of gold without a tax invoice. Prices
//! include it.

use db::Conn;
use konter::meluap;
use ledger::Dok;
use ledger::pajak::{BarisPajak, PPN_KELUARAN, catat};
use platform::{Hasil, Pelaku, pajak};
use values::pajak::{PajakSalah, Ppn, ppn};
use values::{Persen, Rupiah, Tanggal};

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

//! PPN on the money of instalments, where the store books it when it comes (PPN_UANG_MUKA): it stands under the contract's number and
//! leaves with the money, in the handing over (whose own rows are of the whole price) or in the document that gives it back.

use crate::tabel::IsiBaris;
use db::{Conn, args};
use konter::{meluap, pajak_muka};
use ledger::Dok;
use platform::modul::Setelan;
use platform::{Hasil, pajak};
use values::pajak::AsalPerolehan;
use values::{Meluap, NoFaktur, Persen, Rupiah};

/// The line of the book that it stands under.
fn nomor(no: &NoFaktur) -> String {
    format!("{no}/M")
}

/// What money of the price came for a contract that lies here, shared over its pieces, each at its own rate.
pub(crate) fn masuk(dok: &mut Dok<'_, '_>, no: &NoFaktur, baris: &[IsiBaris], jumlah: Rupiah) -> Hasil<()> {
    let (toko, tgl) = (dok.tx().toko().clone(), dok.tgl_system());
    if jumlah <= Rupiah::NOL || !Setelan::baca(dok.tx(), &toko)?.nyala("PPN_UANG_MUKA") {
        return Ok(());
    }
    let mut semua = Vec::with_capacity(baris.len());
    for (b, rp) in baris.iter().zip(bagian(baris, jumlah)?) {
        semua.push((nomor(no), rp, tarif(dok.tx(), &toko, (tgl, b))?));
    }
    pajak_muka::masuk(dok, semua)
}

/// By their prices, to the rupiah.
fn bagian(baris: &[IsiBaris], jumlah: Rupiah) -> Hasil<Vec<Rupiah>> {
    let total: i128 = baris.iter().map(|b| i128::from(b.harga_total.nilai())).sum();
    let (mut sampai, mut sudah) = (0_i128, 0_i128);
    let satu = |b: &IsiBaris| {
        sampai += i128::from(b.harga_total.nilai());
        let kini = if total == 0 { 0 } else { i128::from(jumlah.nilai()) * sampai / total };
        let ini = kini - sudah;
        sudah = kini;
        i64::try_from(ini).map(Rupiah::new).map_err(|_| meluap(Meluap))
    };
    baris.iter().map(satu).collect()
}

fn tarif(c: &mut Conn, toko: &values::KodeToko, (tgl, b): (values::Tanggal, &IsiBaris)) -> Hasil<Persen> {
    let sql = "SELECT jenis_ppn FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0";
    let jenis: Option<String> = c.one(sql, args![toko, b.kode_group.as_str()], |r| r.get(0))?;
    let asal: Option<String> = c.one(
        "SELECT asal_perolehan FROM barang WHERE kode_barcode = $1",
        args![b.kode_barcode.as_str()],
        |r| r.get(0),
    )?;
    let asal = asal.and_then(|a| AsalPerolehan::dari_kode(&a)).unwrap_or(AsalPerolehan::SupplierTanpaFaktur);
    pajak::tarif_ppn(c, toko, tgl, &jenis.unwrap_or_default(), asal)
}

/// So much of a balance of so much leaves.
pub(crate) fn keluar(dok: &mut Dok<'_, '_>, no: &NoFaktur, ini: (Rupiah, Rupiah)) -> Hasil<()> {
    let (toko, nomor) = (dok.tx().toko().clone(), nomor(no));
    // None came with its payments: the book is not read through for it.
    let ada = dok.tx().one(
        "SELECT 1 FROM buku_pajak WHERE toko = $1 AND no_faktur = $2 AND (no_dok = $3 OR no_dok IN (SELECT b.no_bayar FROM \
         cicilan_bayar b WHERE b.toko = $1 AND b.no_cicilan = $3)) LIMIT 1",
        args![&toko, nomor.as_str(), no],
        |r| r.int(0),
    )?;
    if ada.is_none() {
        return Ok(());
    }
    let berdiri = pajak_muka::berdiri(dok.tx(), &toko, &nomor)?;
    pajak_muka::keluar(dok, &nomor, &berdiri, ini)
}

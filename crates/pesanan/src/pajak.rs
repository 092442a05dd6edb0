//! PPN on money paid down, where the store books it when it comes (PPN_UANG_MUKA): rows under the order's number, and the same again with
//! the other sign when the money leaves: used by the pick-up, whose own rows are of the whole price, or given back.

use crate::tabel::{IsiBaris, Order};
use db::{Conn, args};
use konter::pajak_muka;
use ledger::Dok;
use ledger::pajak::PPN_KELUARAN;
use platform::modul::Setelan;
use platform::{Hasil, pajak};
use values::pajak::AsalPerolehan;
use values::{NoFaktur, Persen, Rupiah};

/// Money came down: the tax of each line's share. Of what gold it will be made is not known: none with a tax invoice.
pub(crate) fn terima<'a>(
    dok: &mut Dok<'_, '_>,
    set: &Setelan,
    no: &NoFaktur,
    baris: impl IntoIterator<Item = (&'a IsiBaris, Rupiah)>,
) -> Hasil<()> {
    if !set.nyala("PPN_UANG_MUKA") {
        return Ok(());
    }
    let tgl = dok.tgl_system();
    let toko = dok.tx().toko().clone();
    let mut semua = Vec::new();
    for (b, rp) in baris {
        let sql = "SELECT jenis_ppn FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0";
        let jenis: Option<String> = dok.tx().one(sql, args![&toko, b.kode_group.as_str()], |r| r.get(0))?;
        let jenis = jenis.unwrap_or_default();
        let tarif = pajak::tarif_ppn(dok.tx(), &toko, tgl, &jenis, AsalPerolehan::Lebur)?;
        semua.push((no.to_string(), rp, tarif));
    }
    pajak_muka::masuk(dok, semua)
}

/// What stands for an order by rate.
fn berdiri(c: &mut Conn, o: &Order) -> Hasil<Vec<(Persen, i64, i64)>> {
    Ok(c.rows(
        "SELECT tarif, CAST(SUM(dpp) AS BIGINT), CAST(SUM(pajak) AS BIGINT) FROM buku_pajak WHERE toko = $1 AND no_faktur = $2 \
         AND jenis_pajak = $3 AND (no_dok = $2 OR no_dok IN (SELECT d.no_dok FROM pesanan_dp d WHERE d.toko = $1 AND d.no_pesanan = $2) \
         OR no_dok IN (SELECT e.rujukan FROM pesanan_peristiwa e WHERE e.toko = $1 AND e.no_pesanan = $2)) GROUP BY tarif HAVING SUM(dpp) <> 0 OR SUM(pajak) <> 0 ORDER BY 1",
        args![o.isi.toko.as_str(), &o.no, PPN_KELUARAN],
        |r| Ok((Persen::perseratus(r.int(0)?), r.int(1)?, r.int(2)?)),
    )?)
}

/// Money leaves what was paid down: as much of its tax goes as of it, all with the last.
pub(crate) fn keluar(dok: &mut Dok<'_, '_>, o: &Order, (jumlah, saldo): (Rupiah, Rupiah)) -> Hasil<()> {
    let berdiri = berdiri(dok.tx(), o)?;
    pajak_muka::keluar(dok, &o.no.to_string(), &berdiri, (jumlah, saldo))
}

//! Manual goods as the counter sees them: what there is to sell, tray by tray. What they cost stays with those who keep the
//! stock.

use db::{Conn, args};
use ledger::curah::JenisStok;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::Berat;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ManualStok)]
pub struct Stok {
    pub kode_group: String,
    pub kode_dept: String,
    pub nama_dept: String,
    pub kode_gudang: String,
    /// the tray
    pub kode_toko: String,
    pub nama_baki: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// All that may be sold, by tray.
pub fn daftar(c: &mut Conn, p: &Pelaku) -> Hasil<Vec<Stok>> {
    Ok(c.rows(
        "SELECT s.kode_group, s.kode_dept, j.nama_dept, s.gudang, s.baki, b.nama_baki, s.qty, s.berat FROM saldo_curah s \
         JOIN jenis j ON j.toko = s.toko AND j.kode_dept = s.kode_dept AND j.dihapus = 0 \
         JOIN baki b ON b.toko = s.toko AND b.kode_baki = s.baki AND b.dihapus = 0 \
         JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.dihapus = 0 \
         AND g.boleh_jual = 1 AND g.milik_customer = 0 \
         WHERE s.toko = $1 AND s.jenis_stok = $2 AND s.qty > 0 ORDER BY s.baki, s.kode_group, s.kode_dept",
        args![&p.toko, JenisStok::Manual.kode()],
        |r| {
            Ok(Stok {
                kode_group: r.get(0)?,
                kode_dept: r.get(1)?,
                nama_dept: r.get(2)?,
                kode_gudang: r.get(3)?,
                kode_toko: r.get(4)?,
                nama_baki: r.get(5)?,
                qty: r.int(6)?,
                berat: r.get(7)?,
            })
        },
    )?)
}

//! Manual goods as the counter sees them: what there is to sell, tray by tray. What they cost stays with those who keep the
//! stock.

use db::{Conn, args};
use ledger::curah::JenisStok;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::Berat;

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ManualStok)]
    pub struct Stok {
        pub kode_group: String = "s.kode_group",
        pub kode_dept: String = "s.kode_dept",
        pub nama_dept: String = "j.nama_dept",
        pub kode_gudang: String = "s.gudang",
        /// the tray
        pub kode_toko: String = "s.baki",
        pub nama_baki: String = "b.nama_baki",
        pub qty: i64 = "s.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "s.berat",
    }
}

/// All that may be sold, by tray.
pub fn daftar(c: &mut Conn, p: &Pelaku) -> Hasil<Vec<Stok>> {
    Ok(c.baris::<Stok>(
        "FROM saldo_curah s \
         JOIN jenis j ON j.toko = s.toko AND j.kode_dept = s.kode_dept AND j.dihapus = 0 \
         JOIN baki b ON b.toko = s.toko AND b.kode_baki = s.baki AND b.dihapus = 0 \
         JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.dihapus = 0 AND g.boleh_jual = 1 AND g.milik_customer = 0 \
         WHERE s.toko = $1 AND s.jenis_stok = $2 AND s.qty > 0 ORDER BY s.baki, s.kode_group, s.kode_dept",
        args![&p.toko, JenisStok::Manual.kode()],
    )?)
}

//! What loans lent and brought in, by the day. One view (`pinjaman_omset`) for every recap, so that no two tell another sum.

use db::{Conn, args};
use platform::Hasil;
use platform::domain::{Dagang, Langkah};
use serde::Serialize;
use values::{Berat, KodeToko, Rupiah, Tanggal};

db::bacaan! {
    /// Of one sales person.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct OmsetPinjaman {
        pub kode_sales: String = "o.kode_sales",
        pub jumlah: i64 = "CAST(SUM(o.jumlah) AS BIGINT)",
        #[schema(value_type = f64)]
        pub berat: Berat = "CAST(SUM(o.berat) AS BIGINT)",
        /// new money lent
        #[schema(value_type = i64)]
        pub rupiah: Rupiah = "CAST(SUM(o.rupiah) AS BIGINT)",
        /// interest, penalty and fees
        #[schema(value_type = i64)]
        pub ongkos: Rupiah = "CAST(SUM(o.ongkos) AS BIGINT)",
    }
}

/// By sales person, between two days.
pub fn omset_pinjaman(c: &mut Conn, toko: &KodeToko, hari: (Tanggal, Tanggal)) -> Hasil<Vec<OmsetPinjaman>> {
    Ok(c.baris(
        "FROM pinjaman_omset o WHERE o.toko = $1 AND o.tgl_system BETWEEN $2 AND $3 GROUP BY o.kode_sales ORDER BY o.kode_sales",
        args![toko, hari.0, hari.1],
    )?)
}

/// New money lent by step of time, for the dashboard.
pub(crate) fn dagang(
    c: &mut Conn,
    toko: &KodeToko,
    hari: (Tanggal, Tanggal),
    langkah: Langkah,
) -> Hasil<Vec<Dagang>> {
    let sql = format!(
        "SELECT {}, CAST(SUM(rupiah) AS BIGINT) FROM pinjaman_omset WHERE toko = $1 AND tgl_system BETWEEN $2 AND $3 GROUP BY 1",
        langkah.sql()
    );
    Ok(c.rows(&sql, args![toko, hari.0, hari.1], |r| {
        Ok(Dagang { label: r.get(0)?, bidang: "HUTANG", jumlah: r.get(1)? })
    })?)
}

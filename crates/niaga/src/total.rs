//! Totals of the lists of trade, over every row that fits and not over a page of them. What was cancelled counts for
//! nothing, unless only that was asked for.

use db::{Conn, Val};
use platform::Hasil;
use platform::daftar::jumlah;
use serde::Serialize;
use values::{Berat, Rupiah};

db::bacaan! {
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TotalFaktur)]
    pub struct TotalFaktur {
        pub qty_jual: i64 = "CAST(COALESCE(SUM(faktur.qty_jual), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub berat_jual: Berat = "CAST(COALESCE(SUM(faktur.berat_jual), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub total_jual: Rupiah = "CAST(COALESCE(SUM(faktur.total_jual), 0) AS BIGINT)",
        pub qty_beli: i64 = "CAST(COALESCE(SUM(faktur.qty_beli), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub berat_beli: Berat = "CAST(COALESCE(SUM(faktur.berat_beli), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub total_beli: Rupiah = "CAST(COALESCE(SUM(faktur.total_beli), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub neto: Rupiah = "CAST(COALESCE(SUM(faktur.neto), 0) AS BIGINT)",
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TotalManual)]
pub struct TotalManual {
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TotalTitipan)]
pub struct TotalTitipan {
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[schema(value_type = i64)]
    pub saldo: Rupiah,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TotalKupon)]
pub struct TotalKupon {
    /// what they paid
    #[schema(value_type = i64)]
    pub nilai_pakai: Rupiah,
}

/// `dari`: the rest of the statement, `FROM … WHERE …`.
pub(crate) fn faktur(c: &mut Conn, dari: &str, nilai: &[Val]) -> Hasil<TotalFaktur> {
    let isi = c.baris_satu::<TotalFaktur>(dari, nilai)?;
    Ok(isi.unwrap_or_default())
}

pub(crate) fn manual(c: &mut Conn, dari: &str, nilai: &[Val]) -> Hasil<TotalManual> {
    let sql = format!(
        "SELECT {} {dari}",
        jumlah(&["manual_baris.qty", "manual_baris.berat", "manual_baris.harga"])
    );
    let isi =
        c.one(&sql, nilai, |r| Ok(TotalManual { qty: r.int(0)?, berat: r.get(1)?, harga: r.get(2)? }))?;
    Ok(isi.unwrap_or_default())
}

pub(crate) fn titipan(c: &mut Conn, dari: &str, nilai: &[Val]) -> Hasil<TotalTitipan> {
    let sql = format!("SELECT {} {dari}", jumlah(&["titipan.jumlah_rp", "COALESCE(saldo_titipan.saldo, 0)"]));
    let isi = c.one(&sql, nilai, |r| Ok(TotalTitipan { jumlah_rp: r.get(0)?, saldo: r.get(1)? }))?;
    Ok(isi.unwrap_or_default())
}

pub(crate) fn kupon(c: &mut Conn, nilai_pakai: &str, dari: &str, nilai: &[Val]) -> Hasil<TotalKupon> {
    let sql = format!("SELECT {} {dari}", jumlah(&[nilai_pakai]));
    Ok(c.one(&sql, nilai, |r| Ok(TotalKupon { nilai_pakai: r.get(0)? }))?.unwrap_or_default())
}

//! What every list by pages has in common: the rows of one page, how many fit in all, their totals over all of them, and
//! the order that was asked for. A screen never sums the page it happens to see.

use crate::{DasarTolak, Hasil};
use serde::Serialize;

/// One value to choose from in a filter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PilihanSaring)]
pub struct Pilihan {
    pub nilai: String,
    pub label: String,
}

impl Pilihan {
    /// A value that says itself.
    pub fn sama(nilai: String) -> Self {
        Self { label: nilai.clone(), nilai }
    }
}

/// One page of a list. `total` is over every row that fits, not over this page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Halaman<T, S> {
    pub data: Vec<T>,
    pub count: i64,
    pub total: S,
}

/// The order of a list as SQL: by the column asked for, then by `akhir`, so that pages never overlap. `boleh` names what
/// a screen calls a column and the expression it is.
pub fn urutan(boleh: &[(&str, &str)], sort_by: &str, urut: &str, akhir: &str) -> Hasil<String> {
    let diminta = sort_by.trim();
    if diminta.is_empty() {
        return Ok(akhir.to_owned());
    }
    let Some((_, sql)) = boleh.iter().find(|(nama, _)| *nama == diminta) else {
        let pesan = format!("Daftar ini tidak bisa diurutkan menurut {diminta}");
        return Err(DasarTolak::Urutan.pada("sort_by", pesan));
    };
    let arah = if urut.trim().eq_ignore_ascii_case("desc") { "DESC" } else { "ASC" };
    Ok(format!("{sql} {arah}, {akhir}"))
}

/// The sums of these columns, in one row, as SQL.
pub fn jumlah(kolom: &[&str]) -> String {
    let satu = |k: &&str| format!("CAST(COALESCE(SUM({k}), 0) AS BIGINT)");
    kolom.iter().map(satu).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{jumlah, urutan};

    const BOLEH: &[(&str, &str)] = &[("neto", "f.neto"), ("waktu", "f.waktu")];

    #[test]
    fn jumlah_tanpa_baris_tetap_bilangan() {
        let harap = "CAST(COALESCE(SUM(k.qty), 0) AS BIGINT), CAST(COALESCE(SUM(k.berat), 0) AS BIGINT)";
        assert_eq!(jumlah(&["k.qty", "k.berat"]), harap);
    }

    #[test]
    fn urutan_hanya_menurut_kolom_yang_dikenal_dan_selalu_berakhir_di_kuncinya() {
        let akhir = "f.no DESC";
        for (sort_by, urut, harap) in [
            ("", "desc", "f.no DESC"),
            ("neto", "", "f.neto ASC, f.no DESC"),
            ("neto", "desc", "f.neto DESC, f.no DESC"),
            (" waktu ", "DESC", "f.waktu DESC, f.no DESC"),
        ] {
            assert_eq!(urutan(BOLEH, sort_by, urut, akhir).unwrap(), harap);
        }
        let t = urutan(BOLEH, "f.neto; DROP TABLE faktur", "", akhir).unwrap_err();
        assert_eq!(t.kode, "DAFTAR-01");
    }
}

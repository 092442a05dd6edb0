//! A report that is several tables: which sections it has, with the columns and the words of each, and the small table of
//! totals that may follow. Data that the screen and the files both read.

/// One table: the rows whose first group column says `nama`.
#[derive(Debug, Clone, Copy)]
pub struct Bagian {
    pub nama: &'static str,
    pub judul: &'static str,
    /// the value of the filter that asks for it alone; empty where there is no such filter
    pub pilihan: &'static str,
    /// columns by their keys, and what they are called here; empty: as everywhere
    pub kolom: &'static [(&'static str, &'static str)],
    /// what stands there when it has no rows
    pub kosong: &'static str,
}

/// A figure below the sections: the sum of a column of one of them.
#[derive(Debug, Clone, Copy)]
pub struct Kaki {
    pub label: &'static str,
    pub bagian: &'static str,
    pub kolom: &'static str,
}

/// A table of totals after the rows: sums by the values of one column, also of those that nobody has.
#[derive(Debug, Clone, Copy)]
pub struct Rekap {
    pub judul: &'static str,
    pub menurut: &'static str,
    pub nilai: &'static [&'static str],
}

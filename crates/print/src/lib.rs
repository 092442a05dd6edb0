//! Everything that leaves on paper or as a file: report tables as PDF, Excel and CSV; notas, slips, labels and
//! member cards from layouts; barcodes. A leaf: it knows no database, no HTTP and no domain, only `values`.

pub mod csv;
pub mod excel;
mod galat;
pub mod huruf;
mod kanvas;
pub mod kode_batang;
pub mod mesin;
pub mod slip;
pub mod surat;
pub mod tabel;
pub mod tata_letak;

pub use galat::{Galat, Hasil};
pub use tabel::{BarisTabel, Jenis, Keluaran, Kolom, Sel};

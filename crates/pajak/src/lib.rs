//! Tax of sales: tax invoices with numbers that have no gap, their export as a file, and the month's statement; all from the
//! tax book (L12). The official schema of the file cannot be checked here: a golden file of the tests holds what is written.

mod bukti;
mod domain;
pub mod ekspor;
pub mod lihat;
pub mod rentang;
pub mod setelan;
mod tolak;

pub use domain::DOMAIN;
pub use tolak::PajakTolak;

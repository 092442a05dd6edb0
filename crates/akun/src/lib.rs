//! Accounting parameters: the journals every kind of transaction makes, and the account each of their lines
//! posts to in a store. The chart itself is the master `akun`.

mod berlaku;
mod jurnal;
mod parameter;
mod tolak;

pub use berlaku::Peta;
pub use jurnal::{BarisJurnal, Jurnal, Sisi, jurnal};
pub use parameter::{DetailAkun, IsiDetail, ParaAkun, UbahAkun, isi_awal, semua, ubah};
pub use tolak::AkunTolak;

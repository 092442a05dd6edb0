//! Parts of the server looked at by themselves. They stand here and not beside the code because the library would
//! be compiled a second time for them, which takes longer than all of them together.

mod antar;
mod asing;
mod baca;
mod baris;
mod jawab;
mod kawat;
mod keluar;
mod lembar;
mod penolakan;
mod rute_laporan;
mod rute_master;
mod saluran;
mod setelan;
mod spul;
mod uid;
mod web;

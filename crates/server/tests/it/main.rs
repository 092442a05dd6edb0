//! The server as its clients see it, on both engines. Files mirror the URLs (the edge itself is in `tepi`);
//! those about the program (`cadangan`, `layanan`, `mati`, `perintah`) start the real binary.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod alat;
mod authorization;
mod barang;
mod cadangan;
mod curah;
mod curah_acak;
mod dashboard;
mod external;
mod foto_produk;
mod gerak_barang;
mod hak;
mod harga_emas;
mod import_data_pusat;
mod kirim_barang;
mod kontrak;
mod laporan;
mod layanan;
mod logo_toko;
mod mati;
mod model_barang;
mod nota;
mod para_akun_transaksi;
mod para_system;
mod perintah;
mod printer;
mod proses;
mod pulih_mati;
mod rawat;
mod rute_web;
mod sistem;
pub mod socket;
mod stock_opname;
mod tambah_barang;
mod tepi;
mod timbang_baki;
mod tokos;
mod users;

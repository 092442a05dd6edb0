//! The server as its clients see it, on both engines. Files mirror the URLs (the edge itself is in `tepi`);
//! those about the program (`cadangan`, `layanan`, `mati`, `perintah`) start the real binary.

// A test tells its story in order, however long.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::too_many_lines)]

#[allow(dead_code)]
mod alat;
mod authorization;
mod barang;
mod brankas;
mod cadangan;
mod cicilan;
mod curah;
mod dalam;
mod dashboard;
mod demo_penuh;
mod external;
mod foto_produk;
mod gerak_barang;
mod hak;
mod harga_emas;
mod import_data_pusat;
mod jaga_barang;
mod kas_kirim;
mod kas_non_cash;
mod kas_pindah;
mod kas_uang;
mod kirim_barang;
mod kontrak;
mod kupon;
mod lacak;
mod laporan;
mod laporan_niaga;
mod layanan;
mod logo_toko;
mod manual;
mod mati;
mod member;
mod niaga;
mod nota;
mod nota_jumlah;
mod nota_niaga;
mod para_akun_transaksi;
mod para_system;
mod perintah;
mod pesan;
mod pesanan;
mod pindah_masuk;
mod pinjaman;
mod pintu;
mod poin;
mod polos;
mod praorder;
mod printer;
mod proses;
mod pulih_mati;
mod rawat;
mod servis;
mod sistem;
pub mod socket;
mod stock_opname;
mod tambah_barang;
mod tepi;
mod timbang_baki;
mod tokos;
mod tutup_mati;
mod tutup_toko;
mod users;

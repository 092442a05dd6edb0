//! Laporan Neraca Rantai: what the shop has against what it owes and is its own, at the end of a day, of all stores of the chain together.
//! From the sums of each day (`jurnal_saldo`), so that a year costs what its days and accounts do.

use crate::akuntansi::neraca;
use crate::{Laporan, Sumber, kode, rupiah, teks, tgl};
use print::tabel::Kertas;

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl("tgl", "Tanggal")],
    sumber: Sumber::Sql(neraca!(rantai)),
    kolom: &[
        kode("sisi", "Sisi"),
        kode("golongan", "Golongan"),
        kode("nomor_akun", "Nomor Akun"),
        teks("nama_akun", "Nama Akun"),
        rupiah("jumlah", "Jumlah").jumlah(),
    ],
    kelompok: &["sisi", "golongan"],
    kertas: Kertas::Potret,
    total: false,
    pusat: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-neraca-rantai", "Laporan Neraca Rantai")
};

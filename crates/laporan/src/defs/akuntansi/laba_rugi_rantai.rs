//! Laporan Laba Rugi Rantai: income, cost of what was sold and expenses of a period; the sum of all is the profit, of all stores of the chain together.
//! From the sums of each day (`jurnal_saldo`), so that a year costs what its days and accounts do.

use crate::akuntansi::laba_rugi;
use crate::{Laporan, Sumber, kode, rupiah, teks, tgl_dari, tgl_sampai};
use print::tabel::Kertas;

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(laba_rugi!(rantai)),
    kolom: &[
        kode("golongan", "Golongan"),
        kode("nomor_akun", "Nomor Akun"),
        teks("nama_akun", "Nama Akun"),
        rupiah("jumlah", "Jumlah").jumlah(),
    ],
    kelompok: &["golongan"],
    kertas: Kertas::Potret,
    pusat: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-laba-rugi-rantai", "Laporan Laba Rugi Rantai")
};

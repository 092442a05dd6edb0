//! Laporan Neraca Saldo Rantai: every account with what it began with, got and ended with; what has no account stands among them, of all stores of the chain together.
//! From the sums of each day (`jurnal_saldo`), so that a year costs what its days and accounts do.

use crate::akuntansi::neraca_saldo;
use crate::{Laporan, Sumber, kode, rupiah, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(neraca_saldo!(rantai)),
    kolom: &[
        kode("golongan", "Golongan"),
        kode("nomor_akun", "Nomor Akun"),
        teks("nama_akun", "Nama Akun"),
        rupiah("saldo_awal", "Saldo Awal").jumlah(),
        rupiah("debit", "Debit").jumlah(),
        rupiah("kredit", "Kredit").jumlah(),
        rupiah("saldo_akhir", "Saldo Akhir").jumlah(),
    ],
    pusat: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-neraca-saldo-rantai", "Laporan Neraca Saldo Rantai")
};

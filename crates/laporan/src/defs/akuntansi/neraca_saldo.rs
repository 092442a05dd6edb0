//! Laporan Neraca Saldo: every account with what it began with, got and ended with; what has no account stands among them.
//! From the sums of each day (`jurnal_saldo`), so that a year costs what its days and accounts do.

use crate::akuntansi::neraca_saldo;
use crate::{Laporan, Sumber, kode, rupiah, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(neraca_saldo!(toko)),
    kolom: &[
        kode("golongan", "Golongan"),
        kode("nomor_akun", "Nomor Akun"),
        teks("nama_akun", "Nama Akun"),
        rupiah("saldo_awal", "Saldo Awal").jumlah(),
        rupiah("debit", "Debit").jumlah(),
        rupiah("kredit", "Kredit").jumlah(),
        rupiah("saldo_akhir", "Saldo Akhir").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-neraca-saldo", "Laporan Neraca Saldo")
};

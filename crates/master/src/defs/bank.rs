//! Master Bank: banks and what they keep of a card payment (MDR).

use crate::{Master, dipakai, kode, persen, tanda, teks};

pub const MASTER: Master = Master {
    path: "banks",
    daftar: &["banks"],
    kunci: &["kode_bank"],
    kolom: &[
        kode("kode_bank", "Kode Bank", "Kode Bank Tidak Boleh Kosong"),
        teks("nama_bank", "Nama Bank").wajib("Nama Bank Tidak Boleh Kosong"),
        persen("mdr_debit", "Biaya Debet (%)"),
        persen("mdr_credit", "Biaya Credit (%)"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("rekening", "kode_bank", "Rekening")],
    ..Master::new("/master-bank", "Bank", "bank")
};

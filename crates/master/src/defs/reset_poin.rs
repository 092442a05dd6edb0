//! Parameter Reset Poin Member: when points of members start again from nothing.

use crate::{Master, pilihan, tanda, tanggal, teks};

pub const MASTER: Master = Master {
    path: "para-reset-poin",
    daftar: &["para-reset-poin"],
    kunci: &["tgl_reset"],
    kolom: &[
        tanggal("tgl_reset", "Tanggal Reset").wajib("Tanggal Reset Tidak Boleh Kosong").dicari(),
        pilihan("siklus", "Siklus", &["SEKALI", "BULANAN", "TAHUNAN"]).wajib("Siklus Tidak Boleh Kosong"),
        teks("keterangan", "Keterangan").maks(200),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    ..Master::new("/parameter-reset-poin-member", "Reset Poin", "reset_poin")
};

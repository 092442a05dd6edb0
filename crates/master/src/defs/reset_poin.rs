//! Parameter Reset Poin Member: when points of members start again from nothing. It takes what people earned: the owner's.

use crate::{Master, pilihan, tanda, tanggal, teks};

pub const MASTER: Master = Master {
    path: "para-reset-poin",
    daftar: &["para-reset-poin"],
    kunci: &["tgl_reset"],
    kolom: &[
        tanggal("tgl_reset", "Tanggal Reset").wajib("Tanggal Reset Tidak Boleh Kosong").dicari().hanya_own(),
        pilihan("siklus", "Siklus", &["SEKALI", "BULANAN", "TAHUNAN"])
            .wajib("Siklus Tidak Boleh Kosong")
            .hanya_own(),
        teks("keterangan", "Keterangan").maks(200),
        tanda("aktif", "Aktif").bawaan("1").hanya_own(),
    ],
    baris_own: true,
    ..Master::new("/parameter-reset-poin-member", "Reset Poin", "reset_poin")
};

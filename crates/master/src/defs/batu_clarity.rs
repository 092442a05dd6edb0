//! Master Batu Clarity: how free of inclusions a stone is.

use crate::{Master, angka, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "batu-clarity",
    daftar: &["batu-clarity"],
    kunci: &["kode_clarity"],
    kolom: &[
        kode("kode_clarity", "Kode Clarity", "Kode Clarity Tidak Boleh Kosong"),
        teks("nama_clarity", "Nama Clarity").wajib("Nama Clarity Tidak Boleh Kosong").maks(50),
        angka("urutan", "Urutan").bantuan("Dari yang terbaik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("berlian", "kode_clarity", "Parameter Berlian")],
    ..Master::new("/master-batu-clarity", "Batu Clarity", "batu_clarity")
};

//! Master Batu Fluorescence: how a stone glows under ultraviolet light.

use crate::{Master, angka, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "batu-fluorescence",
    daftar: &["batu-fluorescence"],
    kunci: &["kode_fluorescence"],
    kolom: &[
        kode("kode_fluorescence", "Kode Fluorescence", "Kode Fluorescence Tidak Boleh Kosong"),
        teks("nama_fluorescence", "Nama Fluorescence").wajib("Nama Fluorescence Tidak Boleh Kosong").maks(50),
        angka("urutan", "Urutan").bantuan("Dari yang terbaik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    ..Master::new("/master-batu-fluorencence", "Batu Fluorescence", "batu_fluorescence")
};

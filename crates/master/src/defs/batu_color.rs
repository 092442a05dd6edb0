//! Master Batu Color: how colourless a stone is.

use crate::{Master, angka, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "batu-color",
    daftar: &["batu-color"],
    kunci: &["kode_color"],
    kolom: &[
        kode("kode_color", "Kode Color", "Kode Color Tidak Boleh Kosong"),
        teks("nama_color", "Nama Color").wajib("Nama Color Tidak Boleh Kosong").maks(50),
        angka("urutan", "Urutan").bantuan("Dari yang terbaik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("berlian", "kode_color", "Parameter Berlian")],
    ..Master::new("/master-batu-color", "Batu Color", "batu_color")
};

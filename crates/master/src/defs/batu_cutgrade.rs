//! Master Batu Cutgrade: how well a stone is cut.

use crate::{Master, angka, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "batu-cutgrade",
    daftar: &["batu-cutgrade"],
    kunci: &["kode_cutgrade"],
    kolom: &[
        kode("kode_cutgrade", "Kode Cutgrade", "Kode Cutgrade Tidak Boleh Kosong"),
        teks("nama_cutgrade", "Nama Cutgrade").wajib("Nama Cutgrade Tidak Boleh Kosong").maks(50),
        angka("urutan", "Urutan").bantuan("Dari yang terbaik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    ..Master::new("/master-batu-cutgrade", "Batu Cutgrade", "batu_cutgrade")
};

//! Master Batu Polish: how well the facets are polished.

use crate::{Master, angka, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "batu-polish",
    daftar: &["batu-polish"],
    kunci: &["kode_polish"],
    kolom: &[
        kode("kode_polish", "Kode Polish", "Kode Polish Tidak Boleh Kosong"),
        teks("nama_polish", "Nama Polish").wajib("Nama Polish Tidak Boleh Kosong").maks(50),
        angka("urutan", "Urutan").bantuan("Dari yang terbaik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    ..Master::new("/master-batu-polish", "Batu Polish", "batu_polish")
};

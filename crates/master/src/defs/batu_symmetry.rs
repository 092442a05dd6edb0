//! Master Batu Symmetry: how even the facets are.

use crate::{Master, angka, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "batu-symmetry",
    daftar: &["batu-symmetry"],
    kunci: &["kode_symmetry"],
    kolom: &[
        kode("kode_symmetry", "Kode Symmetry", "Kode Symmetry Tidak Boleh Kosong"),
        teks("nama_symmetry", "Nama Symmetry").wajib("Nama Symmetry Tidak Boleh Kosong").maks(50),
        angka("urutan", "Urutan").bantuan("Dari yang terbaik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    ..Master::new("/master-batu-symetry", "Batu Symmetry", "batu_symmetry")
};

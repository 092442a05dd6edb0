//! Master Batu Shape: the outline of a stone.

use crate::{Master, angka, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "batu-shape",
    daftar: &["batu-shape"],
    kunci: &["kode_shape"],
    kolom: &[
        kode("kode_shape", "Kode Shape", "Kode Shape Tidak Boleh Kosong"),
        teks("nama_shape", "Nama Shape").wajib("Nama Shape Tidak Boleh Kosong").maks(50),
        angka("urutan", "Urutan").bantuan("Dari yang terbaik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("berlian", "kode_shape", "Parameter Berlian")],
    ..Master::new("/master-batu-shape", "Batu Shape", "batu_shape")
};

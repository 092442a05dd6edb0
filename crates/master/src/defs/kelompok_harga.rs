//! Master Kelompok Harga: groups of goods that the global reports sum up under one price.

use crate::{Master, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "kelompok-harga",
    daftar: &["kelompok-harga"],
    kunci: &["kelompok_harga"],
    kolom: &[
        kode("kelompok_harga", "Kelompok Harga", "Kelompok Harga Tidak Boleh Kosong"),
        teks("nama_kelompok", "Nama Kelompok").wajib("Nama Kelompok Tidak Boleh Kosong").maks(50),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("group_barang", "kelompok_harga", "Group")],
    ..Master::new("/master-kelompok-harga", "Kelompok Harga", "kelompok_harga")
};

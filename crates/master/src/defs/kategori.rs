//! Master Kategori: the broadest division of goods (gold, bullion, diamonds, accessories).

use crate::{Master, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    daftar: &["kategori/get/all"],
    kunci: &["kode_kategori"],
    kolom: &[
        kode("kode_kategori", "Kode Kategori", "Kode Kategori Tidak Boleh Kosong"),
        teks("nama_kategori", "Nama Kategori").wajib("Nama Kategori Tidak Boleh Kosong").maks(50),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[
        dipakai("group_barang", "kode_kategori", "Group"),
        dipakai("potongan", "kode_kategori", "Potongan"),
    ],
    ..Master::new("/master-kategori", "Kategori", "kategori")
};

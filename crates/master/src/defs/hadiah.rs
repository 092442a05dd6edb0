//! Master Data Hadiah: gifts for points.

use crate::{Master, angka, kode, tanda, teks};

pub const MASTER: Master = Master {
    daftar: &["hadiah/get/all"],
    kunci: &["kode_hadiah"],
    kolom: &[
        kode("kode_hadiah", "Kode Hadiah", "Kode Hadiah Tidak Boleh Kosong"),
        teks("nama_hadiah", "Nama Hadiah").wajib("Nama Hadiah Tidak Boleh Kosong"),
        angka("point", "Point").positif("Point Tidak Boleh Kosong"),
        angka("stock", "Stock"),
        teks("keterangan", "Keterangan").maks(200).di_formulir(),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    ..Master::new("/master-data-hadiah", "Hadiah", "hadiah")
};

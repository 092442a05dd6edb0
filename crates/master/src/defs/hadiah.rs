//! Master Data Hadiah: gifts for points. How many points one costs is the owner's to say.

use crate::{Dipakai, Master, angka, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    daftar: &["hadiah/get/all"],
    kunci: &["kode_hadiah"],
    kolom: &[
        kode("kode_hadiah", "Kode Hadiah", "Kode Hadiah Tidak Boleh Kosong"),
        teks("nama_hadiah", "Nama Hadiah").wajib("Nama Hadiah Tidak Boleh Kosong"),
        angka("point", "Point").positif("Point Tidak Boleh Kosong").hanya_own(),
        angka("stock", "Stock").sistem().bantuan("Dari buku hadiah: penerimaan, penukaran dan hasil hitung"),
        teks("keterangan", "Keterangan").maks(200).di_formulir(),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    baris_own: true,
    dipakai: &[Dipakai { bila: "qty <> 0", ..dipakai("saldo_hadiah", "kode_hadiah", "Stock Hadiah") }],
    ..Master::new("/master-data-hadiah", "Hadiah", "hadiah")
};

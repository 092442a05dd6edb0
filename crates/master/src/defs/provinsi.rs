//! Provinces of Indonesia, one list for the chain. The specification gives them no screen; the right to the
//! store settings writes them.

use crate::{Lingkup, Master, dipakai, kode, teks};

pub const MASTER: Master = Master {
    tanpa_layar: "provinsi",
    lingkup: Lingkup::Rantai,
    path: "provinces",
    daftar: &["provinces"],
    kunci: &["kode_provinsi"],
    kolom: &[
        kode("kode_provinsi", "Kode Provinsi", "Kode Provinsi Tidak Boleh Kosong"),
        teks("nama_provinsi", "Nama Provinsi").wajib("Nama Provinsi Tidak Boleh Kosong"),
    ],
    dipakai: &[dipakai("kota", "kode_provinsi", "Kota")],
    ..Master::new("/settingtoko", "Provinsi", "provinsi")
};

//! Cities and regencies, each in its province; one list for the chain, without a screen of its own.

use crate::{Lingkup, Master, Saring, kode, rujuk, teks};

pub const MASTER: Master = Master {
    tanpa_layar: "kota",
    lingkup: Lingkup::Rantai,
    daftar: &["kota"],
    kunci: &["kode_kota"],
    kolom: &[
        kode("kode_kota", "Kode Kota", "Kode Kota Tidak Boleh Kosong"),
        teks("nama_kota", "Nama Kota").wajib("Nama Kota Tidak Boleh Kosong"),
        rujuk("kode_provinsi", "Kode Provinsi", "provinsi").wajib("Kode Provinsi Tidak Boleh Kosong"),
    ],
    saringan: &[("kota/get/by-kode-provinsi/{code}", Saring::Jalur("kode_provinsi"))],
    ..Master::new("/settingtoko", "Kota", "kota")
};

//! Master Warna: colours of gold.

use crate::{Master, kode, teks};

pub const MASTER: Master = Master {
    daftar: &["warna"],
    kunci: &["kode_warna"],
    kolom: &[
        kode("kode_warna", "Kode Warna", "Kode Warna Tidak Boleh Kosong"),
        teks("nama_warna", "Warna").wajib("Warna Tidak Boleh Kosong").maks(50),
    ],
    ..Master::new("/master-warna", "Warna", "warna")
};

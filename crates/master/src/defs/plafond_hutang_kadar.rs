//! Plafond Kadar Hutang: which part of the value of a piece is lent, by its purity.

use crate::{Master, persen, rujuk};

pub const MASTER: Master = Master {
    path: "plafond-hutang-kadar",
    daftar: &["plafond-hutang-kadar"],
    kunci: &["kode_kadar"],
    kolom: &[
        rujuk("kode_kadar", "Kode Kadar", "master-kadar").wajib("Kode Kadar Tidak Boleh Kosong"),
        persen("ltv", "Plafond (%)").positif("Plafond Tidak Boleh Kosong").bawaan("70.00"),
    ],
    bersejarah: true,
    ..Master::new("/plafond-kadar-hutang", "Plafond Kadar Hutang", "plafond_hutang_kadar")
};

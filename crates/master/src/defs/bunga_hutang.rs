//! Parameter Bunga Hutang: interest for 30 days by the principal, and how the days are counted.

use crate::{Master, Rentang, angka, persen, rupiah};

pub const MASTER: Master = Master {
    path: "para-bunga-hutang",
    daftar: &["para-bunga-hutang"],
    kunci: &["min_rp"],
    kolom: &[
        rupiah("min_rp", "Pokok Dari"),
        rupiah("max_rp", "Pokok Sampai").positif("Pokok Sampai Tidak Boleh Kosong"),
        persen("bunga", "Bunga (% per 30 hari)"),
        persen("denda", "Denda (% per 30 hari)")
            .bantuan("Untuk setiap 30 hari yang dimulai setelah jatuh tempo"),
        angka("min_hari", "Minimum Hari").antara(0, 365).bawaan("1").di_formulir(),
        angka("blok_hari", "Blok Hari").antara(1, 365).bawaan("1").bantuan("1, 15, atau 30").di_formulir(),
        angka("grace_hari", "Bebas Bunga (hari)").antara(0, 365).di_formulir(),
    ],
    bersejarah: true,
    rentang: Some(Rentang { dari: "min_rp", sampai: "max_rp", per: &[] }),
    ..Master::new("/parameter-bunga-hutang", "Bunga Hutang", "bunga_hutang")
};

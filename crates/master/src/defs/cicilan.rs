//! Parameter Cicilan: the instalment plans the shop offers.

use crate::{Master, angka, kode, persen, rupiah, tanda};

pub const MASTER: Master = Master {
    path: "para-cicilan",
    daftar: &["para-cicilan"],
    kunci: &["kode_cicilan"],
    kolom: &[
        kode("kode_cicilan", "Kode Cicilan", "Kode Cicilan Tidak Boleh Kosong"),
        angka("tenor", "Tenor (bulan)").positif("Tenor Tidak Boleh Kosong").antara(1, 120),
        persen("dp_persen", "Uang Muka (%)"),
        persen("bunga_persen", "Bunga (% per bulan)"),
        rupiah("denda", "Denda per Hari"),
        rupiah("biaya", "Biaya"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    bersejarah: true,
    ..Master::new("/parameter-cicilan", "Cicilan", "cicilan")
};

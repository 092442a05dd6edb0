//! Jenis Batu: kinds of stones.

use crate::{Master, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "jenis-batu",
    daftar: &["jenis-batu"],
    kunci: &["kode_jenis_batu"],
    kolom: &[
        kode("kode_jenis_batu", "Kode Jenis Batu", "Kode Jenis Batu Tidak Boleh Kosong"),
        teks("nama_jenis_batu", "Nama Jenis Batu").wajib("Nama Jenis Batu Tidak Boleh Kosong").maks(50),
        tanda("is_berlian", "Berlian").bawaan("1"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("berlian", "kode_jenis_batu", "Parameter Berlian")],
    ..Master::new("/jenis-batu", "Jenis Batu", "jenis_batu")
};

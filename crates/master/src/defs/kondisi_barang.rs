//! Master Kondisi Barang: why a piece is taken out of the stock for melting.

use crate::{Master, teks};

pub const MASTER: Master = Master {
    path: "parakondisi",
    daftar: &["parakondisi/get/all"],
    kunci: &["kondisi_barang"],
    kolom: &[
        teks("kondisi_barang", "Kondisi Barang").wajib("Kondisi Barang Tidak Boleh Kosong").maks(50),
        teks("keterangan", "Keterangan").maks(200),
    ],
    ..Master::new("/master-kondisi-barang", "Kondisi Barang", "kondisi_barang")
};

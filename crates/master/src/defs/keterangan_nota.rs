//! Parameter Keterangan Nota: the lines printed under each kind of nota.

use crate::{Master, angka, pilihan, teks_kecil};

pub const MASTER: Master = Master {
    path: "keterangan-nota",
    daftar: &["keterangan-nota"],
    kunci: &["jenis_nota", "urutan"],
    kolom: &[
        pilihan(
            "jenis_nota",
            "Jenis Nota",
            &[
                "PENJUALAN",
                "PENJUALAN TUA",
                "PENJUALAN BERLIAN",
                "PENJUALAN_MANUAL",
                "PEMBELIAN",
                "PESANAN",
                "SERVICE",
                "TITIPAN",
                "HUTANG",
                "CICILAN",
                "PRE ORDER",
            ],
        )
        .wajib("Jenis Nota Tidak Boleh Kosong"),
        angka("urutan", "Urutan").antara(1, 99).bawaan("1"),
        teks_kecil("keterangan", "Keterangan").wajib("Keterangan Tidak Boleh Kosong").maks(250),
    ],
    ..Master::new("/master-parameter-keterangan-nota", "Keterangan Nota", "keterangan_nota")
};

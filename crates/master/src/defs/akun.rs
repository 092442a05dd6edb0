//! The chart of accounts. It has no screen of its own: it is kept beside the journals, on Parameter Akun.

use crate::{Master, dipakai, kode, pilihan, teks};

pub const MASTER: Master = Master {
    tanpa_layar: "akun",
    path: "akuns",
    daftar: &["akuns"],
    kunci: &["nomor_akun"],
    kolom: &[
        kode("nomor_akun", "Nomor Akun", "Nomor Akun Tidak Boleh Kosong"),
        teks("nama_akun", "Nama Akun").wajib("Nama Akun Tidak Boleh Kosong").maks(60),
        pilihan("golongan", "Golongan", &["ASET", "KEWAJIBAN", "MODAL", "PENDAPATAN", "HPP", "BEBAN"])
            .wajib("Golongan Tidak Boleh Kosong"),
    ],
    dipakai: &[dipakai("para_akun_detail", "nomor_akun", "Parameter Akun")],
    ..Master::new("/parameter-akun", "Akun", "akun")
};

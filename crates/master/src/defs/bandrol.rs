//! Master Bandrol: tags and what they weigh; only the weighing of trays asks for it.

use crate::{Master, berat, dipakai, kode, tanda, teks};

pub const MASTER: Master = Master {
    path: "parabandrol",
    daftar: &["parabandrol/get/all"],
    kunci: &["kode_bandrol"],
    kolom: &[
        kode("kode_bandrol", "Kode Bandrol", "Kode Bandrol Tidak Boleh Kosong"),
        teks("nama_bandrol", "Nama Bandrol").wajib("Nama Bandrol Tidak Boleh Kosong").maks(50),
        berat("berat_bandrol", "Berat Bandrol"),
        berat("berat_plastik", "Berat Plastik"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("jenis", "kode_bandrol", "Jenis")],
    ..Master::new("/master-bandrol", "Bandrol", "bandrol")
};

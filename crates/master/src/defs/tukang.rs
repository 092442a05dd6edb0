//! Master Tukang: craftsmen, who get gold to work on and may lose a little of it.

use crate::{Master, berat, kode, persen, tanda, teks, telepon};

pub const MASTER: Master = Master {
    daftar: &["tukang/get/all"],
    kunci: &["kode_tukang"],
    kolom: &[
        kode("kode_tukang", "Kode Tukang", "Kode Tukang Tidak Boleh Kosong"),
        teks("nama_tukang", "Nama Tukang").wajib("Nama Tukang Tidak Boleh Kosong").maks(50).hanya_own(),
        telepon("no_hp", "No Handphone"),
        teks("alamat", "Alamat").maks(200).di_formulir(),
        teks("keahlian", "Keahlian").maks(100),
        persen("toleransi_susut", "Toleransi Susut (%)")
            .bantuan("Susut berat murni yang masih wajar")
            .hanya_own(),
        berat("batas_murni", "Batas Emas (g murni)")
            .bantuan("Emas murni yang boleh dipegang; 0 ikut setting toko")
            .hanya_own(),
        tanda("aktif", "Aktif").bawaan("1").hanya_own(),
    ],
    baris_own: true,
    ..Master::new("/master-tukang", "Tukang", "tukang")
};

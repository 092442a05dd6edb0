//! Master Pelebur: refiners, who melt for the shop and buy refined gold. A business pays PPh 22 on top of the price.

use crate::{Master, kode, tanda, teks, telepon};

pub const MASTER: Master = Master {
    daftar: &["pelebur/get/all"],
    kunci: &["kode_pelebur"],
    kolom: &[
        kode("kode_pelebur", "Kode Pelebur", "Kode Pelebur Tidak Boleh Kosong"),
        teks("nama_pelebur", "Nama Pelebur").wajib("Nama Pelebur Tidak Boleh Kosong").maks(50).hanya_own(),
        telepon("no_hp", "No Handphone"),
        teks("alamat", "Alamat").maks(200).di_formulir(),
        teks("npwp", "NPWP").maks(30).di_formulir(),
        tanda("is_badan", "Badan Usaha").bantuan("Dipungut PPh 22 saat membeli ciok").hanya_own(),
        tanda("aktif", "Aktif").bawaan("1").hanya_own(),
    ],
    baris_own: true,
    ..Master::new("/master-pelebur", "Pelebur", "pelebur")
};

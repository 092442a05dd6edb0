//! Parameter Rugi Nota: what a piece loses against its nota when it is bought back, by the age of the nota.

use crate::{Master, Rentang, angka, nilai, pilihan, rujuk};

pub const MASTER: Master = Master {
    path: "ruginota",
    daftar: &["ruginota/get/all"],
    kunci: &["kode_group", "hari_dari"],
    kolom: &[
        rujuk("kode_group", "Kode Group", "master-group").wajib("Kode Group Tidak Boleh Kosong").hanya_own(),
        angka("hari_dari", "Hari Dari").antara(0, 36_500).hanya_own(),
        angka("hari_sampai", "Hari Sampai")
            .antara(0, 36_500)
            .bawaan("")
            .wajib("Hari Sampai Tidak Boleh Kosong")
            .hanya_own(),
        pilihan("jenis", "Jenis", &["PERSEN", "RP_GRAM", "RP_PCS"])
            .wajib("Jenis Tidak Boleh Kosong")
            .hanya_own(),
        nilai("nilai", "Nilai", "jenis").hanya_own(),
    ],
    bersejarah: true,
    baris_own: true,
    rentang: Some(Rentang { dari: "hari_dari", sampai: "hari_sampai", per: &["kode_group"] }),
    ..Master::new("/master-parameter-rugi-nota", "Rugi Nota", "rugi_nota")
};

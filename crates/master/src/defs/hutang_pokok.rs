//! Parameter Hutang Pokok: the principal lent on a gram of each group, where the shop does not lend by the price of gold.

use crate::{Master, rujuk, rupiah};

pub const MASTER: Master = Master {
    path: "para-hutang-pokok",
    daftar: &["para-hutang-pokok"],
    kunci: &["kode_group"],
    kolom: &[
        rujuk("kode_group", "Kode Group", "master-group").wajib("Kode Group Tidak Boleh Kosong"),
        rupiah("jumlah_rp", "Jumlah Rp").positif("Jumlah Rp Tidak Boleh Kosong"),
    ],
    bersejarah: true,
    ..Master::new("/parameter-hutang-pokok", "Hutang Pokok", "hutang_pokok")
};

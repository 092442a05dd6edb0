//! Parameter Bonus Sales: what a sales person gets for a sale, by group.

use crate::{Master, nilai, pilihan, rujuk};

pub const MASTER: Master = Master {
    path: "para-bonus-sales",
    daftar: &["para-bonus-sales"],
    kunci: &["kode_group"],
    kolom: &[
        rujuk("kode_group", "Kode Group", "master-group").wajib("Kode Group Tidak Boleh Kosong"),
        pilihan("jenis_bonus", "Jenis Bonus", &["RP_GRAM", "RP_PCS", "PERSEN"])
            .wajib("Jenis Bonus Tidak Boleh Kosong"),
        nilai("bonus", "Bonus", "jenis_bonus").positif("Bonus Tidak Boleh Kosong"),
    ],
    bersejarah: true,
    ..Master::new("/parameter-bonus-sales", "Bonus Sales", "bonus_sales")
};

//! Parameter Jenis Group: TUA and MUDA, high and low purity, and the nota each is sold with.

use crate::{Master, dipakai, pilihan, tanda, teks};

pub const MASTER: Master = Master {
    path: "para-jenis-group",
    daftar: &["para-jenis-group"],
    kunci: &["jenis_group"],
    kolom: &[
        pilihan("jenis_group", "Jenis Group", &["TUA", "MUDA"]).wajib("Jenis Group Tidak Boleh Kosong"),
        teks("nama_jenis_group", "Nama Jenis Group").wajib("Nama Jenis Group Tidak Boleh Kosong").maks(50),
        pilihan("jenis_nota", "Jenis Nota", &["PENJUALAN", "PENJUALAN TUA"])
            .wajib("Jenis Nota Tidak Boleh Kosong")
            .bantuan("Nota yang dicetak untuk penjualan barang dari group ini"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("group_barang", "jenis_group", "Group")],
    ..Master::new("/master-parameter-jenis-group", "Jenis Group", "jenis_group")
};

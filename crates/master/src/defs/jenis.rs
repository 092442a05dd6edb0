//! Master Jenis: rings, necklaces … of one group, with the losses of weight that are still normal for them.

use crate::{
    Master, Saring, berat, dipakai, dipakai_barang, dipakai_curah, kode, persen, rujuk, tanda, teks,
};

pub const MASTER: Master = Master {
    daftar: &["jenis/get/all"],
    kunci: &["kode_dept"],
    kolom: &[
        kode("kode_dept", "Kode Jenis", "Kode Jenis Tidak Boleh Kosong"),
        teks("nama_dept", "Nama Jenis").wajib("Nama Jenis Tidak Boleh Kosong").maks(50),
        rujuk("kode_group", "Kode Group", "master-group").wajib("Kode Group Tidak Boleh Kosong"),
        rujuk("kode_bandrol", "Kode Bandrol", "master-bandrol").di_formulir(),
        berat("toleransi_gram", "Toleransi Susut (gram)").bawaan("0.020").di_formulir(),
        persen("toleransi_susut", "Toleransi Susut (%)")
            .bawaan("1.00")
            .bantuan("Yang berlaku adalah yang lebih besar dari gram dan persen")
            .di_formulir(),
        persen("toleransi_cuci", "Toleransi Cuci (%)").bawaan("1.00").di_formulir(),
        persen("toleransi_lebur", "Toleransi Lebur (%)").bawaan("2.00").di_formulir(),
        tanda("wajib_foto", "Wajib Foto").bantuan("Barang jenis ini difoto saat opname").di_formulir(),
        tanda("aktif", "Aktif").bawaan("1").bantuan("Yang tidak aktif tidak dipilih lagi untuk barang baru."),
    ],
    dipakai: &[
        dipakai("ongkos", "kode_dept", "Ongkos"),
        dipakai_barang("kode_dept"),
        dipakai_curah("kode_dept"),
    ],
    saringan: &[(
        "jenis/get/berlian",
        Saring::Sql(
            "kode_group IN (SELECT g.kode_group FROM group_barang g \
             WHERE g.toko = jenis.toko AND g.is_berlian = 1 AND g.dihapus = 0)",
        ),
    )],
    ..Master::new("/master-jenis", "Jenis", "jenis")
};

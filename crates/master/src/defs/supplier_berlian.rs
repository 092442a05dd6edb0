//! Master Supplier Berlian: who diamonds come from; one list for the chain.

use crate::{Lingkup, Master, kode, tanda, teks, telepon};

pub const MASTER: Master = Master {
    lingkup: Lingkup::Rantai,
    path: "supplier-berlian",
    daftar: &["supplier-berlian"],
    kunci: &["kode_supplier"],
    kolom: &[
        kode("kode_supplier", "Kode Supplier", "Kode Supplier Tidak Boleh Kosong"),
        teks("nama_supplier", "Nama Supplier").wajib("Nama Supplier Tidak Boleh Kosong"),
        teks("alamat", "Alamat").maks(200),
        telepon("no_hp", "No Handphone"),
        teks("negara", "Negara").maks(50).di_formulir(),
        tanda("is_consignment", "Konsinyasi").bantuan("Barang titipan: milik supplier sampai terjual"),
        tanda("is_faktur", "Memberi Faktur Pajak").di_formulir(),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    ..Master::new("/master-supplier-berlian", "Supplier Berlian", "supplier_berlian")
};

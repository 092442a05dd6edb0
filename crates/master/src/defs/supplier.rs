//! Master Supplier: who goods are bought from; one list for the chain.

use crate::{Lingkup, Master, dipakai_barang, kode, tanda, teks, telepon};

pub const MASTER: Master = Master {
    lingkup: Lingkup::Rantai,
    path: "supplier-barang",
    daftar: &["supplier-barang"],
    kunci: &["kode_supplier"],
    kolom: &[
        kode("kode_supplier", "Kode Supplier", "Kode Supplier Tidak Boleh Kosong"),
        teks("nama_supplier", "Nama Supplier").wajib("Nama Supplier Tidak Boleh Kosong"),
        teks("alamat", "Alamat").maks(200),
        telepon("no_hp", "No Handphone"),
        teks("npwp", "NPWP").maks(30).di_formulir(),
        tanda("is_faktur", "Memberi Faktur Pajak").bantuan("Menentukan tarif PPN saat barangnya dijual"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai_barang("supplier_barang")],
    ..Master::new("/master-supplier", "Supplier", "supplier_barang")
};

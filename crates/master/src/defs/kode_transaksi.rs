//! Master Kode Transaksi: the categories under which cash and bank money come in and go out.

use crate::{Master, dipakai, kode, pilihan, tanda, teks};

pub const MASTER: Master = Master {
    path: "paratransaksi",
    daftar: &["paratransaksi/get/all"],
    kunci: &["kode_transaksi"],
    kolom: &[
        kode("kode_transaksi", "Kode Transaksi", "Kode Transaksi Tidak Boleh Kosong"),
        teks("nama_transaksi", "Nama Transaksi").wajib("Nama Transaksi Tidak Boleh Kosong").maks(50),
        pilihan("jenis", "Jenis", &["MASUK", "KELUAR"]).wajib("Jenis Tidak Boleh Kosong"),
        pilihan("tempat", "Tempat", &["KAS", "BANK", "KEDUANYA"]).bawaan("KEDUANYA"),
        tanda("butuh_otorisasi", "Butuh Otorisasi").hanya_own(),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[
        dipakai("buku_kas", "kategori", "Mutasi Kas"),
        dipakai("buku_bank", "kategori", "Mutasi Bank"),
    ],
    ..Master::new("/master-kode-transaksi", "Kode Transaksi", "kode_transaksi")
};

//! Master Sales: who sells.

use crate::{Master, dipakai, kode, pengguna, tanda, tanggal, teks, telepon};

pub const MASTER: Master = Master {
    daftar: &["sales/get/all"],
    kunci: &["kode_sales"],
    kolom: &[
        kode("kode_sales", "Kode Sales", "Kode Sales Tidak Boleh Kosong"),
        teks("nama_sales", "Nama Sales").wajib("Nama Sales Tidak Boleh Kosong").maks(50),
        telepon("no_hp", "No Handphone"),
        teks("alamat", "Alamat").maks(200).di_formulir(),
        tanggal("tgl_masuk", "Tanggal Masuk").di_formulir(),
        pengguna("user_id", "User")
            .unik()
            .bantuan("Akun yang dipakainya di kasir: sales ini terisi sendiri saat ia melayani."),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[
        dipakai("faktur", "kode_sales", "Nota"),
        dipakai("manual", "kode_sales", "Nota Manual"),
        dipakai("titipan", "kode_sales", "Titipan"),
    ],
    ..Master::new("/master-sales", "Sales", "sales")
};

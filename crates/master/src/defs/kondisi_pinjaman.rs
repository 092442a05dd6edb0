//! Master Kondisi Pinjaman: the state of a pledged piece and what it takes off the appraisal.

use crate::{Master, nilai, pilihan, tanda, teks};

pub const MASTER: Master = Master {
    path: "parapinjaman",
    daftar: &["parapinjaman/get/all"],
    kunci: &["kondisi"],
    kolom: &[
        teks("kondisi", "Kondisi").wajib("Kondisi Tidak Boleh Kosong").maks(50),
        pilihan("jenis_potongan", "Jenis Potongan", &["PERSEN", "RP_GRAM", "RP_PCS"]).bawaan("PERSEN"),
        nilai("potongan", "Potongan Taksiran", "jenis_potongan"),
        tanda("butuh_otorisasi", "Butuh Otorisasi"),
    ],
    bersejarah: true,
    ..Master::new("/master-kondisi-pinjaman", "Kondisi Pinjaman", "kondisi_pinjaman")
};

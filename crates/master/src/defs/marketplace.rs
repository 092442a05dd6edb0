//! Master Marketplace: where the shop sells on the web, what it costs, and where the money arrives.

use crate::{Master, dipakai, kode, persen, rujuk, tanda, teks};

pub const MASTER: Master = Master {
    daftar: &["marketplace"],
    kunci: &["kode_marketplace"],
    kolom: &[
        kode("kode_marketplace", "Kode Marketplace", "Kode Marketplace Tidak Boleh Kosong"),
        teks("nama_marketplace", "Nama Marketplace").wajib("Nama Marketplace Tidak Boleh Kosong").maks(50),
        persen("biaya", "Biaya (%)"),
        rujuk("no_rekening", "No Rekening", "master-rekening"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[
        dipakai("faktur", "kode_marketplace", "Nota"),
        dipakai("kirim", "kode_marketplace", "Kiriman"),
    ],
    ..Master::new("/master-marketplace", "Marketplace", "marketplace")
};

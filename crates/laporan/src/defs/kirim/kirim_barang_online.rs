//! Laporan Kirim Barang Online: pieces sent for the online store, with marketplace and waybill.

use crate::kirim::laporan_kirim;
use crate::{JenisSaring, Laporan, kode, saring};

pub const LAPORAN: Laporan = laporan_kirim!(
    "/laporan-kirim-barang-online",
    "Laporan Kirim Barang Online",
    saringan: [saring("kode_marketplace", "Marketplace", JenisSaring::Rujuk("master-marketplace"))],
    pilih: "k.kode_marketplace, k.no_resi, ",
    kolom: [kode("kode_marketplace", "Marketplace"), kode("no_resi", "No Resi")],
    syarat: "k.jenis = 'ONLINE'[[kode_marketplace| AND k.kode_marketplace = :kode_marketplace]]"
);

//! Laporan Stock Opname RFID: as Laporan Stock Opname, of the counts by reader.

use crate::hitung_stock_opname::{KELAS, KOLOM, sql};
use crate::{JenisSaring, Laporan, Sumber, saring, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kelas", "Kelas", JenisSaring::Pilihan(KELAS)),
        saring("kode_gudang", "Gudang", JenisSaring::Rujuk("master-gudang")),
        saring("no_opname", "No Opname", JenisSaring::Teks),
    ],
    sumber: Sumber::Sql(sql!("= 'RFID'")),
    kolom: KOLOM,
    kelompok: &["no_opname"],
    tanda_tangan: &["Penghitung", "Saksi", "Pemilik"],
    ..Laporan::new("/laporan-stock-opname-rfid", "Laporan Stock Opname RFID")
};

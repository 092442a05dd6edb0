//! Laporan Stock Opname Global: as Laporan Stock Opname, of the counts of the whole store. Such a count is of no tray and no
//! receipt: warehouse and tray are those of the piece, where it was found and else where it should be.

use crate::hitung_stock_opname::{KELAS, KOLOM, sql};
use crate::{JenisSaring, Kolom, Laporan, Sumber, saring, tgl_dari, tgl_sampai};

/// All columns but the last, which names a receipt.
const TANPA_PENERIMAAN: &[Kolom] = KOLOM.split_at(KOLOM.len() - 1).0;

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kelas", "Kelas", JenisSaring::Pilihan(KELAS)),
        saring("kode_gudang", "Gudang", JenisSaring::Rujuk("master-gudang")),
        saring("no_opname", "No Opname", JenisSaring::Teks),
    ],
    sumber: Sumber::Sql(sql!(
        "= 'GLOBAL'",
        "COALESCE((SELECT k.kode_gudang FROM baki k WHERE k.toko = o.toko AND k.kode_baki = h.baki_scan), h.gudang_buku) \
         AS kode_gudang, CASE WHEN h.baki_scan = '' THEN h.baki_buku ELSE h.baki_scan END AS kode_baki"
    )),
    kolom: TANPA_PENERIMAAN,
    kelompok: &["no_opname"],
    tanda_tangan: &["Penghitung", "Saksi", "Pemilik"],
    ..Laporan::new("/laporan-stock-opname-global", "Laporan Stock Opname Global")
};

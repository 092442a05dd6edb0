//! Laporan Stock Cuci Manual: wash stock that came without barcodes. What was taken back comes off on the day it was.

use crate::{Laporan, Sumber, angka, berat, kode, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET stock-sepuh-manual/reports"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(
        "WITH dok AS (SELECT d.no_tambah_stock AS asal, d.no_tambah_stock, d.tgl_system, d.waktu, d.oleh, d.sumber, d.keterangan, \
         d.disetujui, 1 AS tanda FROM stock_cuci d WHERE d.toko = :toko AND d.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
         SELECT d.no_tambah_stock, b.no_batal, b.tgl_system, b.waktu, b.oleh, d.sumber, 'BATAL ' || d.no_tambah_stock || ' ' || b.alasan, \
         b.disetujui, -1 FROM batal_sepuhan b JOIN stock_cuci d ON d.toko = b.toko AND d.no_tambah_stock = b.no_dok \
         WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to) \
         SELECT d.no_tambah_stock, d.tgl_system, substr(d.waktu, 12, 8) AS jam, r.kode_group, r.kode_dept, r.qty * d.tanda AS qty, \
         r.berat * d.tanda AS berat, d.sumber, d.keterangan, d.oleh, d.disetujui FROM dok d JOIN stock_cuci_baris r \
         ON r.toko = :toko AND r.no_tambah_stock = d.asal ORDER BY d.tgl_system, d.waktu, d.no_tambah_stock, r.baris",
    ),
    kolom: &[
        kode("no_tambah_stock", "No Tambah Stock"),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("kode_group", "Kategori"),
        kode("kode_dept", "Jenis"),
        angka("qty", "Jumlah").jumlah(),
        berat("berat", "Berat").jumlah(),
        kode("sumber", "Sumber"),
        teks("keterangan", "Keterangan"),
        kode("oleh", "Input By"),
        kode("disetujui", "Disetujui"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-stock-cuci-manual", "Laporan Stock Cuci Manual")
};

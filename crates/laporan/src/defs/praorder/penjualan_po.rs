//! Laporan Penjualan PO: what was sold for pre-orders in the days, against what was paid for them. A sale that was taken back is
//! not among them.

use crate::{Laporan, Sumber, angka, barcode, berat, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pre-order/reports-penjualan"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(
        "SELECT x.no_po, x.tgl_system, x.nama_customer, x.kode_marketplace, x.no_order, x.no_rekening, x.deskripsi, x.qty_estimasi, \
         x.qty_input, x.berat_estimasi, x.berat_input, x.harga_total, x.harga_penjualan, x.refund, j.no_faktur_group, j.kode_barcode, \
         j.nama_barang, j.berat, j.harga_total AS harga_jual FROM (\
         SELECT p.toko, p.no_po, MAX(s.tgl_system) AS tgl_system, p.nama_customer, p.kode_marketplace, p.no_order, p.no_rekening, p.deskripsi, \
         p.qty_estimasi, CAST(SUM(d.qty) AS BIGINT) AS qty_input, p.berat_estimasi, CAST(SUM(d.berat) AS BIGINT) AS berat_input, \
         p.harga_total, CAST(SUM(d.harga_total) AS BIGINT) AS harga_penjualan, k.refund FROM faktur_sumber s \
         JOIN praorder p ON p.toko = s.toko AND p.no_po = s.no_sumber JOIN praorder_kini k ON k.toko = p.toko AND k.no_po = p.no_po \
         JOIN jual d ON d.toko = s.toko AND d.no_faktur_group = s.no_faktur_group \
         WHERE s.toko = :toko AND s.tgl_system BETWEEN :tgl_from AND :tgl_to AND NOT EXISTS (SELECT 1 FROM faktur_batal z \
         WHERE z.toko = s.toko AND z.no_faktur_group = s.no_faktur_group) \
         GROUP BY p.toko, p.no_po, p.nama_customer, p.kode_marketplace, p.no_order, p.no_rekening, p.deskripsi, p.qty_estimasi, \
         p.berat_estimasi, p.harga_total, k.refund) x \
         JOIN faktur_sumber s ON s.toko = x.toko AND s.no_sumber = x.no_po AND s.tgl_system BETWEEN :tgl_from AND :tgl_to \
         JOIN jual j ON j.toko = s.toko AND j.no_faktur_group = s.no_faktur_group \
         WHERE NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko AND z.no_faktur_group = s.no_faktur_group) \
         ORDER BY x.tgl_system, x.no_po, j.no_faktur_group, j.baris",
    ),
    kolom: &[
        kode("no_po", "No PO"),
        tanggal("tgl_system", "Tanggal"),
        teks("nama_customer", "Nama Customer"),
        kode("kode_marketplace", "Marketplace").tanpa_kertas(),
        kode("no_order", "No Order").tanpa_kertas(),
        kode("no_rekening", "No Rekening"),
        teks("deskripsi", "Deskripsi"),
        angka("qty_estimasi", "Qty Estimasi").jumlah(),
        angka("qty_input", "Qty Input").jumlah(),
        berat("berat_estimasi", "Berat Estimasi").jumlah(),
        berat("berat_input", "Berat Input").jumlah(),
        rupiah("harga_total", "Harga Total").jumlah(),
        rupiah("harga_penjualan", "Harga Penjualan").jumlah(),
        rupiah("refund", "Refund").jumlah(),
    ],
    rinci: &[
        kode("no_faktur_group", "No Faktur"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        berat("berat", "Berat"),
        rupiah("harga_jual", "Harga Jual"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Laporan Transaksi Penjualan Po Kosong",
    ..Laporan::new("/laporan-penjualan-po", "Laporan Penjualan PO")
};

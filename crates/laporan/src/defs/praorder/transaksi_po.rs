//! Laporan Transaksi Po: the pre-orders of the days with their lines, what was paid, sold and is still owed of each.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kode, pilih_sql, rupiah, saring,
    tanggal, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pre-order/reports"],
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih_sql("VALID", "VALID", " AND k.status = 'VALID'"),
                pilih_sql("OPEN", "TIDAK VALID", " AND k.status = 'OPEN'"),
            ]),
        ),
        saring("nama_customer", "Nama Customer", JenisSaring::Teks),
        saring("no_rekening", "No Rekening", JenisSaring::Rujuk("master-rekening")),
        saring("deskripsi", "Deskripsi", JenisSaring::Teks),
        saring("berat_estimasi", "Berat Estimasi (Gram)", JenisSaring::Berat),
        saring("harga_estimasi", "Harga Estimasi", JenisSaring::Angka),
    ],
    sumber: Sumber::Sql(
        "SELECT p.no_po, p.tgl_system, k.status, p.nama_customer, p.kode_marketplace, p.no_order, p.no_rekening, p.deskripsi, \
         p.qty_estimasi, k.qty_input, p.berat_estimasi, k.berat_input, p.harga_total, k.dibayar_rp, p.harga_total - k.dibayar_rp AS sisa_rp, \
         k.harga_penjualan, k.refund, p.kode_sales, p.oleh AS input_by, \
         b.kode_barcode, b.deskripsi AS nama_barang, b.qty, b.berat, b.harga_gram, b.harga_estimasi \
         FROM praorder p JOIN praorder_kini k ON k.toko = p.toko AND k.no_po = p.no_po \
         JOIN praorder_baris b ON b.toko = p.toko AND b.no_po = p.no_po \
         WHERE p.toko = :toko AND p.tgl_system BETWEEN :tgl_from AND :tgl_to{status}\
         [[nama_customer| AND LOWER(p.nama_customer) LIKE :nama_customer.cari ESCAPE '\\']]\
         [[no_rekening| AND p.no_rekening = :no_rekening]]\
         [[deskripsi| AND (LOWER(p.deskripsi) LIKE :deskripsi.cari ESCAPE '\\' OR EXISTS (SELECT 1 FROM praorder_baris c \
         WHERE c.toko = p.toko AND c.no_po = p.no_po AND LOWER(c.deskripsi) LIKE :deskripsi.cari ESCAPE '\\'))]]\
         [[berat_estimasi| AND p.berat_estimasi = :berat_estimasi]][[harga_estimasi| AND p.harga_estimasi = :harga_estimasi]] \
         ORDER BY p.tgl_system, p.no_po, b.baris",
    ),
    kolom: &[
        kode("no_po", "No PO"),
        tanggal("tgl_system", "Tanggal"),
        kode("status", "Status"),
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
        rupiah("dibayar_rp", "Dibayar").jumlah(),
        rupiah("sisa_rp", "Sisa").jumlah().tanpa_kertas(),
        rupiah("harga_penjualan", "Harga Penjualan").jumlah(),
        rupiah("refund", "Refund").jumlah(),
        kode("kode_sales", "Sales").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    rinci: &[
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Deskripsi Barang"),
        angka("qty", "Qty"),
        berat("berat", "Berat"),
        rupiah("harga_gram", "Harga Gram"),
        rupiah("harga_estimasi", "Harga Estimasi"),
    ],
    batal: "status",
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Laporan Transaksi Po Kosong",
    ..Laporan::new("/laporan-transaksi-po", "Laporan Transaksi Po")
};

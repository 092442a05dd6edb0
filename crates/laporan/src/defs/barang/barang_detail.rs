//! Laporan Barang Detail: every piece with its card, where it lies, and how long it has been here.

use crate::barang::{BAKI, CARI, GROUP, GUDANG, JENIS, SUPPLIER, kelompok};
use crate::{
    JenisSaring, Laporan, Sumber, Ujung, angka, barcode, berat, kadar, kata, kode, pilih_sql, rupiah, saring,
    tanggal, teks,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        saring(
            "keadaan",
            "Keadaan",
            JenisSaring::Urut(&[
                pilih_sql("ADA", "ADA DI TOKO", "s.kode_barcode IS NOT NULL"),
                pilih_sql("READY", "SIAP DIJUAL", "s.kode_barcode IS NOT NULL AND b.status = 'READY'"),
                pilih_sql("KELUAR", "SUDAH KELUAR", "s.kode_barcode IS NULL"),
                pilih_sql("SEMUA", "SEMUA BARANG", "1 = 1"),
            ]),
        ),
        kelompok(&[
            pilih_sql("GROUP", "KODE GROUP", "b.kode_group"),
            pilih_sql("JENIS", "JENIS", "b.kode_dept"),
            pilih_sql("BAKI", "BAKI", "COALESCE(s.gudang || ' ' || s.baki, '')"),
            pilih_sql("SUPPLIER", "SUPPLIER", "b.supplier_barang"),
            pilih_sql("STATUS", "STATUS", "b.status"),
        ]),
        GROUP,
        JENIS,
        GUDANG,
        BAKI,
        SUPPLIER,
        saring("tgl_from", "Masuk Dari", JenisSaring::Tanggal(Ujung::Awal)).awal(""),
        saring("tgl_to", "Masuk Sampai", JenisSaring::Tanggal(Ujung::Akhir)).awal(""),
        CARI,
        saring(
            "sort_by",
            "Sort By",
            JenisSaring::Urut(&[
                pilih_sql("BARCODE", "KODE BARCODE", "b.kode_barcode"),
                pilih_sql("INTERN", "KODE INTERN", "b.kode_intern, b.kode_barcode"),
                pilih_sql("NAMA", "NAMA BARANG", "b.nama_barang, b.kode_barcode"),
                pilih_sql("BERAT", "BERAT TERBESAR", "b.berat DESC, b.kode_barcode"),
                pilih_sql("LAMA", "PALING LAMA DI TOKO", "b.tgl_masuk, b.kode_barcode"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT {kelompok} AS kelompok, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, \
         b.kadar_cetak, b.kadar, b.size, CAST(1 AS BIGINT) AS qty, b.berat, b.berat_asli, b.nama_atribut, \
         b.berat_atribut, b.harga_atribut, COALESCE(s.gudang, '') AS kode_gudang, COALESCE(s.baki, '') AS kode_baki, \
         b.status, b.supplier_barang, b.tgl_masuk, b.total_pokok, b.profit, b.asal_perolehan, b.no_faktur_pajak, b.tag_id, \
         b.no_masuk, b.input_by \
         FROM barang b LEFT JOIN saldo_barang s ON s.toko = b.toko AND s.kode_barcode = b.kode_barcode \
         WHERE b.toko = :toko AND {keadaan}\
         [[kode_group| AND b.kode_group = :kode_group]][[kode_dept| AND b.kode_dept = :kode_dept]]\
         [[kode_gudang| AND s.gudang = :kode_gudang]][[kode_baki| AND s.baki = :kode_baki]]\
         [[supplier_barang| AND b.supplier_barang = :supplier_barang]]\
         [[tgl_from| AND b.tgl_masuk >= :tgl_from]][[tgl_to| AND b.tgl_masuk <= :tgl_to]]\
         [[cari| AND (b.kode_barcode = :cari OR b.cari LIKE :cari.cari ESCAPE '\\')]] \
         ORDER BY kelompok, {sort_by}",
    ),
    kolom: &[
        kode("kelompok", "Kelompok").tanpa_nama(),
        barcode("kode_barcode", "Kode Barcode"),
        kode("kode_intern", "Kode Intern"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        kadar("kadar_cetak", "Kadar"),
        kadar("kadar", "Kadar Jual").tanpa_kertas(),
        kode("size", "Size"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("berat_asli", "Berat Asli").jumlah(),
        teks("nama_atribut", "Atribut").tanpa_kertas(),
        berat("berat_atribut", "Berat Atribut").jumlah().tanpa_kertas(),
        rupiah("harga_atribut", "Harga Atribut").jumlah().tanpa_kertas(),
        kode("kode_gudang", "Gudang"),
        kode("kode_baki", "Baki"),
        kode("status", "Status"),
        kode("supplier_barang", "Supplier"),
        tanggal("tgl_masuk", "Tgl Masuk"),
        rupiah("total_pokok", "Harga Pokok").jumlah().tanpa_kertas(),
        rupiah("profit", "Profit").jumlah().tanpa_kertas(),
        kata("asal_perolehan", "Asal Perolehan").tanpa_kertas(),
        kode("no_faktur_pajak", "No Faktur Pajak").tanpa_kertas(),
        kode("tag_id", "Tag RFID").tanpa_kertas(),
        kode("no_masuk", "No Dokumen Masuk").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    ..Laporan::new("/laporan-barang-detail", "Laporan Barang Detail")
};

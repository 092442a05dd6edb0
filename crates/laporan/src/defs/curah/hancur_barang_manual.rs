//! Laporan Hancur Barang Manual: what was taken out of sale without a barcode, and waits for the melt.

use crate::barang::{BAKI, GROUP, GUDANG, JENIS, OLEH, PER_DOKUMEN, PER_GROUP, PER_JENIS, PER_TANGGAL, PER_USER, kelompok};
use crate::{Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        kelompok(&[PER_DOKUMEN, PER_TANGGAL, PER_GROUP, PER_JENIS, pilih_sql("BAKI", "BAKI ASAL", "r.gudang_dari || ' ' || r.baki_dari"), PER_USER]),
        GROUP,
        JENIS,
        GUDANG,
        BAKI,
        OLEH,
    ],
    sumber: Sumber::Sql(
        "SELECT {kelompok} AS kelompok, d.tgl_system, substr(d.waktu, 12, 8) AS jam, d.no_dok, r.kode_group, r.kode_dept, \
         r.nama_dept, r.gudang_dari, r.baki_dari, r.gudang_ke, r.baki_ke, r.qty, r.berat, r.nilai AS harga_modal, d.oleh, d.keterangan \
         FROM dok_curah d JOIN dok_curah_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         WHERE d.toko = :toko AND d.jenis_stok = 'MANUAL' AND d.jenis = 'HANCUR' \
         AND d.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]]\
         [[kode_gudang| AND (r.gudang_dari = :kode_gudang OR r.gudang_ke = :kode_gudang)]][[kode_baki| AND (r.baki_dari = :kode_baki OR r.baki_ke = :kode_baki)]]\
         [[oleh| AND LOWER(d.oleh) = :oleh.kecil]] ORDER BY kelompok, d.tgl_system, d.waktu, d.no_dok, r.baris",
    ),
    kolom: &[
        kode("kelompok", "Kelompok"),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("no_dok", "No Dokumen"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        teks("nama_dept", "Nama Jenis"),
        kode("gudang_dari", "Gudang Asal"),
        kode("baki_dari", "Baki Asal"),
        kode("gudang_ke", "Gudang Tujuan"),
        kode("baki_ke", "Baki Tujuan"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_modal", "Harga Modal").jumlah(),
        kode("oleh", "Oleh"),
        teks("keterangan", "Keterangan"),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-hancur-barang-manual", "Laporan Hancur Barang Manual")
};

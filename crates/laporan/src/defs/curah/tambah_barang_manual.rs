//! Laporan Tambah Barang Manual: what came into the trays without a barcode, at which cost and why. What was taken back comes
//! off on the day it was.

use crate::barang::{
    BAKI, GROUP, GUDANG, JENIS, OLEH, PER_DOKUMEN, PER_GROUP, PER_JENIS, PER_TANGGAL, PER_USER, kelompok,
};
use crate::{Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        kelompok(&[
            PER_DOKUMEN,
            PER_TANGGAL,
            PER_GROUP,
            PER_JENIS,
            pilih_sql("BAKI", "BAKI", "r.gudang_ke || ' ' || r.baki_ke"),
            PER_USER,
        ]),
        GROUP,
        JENIS,
        GUDANG,
        BAKI,
        OLEH,
    ],
    sumber: Sumber::Sql(
        "WITH dok AS (SELECT d.no_dok AS asal, d.no_dok, d.tgl_system, d.waktu, d.oleh, d.alasan, d.keterangan, 1 AS tanda \
         FROM dok_curah d WHERE d.toko = :toko AND d.jenis_stok = 'MANUAL' AND d.jenis = 'TAMBAH' \
         AND d.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
         SELECT d.no_dok, b.no_batal, b.tgl_system, b.waktu, b.oleh, d.alasan, 'BATAL ' || d.no_dok || ' ' || b.alasan, -1 \
         FROM curah_batal b JOIN dok_curah d ON d.toko = b.toko AND d.no_dok = b.no_dok \
         WHERE b.toko = :toko AND d.jenis_stok = 'MANUAL' AND d.jenis = 'TAMBAH' \
         AND b.tgl_system BETWEEN :tgl_from AND :tgl_to) \
         SELECT {kelompok} AS kelompok, d.tgl_system, substr(d.waktu, 12, 8) AS jam, d.no_dok, r.kode_group, r.kode_dept, \
         r.nama_dept, r.gudang_ke AS kode_gudang, r.baki_ke AS kode_baki, r.qty * d.tanda AS qty, r.berat * d.tanda AS berat, r.nilai * d.tanda AS harga_modal, d.alasan, d.oleh, d.keterangan \
         FROM dok d JOIN dok_curah_baris r ON r.toko = :toko AND r.no_dok = d.asal WHERE 1 = 1\
         [[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]]\
         [[kode_gudang| AND r.gudang_ke = :kode_gudang]][[kode_baki| AND r.baki_ke = :kode_baki]]\
         [[oleh| AND LOWER(d.oleh) = :oleh.kecil]] ORDER BY kelompok, d.tgl_system, d.waktu, d.no_dok, r.baris",
    ),
    kolom: &[
        kode("kelompok", "Kelompok").tanpa_nama(),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("no_dok", "No Dokumen"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        teks("nama_dept", "Nama Jenis"),
        kode("kode_gudang", "Gudang"),
        kode("kode_baki", "Baki"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_modal", "Harga Modal").jumlah(),
        kode("alasan", "Alasan"),
        kode("oleh", "Oleh"),
        teks("keterangan", "Keterangan"),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-tambah-barang-manual", "Laporan Tambah Barang Manual")
};

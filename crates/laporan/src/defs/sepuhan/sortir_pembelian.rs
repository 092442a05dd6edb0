//! Laporan Sortir Pembelian: what was decided about every bought piece, by decision. What was taken back comes off on the day it was.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kode, pilih, rupiah, saring, tanggal,
    teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "putusan",
            "Putusan",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("CUCI", "CUCI"),
                pilih("RUSAK", "RUSAK"),
                pilih("HANCUR", "HANCUR"),
                pilih("LABEL", "LABEL"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "WITH dok AS (SELECT d.no_sortir AS asal, d.no_sortir, d.tgl_system, d.waktu, d.oleh, d.disetujui, 1 AS tanda FROM sortir d \
         WHERE d.toko = :toko AND d.jenis = 'SORTIR' AND d.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
         SELECT d.no_sortir, b.no_batal, b.tgl_system, b.waktu, b.oleh, b.disetujui, -1 FROM batal_sepuhan b JOIN sortir d \
         ON d.toko = b.toko AND d.no_sortir = b.no_dok WHERE b.toko = :toko AND d.jenis = 'SORTIR' \
         AND b.tgl_system BETWEEN :tgl_from AND :tgl_to) \
         SELECT r.putusan, d.tgl_system, substr(d.waktu, 12, 8) AS jam, d.no_sortir, r.kode_barcode, r.nama_barang, r.kode_group, \
         r.kode_dept, r.no_asal, r.baki_dari, r.baki_ke, d.tanda AS qty, r.berat * d.tanda AS berat, r.murni * d.tanda AS murni, \
         r.nilai * d.tanda AS nilai_pokok, d.oleh, d.disetujui FROM dok d JOIN sortir_baris r ON r.toko = :toko \
         AND r.no_sortir = d.asal WHERE 1 = 1[[putusan| AND r.putusan = :putusan]] \
         ORDER BY r.putusan, d.tgl_system, d.waktu, d.no_sortir, r.baris",
    ),
    kolom: &[
        kode("putusan", "Putusan"),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("no_sortir", "No Sortir"),
        barcode("kode_barcode", "Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group").tanpa_kertas(),
        kode("kode_dept", "Jenis"),
        kode("no_asal", "Dokumen Asal"),
        kode("baki_dari", "Dari Baki").tanpa_kertas(),
        kode("baki_ke", "Ke Baki"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("murni", "Murni").jumlah(),
        rupiah("nilai_pokok", "Nilai").jumlah(),
        kode("oleh", "Disortir Oleh"),
        kode("disetujui", "Disetujui"),
    ],
    kelompok: &["putusan"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-sortir-pembelian", "Laporan Sortir Pembelian")
};

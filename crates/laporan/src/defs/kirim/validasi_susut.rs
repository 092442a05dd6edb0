//! Laporan Validasi Susut: weights that were not what the books said, and what a second person decided.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, barcode, berat, kata, kode, pilih, saring, tanggal, teks,
    tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("PENDING", "PENDING"),
                pilih("DITERIMA", "DITERIMA"),
                pilih("DITOLAK", "DITOLAK"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT status, no_susut, tgl_system, sumber, no_dok, kode_barcode, nama_barang, kode_group, kode_dept, \
         berat_buku, berat_timbang, berat_buku - berat_timbang AS selisih, toleransi, oleh, diputus_oleh, diputus_tgl, \
         alasan FROM susut WHERE toko = :toko AND tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[status| AND status = :status]] ORDER BY status, no_susut",
    ),
    kolom: &[
        kode("status", "Status"),
        kode("no_susut", "No Susut"),
        tanggal("tgl_system", "Tanggal"),
        kata("sumber", "Sumber"),
        kode("no_dok", "Dokumen"),
        barcode("kode_barcode", "Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group").tanpa_kertas(),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        berat("berat_buku", "Berat Buku (gr)").jumlah(),
        berat("berat_timbang", "Berat Timbang (gr)").jumlah(),
        berat("selisih", "Selisih (gr)").jumlah(),
        berat("toleransi", "Toleransi (gr)"),
        kode("oleh", "Ditimbang Oleh"),
        kode("diputus_oleh", "Divalidasi Oleh"),
        tanggal("diputus_tgl", "Tgl Validasi"),
        teks("alasan", "Alasan"),
    ],
    kelompok: &["status"],
    ..Laporan::new("/laporan-validasi-susut", "Laporan Validasi Susut")
};

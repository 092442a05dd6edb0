//! Laporan Stock Opname: the result of counts by tray, warehouse and receiving document, piece by piece. What the reports
//! of the other kinds share stands here.

use crate::{
    JenisSaring, Kolom, Laporan, PILIH_SEMUA, Pilih, Sumber, berat, kadar, kode, pilih, pilih_sql, rupiah,
    saring, tanggal, teks, tgl_dari, tgl_sampai, waktu,
};

/// The classes, and the one that a shop asks for first: all that is not as it should be.
pub(crate) const KELAS: &[Pilih] = &[
    pilih_sql("ALL", "SEMUA", ""),
    pilih_sql("SELISIH", "SELISIH SAJA", " AND h.kelas <> 'ADA'"),
    pilih_sql("ADA", "ADA", " AND h.kelas = 'ADA'"),
    pilih_sql("HILANG", "HILANG", " AND h.kelas = 'HILANG'"),
    pilih_sql("LEBIH", "LEBIH", " AND h.kelas = 'LEBIH'"),
    pilih_sql("SALAH BAKI", "SALAH BAKI", " AND h.kelas = 'SALAH BAKI'"),
    pilih_sql("TERJUAL", "TERJUAL", " AND h.kelas = 'TERJUAL'"),
    pilih_sql("TIDAK DIKENAL", "TIDAK DIKENAL", " AND h.kelas = 'TIDAK DIKENAL'"),
];

/// The counts of these kinds, piece by piece, and what is told of the place they were made in.
macro_rules! sql {
    ($jenis:literal) => {
        $crate::hitung_stock_opname::sql!($jenis, "o.kode_gudang, o.kode_baki, o.rujukan")
    };
    ($jenis:literal, $tempat:literal) => {
        concat!(
            "SELECT o.no_opname, o.tgl_system, h.kelas, h.kode, h.nama_barang, h.kode_group, h.kode_dept, \
             h.kadar_cetak, h.berat, h.nilai, h.gudang_buku, h.baki_buku, h.baki_scan, h.waktu_scan, h.oleh_scan, \
             h.keterangan, o.koreksi, o.jenis, ",
            $tempat,
            " FROM opname o \
             JOIN opname_hasil h ON h.toko = o.toko AND h.no_opname = o.no_opname \
             WHERE o.toko = :toko AND o.tgl_system BETWEEN :tgl_from AND :tgl_to AND o.jenis ",
            $jenis,
            "[[kode_gudang| AND (h.gudang_buku = :kode_gudang OR o.kode_gudang = :kode_gudang)]]{kelas}\
             [[no_opname| AND LOWER(o.no_opname) LIKE :no_opname.cari ESCAPE '\\']] ORDER BY o.no_opname, h.baris"
        )
    };
}
pub(crate) use sql;

pub(crate) const KOLOM: &[Kolom] = &[
    kode("no_opname", "No Opname"),
    tanggal("tgl_system", "Tanggal"),
    kode("kelas", "Kelas"),
    kode("kode", "Kode"),
    teks("nama_barang", "Nama Barang"),
    kode("kode_group", "Group"),
    kode("kode_dept", "Jenis Barang").tanpa_kertas(),
    kadar("kadar_cetak", "Kadar"),
    berat("berat", "Berat").jumlah(),
    rupiah("nilai", "Nilai").jumlah(),
    kode("gudang_buku", "Gudang Tercatat"),
    kode("baki_buku", "Baki Tercatat"),
    kode("baki_scan", "Ditemukan Di"),
    waktu("waktu_scan", "Waktu Pindai").tanpa_kertas(),
    kode("oleh_scan", "Dipindai Oleh"),
    teks("keterangan", "Keterangan"),
    kode("koreksi", "No Koreksi"),
    kode("jenis", "Jenis").tanpa_kertas(),
    kode("kode_gudang", "Gudang").tanpa_kertas(),
    kode("kode_baki", "Baki").tanpa_kertas(),
    kode("rujukan", "No Penerimaan").tanpa_kertas(),
];

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "jenis",
            "Jenis Opname",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("BAKI", "PER BAKI"),
                pilih("GUDANG", "PER GUDANG"),
                pilih("PENERIMAAN", "PENERIMAAN"),
            ]),
        ),
        saring("kelas", "Kelas", JenisSaring::Pilihan(KELAS)),
        saring("kode_gudang", "Gudang", JenisSaring::Rujuk("master-gudang")),
        saring("no_opname", "No Opname", JenisSaring::Teks),
    ],
    sumber: Sumber::Sql(sql!("IN ('BAKI', 'GUDANG', 'PENERIMAAN')[[jenis| AND o.jenis = :jenis]]")),
    kolom: KOLOM,
    kelompok: &["no_opname"],
    tanda_tangan: &["Penghitung", "Saksi", "Pemilik"],
    ..Laporan::new("/laporan-stock-opname", "Laporan Stock Opname")
};

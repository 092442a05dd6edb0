//! Laporan Saldo Barang Aktif: what every warehouse and tray holds at this moment, washing and scrap included, in
//! pieces, weight, fine gold and cost.

use crate::barang::{BAKI, GROUP, GUDANG, JENIS};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, berat, kode, pilih, pilih_sql, rupiah, saring, tanggal,
    teks,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        saring(
            "cetak_report",
            "Jenis Laporan",
            JenisSaring::Urut(&[
                pilih_sql(
                    "per_baki",
                    "PER BAKI",
                    "s.gudang AS kelompok, s.baki AS kode, COALESCE(k.nama_baki, '') AS nama",
                ),
                pilih_sql(
                    "jenis",
                    "PER JENIS",
                    "b.kode_group AS kelompok, b.kode_dept AS kode, COALESCE(j.nama_dept, '') AS nama",
                ),
                pilih_sql(
                    "gudang_group",
                    "PER GUDANG DAN GROUP",
                    "s.gudang AS kelompok, b.kode_group AS kode, COALESCE(g.nama_group, '') AS nama",
                ),
            ]),
        ),
        GUDANG,
        BAKI,
        GROUP,
        JENIS,
        saring(
            "milik",
            "Milik",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("TOKO", "TOKO"),
                pilih("CUSTOMER", "CUSTOMER"),
                pilih("SUPPLIER", "SUPPLIER"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT {cetak_report}, s.milik, CAST(SUM(s.qty) AS BIGINT) AS qty, CAST(SUM(s.berat) AS BIGINT) AS berat, \
         CAST(SUM(s.murni) AS BIGINT) AS murni, CAST(SUM(s.nilai) AS BIGINT) AS nilai, MIN(b.tgl_masuk) AS terlama \
         FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode \
         LEFT JOIN baki k ON k.toko = s.toko AND k.kode_baki = s.baki \
         LEFT JOIN jenis j ON j.toko = s.toko AND j.kode_dept = b.kode_dept \
         LEFT JOIN group_barang g ON g.toko = s.toko AND g.kode_group = b.kode_group \
         WHERE s.toko = :toko[[kode_gudang| AND s.gudang = :kode_gudang]][[kode_baki| AND s.baki = :kode_baki]]\
         [[kode_group| AND b.kode_group = :kode_group]][[kode_dept| AND b.kode_dept = :kode_dept]]\
         [[milik| AND s.milik = :milik]] GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 4",
    ),
    kolom: &[
        kode("kelompok", "Kelompok").tanpa_nama(),
        kode("kode", "Kode"),
        teks("nama", "Nama"),
        kode("milik", "Milik"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("murni", "Berat Murni").jumlah(),
        rupiah("nilai", "Harga Pokok").jumlah(),
        tanggal("terlama", "Masuk Terlama"),
    ],
    kelompok: &["kelompok"],
    kertas: print::tabel::Kertas::Potret,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-saldo-barang-aktif", "Laporan Saldo Barang Aktif")
};

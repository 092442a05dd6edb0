//! Laporan Susut Tukang: the loss that was let off against what the norm allows, per craftsman and kind of work. Deliveries that
//! were taken back do not count.

use crate::{JenisSaring, Laporan, Sumber, angka, berat, kode, persen, saring, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_tukang", "Tukang", JenisSaring::Rujuk("master-tukang")),
    ],
    sumber: Sumber::Sql(
        "SELECT y.kode_tukang, y.nama_tukang, y.jenis_kerja, y.terima, y.murni_barang, y.murni_rosok, \
         CASE WHEN y.murni_barang > 0 THEN (y.susut_norma * 10000 + y.murni_barang / 2) / y.murni_barang ELSE 0 END AS norma, \
         CASE WHEN y.murni_barang > 0 THEN (y.susut * 10000 + y.murni_barang / 2) / y.murni_barang ELSE 0 END AS nyata, \
         y.susut_norma, y.susut, CASE WHEN y.susut > y.susut_norma THEN y.susut - y.susut_norma ELSE 0 END AS susut_lebih FROM (\
         SELECT r.kode_tukang, MAX(r.nama_tukang) AS nama_tukang, \
         CASE WHEN r.jenis_kerja = '' THEN 'TANPA PEKERJAAN' ELSE r.jenis_kerja END AS jenis_kerja, COUNT(*) AS terima, \
         CAST(SUM(r.murni_barang) AS BIGINT) AS murni_barang, CAST(SUM(r.murni_rosok) AS BIGINT) AS murni_rosok, \
         CAST(SUM(r.murni_barang * r.norma / 10000) AS BIGINT) AS susut_norma, CAST(SUM(r.susut) AS BIGINT) AS susut \
         FROM terima_tukang r WHERE r.toko = :toko AND r.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_tukang| AND r.kode_tukang = :kode_tukang]] AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = r.toko \
         AND b.no_dok = r.no_dok) GROUP BY r.kode_tukang, r.jenis_kerja) y ORDER BY y.kode_tukang, y.jenis_kerja",
    ),
    kolom: &[
        kode("kode_tukang", "Kode Tukang"),
        teks("nama_tukang", "Nama Tukang"),
        teks("jenis_kerja", "Jenis Pekerjaan"),
        angka("terima", "Penerimaan").jumlah(),
        berat("murni_barang", "Murni Barang Jadi").jumlah(),
        berat("murni_rosok", "Murni Rosok").jumlah(),
        persen("norma", "Norma"),
        persen("nyata", "Nyata"),
        berat("susut_norma", "Susut Menurut Norma").jumlah(),
        berat("susut", "Susut Diberikan").jumlah(),
        berat("susut_lebih", "Di Atas Norma").jumlah(),
    ],
    kelompok: &["kode_tukang"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-susut-tukang", "Laporan Susut Tukang")
};

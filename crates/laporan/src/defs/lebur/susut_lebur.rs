//! Laporan Susut Lebur: what every lot brought and lost against its norm, the same by refiner and by month. Results that were taken back
//! do not count.

use crate::{
    Bagian, JenisSaring, Laporan, Sumber, angka, berat, kode, persen, saring, tanggal, teks, tgl_dari,
    tgl_sampai,
};

const LOT: Bagian = Bagian {
    nama: "Per Lot",
    judul: "Susut Lebur Per Lot",
    pilihan: "",
    kolom: &[
        ("tgl_system", ""),
        ("no_lot", ""),
        ("no_hasil", ""),
        ("jenis", ""),
        ("nama_pelebur", ""),
        ("murni_masuk", ""),
        ("murni", ""),
        ("norma", ""),
        ("susut", ""),
        ("susut_persen", ""),
        ("susut_lebih", ""),
        ("lebih", ""),
        ("penguji", ""),
    ],
    kosong: "Tidak ada hasil lebur",
};
const PELEBUR: Bagian = Bagian {
    nama: "Per Pelebur",
    judul: "Susut Lebur Per Pelebur",
    pilihan: "",
    kolom: &[
        ("nama_pelebur", ""),
        ("lot", ""),
        ("murni_masuk", ""),
        ("murni", ""),
        ("norma", ""),
        ("susut", ""),
        ("susut_persen", ""),
        ("susut_lebih", ""),
        ("lebih", ""),
    ],
    kosong: "Tidak ada hasil lebur",
};
const BULAN: Bagian = Bagian {
    nama: "Per Bulan",
    judul: "Susut Lebur Per Bulan",
    pilihan: "",
    kolom: &[
        ("bulan", ""),
        ("lot", ""),
        ("murni_masuk", ""),
        ("murni", ""),
        ("norma", ""),
        ("susut", ""),
        ("susut_persen", ""),
        ("susut_lebih", ""),
        ("lebih", ""),
    ],
    kosong: "Tidak ada hasil lebur",
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_pelebur", "Pelebur", JenisSaring::Rujuk("master-pelebur")),
    ],
    sumber: Sumber::Sql(
        "WITH h AS (SELECT r.*, CASE WHEN r.susut > r.norma THEN r.susut - r.norma ELSE 0 END AS susut_lebih FROM hasil_lebur r \
         WHERE r.toko = :toko AND r.tgl_system BETWEEN :tgl_from AND :tgl_to[[kode_pelebur| AND r.kode_pelebur = :kode_pelebur]] \
         AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = r.toko AND b.no_dok = r.no_dok)) \
         SELECT x.bagian, x.tgl_system, x.bulan, x.no_lot, x.no_hasil, x.jenis, x.nama_pelebur, x.lot, x.murni_masuk, x.murni, x.norma, \
         x.susut, CASE WHEN x.murni_masuk > 0 THEN (x.susut * 10000 + x.murni_masuk / 2) / x.murni_masuk ELSE 0 END AS susut_persen, \
         x.susut_lebih, x.lebih, x.penguji FROM (\
         SELECT 1 AS urut, 'Per Lot' AS bagian, h.tgl_system, substr(h.tgl_system, 1, 7) AS bulan, h.no_lot, h.no_dok AS no_hasil, h.jenis, \
         h.nama_pelebur, CAST(1 AS BIGINT) AS lot, h.murni_masuk, h.murni, h.norma, h.susut, h.susut_lebih, h.lebih, h.penguji FROM h \
         UNION ALL SELECT 2, 'Per Pelebur', '', '', '', '', '', h.nama_pelebur, COUNT(*), CAST(SUM(h.murni_masuk) AS BIGINT), \
         CAST(SUM(h.murni) AS BIGINT), CAST(SUM(h.norma) AS BIGINT), CAST(SUM(h.susut) AS BIGINT), CAST(SUM(h.susut_lebih) AS BIGINT), \
         CAST(SUM(h.lebih) AS BIGINT), '' FROM h GROUP BY h.nama_pelebur \
         UNION ALL SELECT 3, 'Per Bulan', '', substr(h.tgl_system, 1, 7), '', '', '', '', COUNT(*), CAST(SUM(h.murni_masuk) AS BIGINT), \
         CAST(SUM(h.murni) AS BIGINT), CAST(SUM(h.norma) AS BIGINT), CAST(SUM(h.susut) AS BIGINT), CAST(SUM(h.susut_lebih) AS BIGINT), \
         CAST(SUM(h.lebih) AS BIGINT), '' FROM h GROUP BY substr(h.tgl_system, 1, 7)) x \
         ORDER BY x.urut, x.bulan, x.tgl_system, x.nama_pelebur, x.no_hasil",
    ),
    kolom: &[
        kode("bagian", "Laporan").tanpa_nama(),
        tanggal("tgl_system", "Tanggal"),
        kode("bulan", "Bulan"),
        kode("no_lot", "No Lot"),
        kode("no_hasil", "No Hasil"),
        kode("jenis", "Jenis Lot"),
        teks("nama_pelebur", "Pelebur"),
        angka("lot", "Lot").jumlah(),
        berat("murni_masuk", "Murni Masuk").jumlah(),
        berat("murni", "Murni Hasil").jumlah(),
        berat("norma", "Norma Susut").jumlah(),
        berat("susut", "Susut").jumlah(),
        persen("susut_persen", "Susut (%)"),
        berat("susut_lebih", "Di Atas Norma").jumlah(),
        berat("lebih", "Lebih").jumlah(),
        kode("penguji", "Diuji"),
    ],
    bagian: &[LOT, PELEBUR, BULAN],
    kelompok: &["bagian"],
    total: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-susut-lebur", "Laporan Susut Lebur")
};

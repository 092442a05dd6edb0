//! Laporan Tukang: what each craftsman owes in fine gold. A recap (opening, gold issued, pieces, scrap and loss that came off,
//! closing) and the statement line by line with what he owed after each. Lots of a washer have reports of their own.

use crate::{Bagian, JenisSaring, Laporan, Sumber, berat, kode, saring, tanggal, teks, tgl_dari, tgl_sampai};

const REKAP: Bagian = Bagian {
    nama: "Rekap Saldo Tukang",
    judul: "Rekap Saldo Tukang",
    pilihan: "",
    kolom: &[
        ("kode_tukang", ""),
        ("nama_tukang", ""),
        ("awal", ""),
        ("emas", ""),
        ("barang", ""),
        ("rosok", ""),
        ("susut", ""),
        ("akhir", ""),
    ],
    kosong: "Tidak ada emas di tukang",
};
const MUTASI: Bagian = Bagian {
    nama: "Mutasi Emas Tukang",
    judul: "Mutasi Emas Tukang",
    pilihan: "",
    kolom: &[
        ("tgl_system", ""),
        ("jam", ""),
        ("kode_tukang", ""),
        ("nama_tukang", ""),
        ("jenis", ""),
        ("no_dok", ""),
        ("masuk", ""),
        ("keluar", ""),
        ("akhir", ""),
        ("input_by", ""),
    ],
    kosong: "Tidak ada mutasi di tanggal ini",
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_tukang", "Tukang", JenisSaring::Rujuk("master-tukang")),
    ],
    sumber: Sumber::Sql(
        "WITH gerak AS (SELECT b.*, CAST(SUM(b.masuk - b.keluar) OVER (PARTITION BY b.kode_tukang ORDER BY b.id) AS BIGINT) AS akhir \
         FROM buku_tukang b WHERE b.toko = :toko AND b.jenis_dok NOT IN ('CU', 'TC') AND b.tgl_system <= :tgl_to[[kode_tukang| AND b.kode_tukang = :kode_tukang]]) \
         SELECT x.bagian, x.tgl_system, x.jam, x.kode_tukang, COALESCE(t.nama_tukang, x.kode_tukang) AS nama_tukang, x.jenis, x.no_dok, \
         x.awal, x.emas, x.barang, x.rosok, x.susut, x.masuk, x.keluar, x.akhir, x.input_by FROM (\
         SELECT 1 AS urut, 'Rekap Saldo Tukang' AS bagian, '' AS tgl_system, '' AS jam, g.kode_tukang, '' AS jenis, '' AS no_dok, \
         CAST(SUM(CASE WHEN g.tgl_system < :tgl_from THEN g.masuk - g.keluar ELSE 0 END) AS BIGINT) AS awal, \
         CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.jenis = 'EMAS' THEN g.masuk - g.keluar ELSE 0 END) AS BIGINT) AS emas, \
         CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.jenis = 'BARANG' THEN g.keluar - g.masuk ELSE 0 END) AS BIGINT) AS barang, \
         CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.jenis = 'ROSOK' THEN g.keluar - g.masuk ELSE 0 END) AS BIGINT) AS rosok, \
         CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.jenis = 'SUSUT' THEN g.keluar - g.masuk ELSE 0 END) AS BIGINT) AS susut, \
         CAST(NULL AS BIGINT) AS masuk, CAST(NULL AS BIGINT) AS keluar, CAST(SUM(g.masuk - g.keluar) AS BIGINT) AS akhir, \
         '' AS input_by, CAST(0 AS BIGINT) AS susun FROM gerak g GROUP BY g.kode_tukang UNION ALL \
         SELECT 2, 'Mutasi Emas Tukang', g.tgl_system, substr(g.waktu, 12, 8), g.kode_tukang, \
         CASE WHEN g.balik IS NULL THEN g.jenis ELSE 'BATAL ' || g.jenis END, g.no_dok, NULL, NULL, NULL, NULL, NULL, g.masuk, g.keluar, \
         g.akhir, g.oleh, g.id FROM gerak g WHERE g.tgl_system >= :tgl_from) x \
         LEFT JOIN tukang t ON t.toko = :toko AND t.kode_tukang = x.kode_tukang \
         ORDER BY x.urut, x.kode_tukang, x.susun",
    ),
    kolom: &[
        kode("bagian", "Laporan").tanpa_nama(),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("kode_tukang", "Kode Tukang"),
        teks("nama_tukang", "Nama Tukang"),
        kode("jenis", "Jenis"),
        kode("no_dok", "No Dokumen"),
        berat("awal", "Saldo Awal").jumlah(),
        berat("emas", "Emas Diserahkan").jumlah(),
        berat("barang", "Barang Kembali").jumlah(),
        berat("rosok", "Rosok Kembali").jumlah(),
        berat("susut", "Susut").jumlah(),
        berat("masuk", "Masuk").jumlah(),
        berat("keluar", "Keluar").jumlah(),
        berat("akhir", "Saldo Akhir"),
        kode("input_by", "Input By"),
    ],
    bagian: &[REKAP, MUTASI],
    kelompok: &["bagian"],
    total: false,
    ..Laporan::new("/laporan-tukang", "Laporan Tukang")
};

//! Laporan Cucian Harian: the pieces that went to washers and those that came back, day by day, with what was out at the beginning and
//! at the end of the days.

use crate::{
    Bagian, JenisSaring, Laporan, Sumber, angka, berat, kode, saring, tanggal, teks, tgl_dari, tgl_sampai,
};

const REKAP: Bagian = Bagian {
    nama: "Rekap Per Tukang",
    judul: "Rekap Per Tukang",
    pilihan: "",
    kolom: &[
        ("kode_tukang", ""),
        ("nama_tukang", ""),
        ("awal", ""),
        ("keluar", ""),
        ("kembali", ""),
        ("susut", ""),
        ("hilang", ""),
        ("akhir", ""),
    ],
    kosong: "Tidak ada barang di tukang cuci",
};
const MUTASI: Bagian = Bagian {
    nama: "Cucian Per Hari",
    judul: "Cucian Per Hari",
    pilihan: "",
    kolom: &[
        ("tgl_system", ""),
        ("jam", ""),
        ("no_dok", ""),
        ("no_lot", ""),
        ("nama_tukang", ""),
        ("jenis", ""),
        ("qty", ""),
        ("berat", ""),
        ("murni", ""),
        ("input_by", ""),
    ],
    kosong: "Tidak ada cucian di tanggal ini",
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_tukang", "Tukang", JenisSaring::Rujuk("master-tukang")),
    ],
    // Fine weight is the book's; a document that was taken back has rows of its own on its own day.
    sumber: Sumber::Sql(
        "WITH gerak AS (SELECT k.id, k.tgl_system, k.waktu, k.no_dok, k.jenis_dok, k.jenis, k.masuk, k.keluar, k.oleh, k.balik, \
         l.no_lot, l.kode_tukang, l.nama_tukang FROM buku_tukang k JOIN lot_cuci l ON l.toko = k.toko AND l.no_lot = k.kode_tukang \
         WHERE k.toko = :toko AND k.tgl_system <= :tgl_to[[kode_tukang| AND l.kode_tukang = :kode_tukang]]), \
         dok AS (SELECT l.no_lot AS no_dok, l.no_lot, l.tgl_system, l.waktu, l.oleh, l.kode_tukang, l.nama_tukang, 'KIRIM' AS jenis, \
          l.qty, l.berat, l.murni FROM lot_cuci l WHERE l.toko = :toko AND l.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
          SELECT b.no_batal, l.no_lot, b.tgl_system, b.waktu, b.oleh, l.kode_tukang, l.nama_tukang, 'BATAL KIRIM', -l.qty, -l.berat, \
          -l.murni FROM batal_sepuhan b JOIN lot_cuci l ON l.toko = b.toko AND l.no_lot = b.no_dok WHERE b.toko = :toko \
          AND b.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
          SELECT t.no_terima, l.no_lot, t.tgl_system, t.waktu, t.oleh, l.kode_tukang, l.nama_tukang, 'TERIMA', t.qty, t.berat, t.murni \
          FROM terima_cuci t JOIN lot_cuci l ON l.toko = t.toko AND l.no_lot = t.no_lot WHERE t.toko = :toko \
          AND t.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
          SELECT b.no_batal, l.no_lot, b.tgl_system, b.waktu, b.oleh, l.kode_tukang, l.nama_tukang, 'BATAL TERIMA', -t.qty, -t.berat, \
          -t.murni FROM batal_sepuhan b JOIN terima_cuci t ON t.toko = b.toko AND t.no_terima = b.no_dok JOIN lot_cuci l \
          ON l.toko = t.toko AND l.no_lot = t.no_lot WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to) \
         SELECT x.bagian, x.tgl_system, x.jam, x.no_dok, x.no_lot, x.kode_tukang, x.nama_tukang, x.jenis, x.awal, x.keluar, x.kembali, \
         x.susut, x.hilang, x.akhir, x.qty, x.berat, x.murni, x.input_by FROM (\
         SELECT 1 AS urut, 'Rekap Per Tukang' AS bagian, '' AS tgl_system, '' AS jam, '' AS no_dok, '' AS no_lot, g.kode_tukang, \
         MAX(g.nama_tukang) AS nama_tukang, '' AS jenis, \
         CAST(SUM(CASE WHEN g.tgl_system < :tgl_from THEN g.masuk - g.keluar ELSE 0 END) AS BIGINT) AS awal, \
         CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.jenis = 'EMAS' THEN g.masuk - g.keluar ELSE 0 END) AS BIGINT) AS keluar, \
         CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.jenis = 'BARANG' THEN g.keluar - g.masuk ELSE 0 END) AS BIGINT) AS kembali, \
         CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.jenis = 'SUSUT' THEN g.keluar - g.masuk ELSE 0 END) AS BIGINT) - \
         COALESCE((SELECT CAST(SUM(t.hilang) AS BIGINT) FROM terima_cuci t JOIN lot_cuci m ON m.toko = t.toko AND m.no_lot = t.no_lot \
          WHERE t.toko = :toko AND m.kode_tukang = g.kode_tukang AND t.tgl_system BETWEEN :tgl_from AND :tgl_to), 0) + \
         COALESCE((SELECT CAST(SUM(t.hilang) AS BIGINT) FROM batal_sepuhan b JOIN terima_cuci t ON t.toko = b.toko \
          AND t.no_terima = b.no_dok JOIN lot_cuci m ON m.toko = t.toko AND m.no_lot = t.no_lot WHERE b.toko = :toko \
          AND m.kode_tukang = g.kode_tukang AND b.tgl_system BETWEEN :tgl_from AND :tgl_to), 0) AS susut, \
         COALESCE((SELECT CAST(SUM(t.hilang) AS BIGINT) FROM terima_cuci t JOIN lot_cuci m ON m.toko = t.toko AND m.no_lot = t.no_lot \
          WHERE t.toko = :toko AND m.kode_tukang = g.kode_tukang AND t.tgl_system BETWEEN :tgl_from AND :tgl_to), 0) - \
         COALESCE((SELECT CAST(SUM(t.hilang) AS BIGINT) FROM batal_sepuhan b JOIN terima_cuci t ON t.toko = b.toko \
          AND t.no_terima = b.no_dok JOIN lot_cuci m ON m.toko = t.toko AND m.no_lot = t.no_lot WHERE b.toko = :toko \
          AND m.kode_tukang = g.kode_tukang AND b.tgl_system BETWEEN :tgl_from AND :tgl_to), 0) AS hilang, \
         CAST(SUM(g.masuk - g.keluar) AS BIGINT) AS akhir, CAST(NULL AS BIGINT) AS qty, CAST(NULL AS BIGINT) AS berat, \
         CAST(NULL AS BIGINT) AS murni, '' AS input_by, '' AS susun FROM gerak g GROUP BY g.kode_tukang UNION ALL \
         SELECT 2, 'Cucian Per Hari', d.tgl_system, substr(d.waktu, 12, 8), d.no_dok, d.no_lot, d.kode_tukang, d.nama_tukang, d.jenis, \
         NULL, NULL, NULL, NULL, NULL, NULL, d.qty, d.berat, d.murni, d.oleh, d.waktu FROM dok d WHERE 1 = 1\
         [[kode_tukang| AND d.kode_tukang = :kode_tukang]]) x ORDER BY x.urut, x.tgl_system, x.susun, x.kode_tukang, x.no_dok",
    ),
    kolom: &[
        kode("bagian", "Laporan").tanpa_nama(),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("no_dok", "No Dokumen"),
        kode("no_lot", "No Lot"),
        kode("kode_tukang", "Kode Tukang"),
        teks("nama_tukang", "Nama Tukang"),
        kode("jenis", "Jenis"),
        berat("awal", "Saldo Awal (murni)").jumlah(),
        berat("keluar", "Keluar (murni)").jumlah(),
        berat("kembali", "Kembali (murni)").jumlah(),
        berat("susut", "Susut (murni)").jumlah(),
        berat("hilang", "Hilang (murni)").jumlah(),
        berat("akhir", "Saldo Akhir (murni)").jumlah(),
        angka("qty", "Qty"),
        berat("berat", "Berat"),
        berat("murni", "Murni"),
        kode("input_by", "Input By"),
    ],
    bagian: &[REKAP, MUTASI],
    kelompok: &["bagian"],
    total: false,
    ..Laporan::new("/laporan-cucian-harian", "Laporan Cucian Harian")
};

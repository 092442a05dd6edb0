//! Laporan Buku Berlian: the book of stones (L16) from opening to closing by kind, with count, carat and cost, and the documents that moved
//! them. What goes from the safe into a piece stays in the shop and is no move here.

use crate::{
    Bagian, JenisSaring, Laporan, Sumber, angka, berat, kode, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai,
};

const REKAP: Bagian = Bagian {
    nama: "Rekap Buku Berlian",
    judul: "Rekap Buku Berlian",
    pilihan: "",
    kolom: &[
        ("jenis_batu", ""),
        ("nama_jenis_batu", ""),
        ("butir_awal", ""),
        ("carat_awal", ""),
        ("modal_awal", ""),
        ("butir_masuk", ""),
        ("carat_masuk", ""),
        ("modal_masuk", ""),
        ("butir_keluar", ""),
        ("carat_keluar", ""),
        ("modal_keluar", ""),
        ("butir_akhir", ""),
        ("carat_akhir", ""),
        ("modal_akhir", ""),
    ],
    kosong: "Tidak ada batu",
};
const MUTASI: Bagian = Bagian {
    nama: "Mutasi Batu",
    judul: "Mutasi Batu",
    pilihan: "",
    kolom: &[
        ("tgl_system", ""),
        ("jam", ""),
        ("no_dok", ""),
        ("kode_batu", ""),
        ("jenis_batu", ""),
        ("sertifikat", ""),
        ("butir_masuk", ""),
        ("carat_masuk", ""),
        ("modal_masuk", ""),
        ("butir_keluar", ""),
        ("carat_keluar", ""),
        ("modal_keluar", ""),
        ("input_by", ""),
    ],
    kosong: "Tidak ada mutasi batu di tanggal ini",
};

/// What a document did to a stone in the shop, as what came or what went.
macro_rules! arah {
    ($kolom:literal) => {
        concat!(
            "CAST(CASE WHEN g.",
            $kolom,
            " > 0 THEN g.",
            $kolom,
            " ELSE 0 END AS BIGINT) AS ",
            $kolom,
            "_masuk, ",
            "CAST(CASE WHEN g.",
            $kolom,
            " < 0 THEN -g.",
            $kolom,
            " ELSE 0 END AS BIGINT) AS ",
            $kolom,
            "_keluar"
        )
    };
}
macro_rules! rekap {
    ($kolom:literal, $nama:literal) => {
        concat!(
            "CAST(SUM(CASE WHEN g.tgl_system < :tgl_from THEN g.",
            $kolom,
            " ELSE 0 END) AS BIGINT) AS ",
            $nama,
            "_awal, ",
            "CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.",
            $kolom,
            " > 0 THEN g.",
            $kolom,
            " ELSE 0 END) AS BIGINT) AS ",
            $nama,
            "_masuk, ",
            "CAST(SUM(CASE WHEN g.tgl_system >= :tgl_from AND g.",
            $kolom,
            " < 0 THEN -g.",
            $kolom,
            " ELSE 0 END) AS BIGINT) AS ",
            $nama,
            "_keluar, ",
            "CAST(SUM(g.",
            $kolom,
            ") AS BIGINT) AS ",
            $nama,
            "_akhir"
        )
    };
}

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("jenis_batu", "Jenis Batu", JenisSaring::Rujuk("jenis-batu")),
    ],
    sumber: Sumber::Sql(concat!(
        "WITH gerak AS (SELECT b.no_dok, b.kode_batu, r.jenis_batu, MAX(r.laboratorium || ' ' || r.no_sertifikat) AS sertifikat, \
         MIN(b.tgl_system) AS tgl_system, MIN(b.waktu) AS waktu, MIN(b.oleh) AS oleh, MIN(b.id) AS id, SUM(b.butir) AS butir, \
         SUM(b.carat) AS carat, SUM(b.nilai) AS modal FROM buku_batu b JOIN batu r ON r.kode_batu = b.kode_batu \
         WHERE b.toko = :toko AND b.tgl_system <= :tgl_to AND substr(b.tempat, 1, 1) <> '@'[[jenis_batu| AND r.jenis_batu = :jenis_batu]] \
         GROUP BY b.no_dok, b.kode_batu, r.jenis_batu) \
         SELECT x.bagian, x.tgl_system, x.jam, x.no_dok, x.kode_batu, x.jenis_batu, COALESCE(j.nama_jenis_batu, x.jenis_batu) \
         AS nama_jenis_batu, x.sertifikat, x.butir_awal, x.carat_awal, x.modal_awal, x.butir_masuk, x.carat_masuk, x.modal_masuk, \
         x.butir_keluar, x.carat_keluar, x.modal_keluar, x.butir_akhir, x.carat_akhir, x.modal_akhir, x.input_by FROM (\
         SELECT 1 AS urut, 'Rekap Buku Berlian' AS bagian, '' AS tgl_system, '' AS jam, '' AS no_dok, '' AS kode_batu, g.jenis_batu, \
         '' AS sertifikat, ",
        rekap!("butir", "butir"),
        ", ",
        rekap!("carat", "carat"),
        ", ",
        rekap!("modal", "modal"),
        ", '' AS input_by, CAST(0 AS BIGINT) AS susun FROM gerak g GROUP BY g.jenis_batu UNION ALL \
         SELECT 2, 'Mutasi Batu', m.tgl_system, m.jam, m.no_dok, m.kode_batu, m.jenis_batu, m.sertifikat, NULL, m.butir_masuk, \
         m.butir_keluar, NULL, NULL, m.carat_masuk, m.carat_keluar, NULL, NULL, m.modal_masuk, m.modal_keluar, NULL, m.oleh, m.id FROM (\
         SELECT g.tgl_system, substr(g.waktu, 12, 8) AS jam, g.no_dok, g.kode_batu, g.jenis_batu, g.sertifikat, g.oleh, g.id, ",
        arah!("butir"),
        ", ",
        arah!("carat"),
        ", ",
        arah!("modal"),
        " FROM gerak g WHERE g.tgl_system >= :tgl_from AND (g.butir <> 0 OR g.carat <> 0 OR g.modal <> 0)) m) x \
         LEFT JOIN jenis_batu j ON j.toko = :toko AND j.kode_jenis_batu = x.jenis_batu AND j.dihapus = 0 \
         ORDER BY x.urut, CASE WHEN x.urut = 1 THEN x.jenis_batu ELSE '' END, x.susun, x.kode_batu",
    )),
    kolom: &[
        kode("bagian", "Laporan").tanpa_nama(),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("no_dok", "No Dokumen"),
        kode("kode_batu", "Kode Batu"),
        kode("jenis_batu", "Jenis Batu"),
        teks("nama_jenis_batu", "Nama Jenis"),
        kode("sertifikat", "Sertifikat"),
        angka("butir_awal", "Butir Awal").jumlah(),
        berat("carat_awal", "Carat Awal (ct)").jumlah(),
        rupiah("modal_awal", "Modal Awal").jumlah(),
        angka("butir_masuk", "Butir Masuk").jumlah(),
        berat("carat_masuk", "Carat Masuk (ct)").jumlah(),
        rupiah("modal_masuk", "Modal Masuk").jumlah(),
        angka("butir_keluar", "Butir Keluar").jumlah(),
        berat("carat_keluar", "Carat Keluar (ct)").jumlah(),
        rupiah("modal_keluar", "Modal Keluar").jumlah(),
        angka("butir_akhir", "Butir Akhir").jumlah(),
        berat("carat_akhir", "Carat Akhir (ct)").jumlah(),
        rupiah("modal_akhir", "Modal Akhir").jumlah(),
        kode("input_by", "Input By"),
    ],
    bagian: &[REKAP, MUTASI],
    kelompok: &["bagian"],
    total: false,
    ..Laporan::new("/laporan-buku-berlian", "Laporan Buku Berlian")
};

//! Laporan Member (aktivasi): who activated the app in the days, with the moment they first did (`input_date`).

use crate::member::point;
use crate::{
    Bagian, Cara, JenisSaring, Kaki, Laporan, Sumber, Ujung, angka, kode, saring, tanggal, teks, waktu,
};

const BAGIAN: &str = "Member";

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET app/member/report"],
    cara: Cara::Langsung,
    tombol: "Cari Laporan",
    saringan: &[
        saring("start_date", "Tanggal Dari", JenisSaring::Tanggal(Ujung::Awal))
            .wajib("Tanggal Awal Tidak Boleh Kosong"),
        saring("end_date", "Tanggal Akhir", JenisSaring::Tanggal(Ujung::Akhir))
            .wajib("Tanggal Akhir Tidak Boleh Kosong"),
    ],
    sumber: Sumber::Sql(concat!(
        "SELECT 'Member' AS bagian, p.kode_member, p.nama_customer, p.no_hp, ",
        point!(),
        " AS point, p.alamat_customer, p.kecamatan, p.kelurahan, p.kota, p.tgl_lahir, a.input_date, CAST(1 AS BIGINT) AS daftar \
         FROM (SELECT m.kode_pelanggan, m.waktu AS input_date FROM app_aktivasi m WHERE m.nomor = 1) a \
         JOIN pelanggan p ON p.kode_pelanggan = a.kode_pelanggan \
         WHERE p.kode_cabang_daftar = :toko AND p.kode_member <> '' \
         AND a.input_date >= :start_date.awal AND a.input_date < :end_date.habis ORDER BY a.input_date, p.kode_member",
    )),
    kolom: &[
        kode("bagian", "Bagian").tanpa_nama(),
        kode("kode_member", "Kode Member"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone"),
        angka("point", "Point"),
        teks("alamat_customer", "Alamat"),
        teks("kecamatan", "Kecamatan").tanpa_kertas(),
        teks("kelurahan", "Kelurahan").tanpa_kertas(),
        teks("kota", "Kota").tanpa_kertas(),
        tanggal("tgl_lahir", "Tanggal Lahir").tanpa_kertas(),
        waktu("input_date", "Tanggal Aktivasi").tanpa_kertas(),
        angka("daftar", "Jumlah").jumlah().tanpa_kertas(),
    ],
    bagian: &[Bagian {
        nama: BAGIAN,
        judul: BAGIAN,
        pilihan: "",
        kolom: &[
            ("kode_member", ""),
            ("nama_customer", ""),
            ("no_hp", ""),
            ("point", ""),
            ("alamat_customer", ""),
            ("kecamatan", ""),
            ("kelurahan", ""),
            ("kota", ""),
            ("tgl_lahir", ""),
            ("input_date", ""),
        ],
        kosong: "Tidak ada member di tanggal ini",
    }],
    kaki: Some(Kaki { label: "Total Daftar", bagian: BAGIAN, kolom: "daftar" }),
    kelompok: &["bagian"],
    total: false,
    tersedia: "Laporan Data Member Tersedia",
    ..Laporan::new("/laporan-aktivasi-member", "Laporan Member")
};

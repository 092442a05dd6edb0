//! Laporan Audit: the trail of the store, by the clock in Jakarta, in the order the acts happened.

use crate::{
    Buka, JenisSaring, Laporan, Sumber, angka, kode, mentah, saring, tanggal, tgl_dari, tgl_sampai, waktu,
};

pub const LAPORAN: Laporan = Laporan {
    buka: Buka::Level(&["OWN", "SU", "SPV"]),
    panggilan: &["POST audit/report"],
    peristiwa: "audit-report",
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("aksi", "Aksi", JenisSaring::Teks),
        saring("oleh", "User", JenisSaring::User),
        saring("objek", "Objek", JenisSaring::Teks),
    ],
    sumber: Sumber::Sql(
        "SELECT seq, tgl_system, waktu, oleh, aksi, objek, isi FROM audit \
         WHERE toko = :toko AND waktu >= :tgl_from.awal AND waktu < :tgl_to.habis\
         [[aksi| AND LOWER(aksi) = :aksi.kecil]][[oleh| AND LOWER(oleh) = :oleh.kecil]]\
         [[objek| AND LOWER(objek) LIKE :objek.cari ESCAPE '\\']] ORDER BY waktu, seq",
    ),
    kolom: &[
        angka("seq", "No"),
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu"),
        kode("oleh", "User"),
        kode("aksi", "Aksi"),
        kode("objek", "Objek"),
        mentah("isi", "Isi"),
    ],
    kosong: "Data Yang Di Cari Tidak Ada !!!",
    ..Laporan::new("/laporan-audit", "Laporan Audit")
};

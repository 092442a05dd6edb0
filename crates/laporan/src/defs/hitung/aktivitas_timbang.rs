//! Laporan Aktivitas Timbang Baki: what was done at the scale on a day, by whom, in the order it happened.

use crate::{Cara, JenisSaring, Laporan, Sumber, kode, saring, teks, tgl, waktu};
use print::tabel::Kertas;

pub const LAPORAN: Laporan = Laporan {
    menu: &["/laporan-aktivitas-timbang-baki", "/timbang-baki"],
    panggilan: &["POST timbang-baki/post-activity-report"],
    cara: Cara::Langsung,
    saringan: &[tgl("tgl_system", "Tanggal"), saring("user_id", "User", JenisSaring::User)],
    sumber: Sumber::Sql(
        "SELECT oleh AS input_by, waktu AS datetime, pesan AS message FROM timbang_aktivitas \
         WHERE toko = :toko AND tgl_system = :tgl_system[[user_id| AND LOWER(oleh) = :user_id.kecil]] ORDER BY id",
    ),
    kolom: &[kode("input_by", "User"), waktu("datetime", "Waktu"), teks("message", "Aktivitas")],
    kertas: Kertas::Potret,
    kosong: "Laporan Tidak Tersedia",
    ..Laporan::new("/laporan-aktivitas-timbang-baki", "Laporan Aktivitas Timbang Baki")
};

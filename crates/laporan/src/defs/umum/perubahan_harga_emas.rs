//! Laporan Perubahan Harga Emas: what was published on the days, from what to what, by whom. An empty group is
//! pure gold.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, kode, kurs, pilih, rupiah, saring, tanggal, tgl_dari,
    tgl_sampai, waktu,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_group", "Kode Group", JenisSaring::Rujuk("master-group")),
        saring(
            "perubahan",
            "Perubahan",
            JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("BERUBAH", "YANG BERUBAH SAJA")]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT tgl_system, waktu, CASE WHEN kode_group = '' THEN '24K' ELSE kode_group END AS kode_group, \
         jual_lama, jual_baru, jual_baru - jual_lama AS selisih_jual, beli_lama, beli_baru, \
         beli_baru - beli_lama AS selisih_beli, rosok_lama, rosok_baru, kurs_baru, oleh, dari_toko \
         FROM buku_harga WHERE toko = :toko AND tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_group| AND kode_group = :kode_group]]\
         [[perubahan| AND jual_lama IS NOT NULL AND (jual_lama <> jual_baru OR beli_lama <> beli_baru \
         OR rosok_lama <> rosok_baru)]] ORDER BY tgl_system, id",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu"),
        kode("kode_group", "Kode Group"),
        rupiah("jual_lama", "Jual Lama"),
        rupiah("jual_baru", "Jual Baru"),
        rupiah("selisih_jual", "Selisih Jual"),
        rupiah("beli_lama", "Beli Lama"),
        rupiah("beli_baru", "Beli Baru"),
        rupiah("selisih_beli", "Selisih Beli"),
        rupiah("rosok_lama", "Rosok Lama"),
        rupiah("rosok_baru", "Rosok Baru"),
        kurs("kurs_baru", "Kurs USD"),
        kode("oleh", "Oleh"),
        kode("dari_toko", "Dari Toko"),
    ],
    kelompok: &["tgl_system"],
    ..Laporan::new("/laporan-perubahan-harga-emas", "Laporan Perubahan Harga Emas")
};

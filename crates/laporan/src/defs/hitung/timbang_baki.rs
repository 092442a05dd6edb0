//! Laporan Timbang Baki: every weighing of the days, tray by tray, with what explains a difference.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, berat, kode, pilih, saring, tanda, tanggal, teks,
    tgl_dari, tgl_sampai, waktu,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "sesi",
            "Sesi",
            JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("PAGI", "PAGI"), pilih("SORE", "SORE")]),
        ),
        saring(
            "hasil",
            "Hasil",
            JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("COCOK", "COCOK"), pilih("SELISIH", "SELISIH")]),
        ),
        saring("kode_gudang", "Gudang", JenisSaring::Rujuk("master-gudang")),
        saring("kode_baki", "Baki", JenisSaring::Rujuk("master-baki")),
        saring("user_id", "User", JenisSaring::User),
    ],
    sumber: Sumber::Sql(
        "SELECT kode_gudang, tgl_system, sesi, kode_baki, waktu, oleh, qty, tara, berat_stock, berat_bandrol, \
         berat_plastik, seharusnya, berat, selisih, toleransi, hasil, diketik, stabil, mentah, diduga, no_timbang FROM \
         (SELECT t.*, CASE WHEN cocok = 1 THEN 'COCOK' ELSE 'SELISIH' END AS hasil FROM timbang t \
         WHERE toko = :toko AND tgl_system BETWEEN :tgl_from AND :tgl_to) x WHERE 1 = 1\
         [[sesi| AND sesi = :sesi]][[hasil| AND hasil = :hasil]][[kode_gudang| AND kode_gudang = :kode_gudang]]\
         [[kode_baki| AND kode_baki = :kode_baki]][[user_id| AND LOWER(oleh) = :user_id.kecil]] \
         ORDER BY kode_gudang, tgl_system, sesi, kode_baki, waktu, no_timbang",
    ),
    kolom: &[
        kode("kode_gudang", "Gudang"),
        tanggal("tgl_system", "Tanggal"),
        kode("sesi", "Sesi"),
        kode("kode_baki", "Baki"),
        waktu("waktu", "Waktu"),
        kode("oleh", "User"),
        angka("qty", "Qty"),
        berat("tara", "Tara"),
        berat("berat_stock", "Berat Stock"),
        berat("berat_bandrol", "Bandrol").tanpa_kertas(),
        berat("berat_plastik", "Plastik").tanpa_kertas(),
        berat("seharusnya", "Seharusnya"),
        berat("berat", "Timbangan"),
        berat("selisih", "Selisih"),
        berat("toleransi", "Toleransi").tanpa_kertas(),
        kode("hasil", "Hasil"),
        tanda("diketik", "Diketik"),
        tanda("stabil", "Stabil").tanpa_kertas(),
        teks("mentah", "Kiriman Timbangan").tanpa_kertas(),
        teks("diduga", "Keterangan"),
        kode("no_timbang", "No Timbang").tanpa_kertas(),
    ],
    kelompok: &["kode_gudang"],
    ..Laporan::new("/laporan-timbang-baki", "Laporan Timbang Baki")
};

//! Laporan Daftar Member: the members that a store registered, with their points. Who left or whose card was merged into another
//! is told apart by the status. An identity number is shown in part.

use crate::member::point;
use crate::{JenisSaring, Laporan, Sumber, Ujung, angka, kode, pilih_sql, saring, tanggal, teks};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        saring("tgl_from", "Daftar Dari", JenisSaring::Tanggal(Ujung::Awal)).awal(""),
        saring("tgl_to", "Daftar Sampai", JenisSaring::Tanggal(Ujung::Akhir)).awal(""),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                pilih_sql("AKTIF", "AKTIF", " AND p.keluar = '' AND p.gabung_ke = ''"),
                pilih_sql("KELUAR", "KELUAR", " AND p.keluar <> ''"),
                pilih_sql("GABUNG", "DIGABUNG", " AND p.gabung_ke <> ''"),
                pilih_sql("SEMUA", "SEMUA", ""),
            ]),
        )
        .awal("AKTIF"),
        saring("cari", "Nama / Kode / No HP", JenisSaring::Teks),
        saring(
            "urut",
            "Urutkan",
            JenisSaring::Urut(&[
                pilih_sql("kode_member", "KODE MEMBER", "p.kode_member"),
                pilih_sql("nama_customer", "NAMA", "p.nama_customer"),
                pilih_sql("point", "POINT TERBANYAK", "point DESC"),
                pilih_sql("tgl_daftar", "TANGGAL DAFTAR", "p.tgl_daftar"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(concat!(
        "SELECT p.kode_member, p.nama_customer, p.alamat_customer, p.kelurahan, p.kecamatan, p.kota, p.no_hp, p.nik_samar AS nik, \
         p.tgl_daftar, p.tgl_lahir, p.kode_cabang_daftar, ",
        point!(),
        " AS point, CASE WHEN p.keluar <> '' THEN 'KELUAR' WHEN p.gabung_ke <> '' THEN 'DIGABUNG' ELSE 'AKTIF' END AS status \
         FROM pelanggan p WHERE p.kode_cabang_daftar = :toko AND p.kode_member <> ''\
         [[tgl_from| AND p.tgl_daftar >= :tgl_from]][[tgl_to| AND p.tgl_daftar <= :tgl_to]]{status}\
         [[cari| AND (LOWER(p.nama_customer) LIKE :cari.cari ESCAPE '\\' OR LOWER(p.kode_member) LIKE :cari.cari ESCAPE '\\' \
         OR p.no_hp LIKE :cari.cari ESCAPE '\\')]] ORDER BY {urut}, p.kode_member",
    )),
    kolom: &[
        kode("kode_member", "Kode Member"),
        teks("nama_customer", "Nama Customer"),
        teks("alamat_customer", "Alamat"),
        teks("kelurahan", "Kelurahan").tanpa_kertas(),
        teks("kecamatan", "Kecamatan").tanpa_kertas(),
        teks("kota", "Kota"),
        kode("no_hp", "No Handphone"),
        kode("nik", "NIK").tanpa_kertas(),
        tanggal("tgl_daftar", "Tanggal Daftar"),
        tanggal("tgl_lahir", "Tanggal Lahir"),
        kode("kode_cabang_daftar", "Cabang Daftar"),
        angka("point", "Point").jumlah(),
        kode("status", "Status").tanpa_kertas(),
    ],
    tersedia: "Laporan Data Member Tersedia",
    ..Laporan::new("/laporan-daftar-member", "Laporan Daftar Member")
};

//! Laporan Stock Hutang: the pledges that lie here now, by bag, with their part of what is owed. The sum of the principal is that of
//! the loans' book.

use crate::barang::{GROUP, JENIS};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kadar, kode, pilih_sql, rupiah, saring,
    tanggal, teks,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        saring(
            "tempo",
            "Jatuh Tempo",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih_sql("BELUM", "BELUM JATUH TEMPO", " AND k.jatuh_tempo >= t.tgl_system"),
                pilih_sql("LEWAT", "LEWAT JATUH TEMPO", " AND k.jatuh_tempo < t.tgl_system"),
            ]),
        ),
        saring("tempat", "Tempat Simpan", JenisSaring::Teks),
        GROUP,
        JENIS,
    ],
    sumber: Sumber::Sql(
        "SELECT k.no_kantong, COALESCE(p.tempat, '') AS tempat, h.no_hutang, h.nama_customer, h.tgl_hutang, k.jatuh_tempo, b.kode_barcode, \
         b.nama_barang, b.kode_group, b.kode_dept, b.kadar, CAST(1 AS BIGINT) AS qty, b.berat, b.murni, b.taksiran_rp, b.pokok_rp \
         FROM hutang_kini k JOIN toko t ON t.kode_toko = k.toko JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang \
         JOIN hutang_baris b ON b.toko = k.toko AND b.no_hutang = k.no_hutang \
         LEFT JOIN kantong_hutang p ON p.toko = k.toko AND p.no_hutang = k.no_hutang \
         WHERE k.toko = :toko AND k.terbuka = 1{tempo}[[tempat| AND LOWER(p.tempat) LIKE :tempat.cari ESCAPE '\\']]\
         [[kode_group| AND b.kode_group = :kode_group]][[kode_dept| AND b.kode_dept = :kode_dept]] \
         ORDER BY tempat, k.no_kantong, h.no_hutang, b.baris",
    ),
    kolom: &[
        kode("no_kantong", "Kantong"),
        kode("tempat", "Tempat"),
        kode("no_hutang", "No Hutang"),
        teks("nama_customer", "Nama Customer"),
        tanggal("tgl_hutang", "Tanggal Hutang"),
        tanggal("jatuh_tempo", "Jatuh Tempo"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        kadar("kadar", "Kadar"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("murni", "Murni").jumlah().tanpa_kertas(),
        rupiah("taksiran_rp", "Taksiran").jumlah(),
        rupiah("pokok_rp", "Pokok").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-stock-hutang", "Laporan Stock Hutang")
};

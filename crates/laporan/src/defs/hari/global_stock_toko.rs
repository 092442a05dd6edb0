//! Laporan Global Stock Toko: what lies in the store now, by price group, group and warehouse, counted goods among it.

use crate::barang::{GROUP, GUDANG};
use crate::niaga::KELOMPOK_HARGA;
use crate::{Laporan, Sumber, angka, berat, kode, rupiah};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[KELOMPOK_HARGA, GROUP, GUDANG],
    sumber: Sumber::Sql(
        "SELECT COALESCE(g.kelompok_harga, '') AS kelompok_harga, x.kode_group, COALESCE(g.jenis_group, '') AS jenis_group, \
         x.gudang AS kode_gudang, CAST(SUM(x.qty) AS BIGINT) AS qty, CAST(SUM(x.berat) AS BIGINT) AS berat, \
         CAST(SUM(x.murni) AS BIGINT) AS berat_murni, CAST(SUM(x.nilai) AS BIGINT) AS nilai FROM (\
         SELECT b.kode_group, s.gudang, s.qty, s.berat, s.murni, s.nilai FROM saldo_barang s \
         JOIN barang b ON b.kode_barcode = s.kode_barcode WHERE s.toko = :toko AND s.milik = 'TOKO' \
         UNION ALL SELECT c.kode_group, c.gudang, c.qty, c.berat, c.murni, c.nilai FROM saldo_curah c \
         WHERE c.toko = :toko AND substr(c.gudang, 1, 1) <> '@' AND c.qty > 0) x \
         LEFT JOIN group_barang g ON g.toko = :toko AND g.kode_group = x.kode_group \
         WHERE 1 = 1[[kelompok_harga| AND g.kelompok_harga = :kelompok_harga]][[kode_group| AND x.kode_group = :kode_group]]\
         [[kode_gudang| AND x.gudang = :kode_gudang]] \
         GROUP BY g.kelompok_harga, x.kode_group, g.jenis_group, x.gudang \
         ORDER BY kelompok_harga, x.kode_group, x.gudang",
    ),
    kolom: &[
        kode("kelompok_harga", "Kelompok Harga"),
        kode("kode_group", "Group"),
        kode("jenis_group", "Kategori"),
        kode("kode_gudang", "Gudang"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("berat_murni", "Berat Murni").jumlah(),
        rupiah("nilai", "Harga Modal").jumlah(),
    ],
    kelompok: &["kelompok_harga"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-global-stock-toko", "Laporan Global Stock Toko")
};

//! Laporan Pembelian Per Kondisi: a day's purchases of every price group by the condition of the pieces, with the weight that
//! was lost since the nota. What was taken back later comes off on that day.

use crate::niaga::{dari, gerak, jumlah, sekelompok};
use crate::{Laporan, Sumber, angka, berat, kode, tgl};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pembelian/get/laporan-by-kondisi"],
    saringan: &[tgl("tanggal", "Tanggal")],
    sumber: Sumber::Sql(concat!(
        gerak!("tanggal", "tanggal"),
        "SELECT x._id, ",
        sekelompok!("x.jumlah", "x._id"),
        " AS total_jumlah",
        ", ",
        sekelompok!("x.berat", "x._id"),
        " AS total_berat",
        ", ",
        sekelompok!("x.berat_nota", "x._id"),
        " AS total_berat_nota",
        ", ",
        sekelompok!("x.selisih_berat", "x._id"),
        " AS total_selisih_berat",
        ", x.kondisi, x.jumlah, x.berat, x.berat_nota, x.selisih_berat FROM (\
         SELECT CASE WHEN r.kelompok_harga = '' THEN r.kode_group ELSE r.kelompok_harga END AS _id, r.kondisi, ",
        jumlah!("r.qty"),
        " AS jumlah, ",
        jumlah!("r.berat"),
        " AS berat, ",
        jumlah!("r.berat_nota"),
        " AS berat_nota, ",
        jumlah!("CASE WHEN r.berat_nota = 0 THEN 0 ELSE r.berat_nota - r.berat END"),
        " AS selisih_berat",
        dari!("beli"),
        "GROUP BY 1, 2) x ORDER BY x._id, x.kondisi",
    )),
    kolom: &[
        kode("_id", "Kelompok"),
        angka("total_jumlah", "Total Jumlah").jumlah(),
        berat("total_berat", "Total Berat").jumlah(),
        berat("total_berat_nota", "Total Berat Nota").jumlah(),
        berat("total_selisih_berat", "Total Selisih").jumlah(),
    ],
    rinci: &[
        kode("kondisi", "Kondisi"),
        angka("jumlah", "Jumlah"),
        berat("berat", "Berat"),
        berat("berat_nota", "Berat Nota"),
        berat("selisih_berat", "Selisih Berat"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Laporan Pembelian Per Kondisi Tidak Tersedia",
    ..Laporan::new("/laporan-pembelian-per-kondisi", "Laporan Pembelian Per Kondisi")
};

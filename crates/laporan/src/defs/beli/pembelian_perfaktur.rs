//! Laporan Pembelian Per Faktur: invoices with every piece bought, its price per gram on the nota and now, and how far that
//! stands from the gold price. What was taken back later comes off on that day.

use crate::barang::GROUP;
use crate::niaga::{KELOMPOK_HARGA, KONDISI, dari, gerak, sekelompok, status_baris};
use crate::{Laporan, Sumber, angka, berat, kode, persen, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pembelian/hidup/report-limited", "POST pembelian/hidup/report-limited"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), KELOMPOK_HARGA, GROUP, KONDISI],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT r.no_faktur_group, r.tgl AS tgl_system, ",
        status_baris!(),
        ", r.nama_customer, ",
        sekelompok!("r.tanda * r.qty", "r.no_faktur_group, r.tanda"),
        " AS qty, ",
        sekelompok!("r.tanda * r.berat_nota", "r.no_faktur_group, r.tanda"),
        " AS total_berat_nota, ",
        sekelompok!("r.tanda * r.berat", "r.no_faktur_group, r.tanda"),
        " AS total_berat, ",
        sekelompok!("r.tanda * r.harga_nota", "r.no_faktur_group, r.tanda"),
        " AS total_harga_nota, ",
        sekelompok!("r.tanda * r.harga", "r.no_faktur_group, r.tanda"),
        " AS total_harga, \
         r.no_faktur_beli, r.kode_sales, r.nama_barang, r.kode_group, r.kondisi, r.harga_emas, r.tanda * r.berat_nota AS berat_nota, r.tanda * r.berat AS berat, \
         r.tanda * r.harga_nota AS harga_nota, r.tanda * r.harga AS harga, r.rata_asal, r.harga_rata, \
         CASE WHEN r.harga_emas = 0 OR r.rata_asal = 0 THEN NULL ELSE (r.rata_asal - r.harga_emas) * 10000 / r.harga_emas END AS persen_nota, \
         CASE WHEN r.harga_emas = 0 THEN NULL ELSE (r.harga_rata - r.harga_emas) * 10000 / r.harga_emas END AS persen_beli",
        dari!("beli"),
        "WHERE 1 = 1[[kelompok_harga| AND r.kelompok_harga = :kelompok_harga]]\
         [[kode_group| AND r.kode_group = :kode_group]][[kondisi| AND r.kondisi = :kondisi]] \
         ORDER BY r.tgl, r.waktu, r.no_faktur_group, r.baris",
    )),
    kolom: &[
        kode("no_faktur_group", "No Faktur"),
        tanggal("tgl_system", "Tanggal"),
        kode("status", "Status"),
        teks("nama_customer", "Nama Customer"),
        angka("qty", "Qty").jumlah(),
        berat("total_berat_nota", "Total Berat Nota").jumlah().tanpa_kertas(),
        berat("total_berat", "Total Berat").jumlah(),
        rupiah("total_harga_nota", "Total Harga Nota").jumlah().tanpa_kertas(),
        rupiah("total_harga", "Total Harga").jumlah(),
    ],
    rinci: &[
        kode("no_faktur_beli", "No Nota"),
        kode("kode_sales", "Sales"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kondisi", "Kondisi"),
        rupiah("harga_emas", "Harga Emas"),
        berat("berat_nota", "Berat Nota"),
        berat("berat", "Berat"),
        rupiah("harga_nota", "Harga Nota"),
        rupiah("harga", "Harga Beli"),
        rupiah("rata_asal", "Rata Nota"),
        rupiah("harga_rata", "Rata Beli"),
        persen("persen_nota", "% Nota"),
        persen("persen_beli", "% Beli"),
    ],
    polos: true,
    ..Laporan::new("/laporan-pembelian-perfaktur", "Laporan Pembelian Per Faktur")
};

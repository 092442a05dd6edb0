//! Laporan Pinjaman Detail: loans of the days with their pieces, as the specification has it; a paper.

use crate::pinjaman::{BARANG, berat_hutang, dengan_barang, pilih_barang, rakit};
use crate::{Laporan, Sumber, angka, berat, kode, persen, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["POST hutang/get/report"],
    saringan: &[tgl_dari("tgl_awal"), tgl_sampai("tgl_akhir")],
    sumber: Sumber::Sql(concat!(
        "SELECT h.no_hutang AS no_faktur_hutang, h.tgl_hutang, h.nama_customer, h.alamat_customer, ",
        berat_hutang!(),
        " AS berat_bruto, h.pokok_rp AS jumlah_hutang, h.bunga, h.tenor_hari AS lama_pinjam, h.kode_sales, ",
        pilih_barang!(),
        " FROM hutang h JOIN hutang_kini k ON k.toko = h.toko AND k.no_hutang = h.no_hutang",
        dengan_barang!(),
        "WHERE h.toko = :toko AND h.tgl_hutang BETWEEN :tgl_awal AND :tgl_akhir AND k.status <> 'BATAL' \
         ORDER BY h.tgl_hutang, h.no_hutang, b.baris",
    )),
    kolom: &[
        kode("no_faktur_hutang", "No Faktur Hutang"),
        tanggal("tgl_hutang", "Tanggal Hutang"),
        teks("nama_customer", "Nama Customer"),
        teks("alamat_customer", "Alamat"),
        berat("berat_bruto", "Berat Bruto").jumlah(),
        rupiah("jumlah_hutang", "Jumlah Hutang").jumlah(),
        persen("bunga", "Bunga %"),
        angka("lama_pinjam", "Lama Pinjam"),
        kode("kode_sales", "Sales"),
    ],
    rinci: BARANG,
    rakit: Some(rakit),
    polos: true,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Data Tidak Tersedia",
    gagal: "Terjadi Kesalahan Saat Mengirim Data",
    ..Laporan::new("/laporan-pinjaman-detail", "Laporan Pinjaman Detail")
};

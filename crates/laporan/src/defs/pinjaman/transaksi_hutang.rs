//! Laporan Transaksi Hutang: loans written on the days, new ones and successors, with their pledges and where they stand now.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::pinjaman::STATUS;
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, barcode, berat, kadar, kode, persen, pilih, rupiah, saring,
    tanggal, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        STATUS,
        saring(
            "asal",
            "Asal",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("BARU", "PINJAMAN BARU"),
                pilih("LANJUT", "LANJUTAN"),
                pilih("AWAL", "SALDO AWAL"),
            ]),
        ),
        SALES,
        OLEH,
    ],
    sumber: Sumber::Sql(
        "SELECT h.tgl_system, h.no_hutang, k.status, h.asal, h.no_asal, h.no_faktur_manual, h.nama_customer, h.no_hp, h.kode_sales, \
         h.tgl_hutang, h.jatuh_tempo, h.taksiran_rp, h.plafond_rp, h.pokok_rp, h.bunga, h.biaya_rp, k.no_kantong, h.penguji, \
         h.oleh AS input_by, b.kode_barcode, b.nama_barang, b.kode_group, b.kadar, b.berat, b.kondisi, b.taksiran_rp AS taksiran_barang, \
         b.pokok_rp AS pokok_barang FROM hutang h JOIN hutang_kini k ON k.toko = h.toko AND k.no_hutang = h.no_hutang \
         JOIN hutang_baris b ON b.toko = h.toko AND b.no_hutang = h.no_hutang \
         WHERE h.toko = :toko AND h.tgl_system BETWEEN :tgl_from AND :tgl_to[[status| AND k.status = :status]][[asal| AND h.asal = :asal]]\
         [[kode_sales| AND h.kode_sales = :kode_sales]][[oleh| AND LOWER(h.oleh) = :oleh.kecil]] \
         ORDER BY h.tgl_system, h.no_hutang, b.baris",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_hutang", "No Hutang"),
        kode("status", "Status"),
        kode("asal", "Asal").tanpa_kertas(),
        kode("no_asal", "Lanjutan Dari").tanpa_kertas(),
        kode("no_faktur_manual", "No Manual").tanpa_kertas(),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone").tanpa_kertas(),
        kode("kode_sales", "Sales"),
        tanggal("tgl_hutang", "Tanggal Hutang").tanpa_kertas(),
        tanggal("jatuh_tempo", "Jatuh Tempo"),
        rupiah("taksiran_rp", "Taksiran").jumlah(),
        rupiah("plafond_rp", "Plafond").jumlah().tanpa_kertas(),
        rupiah("pokok_rp", "Jumlah Hutang").jumlah(),
        persen("bunga", "Bunga %"),
        rupiah("biaya_rp", "Biaya").jumlah(),
        kode("no_kantong", "Kantong"),
        kode("penguji", "Penguji").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    rinci: &[
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kadar("kadar", "Kadar"),
        berat("berat", "Berat"),
        teks("kondisi", "Kondisi"),
        rupiah("taksiran_barang", "Taksiran"),
        rupiah("pokok_barang", "Pokok"),
    ],
    batal: "status",
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-transaksi-hutang", "Laporan Transaksi Hutang")
};

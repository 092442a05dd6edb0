//! Laporan Transaksi Penjualan: every line that was sold, exchanges among them, put together and ordered as asked. A sale
//! taken back on its own day is not here; one taken back later comes off on that day.

use crate::barang::{BAKI, CARI, GROUP, JENIS, OLEH};
use crate::niaga::{
    JENIS_GROUP, PER_FAKTUR, PER_GROUP, PER_JENIS, PER_SALES, PER_TANGGAL, PER_USER, SALES, STATUS_VALID,
    TIPE_TRANSAKSI, dari, gerak, saring_baris, status_baris,
};
use crate::{
    JenisSaring, Laporan, Sumber, angka, barcode, berat, kadar, kode, pilih_sql, rupiah, saring, tanggal,
    teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_awal"),
        tgl_sampai("tgl_akhir"),
        saring(
            "filter",
            "Filter",
            JenisSaring::Urut(&[
                PER_FAKTUR,
                PER_TANGGAL,
                PER_SALES,
                PER_GROUP,
                PER_JENIS,
                pilih_sql("kode_baki", "BAKI", "r.kode_gudang || ' ' || r.kode_baki"),
                pilih_sql("nama_customer", "CUSTOMER", "r.nama_customer"),
                PER_USER,
            ]),
        )
        .wajib("Filter Tidak Boleh Kosong"),
        saring(
            "sort_by",
            "Sort By",
            JenisSaring::Urut(&[
                pilih_sql("waktu", "WAKTU", "r.waktu"),
                pilih_sql("harga", "HARGA TERTINGGI", "r.harga_total DESC"),
                pilih_sql("berat", "BERAT TERTINGGI", "r.berat DESC"),
                pilih_sql("nama", "NAMA BARANG", "r.nama_barang"),
            ]),
        )
        .wajib("Sort By Tidak Boleh Kosong"),
        TIPE_TRANSAKSI,
        JENIS_GROUP,
        GROUP,
        JENIS,
        BAKI,
        SALES,
        STATUS_VALID,
        OLEH,
        CARI,
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_awal", "tgl_akhir"),
        "SELECT {filter} AS kelompok, r.tgl AS tgl_system, substr(r.waktu, 12, 8) AS jam, r.no_faktur_group, \
         r.no_faktur_jual, ",
        status_baris!(),
        ", r.kode_sales, r.kode_member, r.nama_customer, r.kode_barcode, \
         r.nama_barang, r.kode_group, r.kode_dept, r.kode_baki, r.kadar_cetak, r.tanda * r.qty AS qty, \
         r.tanda * r.berat AS berat, r.harga_gram, r.tanda * r.ongkos AS ongkos, r.tanda * r.diskon AS diskon, \
         r.tanda * r.harga_total AS harga_total, COALESCE(v.oleh, '') AS valid_by, r.oleh AS input_by",
        dari!("jual"),
        "WHERE 1 = 1{type_transaksi}{status_valid}[[kode_baki| AND r.kode_baki = :kode_baki]]",
        saring_baris!(),
        " ORDER BY kelompok, {sort_by}, r.no_faktur_group, r.baris",
    )),
    kolom: &[
        kode("kelompok", "Kelompok").tanpa_nama(),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam").tanpa_kertas(),
        kode("no_faktur_group", "No Faktur").tanpa_kertas(),
        kode("no_faktur_jual", "No Nota"),
        kode("status", "Status"),
        kode("kode_sales", "Sales"),
        kode("kode_member", "Member").tanpa_kertas(),
        teks("nama_customer", "Nama Customer"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        kode("kode_baki", "Baki").tanpa_kertas(),
        kadar("kadar_cetak", "Kadar").tanpa_kertas(),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_gram", "Harga Gram"),
        rupiah("ongkos", "Ongkos").jumlah(),
        rupiah("diskon", "Potongan").jumlah(),
        rupiah("harga_total", "Harga Total").jumlah(),
        kode("valid_by", "Validasi").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Laporan Penjualan Tidak Tersedia",
    ..Laporan::new("/laporan-transaksi-penjualan", "Laporan Transaksi Penjualan")
};

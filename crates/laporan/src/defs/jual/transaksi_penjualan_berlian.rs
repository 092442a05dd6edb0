//! Laporan Transaksi Penjualan Berlian: every diamond piece that was sold with all that its nota said, dollars and rate
//! among it, and how it was paid. What was taken back on its own day is shown only where that is asked for.

use crate::barang::{JENIS, SUPPLIER};
use crate::niaga::{PER_FAKTUR, PER_JENIS, PER_SALES, PER_TANGGAL, SALES, TIPE_TRANSAKSI, dari, gerak};
use crate::{
    JenisSaring, Laporan, Sumber, angka, barcode, berat, kode, kurs, mentah, pilih_sql, rupiah, saring,
    tanda, tanggal, teks, tgl_dari, tgl_sampai,
};

/// What the transaction was paid with, by kind.
macro_rules! dibayar {
    ($jenis:literal) => {
        concat!(
            "COALESCE((SELECT CAST(SUM(b.jumlah_rp) AS BIGINT) FROM bayar b WHERE b.toko = :toko \
             AND b.no_faktur_group = r.no_faktur_group AND b.sisi = 'JUAL' AND b.jenis = '",
            $jenis,
            "'), 0)"
        )
    };
}
/// One of the list's payments as JSON, nothing where it was not used.
macro_rules! sebut {
    ($jenis:literal, $kolom:literal) => {
        concat!(
            "CASE WHEN ",
            $kolom,
            " > 0 THEN ',{\"jenis\":\"",
            $jenis,
            "\",\"jumlah_rp\":' || CAST(",
            $kolom,
            " AS TEXT) || '}' ELSE '' END"
        )
    };
}

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET penjualan/get/report/berlian", "POST penjualan/get/report/berlian"],
    saringan: &[
        tgl_dari("tgl_awal"),
        tgl_sampai("tgl_akhir"),
        JENIS,
        saring(
            "type",
            "Tipe",
            JenisSaring::Urut(&[
                pilih_sql("NORMAL", "NORMAL", ""),
                pilih_sql("PREMI", "PREMI", " AND r.status_premi = 1"),
                pilih_sql("PESANAN", "PESANAN", " AND r.no_pesanan <> ''"),
            ]),
        ),
        SALES,
        saring(
            "type_laporan",
            "Tipe Laporan",
            JenisSaring::Urut(&[PER_FAKTUR, PER_TANGGAL, PER_SALES, PER_JENIS]),
        ),
        TIPE_TRANSAKSI,
        saring("harga", "Harga", JenisSaring::RentangHarga),
        saring("kode_intern", "Kode Intern", JenisSaring::Teks),
        SUPPLIER,
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_awal", "tgl_akhir"),
        "SELECT x.kelompok, x.no_generate, x.no_faktur_group, x.no_faktur_group_user, x.no_faktur_jual, x.tgl_system, x.jam, \
         x.kode_sales, x.kode_member, x.nama_customer, x.alamat_customer, x.no_hp, x.kode_gudang, x.kode_baki, x.kode_barcode, \
         x.kode_intern, x.supplier_barang, x.kode_group, x.kode_dept, x.kode_marketplace, x.nama_barang, x.qty, x.berat_awal, \
         x.berat, x.nama_atribut, x.berat_atribut, x.harga_jual, x.harga_gram, x.harga_atribut, x.ongkos, x.total_usd, x.curr, \
         x.total_berlian_rp, x.harga_total, '[' || substr(",
        sebut!("CASH", "x.cash"),
        " || ",
        sebut!("TRANSFER", "x.transfer"),
        " || ",
        sebut!("DEBET", "x.debet"),
        " || ",
        sebut!("CREDIT", "x.credit"),
        " || ",
        sebut!("TUKAR", "x.tukar"),
        ", 2) || ']' AS pembayaran, x.input_by, x.status_kembali, x.status_valid, x.status_premi, x.status_tukar, \
         x.no_titip_group, x.no_pesanan FROM (\
         SELECT {type_laporan} AS kelompok, r.baris, r.waktu, r.no_faktur_group || '-' || CAST(r.baris AS TEXT) AS no_generate, \
         r.no_faktur_group, r.no_faktur_group || ' ' || r.oleh AS no_faktur_group_user, r.no_faktur_jual, r.tgl AS tgl_system, \
         substr(r.waktu, 12, 8) AS jam, r.kode_sales, r.kode_member, r.nama_customer, r.alamat_customer, r.no_hp, r.kode_gudang, \
         r.kode_baki, r.kode_barcode, r.kode_intern, COALESCE(c.supplier_barang, '') AS supplier_barang, r.kode_group, r.kode_dept, \
         r.kode_marketplace, r.nama_barang, r.tanda * r.qty AS qty, r.berat_awal, r.tanda * r.berat AS berat, r.nama_atribut, \
         r.berat_atribut, r.tanda * r.harga_jual AS harga_jual, r.harga_gram, r.harga_atribut, r.tanda * r.ongkos AS ongkos, \
         r.tanda * r.total_usd AS total_usd, r.curr, r.tanda * r.total_berlian_rp AS total_berlian_rp, \
         r.tanda * r.harga_total AS harga_total, r.oleh AS input_by, \
         CASE WHEN r.tanda < 0 THEN 1 ELSE 0 END AS status_kembali, CASE WHEN v.oleh IS NULL THEN 0 ELSE 1 END AS status_valid, \
         r.status_premi, CASE WHEN r.jenis = 'TUKAR' THEN 1 ELSE 0 END AS status_tukar, r.no_titip AS no_titip_group, r.no_pesanan, ",
        dibayar!("CASH"),
        " AS cash, ",
        dibayar!("TRANSFER"),
        " AS transfer, ",
        dibayar!("DEBET"),
        " AS debet, ",
        dibayar!("CREDIT"),
        " AS credit, ",
        dibayar!("TUKAR"),
        " AS tukar",
        dari!("jual"),
        "LEFT JOIN barang c ON c.kode_barcode = r.kode_barcode WHERE r.is_berlian = 1{type}{type_transaksi}\
         [[kode_dept| AND r.kode_dept = :kode_dept]][[kode_sales| AND r.kode_sales = :kode_sales]]\
         [[harga_dari| AND r.harga_total >= :harga_dari]][[harga_sampai| AND r.harga_total <= :harga_sampai]]\
         [[kode_intern| AND LOWER(r.kode_intern) LIKE :kode_intern.cari ESCAPE '\\']]\
         [[supplier_barang| AND c.supplier_barang = :supplier_barang]]) x \
         ORDER BY x.kelompok, x.waktu, x.no_faktur_group, x.baris",
    )),
    kolom: &[
        kode("kelompok", "Kelompok").tanpa_nama(),
        kode("no_generate", "No Generate").tanpa_kertas(),
        kode("no_faktur_group", "No Faktur").tanpa_kertas(),
        kode("no_faktur_group_user", "No Faktur User").tanpa_kertas(),
        kode("no_faktur_jual", "No Nota"),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam").tanpa_kertas(),
        kode("kode_sales", "Sales"),
        kode("kode_member", "Member").tanpa_kertas(),
        teks("nama_customer", "Nama Customer"),
        teks("alamat_customer", "Alamat").tanpa_kertas(),
        kode("no_hp", "No Handphone").tanpa_kertas(),
        kode("kode_gudang", "Gudang").tanpa_kertas(),
        kode("kode_baki", "Baki").tanpa_kertas(),
        barcode("kode_barcode", "Kode Barcode"),
        kode("kode_intern", "Kode Intern"),
        kode("supplier_barang", "Supplier").tanpa_kertas(),
        kode("kode_group", "Group").tanpa_kertas(),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        kode("kode_marketplace", "Marketplace").tanpa_kertas(),
        teks("nama_barang", "Nama Barang"),
        angka("qty", "Qty").jumlah(),
        berat("berat_awal", "Berat Awal").tanpa_kertas(),
        berat("berat", "Berat").jumlah(),
        teks("nama_atribut", "Atribut").tanpa_kertas(),
        berat("berat_atribut", "Berat Atribut").tanpa_kertas(),
        rupiah("harga_jual", "Harga Jual").jumlah().tanpa_kertas(),
        rupiah("harga_gram", "Harga Gram").tanpa_kertas(),
        rupiah("harga_atribut", "Harga Atribut").tanpa_kertas(),
        rupiah("ongkos", "Ongkos").jumlah(),
        kurs("total_usd", "Total USD").jumlah(),
        kurs("curr", "Kurs"),
        rupiah("total_berlian_rp", "Berlian Rp").jumlah(),
        rupiah("harga_total", "Harga Total").jumlah(),
        mentah("pembayaran", "Pembayaran").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
        tanda("status_kembali", "Kembali").tanpa_kertas(),
        tanda("status_valid", "Valid").tanpa_kertas(),
        tanda("status_premi", "Premi").tanpa_kertas(),
        tanda("status_tukar", "Tukar").tanpa_kertas(),
        kode("no_titip_group", "No Titip").tanpa_kertas(),
        kode("no_pesanan", "No Pesanan").tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Laporan Penjualan Tidak Tersedia",
    gagal: "Terjadi Kesalahan Saat Mengririm Data",
    ..Laporan::new("/laporan-transaksi-penjuala-berlian", "Laporan Transaksi Penjualan Berlian")
};

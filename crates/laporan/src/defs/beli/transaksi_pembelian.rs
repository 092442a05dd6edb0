//! Laporan Transaksi Pembelian: purchases put together by invoice (or day, sales person, group, condition), every piece under
//! them. A purchase taken back on its own day is not here; one taken back later comes off on that day.

use crate::barang::GROUP;
use crate::niaga::{JENIS_GROUP, KONDISI, SALES, dari, gerak, sekelompok, status_baris};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kadar, kode, mentah, pilih_sql, rupiah,
    saring, tanda, tanggal, teks, tgl_dari, tgl_sampai,
};

/// What the groups are made by: its name and the column.
macro_rules! menurut {
    ($nama:literal, $kolom:literal) => {
        concat!("'", $nama, "' AS kunci, ", $kolom, " AS kelompok")
    };
}

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pembelian/get/report", "POST pembelian/get/report"],
    saringan: &[
        tgl_dari("tgl_awal"),
        tgl_sampai("tgl_akhir"),
        saring(
            "group_by",
            "Kelompok Per",
            JenisSaring::Urut(&[
                pilih_sql("no_faktur_group", "NO FAKTUR", menurut!("no_faktur_group", "r.no_faktur_group")),
                pilih_sql("tgl_system", "TANGGAL", menurut!("tgl_system", "r.tgl")),
                pilih_sql("kode_sales", "SALES", menurut!("kode_sales", "r.kode_sales")),
                pilih_sql("kode_group", "KODE GROUP", menurut!("kode_group", "r.kode_group")),
                pilih_sql("kondisi", "KONDISI", menurut!("kondisi", "r.kondisi")),
            ]),
        ),
        GROUP,
        JENIS_GROUP,
        KONDISI,
        saring("valid_by", "Validasi Oleh", JenisSaring::User),
        SALES,
        // Goods on consignment are the supplier's in the stock book.
        saring(
            "is_consignment",
            "Konsinyasi",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih_sql(
                    "true",
                    "KONSINYASI",
                    " AND EXISTS (SELECT 1 FROM buku_stok k WHERE k.toko = :toko AND k.kode_barcode = r.kode_barcode \
                     AND k.milik = 'SUPPLIER')",
                ),
                pilih_sql(
                    "false",
                    "BUKAN KONSINYASI",
                    " AND NOT EXISTS (SELECT 1 FROM buku_stok k WHERE k.toko = :toko AND k.kode_barcode = r.kode_barcode \
                     AND k.milik = 'SUPPLIER')",
                ),
            ]),
        ),
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_awal", "tgl_akhir"),
        "SELECT '{\"' || x.kunci || '\":\"' || x.kelompok || '\"}' AS _id, x.kelompok, ",
        sekelompok!("x.qty", "x.kelompok"),
        " AS qty, ",
        sekelompok!("x.berat_nota", "x.kelompok"),
        " AS total_berat_nota, ",
        sekelompok!("x.berat", "x.kelompok"),
        " AS total_berat, ",
        sekelompok!("x.harga_nota", "x.kelompok"),
        " AS total_harga_nota, ",
        sekelompok!("x.harga", "x.kelompok"),
        " AS total_harga, ",
        "x.no_faktur_beli, x.tgl_system, x.kode_sales, x.kode_member, x.nama_customer, x.no_hp, x.alamat_customer, x.kadar, \
         x.kode_gudang, x.no_faktur_ext, x.kode_group, x.kode_dept, x.kode_barcode, x.nama_barang, x.berat_nota, x.berat, \
         x.harga_nota, x.harga, x.harga_rata, x.kondisi, x.cash_rp, x.input_by, x.status_valid, x.tipe_kondisi, x.status FROM (\
         SELECT {group_by}, r.tanda * r.qty AS qty, r.waktu, r.baris, r.no_faktur_beli, r.tgl AS tgl_system, r.kode_sales, \
         r.kode_member, r.nama_customer, r.no_hp, r.alamat_customer, r.kadar, r.kode_gudang, r.no_faktur_ext, r.kode_group, \
         r.kode_dept, r.kode_barcode, r.nama_barang, r.tanda * r.berat_nota AS berat_nota, r.tanda * r.berat AS berat, \
         r.tanda * r.harga_nota AS harga_nota, r.tanda * r.harga AS harga, r.harga_rata, r.kondisi, \
         CASE WHEN r.baris > 1 THEN 0 ELSE r.tanda * COALESCE((SELECT CAST(SUM(b.jumlah_rp) AS BIGINT) FROM bayar b \
         WHERE b.toko = :toko AND b.no_faktur_group = r.no_faktur_group AND b.sisi = 'BELI' AND b.jenis = 'CASH'), 0) END AS cash_rp, \
         r.oleh AS input_by, CASE WHEN v.oleh IS NULL THEN 0 ELSE 1 END AS status_valid, r.tipe_kondisi, ",
        status_baris!(),
        dari!("beli"),
        "WHERE 1 = 1{is_consignment}[[kode_group| AND r.kode_group = :kode_group]]\
         [[jenis_group| AND r.jenis_group = :jenis_group]][[kondisi| AND r.kondisi = :kondisi]]\
         [[valid_by| AND LOWER(v.oleh) = :valid_by.kecil]][[kode_sales| AND r.kode_sales = :kode_sales]]) x \
         ORDER BY x.kelompok, x.waktu, x.no_faktur_beli",
    )),
    kolom: &[
        mentah("_id", "").tanpa_kertas(),
        kode("kelompok", "Kelompok").tanpa_nama(),
        angka("qty", "Qty").jumlah(),
        berat("total_berat_nota", "Total Berat Nota").jumlah(),
        berat("total_berat", "Total Berat").jumlah(),
        rupiah("total_harga_nota", "Total Harga Nota").jumlah(),
        rupiah("total_harga", "Total Harga Beli").jumlah(),
    ],
    rinci: &[
        kode("no_faktur_beli", "No Nota"),
        tanggal("tgl_system", "Tanggal").tanpa_kertas(),
        kode("kode_sales", "Sales"),
        kode("kode_member", "Member").tanpa_kertas(),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone").tanpa_kertas(),
        teks("alamat_customer", "Alamat").tanpa_kertas(),
        kadar("kadar", "Kadar").tanpa_kertas(),
        kode("kode_gudang", "Gudang").tanpa_kertas(),
        kode("no_faktur_ext", "Faktur Luar").tanpa_kertas(),
        kode("kode_group", "Group").tanpa_kertas(),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        berat("berat_nota", "Berat Nota").tanpa_kertas(),
        berat("berat", "Berat"),
        rupiah("harga_nota", "Harga Nota").tanpa_kertas(),
        rupiah("harga", "Harga Beli"),
        rupiah("harga_rata", "Harga Rata"),
        kode("kondisi", "Kondisi"),
        rupiah("cash_rp", "Cash").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
        tanda("status_valid", "Valid").tanpa_kertas(),
        kode("tipe_kondisi", "Tipe Kondisi").tanpa_kertas(),
        kode("status", "Status"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    tersedia: "Laporan Transaksi Pembelian Tersedia",
    ..Laporan::new("/laporan-transaksi-pembelian", "Laporan Transaksi Pembelian")
};

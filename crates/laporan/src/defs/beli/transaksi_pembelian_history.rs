//! Laporan Transaksi Pembelian History: every purchase of the days as it was made, also those taken back, and what became of
//! each piece since: validated, cancelled, where it lies now. What was taken back stands in columns of its own, so that the
//! sums are of what still holds.

use crate::barang::{CARI, GROUP, OLEH};
use crate::niaga::{KONDISI, SALES, saring_baris};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, barcode, berat, kode, pilih_sql, rupiah, saring, tanggal,
    teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_awal"),
        tgl_sampai("tgl_akhir"),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih_sql("AKTIF", "BERLAKU", " AND z.no_batal IS NULL"),
                pilih_sql("BATAL", "DIBATALKAN", " AND z.no_batal IS NOT NULL"),
                pilih_sql("BELUM VALID", "BELUM VALIDASI", " AND z.no_batal IS NULL AND v.oleh IS NULL"),
            ]),
        ),
        KONDISI,
        GROUP,
        SALES,
        OLEH,
        CARI,
    ],
    sumber: Sumber::Sql(concat!(
        "SELECT f.tgl_system, substr(f.waktu, 12, 8) AS jam, f.no_faktur_group, r.no_faktur_beli, r.surat, r.no_faktur_nota, \
         r.kode_sales, f.nama_customer, r.kode_barcode, r.nama_barang, r.kode_group, r.kondisi, \
         CASE WHEN z.no_batal IS NULL THEN r.berat_nota ELSE 0 END AS berat_nota, \
         CASE WHEN z.no_batal IS NULL THEN r.berat ELSE 0 END AS berat, \
         CASE WHEN z.no_batal IS NULL THEN r.harga_nota ELSE 0 END AS harga_nota, \
         CASE WHEN z.no_batal IS NULL THEN r.harga ELSE 0 END AS harga, \
         CASE WHEN z.no_batal IS NULL THEN 0 ELSE r.berat END AS berat_batal, \
         CASE WHEN z.no_batal IS NULL THEN 0 ELSE r.harga END AS harga_batal, CASE WHEN z.no_batal IS NOT NULL THEN 'BATAL' WHEN v.oleh IS NOT NULL THEN 'VALID' ELSE 'OPEN' END AS status, \
         COALESCE(v.oleh, '') AS valid_by, COALESCE(z.tgl_system, '') AS tgl_batal, COALESCE(c.status, '') AS status_barang, \
         COALESCE(s.gudang || ' ' || s.baki, '') AS tempat, f.oleh AS input_by \
         FROM faktur f JOIN beli r ON r.toko = f.toko AND r.no_faktur_group = f.no_faktur_group \
         LEFT JOIN faktur_valid v ON v.toko = f.toko AND v.no_faktur_group = f.no_faktur_group \
         LEFT JOIN faktur_batal z ON z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group \
         LEFT JOIN barang c ON c.kode_barcode = r.kode_barcode \
         LEFT JOIN saldo_barang s ON s.toko = f.toko AND s.kode_barcode = r.kode_barcode \
         WHERE f.toko = :toko AND f.tgl_system BETWEEN :tgl_awal AND :tgl_akhir{status}[[kondisi| AND r.kondisi = :kondisi]]",
        saring_baris!("f"),
        " ORDER BY f.tgl_system, f.waktu, f.no_faktur_group, r.baris",
    )),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam").tanpa_kertas(),
        kode("no_faktur_group", "No Faktur").tanpa_kertas(),
        kode("no_faktur_beli", "No Nota"),
        kode("surat", "Surat").tanpa_kertas(),
        kode("no_faktur_nota", "Nota Asal").tanpa_kertas(),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group").tanpa_kertas(),
        kode("kondisi", "Kondisi"),
        berat("berat_nota", "Berat Nota").jumlah().tanpa_kertas(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_nota", "Harga Nota").jumlah().tanpa_kertas(),
        rupiah("harga", "Harga Beli").jumlah(),
        berat("berat_batal", "Berat Dibatalkan").jumlah().tanpa_kertas(),
        rupiah("harga_batal", "Harga Dibatalkan").jumlah(),
        kode("status", "Status"),
        kode("valid_by", "Validasi").tanpa_kertas(),
        tanggal("tgl_batal", "Tanggal Batal"),
        kode("status_barang", "Status Barang"),
        kode("tempat", "Tempat Sekarang"),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    tersedia: "Laporan Transaksi Pembelian Tersedia",
    ..Laporan::new("/laporan-transaksi-pembelian-history", "Laporan Transaksi Pembelian History")
};

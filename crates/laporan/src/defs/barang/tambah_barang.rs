//! Laporan Tambah Barang: the pieces that came into the books in the days, by document, group, tray or supplier.

use crate::barang::{
    BAKI, CARI, GROUP, GUDANG, JENIS, OLEH, PER_DOKUMEN, PER_GROUP, PER_JENIS, PER_TANGGAL, PER_USER,
    SUPPLIER, kelompok, kolom_dokumen, pilih_dokumen, saring_dokumen,
};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, kode, pilih, pilih_sql, rupiah, saring, teks, tgl_dari,
    tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        kelompok(&[
            PER_DOKUMEN,
            PER_TANGGAL,
            PER_GROUP,
            PER_JENIS,
            pilih_sql("BAKI", "BAKI", "r.gudang_ke || ' ' || r.baki_ke"),
            pilih_sql("SUPPLIER", "SUPPLIER", "b.supplier_barang"),
            PER_USER,
        ]),
        saring(
            "jenis",
            "Cara Masuk",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("TAMBAH", "TAMBAH BARANG"),
                pilih("TERIMA", "PENERIMAAN BARANG"),
                pilih("AWAL", "SALDO AWAL"),
            ]),
        ),
        GROUP,
        JENIS,
        GUDANG,
        BAKI,
        SUPPLIER,
        OLEH,
        CARI,
    ],
    sumber: Sumber::Sql(concat!(
        pilih_dokumen!(),
        "r.gudang_ke AS kode_gudang, r.baki_ke AS kode_baki, b.supplier_barang, r.nilai AS total_pokok, \
         d.jenis, d.oleh, d.keterangan \
         FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         JOIN barang b ON b.kode_barcode = r.kode_barcode \
         WHERE d.toko = :toko AND d.jenis IN ('TAMBAH', 'TERIMA', 'AWAL') \
         AND d.tgl_system BETWEEN :tgl_from AND :tgl_to[[jenis| AND d.jenis = :jenis]]\
         \
         [[kode_gudang| AND r.gudang_ke = :kode_gudang]][[kode_baki| AND r.baki_ke = :kode_baki]]\
         [[supplier_barang| AND b.supplier_barang = :supplier_barang]]",
        saring_dokumen!(),
        " ORDER BY kelompok, d.tgl_system, d.waktu, d.no_dok, r.baris",
    )),
    kolom: kolom_dokumen![
        kode("kode_gudang", "Gudang"),
        kode("kode_baki", "Baki"),
        kode("supplier_barang", "Supplier"),
        rupiah("total_pokok", "Harga Pokok").jumlah().tanpa_kertas(),
        kode("jenis", "Cara Masuk").tanpa_kertas(),
        kode("oleh", "Oleh"),
        teks("keterangan", "Keterangan").tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-tambah-barang", "Laporan Tambah Barang")
};

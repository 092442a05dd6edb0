//! Laporan Hancur Barang: what was written off to scrap, in what condition, with the fine gold that is in it.

use crate::barang::{
    CARI, GROUP, JENIS, OLEH, PER_DOKUMEN, PER_GROUP, PER_JENIS, PER_TANGGAL, PER_USER, STATUS_DOK, kelompok,
    kolom_dokumen, pilih_dokumen, saring_dokumen,
};
use crate::{
    JenisSaring, Laporan, Sumber, berat, kode, pilih_sql, rupiah, saring, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        kelompok(&[
            PER_DOKUMEN,
            PER_TANGGAL,
            pilih_sql("KONDISI", "KONDISI", "r.kondisi"),
            pilih_sql("ASAL", "BAKI ASAL", "r.gudang_dari || ' ' || r.baki_dari"),
            PER_GROUP,
            PER_JENIS,
            PER_USER,
        ]),
        saring("kondisi", "Kondisi Barang", JenisSaring::Rujuk("master-kondisi-barang")),
        saring("gudang_asal", "Gudang Asal", JenisSaring::Rujuk("master-gudang")),
        saring("baki_asal", "Baki Asal", JenisSaring::Rujuk("master-baki")),
        saring("gudang_tujuan", "Tujuan Gudang", JenisSaring::Rujuk("master-gudang")),
        GROUP,
        JENIS,
        OLEH,
        STATUS_DOK,
        CARI,
    ],
    // What a piece held in fine gold stands in the stock book, where it arrived.
    sumber: Sumber::Sql(concat!(
        pilih_dokumen!(),
        "s.murni, r.nilai AS total_pokok, r.kondisi, r.gudang_dari || ' ' || r.baki_dari AS asal, \
         r.gudang_ke || ' ' || r.baki_ke AS tujuan, d.oleh, d.keterangan \
         FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         LEFT JOIN buku_stok s ON s.toko = r.toko AND s.kode_barcode = r.kode_barcode AND s.no_dok = r.no_dok \
         AND s.qty = 1 AND +s.balik IS NULL \
         WHERE d.toko = :toko AND d.jenis = 'HANCUR' AND d.tgl_system BETWEEN :tgl_from AND :tgl_to{status_dok}\
         [[kondisi| AND r.kondisi = :kondisi]][[gudang_asal| AND r.gudang_dari = :gudang_asal]]\
         [[baki_asal| AND r.baki_dari = :baki_asal]][[gudang_tujuan| AND r.gudang_ke = :gudang_tujuan]]\
         \
         ",
        saring_dokumen!(),
        " ORDER BY kelompok, d.tgl_system, d.waktu, d.no_dok, r.baris",
    )),
    kolom: kolom_dokumen![
        berat("murni", "Berat Murni").jumlah(),
        rupiah("total_pokok", "Harga Pokok").jumlah().tanpa_kertas(),
        teks("kondisi", "Kondisi"),
        kode("asal", "Asal"),
        kode("tujuan", "Tujuan"),
        kode("oleh", "Oleh"),
        teks("keterangan", "Keterangan").tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh", "Disetujui Oleh"],
    ..Laporan::new("/laporan-hancur-barang", "Laporan Hancur Barang")
};

//! Laporan Pindah Barang: what went from which tray to which, when and by whom.

use crate::barang::{
    CARI, GROUP, JENIS, OLEH, PER_DOKUMEN, PER_GROUP, PER_JENIS, PER_TANGGAL, PER_USER, STATUS_DOK, kelompok,
    kolom_dokumen, pilih_dokumen, saring_dokumen,
};
use crate::{JenisSaring, Laporan, Sumber, kode, pilih_sql, saring, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        kelompok(&[
            PER_DOKUMEN,
            PER_TANGGAL,
            pilih_sql("ASAL", "BAKI ASAL", "r.gudang_dari || ' ' || r.baki_dari"),
            pilih_sql("TUJUAN", "BAKI TUJUAN", "r.gudang_ke || ' ' || r.baki_ke"),
            PER_GROUP,
            PER_JENIS,
            PER_USER,
        ]),
        saring("gudang_asal", "Gudang Asal", JenisSaring::Rujuk("master-gudang")),
        saring("baki_asal", "Baki Asal", JenisSaring::Rujuk("master-baki")),
        saring("gudang_tujuan", "Gudang Tujuan", JenisSaring::Rujuk("master-gudang")),
        saring("baki_tujuan", "Baki Tujuan", JenisSaring::Rujuk("master-baki")),
        GROUP,
        JENIS,
        OLEH,
        STATUS_DOK,
        CARI,
    ],
    sumber: Sumber::Sql(concat!(
        pilih_dokumen!(),
        "r.gudang_dari || ' ' || r.baki_dari AS asal, r.gudang_ke || ' ' || r.baki_ke AS tujuan, d.oleh, \
         d.keterangan \
         FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         WHERE d.toko = :toko AND d.jenis = 'PINDAH' AND d.tgl_system BETWEEN :tgl_from AND :tgl_to{status_dok}\
         [[gudang_asal| AND r.gudang_dari = :gudang_asal]][[baki_asal| AND r.baki_dari = :baki_asal]]\
         [[gudang_tujuan| AND r.gudang_ke = :gudang_tujuan]][[baki_tujuan| AND r.baki_ke = :baki_tujuan]]\
         \
         ",
        saring_dokumen!(),
        " ORDER BY kelompok, d.tgl_system, d.waktu, d.no_dok, r.baris",
    )),
    kolom: kolom_dokumen![
        kode("asal", "Asal"),
        kode("tujuan", "Tujuan"),
        kode("oleh", "Oleh"),
        teks("keterangan", "Keterangan").tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dipindah Oleh", "Diterima Oleh"],
    ..Laporan::new("/laporan-pindah-barang", "Laporan Pindah Barang")
};

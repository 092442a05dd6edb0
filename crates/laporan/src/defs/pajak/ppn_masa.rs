//! Laporan PPN Masa: the statement of a month from the tax book: by kind and rate what was taxed, sales and money paid down apart,
//! what was taken back, PPh 22 beside it; and how much of it stands on tax invoices. Its sum is the tax book's (I23).

use crate::{Laporan, Sumber, angka, kode, persen, rupiah, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(
        "SELECT x.jenis_pajak, x.uraian, x.tarif, COUNT(DISTINCT x.no_dok) AS dokumen, CAST(SUM(x.dpp) AS BIGINT) AS dpp, \
         CAST(SUM(x.pajak) AS BIGINT) AS pajak, CAST(SUM(x.sudah) AS BIGINT) AS berfaktur, \
         CAST(SUM(x.pajak - x.sudah) AS BIGINT) AS belum FROM (SELECT b.jenis_pajak, CASE WHEN b.balik IS NOT NULL THEN 'PEMBATALAN' \
         WHEN b.no_faktur LIKE '%/M' OR substr(b.no_faktur, 1, 2) = 'FP' THEN CASE WHEN b.pajak < 0 THEN 'UANG MUKA DIPERHITUNGKAN' \
         ELSE 'UANG MUKA DITERIMA' END ELSE 'PENYERAHAN' END AS uraian, b.tarif, b.no_dok, b.dpp, b.pajak, \
         CASE WHEN e.id_pajak IS NULL THEN 0 ELSE b.pajak END AS sudah FROM buku_pajak b LEFT JOIN efaktur_baris e ON e.toko = b.toko \
         AND e.id_pajak = b.id WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to) x \
         GROUP BY x.jenis_pajak, x.uraian, x.tarif ORDER BY x.jenis_pajak, x.uraian, x.tarif",
    ),
    kolom: &[
        kode("jenis_pajak", "Jenis Pajak"),
        kode("uraian", "Uraian"),
        persen("tarif", "Tarif (%)"),
        angka("dokumen", "Dokumen").jumlah(),
        rupiah("dpp", "DPP").jumlah(),
        rupiah("pajak", "Pajak").jumlah(),
        rupiah("berfaktur", "Sudah Berfaktur Pajak").jumlah(),
        rupiah("belum", "Belum Berfaktur Pajak").jumlah(),
    ],
    kelompok: &["jenis_pajak"],
    total: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-ppn-masa", "Laporan PPN Masa")
};

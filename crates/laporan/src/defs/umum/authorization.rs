//! Laporan Authorization: every approval of the days, in the order it was asked, as `authorization/reports` has it.

use crate::{Cara, Laporan, Sumber, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai, waktu};

pub const LAPORAN: Laporan = Laporan {
    menu: &["/laporan-otorisasi", "/laporan-authorization"],
    panggilan: &["GET authorization/reports"],
    cara: Cara::Langsung,
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(
        "SELECT tgl_system, dibuat, kategori, description, keterangan, dokumen, nominal, sebelum, sesudah, peminta, \
         penyetuju, cara, CASE WHEN ditarik IS NOT NULL THEN 'DITARIK' WHEN status IN ('MENUNGGU', 'DISETUJUI') AND berlaku_sampai <= :kini \
         THEN 'KEDALUWARSA' ELSE status END AS status, alasan, diputus, berlaku_sampai, dipakai, dipakai_dok, id, toko \
         FROM (SELECT toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, sebelum, sesudah, peminta, penyetuju, \
         cara, status, alasan, dibuat, diputus, berlaku_sampai, dipakai, dipakai_dok, ditarik FROM otorisasi \
         UNION ALL SELECT toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, NULL, NULL, peminta, peminta, \
         cara, status, 'DISETUJUI SENDIRI', dibuat, dibuat, berlaku_sampai, dipakai, dipakai_dok, NULL FROM otorisasi_sendiri) s \
         WHERE toko = :toko AND tgl_system BETWEEN :tgl_from AND :tgl_to \
         ORDER BY tgl_system, dibuat, id",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        waktu("dibuat", "Waktu"),
        kode("kategori", "Kategori"),
        teks("description", "Description"),
        teks("keterangan", "Keterangan"),
        kode("dokumen", "Dokumen").tanpa_kertas(),
        rupiah("nominal", "Nominal").jumlah(),
        teks("sebelum", "Sebelum").tanpa_kertas(),
        teks("sesudah", "Sesudah").tanpa_kertas(),
        kode("peminta", "Peminta"),
        kode("penyetuju", "Penyetuju"),
        kode("cara", "Cara"),
        kode("status", "Status"),
        teks("alasan", "Alasan").tanpa_kertas(),
        waktu("diputus", "Diputus").tanpa_kertas(),
        waktu("berlaku_sampai", "Berlaku Sampai").tanpa_kertas(),
        waktu("dipakai", "Dipakai").tanpa_kertas(),
        kode("dipakai_dok", "Dipakai Untuk"),
        kode("id", "No Otorisasi"),
        kode("toko", "Toko").tanpa_kertas(),
    ],
    ..Laporan::new("/laporan-authorization", "Laporan Authorization")
};

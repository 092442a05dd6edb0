//! Laporan Otorisasi: approvals by category, with what was to change from what to what, and how it ended.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, kode, pilih, rupiah, saring, teks, tgl_dari, tgl_sampai, waktu,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kategori", "Kategori", JenisSaring::Daftar("authorization/kategori")),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("MENUNGGU", "MENUNGGU"),
                pilih("DISETUJUI", "DISETUJUI"),
                pilih("DITOLAK", "DITOLAK"),
                pilih("TERPAKAI", "TERPAKAI"),
                pilih("KEDALUWARSA", "KEDALUWARSA"),
                pilih("DITARIK", "DITARIK"),
            ]),
        ),
        saring("user_id", "Peminta atau Penyetuju", JenisSaring::User),
    ],
    sumber: Sumber::Sql(
        "SELECT kategori, dibuat, description, keterangan, dokumen, sebelum, sesudah, nominal, peminta, penyetuju, \
         status, alasan FROM (SELECT kategori, dibuat, description, keterangan, dokumen, sebelum, sesudah, nominal, \
         peminta, penyetuju, alasan, id, \
         CASE WHEN ditarik IS NOT NULL THEN 'DITARIK' WHEN status IN ('MENUNGGU', 'DISETUJUI') AND berlaku_sampai <= :kini THEN 'KEDALUWARSA' \
         ELSE status END AS status \
         FROM (SELECT toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, sebelum, sesudah, peminta, penyetuju, \
         cara, status, alasan, dibuat, diputus, berlaku_sampai, dipakai, dipakai_dok, ditarik FROM otorisasi \
         UNION ALL SELECT toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, NULL, NULL, peminta, peminta, \
         cara, status, 'DISETUJUI SENDIRI', dibuat, dibuat, berlaku_sampai, dipakai, dipakai_dok, NULL FROM otorisasi_sendiri) s \
         WHERE toko = :toko AND tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kategori| AND LOWER(kategori) LIKE :kategori.cari ESCAPE '\\']]\
         [[user_id| AND (LOWER(peminta) = :user_id.kecil OR LOWER(penyetuju) = :user_id.kecil)]]) o \
         WHERE 1 = 1[[status| AND status = :status]] ORDER BY kategori, dibuat, id",
    ),
    kolom: &[
        kode("kategori", "Kategori"),
        waktu("dibuat", "Waktu"),
        teks("description", "Description"),
        teks("keterangan", "Keterangan"),
        kode("dokumen", "Dokumen"),
        teks("sebelum", "Sebelum"),
        teks("sesudah", "Sesudah"),
        rupiah("nominal", "Nominal").jumlah(),
        kode("peminta", "Peminta"),
        kode("penyetuju", "Penyetuju"),
        kode("status", "Status"),
        teks("alasan", "Alasan"),
    ],
    kelompok: &["kategori"],
    ..Laporan::new("/laporan-otorisasi", "Laporan Otorisasi")
};

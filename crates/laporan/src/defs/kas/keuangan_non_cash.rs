//! Laporan Keuangan Non Cash: every row of the bank book by account, and whether finance found it on the statement.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, kata, kode, pilih, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai, waktu,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("no_rekening", "No Rekening", JenisSaring::Rujuk("master-rekening")),
        saring(
            "jenis",
            "Jenis",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("TRANSFER", "TRANSFER"),
                pilih("DEBET", "DEBET"),
                pilih("CREDIT", "CREDIT"),
                pilih("SETOR", "SETOR TUNAI"),
                pilih("TARIK", "TARIK TUNAI"),
            ]),
        ),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("VALID", "SUDAH DIVALIDASI"),
                pilih("UNVALIDATED", "BELUM DIVALIDASI"),
            ]),
        ),
        saring("user_id", "Input By", JenisSaring::User),
    ],
    sumber: Sumber::Sql(
        "SELECT no_rekening, kode_bank, tgl_system, waktu, no_dok, jenis, kategori, deskripsi, jumlah_in, jumlah_out, \
         status, tgl_valid, oleh FROM \
         (SELECT b.no_rekening, COALESCE(r.kode_bank, '') AS kode_bank, b.tgl_system, b.waktu, b.no_dok, b.jenis, b.kategori, \
          b.deskripsi, b.jumlah_in, b.jumlah_out, CASE WHEN b.status = 'VALID' OR v.id IS NOT NULL THEN 'VALID' \
          ELSE 'UNVALIDATED' END AS status, v.tgl_system AS tgl_valid, b.oleh, b.id FROM buku_bank b \
          LEFT JOIN buku_bank_valid v ON v.toko = b.toko AND v.id_bank = b.id \
          LEFT JOIN rekening r ON r.toko = b.toko AND r.no_rekening = b.no_rekening AND r.dihapus = 0 \
          WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to\
          [[no_rekening| AND b.no_rekening = :no_rekening]][[jenis| AND b.jenis = :jenis]]\
          [[user_id| AND b.oleh = :user_id.kecil]]) x WHERE 1 = 1[[status| AND status = :status]] \
         ORDER BY no_rekening, id",
    ),
    kolom: &[
        kode("no_rekening", "No Rekening"),
        kode("kode_bank", "Bank"),
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu").tanpa_kertas(),
        kode("no_dok", "No Dokumen"),
        kode("jenis", "Jenis"),
        kata("kategori", "Kategori"),
        teks("deskripsi", "Deskripsi"),
        rupiah("jumlah_in", "Masuk").jumlah(),
        rupiah("jumlah_out", "Keluar").jumlah(),
        kode("status", "Status"),
        tanggal("tgl_valid", "Divalidasi"),
        kode("oleh", "Input By"),
    ],
    kelompok: &["no_rekening"],
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-keuangan-non-cash", "Laporan Keuangan Non Cash")
};

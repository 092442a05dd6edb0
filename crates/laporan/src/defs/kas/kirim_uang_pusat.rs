//! Laporan Kirim Uang Pusat: money a store sent or that was sent to it, with what became of it.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, kode, pilih, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai, toko,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        toko("ip_cabang", "Toko").awal("").wajib("Mohon Pilih Toko"),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("DIKIRIM", "DALAM PERJALANAN"),
                pilih("DONE", "DONE"),
                pilih("BATAL", "BATAL"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT u.toko AS ip_cabang, u.nota_kirim, u.tgl_system, u.oleh AS input_by, u.tujuan, u.keterangan, \
         u.jumlah AS jumlah_rp, u.status, u.no_reff, r.tgl_system AS tgl_terima, r.oleh AS terima_by, r.jumlah_terima \
         FROM kirim_uang u LEFT JOIN kirim_uang_terima r ON r.no_reff = u.no_reff \
         WHERE (u.toko = :toko OR u.tujuan = :toko) AND u.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[ip_cabang| AND LOWER(u.toko) = :ip_cabang.kecil]][[status| AND u.status = :status]] \
         ORDER BY u.toko, u.tgl_system, u.nota_kirim",
    ),
    kolom: &[
        kode("ip_cabang", "Toko"),
        kode("nota_kirim", "Nota Kirim"),
        tanggal("tgl_system", "Tanggal"),
        kode("input_by", "Input By"),
        kode("tujuan", "Tujuan"),
        teks("keterangan", "Keterangan"),
        rupiah("jumlah_rp", "Jumlah Rp").jumlah(),
        kode("status", "Status"),
        kode("no_reff", "No Reff"),
        tanggal("tgl_terima", "Tgl Terima").tanpa_kertas(),
        kode("terima_by", "Diterima Oleh").tanpa_kertas(),
        rupiah("jumlah_terima", "Diterima Rp").jumlah(),
    ],
    kelompok: &["ip_cabang"],
    // Every row has two stores: chosen one after the other they would be told twice.
    pusat: false,
    kosong: "Data Tidak Ditemukan",
    gagal: "Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi",
    batal: "status",
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-kirim-uang-pusat", "Laporan Kirim Uang Pusat")
};

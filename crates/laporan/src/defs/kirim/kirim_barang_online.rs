//! Laporan Kirim Barang Online: pieces sent for the online store, with marketplace and waybill.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Saring, Sumber, angka, barcode, berat, kadar, kode, pilih, saring, tanggal, teks,
    tgl_dari, tgl_sampai,
};

const STATUS: Saring = saring(
    "status",
    "Status",
    JenisSaring::Pilihan(&[
        PILIH_SEMUA,
        pilih("DIKIRIM", "DALAM PERJALANAN"),
        pilih("KURANG", "DITERIMA KURANG"),
        pilih("SELESAI", "SELESAI"),
        pilih("BATAL", "BATAL"),
    ]),
);

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_marketplace", "Marketplace", JenisSaring::Rujuk("master-marketplace")),
        STATUS,
    ],
    sumber: Sumber::Sql(
        "SELECT k.no_kirim, k.tgl_system, k.tujuan, t.nama_toko AS nama_tujuan, k.kurir, k.kode_marketplace, k.no_resi, r.kode_barcode, \
         d.nama_barang, d.kode_group, d.kode_dept, d.kadar_cetak, 1 AS qty, d.berat, r.berat AS berat_asli, \
         r.status AS status_barang, k.status, k.oleh, k.keterangan \
         FROM kirim k JOIN kirim_baris r ON r.toko = k.toko AND r.no_kirim = k.no_kirim \
         JOIN dok_barang_baris d ON d.toko = r.toko AND d.no_dok = r.no_kirim AND d.baris = r.baris \
         JOIN toko t ON t.kode_toko = k.tujuan \
         WHERE k.toko = :toko AND k.tgl_system BETWEEN :tgl_from AND :tgl_to AND k.jenis = 'ONLINE'\
         [[kode_marketplace| AND k.kode_marketplace = :kode_marketplace]][[status| AND k.status = :status]] ORDER BY k.no_kirim, r.baris",
    ),
    kolom: &[
        kode("no_kirim", "No Kirim"),
        tanggal("tgl_system", "Tanggal"),
        kode("tujuan", "Tujuan"),
        teks("nama_tujuan", "Nama Tujuan").tanpa_kertas(),
        teks("kurir", "Kurir"),
        kode("kode_marketplace", "Marketplace"),
        kode("no_resi", "No Resi"),
        barcode("kode_barcode", "Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        kadar("kadar_cetak", "Kadar (%)"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat (gr)").jumlah(),
        berat("berat_asli", "Berat Asli (gr)").jumlah(),
        kode("status_barang", "Status Barang"),
        kode("status", "Status Kirim").tanpa_kertas(),
        kode("oleh", "Dikirim Oleh"),
        teks("keterangan", "Keterangan").tanpa_kertas(),
    ],
    kelompok: &["no_kirim"],
    tanda_tangan: &["Dibuat", "Diperiksa"],
    ..Laporan::new("/laporan-kirim-barang-online", "Laporan Kirim Barang Online")
};

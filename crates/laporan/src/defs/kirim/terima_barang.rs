//! Laporan Terima Barang: what came from other stores, by receipt, with every difference: missing, extra, weight.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kode, pilih, saring, tanggal, teks,
    tgl_dari, tgl_sampai, toko,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        toko("asal", "Toko Asal"),
        saring(
            "hasil",
            "Hasil",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("DITERIMA", "DITERIMA"),
                pilih("BERAT", "BEDA BERAT"),
                pilih("KURANG", "KURANG"),
                pilih("LEBIH", "LEBIH"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT no_terima, tgl_system, asal, no_kirim, kode_barcode, nama_barang, baki, qty, berat_asli, berat_timbang, \
         hasil, oleh, keterangan FROM (\
         SELECT k.no_dok AS no_terima, k.tgl_system, k.lawan AS asal, k.rujukan AS no_kirim, d.kode_barcode, \
         d.nama_barang, d.gudang_ke || ' ' || d.baki_ke AS baki, 1 AS qty, d.berat_stock AS berat_asli, \
         s.berat_timbang, CASE WHEN s.jenis IS NULL THEN 'DITERIMA' ELSE 'BERAT' END AS hasil, k.oleh, \
         COALESCE(s.keterangan, k.keterangan) AS keterangan, d.baris AS urut FROM dok_barang k \
         JOIN dok_barang_baris d ON d.toko = k.toko AND d.no_dok = k.no_dok \
         LEFT JOIN kirim_selisih s ON s.toko = k.toko AND s.no_terima = k.no_dok AND s.kode_barcode = d.kode_barcode \
         AND s.jenis = 'BERAT' \
         WHERE k.toko = :toko AND k.jenis = 'TERIMA_KIRIM' AND k.tgl_system BETWEEN :tgl_from AND :tgl_to \
         UNION ALL SELECT s.no_terima, s.tgl_system, s.asal, s.no_kirim, s.kode_barcode, s.nama_barang, '', 0, NULL, NULL, \
         s.jenis, s.oleh, s.keterangan, 100000 + s.baris FROM kirim_selisih s \
         WHERE s.toko = :toko AND s.jenis <> 'BERAT' AND s.tgl_system BETWEEN :tgl_from AND :tgl_to) x \
         WHERE 1 = 1[[asal| AND LOWER(asal) LIKE :asal.cari ESCAPE '\\']][[hasil| AND hasil = :hasil]] \
         ORDER BY no_terima, urut",
    ),
    kolom: &[
        kode("no_terima", "No Terima"),
        tanggal("tgl_system", "Tanggal"),
        kode("asal", "Asal"),
        kode("no_kirim", "No Kirim"),
        barcode("kode_barcode", "Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("baki", "Masuk Ke"),
        angka("qty", "Qty").jumlah(),
        berat("berat_asli", "Berat Asli (gr)").jumlah(),
        berat("berat_timbang", "Berat Timbang (gr)"),
        kode("hasil", "Hasil"),
        kode("oleh", "Diterima Oleh"),
        teks("keterangan", "Keterangan"),
    ],
    kelompok: &["no_terima"],
    tanda_tangan: &["Dibuat", "Diperiksa"],
    ..Laporan::new("/laporan-terima-barang", "Laporan Terima Barang")
};

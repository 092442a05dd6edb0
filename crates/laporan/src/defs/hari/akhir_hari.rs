//! Laporan Akhir Hari: the nine sections of a day's end, each its own rows. Sales show what counts that day (what was taken
//! back later comes off), Batal Penjualan whatever was taken back that day. Loans and service fill theirs when they exist.

use crate::niaga::{gerak, jumlah};
use crate::{
    Cara, JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kode, pilih, rupiah, saring,
    teks, tgl,
};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET report/subur/akhir-hari/{section}"],
    cara: Cara::Langsung,
    saringan: &[
        tgl("tanggal", "Tanggal"),
        saring(
            "section",
            "Bagian",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("hancur-barang", "Hancur Barang"),
                pilih("hutang-bunga", "Hutang Bunga"),
                pilih("hutang-masuk", "Hutang Masuk"),
                pilih("pembelian", "Pembelian"),
                pilih("penjualan", "Penjualan"),
                pilih("batal-penjualan", "Batal Penjualan"),
                pilih("penjualan-per-kategori", "Penjualan Perkategori"),
                pilih("service-ambil", "Service Ambil"),
                pilih("service-masuk", "Service Masuk"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tanggal", "tanggal"),
        "SELECT x.bagian, x.no_faktur, x._id, x.kode_barcode, x.kode_baki, x.nama_barang, x.jumlah, x.berat, x.berat_nota, \
         x.selisih_berat, x.rupiah FROM (\
         SELECT 1 AS urut, 'hancur-barang' AS section, 'Hancur Barang' AS bagian, d.no_dok AS no_faktur, r.kode_group AS _id, \
         r.kode_barcode, r.baki_dari AS kode_baki, r.nama_barang, CAST(1 AS BIGINT) AS jumlah, r.berat_stock AS berat, \
         r.berat AS berat_nota, r.berat - r.berat_stock AS selisih_berat, r.nilai AS rupiah \
         FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         WHERE d.toko = :toko AND d.jenis = 'HANCUR' AND d.tgl_system = :tanggal \
         AND d.no_dok NOT IN (SELECT y.rujukan FROM dok_barang y WHERE y.toko = :toko AND y.jenis = 'BATAL') UNION ALL \
         SELECT 4, 'pembelian', 'Pembelian', r.no_faktur_beli, r.kode_group, r.kode_barcode, r.kode_baki, r.nama_barang, \
         CAST(g.tanda AS BIGINT), g.tanda * r.berat, g.tanda * r.berat_nota, \
         g.tanda * CASE WHEN r.berat_nota = 0 THEN 0 ELSE r.berat_nota - r.berat END, g.tanda * r.harga \
         FROM gerak g JOIN beli r ON r.toko = :toko AND r.no_faktur_group = g.no_faktur_group UNION ALL \
         SELECT 5, 'penjualan', 'Penjualan', r.no_faktur_jual, r.kode_group, r.kode_barcode, r.kode_baki, r.nama_barang, \
         g.tanda * r.qty, g.tanda * r.berat, NULL, NULL, g.tanda * r.harga_total \
         FROM gerak g JOIN jual r ON r.toko = :toko AND r.no_faktur_group = g.no_faktur_group UNION ALL \
         SELECT 6, 'batal-penjualan', 'Batal Penjualan', r.no_faktur_jual, r.kode_group, r.kode_barcode, r.kode_baki, r.nama_barang, \
         r.qty, r.berat, NULL, NULL, r.harga_total \
         FROM faktur_batal z JOIN jual r ON r.toko = z.toko AND r.no_faktur_group = z.no_faktur_group \
         WHERE z.toko = :toko AND z.tgl_system = :tanggal UNION ALL \
         SELECT 7, 'penjualan-per-kategori', 'Penjualan Perkategori', '', r.kode_group, '', '', COALESCE(k.nama_group, ''), ",
        jumlah!("r.qty"),
        ", ",
        jumlah!("r.berat"),
        ", NULL, NULL, ",
        jumlah!("r.harga_total"),
        " FROM gerak g JOIN jual r ON r.toko = :toko AND r.no_faktur_group = g.no_faktur_group \
         LEFT JOIN group_barang k ON k.toko = :toko AND k.kode_group = r.kode_group GROUP BY r.kode_group, k.nama_group) x \
         WHERE 1 = 1[[section| AND x.section = :section]] ORDER BY x.urut, x.no_faktur, x._id, x.kode_barcode",
    )),
    kolom: &[
        kode("bagian", "Bagian"),
        kode("no_faktur", "No Faktur"),
        kode("_id", "Kategori"),
        barcode("kode_barcode", "Kode Barcode"),
        kode("kode_baki", "Baki"),
        teks("nama_barang", "Nama Barang"),
        angka("jumlah", "Jumlah").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("berat_nota", "Berat Nota").jumlah(),
        berat("selisih_berat", "Selisih Berat").jumlah(),
        rupiah("rupiah", "Rupiah").jumlah(),
    ],
    kelompok: &["bagian"],
    total: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    tersedia: "Laporan Akhir Hari Tersedia",
    kosong: "Laporan Akhir Hari Tidak Tersedia",
    gagal: "Data Yang Anda Cari Tidak Ada",
    ..Laporan::new("/laporan-akhir_hari", "Laporan Akhir Hari")
};

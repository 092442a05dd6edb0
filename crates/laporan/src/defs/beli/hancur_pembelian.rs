//! Laporan Hancur Pembelian: pieces that went to the melt from where their purchase had put them, beside what was paid for
//! them. A destruction that was taken back is not here.

use crate::barang::{CARI, GROUP, JENIS, OLEH};
use crate::niaga::KONDISI;
use crate::{
    Laporan, Sumber, angka, barcode, berat, kadar, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), GROUP, JENIS, KONDISI, OLEH, CARI],
    sumber: Sumber::Sql(
        "SELECT d.no_dok, d.tgl_system, substr(d.waktu, 12, 8) AS jam, r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, \
         r.kadar_cetak, x.no_faktur_beli, x.tgl_system AS tgl_beli, x.kondisi, r.gudang_ke AS kode_gudang, CAST(1 AS BIGINT) AS qty, \
         r.berat_stock AS berat, x.harga, r.nilai AS total_pokok, d.oleh AS input_by, d.keterangan \
         FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         JOIN beli x ON x.toko = d.toko AND x.kode_barcode = r.kode_barcode AND x.kode_gudang = r.gudang_dari \
         AND x.no_faktur_beli = (SELECT MAX(y.no_faktur_beli) FROM beli y WHERE y.toko = d.toko \
         AND y.kode_barcode = r.kode_barcode AND y.tgl_system <= d.tgl_system) \
         WHERE d.toko = :toko AND d.jenis = 'HANCUR' AND d.tgl_system BETWEEN :tgl_from AND :tgl_to \
         AND d.no_dok NOT IN (SELECT z.rujukan FROM dok_barang z WHERE z.toko = :toko AND z.jenis = 'BATAL')\
         [[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]]\
         [[kondisi| AND x.kondisi = :kondisi]][[oleh| AND LOWER(d.oleh) = :oleh.kecil]]\
         [[cari| AND (r.kode_barcode = :cari OR LOWER(r.nama_barang) LIKE :cari.cari ESCAPE '\\')]] \
         ORDER BY d.no_dok, r.baris",
    ),
    kolom: &[
        kode("no_dok", "No Dokumen"),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam").tanpa_kertas(),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        kadar("kadar_cetak", "Kadar"),
        kode("no_faktur_beli", "No Nota Beli"),
        tanggal("tgl_beli", "Tanggal Beli"),
        kode("kondisi", "Kondisi Beli"),
        kode("kode_gudang", "Gudang"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga", "Harga Beli").jumlah(),
        rupiah("total_pokok", "Harga Pokok").jumlah().tanpa_kertas(),
        kode("input_by", "Input By"),
        teks("keterangan", "Keterangan").tanpa_kertas(),
    ],
    kelompok: &["no_dok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-hancur-pembelian", "Laporan Hancur Pembelian")
};

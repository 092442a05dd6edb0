//! Laporan Terima Barang Supplier: what each supplier (or head office) brought, by document, with the tax invoice that
//! decides the rate and how far its weights were from ours.

use crate::barang::{CARI, GROUP, JENIS, OLEH, SUPPLIER};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kadar, kata, kode, pilih, rupiah,
    saring, tanggal, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        SUPPLIER,
        saring(
            "asal_perolehan",
            "Bukti Perolehan",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("SUPPLIER_FAKTUR", "DENGAN FAKTUR PAJAK"),
                pilih("SUPPLIER_TANPA_FAKTUR", "TANPA FAKTUR PAJAK"),
            ]),
        ),
        GROUP,
        JENIS,
        OLEH,
        CARI,
    ],
    // Suppliers are the chain's own master, kept under `db::RANTAI`.
    sumber: Sumber::Sql(
        "SELECT CASE WHEN b.supplier_barang = '' THEN d.lawan ELSE b.supplier_barang || ' ' || \
         COALESCE(s.nama_supplier, '') END AS supplier, d.no_dok, d.tgl_system, \
         substr(d.waktu, 12, 8) AS jam, r.kode_barcode, r.kode_intern, r.nama_barang, r.kode_group, r.kode_dept, \
         r.kadar_cetak, CAST(1 AS BIGINT) AS qty, r.berat, r.berat_stock, \
         COALESCE(w.berat_supplier, r.berat_stock) AS berat_supplier, \
         r.berat_stock - COALESCE(w.berat_supplier, r.berat_stock) AS selisih, r.nilai AS total_pokok, \
         r.gudang_ke || ' ' || r.baki_ke AS tujuan, b.asal_perolehan, b.no_faktur_pajak, \
         d.rujukan AS no_surat_jalan, d.oleh, d.keterangan \
         FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         JOIN barang b ON b.kode_barcode = r.kode_barcode \
         LEFT JOIN dok_terima_baris w ON w.toko = r.toko AND w.no_dok = r.no_dok AND w.baris = r.baris \
         LEFT JOIN supplier_barang s ON s.toko = '-' AND s.kode_supplier = b.supplier_barang \
         WHERE d.toko = :toko AND d.jenis IN ('TERIMA', 'TAMBAH') AND (b.supplier_barang <> '' OR d.jenis = 'TERIMA') \
         AND d.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[supplier_barang| AND b.supplier_barang = :supplier_barang]]\
         [[asal_perolehan| AND b.asal_perolehan = :asal_perolehan]]\
         [[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]]\
         [[oleh| AND LOWER(d.oleh) = :oleh.kecil]]\
         [[cari| AND (r.kode_barcode = :cari OR LOWER(r.kode_intern) LIKE :cari.cari ESCAPE '\\' \
         OR LOWER(r.nama_barang) LIKE :cari.cari ESCAPE '\\')]] \
         ORDER BY supplier, d.tgl_system, d.no_dok, r.baris",
    ),
    kolom: &[
        kode("supplier", "Supplier"),
        kode("no_dok", "No Dokumen"),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        barcode("kode_barcode", "Kode Barcode"),
        kode("kode_intern", "Kode Intern"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        kadar("kadar_cetak", "Kadar"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("berat_stock", "Berat Asli").jumlah(),
        berat("berat_supplier", "Berat Supplier").jumlah().tanpa_kertas(),
        berat("selisih", "Selisih").jumlah(),
        rupiah("total_pokok", "Harga Pokok").jumlah(),
        kode("tujuan", "Tujuan"),
        kata("asal_perolehan", "Bukti Perolehan").tanpa_kertas(),
        kode("no_faktur_pajak", "No Faktur Pajak"),
        kode("no_surat_jalan", "No Surat Jalan").tanpa_kertas(),
        kode("oleh", "Oleh"),
        teks("keterangan", "Keterangan").tanpa_kertas(),
    ],
    kelompok: &["supplier", "no_dok"],
    tanda_tangan: &["Diterima Oleh", "Diperiksa Oleh", "Supplier"],
    ..Laporan::new("/laporan-terima-barang-supplier", "Laporan Terima Barang Supplier")
};

//! Laporan Titip Uang: money customers left in the days, what of it was used or given back, and what the shop still owes. Beside
//! deposits what was paid down on orders and services and for pre-orders: together their rest is the book of deposits (I8).

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, barcode, berat, kode, pilih, rupiah, saring, tanggal, teks,
    tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "status",
            "Status",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("OPEN", "BELUM VALIDASI"),
                pilih("VALID", "SUDAH VALIDASI"),
                pilih("TERPAKAI", "TERPAKAI"),
                pilih("KEMBALI", "DIKEMBALIKAN"),
                pilih("BATAL", "BATAL"),
                pilih("DIPEGANG", "UANG MUKA DIPEGANG"),
            ]),
        ),
        saring(
            "jenis",
            "Jenis",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("TITIPAN", "TITIPAN"),
                pilih("PESANAN", "UANG MUKA PESANAN"),
                pilih("SERVICE", "UANG MUKA SERVICE"),
                pilih("PRE ORDER", "PRE ORDER"),
            ]),
        ),
        saring(
            "cara_harga",
            "Cara Harga",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("LOCK", "HARGA DIKUNCI"),
                pilih("FLOAT", "HARGA MENGAMBANG"),
            ]),
        ),
        SALES,
        OLEH,
    ],
    sumber: Sumber::Sql(
        "SELECT x.status, x.jenis, x.no_titip, x.tgl_system, x.kode_sales, x.nama_customer, x.no_hp, x.cara_harga, x.harga_gram, x.berat, \
         x.kode_barcode, x.jumlah_rp, x.terpakai, x.dikembalikan, x.sisa, x.tgl_akhir, x.keterangan, x.oleh AS input_by FROM (\
         SELECT 'TITIPAN' AS jenis, y.no_titip, y.tgl_system, y.kode_sales, y.nama_customer, y.no_hp, y.cara_harga, y.harga_gram, y.berat, \
         y.kode_barcode, y.jumlah_rp, y.terpakai, y.dikembalikan, y.sisa, y.tgl_akhir, y.keterangan, y.oleh, \
         CASE WHEN y.batal > 0 THEN 'BATAL' WHEN y.sisa = 0 AND y.terpakai > 0 THEN 'TERPAKAI' \
         WHEN y.sisa = 0 AND y.dikembalikan > 0 THEN 'KEMBALI' WHEN y.valid > 0 THEN 'VALID' ELSE 'OPEN' END AS status FROM (\
         SELECT t.*, COALESCE((SELECT s.saldo FROM saldo_titipan s WHERE s.toko = t.toko AND s.no_titip = t.no_titip), 0) AS sisa, \
         COALESCE((SELECT CAST(SUM(CASE p.jenis WHEN 'PAKAI' THEN p.jumlah_rp WHEN 'BATAL PAKAI' THEN -p.jumlah_rp ELSE 0 END) \
         AS BIGINT) FROM titipan_peristiwa p WHERE p.toko = t.toko AND p.no_titip = t.no_titip), 0) AS terpakai, \
         COALESCE((SELECT CAST(SUM(CASE WHEN p.jenis IN ('KEMBALI', 'BATAL') THEN p.jumlah_rp ELSE 0 END) AS BIGINT) \
         FROM titipan_peristiwa p WHERE p.toko = t.toko AND p.no_titip = t.no_titip), 0) AS dikembalikan, \
         (SELECT COUNT(*) FROM titipan_peristiwa p WHERE p.toko = t.toko AND p.no_titip = t.no_titip AND p.jenis = 'BATAL') AS batal, \
         (SELECT COUNT(*) FROM titipan_peristiwa p WHERE p.toko = t.toko AND p.no_titip = t.no_titip AND p.jenis = 'VALID') AS valid \
         FROM titipan t WHERE t.toko = :toko AND t.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_sales| AND t.kode_sales = :kode_sales]][[oleh| AND LOWER(t.oleh) = :oleh.kecil]]\
         [[cara_harga| AND t.cara_harga = :cara_harga]]) y UNION ALL \
         SELECT z.jenis, z.no_dok, z.tgl_system, z.kode_sales, z.nama_customer, z.no_hp, z.cara_harga, 0, 0, '', z.masuk, z.terpakai, \
         z.masuk - z.terpakai - z.sisa, z.sisa, '', z.keterangan, z.oleh, CASE WHEN z.sisa > 0 THEN 'DIPEGANG' \
         WHEN z.terpakai > 0 THEN 'TERPAKAI' ELSE 'KEMBALI' END FROM (\
         SELECT u.*, COALESCE((SELECT s.saldo FROM saldo_titipan s WHERE s.toko = u.toko AND s.no_titip = u.no_dok), 0) AS sisa, \
         COALESCE((SELECT CAST(SUM(CASE WHEN b.balik IS NULL THEN b.jumlah_in ELSE 0 END) AS BIGINT) FROM buku_titipan b \
         WHERE b.toko = u.toko AND b.no_titip = u.no_dok), 0) AS masuk, \
         COALESCE((SELECT CAST(SUM(b.jumlah_out - b.jumlah_in) AS BIGINT) FROM buku_titipan b WHERE b.toko = u.toko \
         AND b.no_titip = u.no_dok AND b.jenis_dok IN ('NG', 'BF', 'AS')), 0) AS terpakai \
         FROM uang_customer u WHERE u.toko = :toko AND u.jenis <> 'TITIPAN' AND u.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_sales| AND u.kode_sales = :kode_sales]][[oleh| AND LOWER(u.oleh) = :oleh.kecil]]\
         [[cara_harga| AND u.cara_harga = :cara_harga]]) z WHERE z.masuk > 0) x \
         WHERE 1 = 1[[status| AND x.status = :status]][[jenis| AND x.jenis = :jenis]] ORDER BY x.status, x.tgl_system, x.no_titip",
    ),
    kolom: &[
        kode("status", "Status"),
        kode("jenis", "Jenis"),
        kode("no_titip", "No Titip"),
        tanggal("tgl_system", "Tanggal"),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone"),
        kode("cara_harga", "Cara Harga"),
        rupiah("harga_gram", "Harga Gram"),
        berat("berat", "Berat"),
        barcode("kode_barcode", "Kode Barcode"),
        rupiah("jumlah_rp", "Jumlah Titip").jumlah(),
        rupiah("terpakai", "Terpakai").jumlah(),
        rupiah("dikembalikan", "Dikembalikan").jumlah(),
        rupiah("sisa", "Sisa").jumlah(),
        tanggal("tgl_akhir", "Berlaku Sampai").tanpa_kertas(),
        teks("keterangan", "Keterangan").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    kelompok: &["status"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-titip-uang", "Laporan Titip Uang")
};

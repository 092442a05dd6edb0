//! Laporan Penjualan Cicilan: contracts signed in the days, what was paid of them and what is left, with their pieces.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kadar, kode, pilih, rupiah, saring,
    tanggal, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "tahap",
            "Tahap",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("AKTIF", "AKTIF"),
                pilih("MACET", "MACET"),
                pilih("LUNAS", "LUNAS"),
                pilih("LELANG", "LELANG"),
                pilih("BATAL", "BATAL"),
            ]),
        ),
        SALES,
        OLEH,
    ],
    sumber: Sumber::Sql(
        "SELECT x.no_cicilan, x.tgl_system, x.tahap, x.nama_customer, x.no_hp, x.kode_sales, x.tenor, x.harga_rp, x.dp_rp, x.bunga_rp, \
         x.dibayar_pokok, x.dibayar_bunga, x.sisa_pokok, x.jatuh_tempo, x.diserahkan, x.input_by, x.kode_barcode, x.nama_barang, \
         x.kadar_cetak, x.berat, x.harga_total FROM (SELECT s.no_cicilan, s.tgl_system, \
         CASE WHEN k.terbuka = 1 AND k.macet_sejak <> '' AND k.macet_sejak < t.tgl_system THEN 'MACET' ELSE k.tahap END AS tahap, \
         s.nama_customer, s.no_hp, s.kode_sales, s.tenor, s.harga_rp, s.dp_rp, s.bunga_rp, s.pokok_rp - k.sisa_pokok AS dibayar_pokok, \
         (SELECT CAST(COALESCE(SUM(b.bunga_rp + b.denda_rp), 0) AS BIGINT) FROM cicilan_bayar b WHERE b.toko = s.toko \
          AND b.no_cicilan = s.no_cicilan AND NOT EXISTS (SELECT 1 FROM cicilan_bayar_batal z WHERE z.toko = b.toko \
          AND z.no_bayar = b.no_bayar)) AS dibayar_bunga, \
         CASE WHEN k.terbuka = 1 THEN k.sisa_pokok ELSE 0 END AS sisa_pokok, \
         CASE WHEN k.terbuka = 1 AND k.jatuh_tempo <> '' THEN k.jatuh_tempo END AS jatuh_tempo, \
         CASE WHEN k.diserahkan = 1 THEN 'YA' ELSE 'BELUM' END AS diserahkan, s.oleh AS input_by, b.kode_barcode, b.nama_barang, \
         b.kadar_cetak, b.berat, b.harga_total, b.baris FROM kontrak_cicilan s JOIN cicilan_kini k ON k.toko = s.toko \
         AND k.no_cicilan = s.no_cicilan JOIN toko t ON t.kode_toko = s.toko JOIN cicilan_baris b ON b.toko = s.toko \
         AND b.no_cicilan = s.no_cicilan WHERE s.toko = :toko AND s.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_sales| AND s.kode_sales = :kode_sales]][[oleh| AND LOWER(s.oleh) = :oleh.kecil]]) x \
         WHERE 1 = 1[[tahap| AND x.tahap = :tahap]] ORDER BY x.tgl_system, x.no_cicilan, x.baris",
    ),
    kolom: &[
        kode("no_cicilan", "No Cicilan"),
        tanggal("tgl_system", "Tanggal"),
        kode("tahap", "Tahap"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone").tanpa_kertas(),
        kode("kode_sales", "Sales"),
        angka("tenor", "Tenor"),
        rupiah("harga_rp", "Harga").jumlah(),
        rupiah("dp_rp", "Uang Muka").jumlah(),
        rupiah("bunga_rp", "Bunga").jumlah(),
        rupiah("dibayar_pokok", "Pokok Dibayar").jumlah(),
        rupiah("dibayar_bunga", "Bunga Denda Dibayar").jumlah(),
        rupiah("sisa_pokok", "Sisa Pokok").jumlah(),
        tanggal("jatuh_tempo", "Jatuh Tempo"),
        kode("diserahkan", "Diserahkan").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    rinci: &[
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kadar("kadar_cetak", "Kadar"),
        berat("berat", "Berat"),
        rupiah("harga_total", "Harga"),
    ],
    batal: "tahap",
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-penjualan-cicilan", "Laporan Penjualan Cicilan")
};

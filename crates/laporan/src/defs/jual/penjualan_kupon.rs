//! Laporan Penjualan Kupon: coupons that paid for sales and coupons that sales gave, each with its sale. What was taken back
//! later comes off on that day.

use crate::niaga::gerak;
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, kode, pilih, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "arah",
            "Kupon",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("DIPAKAI", "DIPAKAI"),
                pilih("DITERBITKAN", "DITERBITKAN"),
            ]),
        ),
        saring("kode_kupon", "Kode Kupon", JenisSaring::Rujuk("parameter-kupon")),
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT x.arah, x.tgl_system, x.no_kupon, x.kode_kupon, x.nama_kupon, x.no_faktur_group, f.kode_sales, \
         f.nama_customer, x.harga_total, x.jumlah, x.jumlah_rp, x.tgl_akhir, f.oleh AS input_by FROM (\
         SELECT 'DIPAKAI' AS arah, g.tgl AS tgl_system, b.rujukan AS no_kupon, COALESCE(k.kode_kupon, '') AS kode_kupon, \
         COALESCE(k.nama_kupon, '') AS nama_kupon, g.no_faktur_group, g.tanda * h.total_jual AS harga_total, \
         CAST(g.tanda AS BIGINT) AS jumlah, g.tanda * b.jumlah_rp AS jumlah_rp, COALESCE(k.tgl_akhir, '') AS tgl_akhir \
         FROM gerak g JOIN faktur h ON h.toko = :toko AND h.no_faktur_group = g.no_faktur_group \
         JOIN bayar b ON b.toko = :toko AND b.no_faktur_group = g.no_faktur_group AND b.jenis = 'KUPON' \
         LEFT JOIN kupon_terbit k ON k.toko = :toko AND k.no_kupon = b.rujukan \
         UNION ALL SELECT 'DITERBITKAN', g.tgl, k.no_kupon, k.kode_kupon, k.nama_kupon, g.no_faktur_group, \
         g.tanda * h.total_jual, CAST(g.tanda AS BIGINT), \
         g.tanda * CASE WHEN k.jenis_nilai = 'RP' THEN k.nilai ELSE 0 END, k.tgl_akhir \
         FROM gerak g JOIN faktur h ON h.toko = :toko AND h.no_faktur_group = g.no_faktur_group \
         JOIN kupon_terbit k ON k.toko = :toko AND k.no_faktur_group = g.no_faktur_group) x \
         JOIN faktur f ON f.toko = :toko AND f.no_faktur_group = x.no_faktur_group \
         WHERE 1 = 1[[arah| AND x.arah = :arah]][[kode_kupon| AND x.kode_kupon = :kode_kupon]] \
         ORDER BY x.arah, x.tgl_system, x.no_faktur_group, x.no_kupon",
    )),
    kolom: &[
        kode("arah", "Kupon"),
        tanggal("tgl_system", "Tanggal"),
        kode("no_kupon", "No Kupon"),
        kode("kode_kupon", "Kode Kupon"),
        teks("nama_kupon", "Nama Kupon"),
        kode("no_faktur_group", "No Faktur"),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        rupiah("harga_total", "Total Faktur").jumlah(),
        angka("jumlah", "Jumlah Kupon").jumlah(),
        rupiah("jumlah_rp", "Nilai Kupon").jumlah(),
        tanggal("tgl_akhir", "Berlaku Sampai"),
        kode("input_by", "Input By"),
    ],
    kelompok: &["arah"],
    total: false,
    ..Laporan::new("/laporan-penjualan-kupon", "Laporan Penjualan Kupon")
};

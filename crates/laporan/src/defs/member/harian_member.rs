//! Laporan Harian Member: what members did day by day: notas of every kind with the points they gave and took, gifts, and points
//! moved by hand. What was taken back later comes off on that day.

use crate::member::{KODE_MEMBER, gerak_poin, orang, pembeli};
use crate::niaga::gerak;
use crate::{Laporan, Sumber, angka, berat, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

/// Points that a nota gave (the sign nothing) or took (`-`).
macro_rules! poin_nota {
    ($tanda:literal) => {
        concat!(
            "g.tanda * COALESCE((SELECT CAST(SUM(CASE WHEN ",
            $tanda,
            "b.poin > 0 THEN ",
            $tanda,
            "b.poin ELSE 0 END) AS BIGINT) FROM buku_poin b WHERE b.toko = :toko AND b.no_dok = g.no_faktur_group \
             AND +b.balik IS NULL), 0)"
        )
    };
}

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), KODE_MEMBER],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT x.tgl_system, x.jam, x.jenis, x.no_dok, x.kode_member, x.nama_customer, x.no_hp, x.kode_sales, x.qty, x.berat, \
         x.total_jual, x.total_beli, x.poin_dapat, x.poin_pakai, x.keterangan, x.input_by FROM (\
         SELECT g.tgl AS tgl_system, substr(g.waktu, 12, 8) AS jam, \
         CASE WHEN g.tanda < 0 THEN 'BATAL ' ELSE '' END || g.jenis || CASE WHEN g.sumber = 'MANUAL' THEN ' MANUAL' ELSE '' END AS jenis, \
         g.no_faktur_group AS no_dok, p.kode_member, p.nama_customer, p.no_hp, g.kode_sales, \
         g.tanda * (g.qty_jual + g.qty_beli) AS qty, g.tanda * (g.berat_jual + g.berat_beli) AS berat, \
         g.tanda * g.total_jual AS total_jual, g.tanda * g.total_beli AS total_beli, \
         ",
        poin_nota!(""),
        " AS poin_dapat, ",
        poin_nota!("-"),
        " AS poin_pakai, '' AS keterangan, g.oleh AS input_by FROM gerak g",
        orang!(pembeli!()),
        "WHERE p.kode_member <> '' UNION ALL \
         SELECT k.tgl, substr(k.saat, 12, 8), CASE WHEN k.tanda < 0 THEN 'BATAL ' ELSE '' END || 'POIN ' || k.jenis, k.no_dok, \
         p.kode_member, p.nama_customer, p.no_hp, '', 0, 0, 0, 0, CASE WHEN k.jenis = 'TAMBAH' THEN k.tanda * k.poin ELSE 0 END, \
         CASE WHEN k.jenis = 'KURANG' THEN k.tanda * k.poin ELSE 0 END, k.keterangan, k.oleh FROM ",
        gerak_poin!("dok_poin"),
        orang!("k.kode_pelanggan"),
        "UNION ALL SELECT k.tgl, substr(k.saat, 12, 8), CASE WHEN k.tanda < 0 THEN 'BATAL ' ELSE '' END || 'TUKAR HADIAH', k.no_dok, \
         p.kode_member, p.nama_customer, p.no_hp, '', 0, 0, 0, 0, 0, k.tanda * k.poin, k.keterangan, k.oleh FROM ",
        gerak_poin!("dok_hadiah"),
        orang!("k.kode_pelanggan"),
        "WHERE k.jenis = 'TUKAR') x \
         WHERE 1 = 1[[kode_member| AND LOWER(x.kode_member) = :kode_member.kecil]] ORDER BY x.tgl_system, x.jam, x.no_dok",
    )),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("jenis", "Transaksi"),
        kode("no_dok", "No Faktur"),
        kode("kode_member", "Kode Member"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone").tanpa_kertas(),
        kode("kode_sales", "Sales"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("total_jual", "Belanja").jumlah(),
        rupiah("total_beli", "Dijual Ke Toko").jumlah(),
        angka("poin_dapat", "Point Didapat").jumlah(),
        angka("poin_pakai", "Point Dipakai").jumlah(),
        teks("keterangan", "Keterangan").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    kelompok: &["tgl_system"],
    tersedia: "Laporan Transaksi Member Tersedia",
    ..Laporan::new("/laporan-harian-member", "Laporan Harian Member")
};

//! Laporan Bunga Hutang: interest and penalty as they were computed against what was really taken, loan by loan, with who let off the
//! difference. Auctions stand beside redemptions: there the pledges pay.

use crate::barang::OLEH;
use crate::{Laporan, Sumber, angka, kode, persen, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), OLEH],
    sumber: Sumber::Sql(
        "SELECT x.tgl_system, x.no_dok, x.cara, x.no_hutang, h.nama_customer, h.kode_sales, h.tgl_hutang, x.lama, x.pokok_rp, h.bunga, x.bunga_rp, \
         x.denda_rp, x.bunga_rp + x.denda_rp AS dihitung_rp, x.diambil_rp, x.bunga_rp + x.denda_rp - x.diambil_rp AS selisih_rp, \
         COALESCE(o.penyetuju, '') AS disetujui, x.oleh AS input_by FROM (SELECT l.toko, l.tgl_system, l.no_lunas AS no_dok, l.cara, l.no_hutang, \
         l.lama, l.pokok_rp, l.bunga_rp, l.denda_rp, l.bunga_rp + l.denda_rp - l.potongan_bunga_rp - l.potongan_denda_rp AS diambil_rp, l.otorisasi, \
         l.oleh FROM hutang_lunas l WHERE l.toko = :toko AND l.tgl_system BETWEEN :tgl_from AND :tgl_to AND NOT EXISTS (SELECT 1 \
         FROM hutang_batal_lunas z WHERE z.toko = l.toko AND z.no_lunas = l.no_lunas) UNION ALL \
         SELECT l.toko, l.tgl_system, l.no_lelang, 'LELANG', l.no_hutang, l.lama, l.pokok_rp, l.bunga_rp, l.denda_rp, \
         CASE WHEN l.terbayar_rp < l.bunga_rp + l.denda_rp THEN l.terbayar_rp ELSE l.bunga_rp + l.denda_rp END, l.otorisasi, l.oleh \
         FROM lelang_hutang l WHERE l.toko = :toko AND l.tgl_system BETWEEN :tgl_from AND :tgl_to AND NOT EXISTS (SELECT 1 \
         FROM lelang_batal z WHERE z.toko = l.toko AND z.no_lelang = l.no_lelang)) x \
         JOIN hutang h ON h.toko = x.toko AND h.no_hutang = x.no_hutang LEFT JOIN otorisasi o ON o.toko = x.toko AND o.id = x.otorisasi \
         WHERE 1 = 1[[oleh| AND LOWER(x.oleh) = :oleh.kecil]] ORDER BY x.tgl_system, x.no_dok",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_dok", "No Dokumen"),
        kode("cara", "Cara"),
        kode("no_hutang", "No Hutang"),
        teks("nama_customer", "Nama Customer"),
        kode("kode_sales", "Sales").tanpa_kertas(),
        tanggal("tgl_hutang", "Tanggal Hutang").tanpa_kertas(),
        angka("lama", "Lama"),
        rupiah("pokok_rp", "Pokok").jumlah(),
        persen("bunga", "Bunga %"),
        rupiah("bunga_rp", "Bunga Komputer").jumlah(),
        rupiah("denda_rp", "Denda Komputer").jumlah(),
        rupiah("dihitung_rp", "Dihitung").jumlah(),
        rupiah("diambil_rp", "Diambil").jumlah(),
        rupiah("selisih_rp", "Selisih").jumlah(),
        kode("disetujui", "Disetujui"),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-bunga-hutang", "Laporan Bunga Hutang")
};

//! Laporan Gesek Tunai: cards swiped for cash with fee and cash paid out. Of a card only its last four digits are known.

use crate::{Laporan, Sumber, kode, persen, rupiah, tanggal, teks, tgl_dari, tgl_sampai, waktu};

pub const LAPORAN: Laporan = Laporan {
    menu: &["/laporan-gesek-tunai", "/gesek-tunai"],
    panggilan: &["GET non-cash/gesek-histories"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(
        "SELECT g.tgl_system, g.waktu, g.no_gesek, 'GESEK TUNAI' AS kategori, \
         'KARTU ' || g.empat || ' ' || g.nama_customer AS keterangan, g.kode_bank, g.no_rekening, g.jumlah AS jumlah_in, \
         g.fee, g.fee_rp, g.cash, g.oleh AS input_by, CASE WHEN u.no_dok IS NULL THEN '' ELSE 'BATAL' END AS status \
         FROM gesek g LEFT JOIN uang_batal u ON u.toko = g.toko AND u.no_dok = g.no_gesek \
         WHERE g.toko = :toko AND g.tgl_system BETWEEN :tgl_from AND :tgl_to ORDER BY g.tgl_system, g.no_gesek",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu").tanpa_kertas(),
        kode("no_gesek", "No Gesek"),
        kode("kategori", "Kategori"),
        teks("keterangan", "Keterangan"),
        kode("kode_bank", "Bank"),
        kode("no_rekening", "No Rekening"),
        rupiah("jumlah_in", "Gesek").jumlah(),
        persen("fee", "Fee (%)"),
        rupiah("fee_rp", "Fee Rp").jumlah(),
        rupiah("cash", "Cash").jumlah(),
        kode("input_by", "Input By"),
        kode("status", "Status"),
    ],
    batal: "status",
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-gesek-tunai", "Laporan Gesek Tunai")
};

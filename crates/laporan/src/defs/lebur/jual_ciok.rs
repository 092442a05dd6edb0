//! Laporan Jual Ciok: refined gold that was sold, its price against the least, PPh 22, and what it brought above its cost. Sales that were
//! taken back do not count.

use crate::{JenisSaring, Laporan, Sumber, berat, kode, rupiah, saring, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_pelebur", "Pembeli", JenisSaring::Rujuk("master-pelebur")),
    ],
    sumber: Sumber::Sql(
        "SELECT j.tgl_system, j.no_dok, j.kode_pelebur, j.nama_pelebur, j.berat, j.murni, j.harga_100, j.lantai, j.harga, j.pph, j.total, \
         j.nilai AS nilai_pokok, j.harga - j.nilai AS untung, j.oleh AS input_by, j.disetujui FROM jual_ciok j WHERE j.toko = :toko \
         AND j.tgl_system BETWEEN :tgl_from AND :tgl_to[[kode_pelebur| AND j.kode_pelebur = :kode_pelebur]] \
         AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = j.toko AND b.no_dok = j.no_dok) ORDER BY j.tgl_system, j.no_dok",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_dok", "No Dokumen"),
        kode("kode_pelebur", "Kode Pelebur"),
        teks("nama_pelebur", "Pembeli"),
        berat("berat", "Berat").jumlah(),
        berat("murni", "Murni").jumlah(),
        rupiah("harga_100", "Harga Murni per Gram"),
        rupiah("lantai", "Paling Murah").jumlah(),
        rupiah("harga", "Harga").jumlah(),
        rupiah("pph", "PPh 22").jumlah(),
        rupiah("total", "Total").jumlah(),
        rupiah("nilai_pokok", "Modal").jumlah(),
        rupiah("untung", "Untung").jumlah(),
        kode("input_by", "Input By"),
        kode("disetujui", "Disetujui"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-jual-ciok", "Laporan Jual Ciok")
};

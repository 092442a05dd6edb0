//! Laporan Lelang Hutang: loans auctioned on a day, as the specification has it, with what two persons set their pledges at and what is
//! left for the customer.

use crate::{Cara, Laporan, Sumber, angka, berat, kode, rupiah, tanggal, teks, tgl};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["POST hutang/report-hutang-lelang"],
    cara: Cara::Langsung,
    tombol: "Cari Laporan",
    saringan: &[tgl("tgl_lelang", "Tanggal Lelang")],
    sumber: Sumber::Sql(
        "SELECT l.no_hutang, h.tgl_hutang AS tanggal, h.nama_customer AS nama_kreditur, h.alamat_customer AS alamat, \
         (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM lelang_hutang_baris b WHERE b.toko = l.toko AND b.no_lelang = l.no_lelang) AS berat, \
         l.lama, l.pokok_rp AS sisa_rp, l.no_lelang, l.bunga_rp + l.denda_rp + l.biaya_rp AS bunga_rp, l.nilai_rp, l.kelebihan_rp, l.rugi_rp, \
         l.penilai_1, l.penilai_2, l.disetujui, CAST(1 AS BIGINT) AS jumlah \
         FROM lelang_hutang l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang \
         WHERE l.toko = :toko AND l.tgl_system = :tgl_lelang \
         AND NOT EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko AND z.no_lelang = l.no_lelang) ORDER BY l.no_lelang",
    ),
    kolom: &[
        kode("no_hutang", "No Faktur Hutang"),
        tanggal("tanggal", "Tanggal Hutang"),
        teks("nama_kreditur", "Nama Customer"),
        teks("alamat", "Alamat"),
        berat("berat", "Berat").jumlah(),
        angka("lama", "Lama"),
        rupiah("sisa_rp", "Sisa Rp").jumlah(),
        kode("no_lelang", "No Lelang").tanpa_kertas(),
        rupiah("bunga_rp", "Bunga dan Denda").jumlah(),
        rupiah("nilai_rp", "Nilai").jumlah(),
        rupiah("kelebihan_rp", "Kelebihan").jumlah(),
        rupiah("rugi_rp", "Kekurangan").jumlah(),
        kode("penilai_1", "Penaksir 1").tanpa_kertas(),
        kode("penilai_2", "Penaksir 2").tanpa_kertas(),
        kode("disetujui", "Disetujui").tanpa_kertas(),
        angka("jumlah", "Jumlah").jumlah(),
    ],
    polos: true,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    tersedia: "Laporan Lelang Hutang Tersedia",
    kosong: "Data Yang Anda Cari Tidak Ada",
    gagal: "Data Yang Anda Cari Tidak Ada",
    ..Laporan::new("/laporan-lelang-hutang", "Laporan Lelang Hutang")
};

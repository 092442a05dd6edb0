//! Laporan Wasting Sepuhan: the loss of every lot against its norm, per washer: what went out, came back, was lost, was more.
//! Receipts that were taken back do not count.

use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, berat, kode, persen, pilih, saring, tanggal, teks,
    tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_tukang", "Tukang", JenisSaring::Rujuk("master-tukang")),
        saring(
            "pekerjaan",
            "Pekerjaan",
            JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("CUCI", "CUCI"), pilih("SEPUH", "SEPUH")]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT y.nama_tukang, y.no_lot, y.tgl_kirim, y.tgl_terima, y.pekerjaan, y.status, y.qty, y.murni_kirim, y.murni_kembali, \
         y.susut_norma, y.susut, CASE WHEN y.murni_kirim > 0 THEN (y.susut * 10000 + y.murni_kirim / 2) / y.murni_kirim ELSE 0 END \
         AS persen_susut, CASE WHEN y.susut > y.susut_norma THEN y.susut - y.susut_norma ELSE 0 END AS di_atas, y.lebih, y.hilang, \
         y.pengirim, y.penerima, y.disetujui, y.jawaban FROM (\
         SELECT l.kode_tukang, l.nama_tukang, l.no_lot, l.tgl_system AS tgl_kirim, MAX(t.tgl_system) AS tgl_terima, l.pekerjaan, \
         l.status, CAST(SUM(t.qty) AS BIGINT) AS qty, CAST(SUM(t.murni + t.susut + t.hilang - t.lebih) AS BIGINT) AS murni_kirim, \
         CAST(SUM(t.murni) AS BIGINT) AS murni_kembali, CAST(SUM(t.susut_norma) AS BIGINT) AS susut_norma, \
         CAST(SUM(t.susut) AS BIGINT) AS susut, CAST(SUM(t.lebih) AS BIGINT) AS lebih, CAST(SUM(t.hilang) AS BIGINT) AS hilang, \
         l.oleh AS pengirim, MAX(t.oleh) AS penerima, MAX(t.disetujui) AS disetujui, \
         COALESCE((SELECT p.keterangan FROM lot_cuci_peristiwa p WHERE p.toko = l.toko AND p.no_lot = l.no_lot \
          AND p.peristiwa = 'JAWAB' ORDER BY p.ke DESC LIMIT 1), '') AS jawaban \
         FROM terima_cuci t JOIN lot_cuci l ON l.toko = t.toko AND l.no_lot = t.no_lot WHERE t.toko = :toko \
         AND t.tgl_system BETWEEN :tgl_from AND :tgl_to[[kode_tukang| AND l.kode_tukang = :kode_tukang]]\
         [[pekerjaan| AND l.pekerjaan = :pekerjaan]] AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = t.toko \
         AND b.no_dok = t.no_terima) GROUP BY l.toko, l.kode_tukang, l.nama_tukang, l.no_lot, l.tgl_system, l.pekerjaan, l.status, \
         l.oleh) y ORDER BY y.nama_tukang, y.tgl_terima, y.no_lot",
    ),
    kolom: &[
        teks("nama_tukang", "Tukang"),
        kode("no_lot", "No Lot"),
        tanggal("tgl_kirim", "Tgl Kirim"),
        tanggal("tgl_terima", "Tgl Terima"),
        kode("pekerjaan", "Pekerjaan"),
        kode("status", "Status"),
        angka("qty", "Qty").jumlah(),
        berat("murni_kirim", "Murni Kirim").jumlah(),
        berat("murni_kembali", "Murni Kembali").jumlah(),
        berat("susut_norma", "Norma").jumlah(),
        berat("susut", "Susut").jumlah(),
        persen("persen_susut", "Susut (%)"),
        berat("di_atas", "Di Atas Norma").jumlah(),
        berat("lebih", "Lebih").jumlah(),
        berat("hilang", "Hilang").jumlah(),
        kode("pengirim", "Pengirim").tanpa_kertas(),
        kode("penerima", "Penerima").tanpa_kertas(),
        kode("disetujui", "Disetujui").tanpa_kertas(),
        teks("jawaban", "Jawaban"),
    ],
    kelompok: &["nama_tukang"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-wasting-sepuhan", "Laporan Wasting Sepuhan")
};

//! Laporan Pesanan: orders of the days with what was estimated, paid down, used and given back, what they were sold for, and where
//! they stand.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, berat, kode, pilih, rupiah, saring, tanggal, teks,
    tgl_dari, tgl_sampai,
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
                pilih("PESAN", "DIPESAN"),
                pilih("VALID", "SUDAH VALIDASI"),
                pilih("PROSES", "DIKERJAKAN"),
                pilih("SELESAI", "SIAP DIAMBIL"),
                pilih("AMBIL", "DIAMBIL"),
                pilih("BATAL", "BATAL"),
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
        "SELECT k.tahap, p.no_pesanan, p.tgl_system, p.tgl_janji, CASE WHEN k.terbuka = 1 AND p.tgl_janji < t.tgl_system THEN 'TERLAMBAT' \
         ELSE '' END AS telat, p.kode_sales, p.nama_customer, p.alamat_customer, p.no_hp, p.uraian, p.cara_harga, p.qty, p.berat_estimasi, \
         p.total_harga, p.jumlah_bayar + COALESCE(m.jumlah, 0) AS jumlah_bayar, COALESCE(e.dipakai, 0) AS dipakai, COALESCE(e.dikembalikan, 0) AS dikembalikan, \
         COALESCE(e.potongan, 0) AS potongan, COALESCE(s.saldo, 0) AS sisa_dp, COALESCE(j.total_jual, 0) AS total_jual, \
         COALESCE(j.no_faktur_group, '') AS no_faktur_group, CASE WHEN j.total_jual IS NULL THEN 0 ELSE j.total_jual - p.total_harga END \
         AS selisih, k.kode_tukang, k.valid_oleh AS valid_by, p.oleh AS input_by, p.keterangan FROM pesanan p \
         JOIN pesanan_kini k ON k.toko = p.toko AND k.no_pesanan = p.no_pesanan JOIN toko t ON t.kode_toko = p.toko \
         LEFT JOIN saldo_titipan s ON s.toko = p.toko AND s.no_titip = p.no_pesanan \
         LEFT JOIN (SELECT d.toko, d.no_pesanan, CAST(SUM(d.jumlah_rp) AS BIGINT) AS jumlah FROM pesanan_dp d WHERE d.toko = :toko \
          GROUP BY d.toko, d.no_pesanan) m ON m.toko = p.toko AND m.no_pesanan = p.no_pesanan \
         LEFT JOIN (SELECT x.toko, x.no_pesanan, \
          CAST(SUM(CASE x.tahap WHEN 'AMBIL' THEN x.jumlah_rp WHEN 'BATAL AMBIL' THEN -x.jumlah_rp ELSE 0 END) AS BIGINT) AS dipakai, \
          CAST(SUM(CASE WHEN x.tahap IN ('BATAL', 'KEMBALI') THEN x.jumlah_rp - x.potong_rp ELSE 0 END) AS BIGINT) AS dikembalikan, \
          CAST(SUM(x.potong_rp) AS BIGINT) AS potongan FROM pesanan_peristiwa x WHERE x.toko = :toko GROUP BY x.toko, x.no_pesanan) e \
          ON e.toko = p.toko AND e.no_pesanan = p.no_pesanan \
         LEFT JOIN (SELECT u.toko, u.no_sumber, MAX(f.no_faktur_group) AS no_faktur_group, CAST(SUM(f.total_jual) AS BIGINT) AS total_jual FROM faktur_sumber u JOIN faktur f ON f.toko = u.toko \
          AND f.no_faktur_group = u.no_faktur_group WHERE u.toko = :toko AND NOT EXISTS (SELECT 1 FROM faktur_batal b WHERE b.toko = u.toko \
          AND b.no_faktur_group = u.no_faktur_group) GROUP BY u.toko, u.no_sumber) j ON j.toko = p.toko AND j.no_sumber = p.no_pesanan \
         WHERE p.toko = :toko AND p.tgl_system BETWEEN :tgl_from AND :tgl_to[[tahap| AND k.tahap = :tahap]]\
         [[cara_harga| AND p.cara_harga = :cara_harga]][[kode_sales| AND p.kode_sales = :kode_sales]]\
         [[oleh| AND LOWER(p.oleh) = :oleh.kecil]] ORDER BY k.tahap, p.tgl_system, p.no_pesanan",
    ),
    kolom: &[
        kode("tahap", "Tahap"),
        kode("no_pesanan", "No Pesanan"),
        tanggal("tgl_system", "Tanggal"),
        tanggal("tgl_janji", "Janji"),
        kode("telat", "Telat"),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        teks("alamat_customer", "Alamat").tanpa_kertas(),
        kode("no_hp", "No Handphone"),
        teks("uraian", "Pesanan"),
        kode("cara_harga", "Cara Harga"),
        angka("qty", "Qty").jumlah(),
        berat("berat_estimasi", "Berat").jumlah(),
        rupiah("total_harga", "Perkiraan").jumlah(),
        rupiah("jumlah_bayar", "Uang Muka").jumlah(),
        rupiah("dipakai", "Dipakai").jumlah(),
        rupiah("dikembalikan", "Dikembalikan").jumlah(),
        rupiah("potongan", "Potongan").jumlah().tanpa_kertas(),
        rupiah("sisa_dp", "Sisa Uang Muka").jumlah(),
        rupiah("total_jual", "Harga Jadi").jumlah(),
        kode("no_faktur_group", "No Faktur").tanpa_kertas(),
        rupiah("selisih", "Selisih").jumlah().tanpa_kertas(),
        kode("kode_tukang", "Tukang").tanpa_kertas(),
        kode("valid_by", "Validasi").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
        teks("keterangan", "Keterangan").tanpa_kertas(),
    ],
    kelompok: &["tahap"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-pesanan", "Laporan Pesanan")
};

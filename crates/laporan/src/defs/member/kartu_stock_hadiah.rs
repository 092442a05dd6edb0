//! Laporan Kartu Stock Hadiah / Tukar Hadiah: one screen of three tables. What customers got for their points (both dates); the
//! recap of the stock by day and the card of one gift (both from the first date on to the business day).

use crate::member::gerak_poin;
use crate::{
    Bagian, Cara, JenisSaring, Laporan, Sumber, Ujung, angka, kode, pilih_sql, saring, tanggal, teks,
    tgl_dari, waktu,
};
use serde_json::Value;

const PELANGGAN: Bagian = Bagian {
    nama: "Tukar Hadiah Pelanggan",
    judul: "Tukar Hadiah Pelanggan",
    pilihan: "PELANGGAN",
    kolom: &[
        ("tanggal", ""),
        ("nama_customer", ""),
        ("alamat_customer", ""),
        ("deskripsi", ""),
        ("qty", ""),
        ("poin", ""),
    ],
    kosong: "Tidak ada hadiah yang ditukar di tanggal ini",
};
const REKAP: Bagian = Bagian {
    nama: "Rekap Stock Hadiah",
    judul: "Rekap Stock Hadiah",
    pilihan: "REKAP",
    kolom: &[("tanggal", ""), ("nama_hadiah", ""), ("stock_in", ""), ("stock_out", ""), ("stock_akhir", "")],
    kosong: "Tidak ada hadiah di toko ini",
};
const DETAIL: Bagian = Bagian {
    nama: "Kartu Stock Hadiah",
    judul: "Kartu Stock Hadiah",
    pilihan: "DETAIL",
    kolom: &[
        ("input_date", ""),
        ("nama_hadiah", ""),
        ("keterangan", ""),
        ("stock_awal", ""),
        ("stock_in", ""),
        ("stock_out", ""),
        ("stock_akhir", ""),
    ],
    kosong: "Hadiah ini tidak bergerak sejak tanggal ini",
};
const BAGIAN: &[Bagian] = &[PELANGGAN, REKAP, DETAIL];

/// Each row with the columns of its table and no others.
fn rakit(baris: &[Value]) -> Value {
    let satu = |b: &Value| {
        let nama = b.get("bagian").and_then(Value::as_str).unwrap_or_default();
        let kolom = BAGIAN.iter().find(|x| x.nama == nama).map_or(&[][..], |x| x.kolom);
        kolom.iter().map(|(k, _)| ((*k).to_owned(), b.get(*k).cloned().unwrap_or(Value::Null))).collect()
    };
    Value::Array(baris.iter().map(satu).map(Value::Object).collect())
}

pub const LAPORAN: Laporan = Laporan {
    panggilan: &[
        "GET trxmember/report-tukar-hadiah-pelanggan?jenis=PELANGGAN",
        "GET hadiah/report-stock-hadiah?jenis=REKAP",
        "GET hadiah/stock-card-report?jenis=DETAIL&tgl_from=:tgl_system",
    ],
    cara: Cara::Langsung,
    tombol: "Cari Data",
    saringan: &[
        saring(
            "jenis",
            "Jenis Laporan",
            JenisSaring::Pilihan(&[
                pilih_sql("PELANGGAN", "TUKAR HADIAH PELANGGAN", " AND x.urut = 1"),
                pilih_sql("REKAP", "KARTU STOCK REKAP", " AND x.urut = 2"),
                pilih_sql("DETAIL", "KARTU STOCK DETAIL", " AND x.urut = 3"),
            ]),
        )
        .awal("PELANGGAN"),
        tgl_dari("tgl_from"),
        saring("tgl_to", "Tanggal Akhir", JenisSaring::Tanggal(Ujung::Akhir))
            .wajib("Tanggal Akhir Tidak Boleh Kosong")
            .bila("jenis", "PELANGGAN"),
        saring("kode_hadiah", "Nama Hadiah", JenisSaring::Rujuk("master-data-hadiah"))
            .wajib("Nama Hadiah Belum Dipilih")
            .bila("jenis", "DETAIL"),
    ],
    sumber: Sumber::Sql(concat!(
        "WITH gerak AS (SELECT b.*, CAST(SUM(b.qty) OVER (PARTITION BY b.kode_hadiah ORDER BY b.id) AS BIGINT) AS akhir \
         FROM buku_hadiah b WHERE b.toko = :toko[[kode_hadiah| AND b.kode_hadiah = :kode_hadiah]]), \
         hari AS (SELECT g.kode_hadiah, g.tgl_system, CAST(SUM(CASE WHEN g.qty > 0 THEN g.qty ELSE 0 END) AS BIGINT) AS masuk, \
         CAST(SUM(CASE WHEN g.qty < 0 THEN -g.qty ELSE 0 END) AS BIGINT) AS keluar, MAX(g.id) AS id FROM gerak g \
         GROUP BY g.kode_hadiah, g.tgl_system) \
         SELECT x.bagian, x.tanggal, x.input_date, x.nama_customer, x.alamat_customer, x.deskripsi, \
         COALESCE(NULLIF(x.nama, ''), m.nama_hadiah, x.kode_hadiah) AS nama_hadiah, x.keterangan, x.qty, x.poin, x.stock_awal, \
         x.stock_in, x.stock_out, x.stock_akhir FROM (\
         SELECT 1 AS urut, 'Tukar Hadiah Pelanggan' AS bagian, k.tgl AS tanggal, k.saat AS input_date, k.nama_customer, \
         k.alamat_customer, r.nama_hadiah AS deskripsi, r.kode_hadiah, r.nama_hadiah AS nama, k.keterangan, \
         k.tanda * ABS(r.qty) AS qty, k.tanda * ABS(r.qty) * r.point AS poin, CAST(NULL AS BIGINT) AS stock_awal, \
         CAST(NULL AS BIGINT) AS stock_in, CAST(NULL AS BIGINT) AS stock_out, CAST(NULL AS BIGINT) AS stock_akhir, k.saat AS susun FROM ",
        gerak_poin!("dok_hadiah"),
        "JOIN dok_hadiah_baris r ON r.toko = k.toko AND r.no_dok = k.no_dok WHERE k.jenis = 'TUKAR'\
         [[kode_hadiah| AND r.kode_hadiah = :kode_hadiah]] UNION ALL \
         SELECT 2, 'Rekap Stock Hadiah', h.tgl_system, '', '', '', '', h.kode_hadiah, '', '', NULL, NULL, NULL, h.masuk, h.keluar, \
         g.akhir, h.tgl_system FROM hari h JOIN gerak g ON g.id = h.id WHERE h.tgl_system >= :tgl_from UNION ALL \
         SELECT 2, 'Rekap Stock Hadiah', CAST(:tgl_from AS TEXT), '', '', '', '', s.kode_hadiah, '', '', NULL, NULL, NULL, 0, 0, s.qty, \
         CAST(:tgl_from AS TEXT) FROM saldo_hadiah s WHERE s.toko = :toko AND s.qty > 0\
         [[kode_hadiah| AND s.kode_hadiah = :kode_hadiah]] AND NOT EXISTS (SELECT 1 FROM hari h WHERE h.kode_hadiah = s.kode_hadiah \
         AND h.tgl_system >= :tgl_from) UNION ALL \
         SELECT 3, 'Kartu Stock Hadiah', g.tgl_system, g.waktu, '', '', '', g.kode_hadiah, '', \
         CASE WHEN g.balik IS NULL THEN '' ELSE 'Batal ' END || CASE g.jenis WHEN 'TERIMA' THEN 'Penerimaan ' WHEN 'TUKAR' THEN 'Tukar ' \
         ELSE 'Koreksi ' END || g.no_dok, NULL, NULL, g.akhir - g.qty, CASE WHEN g.qty > 0 THEN g.qty ELSE 0 END, \
         CASE WHEN g.qty < 0 THEN -g.qty ELSE 0 END, g.akhir, g.waktu FROM gerak g WHERE g.tgl_system >= :tgl_from) x \
         LEFT JOIN hadiah m ON m.toko = :toko AND m.kode_hadiah = x.kode_hadiah \
         WHERE 1 = 1{jenis} ORDER BY x.urut, x.susun, x.kode_hadiah, x.input_date",
    )),
    kolom: &[
        kode("bagian", "Laporan").tanpa_nama(),
        tanggal("tanggal", "Tanggal"),
        waktu("input_date", "Tanggal Input"),
        teks("nama_customer", "Nama Customer"),
        teks("alamat_customer", "Alamat"),
        teks("deskripsi", "Deskripsi"),
        teks("nama_hadiah", "Nama Hadiah"),
        teks("keterangan", "Keterangan"),
        angka("qty", "Qty").jumlah(),
        angka("poin", "Poin").jumlah(),
        angka("stock_awal", "Stock Awal"),
        angka("stock_in", "Stock In").jumlah(),
        angka("stock_out", "Stock Out").jumlah(),
        angka("stock_akhir", "Stock Akhir"),
    ],
    bagian: BAGIAN,
    kelompok: &["bagian"],
    total: false,
    rakit: Some(rakit),
    tersedia: "Data Tersedia",
    kosong: "Data Tidak Tersedia",
    gagal: "Data Tidak Tersedia",
    ..Laporan::new("/laporan-kartu-stock-hadiah", "Laporan Kartu Stock Hadiah / Tukar Hadiah")
};

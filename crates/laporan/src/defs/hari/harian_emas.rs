//! Laporan Harian Emas: a day's gold in three tables: every type's stock at the end of the day and what was sold of it,
//! sales against purchases of old and young gold, and what each cashier bought and sold. The saldo is purchases minus
//! sales. What was taken back later comes off on that day.

use crate::niaga::gerak;
use crate::{Bagian, Cara, Kaki, Laporan, Sumber, angka, berat, kode, rupiah, teks, tgl};
use print::tabel::{BatasAlamat, Kertas};
use serde_json::{Map, Value, json};

const TIGA: [Bagian; 3] = [
    Bagian {
        nama: "STOCK DAN PENJUALAN",
        judul: "Stock dan Penjualan",
        pilihan: "",
        kolom: &[
            ("nama", "Jenis"),
            ("stock_jumlah", ""),
            ("stock_berat", ""),
            ("penjualan_jumlah", ""),
            ("penjualan_berat", ""),
            ("harga", ""),
        ],
        kosong: "Tidak ada stock dan penjualan",
    },
    Bagian {
        nama: "PENJUALAN DAN PEMBELIAN",
        judul: "Penjualan dan Pembelian",
        pilihan: "",
        kolom: &[
            ("nama", "Kategori"),
            ("penjualan_jumlah", ""),
            ("penjualan_berat", ""),
            ("harga", ""),
            ("pembelian_jumlah", ""),
            ("pembelian_berat", ""),
            ("harga_pembelian", ""),
        ],
        kosong: "Tidak ada penjualan dan pembelian",
    },
    Bagian {
        nama: "KASIR",
        judul: "Kasir",
        pilihan: "",
        kolom: &[("nama", "Kasir"), ("harga_pembelian", "Beli Kembali"), ("harga", "Penjualan")],
        kosong: "Tidak ada transaksi kasir",
    },
];

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET laporan-harian-emas"],
    cara: Cara::Langsung,
    tombol: "Cari Laporan",
    saringan: &[tgl("tanggal", "Tanggal").tetap("LAPORAN_HARIAN_TANGGAL_TETAP_MODULE")],
    // The stock is read backwards from what lies there now.
    sumber: Sumber::Sql(concat!(
        gerak!("tanggal", "tanggal"),
        ", baris AS (SELECT 1 AS urut, b.kode_dept AS nama, s.qty AS stock_jumlah, s.berat AS stock_berat, 0 AS jual_jumlah, \
         0 AS jual_berat, 0 AS jual_rp, 0 AS beli_jumlah, 0 AS beli_berat, 0 AS beli_rp FROM saldo_barang s \
         JOIN barang b ON b.kode_barcode = s.kode_barcode WHERE s.toko = :toko AND s.milik = 'TOKO' UNION ALL \
         SELECT 1, b.kode_dept, -x.qty, -x.berat, 0, 0, 0, 0, 0, 0 FROM buku_stok x JOIN barang b ON b.kode_barcode = x.kode_barcode \
         WHERE x.toko = :toko AND x.tgl_system > :tanggal AND x.milik = 'TOKO' AND substr(x.gudang, 1, 1) <> '@' UNION ALL \
         SELECT u.urut, CASE u.urut WHEN 1 THEN r.kode_dept WHEN 2 THEN CASE r.jenis_group WHEN '' THEN 'LAIN-LAIN' ELSE r.jenis_group END ELSE r.oleh END, 0, 0, \
         r.tanda * r.qty, r.tanda * r.berat, r.tanda * r.harga_total, 0, 0, 0 FROM dijual r \
         CROSS JOIN (SELECT 1 AS urut UNION ALL SELECT 2 UNION ALL SELECT 3) u UNION ALL \
         SELECT u.urut, CASE u.urut WHEN 2 THEN CASE r.jenis_group WHEN '' THEN 'LAIN-LAIN' ELSE r.jenis_group END ELSE r.oleh END, 0, 0, 0, 0, 0, \
         r.tanda * r.qty, r.tanda * r.berat, r.tanda * r.harga FROM dibeli r \
         CROSS JOIN (SELECT 2 AS urut UNION ALL SELECT 3) u) \
         SELECT CASE b.urut WHEN 1 THEN 'STOCK DAN PENJUALAN' WHEN 2 THEN 'PENJUALAN DAN PEMBELIAN' ELSE 'KASIR' END AS bagian, b.nama, ",
        "CASE WHEN b.urut = 1 THEN CAST(SUM(b.stock_jumlah) AS BIGINT) END AS stock_jumlah, \
         CASE WHEN b.urut = 1 THEN CAST(SUM(b.stock_berat) AS BIGINT) END AS stock_berat, \
         CAST(SUM(b.jual_jumlah) AS BIGINT) AS penjualan_jumlah, CAST(SUM(b.jual_berat) AS BIGINT) AS penjualan_berat, \
         CAST(SUM(b.jual_rp) AS BIGINT) AS harga, \
         CASE WHEN b.urut > 1 THEN CAST(SUM(b.beli_jumlah) AS BIGINT) END AS pembelian_jumlah, \
         CASE WHEN b.urut > 1 THEN CAST(SUM(b.beli_berat) AS BIGINT) END AS pembelian_berat, \
         CASE WHEN b.urut > 1 THEN CAST(SUM(b.beli_rp) AS BIGINT) END AS harga_pembelian, \
         CASE WHEN b.urut > 1 THEN CAST(SUM(b.beli_rp - b.jual_rp) AS BIGINT) END AS saldo \
         FROM baris b GROUP BY b.urut, b.nama \
         HAVING SUM(b.stock_jumlah) <> 0 OR SUM(b.jual_jumlah) <> 0 OR SUM(b.beli_jumlah) <> 0 \
         OR SUM(b.jual_rp) <> 0 OR SUM(b.beli_rp) <> 0 ORDER BY b.urut, b.nama",
    )),
    kolom: &[
        kode("bagian", "Bagian").tanpa_nama(),
        teks("nama", "Nama"),
        angka("stock_jumlah", "Stock").jumlah(),
        berat("stock_berat", "Berat Stock").jumlah(),
        angka("penjualan_jumlah", "Jual").jumlah(),
        berat("penjualan_berat", "Berat Jual").jumlah(),
        rupiah("harga", "Harga Jual").jumlah(),
        angka("pembelian_jumlah", "Beli").jumlah(),
        berat("pembelian_berat", "Berat Beli").jumlah(),
        rupiah("harga_pembelian", "Harga Beli").jumlah(),
        rupiah("saldo", "Saldo").jumlah(),
    ],
    bagian: &TIGA,
    kaki: Some(Kaki {
        label: "Saldo (Pembelian - Penjualan)",
        bagian: "PENJUALAN DAN PEMBELIAN",
        kolom: "saldo",
    }),
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kelompok: &["bagian"],
    total: false,
    kertas: Kertas::Potret,
    alamat: BatasAlamat::Pendek,
    rakit: Some(rakit),
    polos: true,
    tersedia: "Laporan Harian Emas Tersedia",
    kosong: "Data Yang Anda Cari Tidak Ada",
    gagal: "Terjadi Kesalahan Saat Request Data",
    ..Laporan::new("/laporan-harian-emas", "Laporan Harian Emas")
};

/// A row under the names the specification gives its table.
fn ambil(b: &Value, nama: &[(&str, &str)]) -> Value {
    let isi = nama.iter().map(|(ke, dari)| ((*ke).to_owned(), b.get(*dari).cloned().unwrap_or_default()));
    Value::Object(isi.collect::<Map<_, _>>())
}

const ATAS: [(&str, &str); 6] = [
    ("kode_dept", "nama"),
    ("stock_jumlah", "stock_jumlah"),
    ("stock_berat", "stock_berat"),
    ("penjualan_jumlah", "penjualan_jumlah"),
    ("penjualan_berat", "penjualan_berat"),
    ("harga", "harga"),
];
const TENGAH: [(&str, &str); 7] = [
    ("kategori", "nama"),
    ("jumlah", "penjualan_jumlah"),
    ("berat", "penjualan_berat"),
    ("harga", "harga"),
    ("jumlah_pembelian", "pembelian_jumlah"),
    ("berat_pembelian", "pembelian_berat"),
    ("harga_pembelian", "harga_pembelian"),
];
const BAWAH: [(&str, &str); 3] =
    [("kasir", "nama"), ("beliKembali", "harga_pembelian"), ("penjualan", "harga")];

/// `{tableAtas, tableTengah, tableBawah, saldo}`.
fn rakit(baris: &[Value]) -> Value {
    let milik = |bagian: &str, nama: &[(&str, &str)]| -> Vec<Value> {
        baris
            .iter()
            .filter(|b| b.get("bagian").is_some_and(|x| x == bagian))
            .map(|b| ambil(b, nama))
            .collect()
    };
    let tengah = milik("PENJUALAN DAN PEMBELIAN", &TENGAH);
    let angka = |b: &Value, k: &str| b.get(k).and_then(Value::as_i64).unwrap_or(0);
    let saldo: i64 =
        tengah.iter().map(|b| angka(b, "harga_pembelian").saturating_sub(angka(b, "harga"))).sum();
    json!({
        "tableAtas": milik("STOCK DAN PENJUALAN", &ATAS),
        "tableTengah": tengah,
        "tableBawah": milik("KASIR", &BAWAH),
        "saldo": saldo,
    })
}

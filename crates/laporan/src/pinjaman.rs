//! What the reports of loans share: the filters, the pieces of a loan as a detail, and the names the specification gives them.

use crate::{JenisSaring, Kolom, PILIH_SEMUA, Saring, angka, berat, kode, pilih, saring, teks};
use serde_json::Value;

pub const STATUS: Saring = saring(
    "status",
    "Status",
    JenisSaring::Pilihan(&[
        PILIH_SEMUA,
        pilih("TUNGGU", "MENUNGGU VALIDASI"),
        pilih("AKTIF", "AKTIF"),
        pilih("LUNAS", "LUNAS"),
        pilih("LELANG", "LELANG"),
        pilih("BATAL", "BATAL"),
    ]),
);

/// How a loan was closed.
pub const CARA: Saring = saring(
    "cara",
    "Cara",
    JenisSaring::Pilihan(&[
        PILIH_SEMUA,
        pilih("TEBUS", "TEBUS"),
        pilih("PERPANJANG", "PERPANJANG"),
        pilih("CICIL", "CICIL POKOK"),
        pilih("TAMBAH", "TAMBAH PINJAMAN"),
        pilih("SEBAGIAN", "TEBUS SEBAGIAN"),
    ]),
);

/// Pieces of a loan below its row, as the specification names them.
pub const BARANG: &[Kolom] = &[
    teks("nama_barang", "Nama Barang"),
    angka("jumlah", "Jumlah"),
    berat("berat", "Berat"),
    kode("kelompok_harga", "Kelompok Harga"),
];

/// The columns of [`BARANG`] out of `b` (hutang_baris) and `g` (its group).
macro_rules! pilih_barang {
    () => {
        "b.nama_barang, CAST(1 AS BIGINT) AS jumlah, b.berat, COALESCE(g.kelompok_harga, '') AS kelompok_harga"
    };
}

/// Pieces (`b`) with their groups (`g`) of the loans `h`.
macro_rules! dengan_barang {
    () => {
        " JOIN hutang_baris b ON b.toko = h.toko AND b.no_hutang = h.no_hutang \
         LEFT JOIN group_barang g ON g.toko = b.toko AND g.kode_group = b.kode_group AND g.dihapus = 0 "
    };
}

/// What all pieces of a loan weigh.
macro_rules! berat_hutang {
    () => {
        "(SELECT CAST(COALESCE(SUM(x.berat), 0) AS BIGINT) FROM hutang_baris x WHERE x.toko = h.toko AND x.no_hutang = h.no_hutang)"
    };
}

pub(crate) use {berat_hutang, dengan_barang, pilih_barang};

/// The specification calls the pieces `detail_barang`.
pub fn rakit(baris: &[Value]) -> Value {
    let satu = |b: &Value| {
        let mut b = b.clone();
        if let Some(isi) = b.as_object_mut()
            && let Some(d) = isi.remove("detail")
        {
            isi.insert("detail_barang".to_owned(), d);
        }
        b
    };
    Value::Array(baris.iter().map(satu).collect())
}

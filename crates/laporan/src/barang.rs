//! What the reports of goods share: the filters, so that a tray, a group or a person is asked for by one name in all of
//! them, and how rows are put together.

use crate::{JenisSaring, Pilih, Saring, pilih_sql, saring};

pub const GROUP: Saring = saring("kode_group", "Kode Group", JenisSaring::Rujuk("master-group"));
pub const JENIS: Saring = saring("kode_dept", "Jenis", JenisSaring::Rujuk("master-jenis"));
pub const GUDANG: Saring = saring("kode_gudang", "Gudang", JenisSaring::Rujuk("master-gudang"));
pub const BAKI: Saring = saring("kode_baki", "Baki", JenisSaring::Rujuk("master-baki"));
pub const SUPPLIER: Saring = saring("supplier_barang", "Supplier", JenisSaring::Rujuk("master-supplier"));
pub const OLEH: Saring = saring("oleh", "User", JenisSaring::User);
/// A barcode, an intern code or a part of the name.
pub const CARI: Saring = saring("cari", "Cari Barang", JenisSaring::Teks);

/// Rows under a heading of the person's choice; the query names it `kelompok` and orders by it first.
pub const fn kelompok(pilihan: &'static [Pilih]) -> Saring {
    saring("kelompok", "Kelompok Per", JenisSaring::Urut(pilihan))
}

pub const PER_DOKUMEN: Pilih = pilih_sql("DOKUMEN", "NO DOKUMEN", "d.no_dok");
pub const PER_TANGGAL: Pilih = pilih_sql("TANGGAL", "TANGGAL", "d.tgl_system");
pub const PER_GROUP: Pilih = pilih_sql("GROUP", "KODE GROUP", "r.kode_group");
pub const PER_JENIS: Pilih = pilih_sql("JENIS", "JENIS", "r.kode_dept");
pub const PER_USER: Pilih = pilih_sql("USER", "USER", "d.oleh");

/// A document may be taken back by another that names it: what stands, what was taken back, or both.
pub const STATUS_DOK: Saring = saring(
    "status_dok",
    "Status Dokumen",
    JenisSaring::Urut(&[
        pilih_sql(
            "BERLAKU",
            "BERLAKU",
            " AND d.no_dok NOT IN (SELECT z.rujukan FROM dok_barang z WHERE z.toko = :toko AND z.jenis = 'BATAL')",
        ),
        pilih_sql(
            "BATAL",
            "DIBATALKAN",
            " AND d.no_dok IN (SELECT z.rujukan FROM dok_barang z WHERE z.toko = :toko AND z.jenis = 'BATAL')",
        ),
        pilih_sql("SEMUA", "SEMUA DOKUMEN", ""),
    ]),
);

/// The columns of a query over lines of documents (`d` the head, `r` the line) that every such report begins with.
macro_rules! pilih_dokumen {
    () => {
        "SELECT {kelompok} AS kelompok, d.tgl_system, substr(d.waktu, 12, 8) AS jam, d.no_dok, r.kode_barcode, \
         r.kode_intern, r.nama_barang, r.kode_group, r.kode_dept, r.kadar_cetak, CAST(1 AS BIGINT) AS qty, r.berat, \
         r.berat_stock, "
    };
}

/// What [`GROUP`], [`JENIS`], [`OLEH`] and [`CARI`] ask of such a query.
macro_rules! saring_dokumen {
    () => {
        "[[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]]\
         [[oleh| AND LOWER(d.oleh) = :oleh.kecil]]\
         [[cari| AND (r.kode_barcode = :cari OR LOWER(r.kode_intern) LIKE :cari.cari ESCAPE '\\' \
         OR LOWER(r.nama_barang) LIKE :cari.cari ESCAPE '\\')]]"
    };
}

/// The columns that go with [`pilih_dokumen`], and the report's own after them.
macro_rules! kolom_dokumen {
    ($($lain:expr),* $(,)?) => {
        &[
            $crate::kode("kelompok", "Kelompok").tanpa_nama(),
            $crate::tanggal("tgl_system", "Tanggal"),
            $crate::kode("jam", "Jam"),
            $crate::kode("no_dok", "No Dokumen"),
            $crate::barcode("kode_barcode", "Kode Barcode"),
            $crate::kode("kode_intern", "Kode Intern"),
            $crate::teks("nama_barang", "Nama Barang"),
            $crate::kode("kode_group", "Group"),
            $crate::kode("kode_dept", "Jenis"),
            $crate::kadar("kadar_cetak", "Kadar"),
            $crate::angka("qty", "Qty").jumlah(),
            $crate::berat("berat", "Berat").jumlah(),
            $crate::berat("berat_stock", "Berat Asli").jumlah(),
            $($lain),*
        ]
    };
}

pub(crate) use {kolom_dokumen, pilih_dokumen, saring_dokumen};

//! What the reports of trade share: the filters, which transactions count on which day, and how lines are put together.
//! Everything about what counts stands in [`gerak`], so that money, stock and every report agree.

use crate::{JenisSaring, PILIH_SEMUA, Pilih, Saring, pilih, pilih_sql, saring};

pub const SALES: Saring = saring("kode_sales", "Sales", JenisSaring::Rujuk("master-sales"));
pub const KONDISI: Saring = saring("kondisi", "Kondisi", JenisSaring::Rujuk("master-kondisi-pembelian"));
pub const KELOMPOK_HARGA: Saring =
    saring("kelompok_harga", "Kelompok Harga", JenisSaring::Rujuk("master-kelompok-harga"));
pub const JENIS_GROUP: Saring = saring(
    "jenis_group",
    "Kategori",
    JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("TUA", "TUA"), pilih("MUDA", "MUDA")]),
);
pub const TIPE_TRANSAKSI: Saring = saring("type_transaksi", "Tipe Transaksi", JenisSaring::Pilihan(&TIPE));
pub const TIPE: [Pilih; 4] = [
    PILIH_SEMUA,
    pilih_sql("JUAL", "PENJUALAN", " AND r.jenis = 'JUAL'"),
    pilih_sql("TUKAR", "TUKAR", " AND r.jenis = 'TUKAR'"),
    pilih_sql("MARKETPLACE", "MARKETPLACE", " AND r.kode_marketplace <> ''"),
];
pub const STATUS_VALID: Saring = saring(
    "status_valid",
    "Validasi",
    JenisSaring::Pilihan(&[
        PILIH_SEMUA,
        pilih_sql("VALID", "SUDAH VALIDASI", " AND v.oleh IS NOT NULL"),
        pilih_sql("BELUM", "BELUM VALIDASI", " AND v.oleh IS NULL"),
    ]),
);

/// How lines (`r`) of counted transactions (`g`) may be put together.
pub const PER_FAKTUR: Pilih = pilih_sql("no_faktur_group", "NO FAKTUR", "r.no_faktur_group");
pub const PER_TANGGAL: Pilih = pilih_sql("tgl_system", "TANGGAL", "r.tgl");
pub const PER_SALES: Pilih = pilih_sql("kode_sales", "SALES", "r.kode_sales");
pub const PER_GROUP: Pilih = pilih_sql("kode_group", "KODE GROUP", "r.kode_group");
pub const PER_JENIS: Pilih = pilih_sql("kode_dept", "JENIS", "r.kode_dept");
pub const PER_USER: Pilih = pilih_sql("input_by", "USER", "r.oleh");

/// What counts in the days between two filters, out of the views that define a store's trade (V030): the documents as
/// `gerak`, their lines as `dijual` and `dibeli`. Each stands on its day (`tgl`) with the `tanda` 1, and with -1 on a later
/// day when it was taken back. So the days of a period always add up to the period, and every report to every other.
macro_rules! gerak {
    ($dari:literal, $sampai:literal) => {
        concat!(
            "WITH gerak AS (SELECT * FROM dagang WHERE toko = :toko AND tgl BETWEEN :",
            $dari,
            " AND :",
            $sampai,
            "), dijual AS (SELECT * FROM dagang_jual WHERE toko = :toko AND tgl BETWEEN :",
            $dari,
            " AND :",
            $sampai,
            "), dibeli AS (SELECT * FROM dagang_beli WHERE toko = :toko AND tgl BETWEEN :",
            $dari,
            " AND :",
            $sampai,
            ") "
        )
    };
}

/// The lines of one side ("jual" or "beli") as `r`, with who validated their document (`v`).
macro_rules! dari {
    ($sisi:literal) => {
        concat!(
            " FROM di",
            $sisi,
            " r LEFT JOIN faktur_valid v ON v.toko = :toko AND v.no_faktur_group = r.no_faktur_group "
        )
    };
}

/// What the filters above ask of such a query, after its WHERE.
macro_rules! saring_baris {
    () => {
        $crate::niaga::saring_baris!("r")
    };
    ($kepala:literal) => {
        concat!(
            "[[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]]\
         [[kode_sales| AND r.kode_sales = :kode_sales]][[jenis_group| AND r.jenis_group = :jenis_group]]\
         [[oleh| AND LOWER(",
            $kepala,
            ".oleh) = :oleh.kecil]]\
         [[cari| AND (r.kode_barcode = :cari OR LOWER(r.nama_barang) LIKE :cari.cari ESCAPE '\\' \
         OR LOWER(",
            $kepala,
            ".nama_customer) LIKE :cari.cari ESCAPE '\\' \
         OR LOWER(",
            $kepala,
            ".no_faktur_group) LIKE :cari.cari ESCAPE '\\')]]"
        )
    };
}

/// What a line is: sold or bought alone, exchanged, or taken back on a later day.
macro_rules! status_baris {
    () => {
        "CASE WHEN r.tanda < 0 THEN 'BATAL' ELSE r.jenis END AS status"
    };
}

/// A sum over signed lines.
macro_rules! jumlah {
    ($isi:literal) => {
        concat!("CAST(COALESCE(SUM(r.tanda * ", $isi, "), 0) AS BIGINT)")
    };
}

/// A sum over all rows that agree in some columns: what stands on every line of an invoice or a group.
macro_rules! sekelompok {
    ($isi:literal, $menurut:literal) => {
        concat!("CAST(SUM(", $isi, ") OVER (PARTITION BY ", $menurut, ") AS BIGINT)")
    };
}

/// Rupiah for a gram out of two sums: whole, cut off, on both engines.
macro_rules! per_gram {
    ($rupiah:literal, $berat:literal) => {
        concat!(
            "CASE WHEN SUM(r.tanda * ",
            $berat,
            ") = 0 THEN 0 ELSE CAST(SUM(r.tanda * ",
            $rupiah,
            ") AS BIGINT) * 1000 / CAST(SUM(r.tanda * ",
            $berat,
            ") AS BIGINT) END"
        )
    };
}

/// Sums of sold lines and their columns.
macro_rules! pilih_jumlah_jual {
    () => {
        concat!(
            $crate::niaga::jumlah!("r.qty"),
            " AS qty, ",
            $crate::niaga::jumlah!("r.berat"),
            " AS berat, ",
            $crate::niaga::jumlah!("r.nilai_emas"),
            " AS nilai_emas, ",
            $crate::niaga::jumlah!("r.ongkos"),
            " AS ongkos, ",
            $crate::niaga::jumlah!("r.diskon"),
            " AS diskon, ",
            $crate::niaga::jumlah!("r.harga_total"),
            " AS harga_total, ",
            $crate::niaga::per_gram!("r.harga_total", "r.berat"),
            " AS harga_rata"
        )
    };
}
macro_rules! kolom_jumlah_jual {
    ($($awal:expr),* $(,)?) => {
        &[
            $($awal,)*
            $crate::angka("qty", "Qty").jumlah(),
            $crate::berat("berat", "Berat").jumlah(),
            $crate::rupiah("nilai_emas", "Nilai Emas").jumlah(),
            $crate::rupiah("ongkos", "Ongkos").jumlah(),
            $crate::rupiah("diskon", "Potongan").jumlah(),
            $crate::rupiah("harga_total", "Harga Total").jumlah(),
            $crate::rupiah("harga_rata", "Harga Rata"),
        ]
    };
}

/// Sums of bought lines and their columns.
macro_rules! pilih_jumlah_beli {
    () => {
        concat!(
            $crate::niaga::jumlah!("r.qty"),
            " AS qty, ",
            $crate::niaga::jumlah!("r.berat_nota"),
            " AS berat_nota, ",
            $crate::niaga::jumlah!("r.berat"),
            " AS berat, ",
            $crate::niaga::jumlah!("r.harga_nota"),
            " AS harga_nota, ",
            $crate::niaga::jumlah!("(r.potongan + r.rugi_nota)"),
            " AS potongan, ",
            $crate::niaga::jumlah!("r.harga"),
            " AS harga, ",
            $crate::niaga::per_gram!("r.harga", "r.berat"),
            " AS harga_rata"
        )
    };
}
macro_rules! kolom_jumlah_beli {
    ($($awal:expr),* $(,)?) => {
        &[
            $($awal,)*
            $crate::angka("qty", "Qty").jumlah(),
            $crate::berat("berat_nota", "Berat Nota").jumlah(),
            $crate::berat("berat", "Berat").jumlah(),
            $crate::rupiah("harga_nota", "Harga Nota").jumlah(),
            $crate::rupiah("potongan", "Potongan").jumlah(),
            $crate::rupiah("harga", "Harga Beli").jumlah(),
            $crate::rupiah("harga_rata", "Harga Rata"),
        ]
    };
}

/// A report that sums the lines of one side by columns of its choice.
macro_rules! laporan_jumlah {
    ($rute:literal, $judul:literal, sisi: $sisi:literal, pilih: $pilih:expr, kolom: $kolom:expr,
     menurut: $menurut:literal, gabung: $gabung:literal, syarat: $syarat:literal, urut: $urut:literal,
     kelompok: $kelompok:expr, saringan: [$($s:expr),* $(,)?]) => {
        $crate::Laporan {
            saringan: &[$crate::tgl_dari("tgl_from"), $crate::tgl_sampai("tgl_to"), $($s),*],
            sumber: $crate::Sumber::Sql(concat!(
                $crate::niaga::gerak!("tgl_from", "tgl_to"),
                "SELECT ", $menurut, ", ", $pilih, $crate::niaga::dari!($sisi), $gabung, " WHERE 1 = 1",
                $syarat, $crate::niaga::saring_baris!(),
                " GROUP BY ", $urut, " ORDER BY ", $urut,
            )),
            kolom: $kolom,
            kelompok: $kelompok,
            tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
            ..$crate::Laporan::new($rute, $judul)
        }
    };
}

/// A report of the lines of one side that were taken back, on the day they were.
macro_rules! laporan_batal {
    ($rute:literal, $judul:literal, sisi: $sisi:literal, nomor: $nomor:literal, qty: $qty:literal, harga: $harga:literal) => {
        $crate::Laporan {
            saringan: &[
                $crate::tgl_dari("tgl_from"),
                $crate::tgl_sampai("tgl_to"),
                $crate::niaga::SALES,
                $crate::barang::GROUP,
                $crate::barang::OLEH,
                $crate::barang::CARI,
            ],
            sumber: $crate::Sumber::Sql(concat!(
                "SELECT z.no_batal, z.tgl_system, substr(z.waktu, 12, 8) AS jam, f.no_faktur_group, f.tgl_system AS tgl_faktur, \
                 r.", $nomor, ", f.jenis AS status, r.kode_sales, f.nama_customer, r.kode_barcode, r.nama_barang, r.kode_group, \
                 r.kode_dept, ", $qty, " AS qty, r.berat, ", $harga, " AS harga, z.alasan, f.oleh AS input_by, \
                 z.oleh AS batal_by, z.disetujui \
                 FROM faktur_batal z JOIN faktur f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group \
                 JOIN ", $sisi, " r ON r.toko = z.toko AND r.no_faktur_group = z.no_faktur_group \
                 WHERE z.toko = :toko AND z.tgl_system BETWEEN :tgl_from AND :tgl_to",
                $crate::niaga::saring_baris!("f"),
                " ORDER BY z.no_batal, r.baris",
            )),
            kolom: &[
                $crate::kode("no_batal", "No Batal"),
                $crate::tanggal("tgl_system", "Tanggal Batal"),
                $crate::kode("jam", "Jam").tanpa_kertas(),
                $crate::kode("no_faktur_group", "No Faktur"),
                $crate::tanggal("tgl_faktur", "Tanggal Faktur"),
                $crate::kode($nomor, "No Nota").tanpa_kertas(),
                $crate::kode("status", "Jenis"),
                $crate::kode("kode_sales", "Sales"),
                $crate::teks("nama_customer", "Nama Customer"),
                $crate::barcode("kode_barcode", "Kode Barcode"),
                $crate::teks("nama_barang", "Nama Barang"),
                $crate::kode("kode_group", "Group").tanpa_kertas(),
                $crate::kode("kode_dept", "Jenis Barang").tanpa_kertas(),
                $crate::angka("qty", "Qty").jumlah(),
                $crate::berat("berat", "Berat").jumlah(),
                $crate::rupiah("harga", "Harga").jumlah(),
                $crate::teks("alasan", "Alasan"),
                $crate::kode("input_by", "Input By").tanpa_kertas(),
                $crate::kode("batal_by", "Dibatalkan Oleh"),
                $crate::kode("disetujui", "Disetujui"),
            ],
            kelompok: &["no_batal"],
            tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
            ..$crate::Laporan::new($rute, $judul)
        }
    };
}

pub(crate) use {
    dari, gerak, jumlah, kolom_jumlah_beli, kolom_jumlah_jual, laporan_batal, laporan_jumlah, per_gram,
    pilih_jumlah_beli, pilih_jumlah_jual, saring_baris, sekelompok, status_baris,
};

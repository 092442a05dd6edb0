//! What the reports of shipments share: a row is a piece of a shipment with what became of it. They differ in which
//! shipments they tell of, and the online store's has marketplace and waybill besides.

use crate::{JenisSaring, PILIH_SEMUA, Saring, pilih, saring};

pub const STATUS: Saring = saring(
    "status",
    "Status",
    JenisSaring::Pilihan(&[
        PILIH_SEMUA,
        pilih("DIKIRIM", "DALAM PERJALANAN"),
        pilih("KURANG", "DITERIMA KURANG"),
        pilih("SELESAI", "SELESAI"),
        pilih("BATAL", "BATAL"),
    ]),
);

/// A report of shipments: its filters beside dates and status, the columns it has more, and which shipments.
macro_rules! laporan_kirim {
    ($rute:literal, $judul:literal, saringan: [$($s:expr),*], pilih: $pilih:literal, kolom: [$($k:expr),*], syarat: $syarat:literal) => {
        $crate::Laporan {
            saringan: &[
                $crate::tgl_dari("tgl_from"),
                $crate::tgl_sampai("tgl_to"),
                $($s,)*
                $crate::kirim::STATUS,
            ],
            sumber: $crate::Sumber::Sql(concat!(
                "SELECT k.no_kirim, k.tgl_system, k.tujuan, t.nama_toko AS nama_tujuan, k.kurir, ",
                $pilih,
                "r.kode_barcode, d.nama_barang, d.kode_group, d.kode_dept, d.kadar_cetak, 1 AS qty, d.berat, \
                 r.berat AS berat_asli, r.status AS status_barang, k.status, k.oleh, k.keterangan \
                 FROM kirim k JOIN kirim_baris r ON r.toko = k.toko AND r.no_kirim = k.no_kirim \
                 JOIN dok_barang_baris d ON d.toko = r.toko AND d.no_dok = r.no_kirim AND d.baris = r.baris \
                 JOIN toko t ON t.kode_toko = k.tujuan \
                 WHERE k.toko = :toko AND k.tgl_system BETWEEN :tgl_from AND :tgl_to AND ",
                $syarat,
                "[[status| AND k.status = :status]] ORDER BY k.no_kirim, r.baris",
            )),
            kolom: &[
                $crate::kode("no_kirim", "No Kirim"),
                $crate::tanggal("tgl_system", "Tanggal"),
                $crate::kode("tujuan", "Tujuan"),
                $crate::teks("nama_tujuan", "Nama Tujuan").tanpa_kertas(),
                $crate::teks("kurir", "Kurir"),
                $($k,)*
                $crate::barcode("kode_barcode", "Barcode"),
                $crate::teks("nama_barang", "Nama Barang"),
                $crate::kode("kode_group", "Group"),
                $crate::kode("kode_dept", "Jenis"),
                $crate::kadar("kadar_cetak", "Kadar (%)"),
                $crate::angka("qty", "Qty").jumlah(),
                $crate::berat("berat", "Berat (gr)").jumlah(),
                $crate::berat("berat_asli", "Berat Asli (gr)").jumlah(),
                $crate::kode("status_barang", "Status Barang"),
                $crate::kode("status", "Status Kirim"),
                $crate::kode("oleh", "Dikirim Oleh"),
                $crate::teks("keterangan", "Keterangan").tanpa_kertas(),
            ],
            batal: "status",
            kelompok: &["no_kirim"],
            tanda_tangan: &["Dibuat", "Diperiksa"],
            ..$crate::Laporan::new($rute, $judul)
        }
    };
}

pub(crate) use laporan_kirim;

//! What is told of a pre-order, its payments, its closing and its cancelling by their numbers.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, bayar, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kode, rupiah, tanggal, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: &["no_po", "no_closing"], ..DokumenDomain::TANPA };

const PO: &[&str] = &[
    "/lihat-pre-order",
    "/transaksi-pre-order",
    "/import-pre-order",
    "/closing-barang-po",
    "/laporan-transaksi-po",
    "/laporan-penjualan-po",
    "/laporan-outstand-po",
    "/laporan-closing-barang-po",
];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::PreOrder, &[PO]).layar("/lihat-pre-order", "po"),
    JenisDibuka::baru(J::BayarPreOrder, &[PO]),
    JenisDibuka::baru(J::BatalPreOrder, &[PO]),
    JenisDibuka::baru(J::ClosingPo, &[PO]),
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            teks("nama_customer", "Customer"),
            kode("no_hp", "No HP"),
            kode("kode_sales", "Sales"),
            kode("kode_marketplace", "Marketplace"),
            kode("no_order", "No Order"),
            kode("no_rekening", "No Rekening"),
            teks("deskripsi", "Deskripsi"),
            angka("qty_estimasi", "Qty"),
            berat("berat_estimasi", "Berat"),
            rupiah("harga_total", "Harga Total"),
            rupiah("dibayar_rp", "Dibayar"),
            kode("tahap", "Tahap"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT p.nama_customer, p.no_hp, p.kode_sales, p.kode_marketplace, p.no_order, p.no_rekening, p.deskripsi, p.qty_estimasi, \
         p.berat_estimasi, p.harga_total, k.dibayar_rp, k.tahap, p.keterangan FROM praorder p \
         JOIN praorder_kini k ON k.toko = p.toko AND k.no_po = p.no_po WHERE p.toko = $1 AND p.no_po = $2",
    ),
    kepala(
        &[
            teks("nama_berkas", "Berkas"),
            angka("jumlah", "Pembayaran"),
            rupiah("total_rp", "Masuk Rekening"),
            rupiah("biaya_rp", "Biaya Marketplace"),
        ],
        "SELECT nama_berkas, jumlah, total_rp, biaya_rp FROM praorder_impor WHERE toko = $1 AND no_dok = $2",
    ),
    batal(
        &[
            kode("no_po", "Pre Order"),
            kode("jenis", "Jenis"),
            rupiah("jumlah_rp", "Uang Pre Order"),
            rupiah("dibayar_rp", "Dibayar"),
            rupiah("biaya_rp", "Biaya Marketplace"),
            teks("tujuan", "Ke"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
        ],
        "SELECT no_po, jenis, jumlah_rp, dibayar_rp, jumlah_rp - dibayar_rp, tujuan, disetujui, alasan FROM praorder_peristiwa WHERE toko = $1 AND rujukan = $2",
    ),
    baris(
        "Barang yang dipesan",
        &[
            barcode("kode_barcode", "Barcode"),
            teks("deskripsi", "Deskripsi"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("harga_estimasi", "Harga"),
        ],
        "SELECT kode_barcode, deskripsi, qty, berat, harga_estimasi FROM praorder_baris WHERE toko = $1 AND no_po = $2 ORDER BY baris",
    ),
    baris(
        "Pembayaran Pre Order",
        &[
            kode("no_po", "No PO"),
            kode("kode_marketplace", "Marketplace"),
            kode("no_order", "No Order"),
            tanggal("tanggal", "Tanggal Bayar"),
            rupiah("nominal", "Nominal"),
            rupiah("biaya", "Biaya"),
        ],
        "SELECT no_po, kode_marketplace, no_order, tanggal, nominal, biaya FROM praorder_bayar WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    baris(
        "Barang dikirim atau diambil",
        &[
            kode("no_po", "No PO"),
            kode("status_kirim", "Status"),
            kode("no_resi", "No Resi"),
            angka("qty", "Qty"),
        ],
        "SELECT no_po, status_kirim, no_resi, qty FROM praorder_kirim WHERE toko = $1 AND no_closing = $2 ORDER BY baris",
    ),
    baris(
        "Barcode yang dikirim atau diambil",
        &[kode("no_po", "No PO"), barcode("kode_barcode", "Barcode"), kode("no_faktur_group", "Penjualan")],
        "SELECT no_po, kode_barcode, no_faktur_group FROM praorder_kirim_barang WHERE toko = $1 AND no_closing = $2 ORDER BY baris, urut",
    ),
    riwayat(
        "Perjalanan Pre Order",
        &[
            tanggal("tgl_system", "Tanggal"),
            kode("jenis", "Peristiwa"),
            rupiah("jumlah_rp", "Jumlah"),
            kode("rujukan", "Dokumen"),
            kode("oleh", "Oleh"),
            teks("uraian", "Uraian"),
        ],
        "SELECT x.tgl_system, x.jenis, x.jumlah_rp, x.rujukan, x.oleh, x.uraian FROM (\
         SELECT i.tgl_system, i.waktu, 'DIBAYAR' AS jenis, b.nominal + b.biaya AS jumlah_rp, b.no_dok AS rujukan, i.oleh, '' AS uraian \
         FROM praorder_bayar b JOIN praorder_impor i ON i.toko = b.toko AND i.no_dok = b.no_dok WHERE b.toko = $1 AND b.no_po = $2 \
         UNION ALL SELECT f.tgl_system, f.waktu, 'DIJUAL', f.total_jual, f.no_faktur_group, f.oleh, '' FROM faktur_sumber s \
         JOIN faktur f ON f.toko = s.toko AND f.no_faktur_group = s.no_faktur_group WHERE s.toko = $1 AND s.no_sumber = $2 \
         AND substr(s.no_sumber, 1, 2) = 'PO' \
         UNION ALL SELECT tgl_system, waktu, status_kirim, 0, no_closing, oleh, no_resi FROM praorder_kirim WHERE toko = $1 AND no_po = $2 \
         UNION ALL SELECT tgl_system, waktu, jenis, -jumlah_rp, rujukan, oleh, alasan FROM praorder_peristiwa \
         WHERE toko = $1 AND no_po = $2) x ORDER BY x.waktu, x.rujukan",
    ),
    bayar(
        "Uang Pre Order",
        &[
            tanggal("tanggal", "Tanggal Bayar"),
            rupiah("nominal", "Nominal"),
            rupiah("biaya", "Biaya"),
            kode("no_dok", "Berkas"),
        ],
        "SELECT tanggal, nominal, biaya, no_dok FROM praorder_bayar WHERE toko = $1 AND no_po = $2 ORDER BY no_dok, baris",
    ),
];

//! What is told of a document of trade by its number: who may read it, which screen shows it, its head and lines.

use db::{Conn, args};
use platform::Hasil;
use platform::domain::dokumen::{
    DokumenDomain, JenisDibuka, LayarJenis, TabelDok, baris, batal, kepala, riwayat,
};
use platform::kolom::{Kolom, angka, barcode, berat, kadar, kode, rupiah, tanggal, teks};
use values::{JenisDok as J, NoFaktur};

pub(crate) const DOKUMEN: DokumenDomain = DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: KOLOM, layar };

const JUAL: &[&str] = &[
    "/lihat-penjualan",
    "/batal-penjualan",
    "/validasi-penjualan",
    "/laporan-transaksi-penjualan",
    "/laporan-transaksi-penjuala-berlian",
    "/laporan-penjualan-bayar",
    "/laporan-penjualan-sales",
    "/laporan-penjualan-kupon",
    "/laporan-penjualan-margin",
    "/laporan-penjualan-marketplace",
    "/laporan-barang-tukar",
    "/laporan-batal-penjualan",
    "/laporan-akhir_hari",
    "/laporan-eod",
    "/laporan-transaksi-harian",
];

const BELI: &[&str] = &[
    "/lihat-pembelian",
    "/batal-pembelian",
    "/validasi-jual-beli",
    "/hancur-pembelian",
    "/laporan-transaksi-pembelian",
    "/laporan-transaksi-pembelian-history",
    "/laporan-rekap-transaksi-pembelian",
    "/laporan-pembelian-perfaktur",
    "/laporan-pembelian-sales",
    "/laporan-pembelian-transfer",
    "/laporan-pembelian-per-kondisi",
    "/laporan-hancur-pembelian",
    "/laporan-batal-pembelian",
    "/laporan-akhir_hari",
    "/laporan-eod",
    "/laporan-transaksi-harian",
];

const MANUAL: &[&str] = &[
    "/lihat-penjualan-manual",
    "/lihat-pembelian-manual",
    "/batal-penjualan-manual",
    "/batal-pembelian-manual",
    "/laporan-penjualan-manual",
    "/laporan-pembelian-manual",
    "/laporan-batal-penjualan-manual",
    "/laporan-batal-pembelian-manual",
];

const TITIPAN: &[&str] = &["/lihat-titipan", "/validasi-titipan", "/laporan-titip-uang"];

const BARIS_MANUAL: &str = "SELECT no_faktur_group FROM manual_baris WHERE toko = $1 AND no_faktur = $2";

/// The head of a document of trade, with barcode or without.
const DAGANG: &[Kolom] = &[
    kode("jenis", "Transaksi"),
    teks("nama_customer", "Customer"),
    kode("no_hp", "No HP"),
    kode("kode_sales", "Sales"),
    rupiah("total_jual", "Total Jual"),
    rupiah("total_beli", "Total Beli"),
    teks("keterangan", "Keterangan"),
];

const DAGANG_BATAL: &[Kolom] =
    &[kode("no_faktur_group", "Membatalkan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")];

const KOLOM: &[&str] = &[
    "no_faktur",
    "no_faktur_beli",
    "no_faktur_group",
    "no_faktur_jual",
    "no_faktur_nota",
    "no_nota",
    "no_titip",
    "no_titip_group",
];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::Penjualan, &[JUAL, MANUAL])
        .layar("/lihat-penjualan", "faktur")
        .induk(&["SELECT no_faktur_group FROM jual WHERE toko = $1 AND no_faktur_jual = $2", BARIS_MANUAL]),
    JenisDibuka::baru(J::Pembelian, &[BELI, MANUAL])
        .layar("/lihat-pembelian", "faktur")
        .induk(&["SELECT no_faktur_group FROM beli WHERE toko = $1 AND no_faktur_beli = $2", BARIS_MANUAL]),
    JenisDibuka::baru(J::FakturGroup, &[JUAL, BELI]).layar("/lihat-penjualan", "faktur"),
    JenisDibuka::baru(J::NotaLama, &[JUAL, BELI]),
    JenisDibuka::baru(J::JualBeliManual, &[MANUAL]).daftar("/lihat-penjualan-manual"),
    JenisDibuka::baru(J::BatalFaktur, &[JUAL, BELI]),
    JenisDibuka::baru(J::Titipan, &[TITIPAN]).layar("/lihat-titipan", "titipan"),
    JenisDibuka::baru(J::BatalTitipan, &[TITIPAN]),
    JenisDibuka::baru(J::Kupon, &[&["/cek-kupon", "/laporan-penjualan-kupon"]]).daftar("/cek-kupon"),
];

/// An exchange is shown among the sales, and to who may not open those among the purchases.
fn layar(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<&'static [LayarJenis]>> {
    Ok(match no.jenis() {
        J::FakturGroup => {
            let sql = "SELECT jenis FROM faktur WHERE toko = $1 AND no_faktur_group = $2";
            let jenis: Option<String> = c.one(sql, args![no.toko(), no], |r| r.get(0))?;
            Some(match jenis.as_deref() {
                Some("JUAL") => &[("/lihat-penjualan", "faktur")],
                Some("BELI") => &[("/lihat-pembelian", "faktur")],
                Some(_) => &[("/lihat-penjualan", "faktur"), ("/lihat-pembelian", "faktur")],
                None => &[],
            })
        }
        // A line is shown by the document it stands in.
        J::Penjualan | J::Pembelian => Some(&[]),
        _ => None,
    })
}

const TABEL: &[TabelDok] = &[
    kepala(
        DAGANG,
        "SELECT jenis, nama_customer, no_hp, kode_sales, total_jual, total_beli, keterangan FROM faktur \
         WHERE toko = $1 AND no_faktur_group = $2",
    ),
    kepala(
        DAGANG,
        "SELECT jenis, nama_customer, no_hp, kode_sales, total_jual, total_beli, keterangan FROM manual \
         WHERE toko = $1 AND no_faktur_group = $2",
    ),
    kepala(
        &[
            teks("nama_customer", "Customer"),
            kode("no_hp", "No HP"),
            kode("kode_sales", "Sales"),
            rupiah("jumlah_rp", "Jumlah"),
            tanggal("tgl_akhir", "Berlaku Sampai"),
            barcode("kode_barcode", "Barcode"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT nama_customer, no_hp, kode_sales, jumlah_rp, tgl_akhir, kode_barcode, keterangan FROM titipan \
         WHERE toko = $1 AND no_titip = $2",
    ),
    batal(
        DAGANG_BATAL,
        "SELECT no_faktur_group, disetujui, alasan FROM faktur_batal WHERE toko = $1 AND no_batal = $2",
    ),
    batal(
        DAGANG_BATAL,
        "SELECT no_faktur_group, disetujui, alasan FROM manual_batal WHERE toko = $1 AND no_batal = $2",
    ),
    batal(
        &[kode("no_titip", "Titipan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")],
        "SELECT no_titip, disetujui, alasan FROM titipan_peristiwa WHERE toko = $1 AND rujukan = $2 \
         AND jenis IN ('KEMBALI', 'BATAL')",
    ),
    baris(
        "Barang yang dijual",
        &[
            kode("no_faktur_jual", "No Faktur"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kadar("kadar_cetak", "Kadar"),
            berat("berat", "Berat"),
            rupiah("harga_total", "Harga"),
            rupiah("total_pokok", "Modal"),
        ],
        "SELECT no_faktur_jual, kode_barcode, nama_barang, kadar_cetak, berat, harga_total, total_pokok FROM jual \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
    ),
    baris(
        "Barang yang dibeli",
        &[
            kode("no_faktur_beli", "No Faktur"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kadar("kadar", "Kadar"),
            berat("berat", "Berat"),
            teks("kondisi", "Kondisi"),
            kode("no_faktur_nota", "Nota"),
            rupiah("harga", "Harga"),
        ],
        "SELECT no_faktur_beli, kode_barcode, nama_barang, kadar, berat, kondisi, no_faktur_nota, harga FROM beli \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
    ),
    baris(
        "Barang manual",
        &[
            kode("sisi", "Jual/Beli"),
            kode("no_faktur", "No Faktur"),
            kode("kode_group", "Group"),
            teks("nama_dept", "Jenis"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("harga", "Harga"),
            rupiah("total_pokok", "Modal"),
        ],
        "SELECT sisi, no_faktur, kode_group, nama_dept, qty, berat, harga, total_pokok FROM manual_baris \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
    ),
    riwayat(
        "Perjalanan titipan",
        &[
            tanggal("tgl_system", "Tanggal"),
            kode("jenis", "Peristiwa"),
            rupiah("jumlah_rp", "Jumlah"),
            kode("rujukan", "Dokumen"),
            kode("oleh", "Oleh"),
            teks("alasan", "Alasan"),
        ],
        "SELECT tgl_system, jenis, jumlah_rp, rujukan, oleh, alasan FROM titipan_peristiwa \
         WHERE toko = $1 AND no_titip = $2 ORDER BY urut",
    ),
];

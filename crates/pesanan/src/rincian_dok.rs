//! What is told of an order, its steps, its cancellation and its samples by their numbers.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kadar, kode, rupiah, tanggal, teks};
use values::JenisDok as J;

const MENU: &[&str] = &["/lihat-pesanan", "/transaksi-pesanan", "/validasi-pesanan", "/laporan-pesanan"];
const CONTOH: &[&str] = &["/ambil-barang-contoh", "/lihat-pesanan"];

pub(crate) const DOKUMEN: DokumenDomain = DokumenDomain {
    jenis: &[
        JenisDibuka::baru(J::Pesanan, &[MENU]).layar("/lihat-pesanan", "pesanan"),
        JenisDibuka::baru(J::UangMukaPesanan, &[MENU]),
        JenisDibuka::baru(J::BatalPesanan, &[MENU]),
        JenisDibuka::baru(J::LangkahPesanan, &[MENU]),
        JenisDibuka::baru(J::BarangContoh, &[CONTOH]).daftar("/ambil-barang-contoh"),
    ],
    tabel: TABEL,
    kolom: &["no_pesanan", "no_contoh"],
    ..DokumenDomain::TANPA
};

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            teks("nama_customer", "Customer"),
            kode("no_hp", "No HP"),
            kode("kode_sales", "Sales"),
            tanggal("tgl_janji", "Janji"),
            rupiah("total_harga", "Perkiraan"),
            rupiah("jumlah_bayar", "Uang Muka"),
            kode("tahap", "Tahap"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT p.nama_customer, p.no_hp, p.kode_sales, p.tgl_janji, p.total_harga, p.jumlah_bayar, k.tahap, p.keterangan \
         FROM pesanan p JOIN pesanan_kini k ON k.toko = p.toko AND k.no_pesanan = p.no_pesanan \
         WHERE p.toko = $1 AND p.no_pesanan = $2",
    ),
    kepala(
        &[
            kode("no_pesanan", "Pesanan"),
            kode("milik", "Milik"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            berat("berat", "Berat"),
            kode("kode_tukang", "Tukang"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT no_pesanan, milik, kode_barcode, nama_barang, berat, kode_tukang, keterangan FROM pesanan_contoh \
         WHERE toko = $1 AND no_contoh = $2",
    ),
    kepala(
        &[
            kode("no_contoh", "Barang Contoh"),
            berat("berat", "Berat Kembali"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT no_contoh, berat, keterangan FROM pesanan_contoh_kembali WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[kode("no_pesanan", "Pesanan"), rupiah("jumlah_rp", "Uang Muka"), teks("keterangan", "Keterangan")],
        "SELECT no_pesanan, jumlah_rp, keterangan FROM pesanan_dp WHERE toko = $1 AND no_dok = $2",
    ),
    batal(
        &[
            kode("no_pesanan", "Pesanan"),
            kode("tahap", "Peristiwa"),
            rupiah("jumlah_rp", "Uang Muka"),
            rupiah("potong_rp", "Potongan"),
            kode("disetujui", "Disetujui"),
            teks("keterangan", "Alasan"),
        ],
        "SELECT no_pesanan, tahap, jumlah_rp, potong_rp, disetujui, keterangan FROM pesanan_peristiwa \
         WHERE toko = $1 AND rujukan = $2 AND tahap IN ('BATAL', 'KEMBALI')",
    ),
    baris(
        "Barang yang dipesan",
        &[
            angka("baris", "No"),
            teks("nama_barang", "Nama Barang"),
            kode("kode_group", "Group"),
            kode("ukuran", "Ukuran"),
            kadar("kadar", "Kadar Jual"),
            berat("berat_estimasi", "Berat"),
            kode("cara_harga", "Harga"),
            rupiah("ongkos", "Ongkos"),
            rupiah("harga_estimasi", "Perkiraan"),
            kode("tahap", "Tahap"),
            barcode("kode_barcode", "Barcode"),
        ],
        "SELECT b.baris, b.nama_barang, b.kode_group, b.ukuran, b.kadar, b.berat_estimasi, b.cara_harga, b.ongkos, b.harga_estimasi, \
         k.tahap, k.kode_barcode FROM pesanan_baris b JOIN pesanan_baris_kini k ON k.toko = b.toko AND k.no_pesanan = b.no_pesanan \
         AND k.baris = b.baris WHERE b.toko = $1 AND b.no_pesanan = $2 ORDER BY b.baris",
    ),
    baris(
        "Langkah pesanan",
        &[
            kode("no_pesanan", "Pesanan"),
            angka("baris", "Barang"),
            kode("tahap", "Peristiwa"),
            kode("kode_tukang", "Tukang"),
            barcode("kode_barcode", "Barcode"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT no_pesanan, baris, tahap, kode_tukang, kode_barcode, keterangan FROM pesanan_peristiwa \
         WHERE toko = $1 AND rujukan = $2 AND tahap IN ('PROSES', 'SELESAI', 'ULANG') ORDER BY urut",
    ),
    riwayat(
        "Perjalanan pesanan",
        &[
            tanggal("tgl_system", "Tanggal"),
            kode("tahap", "Peristiwa"),
            angka("baris", "Barang"),
            rupiah("jumlah_rp", "Uang Muka"),
            kode("rujukan", "Dokumen"),
            kode("oleh", "Oleh"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT tgl_system, tahap, baris, jumlah_rp, rujukan, oleh, keterangan FROM pesanan_peristiwa \
         WHERE toko = $1 AND no_pesanan = $2 ORDER BY urut",
    ),
];

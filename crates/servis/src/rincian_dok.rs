//! What is told of a document of services by its number: who may read it, which screen shows it, its head, lines and story.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kadar, kode, rupiah, tanggal, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: KOLOM, ..DokumenDomain::TANPA };

const MENU: &[&str] = &[
    "/transaksi-services",
    "/lihat-services",
    "/validasi-service",
    "/laporan-services",
    "/laporan-service-masuk",
    "/laporan-service-selesai",
    "/laporan-service-ambil",
    "/laporan-batal-service",
    "/laporan-akhir_hari",
    "/lihat-transaksi-member",
];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::Service, &[MENU]).layar("/lihat-services", "no").daftar("/lihat-services"),
    JenisDibuka::baru(J::SelesaiService, &[MENU]),
    JenisDibuka::baru(J::AmbilService, &[MENU]),
    JenisDibuka::baru(J::BatalService, &[MENU]),
    JenisDibuka::baru(J::BatalAmbilService, &[MENU]),
    JenisDibuka::baru(J::HilangService, &[MENU]),
    JenisDibuka::baru(J::TakDiambilService, &[MENU]),
    JenisDibuka::baru(J::BayarGantiService, &[MENU]),
    JenisDibuka::baru(J::HitungService, &[MENU]),
];

const KOLOM: &[&str] =
    &["no_service", "no_faktur_service", "no_selesai", "no_ambil", "no_ganti", "no_hitung"];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("jenis", "Jenis"),
            teks("nama_customer", "Customer"),
            kode("no_hp", "No HP"),
            kode("kode_sales", "Sales"),
            tanggal("tgl_janji", "Janji"),
            kode("tahap", "Tahap"),
            rupiah("estimasi_rp", "Estimasi"),
            rupiah("dp_rp", "Uang Muka"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT s.jenis, s.nama_customer, s.no_hp, s.kode_sales, s.tgl_janji, k.tahap, s.estimasi_rp, s.dp_rp, s.keterangan \
         FROM service s JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service WHERE s.toko = $1 AND s.no_service = $2",
    ),
    kepala(
        &[kode("no_service", "Service"), rupiah("total_rp", "Total"), teks("keterangan", "Keterangan")],
        "SELECT no_service, total_rp, keterangan FROM service_selesai WHERE toko = $1 AND no_selesai = $2",
    ),
    kepala(
        &[
            kode("no_service", "Service"),
            teks("pengambil", "Diambil Oleh"),
            rupiah("total_rp", "Total"),
            rupiah("dp_rp", "Uang Muka"),
            rupiah("dibayar_rp", "Dibayar"),
            rupiah("dikembalikan_rp", "Dikembalikan"),
        ],
        "SELECT no_service, pengambil, total_rp, dp_rp, dibayar_rp, dikembalikan_rp FROM service_ambil WHERE toko = $1 AND no_ambil = $2",
    ),
    batal(
        &[
            kode("no_service", "Service"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
            rupiah("biaya_rp", "Biaya"),
            rupiah("dikembalikan_rp", "Dikembalikan"),
        ],
        "SELECT no_service, disetujui, alasan, biaya_rp, dikembalikan_rp FROM service_batal WHERE toko = $1 AND no_batal = $2",
    ),
    kepala(
        &[
            kode("no_service", "Service"),
            kode("jenis", "Jenis"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
            rupiah("nilai_rp", "Nilai Barang"),
            rupiah("dp_rp", "Uang Muka"),
            rupiah("tagihan_rp", "Tagihan"),
            rupiah("jumlah_rp", "Hutang ke Customer"),
        ],
        "SELECT no_service, jenis, disetujui, alasan, nilai_rp, dp_rp, tagihan_rp, jumlah_rp FROM service_ganti WHERE toko = $1 AND no_ganti = $2",
    ),
    kepala(
        &[
            kode("no_ganti", "Ganti Service"),
            teks("penerima", "Penerima"),
            kode("nik_samar", "NIK"),
            kode("disetujui", "Disetujui"),
            rupiah("jumlah_rp", "Dibayar"),
        ],
        "SELECT no_ganti, penerima, nik_samar, disetujui, jumlah_rp FROM service_ganti_bayar WHERE toko = $1 AND no_bayar = $2",
    ),
    kepala(
        &[
            angka("harus", "Menurut Buku"),
            angka("ada", "Ada"),
            angka("kurang", "Kurang"),
            angka("lebih", "Lebih"),
            angka("beda", "Beda Berat"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT harus, ada, kurang, lebih, beda, keterangan FROM service_hitung WHERE toko = $1 AND no_hitung = $2",
    ),
    batal(
        &[
            kode("no_service", "Service"),
            kode("no_ambil", "Pengambilan"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
        ],
        "SELECT no_service, no_ambil, disetujui, alasan FROM service_ambil_batal WHERE toko = $1 AND no_batal = $2",
    ),
    baris(
        "Barang",
        &[
            angka("baris", "No"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kadar("kadar", "Kadar"),
            berat("berat", "Berat Masuk"),
            angka("jumlah_batu", "Batu"),
            rupiah("estimasi_rp", "Estimasi"),
            kode("no_faktur_jual", "Nota"),
            teks("kondisi", "Kondisi"),
        ],
        "SELECT baris, kode_barcode, nama_barang, kadar, berat, jumlah_batu, estimasi_rp, no_faktur_jual, kondisi FROM service_baris \
         WHERE toko = $1 AND no_service = $2 ORDER BY baris",
    ),
    baris(
        "Hasil",
        &[
            angka("baris", "No"),
            teks("nama_barang", "Nama Barang"),
            berat("berat", "Berat Keluar"),
            angka("jumlah_batu", "Batu"),
            berat("emas_tambah", "Emas Tambah"),
            berat("emas_kembali", "Emas Kembali"),
            rupiah("emas_rp", "Harga Emas"),
            rupiah("biaya_rp", "Biaya"),
            kode("penguji", "Penguji"),
        ],
        "SELECT d.baris, b.nama_barang, d.berat, d.jumlah_batu, d.emas_tambah, d.emas_kembali, d.emas_rp, d.biaya_rp, d.penguji \
         FROM service_selesai_baris d JOIN service_baris b ON b.toko = d.toko AND b.no_service = d.no_service AND b.baris = d.baris \
         WHERE d.toko = $1 AND d.no_selesai = $2 ORDER BY d.baris",
    ),
    baris(
        "Dikembalikan",
        &[
            angka("baris", "No"),
            berat("berat_buku", "Berat Buku"),
            berat("berat", "Berat Kini"),
            angka("batu_masuk", "Batu Masuk"),
            angka("jumlah_batu", "Batu Kini"),
        ],
        "SELECT baris, berat_buku, berat, batu_masuk, jumlah_batu FROM service_batal_baris WHERE toko = $1 AND no_batal = $2 ORDER BY baris",
    ),
    baris(
        "Barang",
        &[
            angka("baris", "No"),
            kode("nasib", "Menjadi"),
            barcode("kode_barcode", "Barcode"),
            berat("berat", "Berat"),
            rupiah("nilai_rp", "Nilai"),
        ],
        "SELECT baris, nasib, kode_barcode, berat, nilai_rp FROM service_ganti_baris WHERE toko = $1 AND no_ganti = $2 ORDER BY baris",
    ),
    baris(
        "Hitungan",
        &[
            barcode("kode_barcode", "Barcode"),
            kode("no_service", "Service"),
            kode("hasil", "Hasil"),
            berat("berat_buku", "Berat Buku"),
            berat("berat", "Berat Kini"),
        ],
        "SELECT kode_barcode, no_service, hasil, berat_buku, berat FROM service_hitung_baris WHERE toko = $1 AND no_hitung = $2 ORDER BY baris",
    ),
    riwayat(
        "Tahap",
        &[
            kode("tahap", "Tahap"),
            tanggal("tgl_system", "Tanggal"),
            kode("oleh", "Oleh"),
            kode("disetujui", "Disetujui"),
            kode("kode_tukang", "Tukang"),
            kode("rujukan", "Dokumen"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT tahap, tgl_system, oleh, disetujui, kode_tukang, rujukan, keterangan FROM service_peristiwa \
         WHERE toko = $1 AND no_service = $2 ORDER BY urut",
    ),
];

//! What is told of a document of goods by its number: who may read it, which screen shows it, its head and lines.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, kepala};
use platform::kolom::{angka, barcode, berat, kata, kode, rupiah, tanda, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: KOLOM, ..DokumenDomain::TANPA };

const CURAH: &[&str] = &[
    "/data-barang-manual",
    "/pindah-barang-manual",
    "/hancur-barang-manual",
    "/tambah-dan-ambil-stock-aksesoris",
    "/laporan-tambah-barang-manual",
    "/laporan-pindah-barang-manual",
    "/laporan-hancur-barang-manual",
    "/laporan-barang-acc",
];

const KOLOM: &[&str] = &[
    "dipindah",
    "koreksi",
    "no_akhir",
    "no_kirim",
    "no_masuk",
    "no_opname",
    "no_susut",
    "no_terima",
    "no_timbang",
];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(
        J::KirimBarang,
        &[&[
            "/kirim-barang",
            "/kirim-barang-retur",
            "/laporan-kirim-barang",
            "/laporan-kirim-barang-kepusat",
            "/laporan-kirim-barang-online",
            "/terima-barang",
            "/laporan-terima-barang",
        ]],
    )
    .layar("/kirim-barang", "kiriman")
    .daftar("/kirim-barang"),
    JenisDibuka::baru(
        J::TerimaBarang,
        &[
            &[
                "/tambah-data-barang",
                "/tambah-barang-banyak",
                "/penerimaan-barang",
                "/terima-barang",
                "/laporan-tambah-barang",
                "/laporan-terima-barang",
                "/laporan-terima-barang-supplier",
            ],
            CURAH,
        ],
    )
    .daftar("/terima-barang"),
    JenisDibuka::baru(J::SaldoAwal, &[&["/tambah-data-barang", "/laporan-tambah-barang"]]),
    JenisDibuka::baru(
        J::PindahBarang,
        &[&["/pindah-barang", "/pindah-barang-satu-baki", "/laporan-pindah-barang"], CURAH],
    )
    .daftar("/pindah-barang"),
    JenisDibuka::baru(
        J::HancurBarang,
        &[&["/hancur-data-barang", "/hancur-barang-perbaki", "/laporan-hancur-barang"], CURAH],
    )
    .daftar("/hancur-data-barang"),
    JenisDibuka::baru(J::TambahAksesoris, &[CURAH]),
    JenisDibuka::baru(J::AmbilAksesoris, &[CURAH]),
    JenisDibuka::baru(
        J::Opname,
        &[&[
            "/stock-opname",
            "/stock-opname-gudang",
            "/stock-opname-penerimaan",
            "/stock-opname-rfid",
            "/stock-opname-global",
            "/laporan-stock-opname",
            "/laporan-stock-opname-rfid",
            "/laporan-stock-opname-global",
        ]],
    )
    .daftar("/stock-opname")
    .tercatat(
        "SELECT tgl_system, mulai, mulai_oleh FROM opname WHERE toko = $1 AND no_opname = $2 \
         AND status <> 'JALAN'",
    ),
    JenisDibuka::baru(
        J::Timbang,
        &[&["/timbang-baki", "/laporan-timbang-baki", "/laporan-aktivitas-timbang-baki"]],
    )
    .daftar("/timbang-baki")
    .tercatat("SELECT tgl_system, waktu, oleh FROM timbang WHERE toko = $1 AND no_timbang = $2"),
    JenisDibuka::baru(J::ValidasiSusut, &[&["/validasi-susut", "/laporan-validasi-susut"]])
        .daftar("/validasi-susut")
        .tercatat("SELECT tgl_system, waktu, oleh FROM susut WHERE toko = $1 AND no_susut = $2"),
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("supplier_barang", "Lawan"),
            kode("rujukan", "Rujukan"),
            teks("keterangan", "Keterangan"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT lawan, rujukan, keterangan, qty, berat, nilai FROM dok_barang WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kata("jenis_stok", "Stok"),
            kata("alasan", "Alasan"),
            teks("keterangan", "Keterangan"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT jenis_stok, alasan, keterangan, qty, berat, nilai FROM dok_curah WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("tujuan", "Toko Tujuan"),
            kode("status", "Status"),
            teks("kurir", "Kurir"),
            kode("no_resi", "No Resi"),
        ],
        "SELECT tujuan, status, kurir, no_resi FROM kirim WHERE toko = $1 AND no_kirim = $2",
    ),
    kepala(
        &[
            kata("sumber", "Asal"),
            kode("no_dok", "Dokumen"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            berat("berat_buku", "Berat Buku"),
            berat("berat_timbang", "Berat Timbang"),
            kode("status", "Status"),
            teks("alasan", "Alasan"),
            kode("diputus_oleh", "Diputus Oleh"),
        ],
        "SELECT sumber, no_dok, kode_barcode, nama_barang, berat_buku, berat_timbang, status, alasan, diputus_oleh \
         FROM susut WHERE toko = $1 AND no_susut = $2",
    ),
    kepala(
        &[
            kode("sesi", "Sesi"),
            kode("kode_gudang", "Gudang"),
            kode("kode_baki", "Baki"),
            angka("qty", "Qty"),
            berat("seharusnya", "Seharusnya"),
            berat("berat", "Berat Timbang"),
            berat("selisih", "Selisih"),
            tanda("cocok", "Cocok"),
        ],
        "SELECT sesi, kode_gudang, kode_baki, qty, seharusnya, berat, selisih, cocok FROM timbang \
         WHERE toko = $1 AND no_timbang = $2",
    ),
    kepala(
        &[
            kode("jenis", "Jenis"),
            kode("status", "Status"),
            kode("kode_gudang", "Gudang"),
            kode("kode_baki", "Baki"),
            kode("rujukan", "Rujukan"),
            angka("qty_awal", "Qty Buku"),
            berat("berat_awal", "Berat Buku"),
            kode("selesai_oleh", "Selesai Oleh"),
            kode("koreksi", "Koreksi"),
            kode("koreksi_setuju", "Koreksi Disetujui"),
        ],
        // What a count must find is not told while it runs.
        "SELECT jenis, status, kode_gudang, kode_baki, rujukan, qty_awal, berat_awal, selesai_oleh, koreksi, koreksi_setuju \
         FROM opname WHERE toko = $1 AND no_opname = $2 AND status <> 'JALAN'",
    ),
    baris(
        "Barang",
        &[
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kode("kode_group", "Group"),
            kode("kode_dept", "Jenis"),
            berat("berat", "Berat"),
            kode("dari", "Dari"),
            kode("ke", "Ke"),
            teks("kondisi", "Kondisi"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_barcode, nama_barang, kode_group, kode_dept, berat, gudang_dari || ' ' || baki_dari, \
         gudang_ke || ' ' || baki_ke, kondisi, nilai FROM dok_barang_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    baris(
        "Barang tanpa barcode",
        &[
            kode("kode_group", "Group"),
            teks("nama_dept", "Jenis"),
            kode("dari", "Dari"),
            kode("ke", "Ke"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_group, nama_dept, gudang_dari || ' ' || baki_dari, gudang_ke || ' ' || baki_ke, qty, berat, nilai \
         FROM dok_curah_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    baris(
        "Barang yang dikirim",
        &[
            barcode("kode_barcode", "Barcode"),
            berat("berat", "Berat"),
            kode("status", "Status"),
            teks("alasan", "Alasan"),
            kode("no_akhir", "Dokumen Akhir"),
        ],
        "SELECT kode_barcode, berat, status, alasan, no_akhir FROM kirim_baris WHERE toko = $1 AND no_kirim = $2 \
         ORDER BY baris",
    ),
    baris(
        "Selisih penerimaan",
        &[
            kode("jenis", "Jenis"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            berat("berat_buku", "Berat Buku"),
            berat("berat_timbang", "Berat Timbang"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT jenis, kode_barcode, nama_barang, berat_buku, berat_timbang, keterangan FROM kirim_selisih \
         WHERE toko = $1 AND no_terima = $2 ORDER BY baris",
    ),
    baris(
        "Hasil hitungan",
        &[
            kode("kelas", "Hasil"),
            kode("kode", "Kode"),
            teks("nama_barang", "Nama Barang"),
            berat("berat", "Berat"),
            kode("buku", "Menurut Buku"),
            kode("scan", "Ditemukan"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT kelas, kode, nama_barang, berat, gudang_buku || ' ' || baki_buku, gudang_scan || ' ' || baki_scan, keterangan \
         FROM opname_hasil WHERE toko = $1 AND no_opname = $2 ORDER BY CASE WHEN kelas = 'ADA' THEN 1 ELSE 0 END, baris",
    ),
];

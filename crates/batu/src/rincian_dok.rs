//! What is told of a document of stones by its number: who may read it, which screen shows it, its head and lines.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala};
use platform::kolom::{angka, barcode, berat as carat, kode, rupiah, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: &["no_jual"], layar: |_, _| Ok(None) };

const BATU: &[&str] =
    &["/data-batu", "/terima-batu", "/pasang-batu", "/keluar-batu", "/jual-batu", "/laporan-buku-berlian"];

const JENIS: &[JenisDibuka] = &[JenisDibuka::baru(J::Batu, &[BATU]), JenisDibuka::baru(J::JualBatu, &[BATU])];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("jenis", "Jenis"),
            teks("nama_lawan", "Supplier / Tukang"),
            barcode("kode_barcode", "Barcode"),
            angka("butir", "Butir"),
            carat("carat", "Carat"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT jenis, nama_lawan, kode_barcode, butir, carat, keterangan, disetujui FROM dok_batu WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            teks("nama_customer", "Customer"),
            kode("kode_sales", "Sales"),
            angka("butir", "Butir"),
            carat("carat", "Carat"),
            rupiah("total", "Total"),
            rupiah("ppn", "PPN"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT nama_customer, kode_sales, butir, carat, total, ppn, keterangan FROM jual_batu WHERE toko = $1 AND no_jual = $2",
    ),
    batal(
        &[kode("no_dok", "Membatalkan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")],
        "SELECT no_dok, disetujui, alasan FROM batal_batu WHERE toko = $1 AND no_batal = $2",
    ),
    baris(
        "Batu",
        &[
            kode("kode_batu", "Kode Batu"),
            kode("jenis_batu", "Jenis"),
            kode("no_sertifikat", "Sertifikat"),
            angka("butir", "Butir"),
            carat("carat", "Carat"),
            carat("selisih", "Selisih Timbang"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT r.kode_batu, b.jenis_batu, b.laboratorium || ' ' || b.no_sertifikat, r.butir, r.carat, r.selisih, r.nilai \
         FROM dok_batu_baris r JOIN batu b ON b.kode_batu = r.kode_batu WHERE r.toko = $1 AND r.no_dok = $2 ORDER BY r.baris",
    ),
    baris(
        "Batu yang dijual",
        &[
            kode("kode_batu", "Kode Batu"),
            teks("uraian", "Batu"),
            angka("butir", "Butir"),
            carat("carat", "Carat"),
            rupiah("harga_hitung", "Harga Hitung"),
            rupiah("harga", "Harga"),
            rupiah("ppn", "PPN"),
        ],
        "SELECT kode_batu, uraian, butir, carat, harga_hitung, harga, ppn FROM jual_batu_baris WHERE toko = $1 AND no_jual = $2 \
         ORDER BY baris",
    ),
];

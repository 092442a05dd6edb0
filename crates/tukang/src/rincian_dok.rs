//! What is told of a craftsman's document by its number: who may read it, which screen shows it, its head and lines.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kadar, kode, persen, rupiah, tanggal, teks, waktu};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: &["no_upah"], layar: |_, _| Ok(None) };

const TUKANG: &[&str] = &["/emas-tukang", "/laporan-tukang", "/laporan-susut-tukang"];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::EmasTukang, &[TUKANG]),
    JenisDibuka::baru(J::TerimaTukang, &[TUKANG]),
    JenisDibuka::baru(J::UpahTukang, &[TUKANG]),
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("kode_tukang", "Kode Tukang"),
            teks("nama_tukang", "Tukang"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT kode_tukang, nama_tukang, berat, murni, keterangan, disetujui FROM emas_tukang WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("kode_tukang", "Kode Tukang"),
            teks("nama_tukang", "Tukang"),
            teks("jenis_kerja", "Pekerjaan"),
            persen("norma", "Norma Susut"),
            berat("murni_barang", "Murni Barang"),
            berat("murni_rosok", "Murni Rosok"),
            berat("susut_norma", "Susut Menurut Norma"),
            berat("susut", "Susut"),
            kode("penguji", "Diuji"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT kode_tukang, nama_tukang, jenis_kerja, norma, murni_barang, murni_rosok, susut_norma, susut, penguji, keterangan \
         FROM terima_tukang WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("kode_tukang", "Kode Tukang"),
            teks("nama_tukang", "Tukang"),
            rupiah("total", "Total"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT kode_tukang, nama_tukang, total, keterangan, disetujui FROM upah_tukang WHERE toko = $1 AND no_dok = $2",
    ),
    batal(
        &[kode("no_dok", "Membatalkan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")],
        "SELECT no_dok, disetujui, alasan FROM batal_tukang WHERE toko = $1 AND no_batal = $2",
    ),
    baris(
        "Emas yang diserahkan",
        &[
            kode("sumber", "Dari"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Barang"),
            kode("gudang", "Gudang"),
            kode("baki", "Baki"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT sumber, kode_barcode, nama_barang, gudang, baki, qty, berat, murni, nilai FROM emas_tukang_baris \
         WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    baris(
        "Yang diterima",
        &[
            kode("jenis", "Jenis"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Barang"),
            kode("gudang", "Gudang"),
            kode("baki", "Baki"),
            berat("berat", "Berat"),
            kadar("kadar_pesan", "Kadar Pesan"),
            kadar("kadar_uji", "Kadar Uji"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT jenis, kode_barcode, nama_barang, gudang, baki, berat, kadar_pesan, kadar_uji, murni, nilai FROM terima_tukang_baris \
         WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    baris(
        "Upah per pekerjaan",
        &[
            angka("id_kerja", "Pekerjaan"),
            teks("jenis_kerja", "Jenis"),
            kode("no_dok", "Untuk Dokumen"),
            rupiah("upah", "Upah"),
        ],
        "SELECT u.id_kerja, k.jenis_kerja, k.no_dok, u.upah FROM upah_tukang_baris u JOIN kerja_tukang k ON k.toko = u.toko \
         AND k.id = u.id_kerja WHERE u.toko = $1 AND u.no_dok = $2 ORDER BY u.baris",
    ),
    riwayat(
        "Pekerjaan tukang",
        &[
            waktu("waktu", "Waktu"),
            kode("kode_tukang", "Tukang"),
            teks("jenis_kerja", "Jenis"),
            kode("peristiwa", "Peristiwa"),
            tanggal("janji", "Janji"),
            kode("oleh", "User"),
        ],
        "SELECT p.waktu, k.kode_tukang, k.jenis_kerja, p.peristiwa, k.janji, p.oleh FROM kerja_tukang k \
         JOIN kerja_tukang_peristiwa p ON p.toko = k.toko AND p.id_kerja = k.id WHERE k.toko = $1 AND (k.no_dok = $2 OR p.no_dok = $2) \
         ORDER BY p.id_kerja, p.ke",
    ),
];

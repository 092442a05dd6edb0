//! What is told of a document of melting by its number: who may read it, which screen shows it, its head and lines.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kadar, kode, persen, rupiah, teks, waktu};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: &["no_lot", "no_hasil"], layar: |_, _| Ok(None) };

const LOT: &[&str] = &["/lot-lebur", "/laporan-susut-lebur", "/laporan-jalan-emas"];
const JUAL: &[&str] = &["/jual-ciok", "/laporan-jual-ciok", "/laporan-jalan-emas"];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::LotLebur, &[LOT]),
    JenisDibuka::baru(J::HasilLebur, &[LOT]),
    JenisDibuka::baru(J::JualCiok, &[JUAL]),
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("jenis", "Jenis Lot"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            berat("timbang", "Timbangan"),
            berat("norma", "Norma Susut"),
            teks("keterangan", "Keterangan"),
            kode("penerima", "Diterima"),
        ],
        "SELECT jenis, qty, berat, murni, timbang, norma, keterangan, penerima FROM lot_lebur WHERE toko = $1 AND no_lot = $2",
    ),
    kepala(
        &[
            kode("no_lot", "Lot"),
            kode("jenis", "Jenis Lot"),
            teks("nama_pelebur", "Pelebur"),
            berat("murni_masuk", "Murni Masuk"),
            berat("berat", "Berat Hasil"),
            berat("murni", "Murni Hasil"),
            berat("norma", "Norma Susut"),
            berat("susut", "Susut"),
            berat("lebih", "Lebih"),
            kode("penguji", "Diuji"),
            kode("disetujui", "Disetujui"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT no_lot, jenis, nama_pelebur, murni_masuk, berat, murni, norma, susut, lebih, penguji, disetujui, keterangan \
         FROM hasil_lebur WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("kode_pelebur", "Kode Pelebur"),
            teks("nama_pelebur", "Pembeli"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            rupiah("harga_100", "Harga Murni per Gram"),
            rupiah("harga", "Harga"),
            persen("tarif_pph", "Tarif PPh 22"),
            rupiah("pph", "PPh 22"),
            rupiah("total", "Total"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT kode_pelebur, nama_pelebur, berat, murni, harga_100, harga, tarif_pph, pph, total, keterangan, disetujui \
         FROM jual_ciok WHERE toko = $1 AND no_dok = $2",
    ),
    batal(
        &[kode("no_dok", "Membatalkan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")],
        "SELECT no_dok, disetujui, alasan FROM batal_lebur WHERE toko = $1 AND no_batal = $2",
    ),
    baris(
        "Isi lot",
        &[
            kode("sumber", "Dari"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Barang"),
            kode("baki", "Baki"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT sumber, kode_barcode, nama_barang, baki, qty, berat, murni, nilai FROM lot_lebur_baris \
         WHERE toko = $1 AND no_lot = $2 ORDER BY baris",
    ),
    baris(
        "Yang keluar",
        &[
            kode("bentuk", "Bentuk"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Barang"),
            kode("gudang", "Gudang"),
            kode("baki", "Baki"),
            berat("berat", "Berat"),
            kadar("kadar_uji", "Kadar Uji"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT bentuk, kode_barcode, nama_barang, gudang, baki, berat, kadar_uji, murni, nilai FROM hasil_lebur_baris \
         WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    baris(
        "Ciok yang dijual",
        &[
            kode("no_hasil", "Hasil"),
            berat("berat", "Berat"),
            kadar("kadar_uji", "Kadar Uji"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Modal"),
            rupiah("harga", "Harga"),
        ],
        "SELECT no_hasil, berat, kadar_uji, murni, nilai, harga FROM jual_ciok_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    riwayat(
        "Perjalanan lot",
        &[
            waktu("waktu", "Waktu"),
            kode("peristiwa", "Peristiwa"),
            kode("kode_pelebur", "Pelebur"),
            berat("timbang", "Timbangan"),
            kode("oleh", "User"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT p.waktu, p.peristiwa, p.kode_pelebur, p.timbang, p.oleh, p.disetujui FROM lot_lebur_peristiwa p WHERE p.toko = $1 \
         AND p.no_lot = $2 ORDER BY p.ke",
    ),
];

//! What is told of a document of this domain by its number: who may read it, which screen shows it, its head and lines.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kadar, kode, persen, rupiah, tanggal, teks, waktu};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain = DokumenDomain {
    jenis: JENIS,
    tabel: TABEL,
    kolom: &["no_sortir", "no_lot", "no_terima", "no_tambah_stock", "no_asal"],
    layar: |_, _| Ok(None),
};

const SORTIR: &[&str] =
    &["/sortir-pembelian", "/pindah-sortir", "/laporan-sortir-pembelian", "/laporan-pindah-sortir"];
const CUCI: &[&str] = &[
    "/kirim-barang-cuci",
    "/terima-barang-cuci",
    "/terima-sepuhan",
    "/wasting-sepuhan",
    "/laporan-wasting-sepuhan",
    "/laporan-cucian-harian",
];
const STOCK: &[&str] = &["/stock-cuci-manual", "/laporan-stock-cuci-manual"];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::Sortir, &[SORTIR]),
    JenisDibuka::baru(J::LotCuci, &[CUCI]).layar("/wasting-sepuhan", "lot"),
    JenisDibuka::baru(J::TerimaCuci, &[CUCI]),
    JenisDibuka::baru(J::StockCuci, &[STOCK]).layar("/stock-cuci-manual", "dokumen"),
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("jenis", "Jenis"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT jenis, qty, berat, murni, keterangan, disetujui FROM sortir WHERE toko = $1 AND no_sortir = $2",
    ),
    kepala(
        &[
            kode("pekerjaan", "Pekerjaan"),
            kode("status", "Status"),
            kode("kode_tukang", "Kode Tukang"),
            teks("nama_tukang", "Tukang"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("timbang", "Ditimbang"),
            berat("murni", "Murni"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Ikut Menimbang"),
        ],
        "SELECT pekerjaan, status, kode_tukang, nama_tukang, qty, berat, timbang, murni, keterangan, disetujui FROM lot_cuci \
         WHERE toko = $1 AND no_lot = $2",
    ),
    kepala(
        &[
            kode("no_lot", "No Lot"),
            kode("cara", "Cara"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            berat("susut", "Susut (murni)"),
            berat("susut_norma", "Norma (murni)"),
            berat("lebih", "Lebih (murni)"),
            berat("hilang", "Hilang (murni)"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT no_lot, cara, qty, berat, murni, susut, susut_norma, lebih, hilang, keterangan, disetujui FROM terima_cuci \
         WHERE toko = $1 AND no_terima = $2",
    ),
    kepala(
        &[
            kode("sumber", "Sumber"),
            teks("keterangan", "Keterangan"),
            kode("gudang", "Gudang"),
            kode("baki", "Baki"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Nilai"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT sumber, keterangan, gudang, baki, qty, berat, murni, nilai, disetujui FROM stock_cuci WHERE toko = $1 \
         AND no_tambah_stock = $2",
    ),
    batal(
        &[kode("no_dok", "Membatalkan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")],
        "SELECT no_dok, disetujui, alasan FROM batal_sepuhan WHERE toko = $1 AND no_batal = $2",
    ),
    baris(
        "Barang yang disortir",
        &[
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Barang"),
            kode("putusan", "Putusan"),
            kode("gudang_dari", "Dari"),
            kode("baki_ke", "Ke Baki"),
            kode("no_asal", "Dokumen Asal"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_barcode, nama_barang, putusan, gudang_dari, baki_ke, no_asal, berat, murni, nilai FROM sortir_baris \
         WHERE toko = $1 AND no_sortir = $2 ORDER BY baris",
    ),
    baris(
        "Tumpukan",
        &[
            kode("putusan", "Putusan"),
            angka("qty", "Qty"),
            berat("berat", "Menurut Kartu"),
            berat("timbang", "Ditimbang"),
        ],
        "SELECT putusan, qty, berat, timbang FROM sortir_timbang WHERE toko = $1 AND no_sortir = $2 ORDER BY putusan",
    ),
    baris(
        "Barang di lot",
        &[
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Barang"),
            kode("kode_dept", "Jenis"),
            kadar("kadar_cetak", "Kadar"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            persen("norma", "Norma Susut"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_barcode, nama_barang, kode_dept, kadar_cetak, berat, murni, norma, nilai FROM lot_cuci_baris \
         WHERE toko = $1 AND no_lot = $2 ORDER BY baris",
    ),
    baris(
        "Yang kembali",
        &[
            barcode("kode_barcode", "Barcode"),
            barcode("kode_baru", "Barcode Baru"),
            kode("keadaan", "Keadaan"),
            berat("berat_kirim", "Berat Kirim"),
            berat("berat", "Berat Kembali"),
            berat("murni_kirim", "Murni Kirim"),
            berat("murni", "Murni Kembali"),
            persen("norma", "Norma Susut"),
            kode("gudang", "Gudang"),
            kode("baki", "Baki"),
        ],
        "SELECT kode_barcode, kode_baru, keadaan, berat_kirim, berat, murni_kirim, murni, norma, gudang, baki FROM terima_cuci_baris \
         WHERE toko = $1 AND no_terima = $2 ORDER BY baris",
    ),
    baris(
        "Stock cuci",
        &[
            kode("kode_group", "Kategori"),
            kode("kode_dept", "Jenis"),
            teks("nama_dept", "Nama"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            berat("murni", "Murni"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_group, kode_dept, nama_dept, qty, berat, murni, nilai FROM stock_cuci_baris WHERE toko = $1 \
         AND no_tambah_stock = $2 ORDER BY baris",
    ),
    riwayat(
        "Perjalanan lot",
        &[
            waktu("waktu", "Waktu"),
            kode("peristiwa", "Peristiwa"),
            kode("no_dok", "Dokumen"),
            angka("sisa", "Sisa"),
            teks("keterangan", "Keterangan"),
            tanggal("tgl_system", "Tanggal"),
            kode("oleh", "User"),
        ],
        "SELECT waktu, peristiwa, no_dok, sisa, keterangan, tgl_system, oleh FROM lot_cuci_peristiwa WHERE toko = $1 \
         AND no_lot = $2 ORDER BY ke",
    ),
];

//! What is told of a document of instalments by its number: who may read it, which screen shows it, its head, lines and story.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, buku, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kadar, kode, rupiah, tanggal, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: KOLOM, ..DokumenDomain::TANPA };

const MENU: &[&str] = &[
    "/transaksi-cicilan",
    "/lihat-cicilan",
    "/lelang-cicilan",
    "/batal-cicilan",
    "/laporan-penjualan-cicilan",
    "/laporan-akhir_hari",
    "/lihat-transaksi-member",
];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::Cicilan, &[MENU]).layar("/lihat-cicilan", "no").daftar("/lihat-cicilan"),
    JenisDibuka::baru(J::BayarCicilan, &[MENU]),
    JenisDibuka::baru(J::SerahCicilan, &[MENU]),
    JenisDibuka::baru(J::LelangCicilan, &[MENU]),
    JenisDibuka::baru(J::BatalCicilan, &[MENU]),
];

const KOLOM: &[&str] = &["no_cicilan", "no_bayar", "no_akhir", "no_beli"];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            teks("nama_customer", "Customer"),
            kode("no_hp", "No HP"),
            kode("kode_sales", "Sales"),
            kode("kode_cicilan", "Cicilan"),
            angka("tenor", "Tenor"),
            kode("tahap", "Tahap"),
            rupiah("harga_rp", "Harga"),
            rupiah("dp_rp", "Uang Muka"),
            rupiah("pokok_rp", "Pokok"),
            rupiah("bunga_rp", "Bunga"),
            rupiah("sisa_pokok", "Sisa Pokok"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT s.nama_customer, s.no_hp, s.kode_sales, s.kode_cicilan, s.tenor, k.tahap, s.harga_rp, s.dp_rp, s.pokok_rp, s.bunga_rp, \
         k.sisa_pokok, s.keterangan FROM kontrak_cicilan s JOIN cicilan_kini k ON k.toko = s.toko AND k.no_cicilan = s.no_cicilan \
         WHERE s.toko = $1 AND s.no_cicilan = $2",
    ),
    kepala(
        &[
            kode("no_cicilan", "Cicilan"),
            kode("jenis", "Jenis"),
            teks("penyetor", "Penyetor"),
            rupiah("jumlah_rp", "Jumlah"),
            rupiah("denda_rp", "Denda"),
            rupiah("bunga_rp", "Bunga"),
            rupiah("pokok_rp", "Pokok"),
            rupiah("sisa_pokok", "Sisa Pokok"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT no_cicilan, jenis, penyetor, jumlah_rp, denda_rp, bunga_rp, pokok_rp, sisa_pokok, keterangan FROM cicilan_bayar \
         WHERE toko = $1 AND no_bayar = $2",
    ),
    kepala(
        &[kode("no_cicilan", "Cicilan"), kode("disetujui", "Disetujui"), kode("tahap", "Tahap")],
        "SELECT no_cicilan, disetujui, tahap FROM cicilan_peristiwa WHERE toko = $1 AND rujukan = $2 AND substr(rujukan, 1, 2) = 'SC'",
    ),
    batal(
        &[
            kode("no_bayar", "Pembayaran"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
            rupiah("jumlah_rp", "Jumlah"),
        ],
        "SELECT z.no_bayar, z.disetujui, z.alasan, b.jumlah_rp FROM cicilan_bayar_batal z JOIN cicilan_bayar b ON b.toko = z.toko \
         AND b.no_bayar = z.no_bayar WHERE z.toko = $1 AND z.no_batal = $2",
    ),
    batal(
        &[
            kode("no_cicilan", "Cicilan"),
            kode("jenis", "Jenis"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
            rupiah("dp_rp", "Uang Muka"),
            rupiah("pokok_rp", "Pokok Dibayar"),
            rupiah("denda_rp", "Denda"),
            rupiah("biaya_rp", "Biaya"),
            rupiah("turun_rp", "Turun Harga"),
            rupiah("nilai_barang", "Barang Dibeli"),
            rupiah("hapus_rp", "Piutang Dihapus"),
            rupiah("dibayar_rp", "Dikembalikan"),
            kode("no_beli", "Pembelian"),
        ],
        "SELECT no_cicilan, jenis, disetujui, alasan, dp_rp, pokok_rp, denda_rp, biaya_rp, turun_rp, nilai_barang, hapus_rp, dibayar_rp, \
         no_beli FROM cicilan_akhir WHERE toko = $1 AND no_akhir = $2",
    ),
    baris(
        "Barang",
        &[
            angka("baris", "No"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kadar("kadar_cetak", "Kadar"),
            berat("berat", "Berat"),
            rupiah("harga_gram", "Harga Gram"),
            rupiah("ongkos", "Ongkos"),
            rupiah("diskon", "Diskon"),
            rupiah("harga_total", "Harga"),
        ],
        "SELECT baris, kode_barcode, nama_barang, kadar_cetak, berat, harga_gram, ongkos, diskon, harga_total FROM cicilan_baris \
         WHERE toko = $1 AND no_cicilan = $2 ORDER BY baris",
    ),
    baris(
        "Jadwal",
        &[
            angka("ke", "Ke"),
            tanggal("jatuh_tempo", "Jatuh Tempo"),
            rupiah("pokok_rp", "Pokok"),
            rupiah("bunga_rp", "Bunga"),
        ],
        "SELECT ke, jatuh_tempo, pokok_rp, bunga_rp FROM cicilan_jadwal WHERE toko = $1 AND no_cicilan = $2 ORDER BY ke",
    ),
    baris(
        "Pembagian",
        &[
            angka("ke", "Ke"),
            rupiah("denda_rp", "Denda"),
            rupiah("bunga_rp", "Bunga"),
            rupiah("pokok_rp", "Pokok"),
            rupiah("bebas_rp", "Bunga Bebas"),
        ],
        "SELECT ke, denda_rp, bunga_rp, pokok_rp, bebas_rp FROM cicilan_alokasi WHERE toko = $1 AND no_bayar = $2 ORDER BY ke",
    ),
    riwayat(
        "Peristiwa",
        &[
            kode("tahap", "Tahap"),
            tanggal("tgl_system", "Tanggal"),
            kode("oleh", "Oleh"),
            kode("disetujui", "Disetujui"),
            rupiah("jumlah_rp", "Jumlah"),
            kode("rujukan", "Dokumen"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT tahap, tgl_system, oleh, disetujui, jumlah_rp, rujukan, keterangan FROM cicilan_peristiwa \
         WHERE toko = $1 AND no_cicilan = $2 ORDER BY urut",
    ),
    buku(
        "Buku piutang",
        &[
            kode("no_piutang", "Cicilan"),
            kode("jenis", "Jenis"),
            rupiah("masuk", "Masuk"),
            rupiah("keluar", "Keluar"),
        ],
        "SELECT no_piutang, jenis, masuk, keluar FROM buku_piutang WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
];

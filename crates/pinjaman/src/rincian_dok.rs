//! What is told of a document of loans by its number: who may read it, which screen shows it, its head, lines and story.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala, riwayat};
use platform::kolom::{angka, barcode, berat, kadar, kode, persen, rupiah, tanggal, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: KOLOM, ..DokumenDomain::TANPA };

const MENU: &[&str] = &[
    "/transaksi-hutang",
    "/lihat-hutang",
    "/validasi-hutang",
    "/batal-hutang-lunas",
    "/lelang-hutang",
    "/laporan-transaksi-hutang",
    "/laporan-hutang-lunas",
    "/laporan-stock-hutang",
    "/laporan-pinjaman-detail",
    "/laporan-batal-hutang",
    "/laporan-lelang-hutang",
    "/laporan-akhir_hari",
    "/lihat-transaksi-member",
];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::Hutang, &[MENU]).layar("/lihat-hutang", "no").daftar("/lihat-hutang"),
    JenisDibuka::baru(J::CairHutang, &[MENU]),
    JenisDibuka::baru(J::Pelunasan, &[MENU]).daftar("/batal-hutang-lunas"),
    JenisDibuka::baru(J::BatalHutang, &[MENU]),
    JenisDibuka::baru(J::BatalLunas, &[MENU]),
    JenisDibuka::baru(J::KantongHutang, &[MENU]),
    JenisDibuka::baru(J::PeringatanHutang, &[MENU]),
    JenisDibuka::baru(J::Lelang, &[MENU]),
    JenisDibuka::baru(J::BatalLelang, &[MENU]),
    JenisDibuka::baru(J::BayarKelebihan, &[MENU]),
    JenisDibuka::baru(J::HitungJaminan, &[MENU]),
];

const KOLOM: &[&str] = &[
    "no_hutang",
    "no_faktur_hutang",
    "no_lunas",
    "no_penerus",
    "no_asal",
    "no_cair",
    "no_lelang",
    "no_peringatan",
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            teks("nama_customer", "Customer"),
            kode("no_hp", "No HP"),
            kode("kode_sales", "Sales"),
            kode("asal", "Asal"),
            kode("no_asal", "Lanjutan Dari"),
            tanggal("tgl_hutang", "Tanggal Hutang"),
            tanggal("jatuh_tempo", "Jatuh Tempo"),
            kode("status", "Status"),
            rupiah("taksiran_rp", "Taksiran"),
            rupiah("plafond_rp", "Plafond"),
            rupiah("pokok_rp", "Pokok"),
            persen("bunga", "Bunga / 30 hari"),
            kode("no_kantong", "Kantong"),
            kode("penguji", "Penguji"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT h.nama_customer, h.no_hp, h.kode_sales, h.asal, h.no_asal, h.tgl_hutang, h.jatuh_tempo, k.status, h.taksiran_rp, \
         h.plafond_rp, h.pokok_rp, h.bunga, k.no_kantong, h.penguji, h.keterangan FROM hutang h JOIN hutang_kini k \
         ON k.toko = h.toko AND k.no_hutang = h.no_hutang WHERE h.toko = $1 AND h.no_hutang = $2",
    ),
    kepala(
        &[kode("no_hutang", "Pinjaman"), rupiah("jumlah_rp", "Dicairkan")],
        "SELECT no_hutang, jumlah_rp FROM hutang_cair WHERE toko = $1 AND no_cair = $2",
    ),
    kepala(
        &[
            kode("no_hutang", "Pinjaman"),
            kode("cara", "Cara"),
            tanggal("tgl_bunga", "Bunga Sampai"),
            angka("lama", "Lama (hari)"),
            rupiah("pokok_rp", "Pokok"),
            rupiah("bunga_rp", "Bunga"),
            rupiah("denda_rp", "Denda"),
            rupiah("potongan_bunga_rp", "Potongan Bunga"),
            rupiah("potongan_denda_rp", "Potongan Denda"),
            kode("no_penerus", "Dilanjutkan"),
            rupiah("pokok_baru_rp", "Pokok Baru"),
            rupiah("masuk_rp", "Uang Masuk"),
            rupiah("keluar_rp", "Uang Keluar"),
            teks("pengambil", "Oleh"),
        ],
        "SELECT no_hutang, cara, tgl_bunga, lama, pokok_rp, bunga_rp, denda_rp, potongan_bunga_rp, potongan_denda_rp, no_penerus, \
         pokok_baru_rp, masuk_rp, keluar_rp, pengambil FROM hutang_lunas WHERE toko = $1 AND no_lunas = $2",
    ),
    batal(
        &[
            kode("no_hutang", "Pinjaman"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
            rupiah("pokok_rp", "Pokok"),
        ],
        "SELECT no_hutang, disetujui, alasan, pokok_rp FROM hutang_batal WHERE toko = $1 AND no_batal = $2",
    ),
    batal(
        &[
            kode("no_lunas", "Pelunasan"),
            kode("no_hutang", "Pinjaman"),
            kode("no_penerus", "Penerus"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
            rupiah("masuk_rp", "Uang Masuk Dulu"),
            rupiah("keluar_rp", "Uang Keluar Dulu"),
        ],
        "SELECT no_lunas, no_hutang, no_penerus, disetujui, alasan, masuk_rp, keluar_rp FROM hutang_batal_lunas \
         WHERE toko = $1 AND no_batal = $2",
    ),
    kepala(
        &[
            kode("no_hutang", "Pinjaman"),
            kode("penilai_1", "Penaksir 1"),
            kode("penilai_2", "Penaksir 2"),
            kode("disetujui", "Disetujui"),
            tanggal("tgl_bunga", "Bunga Sampai"),
            rupiah("nilai_rp", "Nilai"),
            rupiah("pokok_rp", "Pokok"),
            rupiah("terbayar_rp", "Bunga, Denda, Biaya"),
            rupiah("kelebihan_rp", "Kelebihan"),
            rupiah("rugi_rp", "Kekurangan"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT no_hutang, penilai_1, penilai_2, disetujui, tgl_bunga, nilai_rp, pokok_rp, terbayar_rp, kelebihan_rp, rugi_rp, keterangan \
         FROM lelang_hutang WHERE toko = $1 AND no_lelang = $2",
    ),
    batal(
        &[
            kode("no_lelang", "Lelang"),
            kode("no_hutang", "Pinjaman"),
            kode("disetujui", "Disetujui"),
            teks("alasan", "Alasan"),
            rupiah("nilai_rp", "Nilai Dulu"),
            rupiah("kelebihan_rp", "Kelebihan Dulu"),
        ],
        "SELECT no_lelang, no_hutang, disetujui, alasan, nilai_rp, kelebihan_rp FROM lelang_batal WHERE toko = $1 AND no_batal = $2",
    ),
    baris(
        "Jaminan",
        &[
            angka("baris", "No"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kadar("kadar", "Kadar"),
            berat("berat", "Berat"),
            teks("kondisi", "Kondisi"),
            rupiah("taksiran_rp", "Taksiran"),
            rupiah("plafond_rp", "Plafond"),
            rupiah("pokok_rp", "Pokok"),
            kode("no_faktur_jual", "Nota"),
        ],
        "SELECT baris, kode_barcode, nama_barang, kadar, berat, kondisi, taksiran_rp, plafond_rp, pokok_rp, no_faktur_jual \
         FROM hutang_baris WHERE toko = $1 AND no_hutang = $2 ORDER BY baris",
    ),
    baris(
        "Kembali",
        &[angka("baris", "No"), berat("berat_buku", "Berat Buku"), berat("berat", "Berat Kini")],
        "SELECT baris, berat_buku, berat FROM (SELECT toko, no_batal, baris, berat_buku, berat FROM hutang_batal_lunas_baris UNION ALL \
         SELECT toko, no_batal, baris, berat_buku, berat FROM lelang_batal_baris) x WHERE toko = $1 AND no_batal = $2 ORDER BY baris",
    ),
    baris(
        "Dilelang",
        &[
            angka("baris", "No"),
            barcode("kode_barcode", "Barcode"),
            berat("berat", "Berat"),
            rupiah("beli_rp", "Harga Beli"),
            rupiah("nilai_1_rp", "Taksiran 1"),
            rupiah("nilai_2_rp", "Taksiran 2"),
            rupiah("nilai_rp", "Nilai"),
        ],
        "SELECT baris, kode_barcode, berat, beli_rp, nilai_1_rp, nilai_2_rp, nilai_rp FROM lelang_hutang_baris \
         WHERE toko = $1 AND no_lelang = $2 ORDER BY baris",
    ),
    baris(
        "Kantong",
        &[
            kode("no_kantong", "Kantong"),
            kode("no_hutang", "Pinjaman"),
            kode("peristiwa", "Peristiwa"),
            kode("tempat", "Tempat"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT no_kantong, no_hutang, peristiwa, tempat, keterangan FROM kantong_peristiwa WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    riwayat(
        "Peristiwa",
        &[
            kode("peristiwa", "Peristiwa"),
            tanggal("tgl_system", "Tanggal"),
            kode("oleh", "Oleh"),
            kode("disetujui", "Disetujui"),
            kode("rujukan", "Dokumen"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT peristiwa, tgl_system, oleh, disetujui, rujukan, keterangan FROM hutang_peristiwa \
         WHERE toko = $1 AND no_hutang = $2 ORDER BY urut",
    ),
];

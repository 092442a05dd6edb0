//! What is told of a document of members, points or gifts by its number: who may read it, its head and lines. Who reads a
//! person's story may also open the documents of trade that stand in it.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, baris, batal, kepala};
use platform::kolom::{angka, kode, rupiah, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: &["lot"], ..DokumenDomain::TANPA };

const MEMBER: &[&str] = &["/data-member", "/lihat-transaksi-member", "/laporan-harian-member"];
const HADIAH: &[&str] = &["/terima-hadiah", "/tukar-point", "/laporan-kartu-stock-hadiah"];
/// Of what another domain writes.
const CERITA: &[&[&str]] = &[&["/lihat-transaksi-member"]];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::GabungMember, &[MEMBER, &["/gabung-member"]]),
    JenisDibuka::baru(J::KeluarMember, &[MEMBER, &["/gabung-member"]]),
    JenisDibuka::baru(J::ImporMember, &[MEMBER, &["/gabung-member"]]),
    JenisDibuka::baru(J::TransaksiPoin, &[MEMBER, &["/transaksi-poin"]]),
    JenisDibuka::baru(J::ResetPoin, &[MEMBER, &["/transaksi-poin"]]),
    JenisDibuka::baru(J::TukarPoin, &[MEMBER, HADIAH]),
    JenisDibuka::baru(J::TerimaHadiah, &[HADIAH]),
    JenisDibuka::baru(J::KoreksiHadiah, &[HADIAH]),
    JenisDibuka::baru(J::Penjualan, CERITA),
    JenisDibuka::baru(J::Pembelian, CERITA),
    JenisDibuka::baru(J::FakturGroup, CERITA),
    JenisDibuka::baru(J::NotaLama, CERITA),
    JenisDibuka::baru(J::JualBeliManual, CERITA),
    JenisDibuka::baru(J::BatalFaktur, CERITA),
    JenisDibuka::baru(J::Titipan, CERITA),
    JenisDibuka::baru(J::BatalTitipan, CERITA),
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("jenis", "Jenis"),
            kode("kode_member", "Kode Member"),
            teks("nama_customer", "Nama Customer"),
            angka("poin", "Poin"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT jenis, kode_member, nama_customer, poin, keterangan, disetujui FROM dok_poin WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("jenis", "Jenis"),
            kode("kode_member", "Kode Member"),
            teks("nama_customer", "Nama Customer"),
            angka("poin", "Poin"),
            teks("supplier", "Supplier"),
            kode("no_bukti", "No Bukti"),
            teks("keterangan", "Keterangan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT jenis, kode_member, nama_customer, poin, supplier, no_bukti, keterangan, disetujui FROM dok_hadiah \
         WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("kode_lama", "Kartu Lama"),
            kode("kode_tetap", "Kartu Tetap"),
            kode("dasar", "Dasar"),
            teks("alasan", "Alasan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT kode_lama, kode_tetap, dasar, alasan, disetujui FROM member_gabung WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("kode_pelanggan", "Pelanggan"),
            angka("poin", "Poin"),
            teks("alasan", "Alasan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT kode_pelanggan, poin, alasan, disetujui FROM member_keluar WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[teks("nama_berkas", "Berkas"), angka("jumlah", "Member"), angka("poin", "Poin")],
        "SELECT nama_berkas, jumlah, poin FROM impor_member WHERE toko = $1 AND no_dok = $2",
    ),
    batal(
        &[
            kode("oleh_batal", "Dibatalkan Oleh"),
            kode("disetujui_batal", "Batal Disetujui"),
            teks("alasan_batal", "Alasan Batal"),
        ],
        "SELECT oleh, disetujui, alasan FROM dok_poin_batal WHERE toko = $1 AND no_dok = $2",
    ),
    batal(
        &[kode("no_dok", "Membatalkan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")],
        "SELECT no_dok, disetujui, alasan FROM member_gabung_batal WHERE toko_batal = $1 AND no_batal = $2",
    ),
    baris(
        "Hadiah",
        &[
            kode("kode_hadiah", "Kode Hadiah"),
            teks("nama_hadiah", "Nama Hadiah"),
            angka("qty", "Qty"),
            angka("point", "Point"),
            rupiah("harga", "Harga"),
        ],
        "SELECT kode_hadiah, nama_hadiah, qty, point, harga FROM dok_hadiah_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
];

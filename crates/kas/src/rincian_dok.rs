//! What is told of a document of money by its number: who may read it, its head.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, batal, kepala};
use platform::kolom::{kata, kode, persen, rupiah, teks};
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, kolom: &["no_gesek", "nota_kirim"], ..DokumenDomain::TANPA };

/// Every document of money is a row of these.
const UANG: &[&str] = &[
    "/laporan-transaksi-cash",
    "/laporan-transaksi-keuangan-cash",
    "/laporan-keuangan-non-cash",
    "/laporan-cash-back",
    "/laporan-keuangan-akhir-hari",
    "/uang-kas",
    "/uang-bank",
];

const JENIS: &[JenisDibuka] = &[
    JenisDibuka::baru(J::KirimUang, &[&["/kirim-uang-pusat", "/laporan-kirim-uang-pusat"], UANG])
        .daftar("/kirim-uang-pusat")
        .uang(),
    JenisDibuka::baru(J::TerimaUang, &[&["/terima-uang-kas", "/laporan-terima-uang-pusat"], UANG])
        .daftar("/terima-uang-kas")
        .uang(),
    JenisDibuka::baru(J::GesekTunai, &[&["/gesek-tunai", "/laporan-gesek-tunai"], UANG])
        .daftar("/gesek-tunai")
        .uang(),
    JenisDibuka::baru(J::PindahSaldo, &[&["/pengalihan-saldo-uang"], UANG])
        .daftar("/pengalihan-saldo-uang")
        .uang(),
    JenisDibuka::baru(J::ValidasiNonCash, &[&["/validasi-non-cash"], UANG]).uang(),
    JenisDibuka::baru(J::SerahKas, &[&["/tutup-toko"], UANG]).daftar("/tutup-toko").uang(),
    JenisDibuka::baru(J::SelisihKas, &[&["/tutup-toko"], UANG]).daftar("/tutup-toko").uang(),
    JenisDibuka::baru(J::KasMasuk, &[UANG]).daftar("/uang-kas").uang(),
    JenisDibuka::baru(J::KasKeluar, &[UANG]).daftar("/uang-kas").uang(),
    JenisDibuka::baru(J::BankMasuk, &[UANG]).daftar("/uang-bank").uang(),
    JenisDibuka::baru(J::BankKeluar, &[UANG]).daftar("/uang-bank").uang(),
    JenisDibuka::baru(J::SaldoAwal, &[UANG]).uang(),
];

const TABEL: &[TabelDok] = &[
    kepala(
        &[
            kode("tujuan", "Toko Tujuan"),
            rupiah("jumlah", "Jumlah"),
            kode("status", "Status"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT tujuan, jumlah, status, keterangan FROM kirim_uang WHERE toko = $1 AND nota_kirim = $2",
    ),
    kepala(
        &[
            kode("asal", "Toko Asal"),
            kode("nota_kirim", "Nota Kirim"),
            rupiah("jumlah_kirim", "Dikirim"),
            rupiah("jumlah_terima", "Diterima"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT asal, nota_kirim, jumlah_kirim, jumlah_terima, keterangan FROM kirim_uang_terima \
         WHERE toko = $1 AND no_terima = $2",
    ),
    kepala(
        &[
            kata("tindakan", "Tindakan"),
            rupiah("jumlah", "Jumlah"),
            kode("pembayar", "Pembayar"),
            teks("alasan", "Alasan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT tindakan, jumlah, pembayar, alasan, disetujui FROM kirim_uang_selesai \
         WHERE toko = $1 AND no_dok = $2 AND tindakan <> 'LAMA'",
    ),
    kepala(
        &[kode("tujuan", "Laci Tujuan"), rupiah("jumlah", "Jumlah")],
        "SELECT tujuan, jumlah FROM pindah_saldo WHERE toko = $1 AND no_pindah = $2",
    ),
    kepala(
        &[
            kode("kode_bank", "Bank"),
            kode("no_rekening", "No Rekening"),
            rupiah("jumlah", "Jumlah Gesek"),
            persen("fee", "Biaya"),
            rupiah("fee_rp", "Biaya"),
            rupiah("cash", "Uang Tunai"),
            teks("nama_customer", "Customer"),
        ],
        "SELECT kode_bank, no_rekening, jumlah, fee, fee_rp, cash, nama_customer FROM gesek \
         WHERE toko = $1 AND no_gesek = $2",
    ),
    kepala(
        &[
            kode("dari", "Dari Kasir"),
            kode("ke", "Ke Kasir"),
            rupiah("jumlah", "Jumlah"),
            kode("status", "Status"),
            teks("alasan", "Alasan"),
        ],
        "SELECT dari, ke, jumlah, status, alasan FROM serah_kas WHERE toko = $1 AND no_dok = $2",
    ),
    batal(
        &[kode("oleh_batal", "Dibatalkan Oleh"), teks("alasan_batal", "Alasan Batal")],
        "SELECT oleh, alasan FROM uang_batal WHERE toko = $1 AND no_dok = $2",
    ),
];

//! Trade with customers: sales, purchases, manual goods, deposits, coupons, and moving in.

pub(super) mod awal;
pub(super) mod beli;
pub(super) mod kupon;
pub(super) mod lanjut;
pub(super) mod manual;
pub(super) mod titipan;
pub(super) mod transaksi;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j
        // moving in
        .pasang(S::Level(awal::PEMILIK), routes!(awal::keadaan))
        .pasang(S::Level(awal::PEMILIK), routes!(awal::impor))
        .pasang(S::Level(awal::PEMILIK), routes!(awal::batal))
        // trade with customers
        .pasang(S::Menu(transaksi::JUAL), routes!(transaksi::jual_hitung))
        .pasang(S::Menu(transaksi::JUAL), routes!(transaksi::jual))
        .pasang(S::Menu(transaksi::BELI), routes!(transaksi::beli_hitung))
        .pasang(S::Menu(transaksi::BELI), routes!(transaksi::beli))
        .pasang(S::Menu(transaksi::KASIR), routes!(transaksi::nota))
        .pasang(S::Menu(transaksi::JUAL), routes!(lanjut::parkir_daftar))
        .pasang(S::Menu(transaksi::JUAL), routes!(lanjut::parkir_simpan))
        .pasang(S::Menu(transaksi::JUAL), routes!(lanjut::parkir_ambil))
        .pasang(S::Menu(transaksi::JUAL), routes!(lanjut::aksesoris))
        .pasang(S::Menu(transaksi::NOTA_JUAL), routes!(lanjut::nota))
        .pasang(S::Menu(transaksi::LIHAT_JUAL), routes!(lanjut::nota_banyak))
        .pasang(S::Menu(transaksi::NOTA_JUAL), routes!(lanjut::cetak_nota))
        .pasang(S::Menu(lanjut::VALIDASI_JUAL), routes!(lanjut::validasi_jual_daftar))
        .pasang(S::Menu(lanjut::VALIDASI_JUAL), routes!(lanjut::validasi_jual))
        .pasang(S::Menu(lanjut::VALIDASI_SEMUA), routes!(lanjut::validasi_semua_daftar))
        .pasang(S::Menu(lanjut::VALIDASI_SEMUA), routes!(lanjut::validasi_semua))
        .pasang(S::Menu(transaksi::LIHAT_JUAL), routes!(transaksi::jual_daftar))
        .pasang(S::Menu(transaksi::LIHAT_BELI), routes!(transaksi::beli_daftar))
        .pasang(S::Menu(transaksi::LIHAT_JUAL), routes!(transaksi::jual_bynota))
        .pasang(S::Menu(transaksi::LIHAT_JUAL), routes!(transaksi::jual_single))
        .pasang(S::Menu(transaksi::LIHAT_BELI), routes!(transaksi::beli_bynota))
        .pasang(S::Menu(transaksi::LIHAT_BELI), routes!(transaksi::beli_single))
        .pasang(S::Menu(transaksi::BATAL_JUAL), routes!(transaksi::jual_batal))
        .pasang(S::Menu(transaksi::BATAL_BELI), routes!(transaksi::beli_batal))
        .pasang(S::Menu(transaksi::BATAL_JUAL), routes!(transaksi::jual_batal_periksa))
        .pasang(S::Menu(transaksi::BATAL_BELI), routes!(transaksi::beli_batal_periksa))
        .pasang(S::Menu(rangkai::melayani()), routes!(transaksi::cari_pelanggan))
        .pasang(S::Menu(rangkai::melayani()), routes!(transaksi::daftar_pelanggan))
        // coupons
        .pasang(S::Menu(kupon::DAFTAR), routes!(kupon::daftar))
        .pasang(S::Menu(kupon::CEK), routes!(kupon::cek))
        // trade in manual goods
        .pasang(S::Menu(manual::TRANSAKSI), routes!(manual::hitung_manual))
        .pasang(S::Menu(manual::TRANSAKSI), routes!(manual::simpan_manual))
        .pasang(S::Menu(manual::TRANSAKSI), routes!(manual::stok_manual))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_cetak))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_cetak))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_daftar))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_daftar))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_valid))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_valid))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_reprint))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_reprint))
        .pasang(S::Menu(manual::BATAL_JUAL), routes!(manual::jual_batal))
        .pasang(S::Menu(manual::BATAL_BELI), routes!(manual::beli_batal))
        // around a purchase
        .pasang(S::Menu(transaksi::BELI), routes!(beli::curian_daftar))
        .pasang(S::Menu(transaksi::BELI), routes!(beli::curian_lapor))
        .pasang(S::Menu(transaksi::BELI), routes!(beli::curian_cabut))
        .pasang(S::Menu(beli::NIK), routes!(beli::nik))
        .pasang(S::Menu(beli::HANCUR), routes!(beli::calon))
        .pasang(S::Menu(beli::HANCUR), routes!(beli::hancur))
        .pasang(S::Menu(transaksi::LIHAT_BELI), routes!(beli::nota))
        .pasang(S::Menu(transaksi::LIHAT_BELI), routes!(beli::nota_banyak))
        .pasang(S::Menu(transaksi::LIHAT_BELI), routes!(beli::cetak_nota))
        // deposits
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::hitung))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::terima))
        .pasang(S::Menu(titipan::LIHAT), routes!(titipan::daftar))
        .pasang(S::Menu(titipan::LIHAT), routes!(titipan::satu))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::kembali))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::batal))
        .pasang(S::Menu(titipan::VALIDASI), routes!(titipan::validasi))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::nota))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::cetak_nota))
}

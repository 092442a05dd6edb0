//! Money: drawers, accounts, what moves between them and to head office.

pub(super) mod kirim_uang;
pub(super) mod laci;
pub(super) mod uang;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(&["/uang-kas"]), routes!(laci::uang_kas))
        .pasang(S::Menu(uang::SALDO), routes!(laci::saldo))
        .pasang(S::Menu(uang::KATEGORI), routes!(uang::kategori))
        .pasang(S::Sesi, routes!(uang::kategori_buku))
        .pasang(S::Menu(uang::DI_KAS), routes!(uang::kas_halaman))
        .pasang(S::Menu(uang::DI_BANK), routes!(uang::bank_halaman))
        .pasang(S::Menu(uang::REKENING), routes!(uang::rekening))
        .pasang(S::Menu(uang::DI_BANK), routes!(uang::uang_bank))
        .pasang(S::Menu(uang::BATAL), routes!(uang::batal))
        .pasang(S::Menu(uang::SEMUA), routes!(uang::slip))
        .pasang(S::Menu(uang::SEMUA), routes!(uang::cetak_slip))
        .pasang(S::Menu(uang::PINDAH), routes!(uang::kasir))
        .pasang(S::Menu(uang::PINDAH), routes!(uang::pindah))
        .pasang(S::Menu(uang::NON_CASH), routes!(uang::menunggu))
        .pasang(S::Menu(uang::NON_CASH), routes!(uang::validasi))
        .pasang(S::Menu(uang::NON_CASH), routes!(uang::faktur))
        .pasang(S::Menu(uang::GESEK), routes!(uang::pemilik))
        .pasang(S::Menu(uang::GESEK), routes!(uang::gesek))
        .pasang(S::Menu(kirim_uang::KEDUA), routes!(kirim_uang::daftar))
        .pasang(S::Menu(kirim_uang::KEDUA), routes!(kirim_uang::riwayat))
        .pasang(S::Menu(kirim_uang::MENGIRIM), routes!(kirim_uang::tujuan))
        .pasang(S::Menu(kirim_uang::MENGIRIM), routes!(kirim_uang::kirim))
        .pasang(S::Menu(kirim_uang::KEDUA), routes!(kirim_uang::satu))
        .pasang(S::Menu(kirim_uang::KEDUA), routes!(kirim_uang::selisih))
        .pasang(S::Menu(kirim_uang::MENERIMA), routes!(kirim_uang::selesaikan))
        .pasang(S::Menu(kirim_uang::MENERIMA), routes!(kirim_uang::terima))
}

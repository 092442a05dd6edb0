//! Settings, stores, printers and their jobs.

pub(super) mod para_system;
pub(super) mod printer;
pub(super) mod toko;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};
use platform::printer::MENU as PRINTER;
use platform::toko::urus::{MASTER_TOKO, SETTING_TOKO, WHATSAPP};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Sesi, routes!(para_system::semua))
        .pasang(S::Sesi, routes!(para_system::satu))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::ubah))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::keterangan))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::tarif_daftar))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::tarif_jadwal))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::tarif_cabut))
        .pasang(S::Sesi, routes!(toko::semua))
        .pasang(S::Sesi, routes!(toko::pilihan))
        .pasang(S::Menu(&[MASTER_TOKO]), routes!(toko::daftar))
        .pasang(S::Menu(&[MASTER_TOKO]), routes!(toko::tambah))
        .pasang(S::Menu(&[MASTER_TOKO]), routes!(toko::ubah))
        .pasang(S::Menu(&[MASTER_TOKO]), routes!(toko::atur_aktif))
        .pasang(S::Sesi, routes!(toko::sendiri))
        .pasang(S::Menu(&[SETTING_TOKO, WHATSAPP]), routes!(toko::setting))
        // printers and their jobs
        .pasang(S::Sesi, routes!(printer::semua))
        .pasang(S::Menu(PRINTER), routes!(printer::agen))
        .pasang(S::Menu(PRINTER), routes!(printer::tambah))
        .pasang(S::Menu(PRINTER), routes!(printer::ubah))
        .pasang(S::Menu(PRINTER), routes!(printer::hapus))
        .pasang(S::Menu(PRINTER), routes!(printer::tes))
        .pasang(S::Sesi, routes!(printer::antrean))
        .pasang(S::Sesi, routes!(printer::ulang))
        .pasang(S::Sesi, routes!(printer::batal))
        .pasang(S::Sesi, routes!(printer::berkas))
        .pasang(S::Agen, routes!(printer::tugas))
        .pasang(S::Agen, routes!(printer::ambil))
        .pasang(S::Agen, routes!(printer::lapor))
}

//! People: their sessions, who may do what, fingerprints, and approvals.

pub(super) mod kelola;
pub(super) mod otorisasi;
pub(super) mod sesi;
pub(super) mod sidik_jari;
pub(super) mod totp;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};
use platform::orang::{DATA_USERS, HAK_AKSES, HAK_AKSES_BANYAK};

/// Any screen about people.
const ORANG: &[&str] = &[DATA_USERS, HAK_AKSES, HAK_AKSES_BANYAK];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j
        // session and users
        .pasang(S::Publik, routes!(sesi::masuk))
        .pasang(S::SesiApaAdanya, routes!(sesi::keluar))
        .pasang(S::SesiApaAdanya, routes!(sesi::saya))
        .pasang(S::SesiApaAdanya, routes!(sesi::ganti_password))
        .pasang(S::SesiApaAdanya, routes!(sesi::kunci))
        .pasang(S::SesiApaAdanya, routes!(sesi::buka))
        .pasang(S::SesiApaAdanya, routes!(totp::keadaan))
        .pasang(S::SesiApaAdanya, routes!(totp::mulai))
        .pasang(S::SesiApaAdanya, routes!(totp::aktifkan))
        .pasang(S::Sesi, routes!(totp::matikan))
        .pasang(S::Sesi, routes!(sesi::semua))
        .pasang(S::Sesi, routes!(sesi::pindah))
        // people
        .pasang(S::Menu(ORANG), routes!(kelola::daftar))
        .pasang(S::Menu(&[DATA_USERS]), routes!(kelola::tambah))
        .pasang(S::Menu(&[DATA_USERS]), routes!(kelola::ubah))
        .pasang(S::Menu(&[DATA_USERS]), routes!(kelola::reset))
        .pasang(S::Menu(ORANG), routes!(kelola::template))
        .pasang(S::Menu(&[HAK_AKSES, HAK_AKSES_BANYAK]), routes!(kelola::akses))
        .pasang(S::Menu(&[HAK_AKSES]), routes!(kelola::simpan_akses))
        .pasang(S::Menu(&[HAK_AKSES_BANYAK]), routes!(kelola::periksa_massal))
        .pasang(S::Menu(&[HAK_AKSES_BANYAK]), routes!(kelola::massal))
        // approvals and fingerprints
        .pasang(S::Sesi, routes!(otorisasi::langsung))
        .pasang(S::Sesi, routes!(otorisasi::fingerprint))
        .pasang(S::Sesi, routes!(otorisasi::minta))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(otorisasi::kotak))
        .pasang(S::Sesi, routes!(otorisasi::kategori))
        .pasang(S::Sesi, routes!(otorisasi::lihat))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(otorisasi::setujui))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(otorisasi::tolak))
        .pasang(S::Sesi, routes!(otorisasi::tarik))
        .pasang(S::Sesi, routes!(sidik_jari::pindai))
        .pasang(S::Sesi, routes!(sidik_jari::lihat))
        .pasang(S::SesiAtauAgen, routes!(sidik_jari::cetakan))
        .pasang(S::Sesi, routes!(sidik_jari::enrol))
        .pasang(S::Sesi, routes!(sidik_jari::hapus))
        .pasang(S::Agen, routes!(sidik_jari::tugas))
        .pasang(S::Agen, routes!(sidik_jari::lapor))
}

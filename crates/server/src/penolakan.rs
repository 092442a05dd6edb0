//! Every refusal there is, domain by domain: what docs/penolakan.md and the web's table of codes are made of.

use crate::tepi;
use platform::penolakan::Domain;
use std::sync::LazyLock;

/// What lies below the domains.
const BAWAH: &[Domain] = &[
    platform::DasarTolak::DAFTAR,
    platform::AksesTolak::DAFTAR,
    platform::SesiTolak::DAFTAR,
    platform::OrangTolak::DAFTAR,
    platform::TokoTolak::DAFTAR,
    platform::OtorisasiTolak::DAFTAR,
    platform::AgenTolak::DAFTAR,
    platform::PrinterTolak::DAFTAR,
    platform::SidikTolak::DAFTAR,
    platform::BukuTolak::DAFTAR,
    konter::KonterTolak::DAFTAR,
];

/// What stands beside them.
const SAMPING: &[Domain] = &[
    master::MasterTolak::DAFTAR,
    akun::AkunTolak::DAFTAR,
    gambar::GambarTolak::DAFTAR,
    laporan::LaporanTolak::DAFTAR,
    tata_letak::LetakTolak::DAFTAR,
    tepi::TepiTolak::DAFTAR,
];

/// In the order of the list; every domain brings its own.
pub static SEMUA: LazyLock<Vec<Domain>> = LazyLock::new(|| {
    let domain = rangkai::DOMAIN.iter().flat_map(|d| d.penolakan);
    BAWAH.iter().chain(domain).chain(SAMPING).copied().collect()
});

/// Prefixes that a domain shares with a layer below it: the books and the counter speak of what they guard, and every
/// domain says what stands against closing.
pub const BERSAMA: &[&str] =
    &["KAS", "BANK", "CURAH", "KUPON", "TITIP", "LAPORAN", "NIAGA", "BATAL", "TUTUP"];

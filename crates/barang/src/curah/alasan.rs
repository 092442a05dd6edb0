//! Why counted stock comes and goes: each reason names the account outside the shop at the other end of the move.

use ledger::stok::Luar;
use serde::Serialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AlasanCurah)]
pub struct Alasan {
    pub kode: &'static str,
    pub nama: &'static str,
    /// stock comes in; otherwise it goes
    pub masuk: bool,
    /// must be explained in words
    pub wajib_keterangan: bool,
    #[serde(skip)]
    #[schema(ignore)]
    pub(crate) akun: Luar,
}

const fn a(
    kode: &'static str,
    nama: &'static str,
    masuk: bool,
    wajib_keterangan: bool,
    akun: Luar,
) -> Alasan {
    Alasan { kode, nama, masuk, wajib_keterangan, akun }
}

pub const ALASAN: &[Alasan] = &[
    a("PEMBELIAN", "Pembelian dari supplier", true, false, Luar::Pemasok),
    a("STOK AWAL", "Stok awal", true, false, Luar::Awal),
    a("KEMBALI", "Kembali, tidak jadi dipakai", true, false, Luar::Pakai),
    a("LEBIH HITUNG", "Lebih waktu dihitung", true, true, Luar::Lebih),
    a("DIPAKAI", "Dipakai atau diberikan ke customer", false, false, Luar::Pakai),
    a("RETUR", "Retur ke supplier", false, false, Luar::Pemasok),
    a("RUSAK", "Rusak", false, true, Luar::Susut),
    a("HILANG", "Hilang", false, true, Luar::Hilang),
];

pub(crate) fn cari(kode: &str, masuk: bool) -> Option<&'static Alasan> {
    let kode = kode.trim().to_uppercase();
    ALASAN.iter().find(|a| a.masuk == masuk && a.kode == kode)
}

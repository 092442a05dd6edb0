//! The errors of the value types: overflow, and text that is not a number, a code, a date or a
//! document number. Messages are Indonesian because the user reads them; any crate may carry them on.

use thiserror::Error;

/// A result that does not fit in 64 bits. Never wraps around, never saturates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("Angka terlalu besar untuk dihitung.")]
pub struct Meluap;

/// Text that is not an exact decimal of the kind asked for.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum AngkaSalah {
    #[error("{bidang} '{isi}' bukan angka; tulis seperti {contoh}.")]
    BukanAngka { bidang: &'static str, isi: String, contoh: &'static str },
    #[error("{bidang} '{isi}' paling banyak {desimal} angka di belakang titik.")]
    TerlaluTeliti { bidang: &'static str, isi: String, desimal: u32 },
    #[error("{bidang} '{isi}' di luar batas; {batas}.")]
    DiLuarBatas { bidang: &'static str, isi: String, batas: &'static str },
    #[error("{bidang} terlalu besar; {batas}.")]
    LewatBatas { bidang: &'static str, batas: &'static str },
}

/// A code that breaks its own rule; says which field and what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
#[error("{bidang} '{isi}' tidak sah; {aturan}.")]
pub struct KodeSalah {
    pub bidang: &'static str,
    pub isi: String,
    pub aturan: &'static str,
}

/// A date or a moment that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum TanggalSalah {
    #[error("Tanggal '{0}' tidak sah; tulis seperti 2026-11-15.")]
    Tanggal(String),
    #[error("Bulan '{0}' tidak sah; tulis seperti 2026-11.")]
    Bulan(String),
    #[error("Waktu '{0}' tidak sah; tulis seperti 2026-11-15T08:30:00.000+07:00.")]
    Waktu(String),
    #[error("Tanggal atau waktu di luar tahun 0000 sampai 9999.")]
    DiLuarBatas,
}

/// A document number that cannot be read or made.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum NoFakturSalah {
    #[error("No faktur '{0}' tidak sah; tulis seperti FJJKT1-261115-0042.")]
    Bentuk(String),
    #[error("Awalan '{0}' bukan jenis dokumen yang dikenal.")]
    Jenis(String),
    #[error(transparent)]
    Toko(#[from] KodeSalah),
    #[error("Tanggal no faktur harus di antara tahun 2000 dan 2099.")]
    Tahun,
    #[error("Nomor urut faktur dimulai dari 1.")]
    Urut,
}

/// What the user typed, short enough to be repeated in a message.
pub(crate) fn cuplik(teks: &str) -> String {
    const PANJANG: usize = 40;
    let mut isi: String = teks.chars().take(PANJANG).collect();
    if teks.chars().nth(PANJANG).is_some() {
        isi.push('…');
    }
    isi
}

//! The end of a store's day: what stands in its way, closing it in one transaction, what is kept of it, the digest for
//! the owner, and the proof of balance at any moment. Domains tell their part (`platform::domain`); only the drawers and
//! the prices are the closing's own work.

mod bukti;
mod domain;
mod halangan;
mod potret;
mod rincian_dok;
mod ringkasan;
mod tolak;
mod tutup;

pub use bukti::{Bukti, Dokumen, KeadaanAturan, TanyaDok, bukti, dokumen};
pub use domain::{BUKU, DOMAIN};
pub use halangan::{Keadaan, keadaan, sejak_tutup, tidak_seimbang};
pub use potret::hari;
pub use ringkasan::{Ringkasan, baca as ringkasan, pdf, simpan as simpan_ringkasan, teks as teks_ringkasan};
pub use tolak::TutupTolak;
pub use tutup::{Penutupan, SEDANG, Tertutup, penutupan, tutup};

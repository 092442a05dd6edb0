//! The end of a store's day: what stands in its way, closing it in one transaction, what is kept of it, the digest for
//! the owner, and the proof of balance at any moment.

mod bukti;
mod halangan;
mod potret;
mod ringkasan;
mod tutup;

pub use bukti::{Bukti, Dokumen, KeadaanAturan, TanyaDok, bukti, dokumen};
pub use halangan::{Hal, Keadaan, Laci, keadaan, tidak_seimbang};
pub use ringkasan::{Ringkasan, baca as ringkasan, pdf, simpan as simpan_ringkasan};
pub use tutup::{SEDANG, Tertutup, tutup};

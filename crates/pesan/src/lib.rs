//! Messages to customers: raised inside the transaction of what they tell of, kept in an outbox, sent later by a worker of the
//! server to the WhatsApp gateway. Stands below the counter, so that every domain may raise one; knows none of them.

mod antre;
pub mod antrean;
pub mod berkas;
mod domain;
mod gerbang;
mod kirim;
pub mod lihat;
pub mod nomor_sah;
pub mod pemilik;
mod peristiwa;
pub mod push;
pub mod simulator;
pub mod templat;
mod tolak;

pub use antre::{PesanBaru, antre, lupakan, nomor, tarik, tarik_promo};
pub use antrean::{LAMA, MASA, jeda};
pub use domain::DOMAIN;
pub use gerbang::{Gerbang, Jawaban};
pub use kirim::{Ambilan, Putaran, ada, ambil, dibangunkan, dibangunkan_push, hasil, kembalikan, putaran};
pub use peristiwa::{Jenis, Peristiwa};
pub use tolak::PesanTolak;

/// The setting that says messages are sent at all.
pub const MODUL: &str = "WHATSAPP_MODULE";
/// The setting that says the gateway knows a message it had before.
pub const ANTI_GANDA: &str = "WHATSAPP_ANTI_GANDA_MODULE";

//! The edge of Karat: the router, the socket, the commands. Handlers decode, check, call a use case and
//! encode; they hold no rule of the shop.

pub mod app;
mod brankas;
pub mod cetak;
pub mod keluar;
pub mod kurir_pesan;
pub mod kurir_push;
pub mod kurir_webhook;
pub mod penolakan;
pub mod perintah;
mod pipa;
pub mod rawat;
pub mod reset_poin;
pub mod rute;
pub mod setelan;
pub mod socket;
pub mod tepi;
mod tutup_hari;

pub use app::App;

/// Version of the program, and the build the specification speaks of.
pub const VERSI: &str = env!("CARGO_PKG_VERSION");

/// The OpenAPI document, made without a database or a web build.
pub fn openapi() -> utoipa::openapi::OpenApi {
    rute::jalur().openapi()
}

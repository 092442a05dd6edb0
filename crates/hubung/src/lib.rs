//! What the shop tells programs of others: the twelve sets of a day as CSV, the settings of a marketplace, the hand-over to the
//! wholesale app. Sets only read; of its own it keeps the marketplaces' settings.

mod domain;
pub mod ekspor;
pub mod grosir;
pub mod marketplace;
mod tolak;

pub use domain::DOMAIN;
pub use tolak::HubungTolak;

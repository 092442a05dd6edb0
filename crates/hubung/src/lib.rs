//! What the shop tells programs of others: the twelve sets of a day as CSV, the settings of a marketplace, the hand-over to the
//! wholesale app; and its own: keys that open calls, webhooks that are told of documents. Of trade it only reads.

mod bukti;
pub mod dokumen;
mod domain;
pub mod ekspor;
pub mod grosir;
pub mod kunci;
pub mod marketplace;
mod tolak;
pub mod webhook;

pub use domain::DOMAIN;
pub use tolak::HubungTolak;

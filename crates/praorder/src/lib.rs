//! Pre-orders: goods ordered ahead, paid for by a payment file, sold piece by piece, sent or fetched. One file a use case.

mod domain;

pub use domain::DOMAIN;

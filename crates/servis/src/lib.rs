//! Services: the customer's piece (or the shop's own) taken in, repaired and given back. One file a use case.

mod domain;

pub use domain::DOMAIN;

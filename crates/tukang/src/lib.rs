//! Craftsmen: gold given to them and taken back, their account in fine milligrams, wages. One file a use case.

mod domain;

pub use domain::DOMAIN;

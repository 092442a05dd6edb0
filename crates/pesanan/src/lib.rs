//! Orders made for a customer: promised, made, fetched or cancelled; samples lent for them. One file a use case.

mod domain;

pub use domain::DOMAIN;

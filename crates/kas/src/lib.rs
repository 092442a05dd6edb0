//! Money of a store: drawers, bank accounts, what moves between them. One file a use case.

pub mod dasbor;
pub mod uang_kas;

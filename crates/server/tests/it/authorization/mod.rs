//! authorization/*, user-fingerprint, users/fingerprint/*, agent/fingerprint/*: through the real router, on
//! both engines, with a clock that stands still; `simulasi` runs the real binaries.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod bantu;
mod fingerprint;
mod langsung;
mod permintaan;
mod reports;
mod simulasi;
mod user_fingerprint;

//! The rules of this domain, on both engines.
#![allow(clippy::unwrap_used, clippy::expect_used)]

//! The server as its clients see it: the real router on a real port, on both engines. Files mirror the URLs;
//! `alat` starts it all.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod alat;

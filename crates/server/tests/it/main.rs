//! The server as its clients see it, on both engines. Files mirror the URLs; those about the program itself
//! start the real binary.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod socket;

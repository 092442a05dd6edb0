//! The rules of closing at their use cases, with all domains, on both engines and without a server: `cargo test -p tutup`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod bukti;
mod hari;
mod laci;

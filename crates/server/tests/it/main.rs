//! The server as its clients see it: the real router on a real port, on both engines. Files mirror the URLs
//! (the edge itself is in `tepi`); `alat` starts it all, `kontrak` reads the API's own description.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod alat;
mod hak;
mod kontrak;
mod para_system;
mod rute_web;
mod sistem;
mod tepi;
mod tokos;
mod users;

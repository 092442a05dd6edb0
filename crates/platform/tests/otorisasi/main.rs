//! Approvals on real databases: who may give one, what it is bound to, how long it lives, that it is used
//! once. Fingerprint scans are tested with the server, whose agent speaks for them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod dunia;
mod memberi;
mod pakai;
mod permintaan;
mod tabel;
mod terikat;

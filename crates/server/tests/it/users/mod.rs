//! `users/…`: who comes in, how long they stay, and what ends it.

mod akses;
pub mod kelola;
mod kunci;
mod login;
mod lupa;
mod password;
mod token;
mod toko_lain;

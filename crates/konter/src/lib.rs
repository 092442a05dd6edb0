//! The counter under every document: who the customer is and who serves, which day it is, what must be approved and why,
//! how it is paid, how it is taken back, which papers were handed out. Documents bring their lines and their rules; this
//! crate names no table of theirs.

pub mod alasan;
pub mod batal;
pub mod bayar;
pub mod bayar_tulis;
mod bukti;
pub mod cetakan;
pub mod dokumen;
pub mod hari;
pub mod henti;
mod jumlah;
pub mod kata;
pub mod pajak_muka;
pub mod pelanggan;
pub mod penanggung;
pub mod pengambil;
mod rincian_dok;
pub mod sales;
pub mod tebak;
pub mod teks;
mod tolak;
pub mod uang_muka;

pub use alasan::{Alasan, BarisIzin, KodeAlasan, Perlu};
pub use bayar::{Bayar, CaraBayar, JenisBayar};
pub use bukti::{BUKTI, DOMAIN};
pub use dokumen::{Dokumen, Kepala, nomor_baris};
pub use hari::Hari;
pub use jumlah::{meluap, rupiah, rupiah_master};
pub use pelanggan::Pelanggan;
pub use tolak::KonterTolak;

//! Pieces sold in instalments: schedule, payments, handing over, default, cancelling. One file a use case.

mod akad;
mod akhir;
mod awal;
mod batal_bayar;
mod bayar;
mod bukti;
mod demo;
mod domain;
mod hutang;
mod jurnal;
mod kabar;
mod lacak;
mod lihat;
mod minta;
mod pajak;
mod rincian_dok;
mod riwayat;
mod serah;
mod tabel;
mod tolak;

pub use akad::{hitung, simpan};
pub use akhir::{Jenis as JenisAkhir, akhiri, hitung as hitung_akhir};
pub use awal::AWAL;
pub use batal_bayar::batal as batal_bayar;
pub use bayar::{bayar, hitung as hitung_bayar};
pub use domain::DOMAIN;
pub use hutang::Angsuran;
pub use kabar::{CicilanDikabari, kabari};
pub use lihat::{
    Cicilan, CicilanBaris, CicilanBayar, CicilanRinci, TanyaCicilan, TanyaTempo, TotalCicilan, daftar,
    jatuh_tempo, rinci, untuk_nota,
};
pub use minta::*;
pub use serah::{batal as batal_serah, hitung as hitung_serah, serah};
pub use tabel::{Akhir, Alokasi, Isi, IsiBaris, IsiBayar, Peristiwa};
pub use tolak::CicilanTolak;
